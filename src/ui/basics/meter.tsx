import './meter.css'

export interface MeterProps {
  /** The filled part, from 0 to 1. A larger value shows as full. */
  readonly share: number
  /** The position of a dark tick, from 0 to 1, such as the part of the year that has passed. */
  readonly tick?: number | undefined
  /** The accessible name, for screen readers. Absent: the bar is decorative, because a text beside it says the same. */
  readonly label?: string
  /** Below zero or over its limit. */
  readonly tone?: 'danger' | undefined
}

/** A thin bar filled in proportion to its share. */
export function Meter({ share, tick, label, tone }: MeterProps) {
  return (
    <span
      className="meter"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      data-tone={tone}
    >
      <i style={{ inlineSize: percent(share) }} />
      {tick !== undefined && <b style={{ insetInlineStart: percent(tick) }} />}
    </span>
  )
}

const percent = (share: number): string => `${Math.min(Math.max(share, 0), 1) * 100}%`
