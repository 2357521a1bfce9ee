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
  isInCard = false,
}: {
  readonly columns: readonly FileColumn[]
  readonly fileName: string
  /** Rendered inside the card of the file input, without a card of its own. */
  readonly isInCard?: boolean
}) {
  const { t } = useTranslation('ui')
  const names = columns.map(({ name }) => name)
  const size = isInCard ? 'small' : undefined
  const buttons = (
    <>
      <Button size={size} icon={<Download />} onClick={() => void saveXlsxTemplate(names, fileName)}>
        {t('table.asXlsx')}
      </Button>
      <Button size={size} icon={<Download />} onClick={() => saveCsvTemplate(names, fileName)}>
        {t('table.asCsv')}
      </Button>
    </>
  )
  const meaning = (
    <details>
      <summary>{t('upload.columns')}</summary>
      <PropertyList
        items={columns.map(({ name, label, isRequired, help }) => ({
          label: name,
          value: [label, isRequired && t('upload.required'), help].filter(Boolean).join(' · '),
        }))}
      />
    </details>
  )
  if (isInCard)
    return (
      <section className="upload-template" aria-label={t('upload.template')}>
        <div className="row">
          <p className="field-help">{t('upload.templateText')}</p>
          <div className="row">{buttons}</div>
        </div>
        {meaning}
      </section>
    )
  return (
    <Card title={t('upload.template')} actions={buttons}>
      <div className="stack">
        <p>{t('upload.templateText')}</p>
        {meaning}
      </div>
    </Card>
  )
}
