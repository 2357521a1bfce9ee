import { SelectField } from '@/forms/fields/fields.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'A choice from a short list.',
  states: fieldStates({
    label: 'Language',
    render: (props) => (
      <SelectField
        {...props}
        placeholder="Choose a language"
        options={['nl', 'en', 'fr'].map((value) => ({ value, label: value }))}
      />
    ),
    filled: 'fr',
  }),
}
