import { Incomplete, retryRead, Stale, type Reading } from '@/frame/loaded.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { ProblemPanel } from '@/ui/feedback/problem-panel.tsx'

interface ProblemProps {
  readonly read: Reading<unknown>
}

/** Replaces the rows of a list that could not be read: no access, or the error. */
export function ListProblem({ read }: ProblemProps) {
  const { error, isValidating } = read
  if (error === undefined) return null
  if (error.status === 403) return <EmptyState kind="no-right" />
  return <ProblemPanel error={error} pending={isValidating} retry={() => retryRead(read)} />
}

/** Shows that the rows could not be refreshed, or that parts of them were not received. */
export const StaleNotice = ({ read }: ProblemProps) =>
  read.error === undefined ? <Incomplete read={read} /> : <Stale read={read} />
