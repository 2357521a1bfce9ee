import '@/parts.ts'
import { StrictMode, useEffect, useState, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { currentRoute, pathOf } from '@/base/location.ts'
import { recordError, setScreenPattern, watchPage } from '@/base/recorder.ts'
import { portalConfig } from '@/config/portal-config.ts'
import { loadWords } from '@/i18n/i18n.ts'
import { CrashBoundary } from '@/layout/crash-boundary.tsx'
import { Misconfigured } from '@/layout/misconfigured.tsx'
import { NewVersion } from '@/layout/new-version.tsx'
import { OldPlatformBanner } from '@/layout/old-platform-banner.tsx'
import { ProblemReport, reportProblem } from '@/trouble/report-problem.tsx'
import { matchRoute } from '@/routes/known-routes.ts'
import { rememberedHref } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { PortalRouter, useAskBeforeClosing } from '@/routes/navigate.tsx'
import { NotReceived } from '@/base/not-received.ts'
import { PartUnavailable, lazyPart } from '@/base/part.ts'
import { store } from '@/base/store.ts'
import { ReportProblemContext } from '@/ui/feedback/report-problem-context.ts'
import { notificationsAtom } from '@/ui/feedback/notifications-store.ts'
import { RenderLinkContext, type LinkProps as BlockLinkProps } from '@/ui/basics/link.tsx'
import { sides, useShownSide } from '@/routes/sides.ts'

watchPage()
setScreenPattern(() => matchRoute(pathOf(currentRoute()))?.route.path)

/** In development, the sandbox receives the error reports, and the developer panel lists them. */
const DEVELOPMENT_REPORTS = import.meta.env.DEV && !import.meta.env['VITEST'] ? '/sandbox/reports' : undefined

/**
 * Renders the portal in the page, or the errors of its configuration. Returns a function that unmounts it, for tests
 * that open several pages.
 */
export async function start(problems: readonly string[] = []): Promise<() => void> {
  const { errorReports = DEVELOPMENT_REPORTS } = portalConfig
  if (errorReports !== undefined)
    void import('@/trouble/error-reports.ts').then(
      ({ sendErrorReports }) => sendErrorReports(errorReports),
      () => undefined,
    )
  await loadWords(['common', 'session'])
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root')
  const reactRoot = createRoot(root, {
    // A boundary shows in the page what was not received. That is no fault of the portal's code.
    onCaughtError: (error) => {
      if (error instanceof NotReceived) return
      console.error(error)
      if (!(error instanceof PartUnavailable)) recordError({ kind: 'crash', error })
    },
  })
  reactRoot.render(
    <StrictMode>{problems.length > 0 ? <Misconfigured problems={problems} /> : <Root />}</StrictMode>,
  )
  if (import.meta.env.DEV) void import('@/dev/dev-panel.tsx').then(({ mountDevPanel }) => mountDevPanel())
  return () => reactRoot.unmount()
}

function Root() {
  useAskBeforeClosing()
  return (
    <PortalRouter>
      <RenderLinkContext value={renderLink}>
        <ReportProblemContext value={reportProblem}>
          <OldPlatformBanner />
          <NewVersion />
          <CrashBoundary>
            <Side />
          </CrashBoundary>
          <ProblemReport />
          <Notices />
        </ReportProblemContext>
      </RenderLinkContext>
    </PortalRouter>
  )
}

/** Renders the links inside blocks, because blocks do not import the router. */
const renderLink = ({ href, ...rest }: BlockLinkProps) => <Link to={rememberedHref(href)} {...rest} />

const noticesPart = lazyPart(async () => (await import('@/ui/feedback/notifications.tsx')).Notifications)

/** The notices. Their code loads after the page, because a notice cannot be read before the page shows. */
function Notices() {
  const [Shown, setShown] = useState<ComponentType>()
  useEffect(() => {
    const fetchNotices = (): void => {
      noticesPart.load().then(
        (Notifications) => setShown(() => Notifications),
        () => undefined,
      )
    }
    fetchNotices()
    // If fetching fails, the next notice fetches again.
    return store.sub(notificationsAtom, fetchNotices)
  }, [])
  return Shown && <Shown />
}

/** Switches between the guest side and the signed-in side when tokens are stored or cleared. */
function Side() {
  const shown = sides[useShownSide()].usePart()
  return shown && <shown.Side />
}
