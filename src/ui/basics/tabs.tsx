import './page.css'
import './sub-tabs.css'
import type { ReactNode } from 'react'
import { useSaid } from '../feedback/use-said.ts'
import { BlockLink } from './link.tsx'
import { usePageStep } from './page-step.ts'

export interface Tab {
  readonly href: string
  readonly label: ReactNode
  /** How many things it holds, as text. */
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
  /** The name of the selected one, where the table of screens does not know it: it is told, and stands in the title. */
  readonly open?: string
}

/** The pages of one tab, where it has several. Links as well, one step quieter than the tabs. */
export function SubTabs({ label, tabs, open }: SubTabsProps) {
  usePageStep(open)
  useSaid(open ?? '')
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
