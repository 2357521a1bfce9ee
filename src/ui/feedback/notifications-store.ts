import { atom } from 'jotai'
import { store } from '@/base/store.ts'

/** R271: how long a notification shows, in ms. The pointer or focus on a notification pauses this time. */
const DURATION = 10_000

export type NotificationTone = 'error' | 'warning' | 'success' | 'info'

export interface Notification {
  readonly id: string
  readonly tone: NotificationTone
  readonly title?: string
  /** Several messages are joined by line breaks. */
  readonly text?: string
  /** Shown below the text, such as a reference to quote. Notifications that differ only in it count as repeated. */
  readonly detail?: string | undefined
  /** A button that reacts to it, such as undo. It closes the notification. */
  readonly action?: { readonly label: string; readonly run: () => void }
  /** When it disappears, in epoch milliseconds. */
  readonly until: number
}

/** The notifications, the latest last. */
export const notificationsAtom = atom<readonly Notification[]>([])
const shown = (): readonly Notification[] => store.get(notificationsAtom)
let lastId = 0
let pausedAt: number | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Operations on all notifications. */
export const notifications = {
  dismiss: (id: string): void => {
    publish(shown().filter((item) => item.id !== id))
  },
  /** Keeps all notifications open. Called while the pointer or the focus is on one. */
  pause: (): void => {
    pausedAt ??= Date.now()
    clearTimeout(timer)
  },
  resume: (): void => {
    if (pausedAt === undefined) return
    const held = Date.now() - pausedAt
    pausedAt = undefined
    publish(shown().map((item) => ({ ...item, until: item.until + held })))
  },
  /** Removes all notifications, for example at sign-out. */
  clear: (): void => {
    publish([])
  },
}

/**
 * Shows a notification for ten seconds, or for the given number of ms. Returns a function that removes it earlier.
 * Repeating a notification that still shows only restarts its time.
 */
export function notify(
  message: Pick<Notification, 'tone' | 'title' | 'text' | 'detail' | 'action'>,
  duration = DURATION,
): () => void {
  const others = shown().filter(
    ({ tone, title, text }) => tone !== message.tone || title !== message.title || text !== message.text,
  )
  const since = pausedAt ?? Date.now()
  lastId += 1
  const id = `notification-${lastId}`
  publish([...others, { ...message, id, until: since + duration }])
  return () => notifications.dismiss(id)
}

function publish(items: readonly Notification[]): void {
  store.set(notificationsAtom, items)
  clearTimeout(timer)
  if (items.length === 0) pausedAt = undefined // The notification under the pointer was removed, so no leave event will end the pause.
  if (pausedAt !== undefined || items.length === 0) return
  const soonest = Math.min(...items.map(({ until }) => until))
  timer = setTimeout(
    () => publish(shown().filter(({ until }) => until > Date.now())),
    Math.max(0, soonest - Date.now()),
  )
}
