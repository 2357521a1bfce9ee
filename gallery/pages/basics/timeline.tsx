import { Timeline } from '@/ui/basics/timeline.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'What happened or will happen, in order.',
  states: {
    'What comes': () => (
      <Timeline
        items={[
          { id: '1', when: '30 November 2026', title: 'Commuting budget ends' },
          { id: '2', when: '31 December 2026', title: 'Will be deactivated', tone: 'present' },
          { id: '3', when: '15 January 2027', title: 'Recurring expense', note: '€ -89,50' },
        ]}
      />
    ),
    'What went wrong': () => (
      <Timeline
        items={[
          { id: '1', when: '3 November', title: 'Train', note: '€ 4,10 left' },
          { id: '2', when: '5 November', title: 'Fuel', note: '€ -54,80', tone: 'danger' },
        ]}
      />
    ),
    One: () => <Timeline items={[{ id: '1', when: 'Today', title: 'Starts', tone: 'present' }]} />,
  },
}
