import { SwitchField } from '@/forms/fields/fields.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'On or off.',
  states: fieldStates({
    label: 'Two-factor sign-in',
    render: (props) => <SwitchField {...props} />,
    empty: false,
    filled: true,
    help: 'Asked for at each sign-in.',
  }),
}
