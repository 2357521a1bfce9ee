import { setRouteLoader, registerRoutes, fullRouteTable } from '@/routes/known-routes.ts'
import { guestRoutes } from '@/routes/guest-routes.ts'
import { setSideLoaders } from '@/routes/sides.ts'

/*
 * Where the screens and the two sides of the portal are. Only entry points import this file: imports go from here down
 * to the screens, and from the screens down to the router, which knows no screen itself.
 */
registerRoutes(guestRoutes)
setRouteLoader(() => import('@/routes/routes.ts'))
setSideLoaders({
  guest: async () => ({ Side: (await import('@/layout/guest-side.tsx')).GuestSide }),
  signedIn: async () => {
    // Its menu and links lead to all screens, so it renders only after the table has loaded.
    const [{ SignedInSide, openSession, prepareSession }] = await Promise.all([
      import('@/layout/signed-in-side.tsx'),
      fullRouteTable.load(),
    ])
    return { Side: SignedInSide, openSession, prepareSession }
  },
})
