import { ProblemPanel, RetryButton } from '@/ui/feedback/problem-panel.tsx'
import { noop } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

const error = new Error('as the gallery wants it')

export const page: GalleryPage = {
  about: 'Shown in place of content that failed: what happened, and a button to try again.',
  states: {
    'To be tried again': () => <ProblemPanel error={error} retry={noop} />,
    'Being tried again': () => <ProblemPanel error={error} retry={noop} pending />,
    'Without a way on': () => <ProblemPanel error={error} />,
    'Only the button': () => <RetryButton error={error} onClick={noop} />,
    'Not before a while': () => <RetryButton error={{ retryAt: Date.now() + 300_000 }} onClick={noop} />,
  },
}
