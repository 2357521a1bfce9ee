import type { components } from '@/api/generated/schema.ts'
import { hrefTo, type Href } from '@/routes/href.ts'

type Person = Pick<components['schemas']['AppUserSummary'], 'ospId' | 'classification'>

/** The page of a person, by what the person is (R085): an app user's stays that, whatever else the user may do. */
export function pageOf({ ospId: userOspId, classification }: Person, account?: string): Href {
  const query = { corporateAccountOspId: account }
  switch (classification) {
    case 'admin':
      return hrefTo('AdminUserViewDetails', { userOspId }, query)
    case 'contact':
      return hrefTo('ContactUserView', { userOspId }, query)
    case 'mobile':
      return hrefTo('AppUserDetail', { userOspId }, query)
  }
}
