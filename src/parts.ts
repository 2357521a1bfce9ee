import { fetchRoutesBy, knowRoutes } from '@/routes/known-routes.ts'
import { guestRoutes } from '@/routes/guest-routes.ts'
import { fetchSidesBy } from '@/routes/sides.ts'

/*
 * Where the screens and the two sides of the portal are. Only the entries import this file: imports go from here down to
 * the screens, and from the screens down to the router, which knows no screen by itself.
 */
knowRoutes(guestRoutes)
fetchRoutesBy(() => import('@/routes/routes.ts'))
fetchSidesBy({
  guest: async () => ({ Side: (await import('@/layout/guest-side.tsx')).GuestSide }),
  signedIn: async () => {
    const { SignedInSide, openSession, prepareSession } = await import('@/layout/signed-in-side.tsx')
    return { Side: SignedInSide, openSession, prepareSession }
  },
})
