/** So long the pointer rests on a text before its size is asked for: no page is laid out for that while it opens. */
const REST_MS = 150

/** What has the tooltip now. */
let told: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * A text that its place cuts shows in whole while the pointer rests on it. One listener for all of them, since any cell
 * may be too narrow for what it holds. Screen readers always read the whole text. Answers how to stop it.
 */
export function tellCutTexts(): () => void {
  document.addEventListener('mouseover', tell)
  return () => {
    document.removeEventListener('mouseover', tell)
    clearTimeout(timer)
  }
}

function tell({ target }: MouseEvent): void {
  told?.removeAttribute('title')
  told = undefined
  clearTimeout(timer)
  timer = setTimeout(() => {
    told = cutAround(target)
    if (told) told.title = told.innerText
  }, REST_MS)
}

function cutAround(target: EventTarget | null): HTMLElement | undefined {
  for (let one = target; one instanceof HTMLElement; one = one.parentElement)
    if (one.scrollWidth > one.clientWidth && getComputedStyle(one).textOverflow === 'ellipsis')
      return one.title === '' ? one : undefined
  return undefined
}
