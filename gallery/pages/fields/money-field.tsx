import { MoneyField } from '@/forms/fields/number-fields.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'An amount in decimal euros (R161). A comma or a point goes before the cents.',
  states: fieldStates({
    label: 'Amount',
    render: (props) => <MoneyField {...props} />,
    filled: 1234.5,
    invalid: { rule: 'euro', value: 1.234 },
  }),
}
