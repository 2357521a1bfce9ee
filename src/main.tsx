import { currentRoute } from '@/base/location.ts'
import { warm } from '@/routes/screens.ts'
import { sideNow, sides } from '@/routes/sides.ts'

/*
 * The entry: about a kilobyte that starts all downloads at once. The side of the portal, the screen of the current
 * address, and React load in parallel.
 */
void sides[sideNow()].load().catch(() => undefined)
warm(currentRoute())
void import('@/root.tsx').then(({ start }) => start())
