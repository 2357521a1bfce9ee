/**
 * How thorough a run of the tests is. `npm test` sets it; a test file that is run by itself runs as in `--all`.
 *
 *   quick   `npm test`: each rule, and samples of what is exhaustive
 *   all     `npm test -- --all`: every combination, such as each fault on each screen, and real servers
 *   full    `npm test -- --full`: also every language, and other browser engines
 *
 * What is exhaustive says so where it is written: `test.runIf(isAll)` or `test.skip(!isAll, …)` for a test, `sample` for a
 * list of cases.
 */
import { createHash } from 'node:crypto'
import { readLevel } from '../scripts/level.ts'

const level = readLevel()
export const isAll = level !== 'quick'
export const isFull = level === 'full'

/** Always the same for a name, whatever other names there are. */
const placeOf = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE()

/** Whether this name is one of those that a sample of one in `of` takes. */
const isDrawn = (name: string, of: number): boolean => placeOf(name) % of === 0

/**
 * All items in a run of everything; in a quick run about one in `of`, chosen by their names, so that a new item changes
 * nothing for the others. At least one.
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

/** All kinds of case in a full run, otherwise the one whose turn it is at this place of a list. */
export const turn = <Kind>(kinds: readonly Kind[], at: number, isWhole = isFull): readonly Kind[] =>
  isWhole ? kinds : kinds.filter((_kind, place) => place === at % kinds.length)
