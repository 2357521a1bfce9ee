import './shares.css'
import { MoneyText } from '../basics/money-text.tsx'

export interface Share {
  readonly name: string
  readonly euros: number
  /** The share of the whole, from 0 to 1. `undefined` if a share has no meaning, such as among refunds. */
  readonly share: number | undefined
  /** The sum of everything else: it comes last and is neutral. */
  readonly isRest?: boolean | undefined
}

/** The share as text, or a dash if it has no meaning. */
export const shareText = (share: number | undefined): string =>
  share === undefined ? '–' : `${Math.round(share * 100)}\u00a0%`

/** A thin bar whose length is the share. The text beside it states the same. */
const ShareBar = ({ share, rank }: { readonly share: number; readonly rank: number | 'rest' }) => (
  <span className="share-bar" aria-hidden="true">
    <span
      style={{
        width: `${share * 100}%`,
        background: `var(--colors-chart-${rank === 'rest' ? rank : rank + 1})`,
      }}
    />
  </span>
)

/** Up to this many lines are widely spaced beside a chart. More lines are spaced narrowly. */
const AIRY_LINES = 6

/** The parts of a whole, the largest first: at most seven with their own colour (R065), and a neutral rest. */
export function Shares({ label, shares }: { readonly label: string; readonly shares: readonly Share[] }) {
  return (
    <ul className="shares" aria-label={label} data-dense={shares.length > AIRY_LINES || undefined}>
      {shares.map(({ name, euros, share, isRest }, index) => (
        <li key={isRest ? 'rest' : name}>
          <span className="share-name" title={name}>
            {name}
          </span>
          <MoneyText euros={euros} />
          <span className="share-part">{share !== undefined && shareText(share)}</span>
          <ShareBar share={share ?? 0} rank={isRest ? 'rest' : index} />
        </li>
      ))}
    </ul>
  )
}
