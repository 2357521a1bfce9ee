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

/** Where a problem leads: to the booking as the platform has it, the user who made it, and the company (G374). */
export function useProblemLinks(): ProblemLinks {
  const viewer = useViewer()
  // The same functions between renders: they are in the cells of the list, which would all render again.
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
