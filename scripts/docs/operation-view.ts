/** The view of one operation: who may call it, its request and responses, and the reasons. */
import type {
  Contract,
  ContractOperation,
  ContractParameter,
  ContractResponse,
  MediaType,
  Reference,
} from '../../openapi/contract-types.ts'
import { at, chips, json, markup, prose, type KnownIds, type Markup } from './markup.ts'
import { schemaView, typeOf } from './schema-view.ts'

export interface Placed {
  readonly id: string
  readonly area: string
  readonly method: string
  readonly path: string
  readonly operation: ContractOperation
}

export function operationView(
  { id, method, path, operation }: Placed,
  contract: Contract,
  known: KnownIds,
): Markup {
  const { summary, description, deprecated, requestBody } = operation
  return markup`<article id="${id}">
<header><h2><a href="#${id}">${summary ?? id}</a>${deprecated === true && markup` <span class="required">deprecated</span>`}</h2>
<p class="call"><span class="method">${method}</span> <code>${path}</code></p></header>
${prose(description, known)}
${factsOf(operation, id, known)}
${parametersOf(operation, contract, known)}
${requestBody !== undefined && markup`<section><h3>Body${requestBody.required !== true && ' (optional)'}</h3>${contentOf(requestBody.content, contract, known)}</section>`}
<section><h3>Responses</h3>${responsesOf(operation, contract, known)}</section>
</article>`
}

function factsOf(operation: ContractOperation, id: string, known: KnownIds): Markup {
  const rules = operation['x-rule'] ?? []
  const assumptions = operation['x-assumption'] ?? []
  const row = (name: string, value: Markup): Markup => markup`<div><dt>${name}</dt><dd>${value}</dd></div>`
  return markup`<dl class="facts">
${row('Who may call', chips('role', operation['x-roles']))}
${rules.length > 0 && row('Rules', sentencesOf('rule', rules, known.rules))}
${assumptions.length > 0 && row('Assumptions', sentencesOf('assumption', assumptions, known.assumptions))}
${row('Source', markup`${operation['x-source']}`)}
${row('operationId', markup`<code>${id}</code>`)}
</dl>`
}

/** The rules or assumptions of an operation, each with its sentence. */
const sentencesOf = (
  kind: 'rule' | 'assumption',
  ids: readonly string[],
  sentences: ReadonlyMap<string, string>,
): Markup =>
  markup`<ul class="sentences">${ids.map((id) => markup`<li>${chips(kind, [id])} ${sentences.get(id)}</li>`)}</ul>`

function parametersOf({ parameters = [] }: ContractOperation, contract: Contract, known: KnownIds): Markup {
  if (parameters.length === 0) return markup``
  const rows = parameters.map((found) => {
    const parameter = resolved(contract.components.parameters, found)
    return parameter && parameterRow(parameter, known)
  })
  return markup`<section><h3>Parameters</h3><dl class="properties">${rows}</dl></section>`
}

export function parameterRow(
  { name, in: place, required, description, schema }: ContractParameter,
  known: KnownIds,
): Markup {
  return markup`<div><dt><code>${name}</code> <span class="limits">${place}</span>${required === true && markup` <span class="required">required</span>`}</dt>
<dd>${prose(description, known)}${schema.$ref === undefined ? schemaView(schema, known) : markup`<p>${typeOf(schema)}</p>`}</dd></div>`
}

/** The operation's own responses in full, and links for the responses that all operations share. */
function responsesOf({ responses }: ContractOperation, contract: Contract, known: KnownIds): Markup {
  const shared: Markup[] = []
  const own: Markup[] = []
  for (const [status, response] of Object.entries(responses))
    if ('$ref' in response) {
      const name = response.$ref.split('/').at(-1) ?? ''
      shared.push(markup`<a class="chip status" href="${at.response(name)}">${status} ${wordsOf(name)}</a> `)
    } else
      own.push(
        markup`<div class="response"><h4><span class="chip status">${status}</span></h4>${responseView(response, contract, known)}</div>`,
      )
  return markup`${own}${shared.length > 0 && markup`<p class="marks">${shared}</p>`}`
}

const wordsOf = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()

/** The description, headers and content of a response. */
export function responseView(response: ContractResponse, contract: Contract, known: KnownIds): Markup {
  const headers = Object.entries(response.headers ?? {})
  return markup`${prose(response.description, known)}
${headers.map(([name, { description }]) => markup`<p>Header <code>${name}</code>: ${description}</p>`)}
${contentOf(response.content ?? {}, contract, known)}`
}

function contentOf(
  content: Readonly<Record<string, MediaType>>,
  contract: Contract,
  known: KnownIds,
): Markup {
  return markup`${Object.entries(content).map(([type, { schema = {}, example, examples = {} }]) => {
    const named = Object.entries(examples)
    const shown = [...named, ...(example === undefined ? [] : [['example', { value: example }] as const])]
    return markup`<div class="content"><div class="shape"><p class="type">${typeOf(schema)} <span class="limits">${type}</span></p>${shapeOf(schema, contract, known)}</div>
<div class="examples">${shown.map(
      ([name, { value }], index) =>
        markup`<details${index === 0 && ' open'}><summary>Example <code>${name}</code></summary>${json(value)}</details>`,
    )}</div></div>`
  })}`
}

/** The content of a body: the schema itself, or the schema of its list items. */
function shapeOf(schema: MediaType['schema'] & object, contract: Contract, known: KnownIds): Markup {
  const item = schema['type'] === 'array' ? schema['items'] : undefined
  const { $ref } = typeof item === 'object' && item !== null ? (item as Partial<Reference>) : schema
  const target = $ref === undefined ? schema : contract.components.schemas[$ref.split('/').at(-1) ?? '']
  return target === undefined ? markup`` : schemaView(target, known)
}

function resolved<T extends object>(
  shared: Record<string, T> | undefined,
  found: T | Reference,
): T | undefined {
  return '$ref' in found ? shared?.[found.$ref.split('/').at(-1) ?? ''] : found
}
