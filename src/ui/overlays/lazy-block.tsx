import { createElement, type FunctionComponent } from 'react'
import { lazyPart } from '@/base/part.ts'
import { MissingBlockBoundary } from './missing-block.tsx'

/** A component whose code is loaded on first render, or prefetched. */
export interface LazyBlock<Props extends object> extends FunctionComponent<Props> {
  /** Prefetches the code without rendering. Call it on pointer-enter, on focus, or when the browser is idle. */
  readonly preload: () => void
  /** Like `preload`, but returns a promise. Rejects with `PartUnavailable`. */
  readonly load: () => Promise<unknown>
}

/**
 * Wraps a dynamic import. Renders nothing until the code has loaded. If loading fails, it renders the failure with a
 * retry button instead, and the screen around it stays.
 */
export function lazyBlock<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): LazyBlock<Props> {
  const part = lazyPart(load)
  const Loading = (props: Props) => {
    const Loaded = part.usePart()
    return Loaded ? createElement(Loaded, props) : null
  }
  const Block = (props: Props) =>
    isClosedDialog(props) && part.loaded() === undefined ? null : (
      <MissingBlockBoundary onClose={closerOf(props)}>
        <Loading {...props} />
      </MissingBlockBoundary>
    )
  return Object.assign(Block, { preload: () => void part.load().catch(() => undefined), load: part.load })
}

/**
 * A dialog stays mounted when it closes, to keep its content. So a closed dialog whose code failed to load must not
 * show the failure.
 */
const isClosedDialog = (props: object): boolean => 'open' in props && props.open === false

/** The prop that closes a menu, dialog or list. */
const closerOf = (props: object): (() => void) | undefined =>
  'onClose' in props && typeof props.onClose === 'function' ? (props.onClose as () => void) : undefined
