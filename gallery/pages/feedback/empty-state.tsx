import { Button } from '@/ui/basics/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { noop } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'Why there is no content: nothing yet, nothing that matches, or no permission.',
  states: {
    'Nothing yet, with the first step': () => (
      <EmptyState
        kind="nothing-yet"
        title="No groups yet"
        text="Groups give many users the same products."
        action={<Button look="primary">Add a group</Button>}
      />
    ),
    'Nothing matches': () => <EmptyState kind="no-match" onClear={noop} />,
    'No right': () => <EmptyState kind="no-right" />,
  },
}
