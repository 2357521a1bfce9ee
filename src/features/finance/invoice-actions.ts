import Banknote from 'lucide-react/icons/banknote'
import { actionsOn } from '@/actions/define-actions.ts'
import { call } from '@/api/client.ts'
import { getInvoice, registerInvoicePayment } from '@/api/generated/operations/finance.ts'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import type { Invoice } from './invoices-query.ts'

/** The actions on an invoice (R101, R226). */
export const invoiceActions = actionsOn<Invoice>({
  area: 'finance',
  idParam: 'invoice',
  idOf: ({ id }) => id,
  nameOf: ({ number }) => number,
  find: (id) => call(getInvoice, { body: { id } }),
})({
  pay: {
    icon: Banknote,
    operation: registerInvoicePayment,
    Dialog: lazyBlock(async () => (await import('./payment-dialog.tsx')).PaymentDialog),
  },
})
