import './route-meter.css'
import type { ReactNode } from 'react'

export interface RouteMeterProps {
  /** The completed part, from 0 to 1. */
  readonly share: number
  /** The content above the current position. */
  readonly here: ReactNode
  /** The position at an even pace, from 0 to 1, and the text above it. */
  readonly even?: { readonly share: number; readonly text: string } | undefined
  /** The texts below the stops, at equal distances from start to end. */
  readonly stops: readonly ReactNode[]
  /** The accessible name, for screen readers. */
  readonly label: string
  readonly tone?: 'danger' | undefined
}

/** Texts closer together than this share of the line would overlap. */
const APART = 0.24

/** A line with stops: current progress, and expected progress at an even pace. */
export function RouteMeter({ share, here, even, stops, label, tone }: RouteMeterProps) {
  const at = within(share)
  const tick = even && within(even.share)
  const isClose = tick !== undefined && Math.abs(tick - at) < APART
  return (
    <div className="route-meter" role="img" aria-label={label} data-tone={tone}>
      <span className="route-rail" />
      <span className="route-done" style={{ inlineSize: percent(at) }} />
      {stops.map((text, index) => {
        const place = stops.length > 1 ? index / (stops.length - 1) : 0
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a stop is its place
          <span key={index} className="route-stop" data-past={place <= at || undefined} style={placed(place)}>
            <span className="route-under" data-edge={edge(index, stops.length)}>
              {text}
            </span>
          </span>
        )
      })}
      {tick !== undefined && <span className="route-tick" style={placed(tick)} />}
      <span className="route-stop" data-here style={placed(at)} />
      <span className="route-over" data-edge={nearEdge(at)} data-strong style={placed(at)}>
        {here}
      </span>
      {even && tick !== undefined && !isClose && (
        <span className="route-over" data-edge={nearEdge(tick)} style={placed(tick)}>
          {even.text}
        </span>
      )}
    </div>
  )
}

const within = (share: number): number => Math.min(Math.max(share, 0), 1)
const percent = (share: number): string => `${share * 100}%`
const placed = (share: number) => ({ insetInlineStart: percent(share) })
const edge = (index: number, count: number) =>
  index === 0 ? 'start' : index === count - 1 ? 'end' : undefined
/** A text near an end of the line is aligned to that end, so that it stays on the card. */
const nearEdge = (share: number) => (share < 0.1 ? 'start' : share > 0.9 ? 'end' : undefined)
