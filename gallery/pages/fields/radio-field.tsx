import { RadioField } from '@/forms/fields/fields.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'One of a few options, all visible.',
  states: fieldStates({
    label: 'When',
    render: (props) => (
      <RadioField
        {...props}
        options={[
          { value: 'NOW', label: 'Now' },
          { value: 'DAY', label: 'On a day', help: 'The day is asked for next.' },
        ]}
      />
    ),
    filled: 'DAY',
  }),
}
