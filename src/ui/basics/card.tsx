import './card.css'
import { useId, type ReactNode } from 'react'

export interface CardProps {
  readonly title?: ReactNode
  /** Buttons at the right of the title. */
  readonly actions?: ReactNode
  /** Buttons under the content, the main one last. */
  readonly foot?: ReactNode
  /**
   * No padding, for content that extends to the edges: a table, or the few rows of a short list, which need no line
   * above.
   */
  readonly flush?: boolean | 'rows' | undefined
  readonly children?: ReactNode
}

/** A box for content that belongs together. With a title it is a landmark region for screen readers. */
export function Card({ title, actions, foot, flush, children }: CardProps) {
  const titleId = useId()
  return (
    <section
      className="card"
      data-flush={flush || undefined}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {(title !== undefined || actions !== undefined) && (
        <div className="card-head">
          {title !== undefined && <h2 id={titleId}>{title}</h2>}
          {actions !== undefined && <div className="row">{actions}</div>}
        </div>
      )}
      <div className="card-body">{children}</div>
      {foot !== undefined && <div className="card-foot">{foot}</div>}
    </section>
  )
}
