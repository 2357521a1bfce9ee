import { Button } from '@/ui/basics/button.tsx'
import { UploadFlow, type UploadFlowProps } from '@/ui/files/upload-flow.tsx'
import { FileRefused, type UploadVerdict } from '@/ui/files/upload-state.ts'
import { slowAction, noop } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

const verdict: UploadVerdict = {
  rowCount: 5,
  validCount: 3,
  errors: [
    { line: 4, identifier: 'ann@x.example', field: 'email', reason: 'The email format seems to be wrong' },
  ],
  skipped: [],
  alreadyProcessed: [{ line: 2, identifier: 'bob@x.example', reason: 'Exists already' }],
}
const delayedVerdict = (file?: File): Promise<UploadVerdict> =>
  file?.name.endsWith('.txt')
    ? Promise.reject(new FileRefused([{ field: 'email', reason: 'This column is missing' }]))
    : slowAction().then(() => verdict)

const flow: Omit<UploadFlowProps, 'label'> = {
  accept: '.csv,.xlsx,.txt',
  hint: 'CSV or Excel; a .txt is refused, to show how.',
  check: delayedVerdict,
  upload: () => slowAction().then(() => 'upload-1'),
  progress: undefined,
  validate: () => delayedVerdict(),
  process: () => delayedVerdict(),
  saveRefused: noop,
  words: { ready: 'Ready', process: (rows) => `Import ${rows} rows`, done: 'Imported' },
  next: <Button look="primary">To the list</Button>,
}

export const page: GalleryPage = {
  about:
    'Imports a file in steps: choose, check, upload, confirm, process. The browser checks it before the upload (R115).',
  states: { 'From the choice to the result': () => <UploadFlow {...flow} label="Import people" /> },
}
