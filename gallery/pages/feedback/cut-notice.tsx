import type { CutShown } from '@/base/cut.ts'
import { CutNotice, NotFoundText, RetrySeek } from '@/ui/feedback/cut-notice.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { noop } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

const cut = (state: CutShown['state']): CutShown => ({
  read: 20_000,
  of: 20_010,
  state,
  retry: noop,
  responseCount: 0,
})

export const page: GalleryPage = {
  about:
    'Says that a list has only the first of its rows, and what became of the search among the others on the server.',
  states: {
    'Nothing is searched for': () => <CutNotice cut={cut('idle')} />,
    'The server is searching': () => <CutNotice cut={cut('asking')} />,
    'It found some': () => <CutNotice cut={cut('all')} />,
    'It found too many': () => <CutNotice cut={cut('some')} />,
    'It could not be asked': () => <CutNotice cut={cut('failed')} />,
    'Nothing is found': () => (
      <EmptyState
        kind="no-match"
        text={<NotFoundText cut={cut('failed')} />}
        action={<RetrySeek cut={cut('failed')} />}
      />
    ),
  },
}
