import type { components } from '@/api/generated/schema.ts'
import { hrefTo, type Href } from '@/routes/href.ts'
import type { RouteName } from '@/routes/routes.ts'
import type { Viewer } from '@/session/access.ts'
import { mayOpen } from '@/session/may-open.ts'

type Person = Pick<components['schemas']['AppUserSummary'], 'ospId' | 'classification'>

const PAGES = {
  admin: 'AdminUserViewDetails',
  contact: 'ContactUserView',
  mobile: 'AppUserDetail',
} as const satisfies Readonly<Record<Person['classification'], RouteName>>

/**
 * The page of a person, by classification (R085): an app user's page stays the same, whatever other roles the user has.
 */
export const pageOf = ({ ospId: userOspId, classification }: Person, account?: string): Href =>
  hrefTo(PAGES[classification], { userOspId }, { corporateAccountOspId: account })

const asOfCompany = (viewer: Viewer, account: string | undefined): Viewer => ({
  ...viewer,
  accountOspId: account ?? viewer.accountOspId,
})

/** The same for a search result: only if the viewer may open it. The address includes the user's company (R056). */
export function openablePageOf(
  viewer: Viewer,
  person: Person,
  account: string | undefined,
): Href | undefined {
  const { ospId: userOspId, classification } = person
  return mayOpen(PAGES[classification], asOfCompany(viewer, account), { userOspId })
    ? hrefTo(
        classification === 'mobile' ? 'AppUserDetailView' : PAGES[classification],
        { userOspId },
        { corporateAccountOspId: account },
      )
    : undefined
}

/** The page of a budget, if the viewer may open it. The address includes the user's company (R056). */
export function openableBudget(
  viewer: Viewer,
  params: Readonly<Record<'userOspId' | 'budgetOspId', string>>,
  account: string | undefined,
): Href | undefined {
  return mayOpen('UserBudgetDetail', asOfCompany(viewer, account), params)
    ? hrefTo('UserBudgetDetail', params, { corporateAccountOspId: account })
    : undefined
}
