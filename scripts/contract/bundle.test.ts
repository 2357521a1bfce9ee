/** Tests the parts that bundling adds to the contract, and the errors that it reports with their place. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { composeContract, joinFiles } from './bundle.ts'
import { isObject } from './contract-file.ts'
import { RULES } from './refusals.ts'
import { isAll } from '../../tests/level.ts'

const ROOT = 'openapi: 3.1.0\ntags: [{ name: trips }, { name: fees }]\n'
const responses = RULES.map(({ response }) => `  ${response}: { description: ${response} }`).join('\n')
const COMMON = `schemas:
  OspId: { type: string }
responses:
${responses}
`
const FEES = `/fee/list:
  get: { operationId: listFees, tags: [fees], x-roles: [msp], responses: { '200': { description: The fees. } } }
`
const trip = (operation: string, id = 'getTrip'): string => `/trip/get:
  post:
    operationId: ${id}
    tags: [trips]
${operation}`
const TRIP = trip(`    x-roles: [msp]
    responses:
      '200': { description: The trip. }
`)

const compose = (files: Record<string, string>) =>
  composeContract(
    new Map(
      Object.entries({
        'openapi.yaml': ROOT,
        'common.yaml': COMMON,
        'paths/trips.yaml': TRIP,
        'paths/fees.yaml': FEES,
        ...files,
      }),
    ),
  )
/** The part of a file at a path of keys. */
function partOf(files: ReturnType<typeof compose>, path: string, ...keys: string[]): unknown {
  let part: unknown = files.get(path)
  for (const key of keys) part = isObject(part) ? part[key] : undefined
  return part
}
function mistakesOf(files: Record<string, string>): string {
  try {
    compose(files)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}

describe('the index of paths', () => {
  it('has all paths of all files, ordered by tag', () => {
    expect(partOf(compose({}), 'openapi.yaml', 'paths')).toEqual({
      '/trip/get': { $ref: 'paths/trips.yaml#/~1trip~1get' },
      '/fee/list': { $ref: 'paths/fees.yaml#/~1fee~1list' },
    })
    expect(Object.keys(partOf(compose({}), 'openapi.yaml', 'paths') ?? {})).toEqual([
      '/trip/get',
      '/fee/list',
    ])
  })

  it.each<[string, Record<string, string>, string]>([
    [
      'a file without a tag',
      { 'paths/cars.yaml': FEES },
      'openapi/paths/cars.yaml: is the file of no tag of openapi.yaml',
    ],
    [
      'a file with another extension',
      { 'paths/trips.yml': TRIP },
      'openapi/paths/trips.yml: is the file of no tag of openapi.yaml',
    ],
    [
      'a file in a folder',
      { 'paths/old/trips.yaml': TRIP },
      'openapi/paths/old/trips.yaml: is the file of no tag of openapi.yaml',
    ],
    [
      'a tag without a file',
      { 'openapi.yaml': ROOT.replace(' }]', ' }, { name: cars }]') },
      'openapi/openapi.yaml:2: the tag cars has no file openapi/paths/cars.yaml',
    ],
    [
      'a list of paths by hand',
      { 'openapi.yaml': `${ROOT}paths: {}\n` },
      'openapi/openapi.yaml:3: paths are not listed by hand, all of openapi/paths are in the contract',
    ],
    [
      'a path in two files',
      { 'paths/fees.yaml': FEES.replace('/fee/list', '/trip/get') },
      'openapi/paths/fees.yaml:1: /trip/get is at openapi/paths/trips.yaml:1 already',
    ],
    [
      'a path that is twice in a file',
      { 'paths/fees.yaml': `${FEES}${FEES}` },
      'openapi/paths/fees.yaml:3: Map keys must be unique',
    ],
    [
      'a path without an operation',
      { 'paths/fees.yaml': '/fee/list: {}\n' },
      'openapi/paths/fees.yaml:1: /fee/list has no operation',
    ],
    [
      'a key that is not a path',
      { 'paths/fees.yaml': FEES.replace('/fee', 'fee') },
      'openapi/paths/fees.yaml:1: fee/list is no path, it does not begin with /',
    ],
    [
      'an unknown method',
      { 'paths/fees.yaml': FEES.replace('get:', 'gte:') },
      'openapi/paths/fees.yaml:2: gte is none of the methods get, put, post, delete, patch',
    ],
    [
      'an operation without an operationId',
      { 'paths/trips.yaml': TRIP.replace('operationId: getTrip', 'summary: Read') },
      'openapi/paths/trips.yaml:2: POST /trip/get has no operationId',
    ],
    [
      'an operationId that already exists',
      { 'paths/fees.yaml': FEES.replace('listFees', 'getTrip') },
      'openapi/paths/fees.yaml:2: the operationId getTrip is at openapi/paths/trips.yaml:2 already',
    ],
    [
      'an operation without a tag',
      { 'paths/fees.yaml': FEES.replace('tags: [fees], ', '') },
      'openapi/paths/fees.yaml:2: listFees needs tags: [fees], as its file is called',
    ],
    [
      'an operation with the tag of another file',
      { 'paths/fees.yaml': FEES.replace('[fees]', '[trips]') },
      'openapi/paths/fees.yaml:2: listFees needs tags: [fees], as its file is called',
    ],
    [
      'a broken reference',
      { 'paths/fees.yaml': FEES.replace('{ description: The fees. }', "{ $ref: '#/gone' }") },
      'openapi/paths/fees.yaml:2: there is no #/gone',
    ],
    ['invalid YAML', { 'paths/fees.yaml': FEES.replace('[msp],', '[msp,') }, 'openapi/paths/fees.yaml:2: '],
  ])('refuses %s in one line', (_case, files, message) => {
    expect(mistakesOf(files)).toContain(message)
    expect(mistakesOf(files).split('\n')).toHaveLength(1)
  })
})

describe('refusals', () => {
  /** The statuses beyond 2xx of the trip's operation. */
  const statusesOf = (rest: string): string =>
    Object.entries(
      partOf(
        compose({ 'paths/trips.yaml': trip(`${rest}    responses: { '200': { description: Done. } }\n`) }),
        'paths/trips.yaml',
        '/trip/get',
        'post',
        'responses',
      ) ?? {},
    )
      .filter(([status]) => status >= '400')
      .map(([status]) => status)
      .join(' ')
  const body = (schema: string): string =>
    `    requestBody: { content: { application/json: { schema: ${schema} } } }\n`
  const parameter = (schema: string): string =>
    `    parameters: [{ name: trip, in: query, schema: ${schema} }]\n`

  it.each([
    ['that is public', '    x-roles: [public]\n', '422 429 500 503'],
    ['that takes the refresh token', '    x-roles: [refresh]\n', '401 422 429 500 503'],
    ['for all signed-in users', '    x-roles: [signed-in]\n', '401 422 429 500 503'],
    ['for the account itself or a role', '    x-roles: [self, msp]\n', '401 403 422 429 500 503'],
    ['with a body', `    x-roles: [signed-in]\n${body('{ type: string }')}`, '400 401 415 422 429 500 503'],
    [
      'whose body names a record',
      `    x-roles: [signed-in]\n${body("{ properties: { trip: { $ref: '../common.yaml#/schemas/OspId' } } }")}`,
      '400 401 404 415 422 429 500 503',
    ],
    ['with a parameter', `    x-roles: [signed-in]\n${parameter('{ type: string }')}`, '401 422 429 500 503'],
    [
      'whose parameter names a record',
      `    x-roles: [signed-in]\n${parameter("{ $ref: '../common.yaml#/schemas/OspId' }")}`,
      '401 404 422 429 500 503',
    ],
    [
      'whose parameter is a UUID',
      `    x-roles: [signed-in]\n${parameter('{ type: string, format: uuid }')}`,
      '401 404 422 429 500 503',
    ],
    [
      'without its 404',
      `    x-roles: [signed-in]\n    x-deviations: { '404': none }\n${parameter('{ type: string, format: uuid }')}`,
      '401 422 429 500 503',
    ],
  ])('of an operation %s have the expected statuses', (_case, rest, statuses) => {
    expect(statusesOf(rest)).toBe(statuses)
  })

  it('are shared responses, in addition to those of the operation', () => {
    const own =
      TRIP.replace('[msp]', "[msp]\n    x-deviations: { '422': own }") +
      "      '409': { description: Taken. }\n      '422': { description: Too far. }\n"
    expect(partOf(compose({ 'paths/trips.yaml': own }), 'paths/trips.yaml', '/trip/get', 'post')).toEqual({
      operationId: 'getTrip',
      tags: ['trips'],
      'x-roles': ['msp'],
      responses: {
        '200': { description: 'The trip.' },
        '401': { $ref: '../common.yaml#/responses/Unauthorized' },
        '403': { $ref: '../common.yaml#/responses/Forbidden' },
        '409': { description: 'Taken.' },
        '422': { description: 'Too far.' },
        '429': { $ref: '../common.yaml#/responses/TooManyRequests' },
        '500': { $ref: '../common.yaml#/responses/ServerError' },
        '503': { $ref: '../common.yaml#/responses/Unavailable' },
      },
    })
  })

  it.each([
    [
      'written by hand',
      '',
      "      '403': { $ref: '../common.yaml#/responses/Forbidden' }\n",
      "openapi/paths/trips.yaml:8: getTrip writes 403, which each operation that asks for a role gets: remove it, or say x-deviations: { '403': own }",
    ],
    [
      'denied but written',
      "    x-deviations: { '403': none }\n",
      "      '403': { description: No. }\n",
      'openapi/paths/trips.yaml:9: getTrip writes the 403 that x-deviations denies',
    ],
    [
      'own but not written',
      "    x-deviations: { '403': own }\n",
      '',
      'openapi/paths/trips.yaml:6: getTrip says it has its own 403, which it has not',
    ],
    [
      'denied but given by no rule',
      "    x-deviations: { '404': none }\n",
      '',
      'openapi/paths/trips.yaml:6: getTrip deviates in 404, which no rule gives it',
    ],
    [
      'deviating with another word than none or own',
      "    x-deviations: { '403': never }\n",
      '',
      'openapi/paths/trips.yaml:6: getTrip says never of 403, which may be none or own',
    ],
  ])('cannot be %s', (_case, deviations, written, message) => {
    const file = TRIP.replace('    responses', `${deviations}    responses`) + written
    expect(mistakesOf({ 'paths/trips.yaml': file })).toBe(message)
  })

  test('each rule of refusals names an existing response', () => {
    expect(mistakesOf({ 'common.yaml': COMMON.replace('Forbidden:', 'Denied:') })).toBe(
      'openapi/common.yaml: there is no response Forbidden, which refusals.ts adds',
    )
  })
})

describe('properties of another schema', () => {
  const TRIP_SCHEMAS = `Trip:
  type: object
  required: [id]
  properties:
    id: { $ref: '../common.yaml#/schemas/OspId' }
    mode: { type: string, enum: [BUS, CAR] }
    km: { type: number }
    stops: { $ref: '#/Stops' }
Stops: { type: integer }
`
  const schema = (text: string, path = 'schemas/trips.yaml'): unknown =>
    partOf(
      compose({
        'schemas/trips.yaml': TRIP_SCHEMAS,
        [path]: `${path === 'schemas/trips.yaml' ? TRIP_SCHEMAS : ''}Change:\n${text}`,
      }),
      path,
      'Change',
    )

  it('are included completely, before or after its own', () => {
    const all = {
      id: { $ref: '../common.yaml#/schemas/OspId' },
      mode: { type: 'string', enum: ['BUS', 'CAR'] },
      km: { type: 'number' },
      stops: { $ref: '#/Stops' },
    }
    const before = schema(
      "  x-properties-of: [{ schema: '#/Trip' }]\n  properties: { note: { type: string } }\n",
    )
    expect(before).toEqual({ properties: { ...all, note: { type: 'string' } } })
    expect(Object.keys(partOf(new Map([['', { before }]]), '', 'before', 'properties') ?? {})).toEqual([
      'id',
      'mode',
      'km',
      'stops',
      'note',
    ])
    const after = schema(
      "  properties: { note: { type: string } }\n  x-properties-of: [{ schema: '#/Trip' }]\n",
    )
    expect(Object.keys(partOf(new Map([['', { after }]]), '', 'after', 'properties') ?? {})).toEqual([
      'note',
      'id',
      'mode',
      'km',
      'stops',
    ])
  })

  it('can be included in part, and made nullable', () => {
    expect(
      schema(
        "  x-properties-of:\n    - { schema: '#/Trip', only: [stops] }\n    - { schema: '#/Trip', only: [mode, km], nullable: true }\n",
      ),
    ).toEqual({
      properties: {
        stops: { $ref: '#/Stops' },
        mode: { type: ['string', 'null'], enum: ['BUS', 'CAR', null] },
        km: { type: ['number', 'null'] },
      },
    })
  })

  it('keep their references in another file, and can be included from there again', () => {
    const text =
      "  x-properties-of: [{ schema: '#/Base' }]\nBase:\n  x-properties-of: [{ schema: 'trips.yaml#/Trip', only: [id, stops] }]\n"
    expect(schema(text, 'schemas/fees.yaml')).toEqual({
      properties: { id: { $ref: '../common.yaml#/schemas/OspId' }, stops: { $ref: 'trips.yaml#/Stops' } },
    })
  })

  it.each([
    ['from an unknown schema', "[{ schema: '#/Gone' }]", 'openapi/schemas/trips.yaml:11: there is no #/Gone'],
    [
      'unknown',
      "[{ schema: '#/Trip', only: [kilometres] }]",
      'openapi/schemas/trips.yaml:11: #/Trip has no property kilometres',
    ],
    [
      'included twice',
      "[{ schema: '#/Trip' }, { schema: '#/Trip', only: [km] }]",
      'openapi/schemas/trips.yaml:11: km is taken and written, or taken twice',
    ],
    [
      'from the schema itself',
      "[{ schema: '#/Change' }]",
      'openapi/schemas/trips.yaml:11: #/Change takes its properties from itself',
    ],
    [
      'without a type that could be null',
      "[{ schema: '#/Trip', only: [stops], nullable: true }]",
      'openapi/schemas/trips.yaml:11: stops has no type of its own that could be null too',
    ],
    [
      'from an unnamed schema',
      '[{ only: [km] }]',
      'openapi/schemas/trips.yaml:11: x-properties-of names no schema',
    ],
  ])('are refused if they are %s', (_case, propertiesOf, message) => {
    expect(
      mistakesOf({ 'schemas/trips.yaml': `${TRIP_SCHEMAS}Change:\n  x-properties-of: ${propertiesOf}\n` }),
    ).toBe(message)
  })
})

test.runIf(isAll)('Redocly finds the whole contract in `openapi/openapi.yaml`, which lists no path', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    const target = join(folder, 'openapi.json')
    joinFiles('openapi/openapi.yaml', target)
    expect(readFileSync(target, 'utf8')).toBe(readFileSync('src/api/generated/openapi.json', 'utf8'))
  } finally {
    rmSync(folder, { recursive: true })
  }
})
