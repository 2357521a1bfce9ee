import { Incomplete, retryRead, Stale, type Reading } from '@/frame/loaded.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { ProblemPanel } from '@/ui/feedback/problem-panel.tsx'

interface ProblemProps {
  readonly read: Reading<unknown>
}

/** Stands in place of the rows of a list that could not be read: no right to see them, or what went wrong. */
export function ListProblem({ read }: ProblemProps) {
  const { error, isValidating } = read
  if (error === undefined) return null
  if (error.status === 403) return <EmptyState kind="no-right" />
  return <ProblemPanel error={error} pending={isValidating} retry={() => retryRead(read)} />
}

/** Says that the rows shown could not be read again, or that something of them was not received. */
export const StaleNotice = ({ read }: ProblemProps) =>
  read.error === undefined ? <Incomplete read={read} /> : <Stale read={read} />
