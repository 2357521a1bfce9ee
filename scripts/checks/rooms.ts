/**
 * Each area of the contract has the same name in every room: sandbox, screens, texts, browser tests and screen tests.
 */
import { existsSync, readdirSync } from 'node:fs'
import { LANGUAGES } from '../../src/api/generated/languages.ts'
import { filesBelow, namesIn } from '../files.ts'

/**
 * Texts that belong to no area: texts of every page, of the frame and of the building blocks, value lists that areas
 * share, texts about relations between records on pages of several areas, and texts of the demo.
 */
const SHARED_WORDS = ['common', 'demo', 'relations', 'report', 'shell', 'ui', 'vocabulary', 'welcome']

/** Screen tests without an area: for the frame around every screen, and for the fixture itself. */
const SHARED_TESTS = ['portal', 'fixture']

export interface Rooms {
  /** Areas with paths in the contract. */
  readonly contract: readonly string[]
  readonly handlers: readonly string[]
  readonly features: readonly string[]
  readonly words: Readonly<Record<string, readonly string[]>>
  /** Names of the files directly in `tests/e2e`, without `.spec.ts`. */
  readonly specs: readonly string[]
  /** Names of the files in `tests/screen`, without `.test.tsx`. */
  readonly screenTests: readonly string[]
  /** The areas of all screens. */
  readonly routes: readonly string[]
}

/**
 * Returns each missing room, and each room that belongs to no area. Only an area without screens may lack screens,
 * texts and specs.
 */
export function roomFindings(rooms: Rooms): string[] {
  const findings: string[] = []
  const compare = (place: string, present: readonly string[], expected: readonly string[]): void => {
    for (const area of expected) if (!present.includes(area)) findings.push(`${place} has no ${area}`)
    for (const area of present)
      if (!expected.includes(area)) findings.push(`${place} has ${area}, which is no area there`)
  }
  const withScreens = [...new Set(rooms.routes)]
  compare('mocks/handlers', rooms.handlers, rooms.contract)
  compare('src/features', rooms.features, withScreens)
  for (const [language, names] of Object.entries(rooms.words))
    compare(`locales/${language}`, names, [...SHARED_WORDS, ...withScreens])
  // An area may have several specs: `trips.spec.ts`, `trips.import.spec.ts`. Specs that concern several areas are in
  // subfolders.
  const specAreas = [...new Set(rooms.specs.map((name) => name.replace(/\..*$/, '')))]
  compare('tests/e2e', specAreas, withScreens)
  // An area need not have screen tests. Existing ones are named after an area.
  for (const name of rooms.screenTests)
    if (![...withScreens, ...SHARED_TESTS].includes(name.replace(/\..*$/, '')))
      findings.push(`tests/screen has ${name}, which is named after no area`)
  for (const area of withScreens)
    if (!rooms.contract.includes(area)) findings.push(`openapi/paths has no ${area}, which has screens`)
  return findings
}

export async function readRooms(): Promise<Rooms> {
  return {
    contract: namesIn('openapi/paths', '.yaml'),
    handlers: namesIn('mocks/handlers', '.ts').filter((name) => name !== 'index' && !name.endsWith('.test')),
    features: existsSync('src/features')
      ? readdirSync('src/features').filter((name) => filesBelow(`src/features/${name}`).length > 0)
      : [],
    words: Object.fromEntries(
      LANGUAGES.map((language) => [language, namesIn(`locales/${language}`, '.json')]),
    ),
    specs: namesIn('tests/e2e', '.spec.ts'),
    screenTests: namesIn('tests/screen', '.test.tsx'),
    routes: (await import('../../src/routes/routes.ts')).routes.map((route) => route.area),
  }
}
