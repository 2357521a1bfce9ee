import { FileFaults } from '@/ui/files/file-faults.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'Why a file cannot be read, by field and reason (R256).',
  states: {
    'Two columns and a line': () => (
      <FileFaults
        id="faults"
        faults={[
          { field: 'E-mail (email)', reason: 'This column is missing' },
          { field: 'salary', reason: 'This column is not known' },
          { field: '', reason: 'Line 7 has a cell without a column' },
        ]}
      />
    ),
  },
}
