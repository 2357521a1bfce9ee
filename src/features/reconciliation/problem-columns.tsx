import { money } from '@/i18n/formats.ts'
import { column, defineColumns } from '@/lists/columns.tsx'
import type { Href } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { differenceOf, problemId, type Problem } from './problems-query.ts'

interface Facts {
  /** The page of the user who made the booking. */
  readonly userHref: (problem: Problem) => Href | undefined
}

/** A difference with its sign: a plus is what the provider asks too much. */
export const signed = (euros: number): string => (euros > 0 ? `+${money(euros)}` : money(euros))

// i18n-keys: reconciliation:status.*
/** R220: booking, provider, expected and actual amount, currency, status and last update; and the difference. */
export const problemColumns = defineColumns<Problem, Facts>(
  'reconciliation',
  {
    bookingId: column.plain(({ bookingId }) => bookingId, { width: 140 }),
    mrp: column.text(({ mrpName }) => mrpName, { width: 150 }),
    user: column.text(({ user }) => user?.name, {
      cell: (problem, { userHref }) => {
        const to = userHref(problem)
        const name = <bdi>{problem.user?.name}</bdi>
        return to ? <Link to={to}>{name}</Link> : name
      },
      width: 150,
    }),
    company: column.text(({ corporateAccount }) => corporateAccount?.name, { priority: 3 }),
    expectedAmount: column.money(({ expectedAmount }) => expectedAmount, { width: 110 }),
    actualAmount: column.money(({ actualAmount }) => actualAmount, { width: 110 }),
    difference: {
      ...column.money<Problem, Facts>(differenceOf, { width: 110 }),
      text: (problem) => signed(differenceOf(problem)),
      cell: (problem) => <strong>{signed(differenceOf(problem))}</strong>,
    },
    currency: column.plain(({ currency }) => currency, { width: 72 }),
    status: column.status(
      ({ status }, { t }) => ({
        tone: status === 'OPEN' ? 'warning' : 'success',
        text: t(`status.${status}`),
      }),
      { width: 150 },
    ),
    lastUpdatedOn: column.moment((problem) => problem.lastUpdatedOn),
    overriddenBy: column.text(({ overriddenBy }) => overriddenBy?.name, { hidden: true }),
    reason: column.text(({ overrideReason }) => overrideReason, { hidden: true }),
  },
  problemId,
)
