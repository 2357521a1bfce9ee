/**
 * How thorough a test run is. `npm test` sets it. A test file that is run alone runs as with `--all`.
 *
 *   quick   `npm test`: each rule once, a journey through each area, and samples of exhaustive tests
 *   all     `npm test -- --all`: every detail and combination, such as each fault on each screen, and real servers
 *   full    `npm test -- --full`: also every language, and other browser engines
 *
 * What a quick run leaves out says so where it is written: `test.runIf(isAll)` for a test, in the browser `inAll`;
 * `// @level all: why` in the first line of a unit test file, which is then not loaded (vitest.config.ts), in the
 * browser `test.skip(!isAll, …)`; `sample` or `turn` for a list of cases.
 */
import { createHash } from 'node:crypto'
import { readLevel } from '../scripts/level.ts'

const level = readLevel()
export const isAll = level !== 'quick'
export const isFull = level === 'full'

/** The details of a browser test that a quick run leaves out: `test('…', inAll, async …)`. */
export const inAll = { tag: '@all' } as const

/** Always the same for a name, whatever other names there are. */
const placeOf = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE()

/** Whether this name is in a sample of one in `of`. */
const isDrawn = (name: string, of: number): boolean => placeOf(name) % of === 0

/**
 * All items in a run at level `all`. In a quick run about one in `of`, at least one, chosen by their names, so that a
 * new item does not change the choice of the others.
 */
export function sample<Item>(
  items: readonly Item[],
  of: number,
  nameOf: (item: Item) => string,
  isWhole = isAll,
): readonly Item[] {
  if (isWhole) return items
  const drawn = items.filter((item) => isDrawn(nameOf(item), of))
  return drawn.length > 0 ? drawn : items.slice(0, 1)
}

/** As `sample` of one in two, or the others: what one test leaves out another takes. */
export const half = <Item>(
  items: readonly Item[],
  which: 0 | 1,
  nameOf: (item: Item) => string,
  isWhole = isAll,
): readonly Item[] => (isWhole ? items : items.filter((item) => placeOf(nameOf(item)) % 2 === which))

/** All kinds of case in a full run, otherwise the one whose turn it is at this place of a list. */
export const turn = <Kind>(kinds: readonly Kind[], at: number, isWhole = isFull): readonly Kind[] =>
  isWhole ? kinds : kinds.filter((_kind, place) => place === at % kinds.length)
