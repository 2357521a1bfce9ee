import { useTranslation } from '@/i18n/use-translation.ts'
import { REQUIRED_IMPORT_COLUMNS, USER_IMPORT_COLUMNS } from '~files/user-import.ts'
import { TemplateCard } from '@/domain/uploads/template-card.tsx'
import { useFieldLabel } from '@/domain/users/field-labels.ts'

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

/** An empty file of users, and what stands in its columns. */
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
    <TemplateCard
      fileName={t('import.templateFile')}
      columns={Object.entries(USER_IMPORT_COLUMNS).map(([name, field]) => ({
        name,
        label: nameOf(name, field),
        isRequired: REQUIRED_IMPORT_COLUMNS.some((required) => required === name),
        help: EXPLAINED.some((explained) => explained === name) ? t(`import.help.${name}`) : undefined,
      }))}
    />
  )
}
