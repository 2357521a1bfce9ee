/** A YAML file of the contract, with the line of each part. */
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml'

export type JsonObject = Readonly<Record<string, unknown>>
/** The keys that lead to a part of a file. */
export type Place = readonly string[]

export interface ContractFile {
  /** Relative to the contract's folder: `paths/trips.yaml`. */
  readonly path: string
  readonly content: JsonObject
  /** The place of a part, as `openapi/paths/trips.yaml:12`. */
  readonly at: (place: Place) => string
}

/** The mistakes in the contract's files, one per line, each starting with the file and the line. */
export class ContractMistakes extends Error {
  constructor(mistakes: readonly string[]) {
    const listed = mistakes.slice(0, 10)
    const omitted = mistakes.length - listed.length
    super([...listed, ...(omitted > 0 ? [`and ${omitted} more`] : [])].join('\n'))
  }
}

/** Parses a file. Throws the first YAML error. */
export function parseContractFile(path: string, text: string): ContractFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, merge: true, prettyErrors: false })
  const lineAt = (offset: number): string => `openapi/${path}:${lines.linePos(offset).line}`
  const [error] = document.errors
  if (error) throw new ContractMistakes([`${lineAt(error.pos[0])}: ${error.message}`])
  // The contract's examples use aliases freely, and the default limit is meant for untrusted files.
  const content: unknown = document.toJS({ maxAliasCount: -1 })
  if (!isObject(content)) throw new ContractMistakes([`${lineAt(0)}: is no object`])

  const at = (place: Place): string => {
    let node: unknown = document.contents
    let offset = 0
    for (const key of place) {
      if (isAlias(node)) node = node.resolve(document)
      if (isMap(node)) {
        const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
        offset = startOf(pair?.key) ?? offset
        node = pair?.value
      } else if (isSeq(node)) {
        node = node.items[Number(key)]
        offset = startOf(node) ?? offset
      }
    }
    return lineAt(offset)
  }
  return { path, content, at }
}

const startOf = (node: unknown): number | undefined => (node as Node | undefined)?.range?.[0]

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
