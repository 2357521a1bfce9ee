import './print.css'
import { today } from '@/base/dates.ts'
import { date } from '@/i18n/formats.ts'
import { useAccount, useUser } from '@/session/use-viewer.ts'

/** The header of a printed screen: its company and the date. */
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
