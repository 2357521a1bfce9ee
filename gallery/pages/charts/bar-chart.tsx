import { money } from '@/i18n/formats.ts'
import { BarChart } from '@/ui/charts/charts.tsx'
import type { GalleryPage } from '../../page.ts'

const bar = (name: string, value: number, note?: string) => ({ name, value, text: money(value), note })

export const page: GalleryPage = {
  about: 'Parts of a whole, the largest first, each with its text above its bar.',
  states: {
    'With shares': () => (
      <BarChart
        label="Costs by means"
        slots={5}
        bars={[bar('Train', 820.5, '62 %'), bar('Bike', 400, '30 %'), bar('Parking', 105.2, '8 %')]}
      />
    ),
    'A long name, and nothing': () => (
      <BarChart
        label="Costs by group"
        slots={5}
        bars={[
          bar('The people of the night shift who come by cargo bike, all year round', 12),
          bar('None', 0),
        ]}
      />
    ),
  },
}
