/** In px. A chart keeps this height while loading, empty or shown as a table, so that the page does not shift. */
export const CHART_HEIGHT = 280

export interface LineSeries {
  readonly name: string
  /** One per point. */
  readonly values: readonly number[]
}

export interface LineChartProps {
  /** Describes the chart in a sentence or two, for screen readers. */
  readonly label: string
  /** Names along the axis. */
  readonly points: readonly string[]
  readonly series: readonly LineSeries[]
  readonly format: (value: number) => string
  /** A shorter format for the axis. Default: `format`. */
  readonly formatTick?: ((value: number) => string) | undefined
  /** The last point is not complete yet, so the line to it is dotted. */
  readonly partial?: boolean | undefined
}

export interface Bar {
  readonly name: string
  readonly value: number
  /** The value as formatted text. */
  readonly text: string
  /** A text beside the value, such as its share. */
  readonly note?: string | undefined
}

export interface BarChartProps {
  /** Describes the chart in a sentence or two, for screen readers. */
  readonly label: string
  /** Sorted, the largest first. */
  readonly bars: readonly Bar[]
  /** The number of bars that the height has room for. */
  readonly slots: number
}
