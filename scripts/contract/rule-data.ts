/**
 * Checks the rules that the contract states as data (`x-unique`, `x-states`, `x-sums`, `x-searches` and `x-effects`) against the rest
 * of the contract.
 */
import { resolve } from '../../mocks/contract/refs.ts'
import hasNoDotsOrSpace from '../../openapi/formats/no-dots-or-space.ts'
import isVisible from '../../openapi/formats/visible.ts'
import { READS } from '../conformance/api.ts'
import type {
  Contract,
  ContractOperation,
  ContractParameter,
  ContractResponse,
  JsonSchema,
  UniqueRule,
} from '../../openapi/contract-types.ts'

interface Refusal {
  code: string
  fields: { field: string; rule: string }[]
}
/** The names of 409 examples that mean that a value is taken. */
const TAKEN = ['unique', 'taken', 'login_taken']
/** Codes about the state of a record. */
const OF_STATES = /^(ALREADY_(ACTIVE|INACTIVE|OVERRIDDEN)|\w+_HANDLED|PURCHASE_OPEN|PAYROLL_REPORT_FINAL)$/
/**
 * Operations whose state is not visible in any read, or not in a single field: an active company can be activated while
 * its deactivation is planned.
 */
const UNSEEN_STATES = [
  'requestCompanyDeactivation',
  'withdrawCompanyDeactivation',
  'activateCorporateAccount',
]

/** Each 409 for a taken value or a state is stated as data, and no data states anything else. */
export function ruleDataFindings(contract: Contract): string[] {
  return Object.values(contract.paths)
    .flatMap((item) => Object.values(item))
    .flatMap((operation) =>
      'operationId' in operation
        ? [...uniqueFindings(contract, operation), ...stateFindings(contract, operation)]
        : [],
    )
}

/** Each field that `x-sums` names belongs to the schema. */
export function sumFindings(contract: Contract): string[] {
  return Object.entries(contract.components.schemas).flatMap(([name, schema]) =>
    (schema['x-sums'] ?? []).flatMap((sum) =>
      (sum.match(/[a-z][\w.]*(?!\w*\()/gi) ?? [])
        .filter((field) => !isProperty(contract, schema, field.split('.')))
        .map((field) => `${name}: x-sums names ${field}, which the schema has not`),
    ),
  )
}

/** Each text by which a list is searched says in which fields, and rows have these. */
export function searchFindings(contract: Contract): string[] {
  return Object.values(contract.paths).flatMap((item) =>
    Object.values(item).flatMap((operation) => {
      if (!('operationId' in operation)) return []
      const { operationId: id, requestBody, parameters = [], responses } = operation
      const good = responses['200']
      const answer = good && resolve<ContractResponse>(contract, good, '').value
      const raw = answer?.content?.['application/json']?.schema
      const shown = raw && (propertyAt(contract, raw, ['content']) ?? raw)
      const rows = shown && resolve<JsonSchema>(contract, shown, '').value
      if (rows?.['items'] === undefined) return []
      const body = requestBody?.content['application/json']?.schema
      const texts = [
        ...parameters.map((one) => resolve<ContractParameter>(contract, one, '').value),
        ...Object.entries(propertiesAt(contract, body)).map(([name, schema]) => ({ ...schema, name })),
      ]
      return texts.flatMap(({ name, 'x-searches': fields }) => {
        if (fields === undefined)
          return name === 'search' || name.endsWith('Like') ? [`${id}: ${name} has no x-searches`] : []
        return fields
          .filter((field) => !isProperty(contract, rows, field.split('.')))
          .map((field) => `${id}: x-searches of ${name} names ${field}, which rows have not`)
      })
    }),
  )
}

/** Each write states its changes in `x-effects`, with names and fields of schemas that a response contains. */
export function effectFindings(contract: Contract): string[] {
  const operations = Object.values(contract.paths).flatMap((item) =>
    Object.entries(item).flatMap(([method, operation]) =>
      'operationId' in operation ? [{ method, operation }] : [],
    ),
  )
  return operations.flatMap(({ method, operation: { operationId: id, 'x-effects': effects } }) => {
    const isWrite = method !== 'get' && !READS.test(id)
    if (!effects) return isWrite ? [`${id}: x-effects does not say what it changes`] : []
    return effects.flatMap(({ creates, removes, changes, fields = [], with: values = {} }) => {
      const kind = creates ?? removes ?? changes ?? ''
      const schema = contract.components.schemas[kind]
      if (!schema)
        return operations.some(({ operation }) => operation.operationId === kind)
          ? []
          : [`${id}: x-effects names ${kind}, which is no schema`]
      return [...fields, ...Object.keys(values)]
        .filter((field) => !isProperty(contract, schema, field.split('.')))
        .map((field) => `${id}: ${kind} has no ${field}`)
    })
  })
}

function uniqueFindings(contract: Contract, operation: ContractOperation): string[] {
  const { operationId: id } = operation
  const rules = operation['x-unique'] ?? []
  const stated = rules.map(({ field }) => field)
  const shown = refusalsOf(contract, operation).flatMap(({ fields }) =>
    fields.filter(({ rule }) => TAKEN.includes(rule)).map(({ field }) => field),
  )
  const body = operation.requestBody?.content['application/json']?.schema
  return [
    ...stated
      .filter((field) => !shown.includes(field))
      .map((field) => `${id}: no 409 shows ${field} as taken`),
    ...shown
      .filter((field) => !stated.includes(field))
      .map((field) => `${id}: x-unique does not state ${field}`),
    ...stated
      .filter((field) => !isProperty(contract, body, field.split('.')))
      .map((field) => `${id}: the request has no ${field}`),
    ...rules.flatMap((rule) => {
      const schema = propertyAt(contract, body, rule.field.split('.'))
      return schema ? sameFindings(rule, schema).map((finding) => `${id}: ${finding}`) : []
    }),
  ]
}

/** A rule says what accents and spaces mean exactly where a value may have some. */
function sameFindings({ field, ignoresAccents, spacesAs }: UniqueRule, schema: JsonSchema): string[] {
  const about = (kind: string, mayBe: boolean, isStated: boolean): string[] => {
    if (mayBe === isStated) return []
    return [
      mayBe
        ? `x-unique does not say whether ${kind} in ${field} count`
        : `x-unique speaks of ${kind} in ${field}, which cannot have any`,
    ]
  }
  return [
    ...about('accents', accepts(schema, 'Bél'), ignoresAccents !== undefined),
    ...about('spaces', accepts(schema, 'Bel 1') || accepts(schema, ' Bel'), spacesAs !== undefined),
  ]
}

/** Whether a field may have a text, by pattern and format. */
function accepts({ pattern, format }: JsonSchema, text: string): boolean {
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(text)) return false
  if (format === undefined) return true
  return format === 'visible' ? isVisible(text) : format === 'no-dots-or-space' && hasNoDotsOrSpace(text)
}

function stateFindings(contract: Contract, operation: ContractOperation): string[] {
  const { operationId: id } = operation
  const stated = (operation['x-states'] ?? []).map(({ refusal }) => refusal)
  const shown = refusalsOf(contract, operation).map(({ code }) => code)
  return [
    ...stated.filter((code) => !shown.includes(code)).map((code) => `${id}: no 409 shows ${code}`),
    ...(stated.length > 0 || UNSEEN_STATES.includes(id)
      ? []
      : shown.filter((code) => OF_STATES.test(code)).map((code) => `${id}: x-states does not state ${code}`)),
  ]
}

function refusalsOf(contract: Contract, { responses }: ContractOperation): Refusal[] {
  const raw = responses['409']
  if (raw === undefined) return []
  const { content } = resolve<ContractResponse>(contract, raw, '').value
  return Object.values(content?.['application/json']?.examples ?? {}).map(({ value }) => {
    const { code = '', errors = [] } = value as { code?: string; errors?: Refusal['fields'] }
    return { code, fields: errors }
  })
}

const isProperty = (contract: Contract, raw: JsonSchema | undefined, path: string[]): boolean =>
  propertyAt(contract, raw, path) !== undefined

/** The schema of the property at a path, also in the rows of a list. */
function propertyAt(
  contract: Contract,
  raw: JsonSchema | undefined,
  [step, ...rest]: string[],
): JsonSchema | undefined {
  if (raw === undefined) return undefined
  const schema = resolve<JsonSchema>(contract, raw, '').value
  if (step === undefined) return schema
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>
  if (properties[step] !== undefined) return propertyAt(contract, properties[step], rest)
  const items = schema['items'] as JsonSchema | undefined
  if (items !== undefined) return propertyAt(contract, items, [step, ...rest])
  return (schema.allOf ?? [])
    .map((part) => propertyAt(contract, part, [step, ...rest]))
    .find((found) => found !== undefined)
}

/** All properties of an object. */
function propertiesAt(contract: Contract, raw: JsonSchema | undefined): Record<string, JsonSchema> {
  if (raw === undefined) return {}
  const schema = resolve<JsonSchema>(contract, raw, '').value
  const inherited = (schema.allOf ?? []).map((part) => propertiesAt(contract, part))
  return Object.assign({}, ...inherited, schema['properties']) as Record<string, JsonSchema>
}

/** Kinds of sentences in the list of rules that an operation must state: unique values, and states. */
const STATED = [
  /must be unique|already taken/,
  /\b(OPEN|REQUESTED|REJECTED|ACCEPTED|CONFIRMED|CANCELLED|MANUALLY_OVERRIDDEN)\b|deactivated and activated/,
]

/** Rules of these kinds whose id occurs nowhere in the contract. */
export function unstatedRules(contract: Contract, rules: string): string[] {
  const cited = new Set(JSON.stringify(contract).match(/"[RG]\d{3}"/g))
  return rules
    .split('\n')
    .map((line) => /^- ([RG]\d{3}): (.*)/.exec(line) ?? [])
    .filter(
      ([, id, text = '']) =>
        id !== undefined && STATED.some((kind) => kind.test(text)) && !cited.has(`"${id}"`),
    )
    .map(([, id, text]) => `${id}: no operation states it: ${text}`)
}
