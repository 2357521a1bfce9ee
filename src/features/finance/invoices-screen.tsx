import { InvoiceList } from './invoice-list.tsx'

/** The invoices of the selected company, or of all companies that the viewer may see (R037, R073). */
export default function InvoicesScreen() {
  return <InvoiceList name="Invoices" id="invoices" selfBilling={false} />
}
