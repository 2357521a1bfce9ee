import { NumberField } from '@/forms/fields/number-fields.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'A number with its unit. The form holds a number.',
  states: fieldStates({
    label: 'Distance',
    render: (props) => <NumberField {...props} unitHere="km" />,
    filled: 1234.5,
    invalid: { rule: 'minimum', params: { min: 0 }, value: -3 },
  }),
}
