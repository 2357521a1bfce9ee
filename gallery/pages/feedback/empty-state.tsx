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
    'No company is selected': () => (
      <EmptyState
        kind="nothing-yet"
        drawing="company"
        title="Choose a company first"
        text="This page is about one."
      />
    ),
    'A record that does not exist': () => (
      <EmptyState kind="no-match" drawing="missing" title="Not found" text="It may have been deleted." />
    ),
    'Nothing left to do': () => (
      <EmptyState kind="nothing-yet" drawing="done" title="All done" text="Nothing waits for you." />
    ),
    'No figures yet': () => (
      <EmptyState
        kind="nothing-yet"
        drawing="chart"
        title="No figures yet"
        text="They come with the first expense."
      />
    ),
    'Nothing matches': () => <EmptyState kind="no-match" onClear={noop} />,
    'No right': () => <EmptyState kind="no-right" />,
  },
}
