import { useTranslation } from 'react-i18next'
import { amountRules } from '~openapi/rules.ts'
import { getBudgetsByOwner } from '@/api/generated/operations/budgets.ts'
import {
  correctEvent,
  getEvent,
  getEventsByFilter,
  refundEvent,
} from '@/api/generated/operations/expenses.ts'
import type { components } from '@/api/generated/schema.ts'
import validateCorrection from '@/api/generated/validators/CorrectEventRequest.js'
import validateRefund from '@/api/generated/validators/RefundEventRequest.js'
import { useWrite } from '@/api/use-write.ts'
import { ContractDialog } from '@/forms/contract-dialog.tsx'
import { ContractForm } from '@/forms/contract-form.tsx'
import { CountedTextField } from '@/forms/counted-text-field.tsx'
import { asRequest } from '@/forms/draft.ts'
import { MoneyField, PercentField } from '@/forms/number-fields.tsx'
import { money } from '@/i18n/formats.ts'
import { notify } from '@/ui/notifications-store.ts'
import { LONGEST } from './expense-form.ts'
import type { Event } from './expense-words.tsx'

type Schemas = components['schemas']

export interface EventDialogProps {
  readonly id: 'refund' | 'correct'
  readonly event: Event
  readonly open: boolean
  readonly onClose: () => void
}

const REFRESHES = [getEvent, getEventsByFilter, getBudgetsByOwner]

/** Gives a part back, or sets the right amount. */
export function EventDialog({ id, event, open, onClose }: EventDialogProps) {
  const { t } = useTranslation('expenses')
  return (
    <ContractDialog
      open={open}
      title={t(`actions.${id}.title`)}
      lead={t(`actions.${id}.lead`, {
        amount: money(id === 'refund' ? event.refundableAmount : event.amountVatIncl),
      })}
      onClose={onClose}
    >
      {id === 'refund' ? <Refund event={event} /> : <Correct event={event} />}
    </ContractDialog>
  )
}

interface RefundValues {
  readonly amount?: number | undefined
  readonly reason?: string | undefined
}

function Refund({ event: { ospId, version, refundableAmount: max } }: { readonly event: Event }) {
  const { t } = useTranslation('expenses')
  const { run } = useWrite(refundEvent, { refreshes: REFRESHES })
  return (
    <ContractForm
      label={t('actions.refund.title')}
      initial={{ amount: max }}
      validate={validateRefund}
      toBody={({ amount, reason }: RefundValues) =>
        asRequest<Schemas['RefundEventRequest']>({
          ospId,
          version,
          amount,
          reason: reason?.trim() || undefined,
        })
      }
      rules={({ amount }) => (amount > max ? { amount: { rule: 'maximum', params: { max } } } : {})}
      save={async (body) => {
        await run({ body })
        notify({ tone: 'success', text: t('actions.refund.done', { amount: money(body.amount) }) })
      }}
      submitLabel={t('actions.refund.submit')}
    >
      <MoneyField name="amount" label={t('actions.refund.amount')} required />
      <CountedTextField name="reason" label={t('actions.reason')} max={LONGEST} />
    </ContractForm>
  )
}

interface CorrectValues {
  readonly amountVatIncl?: number | undefined
  readonly vatPercentage?: number | undefined
  readonly reason?: string | undefined
}

function Correct({ event: { ospId, version, amountVatIncl, vatPercentage } }: { readonly event: Event }) {
  const { t } = useTranslation('expenses')
  const { run } = useWrite(correctEvent, { refreshes: REFRESHES })
  return (
    <ContractForm
      label={t('actions.correct.title')}
      edits
      initial={{ amountVatIncl, vatPercentage }}
      validate={validateCorrection}
      toBody={(values: CorrectValues) =>
        asRequest<Schemas['CorrectEventRequest']>({
          ospId,
          version,
          amountVatIncl: values.amountVatIncl,
          vatPercentage: values.vatPercentage,
          reason: values.reason?.trim() || undefined,
        })
      }
      rules={(body) => amountRules('amountVatIncl', body.amountVatIncl)}
      save={async (body) => {
        await run({ body })
        notify({ tone: 'success', text: t('actions.correct.done', { amount: money(body.amountVatIncl) }) })
      }}
      submitLabel={t('actions.correct.submit')}
    >
      <MoneyField name="amountVatIncl" label={t('form.amount')} required help={t('form.sign.none')} />
      <PercentField name="vatPercentage" label={t('form.vat')} />
      <CountedTextField name="reason" label={t('actions.reason')} max={LONGEST} />
    </ContractForm>
  )
}
