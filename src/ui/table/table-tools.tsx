import './table.css'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import Columns3 from 'lucide-react/icons/columns-3'
import Download from 'lucide-react/icons/download'
import { ActionsMenu, MenuButton } from '../menu.tsx'
import type { Column } from './column.ts'
import { downloadBlob, downloadText, toCsv } from './csv.ts'
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

/** Gives the rows as a file, CSV or XLSX. `rows` may fetch them first. */
export function ExportButton<Row>({
  columns,
  rows,
  fileName,
}: {
  readonly columns: readonly Column<Row>[]
  readonly rows: () => readonly Row[] | Promise<readonly Row[]>
  /** Without `.csv` or `.xlsx`. */
  readonly fileName: string
}) {
  const { t } = useTranslation('ui')
  const [pending, setPending] = useState(false)
  const run = async (save: (found: readonly Row[]) => unknown): Promise<void> => {
    setPending(true)
    try {
      await save(await rows())
    } catch {
      // A failed call has told so itself.
    } finally {
      setPending(false)
    }
  }
  const asCsv = (found: readonly Row[]): void => downloadText(toCsv(columns, found), `${fileName}.csv`)
  const asXlsx = async (found: readonly Row[]): Promise<void> => {
    const { toXlsx } = await import('./xlsx.ts')
    downloadBlob(await toXlsx(columns, found), `${fileName}.xlsx`)
  }
  return (
    <MenuButton
      icon={<Download />}
      pending={pending}
      groups={[
        {
          items: [
            { id: 'xlsx', label: t('table.asXlsx'), run: () => void run(asXlsx) },
            { id: 'csv', label: t('table.asCsv'), run: () => void run(asCsv) },
          ],
        },
      ]}
    >
      {t('table.export')}
    </MenuButton>
  )
}
