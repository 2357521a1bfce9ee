import './page.css'
import './sub-tabs.css'
import type { ReactNode } from 'react'
import { useAnnouncement } from '../feedback/use-announcement.ts'
import { BlockLink } from './link.tsx'
import { usePageStep } from './page-step.ts'

export interface Tab {
  readonly href: string
  readonly label: ReactNode
  /** The number of items, as text. */
  readonly count?: string | undefined
  /** Whether this tab is the selected one. */
  readonly current: boolean
}

/** Tabs with an address each. They are links, so a tab can be bookmarked, shared and opened in a new window. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ href, label: words, count, current }) => (
        <BlockLink key={href} href={href} aria-current={current ? 'page' : undefined}>
          <span>{words}</span>
          {count !== undefined && (
            <>
              {' '}
              <span className="tab-count">{count}</span>
            </>
          )}
        </BlockLink>
      ))}
    </nav>
  )
}

export interface SubTabsProps {
  readonly label: string
  readonly tabs: readonly Tab[]
  /**
   * The name of the open tab, if it is not in the table of screens: it is announced, and is part of the document title.
   */
  readonly open?: string
}

/** The pages of one tab that has several. Also links, styled less prominently than tabs. */
export function SubTabs({ label, tabs, open }: SubTabsProps) {
  usePageStep(open)
  useAnnouncement(open ?? '')
  return (
    <nav className="sub-tabs" aria-label={label}>
      {tabs.map(({ href, label: words, current }) => (
        <BlockLink key={href} href={href} aria-current={current ? 'page' : undefined}>
          {words}
        </BlockLink>
      ))}
    </nav>
  )
}
