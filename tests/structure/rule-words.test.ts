import { describe, expect, it } from 'vitest'
import type { Words } from '../../scripts/checks/locales.ts'
import {
  readRuleUses,
  ruleWordFindings,
  rulesInSources,
  rulesOfRequests,
} from '../../scripts/checks/rule-words.ts'
import type { JsonSchema } from '../../openapi/contract-types.ts'

const rulesIn = (...sources: string[]): string[] =>
  rulesInSources(sources.map((source, index) => ({ path: `mocks/${index}.ts`, source }))).map(
    ({ rule, place, params }) => [rule, place, ...params].join(' '),
  )

describe('rules named in sources', () => {
  it('are found in a property, with the parameters of the message', () => {
    expect(
      rulesIn(`const a = { rule: 'iban' }\nconst b = { rule: 'minLength', params: { min, unit: 1 } }`),
    ).toEqual(['iban mocks/0.ts:1', 'minLength mocks/0.ts:2 min unit'])
    expect(rulesIn(`const a = { rule: isLate ? 'future' : (isEarly ? 'not_future' : other) }`)).toEqual([
      'future mocks/0.ts:1',
      'not_future mocks/0.ts:1',
    ])
  })

  it('are found in calls of functions with a parameter rule, of the same file first', () => {
    const refusal = 'export const invalidField = (field: string, rule: string, params?: object) => field'
    const own = `function broken(rule: string) {}\nbroken('owner')\ninvalidField('a', 'maximum', { max: 3 })`
    const other = `function broken(text: string, rule: string) {}\nbroken('a text', 'one_of')`
    expect(rulesIn(refusal, own, other)).toEqual([
      'owner mocks/1.ts:2',
      'maximum mocks/1.ts:3 max',
      'one_of mocks/2.ts:2',
    ])
  })
})

describe('rules that follow from the contract', () => {
  const answer: JsonSchema = { type: 'object', properties: { name: { type: 'string', pattern: '^a$' } } }
  const contract = (request: JsonSchema) => ({
    paths: {
      '/trips': {
        post: {
          operationId: 'getTrips',
          tags: ['trips'],
          'x-roles': ['user_manager'],
          parameters: [{ name: 'page', in: 'query' as const, schema: { maximum: 9 } }],
          requestBody: { content: { 'application/json': { schema: request } } },
          responses: { '200': { description: '', content: { 'application/json': { schema: answer } } } },
        },
      },
    },
    components: { schemas: { Size: { format: 'euro' }, Odd: { format: 'int32' } }, responses: {} },
  })
  const rulesOf = (request: JsonSchema): string[] =>
    rulesOfRequests(contract(request), ['euro']).map(({ rule, params }) => [rule, ...params].join(' '))

  it('are those of request bodies, their references, and parameters, not of responses', () => {
    expect(
      rulesOf({
        additionalProperties: false,
        required: ['pattern'],
        properties: {
          // A field named like a keyword is not a keyword.
          pattern: { minItems: 1, items: { $ref: '#/components/schemas/Size' } },
          odd: { $ref: '#/components/schemas/Odd' },
        },
      }).sort(),
    ).toEqual(['euro', 'maximum max', 'minItems min', 'required', 'unknown'])
  })
})

describe('R158 the message of a broken rule', () => {
  const words = (rows: Record<string, string>, fr = rows): Words => {
    const column = (texts: Record<string, string>) =>
      new Map(Object.entries(texts).map(([key, text]) => [`ui:validations.${key}`, text]))
    return { nl: column(rows), en: column(rows), fr: column(fr) }
  }
  const whole = { 'iban.with_label': '{{label}} is no IBAN', 'iban.without_label': 'No IBAN' }
  const use = (rule: string, ...params: string[]) => [{ rule, place: 'here', params }]

  it('exists in three languages, with and without a label', () => {
    expect(ruleWordFindings(words(whole), use('iban'))).toEqual([])
    const one = { 'iban.with_label': '{{label}} is no IBAN' }
    expect(ruleWordFindings(words(whole, one), [...use('iban'), ...use('iban')])).toEqual([
      'iban of here lacks words in fr: ui:validations.iban.with_label, ui:validations.iban.without_label',
    ])
    expect(ruleWordFindings(words(whole), use('owner'))[0]).toContain('lacks words in nl, en, fr')
  })

  it('uses only parameters that are given where the rule is broken', () => {
    const bounded = { 'max.with_label': '{{label}}: {{max}}', 'max.without_label': '{{max}}' }
    expect(ruleWordFindings(words(bounded), use('max', 'max'))).toEqual([])
    expect(ruleWordFindings(words(bounded), use('max'))).toEqual([
      'max of here uses the parameter max, which is not given there',
    ])
  })

  it('is required for rules of the sandbox, the forms and the contract', () => {
    const uses = readRuleUses()
    const places = (name: string): string[] =>
      uses.filter(({ rule }) => rule === name).map(({ place }) => place.replace(/:\d+$/, ''))
    expect(places('login_taken')).toContain('mocks/behaviour/users/user-changes.ts')
    expect(places('login_taken')).toContain('src/domain/users/user-edit.tsx')
    expect(places('notWhenManual'), 'by a helper of the file').toContain('openapi/rules.ts')
    expect(places('uniqueItems'), 'by a schema').not.toEqual([])
  })
})
