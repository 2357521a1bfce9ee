import { onlySet } from '@/base/only-set.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { HANDLED_PURCHASES } from '@/domain/orders/purchase-statuses.ts'
import { id, paged, optionalOneOf, sortBy, text, type ListQuery } from '@/lists/list-query.ts'

type Filter = Schemas['PluginPurchaseFilter']

export const OPEN: Schemas['PluginPurchaseStatus'][] = ['OPEN']
/** R112: the outcomes of an order. G116: APPROVED is found with ACCEPTED. */
export const OUTCOMES = ['REQUESTED', 'REJECTED', 'ACCEPTED', 'DECLINED'] as const

const filters = { ...paged([25, 50, 100]), search: text(), company: id() }
const SORTED = ['user', 'plugin', 'price', 'createdOn'] as const

export const openPurchasesQuery = { ...filters, sort: sortBy(SORTED, 'createdOn') }
export const handledPurchasesQuery = {
  ...filters,
  status: optionalOneOf(OUTCOMES),
  sort: sortBy([...SORTED, 'status', 'lastUpdatedOn'], '-lastUpdatedOn'),
}

/** The filter that both lists share. */
export const toFilter = ({ search, company }: ListQuery<typeof filters>): Filter =>
  onlySet({ search, corporateAccountOspId: company })

export const statusesOf = (
  outcome: (typeof OUTCOMES)[number] | undefined,
): NonNullable<Filter['statuses']> => {
  if (outcome === undefined) return HANDLED_PURCHASES
  return outcome === 'ACCEPTED' ? ['ACCEPTED', 'APPROVED'] : [outcome]
}
