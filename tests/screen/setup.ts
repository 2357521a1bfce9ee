/**
 * Sets up the page in which screen tests render: the body of `index.html`, and replacements for features that jsdom
 * lacks. jsdom has no layout and no style sheets, so all elements have the same size, and only attributes and inline
 * styles can hide them.
 */
import { Blob, File } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { portalConfig } from '@/config/portal-config.ts'
import type { Route } from '@/routes/route.ts'
import { AllInSight } from '../in-sight.ts'
import { cheapLabels, cheapStyles } from './elements.ts'
import { FetchBasedXhr } from './xhr.ts'

const [, body = ''] = /<body>([\s\S]*)<\/body>/.exec(readFileSync('index.html', 'utf8')) ?? []
document.body.innerHTML = body
Object.assign(portalConfig, JSON.parse(readFileSync('public/portal-config.json', 'utf8')))

/** A wide window of a user who prefers the light theme and no motion. */
const WIDTH = 1440
const HEIGHT = 900
const matchingQueries: Readonly<Record<string, boolean>> = { '(prefers-reduced-motion: reduce)': true }

class MediaQuery extends EventTarget implements MediaQueryList {
  readonly matches: boolean
  readonly media: string
  onchange = null
  constructor(media: string) {
    super()
    this.media = media
    this.matches = matchingQueries[media] ?? false
  }
  addListener(): void {}
  removeListener(): void {}
}
/** An observer that never reports a resize. */
class NoResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

let frames = 0
/** The animation frames that are requested and have not run. */
const pendingFrames = new Set<number>()
/** Nothing is painted, so a frame runs as soon as the pending work is done. */
function requestFrame(draw: FrameRequestCallback): number {
  const frame = (frames += 1)
  pendingFrames.add(frame)
  setImmediate(() => {
    if (pendingFrames.delete(frame)) draw(performance.now())
  })
  return frame
}

const box = new DOMRect(0, 0, WIDTH, HEIGHT)
const sizes = {
  clientWidth: WIDTH,
  clientHeight: HEIGHT,
  offsetWidth: WIDTH,
  offsetHeight: HEIGHT,
  scrollWidth: WIDTH,
  scrollHeight: HEIGHT,
}
for (const [name, value] of Object.entries(sizes))
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value })

for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
])
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      return cheapLabels(this)
    },
  })

Object.assign(Element.prototype, {
  getBoundingClientRect: () => box,
  getClientRects: () => [box],
  scrollIntoView: () => undefined,
  scrollTo: () => undefined,
})
// The code editor measures its letters.
Object.assign(Range.prototype, {
  getBoundingClientRect: () => new DOMRect(0, 0, 8, 16),
  getClientRects: () => [new DOMRect(0, 0, 8, 16)],
})
Object.assign(globalThis, {
  innerWidth: WIDTH,
  innerHeight: HEIGHT,
  matchMedia: (media: string) => new MediaQuery(media),
  ResizeObserver: NoResizes,
  IntersectionObserver: AllInSight,
  scrollTo: () => undefined,
  getComputedStyle: cheapStyles(),
  requestAnimationFrame: requestFrame,
  cancelAnimationFrame: (id: number) => void pendingFrames.delete(id),
  // The ids of overlays are built with it.
  CSS: {
    escape: (text: string) =>
      text.replace(/[^\w-]|^\d/g, (character) => `\\${character.charCodeAt(0).toString(16)} `),
  },
  // Node's own classes, because its `Request` sends no others, and reads bodies into them.
  Blob,
  File,
  ArrayBuffer: Buffer.alloc(0).buffer.constructor,
  FormData: (await new Response(new URLSearchParams()).formData()).constructor,
  XMLHttpRequest: FetchBasedXhr,
  createImageBitmap: () => Promise.resolve({ close: () => undefined }),
})
Object.assign(HTMLCanvasElement.prototype, { getContext: () => null })

/*
 * Loads the code of all screens and overlays once per worker. The timeouts of a test are for what a page does, not for
 * reading and compiling hundreds of files in parallel with another worker.
 */
const { routes } = await import('@/routes/routes.ts')
for (const { load } of routes as readonly Route[]) await load?.()
const { loadMenus } = await import('@/ui/overlays/menu.tsx')
const { loadDialogs } = await import('@/ui/overlays/dialog.tsx')
const { loadListBoxes } = await import('@/ui/overlays/list-box.tsx')
const { loadCalendars } = await import('@/ui/inputs/calendar.tsx')
const { loadColours } = await import('@/ui/inputs/colour-picker.tsx')
const { loadCodeEditor } = await import('@/forms/fields/code-field.tsx')
for (const load of [loadMenus, loadDialogs, loadListBoxes, loadCalendars, loadColours, loadCodeEditor])
  await load()
// Loaded when a template has a text. Its first transform takes longer than a screen needs to become still.
await import('@/features/templates/live-preview.tsx')
