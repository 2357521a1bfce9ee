import { remainingOf, type Budget } from '@/domain/budgets/use-budgets-of.ts'
import { money } from '@/i18n/formats.ts'
import { column, defineColumns } from '@/lists/columns.tsx'
import { BudgetBadges, deviatingText, isNormal, statusText } from './budget-badges.tsx'
import { leftOf, topUpOf, typeOf, validityOf, vatWords } from './budget-words.ts'
import styles from './budgets.module.css'

export const budgetColumns = defineColumns<Budget>('budgets', {
  type: column.plain((budget, { t }) => typeOf(t, budget)),
  status: column.plain((budget, { t }) => statusText(t, budget), {
    type: 'status',
    silent: isNormal,
    shown: (budget, { t }) => deviatingText(t, budget),
    cell: (budget) => (
      <span className={styles.badges}>
        <BudgetBadges budget={budget} hidesNormal />
      </span>
    ),
  }),
  remaining: column.plain((budget, { t }) => leftOf(t, budget), {
    type: 'money',
    sortValue: (budget: Budget) => remainingOf(budget),
  }),
  total: column.plain(
    ({ total, limited }, { t }) =>
      limited ? (total === undefined ? '' : money(total)) : t('vocabulary:budgetUnlimited'),
    { type: 'money', sortValue: ({ total = 0 }) => total },
  ),
  topUp: column.kind((budget, { t }) => topUpOf(t, budget)),
  vat: column.plain((budget, { t }) => vatWords(t, budget), { hidden: true }),
  validity: column.plain((budget, { t }) => validityOf(t, budget), { hidden: true }),
})
