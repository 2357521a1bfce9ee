import type { Tables } from '../tables.ts'
import type { World } from '../world.ts'

interface CacheEntry {
  readonly world: World
  readonly key: string
  readonly revisions: readonly number[]
  readonly value: unknown
}

/**
 * The most recently used values come first. The cache is small, because each value may hold tens of thousands of rows.
 */
let entries: readonly CacheEntry[] = []
const MAX_ENTRIES = 8

/**
 * Caches the result of `compute` until one of the tables changes. Then the next page of a list of 20,000 rows, or the
 * next letter of a search, needs no new conversion and sorting of the rows. `key` contains everything else that the
 * value depends on.
 */
export function memoized<Value>(
  world: World,
  key: string,
  tables: readonly (keyof Tables)[],
  compute: () => Value,
): Value {
  const revisions = tables.map((name) => world.tables[name].revision)
  const cached = entries.find((one) => one.world === world && one.key === key)
  const isFresh = cached?.revisions.every((revision, index) => revision === revisions[index]) === true
  const value = isFresh ? (cached.value as Value) : compute()
  entries = [{ world, key, revisions, value }, ...entries.filter((one) => one !== cached)].slice(
    0,
    MAX_ENTRIES,
  )
  return value
}
