import { useTranslation } from 'react-i18next'
import { isBelowZero } from '~openapi/rules.ts'
import { today } from '@/base/dates.ts'
import { money, number } from '@/i18n/formats.ts'
import { dayInWords } from '@/i18n/long-dates.ts'
import { Meter } from '@/ui/basics/meter.tsx'
import { MoneyText } from '@/ui/basics/money-text.tsx'
import { elapsedOf, periodOf, usedOf } from './budget-period.ts'
import styles from './budget-standing.module.css'
import { budgetTypeName } from './budget-type-name.ts'
import { remainingOf, type Budget } from './use-budgets-of.ts'

export interface BudgetStandingProps {
  readonly budget: Budget
  /** Shows the budget larger than the others, for the first and most important one. */
  readonly big?: boolean
}

/**
 * One budget at a glance: how much is left of the total, until when, and whether it is spent faster than the time
 * passes.
 */
export function BudgetStanding({ budget, big = false }: BudgetStandingProps) {
  const { t } = useTranslation('vocabulary')
  const { line, pace, used } = useStandingWords()(budget)
  const left = remainingOf(budget)
  const isBelow = isBelowZero(budget)
  return (
    <span className={styles.standing} data-big={big || undefined}>
      <span>
        <span className={styles.name}>{budgetTypeName(t, budget.type)}</span>
        <span className={styles.meta}>{line}</span>
      </span>
      <span className={styles.figures}>
        <span className={styles.figure}>
          <MoneyText euros={budget.limited ? left : -left} />
        </span>
        {(!budget.limited || isBelow) && (
          <span className={styles.meta}>{t(budget.limited ? 'standing.below' : 'standing.used')}</span>
        )}
      </span>
      {used && (
        <span className={styles.meter}>
          <Meter share={used.share} tone={isBelow ? 'danger' : undefined} />
          <span className={styles.meta}>{pace}</span>
        </span>
      )}
    </span>
  )
}

/** Texts for the state of a budget: "of € 3 000,00, until 31 December", and "39 % used, 89 % of the year is over". */
// i18n-keys: vocabulary:standing.pace.*
export function useStandingWords() {
  const { t, i18n } = useTranslation('vocabulary')
  return (budget: Budget) => {
    const { limited, total } = budget
    const period = periodOf(budget, today())
    const used = usedOf(budget)
    const until = period && dayInWords(period.until, i18n.language)
    const share = used && number(Math.round(used.share * 100))
    const elapsed = period && elapsedOf(period, today())
    const line = !limited
      ? t('budgetUnlimited')
      : [
          total !== undefined && t('standing.of', { total: money(total) }),
          until !== undefined && t('standing.until', { date: until }),
        ]
          .filter((part) => part !== false)
          .join(', ')
    const pace =
      period && elapsed !== undefined
        ? t(`standing.pace.${period.kind}`, { used: share, elapsed: number(Math.round(elapsed * 100)) })
        : t('standing.pace.none', { used: share })
    return { line, pace, used, period, elapsed, until }
  }
}
