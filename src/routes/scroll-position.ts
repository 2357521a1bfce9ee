/**
 * Restores the scroll position. The browser does so immediately, when a list may not have its rows yet and its page is
 * too short. So this scrolls as soon as the page is long enough, unless the user has interacted since.
 */

/** User interactions that cancel the scrolling. */
const INTERACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
const STORAGE = 'portal_place'

/** The scroll position of each history entry when it was left, in px. The key is the position in the history. */
const positions = new Map<number, number>()
let wait = new AbortController()

/** Stores the scroll position, to return to this entry. */
export function saveScrollPosition(position: number): void {
  positions.set(position, window.scrollY)
}

/** Scrolls to the top, where another screen starts. */
export const scrollToTop = (): void => window.scrollTo(0, 0)

/** Scrolls to the stored position of this entry. */
export function restoreScrollPosition(position: number): void {
  scrollWhenLongEnough(positions.get(position) ?? 0)
}

/** Scrolls to the position that the page had before a reload. */
export function restoreAfterReload(): void {
  window.addEventListener('pagehide', storePosition)
  const [load] = performance.getEntriesByType('navigation')
  const isFirst = load !== undefined && 'type' in load && load.type === 'navigate'
  if (!isFirst) scrollWhenLongEnough(storedPosition())
}

function storePosition(): void {
  try {
    sessionStorage.setItem(STORAGE, `${window.location.pathname} ${window.scrollY}`)
  } catch {
    // Storage is blocked: the page starts at the top.
  }
}

function storedPosition(): number {
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
  for (const act of INTERACTIONS) window.addEventListener(act, stop, { capture: true, passive: true, signal })
}
