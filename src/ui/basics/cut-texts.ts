/** How long the pointer must rest on a text before it is measured, so that no layout is forced while a page opens. */
const REST_MS = 150

/** The element that has the tooltip. */
let told: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Shows a truncated text completely while the pointer rests on it. One listener for all texts, because any cell may be
 * too narrow for its content. Screen readers always read the whole text. Returns a function that stops this.
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
