import { RemoteSelectField } from '@/forms/fields/remote-select-field.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'
import { people } from '../../samples.tsx'

const OPTIONS = people(40).map(({ id, name, city }) => ({ value: id, label: name, detail: city }))
const find = (text: string) =>
  Promise.resolve(OPTIONS.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())))

export const page: GalleryPage = {
  about:
    'A choice among too many options to list, with a search on the server (R274). The form holds the value of the option.',
  states: fieldStates({
    label: 'Parent user',
    render: (props) => <RemoteSelectField {...props} known={OPTIONS} search={find} />,
    empty: '',
    filled: 'p-3',
  }),
}
