import { useTranslation } from 'react-i18next'
import { decide } from '@/session/access.ts'
import { useViewer } from '@/session/use-viewer.ts'
import { Crumbs } from '@/ui/basics/crumbs.tsx'
import { Page, type PageProps } from '@/ui/basics/page.tsx'
import { Tabs } from '@/ui/basics/tabs.tsx'
import { useDocumentTitle } from './document-title.ts'
import { addressOf } from '@/routes/href.ts'
import { usePath } from '@/routes/navigate.tsx'
import { matchRoute, routeOf } from '@/routes/known-routes.ts'
import type { AddressParams, Route } from '@/routes/route.ts'
import { routes, type RouteName } from '@/routes/routes.ts'

export interface ScreenFrameProps extends Omit<PageProps, 'title' | 'crumbs' | 'tabs'> {
  readonly name: RouteName
  readonly params?: AddressParams
  /** What is shown, such as a person's name. Default: the screen's own title. */
  readonly title?: string | undefined
  /** Tabs that should not be seen here; those that guards keep from the viewer are hidden anyway. */
  readonly hiddenTabs?: readonly RouteName[] | 'all'
  /** What a screen above is about, such as a person's name. Default: that screen's own title. */
  readonly crumbNames?: Partial<Readonly<Record<RouteName, string>>> | undefined
}

/** The frame of a screen: crumbs, title, tabs and the document's title follow from the table of screens. */
export const ScreenFrame = ({ name, ...frame }: ScreenFrameProps) => (
  <RouteFrame route={routeOf(name)} {...frame} />
)

/** As `ScreenFrame`, where the route is known only at run time. */
export function RouteFrame(props: Omit<ScreenFrameProps, 'name'> & { readonly route: Route }) {
  const { route, params = {}, title, hiddenTabs = [], crumbNames = {}, ...page } = props
  const { t } = useTranslation('common')
  const titleOf = (of: Route): string => t(`screens.${of.name}`, { ns: of.area })
  const shownTitle = title ?? titleOf(route)
  const nameOf = (of: Route): string =>
    Object.entries(crumbNames).find(([above]) => above === of.name)?.[1] ?? titleOf(of)
  const tabs = tabsOf(route.name).filter(
    ({ name: tab }) => hiddenTabs !== 'all' && !hiddenTabs.some((hidden) => hidden === tab),
  )
  useDocumentTitle(shownTitle)
  return (
    <Page
      {...page}
      title={<bdi>{shownTitle}</bdi>}
      crumbs={
        <Crumbs
          items={parentsOf(route).map((of) => ({ label: nameOf(of), href: addressOf(of.path, params) }))}
        />
      }
      tabs={tabs.length > 0 && <RouteTabs label={shownTitle} tabs={tabs} params={params} titleOf={titleOf} />}
    />
  )
}

const tabsOf = (name: string): readonly Route[] =>
  (routes as readonly Route[])
    .filter(({ layout }) => layout === name)
    .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))

interface RouteTabsProps {
  readonly label: string
  readonly tabs: readonly Route[]
  readonly params: AddressParams
  readonly titleOf: (route: Route) => string
}

/** The tabs that the viewer may open. */
function RouteTabs({ label, tabs, params, titleOf }: RouteTabsProps) {
  const viewer = useViewer()
  const current = matchRoute(usePath())?.route.name
  return (
    <Tabs
      label={label}
      tabs={tabs
        .filter(({ guards }) => decide(guards, viewer, params) === 'pass')
        .map((tab) => ({
          label: titleOf(tab),
          href: addressOf(tab.path, params),
          current: tab.name === current,
        }))}
    />
  )
}

const parentsOf = ({ parent }: Route): readonly Route[] =>
  parent === undefined ? [] : [...parentsOf(routeOf(parent)), routeOf(parent)]
