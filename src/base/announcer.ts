/*
 * How a message reaches a screen reader:
 *
 * 1. A block with a message calls `announce`, or `useAnnouncement` with a text that changes. It has no live region.
 * 2. Messages are collected for a short time: equal messages are announced once, and of several messages about the same
 *    thing, such as the progress of a run, only the last.
 * 3. Each message becomes a line of one region. It is a sibling of `#root`, which dialogs hide, and dialogs do not hide
 *    the region.
 * 4. Failures go into the assertive half of the region, which interrupts; everything else waits until the current
 *    speech has ended.
 * 5. A line is removed after a while, so that nobody finds it while reading the page, and the same message can be
 *    announced again.
 */

export interface AnnounceOptions {
  /** Interrupts the current speech. */
  readonly urgent?: boolean | undefined
  /** What the message is about. It replaces a pending message about the same thing. */
  readonly about?: string | undefined
  /** How long to wait for another message about the same thing, in ms. */
  readonly wait?: number | undefined
}

const MOMENT_MS = 100
const STAYS_MS = 5000

/** A no-break space between thousands. Some voices read `1 834` with it as two numbers. */
const SEPARATOR = /(?<=\d)[\u00a0\u202f](?=\d{3}(?!\d))/g

const waiting = new Map<string, ReturnType<typeof setTimeout>>()

/** Announces the text to screen readers once. An empty text cancels a pending message about the same thing. */
export function announce(
  text: string,
  { urgent = false, about = text, wait = MOMENT_MS }: AnnounceOptions = {},
): void {
  clearTimeout(waiting.get(about))
  waiting.delete(about)
  const half = halves()[urgent ? 1 : 0] // Created empty: not every reader announces a new region with text.
  if (text === '' || !half) return
  const write = (): void => {
    waiting.delete(about)
    const line = half.ownerDocument.createElement('p')
    line.textContent = text.replaceAll(SEPARATOR, '')
    half.append(line)
    setTimeout(() => line.remove(), STAYS_MS)
  }
  waiting.set(about, setTimeout(write, wait))
}

/** Cancels all pending messages, so that a test does not hear the messages of the previous one. */
export function cancelAnnouncements(): void {
  for (const timer of waiting.values()) clearTimeout(timer)
  waiting.clear()
}

/** The polite and the assertive half. They are outside the React root, because they outlive the sign-in page. */
function halves(): readonly Element[] {
  const known = document.getElementById('announcer')
  if (known) return [...known.children]
  const region = document.createElement('div')
  region.id = 'announcer'
  region.className = 'sr-only'
  region.dataset['liveAnnouncer'] = '' // Dialogs recognise by this attribute that they must not hide it.
  for (const live of ['polite', 'assertive']) {
    const half = document.createElement('div')
    half.setAttribute('aria-live', live)
    half.setAttribute('aria-relevant', 'additions')
    region.append(half)
  }
  document.body.append(region)
  return [...region.children]
}
