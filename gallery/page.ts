import type { FunctionComponent } from 'react'

/** The export `page` of `pages/<group>/<block>.tsx`: a block of `src/ui` or `src/forms` in all its states. */
export interface GalleryPage {
  /** When to use it, in one or two sentences. */
  readonly about: string
  /** The name of each state, and a component that shows it. */
  readonly states: Readonly<Record<string, FunctionComponent>>
}
