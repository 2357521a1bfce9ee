import { FileField } from '@/forms/fields/file-field.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'A file that is sent with the form. The form holds a File.',
  states: fieldStates({
    label: 'Logo',
    render: (props) => <FileField {...props} accept=".png" hint="PNG, at most 1 MB." />,
    filled: new File(['x'], 'logo.png', { type: 'image/png' }),
  }),
}
