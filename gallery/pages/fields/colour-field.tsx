import { ColourField } from '@/forms/fields/colour-field.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'A colour, typed or picked. The form holds # and 6 or 8 upper-case hex digits (R160).',
  states: fieldStates({
    label: 'Brand colour',
    render: (props) => <ColourField {...props} />,
    filled: '#0F89EA',
    invalid: { rule: 'invalid', value: 'blue' },
  }),
}
