import { useTranslation } from 'react-i18next'
import { today } from '@/base/dates.ts'
import { topUpsOf } from '@/domain/budgets/top-ups.ts'
import type { BudgetValues } from '@/domain/budgets/budget-form.ts'
import { InPauses } from '@/forms/form-values.tsx'
import { date, money, signedMoney } from '@/i18n/formats.ts'
import { SidePanel, SideSection } from '@/ui/basics/side-panel.tsx'
import styles from './budgets.module.css'

// i18n-keys: budgets:effect.every.*
/** The effect of the new budget for its user: the amount, the frequency, and the next top-ups. */
export function NewBudgetEffect({ name }: { readonly name: string }) {
  const { t } = useTranslation('budgets')
  return (
    <InPauses<BudgetValues>>
      {(values) => {
        const topUps = topUpsOf(values, today())
        const amount = topUps.at(-1)?.amount
        return (
          <SidePanel>
            <SideSection title={t('effect.gets', { name })}>
              {values.unlimited ? (
                <p>{t('effect.unlimited')}</p>
              ) : amount === undefined ? (
                <p className="muted">{t('effect.nothing')}</p>
              ) : (
                <p className={styles.gets}>
                  <strong>{money(amount)}</strong>
                  <span className="muted">{t(`effect.every.${values.frequency}`)}</span>
                </p>
              )}
            </SideSection>
            {topUps.length > 0 && (
              <SideSection
                title={t('effect.topUps')}
                action={<span className="field-help">{t('effect.unspent')}</span>}
              >
                <ol className={styles.topUps}>
                  {topUps.map((topUp) => (
                    <li key={topUp.day}>
                      <span>{date(topUp.day)}</span> <span>{signedMoney(topUp.amount)}</span>{' '}
                      <span>{money(topUp.balance)}</span>
                    </li>
                  ))}
                </ol>
              </SideSection>
            )}
          </SidePanel>
        )
      }}
    </InPauses>
  )
}
