import type { FunctionComponent } from 'react'

/** What `pages/<group>/<block>.tsx` exports as `page`: a block of `src/ui` or `src/forms` in all its states. */
export interface GalleryPage {
  /** When to use it, in a sentence or two. */
  readonly about: string
  /** The name of each state, and the block in it. */
  readonly states: Readonly<Record<string, FunctionComponent>>
}
