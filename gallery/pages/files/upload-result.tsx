import { SidePanel, SideSection } from '@/ui/basics/side-panel.tsx'
import { UploadFigures } from '@/ui/files/upload-figures.tsx'
import { UploadResult } from '@/ui/files/upload-result.tsx'
import type { GalleryPage } from '../../page.ts'

const words = { ready: 'Ready', done: 'Created' } as const
const none = { errors: [], skipped: [], alreadyProcessed: [] } as const

export const page: GalleryPage = {
  about:
    'How many rows of a file are valid, and line, identifier, field and reason of each that is not (R257).',
  states: {
    'All in order': () => (
      <UploadResult
        fileName="result"
        at="check"
        words={words}
        verdict={{ ...none, rowCount: 12, validCount: 12 }}
      />
    ),
    'At the side': () => (
      <SidePanel>
        <SideSection title="Rows">
          <UploadFigures
            isAside
            at="confirm"
            words={words}
            verdict={{ ...none, rowCount: 14, validCount: 12, errors: [{ line: 3, reason: 'Is empty' }] }}
          />
        </SideSection>
      </SidePanel>
    ),
    'With remarks': () => (
      <UploadResult
        fileName="result"
        at="done"
        words={words}
        verdict={{
          rowCount: 4,
          validCount: 1,
          errors: [{ line: 3, identifier: 'ann', field: 'email', reason: 'Email is required' }],
          skipped: [{ line: 5, reason: 'Is empty' }],
          alreadyProcessed: [{ line: 2, identifier: 'bob', reason: 'Exists already' }],
        }}
      />
    ),
  },
}
