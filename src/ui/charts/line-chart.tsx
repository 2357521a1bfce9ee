import './charts.css'
import { Axis, Grid, Scale } from '@visx/visx'
import { useId, useState, type PointerEvent, type SVGProps } from 'react'
import { useTranslation } from 'react-i18next'
import { textWidth } from './chart-text.ts'
import { CHART_HEIGHT, type LineChartProps, type LineSeries } from './chart-props.ts'
import { EndLabels, Line, type LineKind } from './line-parts.tsx'
import { useWidth } from './use-width.ts'

const TOP = 12
const BOTTOM = 28
const GAP = 10

/**
 * Figures over time: a line with its last value at the end, and a neutral line for comparison. Hovering, or the arrow
 * keys while the chart has the focus, show the figures of one point. Use `LineChart` of `charts.tsx`, which loads this
 * lazily.
 */
export function DrawnLineChart(props: LineChartProps) {
  const [measure, width] = useWidth()
  return (
    <div ref={measure} className="chart" style={{ height: CHART_HEIGHT }}>
      {width > 0 && <Plot {...props} width={width} />}
    </div>
  )
}

function Plot(props: LineChartProps & { width: number }) {
  const {
    label,
    points,
    axis = points,
    series,
    compared,
    format,
    formatShort = format,
    partial,
    width,
  } = props
  const { t } = useTranslation('ui')
  const [active, setActive] = useState<number>()
  const fadeId = useId()
  const lines = linesOf(series, compared)
  const y = Scale.scaleLinear<number>({
    domain: rangeOf(lines),
    range: [CHART_HEIGHT - BOTTOM, TOP],
    nice: 3,
  })
  const isIntegral = lines.every(({ values }) => values.every(Number.isInteger))
  const ticks = ticksOf(y.ticks(3), isIntegral)
  const left = Math.max(...ticks.map((tick) => textWidth(formatShort(tick)))) + GAP
  const ends = lines.flatMap(({ name, values }) => [formatShort(values.at(-1) ?? 0), name])
  const right = Math.max(...ends.map(textWidth)) + GAP
  const x = Scale.scalePoint<number>({
    domain: points.map((_point, index) => index),
    range: [left + GAP, width - right - GAP],
  })
  const xOf = (index: number): number => x(index) ?? 0
  const every = Math.max(1, Math.ceil((textWidth(axis[0] ?? '') + GAP) / (x.step() || 1)))
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
        <linearGradient id={fadeId} x2="0" y2="1">
          <stop className="chart-fade" />
          <stop className="chart-fade" offset="1" />
        </linearGradient>
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
          tickFormat={(tick) => formatShort(Number(tick))}
          {...axisLooks}
        />
        <Axis.AxisBottom
          scale={x}
          top={CHART_HEIGHT - BOTTOM}
          tickValues={x.domain().filter((index) => (last - index) % every === 0)}
          tickFormat={(index) => axis[index] ?? ''}
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
        <line className="chart-zero" x1={left} x2={width - right} y1={y(0)} y2={y(0)} />
        {lines.toReversed().map(({ kind, values }) => (
          <Line key={kind} {...{ kind, values, xOf, y, partial, active, fadeId }} />
        ))}
        <EndLabels x={xOf(last) + GAP + 4} {...{ lines, y }} format={formatShort} />
      </svg>
      <input
        type="range"
        className="chart-cursor"
        aria-label={t('chart.cursor')}
        aria-valuetext={active === undefined ? label : readOut(active, points, lines, format)}
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
          {lines.map(({ name, kind, values }) => (
            <span key={kind}>
              <i data-kind={kind} />
              <span>{name}</span> <b>{format(values[active] ?? 0)}</b>
            </span>
          ))}
        </div>
      )}
    </>
  )
}

type Drawn = LineSeries & { readonly kind: LineKind }

const linesOf = (series: LineSeries, compared: LineSeries | undefined): readonly Drawn[] => [
  { ...series, kind: 'main' },
  ...(compared ? [{ ...compared, kind: 'compared' } as const] : []),
]

const readOut = (
  at: number,
  points: readonly string[],
  lines: readonly Drawn[],
  format: (value: number) => string,
): string =>
  `${points[at] ?? ''}: ${lines.map(({ name, values }) => `${name} ${format(values[at] ?? 0)}`).join(', ')}`

/** The range of the axis: from zero, or less when there are refunds, to the highest value. Never empty. */
function rangeOf(lines: readonly LineSeries[]): [number, number] {
  const values = lines.flatMap((one) => one.values)
  return [Math.min(0, ...values), Math.max(1, ...values)]
}

/** At most four grid lines. Counts are whole numbers. */
function ticksOf(ticks: readonly number[], isIntegral: boolean): number[] {
  const fitting = ticks.filter((tick) => !isIntegral || Number.isInteger(tick))
  return fitting.length > MAX_TICKS ? fitting.filter((_tick, at) => at % 2 === 0) : fitting
}

const MAX_TICKS = 4

const clamp = (index: number, last: number): number => Math.min(Math.max(index, 0), last)

interface TickProps extends Pick<SVGProps<SVGTextElement>, 'x' | 'y' | 'dx' | 'dy' | 'textAnchor'> {
  readonly formattedValue?: string | undefined
}

/**
 * The text of a tick. The text component of visx measures the width of each word to break lines, which forces a reflow
 * each time.
 */
const tickText = ({ x, y, dx, dy, textAnchor, formattedValue }: TickProps) => (
  <text {...{ x, y, dx, dy, textAnchor }}>{formattedValue}</text>
)

const axisLooks = {
  hideAxisLine: true,
  hideTicks: true,
  tickClassName: 'chart-tick',
  tickLabelProps: { fontSize: 12 },
  tickComponent: tickText,
} as const
