/** What has the tooltip now. */
let told: HTMLElement | undefined

/**
 * A text that its place cuts shows in whole while the pointer rests on it. One listener for all of them, since any cell
 * may be too narrow for what it holds. Screen readers always read the whole text. Answers how to stop it.
 */
export function tellCutTexts(): () => void {
  document.addEventListener('mouseover', tell)
  return () => document.removeEventListener('mouseover', tell)
}

function tell({ target }: MouseEvent): void {
  told?.removeAttribute('title')
  told = cutAround(target)
  if (told) told.title = told.innerText
}

function cutAround(target: EventTarget | null): HTMLElement | undefined {
  for (let one = target; one instanceof HTMLElement; one = one.parentElement)
    if (one.scrollWidth > one.clientWidth && getComputedStyle(one).textOverflow === 'ellipsis')
      return one.title === '' ? one : undefined
  return undefined
}
