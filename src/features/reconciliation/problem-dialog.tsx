import { useTranslation } from 'react-i18next'
import type { ActionDialogProps } from '@/actions/define-actions.ts'
import { useModeNames } from '@/domain/transactions/use-mode-names.ts'
import { dateTime, money } from '@/i18n/formats.ts'
import { Link } from '@/routes/link.tsx'
import { Button } from '@/ui/basics/button.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { Dialog, DialogFoot } from '@/ui/overlays/dialog.tsx'
import { signed } from './problem-columns.tsx'
import { differenceOf, type Problem } from './problems-query.ts'
import { useProblemLinks } from './use-problem-links.ts'

/** All that is known of a problem, with the way to the booking, the user and the company (G374). */
export function ProblemDialog({ thing, open, onClose }: ActionDialogProps<Problem>) {
  const { t } = useTranslation(['reconciliation', 'ui'])
  const { bookingHref, userHref } = useProblemLinks()
  const { nameOf } = useModeNames()
  const { event, user, corporateAccount, overriddenBy, overrideReason } = thing
  const [toBooking, toUser] = [bookingHref(thing), userHref(thing)]
  const userName = user && <bdi>{user.name}</bdi>
  return (
    <Dialog
      open={open}
      title={t('details.title', { booking: thing.bookingId })}
      lead={<bdi>{thing.mrpName}</bdi>}
      onClose={onClose}
    >
      <PropertyList
        items={[
          { label: t('columns.status'), value: t(`status.${thing.status}`) },
          { label: t('columns.expectedAmount'), value: money(thing.expectedAmount) },
          { label: t('columns.actualAmount'), value: money(thing.actualAmount) },
          { label: t('columns.difference'), value: <strong>{signed(differenceOf(thing))}</strong> },
          {
            label: t('details.booking'),
            value: event && toBooking && (
              <Link to={toBooking}>
                {[dateTime(event.date), event.mobilityMode && nameOf(event.mobilityMode), event.description]
                  .filter(Boolean)
                  .join(' · ')}
              </Link>
            ),
          },
          {
            label: t('columns.user'),
            value: toUser && userName ? <Link to={toUser}>{userName}</Link> : userName,
          },
          { label: t('columns.company'), value: corporateAccount && <bdi>{corporateAccount.name}</bdi> },
          { label: t('columns.lastUpdatedOn'), value: dateTime(thing.lastUpdatedOn) },
          ...(overriddenBy
            ? [
                { label: t('columns.overriddenBy'), value: <bdi>{overriddenBy.name}</bdi> },
                { label: t('columns.reason'), value: <bdi>{overrideReason}</bdi> },
              ]
            : []),
        ]}
      />
      <DialogFoot>
        <Button onClick={onClose}>{t('ui:dialog.close')}</Button>
      </DialogFoot>
    </Dialog>
  )
}
