import './record-head.css'
import type { ReactNode } from 'react'
import { withMark } from './not-received.tsx'

export interface Fact {
  readonly label: string
  readonly value: ReactNode
  /** The value states that something is absent, such as "not planned". */
  readonly absent?: boolean | undefined
}

/** A few facts about a record in one line under its title. While it loads, the strip keeps its height. */
export function FactsStrip({ facts }: { readonly facts: readonly Fact[] | undefined }) {
  return (
    <dl className="facts">
      {facts?.map(({ label, value, absent }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={absent === true ? 'absent' : undefined}>{withMark(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
