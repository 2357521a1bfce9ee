import { useTranslation } from 'react-i18next'
import { Crumbs } from '@/ui/crumbs.tsx'
import { Page, type PageProps } from '@/ui/page.tsx'
import { Tabs } from '@/ui/tabs.tsx'
import { useDocumentTitle } from './document-title.ts'
import { addressOf } from './href.ts'
import { usePath } from './navigate.tsx'
import { matchRoute, routeOf } from './known-routes.ts'
import type { Route, ScreenProps } from './route.ts'
import { routes, type RouteName } from './routes.ts'

export interface ScreenFrameProps extends Omit<PageProps, 'title' | 'crumbs' | 'tabs'> {
  readonly name: RouteName
  readonly params?: ScreenProps['params']
  /** What is shown, such as a person's name. Default: the screen's own title. */
  readonly title?: string | undefined
  /** Tabs that this viewer should not see; `all` where there is nothing that they could show. */
  readonly hiddenTabs?: readonly RouteName[] | 'all'
}

/** The frame of a screen: crumbs, title, tabs and the document's title follow from the table of screens. */
export function ScreenFrame({ name, params = {}, title, hiddenTabs = [], ...page }: ScreenFrameProps) {
  const { t } = useTranslation('common')
  const path = usePath()
  const route = routeOf(name)
  const titleOf = (of: Route): string => t(`screens.${of.name}`, { ns: of.area })
  const shownTitle = title ?? titleOf(route)
  const tabs = (routes as readonly Route[]).filter(
    ({ layout, name: tab }) =>
      layout === name && hiddenTabs !== 'all' && !hiddenTabs.some((hidden) => hidden === tab),
  )
  const current = matchRoute(path)?.route.name
  useDocumentTitle(shownTitle)
  return (
    <Page
      {...page}
      title={<bdi>{shownTitle}</bdi>}
      crumbs={
        <Crumbs
          items={parentsOf(route).map((of) => ({ label: titleOf(of), href: addressOf(of.path, params) }))}
        />
      }
      tabs={
        tabs.length > 0 && (
          <Tabs
            label={shownTitle}
            tabs={tabs.map((tab) => ({
              label: titleOf(tab),
              href: addressOf(tab.path, params),
              current: tab.name === current,
            }))}
          />
        )
      }
    />
  )
}

const parentsOf = ({ parent }: Route): readonly Route[] =>
  parent === undefined ? [] : [...parentsOf(routeOf(parent)), routeOf(parent)]
