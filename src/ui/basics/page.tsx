import './page.css'
import './record-head.css'
import { useMemo, useState, type ReactNode } from 'react'
import { CopyId } from './copy-id.tsx'
import { HasSlotsContext, PageSlotsContext } from './page-slots.ts'
import { PageSubjectContext } from './page-subject.ts'

export interface PageProps {
  /** The page's one `h1`. */
  readonly title: ReactNode
  /** `StatusBadge`s beside the title. */
  readonly status?: ReactNode
  /** The id of the record, to copy into a mail or a ticket. */
  readonly id?: string | undefined
  /** One sentence under the title, if the title alone is not clear. */
  readonly lead?: ReactNode
  /** At the right: the primary action, with a menu of the other actions beside it. */
  readonly action?: ReactNode
  /** A large `Avatar` or an icon, at the left of title and lead. */
  readonly figure?: ReactNode
  /** A `FactsStrip` between title and tabs. */
  readonly facts?: ReactNode
  readonly tabs?: ReactNode
  /** The tabs are one button with a menu. The views of a list are then beside its filters. */
  readonly areTabsMenu?: boolean | undefined
  /** The target of a change on the page, which its save bar names. */
  readonly subject?: string | undefined
  /** The page is one list: its count is next to the title, its views next to the tabs. */
  readonly isList?: boolean | undefined
  readonly children?: ReactNode
}

/** The frame of every screen: title and status, actions, then the content. */
export function Page(props: PageProps) {
  const { title, status, id, lead, action, figure, facts, tabs, areTabsMenu, subject, isList, children } =
    props
  const [count, setCount] = useState<HTMLElement | null>(null)
  const [views, setViews] = useState<HTMLElement | null>(null)
  const slots = useMemo(() => ({ count, views }), [count, views])
  const hasTabRow = Boolean(tabs) && !areTabsMenu
  const has = !isList ? NO_SLOTS : hasTabRow ? BOTH_SLOTS : ONE_SLOT
  return (
    <div className="page" data-list={isList || undefined}>
      <header className="page-head">
        <div className="record-head">
          {figure}
          <div className="record-title">
            <div className="page-title-row">
              <div className="page-title">
                <h1>{title}</h1>
                {isList && <span className="page-count" ref={setCount} />}
                {status}
                {id !== undefined && <CopyId id={id} />}
              </div>
              {action !== undefined && <div className="row">{action}</div>}
            </div>
            {lead !== undefined && <p className="page-lead">{lead}</p>}
          </div>
        </div>
        {facts}
        {isList && hasTabRow ? (
          <div className="page-views">
            {tabs}
            <div className="row" ref={setViews} />
          </div>
        ) : (
          tabs
        )}
      </header>
      <HasSlotsContext value={has}>
        <PageSlotsContext value={slots}>
          <PageSubjectContext value={subject}>{children}</PageSubjectContext>
        </PageSlotsContext>
      </HasSlotsContext>
    </div>
  )
}

const NO_SLOTS = [] as const
const ONE_SLOT = ['count'] as const
const BOTH_SLOTS = ['count', 'views'] as const
