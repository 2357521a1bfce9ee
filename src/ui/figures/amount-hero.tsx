import './amount-hero.css'
import '../basics/money-text.css'
import { Fragment, useId, type ReactNode } from 'react'
import { money } from '@/i18n/formats.ts'
import { Meter } from '../basics/meter.tsx'

export interface AmountHeroProps {
  /** The label of the amount, such as "Still due". */
  readonly label: string
  readonly euros: number
  /** After the amount, such as the total that it is part of, or the VAT. */
  readonly note?: ReactNode
  /** At the right: at most three facts. */
  readonly facts?: readonly { readonly label: string; readonly value: ReactNode }[]
  /** The completed part of the whole, from 0 to 1, and a text that says the same. */
  readonly done?: { readonly share: number; readonly text: string } | undefined
}

/** The main amount of a record, such as an invoice: large, with its parts beside it. */
export function AmountHero({ label, euros, note, facts = [], done }: AmountHeroProps) {
  const labelId = useId()
  return (
    <section className="amount-hero" aria-labelledby={labelId}>
      <h2 id={labelId}>{label}</h2>
      <p className="amount-hero-line">
        <strong>
          <span className="money">{money(euros)}</span>
        </strong>
        {note !== undefined && <span>{note}</span>}
      </p>
      {facts.length > 0 && (
        <dl className="amount-hero-facts">
          {facts.map((fact) => (
            <Fragment key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {done && (
        <div className="amount-hero-part">
          <Meter share={done.share} />
          <span>{done.text}</span>
        </div>
      )}
    </section>
  )
}
