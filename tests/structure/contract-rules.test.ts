import { describe, expect, it } from 'vitest'
import {
  closedRequestFindings,
  exampleFindings,
  languageFindings,
  ledgerFindings,
  namedExampleFindings,
  patternFindings,
  strictSchemaFindings,
} from '../../scripts/contract/rules.ts'
import type { Contract, JsonSchema } from '../../openapi/contract-types.ts'

/** A contract of one operation that accepts `request` and returns `answer` with the example `example`. */
function contract(
  request: JsonSchema,
  answer: JsonSchema,
  example?: unknown,
  roles = ['user_manager'],
): Contract {
  const statuses = ['400', '401', '403', '415', '422', '500']
  const errors = Object.fromEntries(statuses.map((status) => [status, { description: status }]))
  const examples = example === undefined ? {} : { examples: { typical: { value: example } } }
  return {
    paths: {
      '/trips/{id}/list': {
        post: {
          operationId: 'getTrips',
          tags: ['trips'],
          'x-roles': roles,
          requestBody: { content: { 'application/json': { schema: request } } },
          responses: {
            ...errors,
            '200': { description: '', content: { 'application/json': { schema: answer, ...examples } } },
          },
        },
      },
    },
    components: {
      schemas: { Closed: { type: 'object', additionalProperties: false, properties: {} } },
      responses: {},
    },
  }
}
const closed: JsonSchema = { $ref: '#/components/schemas/Closed' }
const text: JsonSchema = { type: 'string' }

describe('our lint rules of the contract', () => {
  it('report nothing in a correct contract', async () => {
    const good = contract(closed, text, 'x')
    expect(await strictSchemaFindings(good)).toEqual([])
    expect(await exampleFindings(good)).toEqual([])
    expect(namedExampleFindings(good)).toEqual([])
    expect(closedRequestFindings(good)).toEqual([])
    expect(patternFindings(good)).toEqual([])
    expect(ledgerFindings(good, 'head\ngetTrips\tPOST\t/trips/{id}/list\ttrips\n')).toEqual([])
  })

  it.each<[string, JsonSchema]>([
    ['an unknown keyword', { type: 'string', maxLenght: 3 }],
    ['an unknown format', { type: 'string', format: 'ibann' }],
    ['a limit of another type', { type: 'string', minimum: 3 }],
    ['a dangling reference', { $ref: '#/components/schemas/Gone' }],
    ['a pattern that is none', { type: 'string', pattern: '(' }],
  ])('find %s', async (_what, schema) => {
    expect(await strictSchemaFindings(contract(closed, schema, 'x'))).toHaveLength(1)
  })

  it.each<[string, JsonSchema, unknown]>([
    ['of another type', text, 1],
    ['that breaks a format', { type: 'string', format: 'iban' }, 'BE00'],
    ['of a schema within', { type: 'array', items: { type: 'integer', examples: ['one'] } }, []],
    [
      'that is a default',
      { type: 'object', properties: { size: { type: 'integer', maximum: 5, default: 9 } } },
      {},
    ],
  ])('find an example %s', async (_what, schema, example) => {
    expect(await exampleFindings(contract(closed, schema, example))).toHaveLength(1)
  })

  it('report a response without a named example', () => {
    expect(namedExampleFindings(contract(closed, text))).toHaveLength(1)
  })

  it.each<[string, JsonSchema]>([
    ['an open body', { type: 'object', properties: {} }],
    ['an open object within', { type: 'array', items: { type: 'object', properties: { a: text } } }],
    ['an open part of a composition', { allOf: [closed, { type: 'object', properties: { a: text } }] }],
  ])('find %s', (_what, schema) => {
    expect(closedRequestFindings(contract(schema, text, 'x'))).toHaveLength(1)
  })

  it('allow a composition that is closed as a whole, and a typed map', () => {
    const whole = {
      type: 'object',
      unevaluatedProperties: false,
      allOf: [{ type: 'object', properties: { a: text } }],
    }
    expect(closedRequestFindings(contract(whole, text, 'x'))).toEqual([])
    expect(
      closedRequestFindings(contract({ type: 'object', additionalProperties: text }, text, 'x')),
    ).toEqual([])
  })

  it('report texts in the language of the caller that the operation does not declare', () => {
    const label = { ...text, description: "Its name in the caller's language." }
    const silent = contract(closed, { type: 'array', items: label }, [])
    expect(languageFindings(silent)).toHaveLength(1)
    const [item] = Object.values(silent.paths)
    Object.assign(item?.['post'] ?? {}, { 'x-language': 'maybe' })
    expect(languageFindings(silent)).toEqual([])
    expect(languageFindings(contract(closed, text, 'x'))).toEqual([])
  })

  it('report a pattern beyond ASCII, and differences from the list of the specification', () => {
    const lacking = contract(closed, { type: 'string', pattern: '^[é]$' }, 'é')
    expect(patternFindings(lacking)).toHaveLength(1)
    expect(ledgerFindings(lacking, 'head\ngetTrips\tGET\t/trips\ttrips\n')).toHaveLength(1)
    expect(ledgerFindings(lacking, 'head\n')).toEqual(['getTrips: not in the ledger'])
  })
})
