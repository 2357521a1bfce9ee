import { useTranslation } from 'react-i18next'
import { useModeNames } from '@/domain/transactions/use-mode-names.ts'
import { dateTime, money, signedMoney } from '@/i18n/formats.ts'
import type { Href } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { differenceOf, type Problem } from './problem.ts'
import { useProblemLinks } from './use-problem-links.ts'

/** All details of a problem, with links to the booking, the user and the company (G374). */
export function ProblemFacts({ problem }: { readonly problem: Problem }) {
  const { t } = useTranslation('reconciliation')
  const { bookingHref, userHref, companyHref } = useProblemLinks()
  const { nameOf } = useModeNames()
  const { event, user, corporateAccount, overriddenBy, overrideReason } = problem
  const toBooking = bookingHref(problem)
  return (
    <PropertyList
      items={[
        { label: t('columns.status'), value: t(`status.${problem.status}`) },
        { label: t('columns.expectedAmount'), value: money(problem.expectedAmount) },
        { label: t('columns.actualAmount'), value: money(problem.actualAmount) },
        { label: t('columns.difference'), value: signedMoney(differenceOf(problem)) },
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
          value: user && <Named to={userHref(problem)} name={user.name} />,
        },
        {
          label: t('columns.company'),
          value: corporateAccount && <Named to={companyHref(problem)} name={corporateAccount.name} />,
        },
        { label: t('columns.lastUpdatedOn'), value: dateTime(problem.lastUpdatedOn) },
        ...(overriddenBy
          ? [
              { label: t('columns.overriddenBy'), value: <bdi>{overriddenBy.name}</bdi> },
              { label: t('columns.reason'), value: <bdi>{overrideReason}</bdi> },
            ]
          : []),
      ]}
    />
  )
}

/** A name, as a link if the viewer may open its page. */
function Named({ to, name }: { readonly to: Href | undefined; readonly name: string }) {
  return to ? (
    <Link to={to}>
      <bdi>{name}</bdi>
    </Link>
  ) : (
    <bdi>{name}</bdi>
  )
}
