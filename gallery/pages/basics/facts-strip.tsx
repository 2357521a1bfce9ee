import { FactsStrip } from '@/ui/basics/facts-strip.tsx'
import type { GalleryPage } from '../../page.ts'

const FACTS = [
  { label: 'User group', value: 'Night shift' },
  { label: 'Active since', value: '01/03/2025' },
  { label: 'Employee number', value: '0042' },
  { label: 'Leaves on', value: 'not planned', absent: true },
]

export const page: GalleryPage = {
  about: 'A few facts about a record, in one line under its title.',
  states: {
    'Some facts': () => <FactsStrip facts={FACTS} />,
    'Loading: the room is kept': () => <FactsStrip facts={undefined} />,
    'Long values are cut': () => (
      <FactsStrip
        facts={[{ label: 'User groups', value: 'Night shift, Drivers, Head office, Bakers of Bruges' }]}
      />
    ),
  },
}
