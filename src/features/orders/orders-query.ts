import { onlySet } from '@/base/only-set.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { day, id, paged, periodOf, optionalOneOf, sortBy, text, type ListQuery } from '@/lists/list-query.ts'

/** R206: the actions of general orders. */
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
  action: optionalOneOf(ACTIONS),
  company: id(),
  from: day(),
  to: day(),
}
const SORTED = ['user', 'action', 'price', 'createdOn'] as const

export const openOrdersQuery = { ...filters, sort: sortBy(SORTED, 'createdOn') }
export const handledOrdersQuery = {
  ...filters,
  status: optionalOneOf(HANDLED),
  sort: sortBy([...SORTED, 'status', 'handledOn'], '-handledOn'),
}

/** The filter that both lists share. */
export const toFilter = (query: ListQuery<typeof filters>): Schemas['OrderFilter'] => {
  const { search, action, company } = query
  const actions = action && [action]
  return { ...onlySet({ search, actions, corporateAccountOspId: company }), ...periodOf(query) }
}
