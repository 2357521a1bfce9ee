import type { KeyboardEvent } from 'react'
import { listShortcut, type ShortcutName } from '../commands/shortcuts.ts'
import { ROW_HEIGHT } from './use-window.ts'

/** How many rows each key goes on. */
const STEPS: Partial<Readonly<Record<ShortcutName, number>>> = {
  rowBelow: 1,
  rowAbove: -1,
  rowsBelow: 10,
  rowsAbove: -10,
  firstRow: -Infinity,
  lastRow: Infinity,
}

/** So long is waited for a row to be drawn: half a second. */
const MOST_FRAMES = 30

/** The rows of a table, drawn or not, by the place that `aria-rowindex` gives them. */
export interface RowPlaces {
  readonly box: HTMLElement | null
  readonly first: number
  readonly last: number
}

/**
 * The keys in a table's rows. A table keeps what every table has: each link and button is reached by Tab, and nobody
 * must know a key. Beyond that the arrows go to the same control of another row or to the next one of this row, Enter
 * opens the row from wherever in it the focus is, and the space bar selects it.
 */
export function onRowKey(event: KeyboardEvent<HTMLElement>, places: RowPlaces): void {
  const shortcut = listShortcut(event)
  const control = event.target instanceof HTMLElement ? event.target : null
  const row = control?.closest('tr')
  if (shortcut === undefined || !control || !row || control.closest(LEFT_ALONE)) return
  const step = STEPS[shortcut]
  const isDone =
    step !== undefined
      ? goOn(row, control, step, places)
      : shortcut === 'nextControl' || shortcut === 'previousControl'
        ? goAside(row, control, shortcut === 'nextControl' ? 1 : -1)
        : shortcut === 'openRow'
          ? open(row, control)
          : select(row, control, shortcut === 'selectRows')
  if (isDone) event.preventDefault()
}

/** Has keys of its own. */
const LEFT_ALONE = 'input:not([type=checkbox]), select, textarea, [role=menu]'

function goOn(row: Element, control: Element, step: number, { box, first, last }: RowPlaces): boolean {
  const body = row.closest('tbody')
  const here = Number(row.getAttribute('aria-rowindex'))
  const there = Math.min(last, Math.max(first, here + step))
  if (!body || Number.isNaN(there) || there === here) return false
  const place = controlsOf(row).findIndex((candidate) => candidate === control)
  const rowAt = (index: number) => body.querySelector(`tr[aria-rowindex="${index}"]`)
  const focus = (): void => {
    // A row that has nothing to focus is passed over; from an end of the table, backwards.
    const on = Math.sign(step) * (Number.isFinite(step) ? 1 : -1)
    for (let index = there, next = rowAt(index); next; index += on, next = rowAt(index)) {
      const controls = controlsOf(next)
      const target = controls[place] ?? controls[0]
      if (target) return target.focus()
    }
  }
  if (rowAt(there)) focus()
  else if (box) {
    // Out of sight it is not drawn (`useWindow`): scrolling there draws it before the next frame, or soon after that
    // where a worker has the row.
    box.scrollTop = (there - first) * ROW_HEIGHT
    let frames = MOST_FRAMES
    const focusDrawn = (): void => {
      frames -= 1
      if (rowAt(there) || frames === 0) focus()
      else requestAnimationFrame(focusDrawn)
    }
    requestAnimationFrame(focusDrawn)
  }
  return true
}

function goAside(row: Element, control: Element, step: number): boolean {
  const controls = controlsOf(row)
  const target = controls[controls.findIndex((candidate) => candidate === control) + step]
  target?.focus()
  return target !== undefined
}

/** A link opens itself, and a button does what it is for. */
function open(row: Element, control: Element): boolean {
  if (!control.matches('input')) return false
  const link = row.querySelector<HTMLElement>('th a[href]')
  link?.click()
  return link !== null
}

/** A checkbox ticks itself, and a button does what it is for. */
function select(row: Element, control: Element, extend: boolean): boolean {
  const box = row.querySelector('.table-select input')
  if (!control.matches('a') || box === null) return false
  box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: extend }))
  return true
}

const controlsOf = (row: Element): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('a[href], button, input[type=checkbox]'),
]
