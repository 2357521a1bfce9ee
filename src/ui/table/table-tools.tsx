import './table.css'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CutShown } from '@/base/cut.ts'
import Columns3 from 'lucide-react/icons/columns-3'
import Download from 'lucide-react/icons/download'
import Rows3 from 'lucide-react/icons/rows-3'
import { Button, IconButton } from '../basics/button.tsx'
import { ActionsMenu, MenuButton } from '../overlays/menu.tsx'
import { sizesOf } from '../feedback/cut-notice.tsx'
import { notify } from '../feedback/notifications-store.ts'
import { useReportUnexpected } from '../feedback/use-report-unexpected.ts'
import { SearchBox } from '../inputs/search-box.tsx'
import type { Column } from './column.ts'
import { saveFile } from '@/base/save-file.ts'
import { saveRowsAsCsv } from './csv.ts'
import { setDensity, useDensity } from './density.ts'
import type { ListAddress } from './list-address.ts'
import type { ColumnChoice } from './use-columns.ts'

/** The number of rows from which a table has tools to arrange it. Users can survey fewer rows at a glance. */
export const MIN_ROWS_FOR_TOOLS = 8

export interface TableToolsProps<Row> {
  /** Whether the table has enough rows for these tools. */
  readonly many: boolean
  /** A `ViewsMenu`, if the address holds the state of the list. */
  readonly views: ReactNode
  readonly choice: ColumnChoice<Row>
  /** Whether a column is in the table. One that the user has not chosen is not, if there is no room for it. */
  readonly isVisible: (id: string) => boolean
  /** An `ExportButton`, if rows can be exported. */
  readonly exporting: ReactNode
}

export interface TableBarProps<Row> extends TableToolsProps<Row> {
  readonly list: Pick<ListAddress, 'search' | 'filtered' | 'clear'> | undefined
  /** The name of the search, such as "Search users". Absent: no search. */
  readonly searchLabel: string | undefined
  /** In ms, as in `SearchBox`. */
  readonly searchDelay?: number | undefined
  /** Chips, and the menu that adds a filter. */
  readonly filters: ReactNode
  /** How many of the rows match, such as "48 of 60". */
  readonly found?: ReactNode
}

/** The bar above a table: search and filters at the left; the number of matches and the tools at the right. */
export function TableBar<Row>(props: TableBarProps<Row>) {
  const { list, searchLabel, searchDelay, filters, found, ...tools } = props
  const { t } = useTranslation('ui')
  return (
    <div className="table-bar">
      {list?.search && searchLabel !== undefined && (
        <SearchBox
          shortcut
          label={searchLabel}
          value={list.search.text}
          delay={searchDelay}
          onChange={list.search.onSearch}
        />
      )}
      {filters}
      {list?.filtered && filters && (
        <Button look="link" onClick={list.clear}>
          {t('filter.clearAll')}
        </Button>
      )}
      <span className="table-found">{found}</span>
      <TableTools {...tools} />
    </div>
  )
}

/** Views, height of rows, columns and export. */
export function TableTools<Row>({ many, views, choice, isVisible, exporting }: TableToolsProps<Row>) {
  const { t } = useTranslation('ui')
  const density = useDensity()
  // A column that cannot be hidden is offered when it has no room, and until the user takes it back.
  const offered = choice.others.filter(
    (column) => !choice.isLocked(column) || !isVisible(column.id) || choice.isChosen(column.id),
  )
  // Also above few rows, if a column has no room or was hidden above more rows.
  const isNeeded = offered.some(
    (column) => choice.isLocked(column) || (!column.hidden && !isVisible(column.id)),
  )
  return (
    <div className="row table-tools">
      {views}
      {many && (
        <IconButton
          size="small"
          label={t('table.compact')}
          icon={<Rows3 />}
          aria-pressed={density === 'compact'}
          onClick={() => setDensity(density === 'compact' ? 'comfortable' : 'compact')}
        />
      )}
      {(many || isNeeded) && offered.length > 0 && (
        <ActionsMenu
          size="small"
          label={t('table.columns')}
          icon={<Columns3 />}
          groups={[
            {
              label: t('table.columns'),
              kind: 'checkbox',
              items: offered.map(({ id, header }) => ({
                id,
                label: header,
                checked: isVisible(id),
                run: () => choice.show(id, !isVisible(id)),
              })),
            },
          ]}
        />
      )}
      {exporting}
    </div>
  )
}

/** Exports rows as a CSV or XLSX file. `rows` may fetch them first. */
export function ExportButton<Row>({
  columns,
  rows,
  fileName,
  cut,
}: {
  readonly columns: readonly Column<Row>[]
  readonly rows: () => readonly Row[] | Promise<readonly Row[]>
  /** The name without `.csv` or `.xlsx`. */
  readonly fileName: string
  /** Set if the list has only the first of its rows: the file has only these, and its name says so. */
  readonly cut?: CutShown | undefined
}) {
  const { t } = useTranslation('ui')
  const [pending, setPending] = useState(false)
  const reportUnexpected = useReportUnexpected()
  const run = async (save: (found: readonly Row[]) => unknown): Promise<void> => {
    setPending(true)
    try {
      await save(await rows())
      if (cut)
        notify({
          tone: 'warning',
          text: t(cut.state === 'all' ? 'cut.exportedFound' : 'cut.exported', sizesOf(cut)),
        })
    } catch (error) {
      reportUnexpected(error)
    } finally {
      setPending(false)
    }
  }
  const name = cut ? t('cut.file', { name: fileName }) : fileName
  const columnsOfFile = columns.flatMap((column) => column.inFile ?? [column])
  const asCsv = async (found: readonly Row[]): Promise<void> =>
    saveRowsAsCsv(columnsOfFile, found, `${name}.csv`)
  const asXlsx = async (found: readonly Row[]): Promise<void> => {
    const { toXlsx } = await import('./xlsx.ts')
    saveFile(await toXlsx(columnsOfFile, found), `${name}.xlsx`)
  }
  return (
    <MenuButton
      size="small"
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
      <span className="table-export">{t('table.export')}</span>
    </MenuButton>
  )
}
