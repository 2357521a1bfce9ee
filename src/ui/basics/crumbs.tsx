import './page.css'
import { useTranslation } from 'react-i18next'
import { BlockLink } from './link.tsx'

export interface Crumb {
  readonly label: string
  /** Absent for a step without a page of its own. */
  readonly href?: string | undefined
}

/** Breadcrumbs: the pages above this page. The page itself is not included, because its title shows it. */
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
