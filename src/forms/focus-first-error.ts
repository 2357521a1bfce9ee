import type { AnnounceOptions } from '@/base/announcer.ts'

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
  announceError(focused, { urgent: true })
}

/** Until an error shows after its field was left, and a form that is sent has focused its first invalid field. */
const SHOWN_AFTER_MS = 200

/**
 * Announces the error of a field that the focus has left (WCAG 4.1.3), unless the focus has come back to it. Not urgent:
 * that would interrupt the name of the next field.
 */
export function announceLeftError(id: string): void {
  const field = document.getElementById(id)
  setTimeout(() => {
    if (!field?.isConnected || field.contains(field.ownerDocument.activeElement)) return
    const control = field.closest('[aria-invalid=true]') ?? field.querySelector('[aria-invalid=true]')
    if (control) announceError(control, {})
  }, SHOWN_AFTER_MS)
}

function announceError(control: Element, options: AnnounceOptions): void {
  const describedBy = control.closest('[aria-invalid=true]')?.getAttribute('aria-describedby') ?? ''
  const described = describedBy
    .split(' ')
    .map((id) => control.ownerDocument.getElementById(id))
    .filter((element) => element !== null)
  // The unit of an amount comes before its error.
  const error = described.find((element) => element.matches('.field-error')) ?? described[0]
  const words = error?.textContent ?? ''
  // The sign-in page loads the announcer only after the first error.
  void import('@/base/announcer.ts').then(
    ({ announce }) => announce(words, options),
    () => undefined,
  )
}
