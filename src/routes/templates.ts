import LayoutTemplate from 'lucide-react/icons/layout-template'
import { platformStaff } from './guards.ts'
import type { Route } from './route.ts'

/** R051: for platform staff. G064: below `templates`. */
const inArea = { area: 'templates', audience: 'signed-in', guards: platformStaff } as const

export const templatesRoutes = [
  {
    ...inArea,
    path: '/templates',
    name: 'Templates',
    load: () => import('@/features/templates/templates-screen.tsx'),
    menu: { group: 'backoffice', order: 17, icon: LayoutTemplate },
  },
  {
    ...inArea,
    path: '/templates/add',
    name: 'AddTemplate',
    load: () => import('@/features/templates/add-template-screen.tsx'),
    parent: 'Templates',
  },
  {
    ...inArea,
    path: '/templates/:templateId',
    name: 'EditTemplate',
    load: () => import('@/features/templates/template-screen.tsx'),
    parent: 'Templates',
  },
] as const satisfies readonly Route[]
