import { differenceOf, problemId, type Problem } from '@/domain/reconciliation/problem.ts'
import { column, defineColumns } from '@/lists/columns.tsx'
import type { Href } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'

interface Facts {
  /** The page of the user who made the booking. */
  readonly userHref: (problem: Problem) => Href | undefined
}

// i18n-keys: reconciliation:status.*
/** R220: booking, provider, expected and actual amount, the difference, currency, status and last update. */
export const problemColumns = defineColumns<Problem, Facts>(
  'reconciliation',
  {
    bookingId: column.code(({ bookingId }) => bookingId),
    // Without room it is below the booking, and the status stays.
    mrp: column.text(({ mrpName }) => mrpName, { priority: 2 }),
    user: column.name(({ user }) => user?.name, {
      cell: (problem, { userHref }) => {
        const to = userHref(problem)
        const name = <bdi>{problem.user?.name}</bdi>
        return to ? <Link to={to}>{name}</Link> : name
      },
      priority: 3,
    }),
    company: column.text(({ corporateAccount }) => corporateAccount?.name, { hidden: true }),
    expectedAmount: column.money(({ expectedAmount }) => expectedAmount),
    actualAmount: column.money(({ actualAmount }) => actualAmount),
    difference: column.money(differenceOf, { change: true }),
    currency: column.plain(({ currency }) => currency, {
      type: 'flag',
      silent: ({ currency }) => currency === 'EUR',
    }),
    status: column.status(
      ({ status }, { t }) => ({
        tone: status === 'OPEN' ? 'warning' : 'success',
        text: t(`status.${status}`),
      }),
      { silent: () => false }, // Never silent: in this list the status shows how each problem was settled.
    ),
    lastUpdatedOn: column.day((problem) => problem.lastUpdatedOn),
    overriddenBy: column.name(({ overriddenBy }) => overriddenBy?.name, { hidden: true }),
    reason: column.text(({ overrideReason }) => overrideReason, { hidden: true }),
  },
  problemId,
)
