import type { ReactNode } from 'react'
import type { Operation } from '@/api/operation.ts'
import { mayCall } from '@/session/access.ts'
import { useUser } from '@/session/use-viewer.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'

interface AllowedProps {
  readonly to: Operation
  readonly children: ReactNode
}

/** Renders the children if the viewer may call the operation. Shows other viewers that they have no access. */
export const Allowed = ({ to, children }: AllowedProps) =>
  mayCall(useUser(), to) ? children : <EmptyState kind="no-right" />
