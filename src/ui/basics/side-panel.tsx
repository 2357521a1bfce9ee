import './side-panel.css'
import { useId, type ReactNode } from 'react'

/** The side of a record, as one card in `SideSection`s. For `side` of `RecordColumns`. */
export const SidePanel = ({ children }: { readonly children: ReactNode }) => (
  <div className="side-panel">{children}</div>
)

export interface SideSectionProps {
  readonly title: string
  /** A link at the right of the title. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

export function SideSection({ title, action, children }: SideSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <div className="side-section-head">
        <h2 id={titleId}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
