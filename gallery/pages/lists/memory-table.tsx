import { money, sumEuros } from '@/i18n/formats.ts'
import { text } from '@/lists/list-query.ts'
import { useListQuery } from '@/lists/use-list-query.ts'
import { Button } from '@/ui/basics/button.tsx'
import { MemoryTable } from '@/ui/table/memory-table.tsx'
import { useSelection } from '@/ui/table/use-selection.ts'
import type { GalleryPage } from '../../page.ts'
import { people, personColumns, personId, type Person } from '../../samples.tsx'

const MANY = people(20_000)
const FEW = people(25)
const schema = { search: text() }
const base = { columns: personColumns, rowId: personId, id: 'gallery-memory' } as const

function Searched() {
  return (
    <MemoryTable
      {...base}
      caption="20,000 people"
      rows={MANY}
      list={useListQuery(schema)}
      initialSort="name"
      exportName="people"
      searchLabel="Search 20,000 people"
    />
  )
}

function Choosing() {
  const selection = useSelection(personId, FEW)
  return (
    <MemoryTable
      {...base}
      caption="To be chosen"
      rows={FEW}
      pageSize={5}
      bulk={{ selection, actions: <Button>Deactivate</Button> }}
    />
  )
}

export const page: GalleryPage = {
  about: 'DataTable with all rows in memory: up to 20,000, of which only the visible ones are rendered.',
  states: {
    '20,000 rows': Searched,
    'With a pager and totals': () => (
      <MemoryTable
        {...base}
        caption="With totals"
        rows={FEW}
        pageSize={5}
        totals={(rows: readonly Person[]) => ({ budget: money(sumEuros(rows.map(({ budget }) => budget))) })}
      />
    ),
    'Rows can be chosen': Choosing,
    Loading: () => <MemoryTable {...base} caption="Loading" rows={undefined} pageSize={3} />,
    'Nothing yet': () => <MemoryTable {...base} caption="Nothing yet" rows={[]} />,
    'Nothing matches': () => <MemoryTable {...base} caption="Nothing matches" rows={FEW} search="nobody" />,
  },
}
