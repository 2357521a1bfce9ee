import { ProblemPanel } from '@/ui/feedback/problem-panel.tsx'
import { noop } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

const error = new Error('as the gallery wants it')

export const page: GalleryPage = {
  about: 'Stands where something could not be shown: what happened, and a way on.',
  states: {
    'To be tried again': () => <ProblemPanel error={error} retry={noop} />,
    'Being tried again': () => <ProblemPanel error={error} retry={noop} pending />,
    'Without a way on': () => <ProblemPanel error={error} />,
  },
}
