import { lazyBlock } from '../overlays/lazy-block.tsx'

/** Figures over time. Its code is fetched at the first render. */
export const LineChart = lazyBlock(async () => (await import('./line-chart.tsx')).DrawnLineChart)
