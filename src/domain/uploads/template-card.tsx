import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/basics/button.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import type { FileColumn } from './file-column.ts'
import { saveCsvTemplate, saveXlsxTemplate } from './table-files.ts'

/** An empty file to start with, and a description of its columns. */
export function TemplateCard({
  columns,
  fileName,
}: {
  readonly columns: readonly FileColumn[]
  readonly fileName: string
}) {
  const { t } = useTranslation('ui')
  // Said before the visible text of a button, which does not say what it saves.
  const what = <span className="sr-only">{`${t('upload.template')}:`}</span>
  const names = columns.map(({ name }) => name)
  return (
    <Card
      title={t('upload.template')}
      actions={
        <>
          <Button icon={<Download />} onClick={() => void saveXlsxTemplate(names, fileName)}>
            {what} <span>{t('table.asXlsx')}</span>
          </Button>
          <Button icon={<Download />} onClick={() => saveCsvTemplate(names, fileName)}>
            {what} <span>{t('table.asCsv')}</span>
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{t('upload.templateText')}</p>
        <details>
          <summary>{t('upload.columns')}</summary>
          <PropertyList
            items={columns.map(({ name, label, isRequired, help }) => ({
              label: name,
              value: [label, isRequired && t('upload.required'), help].filter(Boolean).join(' · '),
            }))}
          />
        </details>
      </div>
    </Card>
  )
}
