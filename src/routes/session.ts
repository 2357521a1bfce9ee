import KeyRound from 'lucide-react/icons/key-round'
import { signedIn } from './guards.ts'
import type { Route } from './route.ts'

const inArea = { area: 'session', audience: 'signed-in', guards: signedIn } as const

export const sessionRoutes = [
  {
    ...inArea,
    path: '/change-password',
    name: 'ChangePassword',
    load: () => import('@/features/session/change-password-screen.tsx'),
    readsNothing: true,
    menu: { group: 'account', order: 2, icon: KeyRound },
  },
] as const satisfies readonly Route[]
