import { RemoteListField } from '@/forms/fields/remote-list-field.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'
import { people } from '../../samples.tsx'

const OPTIONS = people(40).map(({ id, name, city }) => ({ value: id, label: name, detail: city }))
const find = (text: string) =>
  Promise.resolve(OPTIONS.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())))

export const page: GalleryPage = {
  about:
    'A few items among too many to list. Each is searched for and added. The form holds the list of values.',
  states: fieldStates({
    label: 'Only these people',
    render: (props) => <RemoteListField {...props} known={OPTIONS} search={find} none="All people" />,
    empty: [],
    filled: ['p-3', 'p-4'],
  }),
}
