import { ownPage } from './guards.ts'
import type { Route } from './route.ts'

const inArea = { area: 'identification-fields', audience: 'signed-in', guards: ownPage } as const

export const identificationFieldsRoutes = [
  {
    ...inArea,
    path: '/manage/app-users/:userOspId/identification-fields',
    name: 'AppUserIdentificationFields',
    words: ['vocabulary'],
    load: () => import('@/features/identification-fields/identification-fields-screen.tsx'),
    layout: 'AppUserDetailView',
    order: 9,
    tab: 'access',
    parent: 'AppUserDetailView',
  },
] as const satisfies readonly Route[]
