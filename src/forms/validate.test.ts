import type { AnySchema } from 'ajv'
import { describe, expect, test } from 'vitest'
import { createAjv } from '~openapi/ajv.ts'
import { brokenFieldRules, brokenRules } from './validate.ts'

const ajv = await createAjv()
/** The broken rule of one field with this schema. */
const violationOf = (field: AnySchema, value: unknown) =>
  brokenRules(ajv.compile({ type: 'object', properties: { field } }), { field: value })['field']

describe('the rule that a value breaks', () => {
  test('R134 a missing, empty or blank value is required', () => {
    const validate = ajv.compile({
      type: 'object',
      required: ['data'],
      properties: { data: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } } },
    })
    expect(brokenRules(validate, {})).toMatchObject({ data: { rule: 'required' } })
    expect(brokenRules(validate, { data: {} })).toMatchObject({ 'data.name': { rule: 'required' } })
    expect(violationOf({ type: 'string', minLength: 1 }, '')).toMatchObject({ rule: 'required' })
    expect(violationOf({ type: 'string', pattern: String.raw`\S` }, '  ')).toMatchObject({ rule: 'required' })
  })

  test('a missing object names the required fields in it', () => {
    const person = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } }
    const validate = ajv.compile<object>({
      type: 'object',
      required: ['person', 'tags'],
      properties: { person, tags: { type: 'object' } },
    })
    const request = { validate, fields: { 'person.name': { kind: 'text' }, tags: { kind: 'map' } } } as const
    expect(brokenFieldRules(request, {})).toEqual({
      'person.name': expect.objectContaining({ rule: 'required' }) as object,
      tags: expect.objectContaining({ rule: 'required' }) as object,
    })
  })

  test.each<[string, AnySchema, unknown, object]>([
    ['R141 too short', { type: 'string', minLength: 8 }, 'short', { rule: 'minLength', params: { min: 8 } }],
    ['too long', { type: 'string', maxLength: 3 }, 'four', { rule: 'maxLength', params: { max: 3 } }],
    ['too little', { type: 'number', minimum: 1 }, 0, { rule: 'minimum', params: { min: 1 } }],
    ['too much', { type: 'number', maximum: 9 }, 10, { rule: 'maximum', params: { max: 9 } }],
    ['R135 no mail address', { type: 'string', format: 'email' }, 'at home', { rule: 'email' }],
    ['no IBAN', { type: 'string', format: 'iban' }, 'BE00 0000 0000 0000', { rule: 'iban' }],
    ['R140 no phone number', { type: 'string', format: 'phone' }, '0475', { rule: 'phone' }],
    ['no day', { type: 'string', format: 'date' }, '2026-02-30', { rule: 'date' }],
    [
      'R171 no organism number',
      { type: 'string', pattern: '^[A-Za-z]{4}$' },
      'ab1',
      { rule: 'four_letters' },
    ],
    ['another pattern', { type: 'string', pattern: '^[A-Z]+$' }, 'abc', { rule: 'pattern' }],
    ['spaces where none may be', { type: 'string', pattern: String.raw`^\S+$` }, 'a b', { rule: 'spaces' }],
    ['none of the words', { enum: ['A', 'B'] }, 'C', { rule: 'enum' }],
    ['R170 not a whole number', { type: 'integer' }, 1.5, { rule: 'integer' }],
    ['R170 nor where it may be cleared', { type: ['integer', 'null'] }, 1.5, { rule: 'integer' }],
    ['no number', { type: ['number', 'null'] }, 'many', { rule: 'number' }],
    ['another type', { type: 'boolean' }, 'many', { rule: 'invalid' }],
  ])('%s', (_what, schema, value, rule) => {
    expect(violationOf(schema, value)).toMatchObject(rule)
  })

  test('the most helpful of several rules: missing, then format, then length', () => {
    const schema = { type: 'string', minLength: 1, maxLength: 3, format: 'email' }
    expect(violationOf(schema, '')).toMatchObject({ rule: 'required' })
    expect(violationOf(schema, 'long and no address')).toMatchObject({ rule: 'email' })
  })

  test('one rule per field, by its dotted path, also in lists', () => {
    const name = { type: 'string', minLength: 1 }
    const validate = ajv.compile({
      type: 'object',
      properties: {
        name,
        people: { type: 'array', items: { type: 'object', required: ['name'], properties: { name } } },
      },
    })
    const broken = brokenRules(validate, { name: '', people: [{ name: 'Ann' }, {}, { name: '' }] })
    expect(Object.keys(broken).toSorted()).toEqual(['name', 'people.1.name', 'people.2.name'])
  })

  test('a choice of schemas reports the error inside it; a valid value breaks no rule', () => {
    const either = { anyOf: [{ type: 'string', format: 'email' }, { type: 'null' }] }
    expect(violationOf(either, 'no')?.rule).toMatch(/^(email|invalid)$/)
    expect(violationOf(either, null)).toBeUndefined()
    expect(violationOf({ type: 'object', minProperties: 1 }, {}), 'nothing changed yet').toBeUndefined()
    expect(violationOf({ type: 'string', minLength: 8 }, 'long enough')).toBeUndefined()
  })
})
