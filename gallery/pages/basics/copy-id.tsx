import { CopyId } from '@/ui/basics/copy-id.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'The identifier of the record on a page. A click copies it, for a mail or a ticket.',
  states: {
    Short: () => <CopyId id="u-1101" />,
    'Long, cut off': () => <CopyId id="4f0c2a51-9d3e-4a66-8d0b-1c1f3f1b7a11" />,
  },
}
