import { routeOf } from '@/routes/known-routes.ts'
import type { RouteName } from '@/routes/routes.ts'
import { decide, type Viewer } from './access.ts'

/** Whether the guards of a screen let the viewer in: links to other screens are not shown. */
export const mayOpen = (
  name: RouteName,
  viewer: Viewer,
  params: Readonly<Record<string, string>> = {},
): boolean => decide(routeOf(name).guards, viewer, params) === 'pass'
