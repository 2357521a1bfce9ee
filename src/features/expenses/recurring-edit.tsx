import { useTranslation } from 'react-i18next'
import { recurringRules } from '~openapi/rules.ts'
import {
  findRecurringExternalPurchasesByUser,
  getRecurringExternalPurchase,
  updateRecurringExternalPurchase,
} from '@/api/generated/operations/expenses.ts'
import { RecordForm } from '@/forms/record-form.tsx'
import { today } from '@/base/dates.ts'
import { Card } from '@/ui/basics/card.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import { useBudgetsOf } from '@/domain/budgets/use-budgets-of.ts'
import { ExpenseFields } from './expense-fields.tsx'
import { recurringForm, type ExpenseValues } from './expense-form.ts'
import type { Recurring } from '@/domain/events/expense-words.ts'
import { brokenSignedAmount, toSigned } from './signed-amount.ts'

interface RecurringEditProps {
  readonly recurring: Recurring
  readonly reload: () => Promise<Recurring | undefined>
}

/** The future occurrences of a recurring expense, as an edit form (R097). */
export function RecurringEdit({ recurring, reload }: RecurringEditProps) {
  const { t } = useTranslation('expenses')
  const budgets = useBudgetsOf(recurring.user.ospId)
  return (
    <Loaded read={budgets}>
      {(all) => (
        <RecordForm
          {...recurringForm.editing}
          operation={updateRecurringExternalPurchase}
          refreshes={[getRecurringExternalPurchase, findRecurringExternalPurchasesByUser]}
          record={recurring}
          reload={reload}
          rules={(_body, values: ExpenseValues) => ({
            ...recurringRules({ ...values, amountVatIncl: toSigned(values) }, today()),
            ...brokenSignedAmount(values),
          })}
          saved={() => t('recurring.saved')}
          labelOf={(field) => t(`fields.${field}`)}
          label={t('screens.EditRecurringExpense')}
          submitLabel={t('save')}
        >
          <Notice tone="info">{t('recurring.futureOnly')}</Notice>
          <Card title={t('recurring.toCome')}>
            <ExpenseFields kind="recurring" edits budgets={all.filter(({ active }) => active)} />
          </Card>
        </RecordForm>
      )}
    </Loaded>
  )
}
