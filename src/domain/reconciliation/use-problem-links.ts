import { useMemo } from 'react'
import { openablePageOf } from '@/domain/users/page-of-person.ts'
import { hrefTo, type Href } from '@/routes/href.ts'
import { useViewer } from '@/session/use-viewer.ts'
import type { Problem } from './problem.ts'

interface ProblemLinks {
  readonly bookingHref: (problem: Problem) => Href | undefined
  readonly userHref: (problem: Problem) => Href | undefined
  readonly companyHref: (problem: Problem) => Href | undefined
}

/** The links of a problem: to the booking on the platform, the user who made it, and the company (G374). */
export function useProblemLinks(): ProblemLinks {
  const viewer = useViewer()
  // Stable functions, because the cells of the list use them and would otherwise all render again.
  return useMemo(
    () => ({
      bookingHref: ({ event }) => event && hrefTo('TransactionDetails', { eventOspId: event.ospId }),
      companyHref: ({ corporateAccount }) =>
        corporateAccount && hrefTo('CorporateAccountView', { accountOspId: corporateAccount.ospId }),
      userHref: ({ user, corporateAccount }) =>
        user &&
        openablePageOf(viewer, { ospId: user.ospId, classification: 'mobile' }, corporateAccount?.ospId),
    }),
    [viewer],
  )
}
