import type { MouseEvent } from 'react'

/** Elements in a row whose clicks do not open it. */
const CONTROLS = 'a, button, input, label, select, textarea, summary, [role=button], [role=menu]'

/**
 * Opens the page of a row on a click outside its controls. The link in the row is the accessible control, and this only
 * enlarges its click area. With Ctrl, Cmd or the middle button it opens in a new tab, like the link. Selecting text
 * does not open the row.
 */
export function onRowClick(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, button, defaultPrevented } = event
  // Menus and dialogs of a row render elsewhere, but React bubbles their events to here.
  if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return
  if (target.closest(CONTROLS) || window.getSelection()?.isCollapsed === false) return
  const link = target.closest('tr')?.querySelector<HTMLAnchorElement>('th a[href]')
  if (!link) return
  const isInNewTab = event.ctrlKey || event.metaKey || button === 1
  if (isInNewTab) window.open(link.href, '_blank', 'noopener')
  else if (button === 0) link.click()
}

/**
 * A Shift-click on the checkbox of a row selects the rows up to it. Firefox would also select the text of these rows,
 * and not focus the checkbox as other browsers do.
 */
export function onRowPress(event: MouseEvent<HTMLElement>): void {
  if (!event.shiftKey || !(event.target instanceof Element)) return
  const box = event.target.closest('.table-select')?.querySelector('input')
  if (!box) return
  event.preventDefault()
  box.focus()
}
