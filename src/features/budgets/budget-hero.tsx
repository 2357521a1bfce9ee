import { useTranslation } from 'react-i18next'
import { isBelowZero } from '~openapi/rules.ts'
import { today } from '@/base/dates.ts'
import { useStandingWords } from '@/domain/budgets/budget-standing.tsx'
import { remainingOf, type Budget } from '@/domain/budgets/use-budgets-of.ts'
import { money } from '@/i18n/formats.ts'
import { MoneyText } from '@/ui/basics/money-text.tsx'
import { RouteMeter } from '@/ui/basics/route-meter.tsx'
import styles from './budget-hero.module.css'
import { BudgetTerms } from './budget-terms.tsx'

/** The stops of the meter: nothing, a quarter, half, three quarters and the whole. */
const QUARTERS = [0, 0.25, 0.5, 0.75, 1]

/** The remaining amount of a budget and how fast it is spent, with its terms at the side. */
export function BudgetHero({ budget }: { readonly budget: Budget }) {
  const { t } = useTranslation('budgets')
  const { used, pace, elapsed, until } = useStandingWords()(budget)
  const { limited, active, total } = budget
  const left = remainingOf(budget)
  const isBelow = isBelowZero(budget)
  return (
    <section className={styles.hero} aria-label={t('hero.label')}>
      <div className={styles.main}>
        <p className={styles.lead}>
          {!limited
            ? t('hero.used')
            : isBelow
              ? t('hero.below')
              : until === undefined
                ? t('hero.left')
                : t('hero.leftUntil', { date: until })}
        </p>
        <p className={styles.balance}>
          <strong data-negative={isBelow || undefined}>
            <MoneyText euros={limited ? left : -left} />
          </strong>
          {limited && total !== undefined && (
            <span className={styles.of}>{t('hero.of', { total: money(total) })}</span>
          )}
          {used && <span className={styles.pace}>{pace}</span>}
        </p>
        {used && total !== undefined && (
          <RouteMeter
            share={used.share}
            tone={isBelow ? 'danger' : undefined}
            here={t('used', { amount: money(used.amount) })}
            even={elapsed === undefined || !active ? undefined : { share: elapsed, text: t('hero.even') }}
            stops={QUARTERS.map((part) => money(Math.round(total * part * 100) / 100))}
            label={pace}
          />
        )}
      </div>
      <div className={styles.terms}>
        <BudgetTerms budget={budget} today={today()} />
      </div>
    </section>
  )
}
