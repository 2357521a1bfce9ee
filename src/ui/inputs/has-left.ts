import type { FocusEvent } from 'react'

/**
 * Whether the focus leaves a group of controls, and moves neither to another control of the group nor into a panel that
 * one of them has opened. React bubbles focus events from such a panel to the group, although it is elsewhere in the
 * DOM.
 */
export function hasLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  if (!(relatedTarget instanceof Element)) return true
  if (currentTarget.contains(relatedTarget)) return false
  const opener = relatedTarget.closest<HTMLElement>('[data-opened-by]')?.dataset['openedBy']
  return opener === undefined || !currentTarget.contains(document.getElementById(opener))
}
