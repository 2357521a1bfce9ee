import { StrictMode, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { loadWords } from '@/i18n/i18n.ts'
import { CrashBoundary } from '@/layout/crash-boundary.tsx'
import { OldPlatformBanner } from '@/layout/old-platform-banner.tsx'
import { WideEnough } from '@/layout/wide-enough.tsx'
import { rememberedHref } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { NavigationProvider } from '@/routes/navigate.tsx'
import { partOf } from '@/base/part.ts'
import { onTokensChange } from '@/base/tokens.ts'
import { notifications } from '@/ui/feedback/notifications-store.ts'
import { DrawLinkContext, type LinkProps as BlockLinkProps } from '@/ui/basics/link.tsx'
import { sideNow, sides } from '@/routes/sides.ts'

/** Starts the portal in the page. Answers how to take it out again, for tests that open one page after another. */
export async function start(): Promise<() => void> {
  await loadWords(['common', 'session'])
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root')
  const drawn = createRoot(root)
  drawn.render(
    <StrictMode>
      <Root />
    </StrictMode>,
  )
  if (import.meta.env.DEV) void import('@/dev/dev-panel.tsx').then(({ mountDevPanel }) => mountDevPanel())
  return () => drawn.unmount()
}

function Root() {
  return (
    <NavigationProvider>
      <DrawLinkContext value={drawLink}>
        <OldPlatformBanner />
        <CrashBoundary>
          <WideEnough>
            <Side />
          </WideEnough>
        </CrashBoundary>
        <Notices />
      </DrawLinkContext>
    </NavigationProvider>
  )
}

/** The blocks know no router: this is how they link. */
const drawLink = ({ href, ...rest }: BlockLinkProps) => <Link to={rememberedHref(href)} {...rest} />

const noticesPart = partOf(async () => (await import('@/ui/feedback/notifications.tsx')).Notifications)

/** What the portal has to say. Nobody reads it before the page is there, so its code comes after the page. */
function Notices() {
  const [Shown, setShown] = useState<ComponentType>()
  useEffect(() => {
    const fetchIt = (): void => {
      noticesPart.load().then(
        (Notifications) => setShown(() => Notifications),
        () => undefined,
      )
    }
    fetchIt()
    // When that failed, the next thing to say tries again.
    return notifications.subscribe(fetchIt)
  }, [])
  return Shown && <Shown />
}

/** Changes sides as soon as there are tokens, or none any more. */
function Side() {
  const Shown = sides[useSyncExternalStore(onTokensChange, sideNow)].usePart()
  return Shown && <Shown />
}
