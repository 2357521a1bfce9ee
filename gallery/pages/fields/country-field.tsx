import { CountryField } from '@/forms/fields/country-field.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'A country, Belgium first, in the language of the portal. The form holds its two letters.',
  states: fieldStates({
    label: 'Country',
    render: (props) => <CountryField {...props} />,
    filled: 'BE',
  }),
}
