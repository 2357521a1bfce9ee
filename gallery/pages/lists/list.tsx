import { useMemo, type ReactNode } from 'react'
import { ApiError } from '@/api/errors.ts'
import { Filters, yesNo } from '@/lists/filters.tsx'
import { flag, page as pageParam, size, sortBy, text, type ListSchema } from '@/lists/list-query.ts'
import { PagedTable, type PagedTableProps } from '@/lists/paged-table.tsx'
import { useListQuery, type ListState } from '@/lists/use-list-query.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Page } from '@/ui/basics/page.tsx'
import { AmountLeft, Identity, Sentence, TwoLines } from '@/ui/table/cells.tsx'
import type { Column } from '@/ui/table/column.ts'
import { ExportButton, TableBar } from '@/ui/table/table-tools.tsx'
import { useColumns } from '@/ui/table/use-columns.ts'
import { useSelection } from '@/ui/table/use-selection.ts'
import { ViewsMenu } from '@/ui/table/views-menu.tsx'
import { addressOf } from '../../gallery-link.tsx'
import { noop } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'
import { done, people, personColumns, personId, type Person } from '../../samples.tsx'

const PEOPLE = people(48)
const schema = {
  search: text(),
  active: flag(),
  page: pageParam(),
  size: size([25, 50]),
  sort: sortBy(['name', 'city'], 'name'),
}
const [nameColumn, ...others] = personColumns
const columns: readonly Column<Person>[] = [
  ...(nameColumn
    ? [
        {
          ...nameColumn,
          around: ({ name, id }: Person, shown: ReactNode) => (
            <Identity name={name} second={`${id}@bakery.example`}>
              {shown}
            </Identity>
          ),
        },
      ]
    : []),
  ...others.map((column) =>
    column.id === 'budget'
      ? { ...column, cell: ({ budget }: Person) => <AmountLeft remaining={budget} total={1750} /> }
      : column.id === 'city'
        ? { ...column, cell: ({ city }: Person) => <TwoLines first={city} second="Flanders" /> }
        : column,
  ),
]

const withSentences = columns.map((column) =>
  column.id === 'city'
    ? {
        ...column,
        cell: ({ city }: Person) => (
          <Sentence>{`Lives in ${city} and travels to Ghent by train, then by bicycle from the station.`}</Sentence>
        ),
      }
    : column,
)

function List(props: Partial<PagedTableProps<Person>> & { readonly selected?: number }) {
  const list = useListQuery(schema, { local: true })
  const shown = PEOPLE.slice(list.page * list.size, (list.page + 1) * list.size)
  const read = useMemo(
    () => ({ ...done, data: { content: shown, totalElements: PEOPLE.length, totalPages: 2 } }),
    [shown],
  )
  const selection = useSelection(personId)
  const some = { ...selection, has: ({ id }: Person) => PEOPLE.slice(0, 3).some((one) => one.id === id) }
  return (
    <Page title="People" isList action={<Button look="primary">Add a person</Button>}>
      <PagedTable
        id="gallery-list"
        caption="People"
        columns={columns}
        rowId={personId}
        rowHref={() => addressOf('list')}
        rowActions={({ name }) => [{ items: [{ id: 'greet', label: `Greet ${name}`, run: noop }] }]}
        read={read}
        list={list}
        exportName="people"
        searchLabel="Search people"
        filters={
          <Filters
            area="user-groups"
            words="list"
            filters={[yesNo('active')]}
            state={list as unknown as ListState<ListSchema>}
          />
        }
        {...props}
        {...(props.selected && {
          bulk: {
            selection: { ...some, rows: PEOPLE.slice(0, props.selected) },
            actions: <Button>Deactivate</Button>,
          },
        })}
      />
    </Page>
  )
}

const none = { content: [], totalElements: 0, totalPages: 0 }

function NothingMatches() {
  const list = useListQuery(schema, { local: true })
  return (
    <List
      caption="Nothing matches"
      list={{ ...list, filters: 1, filtered: true }}
      read={{ ...done, data: none }}
    />
  )
}

function Bar() {
  const list = useListQuery(schema, { local: true })
  const choice = useColumns('gallery-bar', personColumns)
  const views = { searched: false, view: 'active=yes', show: noop, hrefOf: () => addressOf('list') }
  return (
    <TableBar
      many
      views={<ViewsMenu many id="gallery-bar" list={views} />}
      choice={choice}
      isVisible={() => true}
      exporting={<ExportButton columns={choice.shown} rows={() => PEOPLE} fileName="people" />}
      list={list}
      searchLabel="Search people"
      found="48 of 60"
      filters={undefined}
    />
  )
}

export const page: GalleryPage = {
  about:
    'The template of a list: title with count and one primary action, views, search and filter chips, a first cell that identifies, whole rows that open. The page scrolls, and the head stays in sight. The tools choose low or high rows (44 or 36 px), columns and a file. Columns give way where there is not enough room, the least important first.',
  states: {
    'With rows': () => <List />,
    'With sentences': () => <List caption="With sentences" columns={withSentences} />,
    Selected: () => <List caption="Selected" selected={3} />,
    Loading: () => <List caption="Loading" read={{ ...done, data: undefined, isValidating: true }} />,
    'Nothing yet': () => <List caption="Nothing yet" read={{ ...done, data: none }} />,
    'Nothing matches': NothingMatches,
    Failed: () => (
      <List caption="Failed" read={{ ...done, data: undefined, error: new ApiError('network', 'getUser') }} />
    ),
    'The bar': Bar,
  },
}
