import { useTranslation } from 'react-i18next'
import { money, sumEuros } from '@/i18n/formats.ts'
import { MoneyText } from '@/ui/basics/money-text.tsx'
import styles from './balance-effect.module.css'
import { remainingOf, type Budget } from './use-budgets-of.ts'
import { TYPING_PAUSE_MS, useAnnouncement } from '@/ui/feedback/use-announcement.ts'

export interface BalanceEffectProps {
  /** The budget that changes. For an unlimited budget nothing shows, because it has no balance. */
  readonly budget: Pick<Budget, 'limited' | 'remaining' | 'currentAmount'> | undefined
  /** The amount to add, or to subtract if negative. `NaN` while the typed amount is invalid. */
  readonly change: unknown
  /** The name of the change, such as "This expense". */
  readonly label: string
}

/** Shows the effect of a write on a budget, before it is saved. */
export function BalanceEffect({ budget, change, label }: BalanceEffectProps) {
  const { t } = useTranslation('vocabulary')
  const now = budget?.limited === true ? remainingOf(budget) : undefined
  const isKnown = typeof change === 'number' && Number.isFinite(change)
  const after = now !== undefined && isKnown ? sumEuros([now, change]) : undefined
  const heard = after === undefined ? '' : `${t('balance.after')} ${money(after)}`
  useAnnouncement(heard, { wait: TYPING_PAUSE_MS })
  if (now === undefined) return null
  return (
    <dl className={styles.effect}>
      <dt>{t('balance.now')}</dt>
      <dd>
        <MoneyText euros={now} />
      </dd>
      <dt>{label}</dt>
      <dd>{isKnown ? <MoneyText euros={change} change /> : '–'}</dd>
      <dt className={styles.after}>{t('balance.after')}</dt>
      <dd className={styles.after}>{after === undefined ? '–' : <MoneyText euros={after} />}</dd>
    </dl>
  )
}
