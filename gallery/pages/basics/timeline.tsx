import { ActionsMenu } from '@/ui/overlays/menu.tsx'
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
    'In the main column': () => (
      <Timeline
        wide
        items={[
          { id: '1', when: '03/12/2026', title: 'Due date', tone: 'coming' },
          { id: '2', when: '18/11/2026', title: '€ 2 400,00 paid', note: '€ 1 430,95 left', tone: 'present' },
          { id: '3', when: '03/11/2026', title: 'Created' },
        ]}
      />
    ),
    'With menus': () => (
      <Timeline
        wide
        items={['01/01/2031', '01/06/2025'].map((day, at) => ({
          id: day,
          when: day,
          title: at === 0 ? 'Planned' : 'Valid now',
          note: '<p>Hello {{firstName}}, your code was renewed and works at once.</p>',
          tone: at === 0 ? 'coming' : 'present',
          actions: (
            <ActionsMenu
              size="small"
              label={`Actions for ${day}`}
              groups={[{ items: [{ id: 'edit', label: 'Edit this text' }] }]}
            />
          ),
        }))}
      />
    ),
    One: () => <Timeline items={[{ id: '1', when: 'Today', title: 'Starts', tone: 'present' }]} />,
  },
}
