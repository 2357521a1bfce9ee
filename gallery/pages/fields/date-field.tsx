import { DateField } from '@/forms/fields/date-field.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about:
    'A day. The form holds yyyy-MM-dd; a text that is not a date stays as typed, so that the contract check refuses it.',
  states: fieldStates({
    label: 'Birthday',
    render: (props) => <DateField {...props} />,
    filled: '2026-11-22',
    invalid: { rule: 'date', value: '31/02' },
  }),
}
