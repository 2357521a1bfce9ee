import { IbanField } from '@/forms/fields/iban-field.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'A bank account, shown in groups of four. The form holds it in upper case, without spaces.',
  states: fieldStates({
    label: 'Bank account',
    render: (props) => <IbanField {...props} />,
    filled: 'BE71096123456769',
    invalid: { rule: 'iban', value: 'BE00096123456769' },
  }),
}
