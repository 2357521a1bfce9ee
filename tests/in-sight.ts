/** Replaces `IntersectionObserver`, which jsdom lacks. Without layout, everything is in view. */
export class AllInSight implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  readonly #callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void
  constructor(callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    this.#callback = callback
  }
  observe(): void {
    this.#callback([{ isIntersecting: true }])
  }
  disconnect(): void {}
}
