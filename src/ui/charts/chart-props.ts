/** In px. All charts are as high, drawn, loading, empty or as a table, so that nothing jumps. */
export const CHART_HEIGHT = 280

export interface LineSeries {
  readonly name: string
  /** One per point. */
  readonly values: readonly number[]
}

export interface LineChartProps {
  /** What the picture shows, in a sentence or two, for who cannot see it. */
  readonly label: string
  /** Names along the axis. */
  readonly points: readonly string[]
  readonly series: readonly LineSeries[]
  readonly format: (value: number) => string
  /** Along the axis, where shorter will do. Default: `format`. */
  readonly formatTick?: ((value: number) => string) | undefined
  /** The last point is not complete yet: the line to it is dotted. */
  readonly partial?: boolean | undefined
}

export interface Bar {
  readonly name: string
  readonly value: number
  /** The value in words. */
  readonly text: string
  /** Beside it, such as its share. */
  readonly note?: string | undefined
}

export interface BarChartProps {
  /** What the picture shows, in a sentence or two, for who cannot see it. */
  readonly label: string
  /** The highest first. */
  readonly bars: readonly Bar[]
  /** How many bars the height is made for. */
  readonly slots: number
}
