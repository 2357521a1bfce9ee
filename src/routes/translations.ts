import Languages from 'lucide-react/icons/languages'
import { platformStaff } from './guards.ts'
import type { Route } from './route.ts'

/** R052: for platform staff. */
const inArea = { area: 'translations', audience: 'signed-in', guards: platformStaff } as const

export const translationsRoutes = [
  {
    ...inArea,
    path: '/translations',
    name: 'Translations',
    load: () => import('@/features/translations/translations-screen.tsx'),
    menu: { group: 'backoffice', order: 14, icon: Languages },
  },
  {
    ...inArea,
    path: '/translations/:type', // G060: `create` or `edit`.
    oneOf: { type: ['create', 'edit'] },
    name: 'TranslationForm',
    load: () => import('@/features/translations/translation-form-screen.tsx'),
    parent: 'Translations',
  },
] as const satisfies readonly Route[]
