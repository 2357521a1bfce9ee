/** Finds where the contract mentions rules and assumptions, with the text of the mention. */
import type { Contract } from '../../openapi/contract-types.ts'
import { at } from './markup.ts'
import type { Placed } from './operation-view.ts'
import { idsAt } from './schema-view.ts'

export interface Mention {
  readonly id: string
  readonly address: string
  /** The name of the operation, schema or property. */
  readonly name: string
  readonly text: string
}

/** All mentions in the order of the contract: under `x-rule`, under `x-assumption`, and in descriptions. */
export function mentionsOf(contract: Contract, operations: readonly Placed[]): Mention[] {
  const { schemas, parameters = {}, responses } = contract.components
  return [
    ...mentionsIn(contract.info ?? {}, 'index.html', 'Overview'),
    ...operations.flatMap(({ id, area, operation }) =>
      mentionsIn(operation, at.operation(area, id), operation.summary ?? id),
    ),
    ...Object.entries(schemas).flatMap(([name, schema]) => mentionsIn(schema, at.schema(name), name)),
    ...Object.entries(parameters).flatMap(([name, one]) => mentionsIn(one, at.parameter(name), one.name)),
    ...Object.entries(responses).flatMap(([name, one]) => mentionsIn(one, at.response(name), name)),
  ]
}

function mentionsIn(node: object, address: string, name: string): Mention[] {
  const text = 'description' in node && typeof node.description === 'string' ? node.description : ''
  const inText = text.match(/\b[RG]\d{3}\b/g) ?? []
  const named = new Set([...idsAt(node, 'x-rule'), ...idsAt(node, 'x-assumption'), ...inText])
  return [
    ...[...named].map((id) => ({ id, address, name, text: passageOf(text, id) })),
    ...partsOf(node, name).flatMap(([part, partName]) => mentionsIn(part, address, partName)),
  ]
}

/** The paragraph or list item that contains the id, or the whole text if none does. */
const passageOf = (text: string, id: string): string =>
  text.split(/\n\s*\n|^- /m).find((passage) => passage.includes(id)) ?? text

/** The nested parts of the contract. Properties and parameters get the parent's name and their own. */
function partsOf(node: object, name: string): (readonly [part: object, name: string])[] {
  return Object.entries(node).flatMap(([key, part]: [string, unknown]) => {
    if (typeof part !== 'object' || part === null || key === 'examples') return []
    if (key === 'properties')
      return Object.entries(part).map(
        ([property, schema]) => [schema as object, `${name}.${property}`] as const,
      )
    const isParameter = 'in' in part && 'name' in part
    return [[part, isParameter ? `${name}: ${String(part.name)}` : name] as const]
  })
}
