/** `npm run -s routes`: the table of screens as one JSON array of {path, name, area, guards, menu}. */
import type { Route } from '../src/routes/route.ts'
import { routes } from '../src/routes/routes.ts'

const table: readonly Route[] = routes
const rows = table.map(({ path, name, area, audience, guards, menu }) => ({
  path,
  name,
  area,
  // The audience is the first guard.
  guards: audience === 'everyone' ? guards : [{ kind: audience }, ...guards],
  menu: menu ? { group: menu.group, order: menu.order } : null,
}))
console.log(JSON.stringify(rows, null, 2))
