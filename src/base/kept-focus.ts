/*
 * Where the focus goes when what has it disappears (decision 0084). The browser would put it on the page: a screen reader
 * falls silent, and Tab begins at the top. The next place is, in this order:
 * 1. A row: the same control of the row that took its place, else of the one before it.
 * 2. In a row that stays: its first control.
 * 3. What closes over the page, such as a dialog: what had the focus before it, or the place of that by these rules.
 * 4. The heading of the nearest panel: an empty list, a card, a dialog; else that of the page.
 * Never what a dialog hides. A screen that opens has a rule of its own (src/frame/document-title.ts), which is quicker.
 */

/** So long, in ms, for whoever knows a better place: a dialog returns the focus after it has closed. */
const LEFT_TO_OTHERS_MS = 100
/** So many, for dialogs over dialogs and menus. */
const REMEMBERED = 10

const ROWS = 'tr, li'
/** What has a heading. That of a table's rows or of a list is in its empty state. */
const PANELS = 'tbody, ul, ol, section, article, [role=dialog], [role=alertdialog], main'
const HEADINGS = 'h1, h2, h3, h4, h5, h6'
const CONTROLS = 'a[href], button, input, select, textarea, [tabindex="0"]'
const DIALOGS = '[role=dialog], [role=alertdialog]'
const OUT_OF_REACH = `:disabled, [hidden], [inert], [aria-hidden=true], :is(${DIALOGS})[data-state=closed]`

interface Focused {
  readonly element: HTMLElement
  /** What is around it, the nearest first. */
  readonly around: readonly Element[]
  readonly row: Row | undefined
}
interface Row {
  readonly element: Element
  readonly parent: Element | null
  /** Its place among the rows, and that of the control in it. */
  readonly at: number
  readonly control: number
}

/** What had the focus, the newest first. */
let focused: readonly Focused[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let isByPointer = false

/** Keeps the focus from falling to the page. Answers how to stop. */
export function keepFocus(): () => void {
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', remember)
  document.addEventListener('pointerdown', noteHand, true)
  document.addEventListener('keydown', noteHand, true)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', remember)
    document.removeEventListener('pointerdown', noteHand, true)
    document.removeEventListener('keydown', noteHand, true)
    clearTimeout(timer)
    timer = undefined
    focused = []
  }
}

function noteHand({ type }: Event): void {
  isByPointer = type === 'pointerdown'
}

function remember({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return
  const around: Element[] = []
  for (let one = target.parentElement; one; one = one.parentElement) around.push(one)
  const row = target.closest(ROWS)
  const one = {
    element: target,
    around,
    row: row
      ? {
          element: row,
          parent: row.parentElement,
          at: placeAmong(row.parentElement?.children, row),
          control: controlsIn(row).indexOf(target),
        }
      : undefined,
  }
  focused = [one, ...focused].slice(0, REMEMBERED)
}

const placeAmong = (all: HTMLCollection | undefined, one: Element): number => [...(all ?? [])].indexOf(one)

function look(): void {
  if (timer === undefined && hasFallen()) timer = setTimeout(catchIt, LEFT_TO_OTHERS_MS)
}

/** The focus went with what had it. Who clicks beside all controls has put it on the page on purpose. */
const hasFallen = (): boolean =>
  (document.activeElement ?? document.body) === document.body && focused[0]?.element.isConnected === false

/** While a page loads, there is no next place. It is looked for again with what comes. */
function catchIt(): void {
  timer = undefined
  const next = hasFallen() ? nextPlace() : undefined
  if (!next) return
  if (!next.matches(CONTROLS)) next.tabIndex = -1
  // Who uses the keyboard has to see it. Under a pointer the page does not move.
  next.focus({ preventScroll: isByPointer })
}

function nextPlace(): HTMLElement | undefined {
  const dialog = openDialog()
  for (const one of focused) {
    const place = one.element.isConnected ? one.element : placeNear(one)
    if (place && isInReach(place) && (!dialog || dialog.contains(place))) return place
  }
  return headingIn(dialog ?? document.querySelector('main'))
}

/** The place in what is left around it. */
function placeNear({ around, row }: Focused): HTMLElement | undefined {
  for (const one of around.filter(({ isConnected }) => isConnected)) {
    const place =
      (one === row?.parent && rowInPlaceOf(row)) ||
      (one.matches(ROWS) ? controlsIn(one)[0] : one.matches(PANELS) ? headingIn(one) : undefined)
    if (place) return place
  }
  return undefined
}

/** The row that stands where it stood, or else the nearest one that has a control. */
function rowInPlaceOf({ parent, at, control }: Row): HTMLElement | undefined {
  const rows = [...(parent?.children ?? [])]
  for (const row of [...rows.slice(at), ...rows.slice(0, at).toReversed()]) {
    const controls = controlsIn(row)
    if (controls[0]) return controls[control] ?? controls[0]
  }
  return undefined
}

const controlsIn = (place: Element): readonly HTMLElement[] =>
  [...place.querySelectorAll<HTMLElement>(CONTROLS)].filter(isInReach)

const headingIn = (place: Element | null): HTMLElement | undefined =>
  [...(place?.querySelectorAll<HTMLElement>(HEADINGS) ?? [])].find(isInReach)

/** The uppermost one that hides the page. */
const openDialog = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`:is(${DIALOGS})[aria-modal=true]`)].findLast(isInReach)

const isInReach = (element: Element): boolean => element.isConnected && !element.closest(OUT_OF_REACH)
