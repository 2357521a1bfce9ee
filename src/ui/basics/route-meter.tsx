import './route-meter.css'
import type { ReactNode } from 'react'

export interface RouteMeterProps {
  /** The part of the way that is behind, from 0 to 1. */
  readonly share: number
  /** What stands above the present stop. */
  readonly here: ReactNode
  /** Where one would be at an even pace, from 0 to 1, and the text above it. */
  readonly even?: { readonly share: number; readonly text: string } | undefined
  /** The texts below the stops, at equal distances from start to end. */
  readonly stops: readonly ReactNode[]
  /** What it shows, for screen readers. */
  readonly label: string
  readonly tone?: 'danger' | undefined
}

/** Texts closer together than this part of the line would run into each other. */
const APART = 0.24

/** A line with stops: how far something has come, and where it would be at an even pace. */
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
/** A text near an end of the line begins or ends there, so that it stays on the card. */
const nearEdge = (share: number) => (share < 0.1 ? 'start' : share > 0.9 ? 'end' : undefined)
