import { lazyBlock } from '../overlays/lazy-block.tsx'

/** Figures over time. Its code is fetched at the first render. */
export const LineChart = lazyBlock(async () => (await import('./line-chart.tsx')).DrawnLineChart)

/** Parts of a whole. Its code is fetched at the first render. */
export const BarChart = lazyBlock(async () => (await import('./bar-chart.tsx')).DrawnBarChart)

/** Fetches the code of the charts while their figures load. */
export function warmCharts(): void {
  LineChart.warm()
  BarChart.warm()
}
