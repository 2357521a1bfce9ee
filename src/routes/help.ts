import CircleHelp from 'lucide-react/icons/circle-help'
import { signedIn } from './guards.ts'
import type { Route } from './route.ts'

const inArea = { area: 'help', audience: 'signed-in', guards: signedIn } as const

export const helpRoutes = [
  {
    ...inArea,
    path: '/help',
    name: 'Help',
    load: () => import('@/features/help/help-screen.tsx'),
    readsNothing: true,
    menu: { group: 'account', order: 1, icon: CircleHelp },
  },
] as const satisfies readonly Route[]
