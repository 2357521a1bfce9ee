import './page.css'
import type { ReactNode } from 'react'
import { CopyId } from './copy-id.tsx'

export interface PageProps {
  /** The page's one `h1`. */
  readonly title: ReactNode
  /** `StatusBadge`s beside the title. */
  readonly status?: ReactNode
  /** The id of the record shown, to copy into a mail or a ticket. */
  readonly id?: string | undefined
  /** One sentence under the title, if the title alone is not clear. */
  readonly lead?: ReactNode
  /** At the right: the primary action, with a menu of the other actions beside it. */
  readonly action?: ReactNode
  /** `Tabs`. */
  readonly tabs?: ReactNode
  readonly children?: ReactNode
}

/** The frame of every screen: title and status, actions, then the content. */
export function Page({ title, status, id, lead, action, tabs, children }: PageProps) {
  return (
    <div className="page">
      <header className="page-head">
        <div className="page-title-row">
          <div className="page-title">
            <h1>{title}</h1>
            {status}
            {id !== undefined && <CopyId id={id} />}
          </div>
          {action !== undefined && <div className="row">{action}</div>}
        </div>
        {lead !== undefined && <p className="page-lead">{lead}</p>}
        {tabs}
      </header>
      {children}
    </div>
  )
}
