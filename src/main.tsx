import { currentRoute } from '@/base/location.ts'
import { warm } from '@/routes/screens.ts'
import { sideNow, sides } from '@/routes/sides.ts'

/*
 * The start: a kilobyte that sets everything on its way at once. The side of the portal, the screen of the address
 * and React arrive in parallel.
 */
void sides[sideNow()].load().catch(() => undefined)
warm(currentRoute())
void import('@/root.tsx').then(({ start }) => start())
