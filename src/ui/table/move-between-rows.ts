import type { KeyboardEvent } from 'react'

/** Arrow up and down go to the same control of the row above and below. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const control = event.target instanceof Element ? event.target : null
  const row = control?.closest('tr')
  if (!control || !row || control.closest('input:not([type=checkbox]), select, textarea, [role=menu]')) return
  const place = controlsOf(row).findIndex((candidate) => candidate === control)
  let next = event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling
  while (next && controlsOf(next).length === 0)
    next = event.key === 'ArrowDown' ? next.nextElementSibling : next.previousElementSibling
  const controls = next ? controlsOf(next) : []
  const target = controls[place] ?? controls[0]
  if (!target) return
  event.preventDefault()
  target.focus()
}

const controlsOf = (row: Element): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('a[href], button, input[type=checkbox]'),
]
