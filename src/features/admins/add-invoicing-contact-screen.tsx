import { AddContact } from './add-contact.tsx'

export default function AddInvoicingContactScreen() {
  return <AddContact name="AddInvoicingContact" type="INVOICING" />
}
