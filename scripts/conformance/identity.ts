/** Finds the identifier of a record. */
import { canonical, isObject, type Json } from './json.ts'

/** Properties that identify a record. The first one that is present is used. */
const NAMES = ['ospId', 'id', 'uuid', 'templateId', 'uploadId', 'purchaseUUID', 'key']

export function idOf(record: unknown): string | undefined {
  if (!isObject(record)) return undefined
  for (const name of NAMES) {
    const id = record[name]
    if (typeof id === 'string') return id
    if (typeof id === 'number') return String(id)
  }
  return undefined
}

/** The identifier of a row, or the whole row as text when it has none. */
export const identityOf = (row: Json): string => idOf(row) ?? canonical(row)
