import { TextAreaField } from '@/forms/fields/text-area-field.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'Several lines of text.',
  states: fieldStates({
    label: 'Remark',
    render: (props) => <TextAreaField {...props} />,
    filled: 'Two lines\nof text',
  }),
}
