import { date, money } from '@/i18n/formats.ts'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'
import type { Column } from '@/ui/table/column.ts'

/** A row of the sample tables. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly city: string
  readonly since: string
  readonly budget: number
  readonly active: boolean
}

const NAMES = ['Anna Aerts', 'Bé Brïk', 'Chloé Claes', 'Dries De Smet', 'Élise Evrard', 'Filip Fransen']
const CITIES = ['Brugge', 'Gent', 'Liège', 'Namur']

/** The first `count` sample people, always the same. */
export const people = (count: number): readonly Person[] =>
  Array.from({ length: count }, (_none, at) => ({
    id: `p-${at}`,
    name: `${NAMES[at % NAMES.length]}${at < NAMES.length ? '' : ` ${at}`}`,
    city: CITIES[at % CITIES.length] ?? '',
    since: `2026-0${(at % 9) + 1}-1${at % 10}`,
    budget: ((at * 7919) % 200_000) / 100 - 250,
    active: at % 3 !== 0,
  }))

export const personColumns: readonly Column<Person>[] = [
  { id: 'name', header: 'Name', text: ({ name }) => name, sort: true },
  { id: 'city', header: 'Town', text: ({ city }) => city, sort: true },
  {
    id: 'since',
    header: 'Since',
    text: ({ since }) => date(since),
    sort: true,
    sortValue: ({ since }) => since,
  },
  {
    id: 'budget',
    header: 'Budget',
    text: ({ budget }) => money(budget),
    sort: true,
    sortValue: ({ budget }) => budget,
    align: 'end',
  },
  {
    id: 'active',
    header: 'Status',
    text: ({ active }) => (active ? 'Active' : 'Not active'),
    cell: ({ active }) => (
      <StatusBadge tone={active ? 'success' : 'neutral'}>{active ? 'Active' : 'Not active'}</StatusBadge>
    ),
  },
  { id: 'id', header: 'Identifier', text: ({ id }) => id, hidden: true },
]

export const personId = ({ id }: Person): string => id

/** The result of a successful read. */
export const done = { error: undefined, isValidating: false, mutate: () => undefined } as const
