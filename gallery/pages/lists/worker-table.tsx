import { text } from '@/lists/list-query.ts'
import { useListQuery } from '@/lists/use-list-query.ts'
import type { Column } from '@/ui/table/column.ts'
import { rowFinder } from '@/ui/table/row-finder.ts'
import type { RowSource } from '@/ui/table/use-found-rows.ts'
import { WorkerTable } from '@/ui/table/worker-table.tsx'
import type { GalleryPage } from '../../page.ts'
import { people, personColumns, personId, type Person } from '../../samples.tsx'

type People = RowSource<Person, null, null>

/** Does the work of a worker in the main thread. */
function sourceOf(count: number): People {
  const all = people(count)
  const columns = (): readonly Column<Person>[] => personColumns
  const find = rowFinder<Person, null, null>({ rows: () => all, columns, keeps: () => true })
  return { find: (...args) => Promise.resolve(find(...args)) }
}
const MANY = sourceOf(20_000)
const NONE = sourceOf(0)
const schema = { search: text() }
const base = {
  columns: personColumns,
  rowId: personId,
  id: 'gallery-worker',
  busy: false,
  filter: null,
  words: null,
} as const

function Searched() {
  return (
    <WorkerTable
      {...base}
      caption="20,000 people"
      source={MANY}
      list={useListQuery(schema)}
      exportName="people"
      searchLabel="Search 20,000 people"
    />
  )
}

export const page: GalleryPage = {
  about:
    'DataTable with all rows in a worker: tens of thousands, of which the main thread has only the visible ones.',
  states: {
    '20,000 rows': Searched,
    Loading: () => <WorkerTable {...base} caption="Loading" source={undefined} />,
    'Newer rows are on their way': () => <WorkerTable {...base} caption="Busy" source={MANY} busy />,
    'Nothing yet': () => <WorkerTable {...base} caption="Nothing yet" source={NONE} />,
  },
}
