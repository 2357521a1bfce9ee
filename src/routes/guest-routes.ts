import { anyone, signedIn } from './open-guards.ts'
import type { Route } from './route.ts'

/** The part of the table of screens (`routes.ts`) that guests need: pages before sign-in, and the root. */
export const guestRoutes = [
  {
    path: '/login',
    name: 'Login',
    area: 'session',
    audience: 'guest',
    guards: anyone,
    load: () => import('@/features/session/login-screen.tsx'),
  },
  {
    path: '/2-factor-auth',
    name: 'TwoFactorAuth',
    area: 'session',
    audience: 'guest',
    guards: anyone,
    load: () => import('@/features/session/two-factor-screen.tsx'),
    words: ['ui', 'welcome'],
  },
  {
    path: '/reset-login',
    name: 'ResetLogin',
    area: 'session',
    audience: 'guest',
    guards: anyone,
    load: () => import('@/features/session/reset-login-screen.tsx'),
    words: ['ui', 'welcome'],
  },
  {
    path: '/reset-password',
    name: 'ResetPassword',
    area: 'session',
    audience: 'guest',
    guards: anyone,
    load: () => import('@/features/session/reset-password-screen.tsx'),
    words: ['ui', 'welcome'],
  },
  {
    path: '/404',
    name: 'NotFound',
    area: 'session',
    audience: 'everyone',
    guards: anyone,
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
