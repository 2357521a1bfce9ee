import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import { REQUIRED_IMPORT_COLUMNS, USER_IMPORT_COLUMNS } from '~openapi/user-import.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { useFieldLabel } from '@/domain/users/field-labels.ts'
import { saveCsvTemplate, saveXlsxTemplate } from './import-files.ts'

const EXPLAINED = [
  'birthDate',
  'msisdn',
  'language',
  'login',
  'extId',
  'licensePlate',
  'userGroups',
  'activationDate',
] as const

/** An empty file to begin with, and what stands in its columns. */
export function ImportHelp() {
  const { t } = useTranslation('app-users')
  const labelOf = useFieldLabel()
  const nameOf = (column: string, field: string): string =>
    column === 'userGroups'
      ? t('columns.userGroups')
      : column === 'activationDate'
        ? t('fields.activation')
        : labelOf(field)
  return (
    <Card
      title={t('import.template')}
      actions={
        <>
          <Button icon={<Download />} onClick={() => void saveXlsxTemplate(t('import.templateFile'))}>
            {t('ui:table.asXlsx')}
          </Button>
          <Button icon={<Download />} onClick={() => saveCsvTemplate(t('import.templateFile'))}>
            {t('ui:table.asCsv')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{t('import.templateText')}</p>
        <details>
          <summary>{t('import.columns')}</summary>
          <PropertyList
            items={Object.entries(USER_IMPORT_COLUMNS).map(([column, field]) => ({
              label: column,
              value: [
                nameOf(column, field),
                REQUIRED_IMPORT_COLUMNS.some((name) => name === column) && t('import.required'),
                EXPLAINED.some((name) => name === column) && t(`import.help.${column}`),
              ]
                .filter((text) => text !== false)
                .join(' · '),
            }))}
          />
        </details>
      </div>
    </Card>
  )
}
