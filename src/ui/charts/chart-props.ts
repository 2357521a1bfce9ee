/** In px. A chart keeps this height while loading, empty or shown as a table, so that the page does not shift. */
export const CHART_HEIGHT = 252

export interface LineSeries {
  readonly name: string
  /** One per point. */
  readonly values: readonly number[]
}

export interface LineChartProps {
  /** Describes the chart in a sentence or two, for screen readers. */
  readonly label: string
  /** The names of the points, such as `november 2026`. */
  readonly points: readonly string[]
  /** Short names along the axis. Default: `points`. */
  readonly axis?: readonly string[] | undefined
  readonly series: LineSeries
  /** The series for comparison: a thin neutral line. */
  readonly compared?: LineSeries | undefined
  readonly format: (value: number) => string
  /** A shorter format, for the axis and the values at the end of the lines. Default: `format`. */
  readonly formatShort?: ((value: number) => string) | undefined
  /** The last point is not complete yet, so the line to it is dotted. */
  readonly partial?: boolean | undefined
}
