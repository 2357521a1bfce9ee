import { loadWords } from '@/i18n/i18n.ts'
import { partOf } from '@/base/part.ts'
import { accessToken, refreshToken } from '@/base/tokens.ts'

/** The two sides of the portal: sign-in, without the weight of the application; and the application. */
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

/** Which side this browser is on: whoever has a token, even an expired one, may have a session. */
export const sideNow = (): keyof typeof sides =>
  accessToken() === undefined && refreshToken() === undefined ? 'guest' : 'signedIn'
