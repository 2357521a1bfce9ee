/*
 * How a message reaches a screen reader:
 * 1. A block that has something to tell calls `say`, or `useSaid` with a text that changes. It has no live region of its own.
 * 2. What is said within a moment waits for the end of that moment: the same words are said once, and of several messages
 *    about one thing, such as the progress of a run, only the last.
 * 3. Each message becomes a line of one region. It stands beside `#root`, which dialogs hide, and dialogs leave it alone.
 * 4. Failures go into the half of the region that interrupts; all else waits until what is being read has ended.
 * 5. A line goes away again, so that nobody meets it while reading the page, and the same may be said another time.
 */

export interface Saying {
  /** It interrupts what is being read. */
  readonly urgent?: boolean | undefined
  /** What the message is about. It replaces a message about the same that still waits. */
  readonly about?: string | undefined
  /** How long it waits for another message about the same, in ms. */
  readonly wait?: number | undefined
}

const MOMENT_MS = 100
const STAYS_MS = 5000

const waiting = new Map<string, ReturnType<typeof setTimeout>>()

/** Tells screen readers this text, once. An empty one calls off what is about the same and still waits. */
export function say(text: string, { urgent = false, about = text, wait = MOMENT_MS }: Saying = {}): void {
  clearTimeout(waiting.get(about))
  waiting.delete(about)
  const half = halves()[urgent ? 1 : 0] // Made before it has a text: what comes with its text is not read everywhere.
  if (text === '' || !half) return
  const write = (): void => {
    waiting.delete(about)
    const line = half.ownerDocument.createElement('p')
    line.textContent = text
    half.append(line)
    setTimeout(() => line.remove(), STAYS_MS)
  }
  waiting.set(about, setTimeout(write, wait))
}

/** Calls off all that still waits: a test hears nothing of the one before it. */
export function callOff(): void {
  for (const timer of waiting.values()) clearTimeout(timer)
  waiting.clear()
}

/** The half that waits and the half that interrupts, outside of what React renders: they outlive the sign-in page. */
function halves(): readonly Element[] {
  const known = document.getElementById('announcer')
  if (known) return [...known.children]
  const region = document.createElement('div')
  region.id = 'announcer'
  region.className = 'sr-only'
  region.dataset['liveAnnouncer'] = '' // The name by which dialogs know what they must not hide.
  for (const live of ['polite', 'assertive']) {
    const half = document.createElement('div')
    half.setAttribute('aria-live', live)
    half.setAttribute('aria-relevant', 'additions')
    region.append(half)
  }
  document.body.append(region)
  return [...region.children]
}
