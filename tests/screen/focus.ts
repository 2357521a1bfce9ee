/** Where the focus is, for the tests of all forms and actions. */
import { expect } from './matchers.ts'

/**
 * What is wrong with the focus, in words: it is on the page itself, on a removed element, or outside the open dialog.
 */
function focusFault(): string | undefined {
  const has = document.activeElement
  if (has === null || has === document.body) return 'the focus is on the page'
  const modal = [...document.querySelectorAll('[aria-modal=true]:not([data-state=closed])')].at(-1)
  if (modal && !modal.contains(has))
    return `the focus is outside of the dialog: ${has.outerHTML.slice(0, 200)}`
  if (has.closest('[hidden], [inert], [aria-hidden=true]'))
    return `the focus is on what is hidden: ${has.outerHTML.slice(0, 200)}`
  return undefined
}

/** The page has settled when it is the same in this many checks in a row, 20 ms apart. */
const STILL = 10

/** WCAG 2.4.3: after an action, the focus is on an element that follows from the action. */
export async function expectFocusKept(): Promise<void> {
  for (let alike = 0, before = ''; alike < STILL; alike += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    const now = document.body.textContent
    if (now !== before || document.querySelector('main [aria-busy=true]')) alike = 0
    before = now
  }
  await expect.poll(focusFault).toBeUndefined()
}
