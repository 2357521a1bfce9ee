/** Puts the focus on the first field within an element that shows an error. */
export const focusFirstError = (within: HTMLElement | null): void =>
  within?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
