import { money, number } from '@/i18n/formats.ts'
import { LineChart } from '@/ui/charts/charts.tsx'
import type { GalleryPage } from '../../page.ts'

const points = ['June 2026', 'July 2026', 'August 2026', 'September 2026', 'October 2026', 'November 2026']
const base = {
  points,
  axis: points.map((point) => point.slice(0, 3)),
  format: money,
  formatShort: (value: number) => number(value),
} as const

export const page: GalleryPage = {
  about:
    'Figures over time, beside what they are compared with. The arrow keys move from point to point. Its code is fetched at the first render.',
  states: {
    'One line': () => (
      <LineChart
        {...base}
        label="Costs"
        series={{ name: 'this year', values: [120, 90, 240, 210, 330, 280] }}
      />
    ),
    'Compared, the last month not over': () => (
      <LineChart
        {...base}
        partial
        label="Costs of two years"
        series={{ name: 'this year', values: [120, 90, 240, 210, 330, 120] }}
        compared={{ name: 'last year', values: [80, 100, 130, 140, 90, 110] }}
      />
    ),
    'Below zero': () => (
      <LineChart {...base} label="Refunds" series={{ name: 'balance', values: [50, -20, -90, 10, 40, 0] }} />
    ),
  },
}
