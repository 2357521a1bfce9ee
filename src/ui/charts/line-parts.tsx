import { Shape } from '@visx/visx'
import type { LineSeries } from './chart-props.ts'
import { chartColour } from './chart-text.ts'

/** The height of a line of text, in px. */
const LINE = 16

interface LineProps {
  readonly one: LineSeries
  readonly colour: string
  readonly filled: boolean
  readonly xOf: (index: number) => number
  readonly y: (value: number) => number
  readonly partial: boolean | undefined
  readonly active: number | undefined
}

/** One line with its dots. The part that is not complete is dotted. */
export function Line({ one: { values }, colour, filled, xOf, y, partial, active }: LineProps) {
  const dots = values.map((value, index) => ({ x: xOf(index), y: y(value) }))
  const whole = partial ? dots.slice(0, -1) : dots
  const place = { x: (dot: Dot) => dot.x, y: (dot: Dot) => dot.y }
  return (
    <g>
      {filled && (
        <Shape.Area data={dots} x={place.x} y1={place.y} y0={y(0)} fill={colour} className="chart-area" />
      )}
      <Shape.LinePath data={whole} {...place} stroke={colour} strokeWidth={2} />
      {partial && (
        <Shape.LinePath
          data={dots.slice(-2)}
          {...place}
          stroke={colour}
          strokeWidth={2}
          strokeDasharray="2 5"
        />
      )}
      {dots.map((dot, index) => (
        <circle
          key={dot.x}
          cx={dot.x}
          cy={dot.y}
          r={index === active ? 5 : 3}
          fill={colour}
          className="chart-dot"
        />
      ))}
    </g>
  )
}

interface Dot {
  readonly x: number
  readonly y: number
}

interface EndLabelsProps {
  readonly series: readonly LineSeries[]
  readonly x: number
  readonly y: (value: number) => number
  readonly format: (value: number) => string
}

/** The last values, with names when there are several lines. They are moved apart when they would overlap. */
export function EndLabels({ series, x, y, format }: EndLabelsProps) {
  const labels = series
    .map((one, index) => ({
      ...endLabel(one, series, format),
      colour: chartColour(index),
      at: y(one.values.at(-1) ?? 0),
    }))
    .toSorted((a, b) => a.at - b.at)
  let free = 0
  return labels.map(({ value, name, colour, at }) => {
    const top = Math.max(at, free)
    free = top + LINE
    return (
      <text key={colour} x={x} y={top} dy="0.35em" className="chart-end">
        {value}
        {name !== undefined && (
          <tspan dx={4} style={{ fill: colour }}>
            {name}
          </tspan>
        )}
      </text>
    )
  })
}

/** The text at the end of a line. It includes the name only when there are several lines. */
export const endLabel = (
  { name, values }: LineSeries,
  all: readonly LineSeries[],
  format: (value: number) => string,
) => ({
  value: format(values.at(-1) ?? 0),
  name: all.length > 1 ? name : undefined,
})
