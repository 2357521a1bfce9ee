import './page.css'
import { useTranslation } from 'react-i18next'
import { BlockLink } from './link.tsx'

export interface Crumb {
  readonly label: string
  /** Absent for a step that has no page of its own. */
  readonly href?: string | undefined
}

/** The steps above this page; the page itself is in the title. */
export function Crumbs({ items }: { readonly items: readonly Crumb[] }) {
  const { t } = useTranslation('ui')
  if (items.length === 0) return null
  return (
    <nav className="crumbs" aria-label={t('crumbs')}>
      <ol>
        {items.map(({ label, href }) => (
          <li key={`${href ?? ''} ${label}`}>
            {href === undefined ? <span>{label}</span> : <BlockLink href={href}>{label}</BlockLink>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
