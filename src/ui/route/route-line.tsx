import './route.css'
import type { ReactNode } from 'react'

export interface RouteStop {
  readonly id: string
  /** Where it stands on the line, from 0 to 1. */
  readonly at: number
  /** Texts above and below the stop. */
  readonly above?: ReactNode
  readonly below?: ReactNode
}

export interface RouteLineProps {
  /** What the line says, for screen readers. */
  readonly label: string
  /** How much of the line has been travelled, from 0 to 1. */
  readonly done: number
  readonly stops: readonly RouteStop[]
  /** A mark on the line, such as where even spending would be today. From 0 to 1. */
  readonly mark?: number | undefined
}

/**
 * A line with ring stops: what has been travelled, where it stands now, and what is still to come. For the balance of a
 * budget and other heroes. A plain meter is for all else.
 */
export function RouteLine({ label, done, stops, mark }: RouteLineProps) {
  const travelled = Math.min(1, Math.max(0, done))
  return (
    <div className="route-line" role="img" aria-label={label}>
      <span className="route-rail" />
      <span className="route-done" style={{ width: percent(travelled) }} />
      {mark !== undefined && <span className="route-mark" style={{ left: percent(mark) }} />}
      {stops.map(({ id, at, above, below }) => (
        <span
          key={id}
          className="route-stop"
          data-state={at < travelled ? 'done' : at === travelled ? 'current' : 'to-come'}
          data-edge={at === 0 ? 'start' : at === 1 ? 'end' : undefined}
          style={{ left: percent(at) }}
        >
          {above !== undefined && <span className="route-above">{above}</span>}
          {below !== undefined && <span className="route-below">{below}</span>}
        </span>
      ))}
    </div>
  )
}

const percent = (part: number): string => `${Math.round(Math.min(1, Math.max(0, part)) * 1000) / 10}%`
