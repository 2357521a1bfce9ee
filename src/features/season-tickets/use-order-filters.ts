import { choice, oneOfValues, type Filter } from '@/lists/filters.tsx'
import type { SeasonCardOrder } from '@/domain/season-cards/season-card-order.ts'
import { ACTIONS } from './orders-query.ts'

/** R208: the operators are an open list, so the filter offers the operators of the visible rows. */
export function useOrderFilters(rows: readonly SeasonCardOrder[] | undefined): readonly Filter[] {
  const operators = new Map(rows?.map(({ operator, labels }) => [operator, labels.operator ?? operator]))
  const options = [...operators].map(([value, label]) => ({ value, label }))
  return [oneOfValues('action', ACTIONS), choice('operator', rows && options)]
}
