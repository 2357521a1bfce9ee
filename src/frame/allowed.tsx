import type { ReactNode } from 'react'
import type { Operation } from '@/api/operation.ts'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'

interface AllowedProps {
  readonly to: Operation
  readonly children: ReactNode
}

/** Shows this to whoever may call the operation; tells others that they may not see it. */
export const Allowed = ({ to, children }: AllowedProps) =>
  mayCall(useUser(), to) ? children : <EmptyState kind="no-right" />
