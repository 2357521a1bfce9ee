import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useAccount } from '@/session/use-viewer.ts'
import { Crumbs, type Crumb } from '@/ui/basics/crumbs.tsx'
import { NotReceivedBoundary } from '@/ui/basics/not-received.tsx'
import { Page, type PageProps } from '@/ui/basics/page.tsx'
import { useCurrentStep } from '@/ui/basics/page-step.ts'
import { breadcrumbContainer } from '@/ui/basics/breadcrumb-container.ts'
import { BlockBoundary } from './loaded.tsx'
import { useDocumentTitle } from './document-title.ts'
import { nameOfGroup, openTabs, RouteTabs, tabsOf } from './route-tabs.tsx'
import { addressOf } from '@/routes/href.ts'
import { usePath } from '@/routes/navigate.tsx'
import { routeOf } from '@/routes/known-routes.ts'
import type { AddressParams, MenuGroup, Route } from '@/routes/route.ts'
import type { RouteName } from '@/routes/routes.ts'

export interface ScreenFrameProps extends Omit<PageProps, 'title' | 'tabs' | 'areTabsMenu'> {
  readonly name: RouteName
  readonly params?: AddressParams
  /** The title, such as the name of a person. Default: the title of the screen. */
  readonly title?: string | undefined
  /** The content of the heading, if it is not the title. */
  readonly heading?: ReactNode
  /** Tabs to hide. Tabs that the viewer may not open are always hidden. */
  readonly hiddenTabs?: readonly RouteName[] | 'all'
  /**
   * How its tabs are shown. `menu`: as one button with a menu, if there are more than fit in a row. `inside`: not by the
   * frame, but by the screen, with `useRouteTabs`.
   */
  readonly sections?: 'tabs' | 'menu' | 'inside'
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
  const {
    route,
    params = {},
    title,
    heading,
    hiddenTabs = [],
    crumbNames = {},
    sections,
    tabCounts,
    ...page
  } = props
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
        status={page.status && <NotReceivedBoundary render={() => page.status} />}
        title={heading ?? <bdi>{shownTitle}</bdi>}
        areTabsMenu={sections === 'menu'}
        tabs={
          tabs.length > 0 &&
          sections !== 'inside' && (
            <RouteTabs
              label={shownTitle}
              tabs={tabs}
              params={params}
              counts={tabCounts}
              asMenu={sections === 'menu'}
            />
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
  createPortal(<Crumbs items={items} />, breadcrumbContainer())

/** The breadcrumbs of a screen in the menu start with its menu group, which has no page. */
const groupOf = ({ menu }: Route, nameOf: (group: NamedGroup) => string): readonly Crumb[] =>
  menu && isNamed(menu.group) ? [{ label: nameOf(menu.group) }] : []

/** The groups with a heading in the menu. */
type NamedGroup = Exclude<MenuGroup, 'top' | 'account'>
const isNamed = (group: MenuGroup): group is NamedGroup => group !== 'top' && group !== 'account'

const parentsOf = ({ parent }: Route): readonly Route[] =>
  parent === undefined ? [] : [...parentsOf(routeOf(parent)), routeOf(parent)]
