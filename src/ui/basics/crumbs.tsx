import './page.css'
import { useTranslation } from 'react-i18next'
import { BlockLink } from './link.tsx'

export interface Crumb {
  readonly label: string
  /** Absent for the page itself, and for a step without a page of its own. */
  readonly href?: string | undefined
}

/** Breadcrumbs: the pages above this page, then this page itself. */
export function Crumbs({ items }: { readonly items: readonly Crumb[] }) {
  const { t } = useTranslation('ui')
  if (items.length === 0) return null
  return (
    <nav className="crumbs" aria-label={t('crumbs')}>
      <ol>
        {items.map(({ label, href }, place) => (
          <li key={`${href ?? ''} ${label}`}>
            {href === undefined ? (
              <span aria-current={place === items.length - 1 ? 'page' : undefined}>{label}</span>
            ) : (
              <BlockLink href={href}>{label}</BlockLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
