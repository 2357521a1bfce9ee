/** All mutants of the sandbox, the random sample that is tried, and the confidence interval of a share. */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { filesBelow } from '../../files.ts'
import { createRandom } from '../random.ts'
import { instrument, type Mutant } from './instrument.ts'

const FOLDERS = ['mocks/handlers', 'mocks/behaviour']
const ALONE = ['mocks/auth.ts']
/** Files that draw images and PDF pages, which the contract does not describe. */
const DRAWING = /\/files\/(png|draw-png|pdf|base64|read-image)\.ts$/

export interface Instrumented {
  mutants: readonly Mutant[]
  /** The instrumented JavaScript by the address of its module. */
  sources: ReadonlyMap<string, string>
}

export function instrumentAll(): Instrumented {
  const mutants: Mutant[] = []
  const files = [...FOLDERS.flatMap(filesBelow), ...ALONE].filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !DRAWING.test(path),
  )
  const sources = new Map(
    files.map((path) => {
      const code = instrument(path, readFileSync(path, 'utf8'), mutants)
      return [pathToFileURL(path).href, `const WeakMap = globalThis.$WeakMap;\n${code}`]
    }),
  )
  return { mutants, sources }
}

/** Some of the mutants in a random order, so that the first of them are a sample too. The same for the same seed. */
export function sampleOf<One>(mutants: readonly One[], size: number, seed: number): One[] {
  const random = createRandom(seed, 'mutants')
  const left = [...mutants]
  return Array.from({ length: Math.min(size, left.length) }, () =>
    left.splice(random.int(left.length), 1),
  ).flat()
}

const Z = 1.96

/** The 95 % Wilson interval of a share. */
export function intervalOf(found: number, all: number): [low: number, high: number] {
  if (all === 0) return [0, 1]
  const share = found / all
  const middle = share + Z ** 2 / (2 * all)
  const reach = Z * Math.sqrt((share * (1 - share)) / all + Z ** 2 / (4 * all ** 2))
  const scale = 1 + Z ** 2 / all
  return [(middle - reach) / scale, (middle + reach) / scale]
}
