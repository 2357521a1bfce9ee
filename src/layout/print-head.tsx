import './print.css'
import { today } from '@/base/dates.ts'
import { date } from '@/i18n/formats.ts'
import { useAccount, useUser } from '@/session/use-viewer.ts'

/** What stands above a printed screen: whose it is, and of which day. */
export function PrintHead() {
  const user = useUser()
  const company = useAccount().data?.data.name ?? user.corporateAccount?.name
  return (
    <div className="print-head" aria-hidden="true">
      <strong>{company}</strong>
      <span>{date(today())}</span>
    </div>
  )
}
