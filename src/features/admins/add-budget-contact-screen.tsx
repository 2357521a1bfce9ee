import { AddContact } from './add-contact.tsx'

export default function AddBudgetContactScreen() {
  return <AddContact name="AddBudgetContact" type="BUDGET" />
}
