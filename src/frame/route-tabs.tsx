import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { number } from '@/i18n/formats.ts'
import { addressOf } from '@/routes/href.ts'
import { loadedRoutes, matchRoute, routeOf } from '@/routes/known-routes.ts'
import { usePath } from '@/routes/navigate.tsx'
import type { AddressParams, Route } from '@/routes/route.ts'
import type { RouteName } from '@/routes/routes.ts'
import { decide } from '@/session/access.ts'
import { useViewer } from '@/session/use-viewer.ts'
import { SubTabs, Tabs, type Tab } from '@/ui/basics/tabs.tsx'
import { MenuButton } from '@/ui/overlays/menu.tsx'

export const tabsOf = (name: string): readonly Route[] =>
  loadedRoutes()
    .filter(({ layout, order }) => layout === name && order !== undefined)
    .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))

/** The open tabs of this screen, the innermost first. */
export function openTabs(frame: Route, path: string): readonly Route[] {
  const open: Route[] = []
  let route = matchRoute(path)?.route
  while (route && route.name !== frame.name) {
    open.push(route)
    route = route.layout === undefined ? undefined : routeOf(route.layout)
  }
  return route ? open : []
}

// i18n-keys: app-users:tabs.*
/** The label of the tab that contains this route together with others. */
export const nameOfGroup = ({ layout = '', tab }: Route, t: TFunction): string | undefined =>
  tab === undefined ? undefined : t(`${routeOf(layout).area}:tabs.${tab}`)

interface RouteTab extends Tab {
  readonly label: string
  readonly name: string
}

/** The tabs of a layout that the viewer may open, for a screen that shows them itself. */
export const useRouteTabs = (layout: RouteName): readonly RouteTab[] => useTabs(tabsOf(layout), {}).heads

function useTabs(tabs: readonly Route[], params: AddressParams, counts: RouteTabsProps['counts'] = {}) {
  const { t } = useTranslation('common')
  const viewer = useViewer()
  const current = matchRoute(usePath())?.route
  const open = tabs.filter(({ guards }) => decide(guards, viewer, params) === 'pass')
  const groupOf = ({ name, tab }: Route): string => tab ?? name
  const isCurrent = (route: Route): boolean => current !== undefined && groupOf(route) === groupOf(current)
  const titleOf = (route: Route): string => t(`${route.area}:screens.${route.name}`)
  const nameOf = (route: Route): string => nameOfGroup(route, t) ?? titleOf(route)
  const hrefOf = ({ path }: Route): string => addressOf(path, params)
  const heads = open
    .filter((tab, index) => open.findIndex((other) => groupOf(other) === groupOf(tab)) === index)
    .map((tab) => ({
      name: tab.name,
      label: nameOf(tab),
      count: formatCount(Object.entries(counts).find(([name]) => name === tab.name)?.[1]),
      href: hrefOf(tab),
      current: isCurrent(tab),
    }))
  const below = open.filter(isCurrent).map((tab) => ({
    label: titleOf(tab),
    href: hrefOf(tab),
    current: tab.name === current?.name,
  }))
  return { heads, below, openName: current && nameOf(current) }
}

interface RouteTabsProps {
  readonly label: string
  readonly tabs: readonly Route[]
  readonly params: AddressParams
  readonly counts: Partial<Readonly<Record<RouteName, number | undefined>>> | undefined
  /** Renders one button with a menu instead of a row. */
  readonly asMenu: boolean
}

/** Renders the tabs that the viewer may open, and below them the other routes of the open tab. */
export function RouteTabs({ label, tabs, params, counts, asMenu }: RouteTabsProps) {
  const { heads, below, openName } = useTabs(tabs, params, counts)
  if (asMenu) return <TabsMenu tabs={heads} />
  return (
    <>
      <Tabs label={label} tabs={heads} />
      {below.length > 1 && openName !== undefined && <SubTabs label={openName} tabs={below} />}
    </>
  )
}

/** The tabs as a choice from a menu. */
function TabsMenu({ tabs }: { readonly tabs: readonly RouteTab[] }) {
  const { t } = useTranslation('ui')
  const open = tabs.find(({ current }) => current)
  return (
    <div className="tabs-menu">
      <MenuButton
        groups={[
          {
            kind: 'radio',
            items: tabs.map(({ name, label, href, current }) => ({
              id: name,
              label,
              href,
              checked: current,
            })),
          },
        ]}
      >
        {t('kindOf', { kind: open?.label })}
      </MenuButton>
    </div>
  )
}

const formatCount = (count: number | undefined): string | undefined =>
  count === undefined ? undefined : number(count)
