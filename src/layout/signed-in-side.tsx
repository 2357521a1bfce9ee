import { useEffect } from 'react'
import { ApiError } from '@/api/errors.ts'
import { connect } from '@/session/connect.ts'
import { textOf } from '@/session/failure-notices.ts'
import { loadSession, unloadSession } from '@/session/load-session.ts'
import { useMaybeUser } from '@/session/use-viewer.ts'
import { DescribeErrorContext } from '@/ui/feedback/problem-panel.tsx'
import { Shell, ShellSkeleton } from './shell.tsx'

connect()

/** The signed-in side: loads the session, then renders the shell with the screen of the address. */
export function SignedInSide() {
  const user = useMaybeUser()
  useEffect(() => {
    const leaving = new AbortController()
    void loadSession(leaving.signal)
    return () => {
      leaving.abort()
      void unloadSession()
    }
  }, [])
  return <DescribeErrorContext value={describe}>{user ? <Shell /> : <ShellSkeleton />}</DescribeErrorContext>
}

/** Gives blocks the text of an error, because blocks do not import the API. */
const describe = (error: unknown): string | undefined =>
  error instanceof ApiError ? textOf(error) : undefined
