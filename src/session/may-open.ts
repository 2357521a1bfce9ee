import { routeOf } from '@/routes/known-routes.ts'
import type { RouteName } from '@/routes/routes.ts'
import { decide, type Viewer } from './access.ts'

/** Whether the viewer passes the guards of a screen. Links to other screens are hidden. */
export const mayOpen = (
  name: RouteName,
  viewer: Viewer,
  params: Readonly<Record<string, string>> = {},
): boolean => decide(routeOf(name).guards, viewer, params) === 'pass'
