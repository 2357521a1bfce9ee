/** Puts the focus on the first field within an element that shows an error. */
export function focusFirstError(within: HTMLElement | null): void {
  const field = within?.querySelector<HTMLElement>('[aria-invalid=true]')
  if (field) focusField(field)
}

/** Puts the focus on a field, also when it is under "More". */
export function focusField(field: HTMLElement): void {
  field.closest('details')?.setAttribute('open', '')
  field.focus()
}
