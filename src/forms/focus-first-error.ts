/** Puts the focus on the first field within an element that shows an error, and has it heard. */
export function focusFirstError(within: HTMLElement | null): void {
  const field = within?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')
  if (field) focusWrong(field)
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

/** What has just been given the focus here. */
let justFocused: Element | undefined
const JUST_MS = 100

/** Puts the focus on a field with an error. One that has it already would stay silent, so its message is said. */
export function focusWrong(field: HTMLElement): void {
  const before = document.activeElement
  focusField(field)
  const focused = document.activeElement
  if (focused === null || focused === justFocused) return
  if (focused !== before) {
    justFocused = focused
    setTimeout(() => (justFocused = undefined), JUST_MS)
    return
  }
  const [error = ''] = (focused.closest('[aria-invalid=true]')?.getAttribute('aria-describedby') ?? '').split(
    ' ',
  )
  const words = document.getElementById(error)?.textContent ?? ''
  // The sign-in page does without it until somebody errs.
  void import('@/base/announcer.ts').then(
    ({ say }) => say(words, { urgent: true }),
    () => undefined,
  )
}
