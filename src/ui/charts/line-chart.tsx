import './charts.css'
import { Axis, Grid, Scale } from '@visx/visx'
import { useState, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { chartColour, textWidth } from './chart-text.ts'
import { CHART_HEIGHT, type LineChartProps, type LineSeries } from './chart-props.ts'
import { endLabel, EndLabels, Line } from './line-parts.tsx'
import { useWidth } from './use-width.ts'

const TOP = 16
const BOTTOM = 28
const GAP = 10

/**
 * Figures over time. Each series is a line with its last value at the end. Hovering, or the arrow keys when the chart
 * has the focus, show the figures of one point. Use `LineChart` of `charts.tsx`, which loads this lazily.
 */
export function DrawnLineChart(props: LineChartProps) {
  const [measure, width] = useWidth()
  return (
    <div ref={measure} className="chart" style={{ height: CHART_HEIGHT }}>
      {width > 0 && <Plot {...props} width={width} />}
    </div>
  )
}

function Plot({
  label,
  points,
  series,
  format,
  formatTick = format,
  partial,
  width,
}: LineChartProps & { width: number }) {
  const { t } = useTranslation('ui')
  const [active, setActive] = useState<number>()
  const [start, end] = rangeOf(series)
  const y = Scale.scaleLinear<number>({ domain: [start, end], range: [CHART_HEIGHT - BOTTOM, TOP], nice: 4 })
  const isWhole = series.every(({ values }) => values.every(Number.isInteger))
  const ticks = y.ticks(4).filter((tick) => !isWhole || Number.isInteger(tick))
  const left = Math.max(...ticks.map((tick) => textWidth(formatTick(tick)))) + GAP
  const ends = series.map((one) => endLabel(one, series, format))
  const right = Math.max(...ends.map(({ value, name = '' }) => textWidth(`${value} ${name}`))) + GAP
  const x = Scale.scalePoint<number>({
    domain: points.map((_point, index) => index),
    range: [left + GAP, width - right - GAP],
  })
  const xOf = (index: number): number => x(index) ?? 0
  const every = Math.max(1, Math.ceil((textWidth(points[0] ?? '') + GAP) / (x.step() || 1)))
  const last = points.length - 1
  const follow = ({ clientX, currentTarget }: PointerEvent): void => {
    const within = clientX - currentTarget.getBoundingClientRect().left
    setActive(clamp(Math.round((within - xOf(0)) / (x.step() || 1)), last))
  }
  return (
    <>
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={CHART_HEIGHT}
        onPointerMove={follow}
        onPointerLeave={() => setActive(undefined)}
      >
        <Grid.GridRows
          scale={y}
          left={left}
          width={width - left - right}
          tickValues={ticks}
          className="chart-grid"
          stroke=""
        />
        <Axis.AxisLeft
          scale={y}
          left={left}
          tickValues={ticks}
          tickFormat={(tick) => formatTick(Number(tick))}
          {...axisLooks}
        />
        <Axis.AxisBottom
          scale={x}
          top={CHART_HEIGHT - BOTTOM}
          tickValues={x.domain().filter((index) => (last - index) % every === 0)}
          tickFormat={(index) => points[index] ?? ''}
          {...axisLooks}
        />
        {active !== undefined && (
          <line
            className="chart-guide"
            x1={xOf(active)}
            x2={xOf(active)}
            y1={TOP}
            y2={CHART_HEIGHT - BOTTOM}
          />
        )}
        {series.map((one, index) => (
          <Line
            key={one.name}
            one={one}
            colour={chartColour(index)}
            filled={series.length === 1}
            {...{ xOf, y, partial, active }}
          />
        ))}
        <EndLabels x={xOf(last) + GAP} {...{ series, y, format }} />
      </svg>
      <input
        type="range"
        className="chart-cursor"
        aria-label={t('chart.cursor')}
        aria-valuetext={active === undefined ? label : readOut(active, points, series, format)}
        min={0}
        max={last}
        value={active ?? last}
        onChange={({ target }) => setActive(Number(target.value))}
        onFocus={() => setActive(last)}
        onBlur={() => setActive(undefined)}
      />
      {active !== undefined && (
        <div
          className="chart-tip"
          data-side={xOf(active) > width / 2 ? 'left' : 'right'}
          style={{ '--x': `${xOf(active)}px` }}
          aria-hidden="true"
        >
          <strong>{points[active]}</strong>
          {series.map(({ name, values }, index) => (
            <span key={name}>
              <i style={{ background: chartColour(index) }} />
              {name} <b>{format(values[active] ?? 0)}</b>
            </span>
          ))}
        </div>
      )}
    </>
  )
}

const readOut = (
  at: number,
  points: readonly string[],
  series: readonly LineSeries[],
  format: (value: number) => string,
): string =>
  `${points[at] ?? ''}: ${series.map(({ name, values }) => `${name} ${format(values[at] ?? 0)}`).join(', ')}`

/** The range of the axis: from zero, or less when there are refunds, to the highest value. Never empty. */
function rangeOf(series: readonly LineSeries[]): [number, number] {
  const values = series.flatMap((one) => one.values)
  return [Math.min(0, ...values), Math.max(1, ...values)]
}

const clamp = (index: number, last: number): number => Math.min(Math.max(index, 0), last)

const axisLooks = {
  hideAxisLine: true,
  hideTicks: true,
  tickClassName: 'chart-tick',
  tickLabelProps: { fill: '', fontFamily: '', fontSize: 12 },
} as const
