/** Puts the focus on the first field within an element that shows an error. */
export function focusFirstError(within: HTMLElement | null): void {
  const field = within?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')
  if (field) focusField(field)
}

const CONTROLS = ['input', 'select', 'textarea', 'button', '[tabindex="0"]']
  .map((control) => `${control}:not(:disabled)`)
  .join()

/** Puts the focus on a field, or the first control of a group of them, also when it is under "More". */
export function focusField(field: HTMLElement): void {
  field.closest('details')?.setAttribute('open', '')
  const control = field.matches(CONTROLS) ? field : field.querySelector<HTMLElement>(CONTROLS)
  ;(field.querySelector<HTMLElement>('input:checked') ?? control ?? field).focus()
}
