import { DateTimeField } from '@/forms/fields/date-time-field.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'A day and a time in Brussels. The form holds the moment with its offset.',
  states: fieldStates({
    label: 'Valid from',
    render: (props) => <DateTimeField {...props} />,
    filled: '2026-07-01T09:30:00+02:00',
    invalid: { rule: 'date-time', value: '2026-07-01T25:00' },
  }),
}
