import { MonthField } from '@/forms/fields/month-field.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about:
    'A month that is not after the current one. The form holds yyyyMM; a text that is no such month stays as typed, so that the contract check refuses it.',
  states: fieldStates({
    label: 'Billing month',
    render: (props) => <MonthField {...props} />,
    filled: '202611',
    invalid: { rule: 'invalid', value: '13.2026' },
  }),
}
