import { createElement, type FunctionComponent } from 'react'
import { partOf } from '@/base/part.ts'
import { MissingBlockBoundary } from './missing-block.tsx'

/** A component whose code is fetched at its first render, or ahead of that. */
export interface LazyBlock<Props extends object> extends FunctionComponent<Props> {
  /** Fetches the code without rendering. Call it on pointer-enter, on focus, or when the browser is idle. */
  readonly warm: () => void
  /** Like `warm`, but returns a promise. Rejects with `PartUnavailable`. */
  readonly load: () => Promise<unknown>
}

/**
 * Wraps a dynamic import. Renders nothing until the code has loaded. If loading fails, it says so in its place with a
 * button to try again, and the screen around it stays.
 */
export function lazyBlock<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): LazyBlock<Props> {
  const part = partOf(load)
  const Loading = (props: Props) => {
    const Loaded = part.usePart()
    return Loaded ? createElement(Loaded, props) : null
  }
  const Block = (props: Props) =>
    isClosed(props) && part.here() === undefined ? null : (
      <MissingBlockBoundary onClose={closerOf(props)}>
        <Loading {...props} />
      </MissingBlockBoundary>
    )
  return Object.assign(Block, { warm: () => void part.load().catch(() => undefined), load: part.load })
}

/** A dialog stays when it closes, for what it shows then; one whose code did not arrive shows nothing. */
const isClosed = (props: object): boolean => 'open' in props && props.open === false

/** Menus, dialogs and lists close by this prop. */
const closerOf = (props: object): (() => void) | undefined =>
  'onClose' in props && typeof props.onClose === 'function' ? (props.onClose as () => void) : undefined
