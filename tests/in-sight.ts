/** Replaces `IntersectionObserver`, which jsdom lacks. Without layout, everything is in view. */
export class AllInSight implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  readonly #tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void
  constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    this.#tell = tell
  }
  observe(): void {
    this.#tell([{ isIntersecting: true }])
  }
  disconnect(): void {}
}
