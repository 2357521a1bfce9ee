import './table.css'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import Columns3 from 'lucide-react/icons/columns-3'
import Download from 'lucide-react/icons/download'
import { Button } from '../button.tsx'
import { ActionsMenu } from '../menu.tsx'
import type { Column } from './column.ts'
import { downloadText, toCsv } from './csv.ts'
import type { ColumnChoice } from './use-columns.ts'

/** The bar above a table: search and filters at the left, export and columns at the right. */
export function TableBar<Row>({
  filters,
  choice,
  exporting,
}: {
  readonly filters: ReactNode
  readonly choice: ColumnChoice<Row>
  readonly exporting: ReactNode
}) {
  const { t } = useTranslation('ui')
  return (
    <div className="table-bar">
      <div className="row table-filters">{filters}</div>
      <div className="row">
        {exporting}
        {choice.hideable.length > 0 && (
          <ActionsMenu
            label={t('table.columns')}
            icon={<Columns3 />}
            groups={[
              {
                label: t('table.columns'),
                kind: 'some-of',
                items: choice.hideable.map(({ id, header }) => ({
                  id,
                  label: header,
                  checked: choice.isShown(id),
                  run: () => choice.toggle(id),
                })),
              },
            ]}
          />
        )}
      </div>
    </div>
  )
}

/** Gives the rows as a CSV file. `rows` may fetch them first. */
export function ExportButton<Row>({
  columns,
  rows,
  fileName,
}: {
  readonly columns: readonly Column<Row>[]
  readonly rows: () => readonly Row[] | Promise<readonly Row[]>
  /** Without `.csv`. */
  readonly fileName: string
}) {
  const { t } = useTranslation('ui')
  const [pending, setPending] = useState(false)
  const run = async (): Promise<void> => {
    setPending(true)
    try {
      downloadText(toCsv(columns, await rows()), `${fileName}.csv`)
    } finally {
      setPending(false)
    }
  }
  return (
    // A failed call has told so itself.
    <Button icon={<Download />} pending={pending} onClick={() => void run().catch(() => undefined)}>
      {t('table.export')}
    </Button>
  )
}
