import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetReads } from '@/api/use-read.ts'
import { portalConfig } from '@/config/portal-config.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import { AccountPicker } from './account-selector.tsx'
import { ChooseCompany } from '@/frame/choose-company.tsx'
import { rememberedHref } from '@/routes/href.ts'
import { Redirect, usePath } from '@/routes/navigate.tsx'
import { RoutedScreen } from '@/routes/router.tsx'
import { decide, isMsp, type Viewer } from '@/session/access.ts'
import { ACCOUNT_PARAM, accountIn } from '@/session/account.ts'
import { forgetIntendedRoute, peekIntendedRoute } from '@/session/intended-route.ts'
import { endIdleSession } from '@/session/sign-out.ts'
import { settleStepUp, useIsPasswordPromptOpen } from '@/session/step-up.ts'
import { useViewer } from '@/session/use-viewer.ts'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import { CrashBoundary } from './crash-boundary.tsx'
import { usePrefetchSharedCode } from './prefetch-shared-code.ts'
import { Header } from './header.tsx'
import { KeepAccountInAddress } from './keep-account-in-address.tsx'
import { LeaveUnsaved } from './leave-unsaved.tsx'
import { useWithoutSidebar } from './menu-drawer.tsx'
import { NarrowNotice } from './narrow-notice.tsx'
import { PrintHead } from './print-head.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { Sidebar, useCollapsed } from './sidebar.tsx'
import styles from './shell.module.css'

/** Only for installations with a limit. */
const IdleLimit = lazyBlock(async () => (await import('./idle-limit.tsx')).IdleLimit)

/** Only if the installation or the server requires it. */
const StepUp = lazyBlock(async () => (await import('./step-up.tsx')).StepUp)

/** The frame around every signed-in screen. */
export function Shell() {
  const { t } = useTranslation('shell')
  const viewer = useViewer()
  usePrefetchSharedCode(viewer)
  const isWithoutSidebar = useWithoutSidebar()
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <NarrowNotice />
      <div className={styles.shell}>
        {!isWithoutSidebar && <Sidebar viewer={viewer} />}
        <div className={styles.column}>
          <Header viewer={viewer} />
          <main id="content" tabIndex={-1} className={styles.content}>
            <PrintHead />
            <Content viewer={viewer} />
          </main>
        </div>
        <KeepAccountInAddress />
        <LeaveUnsaved />
        <SignInAgain />
        <StepUpPrompt />
        {portalConfig.idleMinutes !== undefined && (
          <IdleLimit minutes={portalConfig.idleMinutes} onEnd={endIdleSession} />
        )}
      </div>
    </>
  )
}

/** The screen of the address. Sidebar and header do not render again when it changes. */
function Content({ viewer }: { readonly viewer: Viewer }) {
  const path = usePath()
  const [accountInAddress] = useAddressParam(ACCOUNT_PARAM)
  // The company in a new address is selected only after this render (R032). Guards must wait until then.
  const isChoosing =
    viewer.accountOspId === undefined && accountIn(accountInAddress) !== undefined && isMsp(viewer.user)
  return (
    <CrashBoundary resetKey={path} onRetry={forgetReads}>
      <RoutedScreen
        audience="signed-in"
        verdict={(guards, params) => (isChoosing ? 'pending' : decide(guards, viewer, params))}
        otherAudience={() => <RedirectToIntended />}
        company={viewer.accountOspId}
        replacement={(route, params) =>
          route.needsCompany && viewer.accountOspId === undefined ? (
            <ChooseCompany route={route} params={params} picker={<AccountPicker />} />
          ) : undefined
        }
        fallback={<ScreenSkeleton />}
      />
    </CrashBoundary>
  )
}

/** A separate dialog for each page. It stays mounted when it closes, so that the focus returns. */
function StepUpPrompt() {
  const path = usePath()
  const isOpen = useIsPasswordPromptOpen()
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  return wasOpen && <StepUp key={path} open={isOpen} onClose={() => settleStepUp()} />
}

/** R023, R033: redirects a signed-in user from a guest page to the intended route, or else to the dashboard. */
function RedirectToIntended() {
  const [intended] = useState(peekIntendedRoute)
  useEffect(forgetIntendedRoute, [])
  return <Redirect to={rememberedHref(intended)} />
}

/** The placeholder of the frame while the session loads. */
export function ShellSkeleton() {
  const { t } = useTranslation('shell')
  const { isCollapsed } = useCollapsed()
  return (
    <div className={styles.shell} aria-busy="true">
      <div className={styles.sidebarSkeleton} data-collapsed={isCollapsed || undefined} />
      <div className={styles.column}>
        <div className={styles.headerSkeleton} />
        <main className={styles.content}>
          <span className="sr-only">{t('loading')}</span>
          <ScreenSkeleton />
        </main>
      </div>
    </div>
  )
}

const ScreenSkeleton = () => (
  <div className={styles.screenSkeleton} aria-hidden="true">
    <div />
    <div />
    <div />
  </div>
)
