import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { NormalState, StatusBadge, type Tone } from '@/ui/basics/status-badge.tsx'
import { remainingOf, type Budget } from '@/domain/budgets/use-budgets-of.ts'

type Badge = { readonly tone: Tone; readonly key: 'active' | 'inactive' | 'negative' | 'low' | 'unlimited' }

/** R092: whether the budget is active. For an active budget, also the exceptions of its amount. */
function badgesOf(budget: Budget): readonly Badge[] {
  const { active, limited, threshold } = budget
  if (!active) return [{ tone: 'neutral', key: 'inactive' }]
  const left = remainingOf(budget)
  return [
    { tone: 'success', key: 'active' },
    ...(limited ? [] : [{ tone: 'info', key: 'unlimited' } as const]),
    ...(limited && left < 0 ? [{ tone: 'danger', key: 'negative' } as const] : []),
    ...(limited && left >= 0 && threshold !== undefined && left < threshold
      ? [{ tone: 'warning', key: 'low' } as const]
      : []),
  ]
}

const deviatingOf = (budget: Budget): readonly Badge[] =>
  badgesOf(budget).filter(({ tone }) => tone !== 'success')

/** Whether the budget has no exceptions. */
export const isNormal = (budget: Budget): boolean => deviatingOf(budget).length === 0

interface BudgetBadgesProps {
  readonly budget: Budget
  /** Hides the normal status `active`, as in a list. */
  readonly hidesNormal?: boolean
}

/** The status of a budget. */
export function BudgetBadges({ budget, hidesNormal = false }: BudgetBadgesProps) {
  const { t } = useTranslation('budgets')
  return (hidesNormal ? deviatingOf(budget) : badgesOf(budget)).map(({ tone, key }) =>
    key === 'active' ? (
      <NormalState key={key}>{t('status.active')}</NormalState>
    ) : (
      <StatusBadge key={key} tone={tone}>
        {t(`status.${key}`)}
      </StatusBadge>
    ),
  )
}

/** The badges of a list, as text. */
export const deviatingText = (t: TFunction, budget: Budget): string =>
  deviatingOf(budget)
    .map(({ key }) => t(`status.${key}`))
    .join(', ')

/** All badges as text, for export and search. */
export const statusText = (t: TFunction, budget: Budget): string =>
  badgesOf(budget)
    .map(({ key }) => t(`status.${key}`))
    .join(', ')
