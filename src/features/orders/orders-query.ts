import type { components } from '@/api/generated/schema.ts'
import { day, id, oneOf, paged, periodOf, sortBy, text, type ListQuery } from '@/lists/list-query.ts'

type Schemas = components['schemas']

/** R206: what a general order asks for. */
export const ACTIONS = [
  'PURCHASE',
  'PURCHASE_MOBIB_CARD',
  'PURCHASE_CHARGING_CARD',
  'STOP_CHARGING_CARD',
] as const satisfies readonly Schemas['GeneralOrderAction'][]
export const HANDLED = ['CONFIRMED', 'CANCELLED'] as const

const filters = {
  ...paged([25, 50, 100]),
  search: text(),
  action: oneOf(['any', ...ACTIONS], 'any'),
  company: id(),
  from: day(),
  to: day(),
}
const SORTED = ['user', 'action', 'price', 'createdOn'] as const

export const openOrdersQuery = { ...filters, sort: sortBy(SORTED, 'createdOn') }
export const handledOrdersQuery = {
  ...filters,
  status: oneOf(['any', ...HANDLED], 'any'),
  sort: sortBy([...SORTED, 'status', 'handledOn'], '-handledOn'),
}

/** What both lists ask in the same way. */
export const toFilter = ({
  search,
  action,
  company,
  from,
  to,
}: Pick<
  ListQuery<typeof filters>,
  'search' | 'action' | 'company' | 'from' | 'to'
>): Schemas['OrderFilter'] => ({
  ...(search !== '' && { search }),
  ...(action !== 'any' && { actions: [action] }),
  ...(company !== undefined && { corporateAccountOspId: company }),
  ...periodOf({ from, to }),
})
