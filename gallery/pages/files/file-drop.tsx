import { FileDrop } from '@/ui/files/file-drop.tsx'
import { noop } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

const props = { accept: '.csv', hint: 'CSV, at most 500 rows.', onFile: noop } as const

export const page: GalleryPage = {
  about: 'Takes one file, dropped or chosen.',
  states: {
    Waiting: () => <FileDrop {...props} busy={false} />,
    'Looking at a file': () => <FileDrop {...props} busy />,
  },
}
