import { ApiError } from '@/api/errors.ts'
import { useMemo } from 'react'
import { sortBy, page as pageParam, size, text } from '@/lists/list-query.ts'
import { useListQuery } from '@/lists/use-list-query.ts'
import { Button } from '@/ui/basics/button.tsx'
import { PagedTable, type PagedTableProps } from '@/lists/paged-table.tsx'
import { useSelection } from '@/ui/table/use-selection.ts'
import { noop } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'
import { done, people, personColumns, personId, type Person } from '../../samples.tsx'

const ALL = people(120)
const schema = {
  search: text(),
  page: pageParam(),
  size: size([10, 25]),
  sort: sortBy(['name', 'city'], 'name'),
}

/** Returns the requested page, like a server. */
function pageFor(query: {
  readonly search: string
  readonly page: number
  readonly size: number
  readonly sort: string
}) {
  const key = query.sort.replace('-', '') === 'city' ? 'city' : 'name'
  const found = ALL.filter(({ name }) => name.toLowerCase().includes(query.search.toLowerCase())).toSorted(
    (a, b) => a[key].localeCompare(b[key]) * (query.sort.startsWith('-') ? -1 : 1),
  )
  return {
    content: found.slice(query.page * query.size, (query.page + 1) * query.size),
    totalElements: found.length,
    totalPages: Math.ceil(found.length / query.size),
  }
}

function Whole() {
  const list = useListQuery(schema)
  const { query } = list
  const read = useMemo(() => ({ ...done, data: pageFor(query) }), [query])
  const selection = useSelection(personId)
  return (
    <PagedTable
      id="gallery-paged"
      caption="People"
      columns={personColumns}
      rowId={personId}
      read={read}
      list={list}
      exportName="people"
      readAll={() => Promise.resolve(ALL)}
      rowActions={({ name }) => [{ items: [{ id: 'greet', label: `Greet ${name}`, run: noop }] }]}
      bulk={{
        selection,
        actions: <Button>Deactivate</Button>,
      }}
      searchLabel="Search people"
    />
  )
}

type FixedProps = Pick<PagedTableProps<Person>, 'caption' | 'read' | 'empty'> & {
  readonly filters?: number
}

const fixed = { page: pageParam(), size: size([3]) }

function Fixed({ filters = 0, ...props }: FixedProps) {
  const list = useListQuery(fixed, { local: true })
  return (
    <PagedTable
      id="gallery-fixed"
      columns={personColumns}
      rowId={personId}
      list={{ ...list, filters, filtered: filters > 0 }}
      {...props}
    />
  )
}
const none = { content: [], totalElements: 0, totalPages: 0 }
const three = { content: people(3), totalElements: 3, totalPages: 1 }
const error = new ApiError('network', 'getUser')

export const page: GalleryPage = {
  about:
    'DataTable, paged by the server: the address keeps page, size, sort and search. Arrow keys move between rows.',
  states: {
    'Search, sort, columns, selection, export': Whole,
    Loading: () => <Fixed caption="Loading" read={{ ...done, data: undefined, isValidating: true }} />,
    'Refreshing: the old rows stay, dimmed': () => (
      <Fixed caption="Refreshing" read={{ ...done, data: three, isValidating: true }} />
    ),
    'Nothing yet': () => <Fixed caption="Nothing yet" read={{ ...done, data: none }} />,
    'Nothing matches': () => <Fixed caption="Nothing matches" filters={1} read={{ ...done, data: none }} />,
    'No right': () => (
      <Fixed caption="No right" empty={{ kind: 'no-right' }} read={{ ...done, data: none }} />
    ),
    Failed: () => <Fixed caption="Failed" read={{ ...done, data: undefined, error }} />,
    'Refreshing failed': () => <Fixed caption="Refreshing failed" read={{ ...done, data: three, error }} />,
  },
}
