import './side-panel.css'
import { useId, type ReactNode } from 'react'
import { Avatar } from './avatar.tsx'

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

export interface SidePersonProps {
  readonly name: string
  /** The name as it is shown, if it is a link. */
  readonly children: ReactNode
  /** The company of the person. */
  readonly note?: ReactNode
}

/** A person or a company, with its initials. */
export const SidePerson = ({ name, children, note }: SidePersonProps) => (
  <div className="side-person">
    <Avatar name={name} />
    <span>
      {children}
      {note !== undefined && <span className="field-help">{note}</span>}
    </span>
  </div>
)
