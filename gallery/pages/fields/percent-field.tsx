import { PercentField } from '@/forms/fields/number-fields.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'A percentage: 21 is twenty-one percent.',
  states: fieldStates({
    label: 'VAT',
    render: (props) => <PercentField {...props} />,
    filled: 21,
    invalid: { rule: 'maximum', params: { max: 100 }, value: 210 },
  }),
}
