import { LinesField } from '@/forms/fields/lines-field.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'A list of short texts, one on each line. The form value is the list.',
  states: fieldStates({
    label: 'Reasons',
    render: (props) => <LinesField {...props} />,
    empty: [],
    filled: ['Client visit', 'Training'],
    wrong: { rule: 'maxItems', params: { max: 100 }, value: ['Client visit'] },
  }),
}
