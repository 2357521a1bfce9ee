/**
 * How far down a page was, to go back to. The browser goes there at once, when a list may not have its rows yet and its
 * page is too short. So this goes there as soon as the page is long enough, unless the user has done something since.
 */

/** What users do, after which they no longer want to be taken elsewhere. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
const STORAGE = 'portal_place'

/** How far down each entry of the history was when it was left, in px. The key is the position in the history. */
const places = new Map<number, number>()
let wait = new AbortController()

/** Remembers how far down the page is, for when the user comes back to this entry. */
export function rememberPlace(position: number): void {
  places.set(position, window.scrollY)
}

/** Goes to the top, where another screen begins. */
export const goToTop = (): void => window.scrollTo(0, 0)

/** Goes to where this entry was left. */
export function returnToPlace(position: number): void {
  scrollWhenLongEnough(places.get(position) ?? 0)
}

/** Goes to where the page was before it was loaded again. */
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
    // Storage is blocked: the page begins at its top.
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

function scrollWhenLongEnough(wanted: number): void {
  wait.abort()
  if (wanted === 0) return
  wait = new AbortController()
  const { signal } = wait
  const stop = (): void => wait.abort()
  const page = document.documentElement
  const observer = new ResizeObserver(() => {
    if (page.scrollHeight - page.clientHeight < wanted) return
    stop()
    window.scrollTo(0, wanted)
  })
  observer.observe(page)
  signal.addEventListener('abort', () => observer.disconnect())
  for (const act of ACTS) window.addEventListener(act, stop, { capture: true, passive: true, signal })
}
