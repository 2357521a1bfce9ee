import { placeTip } from '../overlays/place-tip.ts'

/** How long, in ms, the pointer must rest on a text before it is measured, so that opening a page forces no reflow. */
const REST_MS = 150
/** How long a finger must hold a text, in ms. */
const HOLD_MS = 500
/** How far a finger may move while it holds a text, in px. */
const STILL = 10

/** The element whose `title` attribute was set here, so that the browser shows its tooltip. */
let titled: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined
/** The tip that the keyboard or a finger has opened. */
let tip: HTMLElement | undefined

/**
 * Shows the full text of a truncated element: while the pointer rests on it, while a finger holds it, and while its
 * control has the keyboard focus. In a table row this control is the first link. Typing and Escape close it. Uses one
 * set of listeners for all texts, because any cell may be too narrow for its content. Screen readers always read the
 * full text. Returns a function that removes the listeners.
 */
export function showCutTexts(): () => void {
  const end = new AbortController()
  const on = <K extends keyof DocumentEventMap>(type: K, act: (event: DocumentEventMap[K]) => void): void =>
    document.addEventListener(type, act, { signal: end.signal, capture: true, passive: true })
  // On the window, because dialogs listen for Escape in the capture phase of the document.
  window.addEventListener('keydown', closeTip, { signal: end.signal, capture: true })
  on('mouseover', rested)
  on('pointerdown', held)
  on('pointermove', moved)
  for (const type of ['pointerup', 'pointercancel'] as const) on(type, forget)
  on('focusin', focused)
  for (const type of ['focusout', 'scroll'] as const) on(type, hide)
  on('input', () => {
    forget()
    hide()
  })
  return () => {
    end.abort()
    forget()
    hide()
  }
}

const forget = (): void => clearTimeout(timer)

function hide(): void {
  tip?.remove()
  tip = undefined
}

/** Escape closes only the tip. The next Escape closes the dialog around it. */
function closeTip(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !tip) return
  event.preventDefault()
  event.stopImmediatePropagation()
  hide()
}

function rested({ target }: MouseEvent): void {
  titled?.removeAttribute('title')
  titled = undefined
  forget()
  timer = setTimeout(() => {
    titled = cutAncestor(target)
    if (titled) titled.title = wordsOf(titled)
  }, REST_MS)
}

let heldAt = { x: 0, y: 0 }

function held({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void {
  hide()
  if (pointerType !== 'touch') return
  heldAt = { x, y }
  forget()
  timer = setTimeout(() => {
    const text = cutAncestor(target)
    if (text) show(text, [text])
  }, HOLD_MS)
}

function moved({ pointerType, clientX, clientY }: PointerEvent): void {
  if (pointerType === 'touch' && Math.hypot(clientX - heldAt.x, clientY - heldAt.y) > STILL) forget()
}

function focused({ target }: FocusEvent): void {
  hide()
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
  // The measurement is delayed, so that focusing an element while a screen opens forces no reflow.
  forget()
  timer = setTimeout(() => {
    const texts = truncatedTextsOf(target)
    if (texts.length > 0 && document.activeElement === target) show(target, texts)
  }, REST_MS)
}

function show(at: Element, texts: readonly HTMLElement[]): void {
  hide()
  tip = document.createElement('div')
  tip.className = 'tip'
  tip.popover = 'manual'
  tip.ariaHidden = 'true'
  tip.textContent = [...new Set(texts.map(wordsOf))].join('\n')
  document.body.append(tip)
  placeTip(tip, at)
}

/** The truncated texts that belong to a control: inside it, around it, and in its row if it is the first link there. */
function truncatedTextsOf(control: HTMLElement): readonly HTMLElement[] {
  const row = control.closest('tr, li')
  const firstControl = row?.querySelector('a[href]') ?? row?.querySelector('button, input')
  const within = firstControl === control && row ? row : control
  const around = cutAncestor(control)
  return [...(around ? [around] : []), ...[...within.querySelectorAll<HTMLElement>('*')].filter(isCut)]
}

function cutAncestor(target: EventTarget | null): HTMLElement | undefined {
  for (let one = target; one instanceof HTMLElement; one = one.parentElement)
    if (isCut(one)) return one.title === '' ? one : undefined
  return undefined
}

/** The text of an element. Of a field that is empty, its placeholder. */
const wordsOf = (one: HTMLElement): string =>
  one instanceof HTMLInputElement ? one.value || one.placeholder : one.innerText

function isCut(one: HTMLElement): boolean {
  if (one.clientWidth <= 1) return false
  if (one instanceof HTMLInputElement && one.value === '' && one.placeholder !== '')
    return !isPlaceholderRepeated(one) && isPlaceholderCut(one)
  if (one.scrollWidth > one.clientWidth) return getComputedStyle(one).textOverflow === 'ellipsis'
  if (one.scrollHeight <= one.clientHeight) return false
  const lines = getComputedStyle(one).getPropertyValue('-webkit-line-clamp')
  return lines !== '' && lines !== 'none'
}

/** Whether the visible label of the field, or the name of the dialog around it, is the same text. */
function isPlaceholderRepeated(input: HTMLInputElement): boolean {
  const dialog = input.closest('[role=dialog], [role=alertdialog]')
  const title = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')
  return [...(input.labels ?? []), title].some((name) => name?.textContent.trim() === input.placeholder)
}

/** The width of a placeholder is not in `scrollWidth`, so it is measured as a text of its own. */
function isPlaceholderCut(input: HTMLInputElement): boolean {
  const { font, letterSpacing, wordSpacing, paddingLeft, paddingRight, textOverflow } =
    getComputedStyle(input)
  if (textOverflow !== 'ellipsis') return false
  const text = document.createElement('span')
  text.className = 'spacing-probe'
  text.ariaHidden = 'true'
  Object.assign(text.style, { font, letterSpacing, wordSpacing })
  text.textContent = input.placeholder
  document.body.append(text)
  const { width } = text.getBoundingClientRect()
  text.remove()
  return width > input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) + 1
}
