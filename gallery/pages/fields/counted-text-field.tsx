import { CountedTextField } from '@/forms/fields/counted-text-field.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'A text of limited length, which shows how much of the length is used.',
  states: fieldStates({
    label: 'Description',
    render: (props) => <CountedTextField {...props} />,
    filled: 'Bought a train ticket',
    invalid: { rule: 'maxLength', params: { max: 140 }, value: 'x'.repeat(145) },
  }),
}
