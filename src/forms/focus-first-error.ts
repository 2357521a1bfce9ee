/** Focuses the first invalid field within an element, and has its error announced. */
export function focusFirstError(within: HTMLElement | null): void {
  const field = within?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')
  if (field) focusInvalid(field)
}

const CONTROLS = ['input', 'select', 'textarea', 'button', '[tabindex="0"]']
  .map((control) => `${control}:not(:disabled)`)
  .join()

/** Focuses a field, or the first control of a group, even if it is in a closed "More" section or under another tab. */
export function focusField(field: HTMLElement): void {
  field.closest('details')?.setAttribute('open', '')
  openTabOf(field)
  const control = field.matches(CONTROLS) ? field : field.querySelector<HTMLElement>(CONTROLS)
  ;(field.querySelector<HTMLElement>('input:checked') ?? control ?? field).focus()
}

/** Selects the tab of the panel that the field is in. React renders that later, so the panel is shown at once. */
function openTabOf(field: HTMLElement): void {
  const panel = field.closest<HTMLElement>('[role=tabpanel][hidden]')
  if (!panel) return
  panel.hidden = false
  document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.click()
}

/** The element that was focused last by this module. */
let justFocused: Element | undefined
const JUST_MS = 100

/**
 * Focuses a field with an error. If it already has the focus, screen readers would stay silent, so its message is
 * announced.
 */
export function focusInvalid(field: HTMLElement): void {
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
  // The sign-in page loads the announcer only after the first error.
  void import('@/base/announcer.ts').then(
    ({ announce }) => announce(words, { urgent: true }),
    () => undefined,
  )
}
