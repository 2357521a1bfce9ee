import { getBudgetsByOwner } from '@/api/generated/operations/budgets.ts'
import type { components } from '@/api/generated/schema.ts'
import { useRead } from '@/api/use-read.ts'

export type Budget = components['schemas']['Budget']

const NONE: readonly Budget[] = []

/** The budgets of a user or a company. R239, R262: a 404 means that the owner has no budgets, and is not a failure. */
export function useBudgetsOf(ownerOspId: string) {
  const read = useRead(getBudgetsByOwner, { body: { ownerOspId } }, { ignore: ['NOT_FOUND'] })
  const { isValidating, mutate } = read
  const hasNone = read.data === undefined && read.error?.status === 404
  const data: readonly Budget[] | undefined = hasNone ? NONE : read.data
  return { data, error: hasNone ? undefined : read.error, isValidating, mutate }
}

/** The amount that can still be spent (G144). */
export const remainingOf = ({
  remaining,
  currentAmount,
}: Pick<Budget, 'remaining' | 'currentAmount'>): number => remaining ?? currentAmount
