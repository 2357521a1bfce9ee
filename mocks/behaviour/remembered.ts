import type { Tables } from '../tables.ts'
import type { World } from '../world.ts'

interface Known {
  readonly world: World
  readonly key: string
  readonly revisions: readonly number[]
  readonly value: unknown
}

/**
 * The most recently used values come first. The cache is small, because each value may hold tens of thousands of rows.
 */
let known: readonly Known[] = []
const KEPT = 8

/**
 * Caches the result of `make` until one of the tables changes. The next page of a list of 20,000 rows, or the next
 * letter of a search, is then served without converting and sorting the rows again. `key` contains everything else that
 * the value depends on.
 */
export function remembered<Value>(
  world: World,
  key: string,
  tables: readonly (keyof Tables)[],
  make: () => Value,
): Value {
  const revisions = tables.map((name) => world.tables[name].revision)
  const before = known.find((one) => one.world === world && one.key === key)
  const isFresh = before?.revisions.every((revision, index) => revision === revisions[index]) === true
  const value = isFresh ? (before.value as Value) : make()
  known = [{ world, key, revisions, value }, ...known.filter((one) => one !== before)].slice(0, KEPT)
  return value
}
