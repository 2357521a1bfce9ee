import { useId, useMemo, useState } from 'react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import PanelLeft from 'lucide-react/icons/panel-left'
import { useTranslation } from 'react-i18next'
import { mediaHook } from '@/base/media.ts'
import { readStored, writeStored } from '@/base/stored.ts'
import { Link } from '@/routes/link.tsx'
import { usePath } from '@/routes/navigate.tsx'
import type { Viewer } from '@/session/access.ts'
import { useLogo } from '@/session/use-viewer.ts'
import { IconButton } from '@/ui/basics/button.tsx'
import { useTip } from '@/ui/overlays/tip.tsx'
import { useFoldedGroups } from './folded-groups.ts'
import { WordMark } from './mark.tsx'
import { decidedMenu, type Menu, type MenuItem } from './menu.ts'
import { MenuIcon } from './menu-icon.tsx'
import { OpenOrdersCount } from './open-orders-count.tsx'
import { Workspace } from './workspace.tsx'
import styles from './sidebar.module.css'

/**
 * R019: the company at the top, then the menu in the groups of the specification, with the screens that the viewer may
 * open.
 */
export function Sidebar({ viewer }: { readonly viewer: Viewer }) {
  const { t } = useTranslation('shell')
  const { isCollapsed, toggle } = useCollapsed()
  return (
    <aside className={styles.sidebar} aria-label={t('sidebar')} data-collapsed={isCollapsed || undefined}>
      <Workspace />
      <MenuOfViewer viewer={viewer} isCollapsed={isCollapsed} />
      <div className={styles.foot}>
        <Product />
        <IconButton
          size="small"
          label={t(isCollapsed ? 'expand' : 'collapse')}
          icon={<PanelLeft />}
          aria-expanded={!isCollapsed}
          onClick={toggle}
        />
      </div>
    </aside>
  )
}

interface MenuOfViewerProps {
  readonly viewer: Viewer
  /** Only the icons are visible. A tooltip shows the name of each. */
  readonly isCollapsed?: boolean
}

/** The menu in its groups. */
export function MenuOfViewer({ viewer, isCollapsed = false }: MenuOfViewerProps) {
  const { t } = useTranslation('shell')
  const path = usePath()
  const menu = useSteadyMenu(viewer)
  const groups = useFoldedGroups()
  const id = useId()
  return (
    <nav aria-label={t('menu')} className={styles.nav}>
      {menu.map(({ group, items }) => {
        const isFolded = isCollapsed ? undefined : groups.isFolded(group)
        const shown = items.map((item) => ({ item, isCurrent: isWithin(path, item.route.path) }))
        return (
          <section key={group} aria-label={group === 'top' ? undefined : t(`groups.${group}`)}>
            {group !== 'top' && (
              <h2 className={styles.heading}>
                {isFolded === undefined ? (
                  <span>{t(`groups.${group}`)}</span>
                ) : (
                  <button
                    type="button"
                    className={styles.fold}
                    aria-expanded={!isFolded}
                    aria-controls={`${id}${group}`}
                    onClick={() => groups.toggle(group)}
                  >
                    <span>{t(`groups.${group}`)}</span>
                    <ChevronRight aria-hidden />
                  </button>
                )}
              </h2>
            )}
            <ul id={`${id}${group}`}>
              {/* The current screen stays in the menu, so that users see where they are. */}
              {shown
                .filter(({ isCurrent }) => isCurrent || isFolded !== true)
                .map(({ item, isCurrent }) => (
                  <SidebarItem
                    key={item.route.name}
                    item={item}
                    isCurrent={isCurrent}
                    isCollapsed={isCollapsed}
                  />
                ))}
            </ul>
          </section>
        )
      })}
    </nav>
  )
}

/** G417: a menu whose items keep their positions. While another company loads, the menu of the previous one. */
function useSteadyMenu(viewer: Viewer): Menu {
  const { menu, isComplete } = useMemo(() => decidedMenu(viewer), [viewer])
  const [completeMenu, setCompleteMenu] = useState<Menu>()
  if (isComplete && completeMenu !== menu) setCompleteMenu(menu)
  return isComplete ? menu : (completeMenu ?? menu)
}

/**
 * The logo that platform staff gave the company or its partner, or else the portal's own logo. Renders neither until it
 * is known which one applies.
 */
function Product() {
  const { t } = useTranslation('session')
  const logo = useLogo()
  return (
    <span className={styles.product}>
      {logo === null && <WordMark />}
      {logo && <img src={logo} alt={t('product')} />}
    </span>
  )
}

/** Space in px that stays visible above and below the current item: the faded end of the menu, and half of the next item. */
const AROUND = 32

/**
 * Scrolls the current item of a long menu into view, because the screen may have been opened elsewhere. Only the menu
 * scrolls: `scrollIntoView` would scroll the page as well.
 */
function scrollIntoMenu(line: HTMLElement | null): void {
  const menu = line?.closest('nav')
  if (!line || !menu) return
  const [at, shown] = [line.getBoundingClientRect(), menu.getBoundingClientRect()]
  if (at.bottom > shown.bottom - AROUND) menu.scrollTop += at.bottom - shown.bottom + AROUND
  else if (at.top < shown.top + AROUND) menu.scrollTop -= shown.top - at.top + AROUND
}

const isWithin = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`)

interface SidebarItemProps {
  readonly item: MenuItem
  /** The screen of the address is this one, or a screen below it. */
  readonly isCurrent: boolean
  readonly isCollapsed: boolean
}

// i18n-keys: shell:chooseAccountFirst
function SidebarItem({ item: { route, href, refused }, isCurrent, isCollapsed }: SidebarItemProps) {
  const { t } = useTranslation('shell')
  const label = t(`items.${route.name}`)
  const tipTexts = [isCollapsed && label, refused !== undefined && t(refused)]
  const tip = useTip(tipTexts.filter((one) => one !== false).join(': '))
  const content = (
    <>
      <MenuIcon route={route} />
      <span className={styles.label}>{label}</span>
    </>
  )
  return (
    <li ref={isCurrent ? scrollIntoMenu : undefined} className={styles.line}>
      {refused === undefined ? (
        <Link to={href} className={styles.item} aria-current={isCurrent ? 'page' : undefined} {...tip.anchor}>
          {content}
        </Link>
      ) : (
        <span className={styles.item} role="link" aria-disabled="true" tabIndex={0} {...tip.anchor}>
          {content}
          <span className="sr-only">{` ${t(refused)}`}</span>
        </span>
      )}
      {route.name === 'OrderHandling' && refused === undefined && <OpenOrdersCount />}
      {tip.bubble}
    </li>
  )
}

/** Below this width the sidebar is collapsed, unless the user expands it. */
const useTight = mediaHook('(max-width: 1199.98px)')

/** Whether the sidebar is collapsed. The choice is stored separately for narrow and wide windows. */
export function useCollapsed(): { readonly isCollapsed: boolean; readonly toggle: () => void } {
  const isTight = useTight()
  const key = isTight ? 'portal_sidebar_tight' : 'portal_sidebar'
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const choice = chosen[key] ?? readStored(key)
  const isCollapsed = choice === undefined ? isTight : choice === 'collapsed'
  const toggle = (): void => {
    const next = isCollapsed ? 'open' : 'collapsed'
    writeStored(key, next)
    setChosen({ ...chosen, [key]: next })
  }
  return { isCollapsed, toggle }
}
