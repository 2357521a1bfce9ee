/**
 * `npm run size`: measures the compressed size of the production build in `dist`, which is built first if a source is
 * newer. JS and CSS are compressed with brotli at quality 11 and compared with `size-budget.json` (KiB, and a number of
 * scripts). Fails above a budget, and if the build contains the sandbox or the dev panel. Counts the texts of the
 * largest language. Prints what has grown since the figures in `size-figures.json`, by page and chunk. `-- --keep`
 * writes the current figures there, to be committed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { wordChunkOf } from '../build/chunk-groups.ts'
import { LANGUAGES } from '../src/api/generated/languages.ts'
import type { Route } from '../src/routes/route.ts'
import { routes } from '../src/routes/routes.ts'
import { filesInHtml, filesOf, pageOf, screenOf, forbiddenModulesIn, type Manifest } from './bundle-size.ts'
import { filesBelow } from './files.ts'
import { changesOf, chunkName, type Figures } from './size-figures.ts'
import { buildIfStale } from './processes/fresh-build.ts'

const DIST = 'dist'
const SIGN_IN = 'Login'
const DASHBOARD = 'Dashboard'
const USERS_LIST = 'AppUsersActive'
/** The portal prefetches these while the first page is idle, together with the code that most screens share. */
const FETCHED_AHEAD = ['src/forms/record-form.tsx', 'src/forms/values/phone.ts']

await buildIfStale()
const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8')) as Manifest
const budget = JSON.parse(readFileSync('size-budget.json', 'utf8')) as Record<
  'signIn' | 'dashboardCold' | 'usersListCold' | 'furtherRoute' | 'wholePortal' | 'scriptsPerColdPage',
  number
>
/** The sources of each built file, from its source map. */
const sourcesByFile = new Map(
  filesBelow(DIST)
    .filter((path) => path.endsWith('.js.map'))
    .map((path) => {
      const { sources } = JSON.parse(readFileSync(path, 'utf8')) as { sources: string[] }
      const file = path.slice(DIST.length + 1, -'.map'.length)
      return [file, sources.map((source) => source.replace(/^(\.\.\/)+/, ''))] as const
    }),
)
const owners = new Map(
  Object.entries(manifest).flatMap(([key, { file }]) =>
    (sourcesByFile.get(file) ?? []).map((source) => [source, key] as const),
  ),
)
// JSON has no source map.
const words = filesBelow('locales').flatMap((path) => {
  const chunk = wordChunkOf(path)
  const key = chunk && Object.keys(manifest).find((name) => name.startsWith(`_${chunk}-`))
  return key ? [[path, key] as const] : []
})
for (const [path, key] of words) owners.set(path, key)
const table: readonly Route[] = routes
const inHtml = filesInHtml(readFileSync(`${DIST}/index.html`, 'utf8')).map((path) =>
  path.replace(/^\/portal\//, ''),
)

const weights = new Map<string, number>()
/** The compressed size of a file in KiB. */
function weigh(file: string): number {
  const known = weights.get(file)
  if (known !== undefined) return known
  const weight = brotliCompressSync(readFileSync(join(DIST, file))).length / 1024
  weights.set(file, weight)
  return weight
}
const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + weigh(file), 0)

/** All files of a page that is opened first, in its largest language. */
function coldFiles(route: Route): Set<string> {
  const choices = LANGUAGES.map((language) => {
    // Areas without texts have no file of texts, and `loadWords` skips them.
    const sources = pageOf(route, table, language).sources.filter(
      (path) => path in manifest || owners.has(path) || !path.startsWith('locales/'),
    )
    return new Set([...inHtml, ...filesOf(manifest, ['index.html', ...sources], owners)])
  })
  return choices.reduce((heaviest, files) => (sum(files) > sum(heaviest) ? files : heaviest))
}

interface Row {
  readonly name: string
  readonly value: number
  readonly limit: number
  readonly unit: 'KiB' | 'scripts'
}

const named = (name: string): Route => {
  const found = table.find((route) => route.name === name)
  if (!found) throw new Error(`no route ${name}`)
  return found
}
const screens = table.filter((route) => screenOf(route) !== undefined)
const usersList = coldFiles(named(USERS_LIST))
const others = screens.filter(({ name, audience }) => name !== USERS_LIST && audience !== 'guest')
const ahead = filesOf(manifest, FETCHED_AHEAD, owners)
const there = new Set([...usersList, ...ahead])
const furtherOf = (route: Route): number => sum([...coldFiles(route)].filter((file) => !there.has(file)))
const scriptsOf = (route: Route): number =>
  [...coldFiles(route)].filter((file) => file.endsWith('.js')).length
const ofOtherLanguages = /^(locales\/|_words-\w+-)(en|fr)\b/
const whole = new Set([
  ...inHtml,
  ...filesOf(
    manifest,
    Object.keys(manifest).filter((key) => !ofOtherLanguages.test(key)),
  ),
])

const rows: Row[] = [
  { name: 'sign-in usable', value: sum(coldFiles(named(SIGN_IN))), limit: budget.signIn, unit: 'KiB' },
  {
    name: 'dashboard, cold',
    value: sum(coldFiles(named(DASHBOARD))),
    limit: budget.dashboardCold,
    unit: 'KiB',
  },
  { name: 'users list, cold', value: sum(usersList), limit: budget.usersListCold, unit: 'KiB' },
  ...others.map((route): Row => ({
    name: `… then ${route.name}`,
    value: furtherOf(route),
    limit: budget.furtherRoute,
    unit: 'KiB',
  })),
  { name: 'whole portal, one language', value: sum(whole), limit: budget.wholePortal, unit: 'KiB' },
  ...screens
    .map((route): Row => ({
      name: `${route.name}, cold`,
      value: scriptsOf(route),
      limit: budget.scriptsPerColdPage,
      unit: 'scripts',
    }))
    .sort((a, b) => b.value - a.value)
    .slice(0, 3),
]

for (const { name, value, limit, unit } of rows) {
  const mark = value > limit ? 'ABOVE ' : 'ok    '
  console.log(
    `${mark}  ${value.toFixed(unit === 'KiB' ? 1 : 0).padStart(6)} of ${String(limit).padStart(3)} ${unit}  ${name}`,
  )
}

const FIGURES = 'size-figures.json'
const figures: Record<string, number> = {}
const add = (name: string, value: number): void => {
  figures[name] = Number(((figures[name] ?? 0) + value).toFixed(2))
}
for (const { name, value, unit } of rows) if (unit === 'KiB') add(name, value)
for (const file of new Set(Object.values(manifest).map((chunk) => chunk.file)))
  if (/\.(js|css)$/.test(file)) add(chunkName(file), weigh(file))
const before = existsSync(FIGURES) ? (JSON.parse(readFileSync(FIGURES, 'utf8')) as Figures) : {}
console.log(`\nAgainst ${FIGURES}:`)
for (const change of changesOf(figures, before)) console.log(change)
if (process.argv.includes('--keep')) {
  const sorted = Object.fromEntries(Object.entries(figures).sort(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(FIGURES, `${JSON.stringify(sorted, null, 2)}\n`)
}

if (process.argv.includes('--files'))
  for (const route of [
    SIGN_IN,
    USERS_LIST,
    ...process.argv.slice(2).filter((name) => !name.startsWith('--')),
  ].map(named)) {
    console.log(`\n${route.name}`)
    for (const file of [...coldFiles(route)].sort((a, b) => weigh(b) - weigh(a)))
      console.log(`${weigh(file).toFixed(1).padStart(8)}  ${file}`)
  }

const strangers = [...sourcesByFile].flatMap(([file, sources]) =>
  forbiddenModulesIn(sources).map((source) => `${file}: ${source}`),
)
for (const source of strangers) console.log(`ABOVE   must not be in the build: ${source}`)

if (strangers.length > 0 || rows.some(({ value, limit }) => value > limit)) process.exitCode = 1
