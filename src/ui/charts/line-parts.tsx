import { Shape } from '@visx/visx'
import type { LineSeries } from './chart-props.ts'

/** The height of an end label: its value, and its name below. In px. */
const LABEL = 34

/** The main series has the accent colour, the one for comparison is neutral. */
export type LineKind = 'main' | 'compared'

interface LineProps {
  readonly kind: LineKind
  readonly values: readonly number[]
  readonly xOf: (index: number) => number
  readonly y: (value: number) => number
  readonly partial: boolean | undefined
  readonly active: number | undefined
  /** The id of the gradient of the area. */
  readonly fadeId: string
}

/** One line. Its incomplete part is dotted, without an area below it. */
export function Line({ kind, values, xOf, y, partial, active, fadeId }: LineProps) {
  const dots = values.map((value, index) => ({ x: xOf(index), y: y(value) }))
  const isMain = kind === 'main'
  const whole = partial && isMain ? dots.slice(0, -1) : dots
  const place = { x: (dot: Dot) => dot.x, y: (dot: Dot) => dot.y }
  const last = dots.at(-1)
  const shown = active === undefined ? undefined : dots[active]
  return (
    <g className="chart-line" data-kind={kind}>
      {isMain && (
        <Shape.Area
          data={whole}
          x={place.x}
          y1={place.y}
          y0={y(0)}
          className="chart-area"
          fill={`url(#${fadeId})`}
        />
      )}
      <Shape.LinePath data={whole} {...place} stroke="" />
      {isMain && partial && (
        <Shape.LinePath data={dots.slice(-2)} {...place} stroke="" strokeDasharray="2 5" />
      )}
      {isMain && last && <circle cx={last.x} cy={last.y} r={5} className="chart-stop" />}
      {shown && <circle cx={shown.x} cy={shown.y} r={4} className="chart-dot" />}
    </g>
  )
}

interface Dot {
  readonly x: number
  readonly y: number
}

interface EndLabelsProps {
  readonly lines: readonly (LineSeries & { readonly kind: LineKind })[]
  readonly x: number
  readonly y: (value: number) => number
  readonly format: (value: number) => string
}

/** The last value of each line with its name below. They are moved apart when they would overlap. */
export function EndLabels({ lines, x, y, format }: EndLabelsProps) {
  const labels = lines
    .map(({ name, kind, values }) => ({ name, kind, value: values.at(-1) ?? 0, at: y(values.at(-1) ?? 0) }))
    .toSorted((a, b) => a.at - b.at)
  let free = 0
  return labels.map(({ name, kind, value, at }) => {
    const top = Math.max(at, free)
    free = top + LABEL
    return (
      <text key={kind} x={x} y={top} className="chart-end" data-kind={kind}>
        <tspan>{format(value)}</tspan>
        <tspan x={x} dy={15}>
          {name}
        </tspan>
      </text>
    )
  })
}
