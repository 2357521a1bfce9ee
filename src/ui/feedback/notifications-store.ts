/** Milliseconds a notification stays, unless someone is reading it (R271). */
const DURATION = 10_000

export type NotificationTone = 'error' | 'warning' | 'success' | 'info'

export interface Notification {
  readonly id: string
  readonly tone: NotificationTone
  readonly title?: string
  /** Several messages are joined by line breaks. */
  readonly text?: string
  /** When it goes away, in epoch milliseconds. */
  readonly until: number
}

let items: readonly Notification[] = []
let lastId = 0
let pausedAt: number | undefined
let timer: ReturnType<typeof setTimeout> | undefined
// Not in the store: the sign-in page does without it (decision 0008).
const changes = new EventTarget()

/** What the portal has to say, newest last. No React here, so that the client can speak too. */
export const notifications = {
  subscribe: (listener: () => void): (() => void) => {
    changes.addEventListener('change', listener)
    return () => changes.removeEventListener('change', listener)
  },
  getSnapshot: (): readonly Notification[] => items,
  dismiss: (id: string): void => {
    publish(items.filter((item) => item.id !== id))
  },
  /** Nothing goes away while the pointer or the focus is on a notification. */
  pause: (): void => {
    pausedAt ??= Date.now()
    clearTimeout(timer)
  },
  resume: (): void => {
    if (pausedAt === undefined) return
    const held = Date.now() - pausedAt
    pausedAt = undefined
    publish(items.map((item) => ({ ...item, until: item.until + held })))
  },
  /** Takes everything away, for instance at sign-out. */
  clear: (): void => {
    publish([])
  },
}

/**
 * Says something for ten seconds, or for so many ms; answers how to take it back earlier. Saying the same again only
 * starts the time anew.
 */
export function notify(
  message: Pick<Notification, 'tone' | 'title' | 'text'>,
  duration = DURATION,
): () => void {
  const others = items.filter(
    ({ tone, title, text }) => tone !== message.tone || title !== message.title || text !== message.text,
  )
  const since = pausedAt ?? Date.now()
  lastId += 1
  const id = `notification-${lastId}`
  publish([...others, { ...message, id, until: since + duration }])
  return () => notifications.dismiss(id)
}

function publish(next: readonly Notification[]): void {
  items = next
  changes.dispatchEvent(new Event('change'))
  clearTimeout(timer)
  if (items.length === 0) pausedAt = undefined // The one under the pointer was dismissed: no leave event will come.
  if (pausedAt !== undefined || items.length === 0) return
  const soonest = Math.min(...items.map(({ until }) => until))
  timer = setTimeout(
    () => publish(items.filter(({ until }) => until > Date.now())),
    Math.max(0, soonest - Date.now()),
  )
}
