/**
 * Restores the scroll position. The browser does so immediately, when a list may not have its rows yet and its page is
 * too short. So this scrolls as soon as the page is long enough, unless the user has interacted since.
 */

/** User interactions that cancel the scrolling. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
const STORAGE = 'portal_place'

/** The scroll position of each history entry when it was left, in px. The key is the position in the history. */
const places = new Map<number, number>()
let wait = new AbortController()

/** Stores the scroll position, to return to this entry. */
export function rememberPlace(position: number): void {
  places.set(position, window.scrollY)
}

/** Scrolls to the top, where another screen starts. */
export const goToTop = (): void => window.scrollTo(0, 0)

/** Scrolls to the stored position of this entry. */
export function returnToPlace(position: number): void {
  scrollWhenLongEnough(places.get(position) ?? 0)
}

/** Scrolls to the position that the page had before a reload. */
export function returnAfterReload(): void {
  window.addEventListener('pagehide', savePlace)
  const [load] = performance.getEntriesByType('navigation')
  const isFirst = load !== undefined && 'type' in load && load.type === 'navigate'
  if (!isFirst) scrollWhenLongEnough(savedPlace())
}

function savePlace(): void {
  try {
    sessionStorage.setItem(STORAGE, `${window.location.pathname} ${window.scrollY}`)
  } catch {
    // Storage is blocked: the page starts at the top.
  }
}

function savedPlace(): number {
  try {
    const [path, saved] = sessionStorage.getItem(STORAGE)?.split(' ') ?? []
    return path === window.location.pathname ? Number(saved) : 0
  } catch {
    return 0
  }
}

function scrollWhenLongEnough(top: number): void {
  wait.abort()
  if (top === 0) return
  wait = new AbortController()
  const { signal } = wait
  const stop = (): void => wait.abort()
  const page = document.documentElement
  const observer = new ResizeObserver(() => {
    if (page.scrollHeight - page.clientHeight < top) return
    stop()
    window.scrollTo(0, top)
  })
  observer.observe(page)
  signal.addEventListener('abort', () => observer.disconnect())
  for (const act of ACTS) window.addEventListener(act, stop, { capture: true, passive: true, signal })
}
