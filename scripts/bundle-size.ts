/** Sizes from Vite's manifest: the files of a page, and their compressed size. */
import { LANGUAGES, type Language } from '../src/api/generated/languages.ts'
import type { Route } from '../src/routes/route.ts'

/** The used parts of `.vite/manifest.json`. Keys are source files. */
export type Manifest = Readonly<Record<string, Chunk>>
interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}

/**
 * The files (JS and CSS) of these sources and of all their static imports. A source in a shared chunk is not in the
 * manifest, so `owners` gives the key of its chunk. Throws for an unknown source.
 */
export function filesOf(
  manifest: Manifest,
  sources: readonly string[],
  owners: ReadonlyMap<string, string> = new Map(),
): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`the build has no ${key}`)
    if (/\.(js|css)$/.test(chunk.file)) files.add(chunk.file)
    for (const file of chunk.css ?? []) files.add(file)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const source of sources) visit(source in manifest ? source : (owners.get(source) ?? source))
  return files
}

interface Page {
  readonly name: string
  readonly sources: readonly string[]
}

/** Sources that every page loads. */
const START = ['src/root.tsx']
const SIDES = { guest: ['src/layout/guest-side.tsx'], signedIn: ['src/layout/signed-in-side.tsx'] } as const

/**
 * The sources of a screen that is opened first: the start, its side, its screen, the layout around it, and its texts in
 * one language. The texts are the ones that `loadWords` requests.
 */
export function pageOf(route: Route, routes: readonly Route[], language: Language = LANGUAGES[0]): Page {
  const frame = routes.find(({ name }) => name === route.layout)
  const areas = [route, ...(frame ? [frame] : [])].flatMap(({ area, words }) => [area, ...(words ?? [])])
  const side = route.audience === 'guest' ? SIDES.guest : SIDES.signedIn
  const screens = [screenOf(route), frame && screenOf(frame)].filter((path) => path !== undefined)
  const base = route.audience === 'guest' ? ['common', 'session'] : ['common', 'session', 'shell', 'ui']
  const words = [...new Set([...base, ...areas])].map((area) => `locales/${language}/${area}.json`)
  return { name: route.name, sources: [...START, ...side, ...screens, ...words] }
}

/**
 * The source file of a route's screen, from the text of its lazy import, or `undefined` for a route that only
 * redirects.
 */
export function screenOf({ name, load }: Route): string | undefined {
  if (load === undefined) return undefined
  const [, path] = /["'][^"']*\b(features\/[^"']+)["']/.exec(String(load)) ?? []
  if (path === undefined) throw new Error(`${name}: load is not a plain import('@/…')`)
  return `src/${path}`
}

/**
 * Modules that must not be shipped: the sandbox, the dev panel and tests. Takes the sources that the source maps list.
 */
export function forbiddenModulesIn(sources: readonly string[]): string[] {
  return sources.filter(
    (path) => /(^|\/)(mocks|tests|demo|src\/dev)\//.test(path) || /\.test\.tsx?$/.test(path),
  )
}

/** The scripts and styles that an HTML page loads. */
export const filesInHtml = (html: string): string[] =>
  [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.(?:js|css))"/g)].map(
    (match) => match[1] ?? '',
  )
