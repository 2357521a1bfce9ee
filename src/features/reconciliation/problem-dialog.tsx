import { useTranslation } from 'react-i18next'
import type { ActionDialogProps } from '@/actions/define-actions.ts'
import { useModeNames } from '@/domain/transactions/use-mode-names.ts'
import { dateTime, money, signedMoney } from '@/i18n/formats.ts'
import type { Href } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { Button } from '@/ui/basics/button.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { Dialog, DialogFoot } from '@/ui/overlays/dialog.tsx'
import { differenceOf, type Problem } from './problems-query.ts'
import { useProblemLinks } from './use-problem-links.ts'

/** All that is known of a problem, with the way to the booking, the user and the company (G374). */
export function ProblemDialog({ thing, open, onClose }: ActionDialogProps<Problem>) {
  const { t } = useTranslation(['reconciliation', 'ui'])
  const { bookingHref, userHref, companyHref } = useProblemLinks()
  const { nameOf } = useModeNames()
  const { event, user, corporateAccount, overriddenBy, overrideReason } = thing
  const toBooking = bookingHref(thing)
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
          { label: t('columns.difference'), value: signedMoney(differenceOf(thing)) },
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
            value: user && <Named to={userHref(thing)} name={user.name} />,
          },
          {
            label: t('columns.company'),
            value: corporateAccount && <Named to={companyHref(thing)} name={corporateAccount.name} />,
          },
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

/** A name, as a link where it has a page that may be opened. */
function Named({ to, name }: { readonly to: Href | undefined; readonly name: string }) {
  return to ? (
    <Link to={to}>
      <bdi>{name}</bdi>
    </Link>
  ) : (
    <bdi>{name}</bdi>
  )
}
