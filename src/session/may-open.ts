import { hrefTo, type Href } from '@/routes/href.ts'
import { routeOf } from '@/routes/known-routes.ts'
import type { RouteName } from '@/routes/routes.ts'
import { decide, type Viewer } from './access.ts'
import { ACCOUNT_PARAM } from './account.ts'

/** Whether the guards of a screen let the viewer in: links to others are not shown. */
export const mayOpen = (
  name: RouteName,
  viewer: Viewer,
  params: Readonly<Record<string, string>> = {},
): boolean => decide(routeOf(name).guards, viewer, params) === 'pass'

/** The page of an app user, if the viewer may open it; it takes along whose user it is (R056). */
export function userPage(
  viewer: Viewer,
  userOspId: string,
  accountOspId: string | undefined,
): Href | undefined {
  const asOfCompany = { ...viewer, accountOspId: accountOspId ?? viewer.accountOspId }
  return mayOpen('AppUserDetailView', asOfCompany, { userOspId })
    ? hrefTo('AppUserDetailView', { userOspId }, { [ACCOUNT_PARAM]: accountOspId })
    : undefined
}
