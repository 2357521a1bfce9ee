import { guestPaths } from './guest-paths.ts'
import { anyone, signedIn } from './open-guards.ts'
import type { Route } from './route.ts'

const inArea = { area: 'session', guards: anyone } as const
const forGuests = { ...inArea, audience: 'guest' } as const

/** The part of the table of screens (`routes.ts`) that guests need: pages before sign-in, and the root. */
export const guestRoutes = [
  {
    ...forGuests,
    path: guestPaths.Login,
    name: 'Login',
    load: () => import('@/features/session/login-screen.tsx'),
  },
  {
    ...forGuests,
    path: guestPaths.TwoFactorAuth,
    name: 'TwoFactorAuth',
    load: () => import('@/features/session/two-factor-screen.tsx'),
    words: ['ui', 'welcome'],
  },
  {
    ...forGuests,
    path: guestPaths.ResetLogin,
    name: 'ResetLogin',
    load: () => import('@/features/session/reset-login-screen.tsx'),
    words: ['ui', 'welcome'],
  },
  {
    ...forGuests,
    path: guestPaths.ResetPassword,
    name: 'ResetPassword',
    load: () => import('@/features/session/reset-password-screen.tsx'),
    words: ['ui', 'welcome'],
  },
  {
    ...inArea,
    path: '/404',
    name: 'NotFound',
    audience: 'everyone',
    load: () => import('@/features/session/not-found-screen.tsx'),
  },
  {
    path: '/',
    name: 'RootLayout',
    area: 'session',
    audience: 'signed-in',
    guards: signedIn,
    redirect: 'Dashboard',
  },
] as const satisfies readonly Route[]
