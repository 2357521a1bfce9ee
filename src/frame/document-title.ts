import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Sets the title of the document, which names the browser's tab and history entry, and tells of a new screen. */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation('session')
  useEffect(() => {
    document.title = `${title} · ${t('product')}`
    arrive(title)
    onTitle?.(title)
  }, [title, t])
}

let onTitle: ((title: string) => void) | undefined

/** Tells the title of each screen that opens, and of one whose title changes. Answers how to stop. */
export function onScreenTitle(listener: (title: string) => void): () => void {
  onTitle = listener
  return () => {
    onTitle = undefined
  }
}

/** The path of the screen that was told last. The first one is told by the browser, as any page that loads. */
let toldPath: string | undefined

/**
 * Another screen is for screen readers what a new page is: they say its title, and reading goes on at its heading. What
 * already has the focus within the screen keeps it, such as a first field or a tab, and so does a field of the frame: a
 * screen that arrives late must not take it from whoever types there.
 */
function arrive(title: string): void {
  const path = window.location.pathname
  const isFirst = toldPath === undefined
  const isOther = toldPath !== path
  toldPath = path
  const region = liveRegion()
  if (isFirst) return
  region.textContent = title
  if (isOther && !keepsFocus()) focusHeading()
}

const KEEPS = 'main, [role=dialog], [role=alertdialog]'

function keepsFocus(): boolean {
  const focused = document.activeElement
  if (focused === null || focused.id === 'content') return false
  return focused.closest(KEEPS) !== null || focused.matches('input, textarea')
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Outside of what React renders, so that it outlives the change from the sign-in page to the portal. */
function liveRegion(): HTMLElement {
  const known = document.getElementById('arrival')
  if (known) return known
  const region = document.createElement('div')
  region.id = 'arrival'
  region.className = 'sr-only'
  region.setAttribute('role', 'status')
  document.body.append(region)
  return region
}
