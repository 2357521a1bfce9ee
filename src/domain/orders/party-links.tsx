import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import type { Order } from './order.ts'

type Parties = Pick<Order, 'user' | 'corporateAccount'>

/** Who ordered, with the way to that page in the own company. */
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

/** Whose user ordered, as staff sees the company. */
export function CompanyLink({ corporateAccount: { ospId, name } }: Parties) {
  return (
    <Link to={hrefTo('CorporateAccountView', { accountOspId: ospId })}>
      <bdi>{name}</bdi>
    </Link>
  )
}
