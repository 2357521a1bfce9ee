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

/** The page of a person, by what the person is (R085): an app user's stays that, whatever else the user may do. */
export const pageOf = ({ ospId: userOspId, classification }: Person, account?: string): Href =>
  hrefTo(PAGES[classification], { userOspId }, { corporateAccountOspId: account })

/** The same for someone who was found: only if the viewer may open it. It takes along whose user it is (R056). */
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
