import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '@/api/errors.ts'
import { PartUnavailable } from '@/base/part.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import { ProblemPanel } from '@/ui/feedback/problem-panel.tsx'
import { SkeletonLines } from '@/ui/feedback/skeleton.tsx'

/** What `useRead` answers, as far as it matters here. */
export interface Reading<Data> {
  readonly data: Data | undefined
  readonly error: ApiError | undefined
  readonly isValidating: boolean
  /** Asks again. */
  readonly mutate: () => unknown
}

export interface LoadedProps<Data> {
  readonly read: Reading<Data>
  /** The shape of what comes. Default: some lines. */
  readonly skeleton?: ReactNode
  /** Shows an error in another way, such as a 404 as "not found"; `undefined`: in the usual way. */
  readonly onError?: ((error: ApiError) => ReactNode | undefined) | undefined
  readonly children: (data: Data) => ReactNode
}

/**
 * Decides, in this order: data if there is any, under a notice when it could not be refreshed; else the error with a
 * retry; else the skeleton. What breaks while drawing shows as a problem here, not as a blank page.
 */
export function Loaded<Data>({ read, skeleton, onError, children }: LoadedProps<Data>) {
  const { data, error, isValidating } = read
  const retry = (): void => void read.mutate()
  if (data !== undefined)
    return (
      <BlockBoundary resetKey={data}>
        {error !== undefined && <Stale pending={isValidating} retry={retry} />}
        <Drawn data={data} draw={children} />
      </BlockBoundary>
    )
  if (error === undefined) return skeleton ?? <SkeletonLines />
  return onError?.(error) ?? <ProblemPanel error={error} retry={retry} pending={isValidating} />
}

/** A component of its own, so that the boundary above catches what `draw` throws. */
const Drawn = <Data,>({
  data,
  draw,
}: {
  readonly data: Data
  readonly draw: (data: Data) => ReactNode
}): ReactNode => draw(data)

/** Says that what is shown could not be read again. */
export function Stale({ pending, retry }: { readonly pending: boolean; readonly retry: () => void }) {
  const { t } = useTranslation('ui')
  return (
    <Notice
      tone="warning"
      live
      actions={
        <Button size="small" pending={pending} onClick={retry}>
          {t('problem.retry')}
        </Button>
      }
    >
      {t('problem.stale')}
    </Notice>
  )
}

interface BoundaryProps {
  readonly children: ReactNode
  /** Another value starts afresh. */
  readonly resetKey?: unknown
}
interface BoundaryState {
  readonly error: unknown
  readonly resetKey: unknown
}

/** Keeps what breaks in one block from taking the page along. A missing part of the portal goes on to the page. */
export class BlockBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error: error ?? new Error('unknown') }
  }

  static getDerivedStateFromProps(
    { resetKey }: BoundaryProps,
    state: BoundaryState,
  ): Partial<BoundaryState> | null {
    return resetKey === state.resetKey ? null : { error: undefined, resetKey }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (error instanceof PartUnavailable) throw error
    return <ProblemPanel error={error} retry={() => this.setState({ error: undefined })} />
  }
}
