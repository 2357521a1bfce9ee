import { lazyBlock } from '../overlays/lazy-block.tsx'

/** Figures over time. Its code is loaded on first render. */
export const LineChart = lazyBlock(async () => (await import('./line-chart.tsx')).DrawnLineChart)
