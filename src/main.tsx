import '@/parts.ts'
import { currentRoute } from '@/base/location.ts'
import { loadPortalConfig } from '@/config/portal-config.ts'
import { preload } from '@/routes/screens.ts'
import { currentSide, sides } from '@/routes/sides.ts'

/*
 * The entry: about a kilobyte that starts all downloads at once. The configuration, the side of the portal, the screen of
 * the current address, and React load in parallel.
 */
const config = loadPortalConfig()
void sides[currentSide()].load().catch(() => undefined)
preload(currentRoute())
void Promise.all([import('@/root.tsx'), config]).then(([{ start }, problems]) => start(problems))
