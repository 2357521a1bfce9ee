import { ReferenceField } from '@/forms/fields/reference-field.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about:
    'What to write on a transfer. A structured communication is shown in its three groups, in whichever notation it was typed.',
  states: fieldStates({
    label: 'Payment reference',
    render: (props) => <ReferenceField {...props} />,
    filled: '+++090/9337/55493+++',
    invalid: { rule: 'required', value: '' },
  }),
}
