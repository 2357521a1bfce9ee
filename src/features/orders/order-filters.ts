import { companiesIn } from '@/domain/orders/companies-in.ts'
import { choice, oneOfValues, type Filter } from '@/lists/filters.tsx'
import { period } from '@/lists/typed-filters.tsx'
import type { Order } from '@/domain/orders/order.ts'
import { ACTIONS } from './orders-query.ts'

/** The filters that the lists of open and handled orders share. */
export const filtersFor = (rows: readonly Order[] | undefined): readonly Filter[] => [
  oneOfValues('action', ACTIONS),
  choice('company', companiesIn(rows)),
  period('period'),
]
