import { useTranslation } from 'react-i18next'
import './page.css'
import { BlockLink } from './link.tsx'

export interface Crumb {
  readonly label: string
  /** Absent for the page itself, and for a level without a page. */
  readonly href?: string | undefined
}

export interface CrumbsProps {
  readonly items: readonly Crumb[]
  /** The accessible name, if a page has several. */
  readonly label?: string
}

/** Breadcrumbs: the pages above this page, then this page itself. */
export function Crumbs({ items, label: name }: CrumbsProps) {
  const { t } = useTranslation('ui')
  if (items.length === 0) return null
  return (
    <nav className="crumbs" aria-label={name ?? t('crumbs')}>
      <ol>
        {items.map(({ label, href }, index) => (
          <li key={`${href ?? ''} ${label}`}>
            {href === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            ) : (
              <BlockLink href={href}>{label}</BlockLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
