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

/** The same for a search result: only if the viewer may open it. The address includes the user's company (R056). */
export function openablePageOf(
  viewer: Viewer,
  person: Person,
  account: string | undefined,
): Href | undefined {
  const { ospId: userOspId, classification } = person
  const asOfCompany = { ...viewer, accountOspId: account ?? viewer.accountOspId }
  return mayOpen(PAGES[classification], asOfCompany, { userOspId })
    ? hrefTo(
        classification === 'mobile' ? 'AppUserDetailView' : PAGES[classification],
        { userOspId },
        { corporateAccountOspId: account },
      )
    : undefined
}
