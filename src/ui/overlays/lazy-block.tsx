import { createElement, type FunctionComponent } from 'react'
import { partOf } from '@/base/part.ts'

/** A component whose code is fetched at its first render, or ahead of that. */
export interface LazyBlock<Props extends object> extends FunctionComponent<Props> {
  /** Fetches the code without rendering. Call it on pointer-enter, on focus, or when the browser is idle. */
  readonly warm: () => void
  /** Like `warm`, but returns a promise. Rejects with `PartUnavailable`. */
  readonly load: () => Promise<unknown>
}

/** Wraps a dynamic import. Renders nothing until the code has loaded. Throws `PartUnavailable` if loading fails. */
export function lazyBlock<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): LazyBlock<Props> {
  const part = partOf(load)
  const Block = (props: Props) => {
    const Loaded = part.usePart()
    return Loaded ? createElement(Loaded, props) : null
  }
  return Object.assign(Block, { warm: () => void part.load().catch(() => undefined), load: part.load })
}
