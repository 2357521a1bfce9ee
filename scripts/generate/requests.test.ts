import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Contract, JsonSchema } from '../../openapi/contract-types.ts'
import { fieldsOf } from './requests.ts'
import { requestSchemas } from './validators.ts'

const contract = JSON.parse(readFileSync('src/api/generated/openapi.json', 'utf8')) as Contract
const fieldsIn = (name: string) => fieldsOf(contract, { $ref: `#/components/schemas/${name}` })
const fieldFor = (property: JsonSchema) => fieldsOf(contract, { properties: { field: property } })['field']

describe('the field of a property', () => {
  test.each<[string, JsonSchema, object | undefined]>([
    ['text', { type: 'string', maxLength: 200 }, { kind: 'text', maxLength: 200 }],
    ['a long text', { type: 'string', maxLength: 500 }, { kind: 'text-area', maxLength: 500 }],
    ['a text that may be cleared', { type: ['string', 'null'], format: 'phone' }, { kind: 'phone' }],
    ['a date and time', { type: 'string', format: 'date-time' }, { kind: 'date-time' }],
    ['a month', { $ref: '#/components/schemas/Month', description: 'From then on.' }, { kind: 'month' }],
    ['a colour (R160)', { type: 'string', pattern: '^#([0-9A-F]{6})$' }, { kind: 'colour' }],
    ['euros (R161)', { $ref: '#/components/schemas/Money' }, { kind: 'money' }],
    ['a structured communication', { type: 'string', 'x-notation': 'reference' }, { kind: 'reference' }],
    ['a rate', { type: 'number', 'x-unit': 'EUR/km' }, { kind: 'number', unit: 'EUR/km' }],
    ['a percentage', { type: 'number', 'x-unit': 'percent' }, { kind: 'percent' }],
    ['a count', { type: 'integer' }, { kind: 'number' }],
    ['a boolean', { type: 'boolean' }, { kind: 'switch' }],
    [
      'a choice',
      { type: ['string', 'null'], enum: ['A', 'B', null] },
      { kind: 'select', options: ['A', 'B'] },
    ],
    [
      'a multiple choice',
      { type: 'array', items: { enum: ['A', 'B'] } },
      { kind: 'multi-select', options: ['A', 'B'] },
    ],
    ['an identifier', { $ref: '#/components/schemas/OspId' }, { kind: 'identifier' }],
    [
      'an identifier of a partner of certain types',
      { $ref: '#/components/schemas/OspId', 'x-reference': 'mrp' },
      { kind: 'identifier', reference: 'mrp' },
    ],
    ['a list of objects', { type: 'array', items: { type: 'object' } }, { kind: 'list' }],
    [
      'an object with arbitrary property names',
      { type: 'object', additionalProperties: { type: 'boolean' } },
      { kind: 'map' },
    ],
    [
      'a choice with a default',
      { enum: ['A'], default: 'A' },
      { kind: 'select', options: ['A'], required: true },
    ],
  ])('%s', (_what, property, field) => expect(fieldFor(property)).toEqual(field))

  test('is found by the path in the request, and required when the contract says so', () => {
    expect(fieldsIn('UserGroupCreation')).toEqual({
      extId: { kind: 'text', required: true, maxLength: 100 },
      description: { kind: 'text-area', maxLength: 500 },
      active: { kind: 'switch' },
      'corporateAccount.ospId': { kind: 'identifier', required: true },
    })
    expect(fieldsIn('UpdateUserRequest')).toMatchObject({
      'data.email': { kind: 'email' },
      'data.homeAddress.city': { kind: 'text' },
    })
  })

  test('of an update cannot remove an existing value, except by null', () => {
    expect(fieldsIn('RecurringUpdate')).toEqual({
      budgetOspId: { kind: 'identifier', kept: true },
      type: { kind: 'text', maxLength: 64, kept: true },
      amountVatIncl: { kind: 'money', kept: true },
      vatPercentage: { kind: 'percent', kept: true },
      description: { kind: 'text', maxLength: 140 },
      frequency: { kind: 'select', options: ['MONTH', 'YEAR'], kept: true },
      endDate: { kind: 'date' },
    })
    expect(fieldsIn('UserUpdate')).toMatchObject({ twoFactor: { kind: 'switch' } })
  })
})

test('every format and unit of a request has a field', () => {
  const kinds = new Set(
    requestSchemas(contract)
      .flatMap((name) => Object.values(fieldsIn(name)))
      .map(({ kind, unit }) => (unit === undefined ? kind : `${kind} ${unit}`)),
  )
  for (const kind of ['email', 'phone', 'iban', 'money', 'percent', 'date', 'date-time', 'month', 'colour'])
    expect(kinds).toContain(kind)
  // A new format needs its own field, or an entry here if a text field is enough.
  const plain = ['no-dots-or-space', 'uri', 'visible']
  const known = [...plain, 'email', 'phone', 'iban', 'date', 'date-time', 'uuid', 'binary']
  const formats = JSON.stringify(
    requestSchemas(contract).map((name) => contract.components.schemas[name]),
  ).matchAll(/"type":(?:"string"|\["string","null"\]),"format":"([^"]+)"/g)
  expect(
    [...new Set([...formats].map(([, format]) => format))].filter((format) => !known.includes(format ?? '')),
  ).toEqual([])
})
