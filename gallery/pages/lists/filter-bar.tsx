import { day, flag, text } from '@/lists/list-query.ts'
import { useListQuery } from '@/lists/use-list-query.ts'
import { NativeSelect } from '@/ui/inputs/inputs.tsx'
import { PeriodFilter } from '@/ui/table/period-filter.tsx'
import { ExportButton, TableBar } from '@/ui/table/table-tools.tsx'
import { useColumns } from '@/ui/table/use-columns.ts'
import { ViewsMenu } from '@/ui/table/views-menu.tsx'
import type { GalleryPage } from '../../page.ts'
import { people, personColumns } from '../../samples.tsx'

const schema = { search: text(), active: flag(), from: day(), to: day() }
const ROWS = people(3)

function ByAddress() {
  const list = useListQuery(schema)
  const { query, change } = list
  const choice = useColumns('gallery-filters', personColumns)
  return (
    <>
      <TableBar
        views={list.views && <ViewsMenu id="gallery-filters" list={list.views} />}
        choice={choice}
        exporting={<ExportButton columns={choice.shown} rows={() => ROWS} fileName="people" />}
        list={list}
        searchLabel="Search people"
        filters={
          <>
            <NativeSelect
              aria-label="Status"
              placeholder="Any status"
              value={query.active === undefined ? '' : query.active ? 'yes' : 'no'}
              options={[
                { value: 'yes', label: 'Active' },
                { value: 'no', label: 'Not active' },
              ]}
              onChange={({ target: { value } }) =>
                change({ active: value === '' ? undefined : value === 'yes' })
              }
            />
            <PeriodFilter
              label="Since"
              from={query.from}
              to={query.to}
              onChange={(period) => change(period)}
            />
          </>
        }
      />
      <p className="muted">The list is asked for: {JSON.stringify(query)}</p>
    </>
  )
}

export const page: GalleryPage = {
  about:
    'Search and filters above a table. The address holds them, so that they survive a reload and can be shared. `/` focuses the search. The current filters can be saved as a view in this browser, without the search. In a narrow page several filters move behind a button that shows how many are set.',
  states: { 'Bound to the address': ByAddress },
}
