/** The setup for every test with a document. */
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { notifications } from '@/ui/feedback/notifications-store.ts'
import { AllInSight } from './in-sight.ts'
// Initialises i18next, as the page does before it renders.
import '@/i18n/i18n.ts'

configure({
  // Announcements stay for a while, also of the test before. `listen` in src/ui/feedback/heard.ts hears them.
  defaultIgnore: 'script, style, #announcer, #announcer *',
  // A block whose code is read for the first time takes more than the usual second on two busy cores.
  asyncUtilTimeout: 10_000,
})

// When nothing shows them now: test files share the modules of their worker.
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

/** Chakra finds options by their value; jsdom has no `CSS`. */
Object.assign(globalThis, { CSS: { escape: (text: string) => text.replaceAll(/[^\w-]/g, String.raw`\$&`) } })
