/** `CONTRIBUTING.md` is correct: each file, folder and name that it gives as `path:name` exists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/files.ts'

const text = readFileSync('CONTRIBUTING.md', 'utf8')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}
const FOLDERS = 'docs|gallery|locales|mocks|openapi|scripts|src|tests'
const references = [...text.matchAll(new RegExp(`\`((?:${FOLDERS})/[^\`:]*)(?::([^\`]+))?\``, 'g'))].map(
  ([, path = '', name]) => ({ path, name }),
)

/** Whether a file or folder has this path. `<area>` and `*` stand for any name. */
function isThere(path: string): boolean {
  if (!/[<*]/.test(path)) return existsSync(path)
  const [folder = ''] = path.split('/')
  const escaped = path.replace(/[.]/g, '\\.').replace(/<\w+>|\*/g, '[^/]+')
  return filesBelow(folder).some((file) => new RegExp(`^${escaped}$`).test(file))
}

/** Whether a source declares, imports or uses a property of this name. */
function hasName(path: string, name: string): boolean {
  const source = readFileSync(path, 'utf8')
  if (!path.endsWith('.json')) return new RegExp(`\\b${name}\\b(?=[\\s:({=<,}]|$)`, 'm').test(source)
  const found = name
    .split('.')
    .reduce<unknown>(
      (at, key) => (at as Readonly<Record<string, unknown>> | undefined)?.[key],
      JSON.parse(source),
    )
  return found !== undefined
}

test('CONTRIBUTING names examples of everything that can be added', () => {
  expect(references.filter(({ name }) => name !== undefined).length).toBeGreaterThan(25)
  const heads = [...text.matchAll(/^##+ (.+)$/gm)].map(([, head]) => head)
  expect(heads).toEqual(expect.arrayContaining(['A list', 'A record', 'A form', 'Where to change']))
})

test('every path in it exists', () => {
  expect(references.filter(({ path }) => !isThere(path)).map(({ path }) => path)).toEqual([])
})

test('every name in it is in its file', () => {
  const missing = references.filter(({ path, name }) => name !== undefined && !hasName(path, name))
  expect(missing.map(({ path, name }) => `${path}:${name}`)).toEqual([])
})

test('every npm script that it names exists', () => {
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

/** Scripts that generate code themselves, need no generated code, or inspect a build. */
const WITHOUT_GENERATE =
  /^(generate|start|release|gallery|mock|contract|docs|contract:\w+|test|size|licences|routes|format)$/

test('every npm script works in a fresh clone: generated files are created first', () => {
  const needing = Object.entries(scripts).filter(([name]) => !WITHOUT_GENERATE.test(name))
  expect(needing.map(([name]) => name)).toContain('conformance')
  // Not as a `pre` script, because `ignore-scripts` disables it.
  expect(needing.filter(([, command]) => !command.startsWith('npm run -s generate && '))).toEqual([])
})

test('every file and every step of `npm run check` that a command names exists', () => {
  const files = [...text.matchAll(/^npx .* (tests\/\S+)/gm)].map(([, path = '']) => path)
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((path) => !existsSync(path))).toEqual([])
  const steps = [...readFileSync('scripts/check.ts', 'utf8').matchAll(/name: '([^']+)'/g)].map(
    ([, name]) => name,
  )
  const checkNames = [...text.matchAll(/npm run check -- ("[^"]+"|[\w ]+)/g)].flatMap(([, names = '']) =>
    names.startsWith('"') ? [names.slice(1, -1)] : names.trim().split(' '),
  )
  expect(checkNames.length).toBeGreaterThan(0)
  expect(checkNames.filter((name) => !steps.includes(name))).toEqual([])
})

test('each decision has a unique number', () => {
  const numbers = readdirSync('docs/decisions').map((name) => name.slice(0, 4))
  expect(numbers).toEqual([...new Set(numbers)])
})
