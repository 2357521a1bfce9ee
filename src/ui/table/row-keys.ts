import type { KeyboardEvent } from 'react'
import { claimFocus } from '@/base/kept-focus.ts'
import { listShortcut, type ShortcutName } from '../commands/shortcuts.ts'
import { ABOVE_ROWS } from './use-window.ts'

/** How many rows each shortcut moves the focus. */
const STEPS: Partial<Readonly<Record<ShortcutName, number>>> = {
  rowBelow: 1,
  rowAbove: -1,
  rowsBelow: 10,
  rowsAbove: -10,
  firstRow: -Infinity,
  lastRow: Infinity,
}

/** How long to wait, in ms, for a row to render: on a busy machine the worker that holds the rows is slow. */
const RENDERED_WITHIN_MS = 5000

/** The range of rows of a table, by `aria-rowindex`. It includes rows that are not rendered. */
export interface RowPlaces {
  readonly body: HTMLElement | null
  /** In px. */
  readonly rowHeight: number
  readonly first: number
  readonly last: number
}

/**
 * Handles the shortcuts in the rows of a table. Tab still reaches each link and button, so no one needs to know these
 * shortcuts. Up and down move to the same control of another row, left and right to the next control of this row. Enter
 * opens the row and Space selects it, from any control in the row.
 */
export function onRowKey(event: KeyboardEvent<HTMLElement>, places: RowPlaces): void {
  const shortcut = listShortcut(event)
  const control = event.target instanceof HTMLElement ? event.target : null
  const row = control?.closest('tr')
  if (shortcut === undefined || !control || !row || control.closest(WITH_OWN_KEYS)) return
  const step = STEPS[shortcut]
  const isDone =
    step !== undefined
      ? moveToRow(row, control, step, places)
      : shortcut === 'nextControl' || shortcut === 'previousControl'
        ? moveWithinRow(row, control, shortcut === 'nextControl' ? 1 : -1)
        : shortcut === 'openRow'
          ? open(row, control)
          : select(row, control, shortcut === 'selectRows')
  if (isDone) event.preventDefault()
}

/** Controls that handle these keys themselves. */
const WITH_OWN_KEYS = 'input:not([type=checkbox]), select, textarea, [role=menu]'

function moveToRow(
  row: Element,
  control: Element,
  step: number,
  { body: box, rowHeight, first, last }: RowPlaces,
): boolean {
  const body = row.closest('tbody')
  const startRow = Number(row.getAttribute('aria-rowindex'))
  const targetRow = Math.min(last, Math.max(first, startRow + step))
  if (!body || Number.isNaN(targetRow) || targetRow === startRow) return false
  const place = controlsOf(row).findIndex((candidate) => candidate === control)
  const rowAt = (index: number) => body.querySelector(`tr[aria-rowindex="${index}"]`)
  const focus = (): void => {
    // Skip rows without a control to focus. From the first or last row, search in the opposite direction.
    const direction = Math.sign(step) * (Number.isFinite(step) ? 1 : -1)
    for (let index = targetRow, next = rowAt(index); next; index += direction, next = rowAt(index)) {
      const controls = controlsOf(next)
      const target = controls[place] ?? controls[0]
      if (target) return target.focus()
    }
  }
  if (rowAt(targetRow)) focus()
  else if (box) {
    // A row that is not visible is not rendered (`useWindow`). Scrolling to it renders it before the next frame, or
    // later if a worker has to send the row.
    const top = window.scrollY + box.getBoundingClientRect().top
    window.scrollTo(0, top + (targetRow - first) * rowHeight - ABOVE_ROWS)
    const release = claimFocus()
    // Until the user does something else.
    const moved = new AbortController()
    for (const kind of ['keydown', 'pointerdown'])
      addEventListener(kind, () => moved.abort(), { capture: true, signal: moved.signal })
    moved.signal.addEventListener('abort', release)
    const until = performance.now() + RENDERED_WITHIN_MS
    const focusWhenRendered = (): void => {
      if (moved.signal.aborted) return
      if (!rowAt(targetRow) && performance.now() < until) return void requestAnimationFrame(focusWhenRendered)
      focus()
      moved.abort()
    }
    requestAnimationFrame(focusWhenRendered)
  }
  return true
}

function moveWithinRow(row: Element, control: Element, step: number): boolean {
  const controls = controlsOf(row)
  const target = controls[controls.findIndex((candidate) => candidate === control) + step]
  target?.focus()
  return target !== undefined
}

/** Opens the row when the focus is on its checkbox. Links and buttons handle Enter themselves. */
function open(row: Element, control: Element): boolean {
  if (!control.matches('input')) return false
  const link = row.querySelector<HTMLElement>('th a[href]')
  link?.click()
  return link !== null
}

/** Selects the row when the focus is on a link. Checkboxes and buttons handle Space themselves. */
function select(row: Element, control: Element, extend: boolean): boolean {
  const box = row.querySelector('.table-select input')
  if (!control.matches('a') || box === null) return false
  box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: extend }))
  return true
}

const controlsOf = (row: Element): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('a[href], button, input[type=checkbox]'),
]
