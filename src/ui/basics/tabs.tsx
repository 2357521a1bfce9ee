import './page.css'
import type { ReactNode } from 'react'
import { BlockLink } from './link.tsx'

export interface Tab {
  readonly href: string
  readonly label: ReactNode
  /** It is the one shown. */
  readonly current: boolean
}

/** Tabs that are addresses: links, so that each can be opened in a new window, sent to a colleague and gone back to. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ href, label: words, current }) => (
        <BlockLink key={href} href={href} aria-current={current ? 'page' : undefined}>
          {words}
        </BlockLink>
      ))}
    </nav>
  )
}
