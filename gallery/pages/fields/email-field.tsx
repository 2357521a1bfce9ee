import { EmailField } from '@/forms/fields/email-field.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'A mail address (R135).',
  states: fieldStates({
    label: 'Email',
    render: (props) => <EmailField {...props} />,
    filled: 'ulla.users@bakery.example',
    invalid: { rule: 'email', value: 'ulla' },
  }),
}
