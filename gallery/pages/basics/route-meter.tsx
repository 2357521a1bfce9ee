import { RouteMeter } from '@/ui/basics/route-meter.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about:
    'The meter of a page about one budget: a line with stops, and a tick where even spending would be today.',
  states: {
    'Under way': () => (
      <RouteMeter
        share={0.389}
        here="€ 1 165,80 used"
        even={{ share: 0.893, text: 'at an even pace' }}
        stops={['€ 0,00', '€ 750,00', '€ 1 500,00', '€ 2 250,00', '€ 3 000,00']}
        label="39 % of the budget is used; 89 % of the year is over"
      />
    ),
    'At the pace: the text of the tick makes room': () => (
      <RouteMeter
        share={0.8}
        here="€ 2 400,00 used"
        even={{ share: 0.893, text: 'at an even pace' }}
        stops={['€ 0,00', '€ 1 500,00', '€ 3 000,00']}
        label="80 % used"
      />
    ),
    'Nothing used': () => (
      <RouteMeter share={0} here="€ 0,00 used" stops={['€ 0,00', '€ 3 000,00']} label="Nothing used" />
    ),
    'More than all': () => (
      <RouteMeter
        share={1.1}
        tone="danger"
        here="€ 3 300,00 used"
        stops={['€ 0,00', '€ 3 000,00']}
        label="110 % used"
      />
    ),
  },
}
