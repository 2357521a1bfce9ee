import { createElement, type FunctionComponent } from 'react'
import { partOf } from '@/base/part.ts'

/** A block whose code is fetched when it is first drawn, or ahead of that. */
export interface LazyBlock<Props extends object> extends FunctionComponent<Props> {
  /** Fetches the code without drawing: on pointer-enter, focus, or when the browser has nothing to do. */
  readonly warm: () => void
  /** As `warm`, to wait for. Throws `PartUnavailable`. */
  readonly load: () => Promise<unknown>
}

/** Wraps a dynamic import. Draws nothing until the code is there; throws `PartUnavailable` if it does not come. */
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
