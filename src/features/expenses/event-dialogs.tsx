import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getBudgetsByOwner } from '@/api/generated/operations/budgets.ts'
import {
  correctEvent,
  getEvent,
  getEventsByFilter,
  refundEvent,
} from '@/api/generated/operations/expenses.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import correction from '@/api/generated/requests/CorrectEventRequest.ts'
import refund from '@/api/generated/requests/RefundEventRequest.ts'
import type { ActionDialogProps } from '@/actions/define-actions.ts'
import { useRead } from '@/api/use-read.ts'
import { ContractDialog } from '@/forms/contract-dialog.tsx'
import { ContractForm } from '@/forms/contract-form.tsx'
import { CountedTextField } from '@/forms/fields/counted-text-field.tsx'
import { asRequest, type Draft } from '@/forms/draft.ts'
import { MoneyField, PercentField } from '@/forms/fields/number-fields.tsx'
import { RecordForm } from '@/forms/record-form.tsx'
import type { Event } from '@/domain/events/expense-words.ts'
import { FormValues } from '@/forms/form-values.tsx'
import { money, sumEuros } from '@/i18n/formats.ts'
import { BalanceEffect } from '@/domain/budgets/balance-effect.tsx'
import { useBudgetsOf } from '@/domain/budgets/use-budgets-of.ts'
import { SignedAmountFields } from './signed-amount-fields.tsx'
import { brokenSignedAmount, fromSigned, toSigned, type SignedAmount } from './signed-amount.ts'

interface EventDialogProps extends ActionDialogProps<Event> {
  readonly id: 'refund' | 'correct'
}

const REFRESHES = [getEvent, getEventsByFilter, getBudgetsByOwner]

/** The dialog to refund a part of an expense. */
export const RefundDialog = (props: ActionDialogProps<Event>) => <EventDialog {...props} id="refund" />

/** The dialog to set the correct amount of an expense. */
export const CorrectDialog = (props: ActionDialogProps<Event>) => <EventDialog {...props} id="correct" />

function EventDialog({ id, item: event, open, onClose }: EventDialogProps) {
  const { t } = useTranslation('expenses')
  // The dialog shows the expense as it was when opened. The write applies to the current one.
  const read = useRead(getEvent, { body: { ospId: event.ospId } }, { ignore: ['NOT_FOUND'], keep: true })
  const present = read.data ?? event
  return (
    <ContractDialog
      open={open}
      placement="drawer"
      title={t(`actions.${id}.title`)}
      lead={t(`actions.${id}.lead`, {
        amount: money(id === 'refund' ? present.refundableAmount : present.amountVatIncl),
      })}
      onClose={onClose}
    >
      {id === 'refund' ? (
        <Refund event={present} />
      ) : (
        <Correct event={present} reload={async () => read.mutate()} />
      )}
    </ContractDialog>
  )
}

type RefundValues = Draft<Schemas['RefundEventRequest']>

function Refund({ event }: { readonly event: Event }) {
  const { ospId, version, refundableAmount: max } = event
  const { t } = useTranslation('expenses')
  // After a conflict the typed amount stays. Only the maximum refund is new.
  const [initial] = useState<RefundValues>({ amount: max })
  return (
    <ContractForm
      label={t('actions.refund.title')}
      request={refund}
      operation={refundEvent}
      refreshes={REFRESHES}
      initial={initial}
      toBody={({ amount, reason }: RefundValues) =>
        asRequest<Schemas['RefundEventRequest']>({
          ospId,
          version,
          amount,
          reason: reason?.trim() || undefined,
        })
      }
      rules={({ amount }) => (amount > max ? { amount: { rule: 'maximum', params: { max } } } : {})}
      saved={(_event, { amount }) => t('actions.refund.done', { amount: money(amount) })}
      submitLabel={t('actions.refund.submit')}
    >
      <MoneyField name="amount" label={t('actions.refund.amount')} />
      <CountedTextField name="reason" label={t('actions.reason')} />
      <FormValues<RefundValues>>
        {({ amount }) => <Effect event={event} change={amount} label={t('actions.refund.effect')} />}
      </FormValues>
    </ContractForm>
  )
}

interface EffectProps {
  readonly event: Event
  readonly change: unknown
  readonly label: string
}

/** The effect of the write on the budget of the expense. */
function Effect({ event: { user, budget }, change, label }: EffectProps) {
  const { data } = useBudgetsOf(user.ospId)
  return (
    <BalanceEffect budget={data?.find(({ ospId }) => ospId === budget.ospId)} change={change} label={label} />
  )
}

interface CorrectValues extends SignedAmount {
  readonly vatPercentage?: number | undefined
  readonly reason?: string | undefined
}

interface CorrectProps {
  readonly event: Event
  readonly reload: () => Promise<Event | undefined>
}

function Correct({ event, reload }: CorrectProps) {
  const { t } = useTranslation('expenses')
  return (
    <RecordForm
      label={t('actions.correct.title')}
      request={correction}
      operation={correctEvent}
      refreshes={REFRESHES}
      record={event}
      reload={reload}
      toForm={({ amountVatIncl, vatPercentage }): CorrectValues => ({
        ...fromSigned(amountVatIncl),
        vatPercentage,
      })}
      toBody={(values, { ospId, version }: Event) =>
        asRequest<Schemas['CorrectEventRequest']>({
          ospId,
          version,
          amountVatIncl: toSigned(values),
          vatPercentage: values.vatPercentage,
          reason: values.reason?.trim() || undefined,
        })
      }
      rules={(_body, values) => brokenSignedAmount(values)}
      saved={(_event, { amountVatIncl }) => t('actions.correct.done', { amount: money(amountVatIncl) })}
      labelOf={(field) => t(`fields.${field}`)}
      submitLabel={t('actions.correct.submit')}
    >
      <SignedAmountFields />
      <PercentField name="vatPercentage" label={t('form.vat')} />
      <CountedTextField name="reason" label={t('actions.reason')} />
      <FormValues<CorrectValues>>
        {(values) => (
          <Effect event={event} change={difference(values, event)} label={t('actions.correct.effect')} />
        )}
      </FormValues>
    </RecordForm>
  )
}

/** The difference from the booked amount. `undefined` without an amount. */
function difference(values: Partial<CorrectValues>, { amountVatIncl }: Event): number | undefined {
  const amount = toSigned(values)
  return typeof amount === 'number' ? sumEuros([amount, -amountVatIncl]) : undefined
}
