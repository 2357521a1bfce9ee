import { Meter } from '@/ui/basics/meter.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'A thin bar that is filled by its share: what was used of a budget.',
  states: {
    'A part, nothing, all': () => (
      <div className="stack">
        <Meter share={0.39} label="39 % used" />
        <Meter share={0} label="Nothing used" />
        <Meter share={1} label="All used" />
      </div>
    ),
    'With a tick for an even pace': () => (
      <Meter share={0.39} tick={0.89} label="39 % used, 89 % of the year is over" />
    ),
    'More than all': () => <Meter share={1.2} tone="danger" label="120 % used" />,
  },
}
