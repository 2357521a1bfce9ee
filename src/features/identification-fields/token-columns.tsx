import { budgetTypeName } from '@/domain/budgets/budget-type-name.ts'
import { valueOf, type Token } from '@/domain/users/tokens.ts'
import { column, defineColumns } from '@/lists/columns.tsx'

/** An unknown status is shown as its key. */
// i18n-keys: identification-fields:status.*
export const tokenColumns = defineColumns<Token>('identification-fields', {
  type: column.plain(({ label }) => label),
  value: column.text(valueOf),
  budget: column.plain(({ budgetType }, { t }) =>
    budgetType === undefined ? t('usualBudget') : budgetTypeName(t, budgetType),
  ),
  status: column.status(({ activationStatus }, { t }) => ({
    tone: activationStatus === 'ACTIVE' ? 'success' : 'neutral',
    text: t(`status.${activationStatus}`),
  })),
  createdOn: column.day(({ createdOn }) => createdOn),
  lastUpdateOn: column.day(({ lastUpdateOn }) => lastUpdateOn),
})
