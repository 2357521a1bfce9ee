import { readdirSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * How the build is split into chunks. The first page needs few requests, no page loads code that only other pages need,
 * and a release of the portal leaves the libraries in the browser's cache.
 *
 *   react            libraries of every page
 *   words            the texts of the sign-in page and those of the signed-in frame, per language
 *   start            modules of the sign-in page
 *   guest            further modules of the other pages before sign-in, such as the contract's rules
 *   notices          further modules of the notifications, loaded right after the sign-in page
 *   routes           the table of screens and the files of their texts, of which guests need only the first rows
 *   application      further modules of the signed-in frame
 *   forms, overlays  heavier libraries, loaded by the screens and dialogs that use them
 *   calendar         the library's date picker, loaded when a calendar is about to open
 *   colours          the library's colour picker, loaded in the same way
 *   lists            modules of every list, which is the first page of most users
 *   home             further modules of the dashboard, which would otherwise load the blocks for a few of them
 *   blocks           further modules that several areas import; a dialog that opens later is not included
 *   editing          the same for modules that only forms need: validators, phone numbers; no list waits for it
 *   phone            the rules of phone numbers, prefetched
 *   iban             the rules of account numbers of all countries, which few forms need
 *   area-X, domain-X modules that only the screens of one area share, and modules of a domain folder that no other
 *                    area needs, each in two parts like blocks and editing; otherwise every area would load the
 *                    modules that the others share
 */

/** Files of these packages, by the folder they are installed in. */
const packages = (...names: readonly string[]): RegExp =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`)

const root = fileURLToPath(new URL('..', import.meta.url)).replaceAll('\\', '/')
const screens = readdirSync(new URL('../src/features', import.meta.url), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => /-(screen|layout)\.tsx$/.test(name))
  .map((name) => `src/features/${name.replaceAll('\\', '/')}`)

/** Heavy modules that are needed only where a user types. */
const heavy =
  /[\\/]src[\\/](api[\\/]generated[\\/](validators|requests|phone-metadata)|forms[\\/]values[\\/]phone\.ts)/

/** The part of rolldown's module information used here. */
interface Context {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** Names a group of the modules that these sources import statically, directly or indirectly. */
function importedBy(
  name: string,
  sources: readonly string[],
): (id: string, context: Context) => string | null {
  let reached: Set<string> | undefined
  return (id, context) => {
    if (!reached) {
      reached = new Set(sources.map((source) => posix.join(root, source)))
      // The loop also visits the entries that are added during it.
      for (const next of reached)
        for (const imported of context.getModuleInfo(next)?.importedIds ?? []) reached.add(imported)
    }
    return reached.has(id) ? name : null
  }
}

/** Whether a module is heavy, or statically imports a heavy one, directly or indirectly. */
function leadsToHeavy(id: string, context: Context, seen = new Set<string>()): boolean {
  if (heavy.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return context.getModuleInfo(id)?.importedIds.some((next) => leadsToHeavy(next, context, seen)) ?? false
}

/**
 * Files of texts that are loaded together, by language: of the sign-in page, of the signed-in frame, and of a person's
 * tabs.
 */
const wordGroups: Readonly<Record<string, string>> = {
  common: 'start',
  session: 'start',
  shell: 'frame',
  ui: 'frame',
  vocabulary: 'frame',
  relations: 'frame',
  budgets: 'person',
  expenses: 'person',
  trips: 'person',
  'identification-fields': 'person',
}

/** The chunk of a file of texts, or null for texts with their own chunk, such as the texts of an area. */
export function wordChunkOf(id: string): string | null {
  const [, language, area = ''] = /locales[\\/](\w+)[\\/]([\w-]+)\.json$/.exec(id) ?? []
  const group = wordGroups[area]
  return group === undefined ? null : `words-${group}-${language}`
}

/** The number of areas that share a module for it to be loaded with the blocks, or with the editing modules. */
const AREAS_OF_BLOCKS = 2
const AREAS_OF_EDITING = 3

let areasByModule: Map<string, Set<string>> | undefined
/** The areas whose screens import a module statically, directly or indirectly. */
function areasOf(id: string, context: Context): ReadonlySet<string> {
  areasByModule ??= readAreas(context)
  return areasByModule.get(id) ?? new Set()
}
function readAreas(context: Context): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const screen of screens) {
    const [, , area = ''] = screen.split('/')
    const reached = new Set([posix.join(root, screen)])
    // The loop also visits the entries that are added during it.
    for (const next of reached)
      for (const imported of context.getModuleInfo(next)?.importedIds ?? []) reached.add(imported)
    for (const id of reached) found.set(id, (found.get(id) ?? new Set()).add(area))
  }
  return found
}

/** The chunk of a module that several screens import. Its name states who needs it. */
function sharedChunkOf(id: string, context: Context): string | null {
  const areas = Array.from(areasOf(id, context)).sort()
  if (areas.length === 0) return null
  const isHeavy = leadsToHeavy(id, context)
  if (!isHeavy && areas.length >= AREAS_OF_BLOCKS) return 'blocks'
  if (isHeavy && areas.length >= AREAS_OF_EDITING) return 'editing'
  const part = isHeavy ? '-editing' : ''
  const [, domain] = /[\\/]src[\\/]domain[\\/]([^\\/]+)/.exec(id) ?? []
  if (domain !== undefined) return `domain-${domain}${part}`
  return areas.length === 1 ? `area-${areas[0]}${part}` : `areas-${areas.join('-')}${part}`
}
const inChunk = (pattern: RegExp) => (id: string, context: Context) => {
  const name = sharedChunkOf(id, context)
  return name !== null && pattern.test(name) ? name : null
}
const projectFiles = /[\\/](src|openapi|files)[\\/]|[\\/]lucide-react[\\/]/

const ofOverlays = packages(
  '@chakra-ui',
  '@ark-ui',
  '@zag-js',
  '@emotion',
  '@floating-ui',
  '@pandacss',
  'stylis',
)
/** Separate, so that dialogs and menus do not wait for the date picker. */
const ofCalendar =
  /[\\/]node_modules[\\/](@internationalized[\\/]|(@chakra-ui|@ark-ui|@zag-js)[\\/].*[\\/]?date-(picker|utils))/

/** The same for the colour picker. */
const ofColours = /[\\/]node_modules[\\/](@chakra-ui|@ark-ui|@zag-js)[\\/].*[\\/]?color-(picker|utils|swatch)/

/** A group also contains the modules that its files import. Modules that more pages need have a higher priority. */
export const chunkGroups = [
  { debugName: 'words', name: wordChunkOf, priority: 50 },
  {
    name: 'react',
    test: packages(
      'react',
      'react-dom',
      'scheduler',
      'wouter',
      'use-sync-external-store',
      'i18next',
      'react-i18next',
      'html-parse-stringify',
      'final-form',
      'react-final-form',
      'jotai',
    ),
    priority: 40,
  },
  {
    debugName: 'start',
    name: importedBy('start', [
      'src/main.tsx',
      'src/root.tsx',
      'src/layout/guest-side.tsx',
      'src/features/session/login-screen.tsx',
    ]),
    priority: 25,
  },
  {
    debugName: 'guest',
    name: importedBy('guest', [
      'src/features/session/two-factor-screen.tsx',
      'src/features/session/reset-login-screen.tsx',
      'src/features/session/reset-password-screen.tsx',
    ]),
    // Other pages need the rest, such as the errors of calls.
    test: /^(?!.*(contract-guest-form|send-as-guest|code-input))/,
    minShareCount: 2,
    priority: 24.5,
  },
  {
    debugName: 'notices',
    name: importedBy('notices', ['src/ui/feedback/notifications.tsx']),
    priority: 24,
  },
  { name: 'routes', test: /[\\/]src[\\/](routes[\\/]routes|i18n[\\/]word-files)\.ts$/, priority: 23 },
  {
    debugName: 'application',
    name: importedBy('application', ['src/layout/signed-in-side.tsx']),
    priority: 22,
  },
  { name: 'forms', test: packages('ajv', 'fast-deep-equal'), priority: 20 },
  {
    name: 'overlays',
    test: (id: string) => ofOverlays.test(id) && !ofCalendar.test(id) && !ofColours.test(id),
    priority: 10,
  },
  { name: 'calendar', test: ofCalendar, priority: 9 },
  { name: 'colours', test: ofColours, priority: 9 },
  {
    debugName: 'lists',
    name: importedBy('lists', [
      'src/features/app-users/app-users-layout.tsx',
      'src/features/app-users/active-users-screen.tsx',
      'src/lists/list-card.tsx',
    ]),
    test: /[\\/]src[\\/]|[\\/]lucide-react[\\/]/,
    minShareCount: 2,
    priority: 6,
  },
  {
    name: 'phone',
    test: /libphonenumber-js|[\\/]generated[\\/]phone-metadata|[\\/]forms[\\/]values[\\/]phone\.ts/,
    priority: 6.5,
  },
  {
    debugName: 'home',
    name: importedBy('home', ['src/features/dashboard/dashboard-screen.tsx']),
    test: projectFiles,
    minShareCount: 2,
    priority: 5.7,
  },
  { name: 'iban', test: /ibantools|[\\/]formats[\\/]iban/, priority: 5.5 },
  { debugName: 'blocks', name: inChunk(/^blocks$/), test: projectFiles, minShareCount: 2, priority: 5 },
  { debugName: 'editing', name: inChunk(/^editing$/), test: projectFiles, minShareCount: 3, priority: 4 },
  { debugName: 'domains', name: inChunk(/^domain-/), test: projectFiles, minShareCount: 2, priority: 3 },
  { debugName: 'areas', name: inChunk(/^areas-/), test: projectFiles, minShareCount: 2, priority: 2.5 },
  { debugName: 'area', name: inChunk(/^area-/), test: projectFiles, minShareCount: 2, priority: 2 },
]
