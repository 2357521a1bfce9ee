import './charts.css'
import { Scale, Shape } from '@visx/visx'
import { chartColour, cutTo, textWidth } from './chart-text.ts'
import { CHART_HEIGHT, type Bar, type BarChartProps } from './chart-props.ts'
import { useWidth } from './use-width.ts'

const BAR = 10

/** Bars for the parts of a whole, each with its text above. Use `BarChart` of `charts.tsx`, which loads this lazily. */
export function DrawnBarChart({ label, bars, slots }: BarChartProps) {
  const [measure, width] = useWidth()
  return (
    <div ref={measure} className="chart" style={{ height: CHART_HEIGHT }}>
      {width > 0 && (
        <svg role="img" aria-label={label} width={width} height={CHART_HEIGHT}>
          {bars.map((bar, index) => (
            <Row
              key={bar.name}
              bar={bar}
              index={index}
              bars={bars}
              height={CHART_HEIGHT / slots}
              width={width}
            />
          ))}
        </svg>
      )}
    </div>
  )
}

interface RowProps {
  readonly bar: Bar
  readonly index: number
  readonly bars: readonly Bar[]
  readonly height: number
  readonly width: number
}

function Row({ bar: { name, value, text, note }, index, bars, height, width }: RowProps) {
  const values = bars.map((bar) => bar.value)
  const x = Scale.scaleLinear<number>({
    domain: [Math.min(0, ...values), Math.max(0.01, ...values)],
    range: [0, width],
  })
  const words = note === undefined ? text : `${note} · ${text}`
  const top = index * height
  const from = Math.min(x(0), x(value))
  const length = Math.max(2, Math.abs(x(value) - x(0)))
  return (
    <g>
      <text x={0} y={top + 14} className="chart-name">
        {cutTo(name, width - textWidth(words) - 16)}
      </text>
      <text x={width} y={top + 14} textAnchor="end" className="chart-value">
        {note !== undefined && <tspan className="chart-note">{note} · </tspan>}
        {text}
      </text>
      <Shape.BarRounded
        x={0}
        y={top + 20}
        width={width}
        height={BAR}
        radius={3}
        all
        className="chart-track"
      />
      <Shape.BarRounded
        x={from}
        y={top + 20}
        width={length}
        height={BAR}
        radius={3}
        all
        fill={chartColour(index)}
      />
    </g>
  )
}
