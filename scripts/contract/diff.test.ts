import { describe, expect, test } from 'vitest'
import { contractDifferences } from './diff-operations.ts'
import type { Contract, ContractOperation, JsonSchema } from '../../openapi/contract-types.ts'

const body = (schema: JsonSchema) => ({ required: true, content: { 'application/json': { schema } } })
const answer = (schema: JsonSchema) => ({
  description: 'Good.',
  content: { 'application/json': { schema } },
})
const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** A small contract in which a trip is written, read and listed. */
function contract(): Contract {
  const operation = (
    operationId: string,
    schema: JsonSchema,
    parts: Partial<ContractOperation>,
  ): ContractOperation => ({
    operationId,
    tags: ['trips'],
    'x-roles': ['user_manager', 'msp'],
    responses: { '200': answer(schema), '404': { $ref: '#/components/responses/NotFound' } },
    ...parts,
  })
  const page = { name: 'page', in: 'query', schema: { type: 'integer', minimum: 0, default: 0 } } as const
  return {
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    paths: {
      '/trip/create': { post: operation('createTrip', ref('Trip'), { requestBody: body(ref('NewTrip')) }) },
      '/trip/list': {
        post: operation(
          'listTrips',
          { type: 'array', items: ref('Trip') },
          { parameters: [page, { $ref: '#/components/parameters/Size' }] },
        ),
      },
    },
    components: {
      schemas: {
        NewTrip: {
          type: 'object',
          additionalProperties: false,
          required: ['from'],
          properties: {
            from: { type: 'string', maxLength: 40 },
            kind: ref('Kind'),
            note: { type: ['string', 'null'] },
          },
        },
        Trip: {
          type: 'object',
          required: ['ospId', 'kind'],
          properties: {
            ospId: { type: 'string', maxLength: 64 },
            kind: ref('Kind'),
            state: { type: 'string', enum: ['NEW', 'DONE'], 'x-extensible': true },
            stops: { type: 'array', items: ref('Stop') },
            before: ref('Trip'),
          },
        },
        Kind: { type: 'string', enum: ['TRAIN', 'BIKE'] },
        Stop: { oneOf: [ref('Place'), { type: 'string' }] },
        Place: { type: 'object', properties: { town: { type: 'string' } } },
      },
      parameters: { Size: { name: 'size', in: 'query', schema: { type: 'integer', maximum: 1000 } } },
      responses: {
        NotFound: {
          description: 'None.',
          headers: { 'X-Trace': { required: true, schema: { type: 'string' } } },
        },
      },
    },
  }
}

type Edit = (contract: Contract) => void
const operation = (of: Contract, path: string): ContractOperation => {
  const found = of.paths[path]?.['post']
  if (!found) throw new Error(`no ${path}`)
  return found
}
const create = (of: Contract) => operation(of, '/trip/create')
const lists = (of: Contract) => operation(of, '/trip/list')
const schema = (of: Contract, name: string): JsonSchema => {
  const found = of.components.schemas[name]
  if (!found) throw new Error(`no ${name}`)
  return found
}
const property = (of: Contract, name: string): Record<string, JsonSchema> =>
  schema(of, name)['properties'] as Record<string, JsonSchema>

function differences(edit: Edit) {
  const after = contract()
  edit(after)
  return contractDifferences(contract(), after)
}
/** Each change as one line. Breaking ones start with `!`. */
const lines = (edit: Edit): string[] =>
  differences(edit).map(({ at, text, breaking }) => `${breaking ? '! ' : ''}${at}: ${text}`)

test('an unchanged contract has no changes, also with a recursive schema', () => {
  expect(lines(() => undefined)).toEqual([])
})

test('descriptions and examples are ignored', () => {
  const edit: Edit = (of) => {
    create(of).summary = 'Other words'
    schema(of, 'Trip')['description'] = 'Other words'
    property(of, 'Trip')['ospId'] = { type: 'string', maxLength: 64, examples: ['t-1'] }
  }
  expect(lines(edit)).toEqual([])
})

describe('operations', () => {
  test.each<[string, Edit, string[]]>([
    ['removed', (of) => delete of.paths['/trip/list'], ['! POST /trip/list: removed']],
    [
      'added',
      (of) => (of.paths['/trip/get'] = { post: { ...lists(of), operationId: 'getTrip' } }),
      ['POST /trip/get: added'],
    ],
    [
      'moved',
      (of) => {
        of.paths['/trips'] = { post: lists(of) }
        delete of.paths['/trip/list']
      },
      ['! POST /trips: moved from POST /trip/list'],
    ],
    [
      'renamed, so that generated clients no longer have it',
      (of) => (lists(of).operationId = 'findTrips'),
      ['! POST /trip/list: removed', 'POST /trip/list: added'],
    ],
    ['deprecated', (of) => (lists(of).deprecated = true), ['POST /trip/list: deprecated']],
    [
      'moved to another area',
      (of) => (lists(of).tags = ['travel']),
      ['POST /trip/list: area trips → travel'],
    ],
    ['moved to another base path', (of) => (of.servers = [{ url: '/v2' }]), ['! servers: /api → /v2']],
  ])('%s', (_what, edit, expected) => expect(lines(edit)).toEqual(expected))
})

describe('access', () => {
  test.each<[string, string[], string[]]>([
    ['a removed role', ['msp'], ['! POST /trip/list: role user_manager may no longer call it']],
    ['an added role', ['user_manager', 'msp', 'self'], ['POST /trip/list: role self may call it']],
    ['access for all signed-in users', ['signed-in'], ['POST /trip/list: role signed-in may call it']],
    ['public access', ['public'], ['POST /trip/list: role public may call it']],
  ])('%s', (_what, roles, expected) => {
    expect(lines((of) => (lists(of)['x-roles'] = roles))).toEqual(expected)
  })

  test('changes when an operation starts or stops requiring a token', () => {
    const free = contract()
    lists(free).security = []
    expect(contractDifferences(contract(), free)).toMatchObject([
      { text: 'security bearer → none', breaking: false },
    ])
    expect(contractDifferences(free, contract())).toMatchObject([
      { text: 'security none → bearer', breaking: true },
    ])
  })

  test('must be reviewed by a person if a rule is added', () => {
    expect(lines((of) => (lists(of)['x-rule'] = ['R196']))).toEqual([
      'POST /trip/list: names rule R196: read it',
    ])
  })
})

describe('parameters and bodies', () => {
  const added =
    (required: boolean): Edit =>
    (of) =>
      (lists(of).parameters ?? []).push({ name: 'q', in: 'query', required, schema: { type: 'string' } })
  test.each<[string, Edit, string[]]>([
    [
      'a removed parameter',
      (of) => lists(of).parameters?.shift(),
      ['! POST /trip/list: query parameter page removed'],
    ],
    ['an added optional parameter', added(false), ['POST /trip/list: query parameter q added']],
    ['an added required parameter', added(true), ['! POST /trip/list: query parameter q added, required']],
    [
      'a narrower shared parameter',
      (of) =>
        (of.components.parameters = {
          Size: { name: 'size', in: 'query', schema: { type: 'integer', maximum: 100 } },
        }),
      ['! POST /trip/list query parameter size: request: maximum 1000 → 100'],
    ],
    [
      'a changed default',
      (of) =>
        (lists(of).parameters = [
          { name: 'page', in: 'query', schema: { type: 'integer', minimum: 0, default: 1 } },
          { $ref: '#/components/parameters/Size' },
        ]),
      ['! POST /trip/list query parameter page: request: default 0 → 1'],
    ],
    [
      'an added required body',
      (of) => (lists(of).requestBody = body({ type: 'object' })),
      ['! POST /trip/list: body added, required'],
    ],
    ['a removed body', (of) => delete create(of).requestBody, ['! POST /trip/create: body removed']],
    [
      'a changed media type',
      (of) =>
        (create(of).requestBody = {
          required: true,
          content: { 'text/csv': { schema: { type: 'string' } } },
        }),
      [
        '! POST /trip/create body: request: media type application/json removed',
        'POST /trip/create body: request: media type text/csv added',
      ],
    ],
  ])('%s', (_what, edit, expected) => expect(lines(edit)).toEqual(expected))
})

describe('responses', () => {
  test.each<[string, Edit, string[]]>([
    [
      'a removed status',
      (of) => delete lists(of).responses['404'],
      ['! POST /trip/list: status 404 removed'],
    ],
    [
      'an added error',
      (of) => (lists(of).responses['409'] = { description: 'Stale.' }),
      ['POST /trip/list: status 409 added'],
    ],
    [
      'an added success status',
      (of) => (lists(of).responses['202'] = { description: 'Later.' }),
      ['! POST /trip/list: status 202 added'],
    ],
    [
      'a changed media type',
      (of) => (create(of).responses['200'] = { description: 'Good.', content: { 'text/csv': {} } }),
      [
        '! POST /trip/create 200: response: media type application/json removed',
        '! POST /trip/create 200: response: media type text/csv added',
      ],
    ],
    [
      'a header of a shared response that is no longer required',
      (of) =>
        (of.components.responses = {
          NotFound: { description: 'None.', headers: { 'X-Trace': { schema: {} } } },
        }),
      [
        '! POST /trip/create: status 404: header X-Trace no longer required',
        '! POST /trip/list: status 404: header X-Trace no longer required',
      ],
    ],
  ])('%s', (_what, edit, expected) => expect(lines(edit)).toEqual(expected))
})

describe('narrower schemas of requests are breaking', () => {
  const changed =
    (name: string, to: JsonSchema): Edit =>
    (of) =>
      (property(of, 'NewTrip')[name] = to)
  test.each<[string, Edit, string[]]>([
    [
      'a lower limit',
      changed('from', { type: 'string', maxLength: 20 }),
      ['! NewTrip.from: request: maxLength 40 → 20'],
    ],
    [
      'a higher limit',
      changed('from', { type: 'string', maxLength: 80 }),
      ['NewTrip.from: request: maxLength 40 → 80'],
    ],
    ['a removed limit', changed('from', { type: 'string' }), ['NewTrip.from: request: maxLength 40 → none']],
    [
      'a lower limit',
      changed('from', { type: 'string', maxLength: 40, minLength: 1 }),
      ['! NewTrip.from: request: minLength none → 1'],
    ],
    [
      'an added pattern',
      changed('from', { type: 'string', maxLength: 40, pattern: '^a' }),
      ['! NewTrip.from: request: pattern none → "^a"'],
    ],
    [
      'null no longer allowed',
      changed('note', { type: 'string' }),
      ['! NewTrip.note: request: type null or string → string'],
    ],
    [
      'a changed type',
      changed('note', { type: 'integer' }),
      ['! NewTrip.note: request: type null or string → integer'],
    ],
    ['an added property', changed('to', { type: 'string' }), ['NewTrip: request: `to` added']],
    [
      'a removed property',
      (of) => delete property(of, 'NewTrip')['note'],
      ['! NewTrip: request: `note` removed'],
    ],
    [
      'a property that becomes required',
      (of) => (schema(of, 'NewTrip').required = ['from', 'kind']),
      ['! NewTrip: request: `kind` required'],
    ],
    [
      'a property that is no longer required',
      (of) => (schema(of, 'NewTrip').required = []),
      ['NewTrip: request: `from` no longer required'],
    ],
    [
      'an added required property',
      (of) => {
        property(of, 'NewTrip')['to'] = { type: 'string' }
        schema(of, 'NewTrip').required = ['from', 'to']
      },
      ['! NewTrip: request: `to` added, required'],
    ],
    [
      'additional properties that become allowed',
      (of) => (schema(of, 'NewTrip')['additionalProperties'] = true),
      ['NewTrip: request: additionalProperties false → true'],
    ],
  ])('%s', (_what, edit, expected) => expect(lines(edit)).toEqual(expected))
})

describe('wider schemas of responses are breaking', () => {
  const changed =
    (name: string, to: JsonSchema): Edit =>
    (of) =>
      (property(of, 'Trip')[name] = to)
  test.each<[string, Edit, string[]]>([
    ['an added property', changed('cost', { type: 'number' }), ['Trip: response: `cost` added']],
    [
      'a removed property',
      (of) => delete property(of, 'Trip')['stops'],
      ['! Trip: response: `stops` removed'],
    ],
    [
      'a property that is no longer required',
      (of) => (schema(of, 'Trip').required = ['ospId']),
      ['! Trip: response: `kind` no longer required'],
    ],
    [
      'null that becomes possible',
      changed('ospId', { type: ['string', 'null'], maxLength: 64 }),
      ['! Trip.ospId: response: type string → null or string'],
    ],
    [
      'a changed type',
      changed('ospId', { type: 'integer', maxLength: 64 }),
      ['! Trip.ospId: response: type string → integer'],
    ],
    [
      'a higher limit',
      changed('ospId', { type: 'string', maxLength: 99 }),
      ['! Trip.ospId: response: maxLength 64 → 99'],
    ],
    [
      'a lower limit',
      changed('ospId', { type: 'string', maxLength: 9 }),
      ['Trip.ospId: response: maxLength 64 → 9'],
    ],
    [
      'an added value of an open list',
      changed('state', { type: 'string', enum: ['NEW', 'DONE', 'LATE'], 'x-extensible': true }),
      ['Trip.state: response: value "LATE" added'],
    ],
    [
      'an added alternative within a list',
      (of) => (schema(of, 'Stop')['oneOf'] = [{ type: 'string' }, ref('Place'), { type: 'integer' }]),
      ['! Stop: response: alternative "integer" added'],
    ],
    [
      'a change deep within a referenced schema',
      (of) => (property(of, 'Place')['town'] = { type: 'number' }),
      ['! Place.town: response: type string → number'],
    ],
  ])('%s', (_what, edit, expected) => expect(lines(edit)).toEqual(expected))
})

test('the content of files is compared like any request', () => {
  const before = contract()
  const file = { type: 'string', contentSchema: { type: 'array', items: ref('Place') } }
  create(before).requestBody = { content: { 'multipart/form-data': { schema: file } } }
  const after = structuredClone(before)
  property(after, 'Place')['town'] = { type: 'string', maxLength: 9 }
  expect(contractDifferences(before, after)).toMatchObject([
    { at: 'Place.town', text: 'request: maxLength none → 9', breaking: true, operations: ['createTrip'] },
    { at: 'Place.town', text: 'response: maxLength none → 9', breaking: false },
  ])
})

describe('a shared schema', () => {
  test('breaks clients by an added value and servers by a removed one', () => {
    expect(lines((of) => (schema(of, 'Kind')['enum'] = ['TRAIN', 'BIKE', 'BUS']))).toEqual([
      '! Kind: response: value "BUS" added',
      'Kind: request: value "BUS" added',
    ])
    expect(lines((of) => (schema(of, 'Kind')['enum'] = ['TRAIN']))).toEqual([
      '! Kind: request: value "BIKE" removed',
      'Kind: response: value "BIKE" removed',
    ])
  })

  test('is reported once, with all affected operations', () => {
    const [change, ...rest] = differences((of) => delete property(of, 'Trip')['stops'])
    expect(rest).toEqual([])
    expect(change?.operations).toEqual(['createTrip', 'listTrips'])
  })

  test('is compared like the same schema in one piece if it is built with allOf', () => {
    const edit: Edit = (of) => {
      const { properties, required, ...rest } = schema(of, 'Trip')
      const { ospId, ...others } = property(of, 'Trip')
      of.components.schemas['Trip'] = {
        allOf: [
          { type: 'object', required: required ?? [], properties: { ospId } },
          { ...rest, properties: others },
        ],
      }
      expect(properties).toBeDefined()
    }
    expect(lines(edit)).toEqual([])
  })
})
