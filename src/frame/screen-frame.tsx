import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { decide } from '@/session/access.ts'
import { useAccount, useViewer } from '@/session/use-viewer.ts'
import { Crumbs, type Crumb } from '@/ui/basics/crumbs.tsx'
import { Part } from '@/ui/basics/not-received.tsx'
import { Page, type PageProps } from '@/ui/basics/page.tsx'
import { useCurrentStep } from '@/ui/basics/page-step.ts'
import { SubTabs, Tabs } from '@/ui/basics/tabs.tsx'
import { crumbPlace } from '@/ui/basics/crumb-place.ts'
import { BlockBoundary } from './loaded.tsx'
import { useDocumentTitle } from './document-title.ts'
import { number } from '@/i18n/formats.ts'
import { addressOf } from '@/routes/href.ts'
import { usePath } from '@/routes/navigate.tsx'
import { loadedRoutes, matchRoute, routeOf } from '@/routes/known-routes.ts'
import type { AddressParams, MenuGroup, Route } from '@/routes/route.ts'
import type { RouteName } from '@/routes/routes.ts'

export interface ScreenFrameProps extends Omit<PageProps, 'title' | 'tabs'> {
  readonly name: RouteName
  readonly params?: AddressParams
  /** The title, such as the name of a person. Default: the title of the screen. */
  readonly title?: string | undefined
  /** What the heading shows, if it is not the title. */
  readonly heading?: ReactNode
  /** Tabs to hide. Tabs that the viewer may not open are always hidden. */
  readonly hiddenTabs?: readonly RouteName[] | 'all'
  /** The number of items in each tab, shown beside its name. */
  readonly tabCounts?: Partial<Readonly<Record<RouteName, number | undefined>>>
  /**
   * Names of the screens above in the breadcrumbs, such as the name of a person. Default: the titles of those screens.
   */
  readonly crumbNames?: Partial<Readonly<Record<RouteName, string>>> | undefined
}

/** The frame of a screen. Its breadcrumbs, title, tabs and document title come from the table of screens. */
export const ScreenFrame = ({ name, ...frame }: ScreenFrameProps) => (
  <RouteFrame route={routeOf(name)} {...frame} />
)

/** Like `ScreenFrame`, but for a route that is known only at run time. */
export function RouteFrame(props: Omit<ScreenFrameProps, 'name'> & { readonly route: Route }) {
  const { route, params = {}, title, heading, hiddenTabs = [], crumbNames = {}, tabCounts, ...page } = props
  const { t } = useTranslation(['common', 'shell'])
  const titleOf = (of: Route): string => t(`${of.area}:screens.${of.name}`)
  const shownTitle = title ?? titleOf(route)
  const nameOf = (of: Route): string =>
    Object.entries(crumbNames).find(([above]) => above === of.name)?.[1] ?? titleOf(of)
  const tabs = tabsOf(route.name).filter(
    ({ name: tab }) => hiddenTabs !== 'all' && !hiddenTabs.some((hidden) => hidden === tab),
  )
  const path = usePath()
  useDocumentTitle(shownTitle, {
    step: useCurrentStep(),
    tabs:
      hiddenTabs === 'all'
        ? []
        : openTabs(route, path).flatMap((tab) => [titleOf(tab), nameOfGroup(tab, t) ?? []].flat()),
    above: parentsOf(route).toReversed().map(nameOf),
    company: useAccount().data?.data.name,
    named: page.subject !== undefined,
  })
  return (
    <>
      <CrumbsInHeader
        items={[
          ...groupOf(route, (group) => t(`shell:groups.${group}`)),
          ...parentsOf(route).map((of) => ({ label: nameOf(of), href: addressOf(of.path, params) })),
          { label: shownTitle },
        ]}
      />
      <Page
        {...page}
        status={page.status && <Part render={() => page.status} />}
        title={heading ?? <bdi>{shownTitle}</bdi>}
        tabs={
          tabs.length > 0 && (
            <RouteTabs label={shownTitle} tabs={tabs} params={params} titleOf={titleOf} counts={tabCounts} />
          )
        }
      >
        {/* If the content cannot be rendered, the page still keeps its title, tabs and links. */}
        <BlockBoundary resetKey={path}>{page.children}</BlockBoundary>
      </Page>
    </>
  )
}

const CrumbsInHeader = ({ items }: { readonly items: readonly Crumb[] }) =>
  createPortal(<Crumbs items={items} />, crumbPlace())

/** The breadcrumbs of a screen in the menu start with its menu group, which has no page. */
const groupOf = ({ menu }: Route, nameOf: (group: NamedGroup) => string): readonly Crumb[] =>
  menu && isNamed(menu.group) ? [{ label: nameOf(menu.group) }] : []

/** The groups with a heading in the menu. */
type NamedGroup = Exclude<MenuGroup, 'top' | 'account'>
const isNamed = (group: MenuGroup): group is NamedGroup => group !== 'top' && group !== 'account'

const tabsOf = (name: string): readonly Route[] =>
  loadedRoutes()
    .filter(({ layout, order }) => layout === name && order !== undefined)
    .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))

/** The open tabs of this screen, the innermost first. */
function openTabs(frame: Route, path: string): readonly Route[] {
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
const nameOfGroup = ({ layout = '', tab }: Route, t: TFunction): string | undefined =>
  tab === undefined ? undefined : t(`${routeOf(layout).area}:tabs.${tab}`)

interface RouteTabsProps {
  readonly label: string
  readonly tabs: readonly Route[]
  readonly params: AddressParams
  readonly titleOf: (route: Route) => string
  readonly counts: ScreenFrameProps['tabCounts']
}

/** Renders the tabs that the viewer may open, and below them the other routes of the open tab. */
function RouteTabs({ label, tabs, params, titleOf, counts = {} }: RouteTabsProps) {
  const { t } = useTranslation('common')
  const viewer = useViewer()
  const current = matchRoute(usePath())?.route
  const open = tabs.filter(({ guards }) => decide(guards, viewer, params) === 'pass')
  const groupOf = ({ name, tab }: Route): string => tab ?? name
  const isCurrent = (route: Route): boolean => current !== undefined && groupOf(route) === groupOf(current)
  const heads = open.filter((tab, at) => open.findIndex((other) => groupOf(other) === groupOf(tab)) === at)
  const below = open.filter(isCurrent)
  const nameOf = (route: Route): string => nameOfGroup(route, t) ?? titleOf(route)
  const hrefOf = ({ path }: Route): string => addressOf(path, params)
  return (
    <>
      <Tabs
        label={label}
        tabs={heads.map((tab) => ({
          label: nameOf(tab),
          count: formatCount(Object.entries(counts).find(([name]) => name === tab.name)?.[1]),
          href: hrefOf(tab),
          current: isCurrent(tab),
        }))}
      />
      {below.length > 1 && current && (
        <SubTabs
          label={nameOf(current)}
          tabs={below.map((tab) => ({
            label: titleOf(tab),
            href: hrefOf(tab),
            current: tab.name === current.name,
          }))}
        />
      )}
    </>
  )
}

const formatCount = (count: number | undefined): string | undefined =>
  count === undefined ? undefined : number(count)

const parentsOf = ({ parent }: Route): readonly Route[] =>
  parent === undefined ? [] : [...parentsOf(routeOf(parent)), routeOf(parent)]
