import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActionDialogProps } from '@/actions/define-actions.ts'
import {
  findInvoicesByFilter,
  getInvoice,
  registerInvoicePayment,
} from '@/api/generated/operations/finance.ts'
import { useRead } from '@/api/use-read.ts'
import { ContractDialog } from '@/forms/contract-dialog.tsx'
import { ContractForm } from '@/forms/contract-form.tsx'
import { DateField } from '@/forms/fields/date-field.tsx'
import { MoneyField } from '@/forms/fields/number-fields.tsx'
import { FormValues } from '@/forms/form-values.tsx'
import { money } from '@/i18n/formats.ts'
import { Notice } from '@/ui/feedback/notice.tsx'
import { invoiceStatus } from './invoice-status.ts'
import type { Invoice } from './invoices-query.ts'
import { beginning, brokenDay, effectOf, paymentForm, type PaymentValues } from './payment-form.ts'
import { TYPING_PAUSE_MS, useContentAnnouncement } from '@/ui/feedback/use-announcement.ts'

/** Registers a payment (R101), and shows the resulting status before saving. */
export function PaymentDialog({ item, ...dialog }: ActionDialogProps<Invoice>) {
  const { t } = useTranslation('finance')
  // Payments that were registered in the meantime count too. The list may be outdated.
  const read = useRead(getInvoice, { body: { id: item.id } }, { ignore: ['NOT_FOUND'] })
  const invoice = read.data ?? item
  const [initial] = useState(() => beginning(item))
  return (
    <ContractDialog
      {...dialog}
      title={t('actions.pay.title', { number: item.number })}
      lead={t('actions.pay.lead', {
        amount: money(invoice.amountVatIncl),
        paid: money(invoice.paidAmount),
        open: money(invoice.openAmount),
      })}
    >
      <ContractForm
        {...paymentForm.creating({ id: invoice.id, version: invoice.version })}
        label={t('actions.pay.label')}
        operation={registerInvoicePayment}
        refreshes={[findInvoicesByFilter, getInvoice]}
        initial={initial}
        rules={brokenDay}
        saved={(paid, { amount }) =>
          t('actions.pay.done', { amount: money(amount), status: invoiceStatus(t, paid).text })
        }
        submitLabel={t('actions.pay.submit')}
      >
        <MoneyField name="amount" label={t('actions.pay.amount')} />
        <DateField name="paymentDate" label={t('actions.pay.date')} />
        <FormValues<PaymentValues>>{({ amount }) => <Effect invoice={invoice} amount={amount} />}</FormValues>
      </ContractForm>
    </ContractDialog>
  )
}

// i18n-keys: finance:actions.pay.effect.*
function Effect({ invoice, amount }: { readonly invoice: Invoice; readonly amount: unknown }) {
  const { t } = useTranslation('finance')
  const effect = effectOf(invoice, amount)
  const words = useContentAnnouncement<HTMLDivElement>({ wait: TYPING_PAUSE_MS })
  return (
    <div ref={words}>
      {effect && (
        <Notice tone={effect.words === 'paid' ? 'success' : 'warning'}>
          {t(`actions.pay.effect.${effect.words}`, { amount: money(effect.left) })}
        </Notice>
      )}
    </div>
  )
}
