import './figures.css'

export interface SparklineProps {
  /** One per period, the oldest first. */
  readonly values: readonly number[]
}

const WIDTH = 72
const HEIGHT = 32
const EDGE = 4

/** A small line without axes beside a figure, with its last value marked. Decorative: the figure states the value. */
export function Sparkline({ values }: SparklineProps) {
  const least = Math.min(...values)
  const range = Math.max(...values) - least
  const points = values.map((value, index) => ({
    x: round(EDGE + (index / Math.max(1, values.length - 1)) * (WIDTH - 2 * EDGE)),
    // Equal values are drawn as a level line in the middle.
    y: round(HEIGHT - EDGE - (range === 0 ? 0.5 : (value - least) / range) * (HEIGHT - 2 * EDGE)),
  }))
  const last = points.at(-1)
  return (
    <svg className="sparkline" width={WIDTH} height={HEIGHT} aria-hidden="true">
      {points.length > 1 && <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />}
      {last && <circle cx={last.x} cy={last.y} r={3} />}
    </svg>
  )
}

const round = (px: number): number => Math.round(px * 10) / 10
