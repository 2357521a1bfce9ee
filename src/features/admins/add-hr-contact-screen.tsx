import { AddContact } from './add-contact.tsx'

export default function AddHrContactScreen() {
  return <AddContact name="AddHrContact" type="HR" />
}
