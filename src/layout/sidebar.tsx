import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import { Link } from '@/routes/link.tsx'
import { usePath } from '@/routes/navigate.tsx'
import type { Viewer } from '@/session/access.ts'
import { useLogo } from '@/session/use-viewer.ts'
import { IconButton } from '@/ui/basics/button.tsx'
import { menuFor, type MenuItem } from './menu.ts'
import { MenuIcon } from './menu-icon.tsx'
import styles from './sidebar.module.css'

const KEY = 'portal_sidebar'

/** R019: the menu in the groups of the specification, with the screens that the viewer may open. */
export function Sidebar({ viewer }: { readonly viewer: Viewer }) {
  const { t } = useTranslation(['shell', 'session'])
  const logo = useLogo()
  const menu = menuFor(viewer)
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(KEY) === 'collapsed')
  const toggle = (): void => {
    localStorage.setItem(KEY, collapsed ? 'open' : 'collapsed')
    setCollapsed(!collapsed)
  }
  return (
    <aside className={styles.sidebar} data-collapsed={collapsed || undefined}>
      <div className={styles.brand}>
        {logo === null ? (
          <span className={styles.product}>{t('session:product')}</span>
        ) : (
          <img src={logo} alt={t('session:product')} />
        )}
      </div>
      <nav aria-label={t('menu')} className={styles.nav}>
        {menu.map(({ group, items }) => (
          <section key={group} aria-label={group === 'top' ? undefined : t(`groups.${group}`)}>
            {group !== 'top' && <h2 className={styles.heading}>{t(`groups.${group}`)}</h2>}
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item.route.name}>
                  <SidebarItem item={item} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className={styles.foot}>
        <IconButton
          label={t(collapsed ? 'expand' : 'collapse')}
          icon={collapsed ? <PanelLeftOpen /> : <PanelLeftClose />}
          aria-expanded={!collapsed}
          onClick={toggle}
        />
      </div>
    </aside>
  )
}

// i18n-keys: shell:chooseAccountFirst
function SidebarItem({ item: { route, href, refused } }: { readonly item: MenuItem }) {
  const { t } = useTranslation('shell')
  const path = usePath()
  const label = t(`items.${route.name}`)
  const content = (
    <>
      <MenuIcon route={route} />
      <span className={styles.label}>{label}</span>
    </>
  )
  if (refused !== undefined) {
    return (
      <span className={styles.item} role="link" aria-disabled="true" tabIndex={0} title={t(refused)}>
        {content}
        <span className="sr-only"> {t(refused)}</span>
      </span>
    )
  }
  const isHere = path === route.path || path.startsWith(`${route.path}/`)
  return (
    <Link to={href} className={styles.item} aria-current={isHere ? 'page' : undefined} title={label}>
      {content}
    </Link>
  )
}
