import { InvoiceList } from './invoice-list.tsx'

/** R040, G106: the invoices that companies issue on behalf of their suppliers. */
export default function SelfBillingInvoicesScreen() {
  return <InvoiceList name="SelfBillingInvoices" id="self-billing-invoices" selfBilling />
}
