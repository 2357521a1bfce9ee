import { NOT_RECEIVED } from '@/base/not-received-text.ts'
import { withMark, NotReceivedMark, NotReceivedBoundary } from '@/ui/basics/not-received.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'In place of a value that the contract requires and the server did not send.',
  states: {
    'Not received': () => <NotReceivedMark />,
    'A value that was not received': () => <p>{withMark(NOT_RECEIVED)}</p>,
    'A part that can be drawn': () => (
      <p>
        <NotReceivedBoundary render={() => 'Active'} />
      </p>
    ),
    'Any other value': () => <p>{withMark('12/11/2026')}</p>,
  },
}
