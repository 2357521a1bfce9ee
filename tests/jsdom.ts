/** The setup for every test with a document. */
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { notifications } from '@/ui/feedback/notifications-store.ts'
import { AllInSight } from './in-sight.ts'
// Initialises i18next, as the page does before it renders.
import '@/i18n/i18n.ts'

configure({
  // Announcements stay for a while, even after their test. `announcement-listener.ts` observes them.
  defaultIgnore: 'script, style, #announcer, #announcer *',
  // Loading the code of a block for the first time takes longer than the usual second on two busy cores.
  asyncUtilTimeout: 10_000,
})

// Removes remaining notifications, because test files share the modules of their worker.
afterEach(() => notifications.clear())
afterEach(cleanup)

/** Overlays observe the size of their anchor. jsdom has no layout, so nothing is ever resized. */
class NothingResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NothingResizes
Object.assign(globalThis, { IntersectionObserver: AllInSight })

/** Chakra finds options by their value with `CSS.escape`, and jsdom has no `CSS`. */
Object.assign(globalThis, { CSS: { escape: (text: string) => text.replaceAll(/[^\w-]/g, String.raw`\$&`) } })
