import { TextField } from '@/forms/fields/fields.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'One line of text.',
  states: fieldStates({
    label: 'Name',
    render: (props) => <TextField {...props} />,
    filled: 'Ulla Users',
    help: 'As on the identity card.',
  }),
}
