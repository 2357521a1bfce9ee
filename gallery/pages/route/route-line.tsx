import { RouteLine } from '@/ui/route/route-line.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'A line with ring stops, for a balance and other heroes. For all else there are plain meters.',
  states: {
    'Under way': () => (
      <RouteLine
        label="€ 1 166 of € 3 000 spent"
        done={0.39}
        mark={0.87}
        stops={[
          { id: 'start', at: 0, below: '1 January' },
          { id: 'now', at: 0.39, above: 'today' },
          { id: 'end', at: 1, below: '31 December' },
        ]}
      />
    ),
    Begun: () => (
      <RouteLine
        label="Nothing spent"
        done={0}
        stops={[
          { id: 'start', at: 0 },
          { id: 'end', at: 1 },
        ]}
      />
    ),
    Arrived: () => (
      <RouteLine
        label="All spent"
        done={1}
        stops={[
          { id: 'start', at: 0 },
          { id: 'half', at: 0.5 },
          { id: 'end', at: 1 },
        ]}
      />
    ),
  },
}
