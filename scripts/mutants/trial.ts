/**
 * Finds out which tests notice a mutant: the compiler, then the nearest tests, then all tests that read the file, starting
 * with the tests of `npm test`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { filesBelow } from '../files.ts'
import type { Level } from '../level.ts'
import { runCommand } from '../steps.ts'
import { withMutant, type Mutant } from './draw.ts'

export interface Verdict extends Mutant {
  /** The lowest level that notices it; nothing if none does. */
  readonly level?: Level
  /** What noticed it: `types`, or the first test that failed. */
  readonly by?: string
  readonly seconds: number
}

/** A loop without an end stops at no timeout of a test. */
const LIMIT_MS = 20 * 60_000
const bin = (name: string): string => `node_modules/.bin/${name}`
const vitest = (...args: readonly string[]): readonly string[] => [
  bin('vitest'),
  ...args,
  '--run',
  '--bail=1',
  '--reporter=default',
  '--silent',
  '--passWithNoTests',
]

/** Tries one mutant in its file below the working directory, which has its content again afterwards. */
export async function tryMutant(mutant: Mutant, withBrowser: boolean): Promise<Verdict> {
  const start = performance.now()
  const content = readFileSync(mutant.file, 'utf8')
  writeFileSync(mutant.file, withMutant(content, mutant))
  try {
    const found = await firstNotice(mutant, withBrowser)
    return { ...mutant, ...found, seconds: Math.round((performance.now() - start) / 1000) }
  } finally {
    writeFileSync(mutant.file, content)
  }
}

async function firstNotice(mutant: Mutant, withBrowser: boolean): Promise<Pick<Verdict, 'level' | 'by'>> {
  const { file } = mutant
  const near = nearTests(file)
  const specs = withBrowser ? nearSpecs(file) : []
  const browser = [bin('playwright'), 'test', '--max-failures=1', '--reporter=list', ...specs]
  if (await failureOf(['node', 'node_modules/typescript7/bin/tsc', '-p', '.'], 'quick'))
    return { level: 'quick', by: 'types' }
  if (specs.length > 0 && (await failureOf([bin('vite'), 'build', '--logLevel', 'error'], 'quick')))
    return { level: 'quick', by: 'build' }
  const trials: readonly (readonly [Level, readonly string[]])[] = [
    ...(near.length > 0 ? [['quick', vitest('run', ...near)] as const] : []),
    ['quick', vitest('related', file)],
    ...(specs.length > 0 ? [['quick', browser] as const] : []),
    ['all', vitest('run', ...testsWithLevels())], // The others are the same at both levels.
    ...(specs.length > 0 ? [['all', browser] as const] : []),
  ]
  for (const [level, command] of trials) {
    const by = await failureOf(command, level)
    if (by !== undefined && (await isItsFault(mutant, by, level))) return { level, by }
  }
  return {}
}

/** The first failure of a command, if it fails. */
async function failureOf(command: readonly string[], level: Level): Promise<string | undefined> {
  process.env['TEST_LEVEL'] = level
  const { code, output } = await runCommand(command, undefined, LIMIT_MS)
  if (code === 0) return undefined
  return /^\s*(?:FAIL|1\)) (.*)$/m.exec(output)?.[1]?.trim() ?? (output.split('\n').at(-1) || 'no end')
}

/** Whether that unit test fails again, and passes without the mutant: on a busy machine a time-out may fail it too. */
async function isItsFault(mutant: Mutant, by: string, level: Level): Promise<boolean> {
  const path = /\S+\.test\.tsx?/.exec(by)?.[0]
  if (path === undefined) return true
  const again = vitest('run', path)
  if ((await failureOf(again, level)) === undefined) return false
  const changed = readFileSync(mutant.file, 'utf8')
  writeFileSync(
    mutant.file,
    changed.slice(0, mutant.at) + mutant.before + changed.slice(mutant.at + mutant.after.length),
  )
  const withoutIt = await failureOf(again, level)
  writeFileSync(mutant.file, changed)
  return withoutIt === undefined
}

/** The unit tests that run more in `--all` than in a quick run. */
const testsWithLevels = (): readonly string[] =>
  ['src', 'mocks', 'openapi', 'scripts', 'tests/screen', 'tests/structure', 'tests/contract']
    .flatMap(filesBelow)
    .filter(
      (path) =>
        /\.test\.tsx?$/.test(path) &&
        /\/(level|languages)\.ts'|^\/\/ @level all/m.test(readFileSync(path, 'utf8')),
    )

/** The area of a file of the product, by the name of its folder or file. */
const areaOf = (file: string): string | undefined =>
  /^(?:src\/features|mocks\/handlers)\/([\w-]+)/.exec(file)?.[1] ?? /^src\/(session|layout)\//.exec(file)?.[1]

/** The tests in the folder of a file, and the screen tests of its area. */
export function nearTests(file: string): readonly string[] {
  const folder = file.slice(0, file.lastIndexOf('/'))
  const area = areaOf(file)
  return [
    ...filesBelow(folder).filter((path) => /\.test\.tsx?$/.test(path)),
    ...filesBelow('tests/screen').filter(
      (path) => area !== undefined && path.startsWith(`tests/screen/${area}.`),
    ),
  ]
}

/** The browser tests for a file: of the gallery for a block, of its area for a feature, and of several areas otherwise. */
export function nearSpecs(file: string): readonly string[] {
  if (!file.startsWith('src/')) return []
  if (file.startsWith('src/ui/')) return ['tests/e2e/build/gallery.spec.ts', 'tests/e2e/portal']
  const specs = filesBelow('tests/e2e').filter((path) => path.startsWith(`tests/e2e/${areaOf(file)}.`))
  return specs.length > 0
    ? specs
    : ['tests/e2e/portal', ...filesBelow('tests/e2e').filter((path) => path.startsWith('tests/e2e/session.'))]
}
