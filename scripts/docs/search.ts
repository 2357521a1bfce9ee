/** The search index of the reference site. */
import type { Contract } from '../../openapi/contract-types.ts'
import { at } from './markup.ts'
import type { Mention } from './mentions.ts'
import type { Placed } from './operation-view.ts'

export interface SearchEntry {
  readonly href: string
  readonly title: string
  readonly detail: string
  /** Additional words that match a search. A match with the first one counts as much as a match with the title. */
  readonly words: readonly string[]
}

/** One entry for each operation and each schema. */
export function searchEntries(
  operations: readonly Placed[],
  contract: Contract,
  mentions: readonly Mention[],
): SearchEntry[] {
  const idsAt = (address: string): string[] => [
    ...new Set(mentions.filter((mention) => mention.address === address).map(({ id }) => id)),
  ]
  return [
    ...operations.map(({ id, area, method, path, operation }) => ({
      href: at.operation(area, id),
      title: operation.summary ?? id,
      detail: `${method} ${path}`,
      words: [id, area, ...operation['x-roles'], ...idsAt(at.operation(area, id))],
    })),
    ...Object.entries(contract.components.schemas).map(([name, schema]) => ({
      href: at.schema(name),
      title: name,
      detail: 'schema',
      words: [...Object.keys(schema['properties'] ?? {}), ...idsAt(at.schema(name))],
    })),
  ]
}
