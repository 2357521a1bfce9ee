import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '@/api/errors.ts'
import { keepFocus } from '@/base/kept-focus.ts'
import { connect } from '@/session/connect.ts'
import { textOf } from '@/session/failure-notices.ts'
import { startSession, unloadSession } from '@/session/load-session.ts'
import { useIsReplaced, watchOtherTabs } from '@/session/other-tab.ts'
import { useMaybeUser, useStartFailure } from '@/session/use-viewer.ts'
import { showCutTexts } from '@/ui/basics/cut-texts.ts'
import { watchTextSpacing } from '@/ui/basics/text-spacing.ts'
import { DescribeErrorContext } from '@/ui/feedback/problem-panel.tsx'
import { SessionReplaced } from './session-replaced.tsx'
import { Shell, ShellSkeleton } from './shell.tsx'
import { StartFailed } from './start-failed.tsx'

export { prepareSession, openSession } from '@/session/load-session.ts'

connect()

/** The signed-in side: loads the session, then renders the shell with the screen of the address. */
export function SignedInSide() {
  const [attempt, setAttempt] = useState(0)
  useEffect(() => () => void unloadSession(), [])
  useEffect(watchOtherTabs, [])
  useEffect(showCutTexts, [])
  useEffect(watchTextSpacing, [])
  useEffect(keepFocus, [])
  return (
    <DescribeErrorContext value={describe}>
      <Started key={attempt} retry={useCallback(() => setAttempt((before) => before + 1), [])} />
    </DescribeErrorContext>
  )
}

/** One attempt to load the session. */
function Started({ retry }: { readonly retry: () => void }) {
  useEffect(startSession, [])
  const user = useMaybeUser()
  const failure = useStartFailure()
  const isReplaced = useIsReplaced()
  useEffect(() => {
    if (isReplaced) void unloadSession()
  }, [isReplaced])
  if (isReplaced) return <SessionReplaced />
  if (user) return <Shell />
  return failure ? <StartFailed error={failure} retry={retry} /> : <ShellSkeleton />
}

/** Gives blocks the text of an error, because blocks do not import the API. */
const describe = (error: unknown): string | undefined =>
  error instanceof ApiError ? textOf(error) : undefined
