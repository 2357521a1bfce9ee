import { useTranslation } from 'react-i18next'
import { dateTime, dayOf, money } from '@/i18n/formats.ts'
import { Card } from '@/ui/basics/card.tsx'
import { PropertyList, type Property } from '@/ui/basics/property-list.tsx'
import { remainingOf, type Budget } from '@/domain/budgets/use-budgets-of.ts'
import { leftOf, topUpOf, validityOf, vatWords } from './budget-words.ts'
import styles from './budgets.module.css'

/** How a budget stands, and by which settings it lives. */
// i18n-keys: budgets:strategyHelp.*, budgets:periodNote.*
export function BudgetOverview({ budget }: { readonly budget: Budget }) {
  const { t } = useTranslation(['budgets', 'vocabulary'])
  const { type, limited, active, frequency, transferStrategy, total, startAmount, deactivationDate } = budget
  const optional = (label: string, amount: number | undefined): readonly Property[] =>
    amount === undefined ? [] : [{ label, value: money(amount) }]
  return (
    <div className={styles.columns}>
      <Card title={t('overview.amounts')}>
        <div className="stack">
          <p className={styles.figure} data-negative={(limited && remainingOf(budget) < 0) || undefined}>
            {leftOf(t, budget)}
          </p>
          <PropertyList
            items={[
              {
                label: t('columns.total'),
                value: limited ? total !== undefined && money(total) : t('vocabulary:budgetUnlimited'),
              },
              ...optional(t('form.startAmount'), startAmount),
              ...optional(t('overview.transferred'), budget.transferredAmount),
              ...optional(t('form.threshold'), budget.threshold),
              ...optional(t('form.upperLimit'), budget.budgetUpperLimit),
              { label: t('columns.vat'), value: vatWords(t, budget) },
            ].map(({ label, value }) => ({ label, value: value === false ? undefined : value }))}
          />
        </div>
      </Card>
      <Card title={t('overview.settings')}>
        <PropertyList
          items={[
            ...(limited ? [{ label: t('columns.topUp'), value: topUpOf(t, budget) }] : []),
            ...(frequency && transferStrategy
              ? [{ label: t('form.strategy'), value: t(`strategyHelp.${transferStrategy}`) }]
              : []),
            ...optional(t('overview.previous'), budget.previousFrequencyAmount),
            // R094, R095: the server does it; people want to know when.
            ...(limited && active && (frequency || type === 'MOBILITY_BUDGET')
              ? [
                  {
                    label: t('overview.next'),
                    value: t(`periodNote.${type === 'MOBILITY_BUDGET' ? 'MOBILITY' : (frequency ?? 'YEAR')}`),
                  },
                ]
              : []),
            { label: t('columns.validity'), value: validityOf(t, budget) },
            ...(deactivationDate === undefined
              ? []
              : [{ label: t('overview.deactivatedOn'), value: dayOf(deactivationDate) }]),
            { label: t('form.extId'), value: budget.extId },
            { label: t('overview.createdOn'), value: dateTime(budget.createdOn) },
          ]}
        />
      </Card>
    </div>
  )
}
