import { PhoneField } from '@/forms/fields/phone-field.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'A phone number by country, BE first (R140). The form holds it international, without spaces.',
  states: fieldStates({
    label: 'Phone',
    render: (props) => <PhoneField {...props} />,
    filled: '+32475123456',
    invalid: { rule: 'phone', value: '+3247512' },
  }),
}
