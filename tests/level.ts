/**
 * How thorough a test run is. `npm test` sets it. A test file that is run alone runs as with `--all`.
 *
 *   quick   `npm test`: each rule, and samples of exhaustive tests
 *   all     `npm test -- --all`: every combination, such as each fault on each screen, and real servers
 *   full    `npm test -- --full`: also every language, and other browser engines
 *
 * Exhaustive tests are marked: with `test.runIf(isAll)` or `test.skip(!isAll, …)` for a test, with `sample` for a list
 * of cases.
 */
import { createHash } from 'node:crypto'
import { readLevel } from '../scripts/level.ts'

const level = readLevel()
export const isAll = level !== 'quick'
export const isFull = level === 'full'

/** A number that depends on the name only, not on other names. */
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

/** All kinds of cases in a full run, otherwise the kind whose turn it is at this position of a list. */
export const turn = <Kind>(kinds: readonly Kind[], at: number, isWhole = isFull): readonly Kind[] =>
  isWhole ? kinds : kinds.filter((_kind, place) => place === at % kinds.length)
