import './table.css'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import Columns3 from 'lucide-react/icons/columns-3'
import Download from 'lucide-react/icons/download'
import ListFilter from 'lucide-react/icons/list-filter'
import { number } from '@/i18n/formats.ts'
import { Button } from '../basics/button.tsx'
import { ActionsMenu, MenuButton } from '../overlays/menu.tsx'
import { SearchBox } from '../inputs/search-box.tsx'
import type { Column } from './column.ts'
import { saveFile } from '@/base/save-file.ts'
import { saveCsv, toCsv } from './csv.ts'
import type { ListAddress } from './list-address.ts'
import type { ColumnChoice } from './use-columns.ts'

export interface TableToolsProps<Row> {
  /** A `ViewsMenu`, if the address holds the state of the list. */
  readonly views: ReactNode
  readonly choice: ColumnChoice<Row>
  /** An `ExportButton`, if rows can be exported. */
  readonly exporting: ReactNode
}

export interface TableBarProps<Row> extends TableToolsProps<Row> {
  readonly list: Pick<ListAddress, 'search' | 'filters'> | undefined
  /** The name of the search, such as "Search users". Absent: no search. */
  readonly searchLabel: string | undefined
  /** In ms, as in `SearchBox`. */
  readonly searchDelay?: number | undefined
  readonly onSearchFocus?: (() => void) | undefined
  /** Controls such as selects. In a narrow page they move behind a button. */
  readonly filters: ReactNode
}

/** The bar above a table: search and filters at the left, views, export and columns at the right. */
export function TableBar<Row>(props: TableBarProps<Row>) {
  const { list, searchLabel, searchDelay, onSearchFocus, filters, ...tools } = props
  const { t } = useTranslation('ui')
  const id = useId()
  const [open, setOpen] = useState(false)
  const set = list?.filters ?? 0
  return (
    <div className="table-bar">
      <div className="table-bar-line">
        <div className="row table-filters" data-open={open || undefined}>
          {list?.search && searchLabel !== undefined && (
            <SearchBox
              shortcut
              label={searchLabel}
              value={list.search.text}
              delay={searchDelay}
              onFocus={onSearchFocus}
              onChange={list.search.onSearch}
            />
          )}
          <span className="table-filters-toggle">
            <Button
              icon={<ListFilter aria-hidden="true" />}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              {set === 0 ? t('table.filters') : t('table.filtersSet', { number: number(set) })}
            </Button>
          </span>
          <div className="table-filters-rest" id={id}>
            {filters}
          </div>
        </div>
        <TableTools {...tools} />
      </div>
    </div>
  )
}

/** Views, export and columns. */
export function TableTools<Row>({ views, choice, exporting }: TableToolsProps<Row>) {
  const { t } = useTranslation('ui')
  return (
    <div className="row table-tools">
      {views}
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
  )
}

/** Exports rows as a CSV or XLSX file. `rows` may fetch them first. */
export function ExportButton<Row>({
  columns,
  rows,
  fileName,
}: {
  readonly columns: readonly Column<Row>[]
  readonly rows: () => readonly Row[] | Promise<readonly Row[]>
  /** The name without `.csv` or `.xlsx`. */
  readonly fileName: string
}) {
  const { t } = useTranslation('ui')
  const [pending, setPending] = useState(false)
  const run = async (save: (found: readonly Row[]) => unknown): Promise<void> => {
    setPending(true)
    try {
      await save(await rows())
    } catch {
      // The failed call has already been notified.
    } finally {
      setPending(false)
    }
  }
  const asCsv = (found: readonly Row[]): void => saveCsv(toCsv(columns, found), `${fileName}.csv`)
  const asXlsx = async (found: readonly Row[]): Promise<void> => {
    const { toXlsx } = await import('./xlsx.ts')
    saveFile(await toXlsx(columns, found), `${fileName}.xlsx`)
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
