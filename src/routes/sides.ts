import { loadWords } from '@/i18n/i18n.ts'
import { partOf } from '@/base/part.ts'
import { accessToken, refreshToken } from '@/base/tokens.ts'

/** The two sides of the portal: the guest side, which loads without the application, and the application. */
export const sides = {
  guest: partOf(async () => (await import('@/layout/guest-side.tsx')).GuestSide),
  signedIn: partOf(async () => {
    const [{ SignedInSide }] = await Promise.all([
      import('@/layout/signed-in-side.tsx'),
      loadWords(['shell', 'ui']),
    ])
    return SignedInSide
  }),
} as const

/** The side to render. A token, even an expired one, may belong to a session, so it leads to the signed-in side. */
export const sideNow = (): keyof typeof sides =>
  accessToken() === undefined && refreshToken() === undefined ? 'guest' : 'signedIn'
