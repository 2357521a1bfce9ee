import { Component, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '@/api/errors.ts'
import { forgetIncomplete, forgetReads, onRetried, retryFailed } from '@/api/use-read.ts'
import { hasIncomplete, NotReceived } from '@/base/not-received.ts'
import { PartUnavailable } from '@/base/part.ts'
import { IncompleteContext, useIsIncomplete } from '@/ui/basics/incomplete-context.ts'
import { Notice } from '@/ui/feedback/notice.tsx'
import { ProblemPanel, RetryButton } from '@/ui/feedback/problem-panel.tsx'
import { SkeletonLines } from '@/ui/feedback/skeleton.tsx'

/** The part of the result of `useRead` that is used here. */
export interface Reading<Data> {
  readonly data: Data | undefined
  readonly error: ApiError | undefined
  readonly isValidating: boolean
  /** Reads again. */
  readonly mutate: () => unknown
}

export interface LoadedProps<Data> {
  readonly read: Reading<Data>
  /** The skeleton to show while loading. Default: some lines. */
  readonly skeleton?: ReactNode
  /** Renders an error in another way, such as a 404 as "not found". Return `undefined` for the default. */
  readonly onError?: ((error: ApiError) => ReactNode | undefined) | undefined
  readonly children: (data: Data) => ReactNode
}

/**
 * Renders the state of a read. With data: the data, below a notice if refreshing it failed. Without data: the error
 * with a retry button, or the skeleton. An error while rendering shows here, and not as a blank page.
 */
export function Loaded<Data>({ read, skeleton, onError, children }: LoadedProps<Data>) {
  const { data, error, isValidating } = read
  const retry = (): void => retryRead(read)
  if (data !== undefined)
    return (
      <BlockBoundary resetKey={data}>
        {error === undefined ? <Incomplete read={read} /> : <Stale read={read} />}
        <InIncomplete data={data}>
          <Rendered data={data} render={children} />
        </InIncomplete>
      </BlockBoundary>
    )
  if (error === undefined) return skeleton ?? <SkeletonLines />
  return onError?.(error) ?? <ProblemPanel error={error} retry={retry} pending={isValidating} />
}

/** Reads again, together with all other failed reads on the page, so that one "Try again" is enough. */
export function retryRead({ mutate }: Pick<Reading<unknown>, 'mutate'>): void {
  void mutate()
  void retryFailed()
}

/** A separate component, so that the enclosing boundary catches what `render` throws. */
const Rendered = <Data,>({
  data,
  render,
}: {
  readonly data: Data
  readonly render: (data: Data) => ReactNode
}): ReactNode => render(data)

/** A notice that the data shown may be outdated, because reading it again failed. */
export function Stale({ read }: { readonly read: Reading<unknown> }) {
  const { t } = useTranslation('ui')
  const { error, isValidating } = read
  return (
    <Notice
      tone="warning"
      live
      actions={
        <RetryButton error={error} size="small" pending={isValidating} onClick={() => retryRead(read)} />
      }
    >
      {t('problem.stale')}
    </Notice>
  )
}

function InIncomplete({ data, children }: { readonly data: unknown; readonly children: ReactNode }) {
  const isParentIncomplete = useIsIncomplete()
  const isIncomplete = isParentIncomplete || hasIncomplete(data)
  return <IncompleteContext value={isIncomplete}>{children}</IncompleteContext>
}

/**
 * A notice that the data on screen is incomplete, because the server did not send all of it. Shown once around a block.
 */
export function Incomplete({ read }: { readonly read: Reading<unknown> }) {
  const { t } = useTranslation('ui')
  if (useIsIncomplete() || !hasIncomplete(read.data)) return null
  return (
    <Notice
      tone="warning"
      live
      actions={
        <RetryButton
          error={undefined}
          size="small"
          pending={read.isValidating}
          onClick={() => retryRead(read)}
        />
      }
    >
      {t('notReceived.some')}
    </Notice>
  )
}

interface BlockBoundaryProps {
  readonly children: ReactNode
  /** A change of this value clears the error. */
  readonly resetKey?: unknown
}

/**
 * Catches an error in one block, so that the rest of the page stays. Rethrows `PartUnavailable`, which the
 * boundary of the page handles.
 */
export function BlockBoundary({ children, resetKey }: BlockBoundaryProps) {
  // Content that failed because the surrounding data was incomplete is rendered again once that data is complete.
  const isParentIncomplete = useIsIncomplete()
  return (
    <Boundary resetKey={resetKey} isParentIncomplete={isParentIncomplete}>
      {children}
    </Boundary>
  )
}

interface BoundaryProps extends BlockBoundaryProps {
  readonly isParentIncomplete: boolean
}
interface BoundaryState {
  readonly error: unknown
  readonly resetKey: unknown
  readonly isParentIncomplete: boolean
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  readonly renderAgain = (): void => this.setState({ error: undefined })

  override state: BoundaryState = {
    error: undefined,
    resetKey: this.props.resetKey,
    isParentIncomplete: this.props.isParentIncomplete,
  }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error: error ?? new Error('unknown') }
  }

  static getDerivedStateFromProps(
    { resetKey, isParentIncomplete }: BoundaryProps,
    state: BoundaryState,
  ): Partial<BoundaryState> | null {
    const isSame = resetKey === state.resetKey && isParentIncomplete === state.isParentIncomplete
    return isSame ? null : { error: undefined, resetKey, isParentIncomplete }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (error instanceof PartUnavailable) throw error
    return <BlockProblem error={error} renderAgain={this.renderAgain} />
  }
}

interface BlockProblemProps {
  readonly error: unknown
  readonly renderAgain: () => void
}

/** Replaces a block that could not be rendered. The failing part is unknown, so the whole block is left out. */
function BlockProblem({ error, renderAgain }: BlockProblemProps) {
  const { t } = useTranslation('ui')
  // "Try again" elsewhere on the page has repeated all mounted reads, but the data needed here may not be mounted.
  useEffect(
    () =>
      onRetried(() => {
        void forgetIncomplete()
        renderAgain()
      }),
    [renderAgain],
  )
  const retry = (): void => {
    void forgetReads() // Otherwise the same data would fail again.
    renderAgain()
  }
  const text = error instanceof NotReceived ? t('notReceived.block') : undefined
  return <ProblemPanel error={error} retry={retry} text={text} />
}
