import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import type { Order } from './order.ts'

type Parties = Pick<Order, 'user' | 'corporateAccount'>

/** The user who ordered, as a link within the company. */
export function UserLink({ user, corporateAccount }: Parties) {
  return (
    <Link
      to={hrefTo(
        'AppUserDetail',
        { userOspId: user.ospId },
        { corporateAccountOspId: corporateAccount.ospId },
      )}
    >
      <bdi>{user.name}</bdi>
    </Link>
  )
}

/** The company of the user who ordered, for staff. */
export function CompanyLink({ corporateAccount: { ospId, name } }: Parties) {
  return (
    <Link to={hrefTo('CorporateAccountView', { accountOspId: ospId })}>
      <bdi>{name}</bdi>
    </Link>
  )
}
