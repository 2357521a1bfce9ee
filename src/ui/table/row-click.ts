import type { MouseEvent } from 'react'

/** What a click on a row leaves alone. */
const CONTROLS = 'a, button, input, label, select, textarea, summary, [role=button], [role=menu]'

/**
 * Opens the page of a row when someone clicks anywhere in it that is no control. The link in the row is the real one, so
 * that keyboards and screen readers need no other; this only makes it as large as the row. With Ctrl, Cmd or the middle
 * button it opens in a new tab, as the link does. Marking text does not open the row.
 */
export function onRowClick(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, button, defaultPrevented } = event
  // Menus and dialogs of a row render elsewhere, but their events arrive here.
  if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return
  if (target.closest(CONTROLS) || window.getSelection()?.isCollapsed === false) return
  const link = target.closest('tr')?.querySelector<HTMLAnchorElement>('th a[href]')
  if (!link) return
  const isApart = event.ctrlKey || event.metaKey || button === 1
  if (isApart) window.open(link.href, '_blank', 'noopener')
  else if (button === 0) link.click()
}

/**
 * With Shift a click on the box of a row selects the rows up to it. Firefox would select the text of these rows as well,
 * and not give the box the focus that it has elsewhere.
 */
export function onRowPress(event: MouseEvent<HTMLElement>): void {
  if (!event.shiftKey || !(event.target instanceof Element)) return
  const box = event.target.closest('.table-select')?.querySelector('input')
  if (!box) return
  event.preventDefault()
  box.focus()
}
