import { BulkProgress, BulkSummary, LeftOut, ProgressLine } from '@/ui/bulk/bulk-parts.tsx'
import { noop } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'
import { people, personColumns } from '../../samples.tsx'

const summary = { columns: personColumns, fileName: 'failed', onClose: noop } as const
const kinds = ['failed', 'leftOut', 'unclear', 'notTried'] as const
const failures = people(14).map((row, at) => ({
  id: row.id,
  row,
  kind: kinds[at % kinds.length] ?? 'failed',
  reason: 'Is not active',
}))

export const page: GalleryPage = {
  about: 'A run over many rows: its progress and its result, with a file of the failed rows.',
  states: {
    'Some cannot be done': () => (
      <LeftOut reasons={['Is not active', 'Is not active', 'Has no e-mail address']} />
    ),
    'Under way': () => <BulkProgress done={120} total={312} onStop={noop} />,
    'Without a connection': () => <BulkProgress done={120} total={312} isPaused onStop={noop} />,
    'Under way on a page': () => <ProgressLine done={7} total={10} />,
    'All done': () => <BulkSummary {...summary} done={312} failures={[]} />,
    'Some failed': () => <BulkSummary {...summary} done={298} failures={failures} />,
  },
}
