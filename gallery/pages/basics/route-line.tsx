import { RouteLine } from '@/ui/basics/route-line.tsx'
import type { GalleryPage } from '../../page.ts'

const stops = ['Details', 'Budgets', 'Groups', 'Check'].map((label) => ({ id: label, label }))

export const page: GalleryPage = {
  about: 'A line with stops: what is done, where one is, what is to come.',
  states: {
    'The first stop': () => <RouteLine stops={stops} current={0} doneLabel="(done)" />,
    'Under way': () => <RouteLine stops={stops} current={2} doneLabel="(done)" />,
    Numbered: () => (
      <RouteLine
        stops={stops.map((stop, at) => ({ ...stop, number: at < 3 ? at + 1 : undefined }))}
        current={1}
        doneLabel="(done)"
      />
    ),
    'All done': () => <RouteLine stops={stops} current={4} doneLabel="(done)" />,
  },
}
