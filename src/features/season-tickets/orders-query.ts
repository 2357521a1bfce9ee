import { onlySet } from '@/base/only-set.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { id, paged, optionalOneOf, sortBy, text, type ListQuery } from '@/lists/list-query.ts'

export const ACTIONS = [
  'PURCHASE_SEASON_TICKET',
  'RENEW_SEASON_TICKET',
  'ACTIVATE_SEASON_TICKET',
  'STOP_SEASON_TICKET',
  'CANCEL_SEASON_TICKET_RENEWAL',
] as const satisfies readonly Schemas['SeasonTicketAction'][]
export const HANDLED = ['CONFIRMED', 'CANCELLED'] as const

const filters = {
  ...paged([25, 50, 100]),
  search: text(),
  action: optionalOneOf(ACTIONS),
  operator: id(),
}
const SORTED = ['user', 'action', 'orderedProduct', 'startDate', 'price', 'createdOn'] as const

export const openOrdersQuery = { ...filters, sort: sortBy(SORTED, 'createdOn') }
export const handledOrdersQuery = {
  ...filters,
  status: optionalOneOf(HANDLED),
  sort: sortBy([...SORTED, 'status', 'handledOn'], '-handledOn'),
}

/** The filter that both lists share. */
export const toFilter = ({
  search,
  action,
  operator,
}: ListQuery<typeof filters>): Schemas['SeasonCardOrderFilter'] =>
  onlySet({ search, actions: action && [action], operators: operator && [operator] })
