import { PasswordField } from '@/forms/fields/fields.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'A password that can be shown.',
  states: fieldStates({
    label: 'Password',
    render: (props) => <PasswordField {...props} autoComplete="off" />,
    filled: 'secret word',
    invalid: { rule: 'minLength', params: { min: 8 }, value: 'short' },
    alwaysOpen: true,
  }),
}
