import type { FocusEvent } from 'react'

/**
 * Whether the focus leaves a group of controls: neither to another one of the group, nor into a panel that one of them has
 * opened. React tells the group also of a focus that leaves such a panel, though it stands elsewhere in the page.
 */
export function hasLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  if (!(relatedTarget instanceof Element)) return true
  if (currentTarget.contains(relatedTarget)) return false
  const opener = relatedTarget.closest<HTMLElement>('[data-opened-by]')?.dataset['openedBy']
  return opener === undefined || !currentTarget.contains(document.getElementById(opener))
}
