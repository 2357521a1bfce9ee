import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { NormalState, StatusBadge, type Tone } from '@/ui/basics/status-badge.tsx'
import { remainingOf, type Budget } from '@/domain/budgets/use-budgets-of.ts'

type Badge = { readonly tone: Tone; readonly key: 'active' | 'inactive' | 'negative' | 'low' | 'unlimited' }

/** R092: active or not; for an active budget, what is exceptional about its amount. */
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

/** The status of a budget. */
export function BudgetBadges({ budget }: { readonly budget: Budget }) {
  const { t } = useTranslation('budgets')
  return badgesOf(budget).map(({ tone, key }) =>
    key === 'active' ? (
      <NormalState key={key}>{t('status.active')}</NormalState>
    ) : (
      <StatusBadge key={key} tone={tone}>
        {t(`status.${key}`)}
      </StatusBadge>
    ),
  )
}

/** The texts of the badges, for export and search. */
export const statusText = (t: TFunction, budget: Budget): string =>
  badgesOf(budget)
    .map(({ key }) => t(`status.${key}`))
    .join(', ')
