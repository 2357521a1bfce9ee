import { money, number } from '@/i18n/formats.ts'
import { LineChart } from '@/ui/charts/charts.tsx'
import type { GalleryPage } from '../../page.ts'

const points = ['05/2026', '06/2026', '07/2026', '08/2026', '09/2026', '10/2026']
const base = { points, format: money, formatTick: (value: number) => number(value) } as const

export const page: GalleryPage = {
  about:
    'Figures over time. The arrow keys move from point to point. Its code is fetched at the first render.',
  states: {
    'One line': () => (
      <LineChart
        {...base}
        label="Costs"
        series={[{ name: 'Costs', values: [120, 90, 240, 210, 330, 280] }]}
      />
    ),
    'Several, the last month not over': () => (
      <LineChart
        {...base}
        partial
        label="Train and bike"
        series={[
          { name: 'Train', values: [120, 90, 240, 210, 330, 120] },
          { name: 'Bike', values: [80, 100, 130, 140, 90, 40] },
        ]}
      />
    ),
    'Below zero': () => (
      <LineChart
        {...base}
        label="Refunds"
        series={[{ name: 'Balance', values: [50, -20, -90, 10, 40, 0] }]}
      />
    ),
  },
}
