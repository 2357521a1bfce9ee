import './route-line.css'
import type { ReactNode } from 'react'
import Check from 'lucide-react/icons/check'

export interface RouteStop {
  readonly id: string
  readonly label: ReactNode
  /** Its number, if the stops are counted. */
  readonly number?: number | undefined
}

export interface RouteLineProps {
  readonly stops: readonly RouteStop[]
  /** The index of the current stop. The stops before it are done. */
  readonly current: number
  /** Read by screen readers after a completed stop. */
  readonly doneLabel: string
}

/** A line with stops for the completed, current and upcoming steps. */
export const RouteLine = ({ stops, current, doneLabel }: RouteLineProps) => (
  <ol className="route-line">
    {stops.map(({ id, label, number }, index) => {
      const state = index < current ? 'done' : index === current ? 'current' : 'to-come'
      return (
        <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className="route-line-stop" aria-hidden="true">
            {state === 'done' && <Check />}
          </span>
          <span className="route-line-label">
            {number !== undefined && <span className="route-line-number">{`${number}. `}</span>}
            <span>{label}</span>
          </span>
          {state === 'done' && <span className="sr-only">{` ${doneLabel}`}</span>}
        </li>
      )
    })}
  </ol>
)
