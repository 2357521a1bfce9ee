import { useTranslation } from 'react-i18next'
import { amountRules } from '~openapi/rules.ts'
import type { ActionDialogProps } from '@/actions/define-actions.ts'
import { getBudgetsByOwner, redeemPromoCode, updateBudget } from '@/api/generated/operations/budgets.ts'
import { getCorporateAccount } from '@/api/generated/operations/corporate-accounts.ts'
import {
  addTransactionForCorporateAccount,
  getBudgetTransactionsByFilter,
} from '@/api/generated/operations/finance.ts'
import booking from '@/api/generated/requests/AccountTransactionRequest.ts'
import promoCode from '@/api/generated/requests/RedeemPromoCodeRequest.ts'
import update from '@/api/generated/requests/UpdateBudgetRequest.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { remainingOf, useBudgetsOf, type Budget } from '@/domain/budgets/use-budgets-of.ts'
import { ContractDialog } from '@/forms/contract-dialog.tsx'
import { ContractForm } from '@/forms/contract-form.tsx'
import { asRequest, type Draft } from '@/forms/draft.ts'
import { CountedTextField } from '@/forms/fields/counted-text-field.tsx'
import { TextField } from '@/forms/fields/fields.tsx'
import { MoneyField } from '@/forms/fields/number-fields.tsx'
import { FormValues } from '@/forms/form-values.tsx'
import { RecordForm } from '@/forms/record-form.tsx'
import { money, sumEuros } from '@/i18n/formats.ts'

const REFRESHES = [getBudgetsByOwner, getBudgetTransactionsByFilter]

const NOTHING: object = {}

type RedeemValues = Draft<Schemas['RedeemPromoCodeRequest']>

/** Redeems a promo code. */
export function RedeemDialog({ item, ...dialog }: ActionDialogProps<Budget>) {
  const { t } = useTranslation('finance')
  const { ospId: budgetOspId } = item
  return (
    <ContractDialog {...dialog} title={t('actions.redeem.title')} lead={t('actions.redeem.lead')}>
      <ContractForm
        label={t('actions.redeem.title')}
        request={promoCode}
        operation={redeemPromoCode}
        refreshes={REFRESHES}
        initial={NOTHING}
        toBody={({ promoCode: code }: RedeemValues) =>
          asRequest<Schemas['RedeemPromoCodeRequest']>({ budgetOspId, promoCode: code?.trim() || undefined })
        }
        saved={(budget) =>
          t('actions.redeem.done', {
            amount: money(sumEuros([budget.currentAmount, -item.currentAmount])),
            left: money(remainingOf(budget)),
          })
        }
        submitLabel={t('actions.redeem.submit')}
      >
        <TextField name="promoCode" label={t('actions.redeem.code')} />
      </ContractForm>
    </ContractDialog>
  )
}

type BookValues = Draft<Schemas['AccountTransactionRequest']>

/** Adds or subtracts an amount manually, and shows the resulting balance. */
export function BookDialog({ item, ...dialog }: ActionDialogProps<Budget>) {
  const { t } = useTranslation('finance')
  const afterOf = (amount: unknown): string =>
    typeof amount === 'number'
      ? t('actions.book.after', { amount: money(sumEuros([remainingOf(item), amount])) })
      : t('actions.book.help')
  return (
    <ContractDialog {...dialog} title={t('actions.book.title')} lead={t('actions.book.lead')}>
      <ContractForm
        label={t('actions.book.title')}
        request={booking}
        operation={addTransactionForCorporateAccount}
        refreshes={REFRESHES}
        initial={NOTHING}
        toBody={({ amount, description }: BookValues) =>
          asRequest<Schemas['AccountTransactionRequest']>({
            corporateAccountOspId: item.ownerOspId,
            amount,
            description: description?.trim() || undefined,
          })
        }
        rules={({ amount }) => amountRules('amount', amount)}
        saved={({ budget }, { amount }) =>
          t('actions.book.done', { amount: money(amount), left: money(remainingOf(budget)) })
        }
        submitLabel={t('actions.book.submit')}
      >
        <FormValues<BookValues>>
          {({ amount }) => (
            <MoneyField name="amount" label={t('columns.amountVatIncl')} help={afterOf(amount)} />
          )}
        </FormValues>
        <CountedTextField name="description" label={t('columns.description')} />
      </ContractForm>
    </ContractDialog>
  )
}

const thresholdOf = ({ threshold }: Budget): { readonly threshold?: number | undefined } => ({ threshold })

/** R079: the amount below which budget contacts get a mail. Also shown in the company's settings. */
export function ThresholdDialog({ item, ...dialog }: ActionDialogProps<Budget>) {
  const { t } = useTranslation('finance')
  const { data, mutate } = useBudgetsOf(item.ownerOspId)
  const presentIn = (budgets: readonly Budget[] | undefined): Budget | undefined =>
    budgets?.find(({ ospId }) => ospId === item.ospId)
  return (
    <ContractDialog {...dialog} title={t('actions.threshold.title')} lead={t('actions.threshold.lead')}>
      <RecordForm
        label={t('actions.threshold.title')}
        request={update}
        operation={updateBudget}
        refreshes={[getBudgetsByOwner, getCorporateAccount]}
        record={presentIn(data) ?? item}
        reload={async () => presentIn(await mutate())}
        toForm={thresholdOf}
        toBody={({ threshold }, { ospId, version }: Budget): Schemas['UpdateBudgetRequest'] => ({
          ospId,
          version,
          data: { threshold: threshold ?? null },
        })}
        saved={({ threshold }) =>
          threshold === undefined
            ? t('actions.threshold.off')
            : t('actions.threshold.done', { amount: money(threshold) })
        }
        labelOf={() => t('budget.threshold')}
        submitLabel={t('actions.threshold.submit')}
      >
        <MoneyField name="threshold" help={t('actions.threshold.help')} />
      </RecordForm>
    </ContractDialog>
  )
}
