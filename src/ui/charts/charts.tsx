import { lazyBlock } from '../overlays/lazy-block.tsx'

/** Figures over time. Its code is fetched at the first render. */
export const LineChart = lazyBlock(async () => (await import('./line-chart.tsx')).DrawnLineChart)

/** Fetches the code of the charts while their figures load. */
export const warmCharts = LineChart.warm
