/*
 * Where the focus goes when the focused element disappears (decision 0084). The browser would focus the page: a screen
 * reader falls silent, and Tab starts at the top. The next target is the first of these:
 *
 * 1. For a removed row: the same control of the row in its place, or else of the row before it.
 * 2. In a row that stays: its first control.
 * 3. For something that closes over the page, such as a dialog or the save bar of a form: the element that had the focus
 *    before it, or its replacement by these rules.
 * 4. For something that belongs to a table, such as the bar of a selection: what had the focus last in its rows, or its
 *    replacement by these rules.
 * 5. The heading of the nearest panel (an empty list, a card, a dialog), or else the heading of the page.
 *
 * An element that a dialog hides is never a target. When a screen opens, another rule applies first
 * (src/frame/document-title.ts).
 */

/**
 * How long to wait, in ms, for code that has a better target: a dialog returns the focus after it has closed, and
 * another screen, which shows within 100 ms, focuses its heading.
 */
const GRACE_MS = 200
/** How many focused elements are remembered: from a row through the selection, its menu and its dialog. */
const REMEMBERED = 20

const ROWS = 'tr, li'
/** Elements with a heading. The heading of a list or of table rows is in its empty state. */
const PANELS = 'tbody, ul, ol, section, article, [role=dialog], [role=alertdialog], main'
/** A table with what belongs to it, such as filters, a pager and the bar of a selection. */
const TABLE_BLOCK = '.table-block'
const SAVE_BAR = '.save-bar'
const HEADINGS = 'h1, h2, h3, h4, h5, h6'
const CONTROLS = 'a[href], button, input, select, textarea, [tabindex="0"]'
const DIALOGS = '[role=dialog], [role=alertdialog]'
const UNREACHABLE = `:disabled, [hidden], [inert], [aria-hidden=true], :is(${DIALOGS})[data-state=closed]`

interface Focused {
  readonly element: HTMLElement
  /** Its ancestors, from the inside out. */
  readonly ancestors: readonly Element[]
  readonly row: Row | undefined
}
interface Row {
  readonly element: Element
  readonly parent: Element | null
  /** Its index among the rows, and the index of the control in it. */
  readonly index: number
  readonly control: number
}

/** The elements that had the focus, the latest first. */
let focused: readonly Focused[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let isByPointer = false
/** The number of callers that are about to set the focus themselves. */
let claims = 0

/**
 * Leaves the focus alone while the caller waits for the element that will get it. Returns a function that ends this.
 * Call it after setting the focus, or when giving up.
 */
export function claimFocus(): () => void {
  claims += 1
  let isClaimed = true
  return () => {
    if (!isClaimed) return
    isClaimed = false
    claims -= 1
    checkSoon()
  }
}

/** Keeps the focus from falling back to the page. Returns a function that stops this. */
export function keepFocus(): () => void {
  const observer = new MutationObserver(checkSoon)
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', remember)
  document.addEventListener('pointerdown', noteInputType, true)
  document.addEventListener('keydown', noteInputType, true)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', remember)
    document.removeEventListener('pointerdown', noteInputType, true)
    document.removeEventListener('keydown', noteInputType, true)
    clearTimeout(timer)
    timer = undefined
    focused = []
  }
}

function noteInputType({ type }: Event): void {
  isByPointer = type === 'pointerdown'
}

function remember({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return
  const ancestors: Element[] = []
  for (let one = target.parentElement; one; one = one.parentElement) ancestors.push(one)
  const row = target.closest(ROWS)
  const one = {
    element: target,
    ancestors,
    row: row
      ? {
          element: row,
          parent: row.parentElement,
          index: indexIn(row.parentElement?.children, row),
          control: controlsIn(row).indexOf(target),
        }
      : undefined,
  }
  focused = [one, ...focused].slice(0, REMEMBERED)
}

const indexIn = (all: HTMLCollection | undefined, one: Element): number => [...(all ?? [])].indexOf(one)

function checkSoon(): void {
  if (timer === undefined && isFocusLost()) timer = setTimeout(restoreFocus, GRACE_MS)
}

/** Whether the focused element was removed. A user who clicks outside all controls has focused the page on purpose. */
const isFocusLost = (): boolean =>
  claims === 0 &&
  (document.activeElement ?? document.body) === document.body &&
  focused[0]?.element.isConnected === false

/** While a page loads there is no target, so check again when the content changes. */
function restoreFocus(): void {
  timer = undefined
  const next = isFocusLost() ? nextTarget() : undefined
  if (!next) return
  if (!next.matches(CONTROLS)) next.tabIndex = -1
  // Keyboard users must see the focus. Do not scroll the page under a pointer.
  next.focus({ preventScroll: isByPointer })
}

function nextTarget(): HTMLElement | undefined {
  const dialog = openDialog()
  for (const one of focused) {
    const target = one.element.isConnected ? one.element : targetNear(one)
    if (target && isReachable(target) && (!dialog || dialog.contains(target))) return target
  }
  return headingIn(dialog ?? document.querySelector('main'))
}

/** The target in the ancestors of the removed element that remain. None for a button of a save bar: it lies over its form. */
function targetNear({ ancestors, row }: Focused): HTMLElement | undefined {
  if (ancestors.some((one) => !one.isConnected && one.matches(SAVE_BAR))) return undefined
  for (const one of ancestors.filter(({ isConnected }) => isConnected)) {
    const target =
      (one === row?.parent && replacementRowOf(row)) ||
      (one.matches(ROWS) ? controlsIn(one)[0] : one.matches(PANELS) ? headingIn(one) : undefined) ||
      (one.matches(TABLE_BLOCK) && lastTargetIn(one))
    if (target) return target
  }
  return undefined
}

/** What had the focus last in the rows of a table, or the control that replaced it. */
function lastTargetIn(block: Element): HTMLElement | undefined {
  for (const { element, row } of focused) {
    if (!row?.parent?.isConnected || !row.element.matches('tr') || !block.contains(row.parent)) continue
    return element.isConnected ? element : (replacementRowOf(row) ?? headingIn(row.parent))
  }
  return undefined
}

/** The row at its index, or else the nearest row with a control. */
function replacementRowOf({ parent, index, control }: Row): HTMLElement | undefined {
  const rows = [...(parent?.children ?? [])]
  for (const row of [...rows.slice(index), ...rows.slice(0, index).toReversed()]) {
    const controls = controlsIn(row)
    if (controls[0]) return controls[control] ?? controls[0]
  }
  return undefined
}

const controlsIn = (container: Element): readonly HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>(CONTROLS)].filter(isReachable)

const headingIn = (container: Element | null): HTMLElement | undefined =>
  [...(container?.querySelectorAll<HTMLElement>(HEADINGS) ?? [])].find(isReachable)

/** The topmost dialog that hides the page. */
const openDialog = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`:is(${DIALOGS})[aria-modal=true]`)].findLast(isReachable)

const isReachable = (element: Element): boolean => element.isConnected && !element.closest(UNREACHABLE)
