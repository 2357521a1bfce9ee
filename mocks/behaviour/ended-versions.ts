/**
 * The versions of removed records. A new record with the same key continues to count from there, so that a change based
 * on the removed record is refused as stale.
 */
import { endedKey, type EndedVersionRow } from '../tables.ts'
import type { World } from '../world.ts'

type Table = EndedVersionRow['table']

/** Call it when a record is removed. */
export function endVersion(world: World, table: Table, key: string, version: number): void {
  const { endedVersions } = world.tables
  const row = { table, key, version }
  if (endedVersions.get(endedKey(row))) endedVersions.update(endedKey(row), row)
  else endedVersions.insert(row)
}

/** The version of a new record: 1, or the next one when there was such a record before. */
export const firstVersion = (world: World, table: Table, key: string): number =>
  (world.tables.endedVersions.get(endedKey({ table, key }))?.version ?? 0) + 1
