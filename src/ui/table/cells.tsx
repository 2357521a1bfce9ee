import './table.css'
import type { ReactNode } from 'react'
import { Avatar } from '../basics/avatar.tsx'
import { MoneyText } from '../basics/money-text.tsx'

export interface IdentityProps {
  /** The full name, for the avatar. */
  readonly name: string
  /** The displayed name, such as a link. */
  readonly children: ReactNode
  /** Distinguishes people with the same name, such as an email address. */
  readonly second?: ReactNode
}

/** The first cell of a row about a person. Plain markup, because every row has one. */
export const Identity = ({ name, children, second }: IdentityProps) => (
  <span className="identity">
    <Avatar name={name} />
    <span className="identity-text">
      <span className="identity-name">{children}</span>
      <span className="identity-second">{second}</span>
    </span>
  </span>
)

interface TwoLinesProps {
  readonly first: ReactNode
  readonly second: ReactNode
}

/** A text with a muted second line. */
export const TwoLines = ({ first, second }: TwoLinesProps) => (
  <span className="identity-text">
    <span className="identity-name">{first}</span>
    <span className="identity-second">{second}</span>
  </span>
)

/** A sentence on at most two lines, which fit into a row of either height. */
export const Sentence = ({ children }: { readonly children: string }) => (
  <span className="table-sentence">{children}</span>
)

export interface AmountLeftProps {
  readonly remaining: number
  readonly total?: number | undefined
}

/** The remaining part of an amount. The bar repeats the amount, so it is hidden from screen readers. */
export const AmountLeft = ({ remaining, total }: AmountLeftProps) => (
  <span className="left-of">
    <i aria-hidden="true" style={{ '--left': `${total ? clamp((remaining / total) * 100) : 0}%` }} />
    <MoneyText euros={remaining} />
  </span>
)

const clamp = (percent: number): number => Math.max(0, Math.min(100, percent))
