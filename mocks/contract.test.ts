import { describe, expect, test } from 'vitest'
import type { Contract, ContractOperation, JsonSchema } from '~openapi/contract-types.ts'
import { createContract } from './contract.ts'
import type { MatchedOperation } from './contract/match.ts'

const text = { type: 'string' }
const json = (schema: JsonSchema) => ({ 'application/json': { schema } })
const operation = (operationId: string, more: Partial<ContractOperation> = {}): ContractOperation => ({
  operationId,
  tags: ['test'],
  'x-roles': ['public'],
  responses: { '200': { description: '', content: json({ $ref: '#/components/schemas/Person' }) } },
  ...more,
})
const bundle: Contract = {
  paths: {
    '/people/{id}': {
      get: operation('getPerson', {
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^p-[0-9]+$' } },
          { name: 'X-Reason', in: 'header', schema: { type: 'string', minLength: 3 } },
        ],
      }),
      delete: operation('deletePerson', {
        responses: { '204': { description: '', headers: { 'X-Left': { required: true, schema: text } } } },
      }),
    },
    '/people/all': { get: operation('allPeople') },
    '/people': {
      post: operation('createPerson', {
        parameters: [
          { name: 'page', in: 'query', schema: { type: 'integer', minimum: 0, default: 0 } },
          { name: 'dry', in: 'query', schema: { type: 'boolean' } },
          { name: 'kind', in: 'query', schema: { type: 'array', items: { enum: ['a', 'b'] } } },
          { name: 'since', in: 'query', required: true, schema: { type: 'string', format: 'date' } },
        ],
        requestBody: { required: true, content: json({ $ref: '#/components/schemas/NewPerson' }) },
      }),
    },
    '/photos': {
      post: operation('addPhoto', {
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                additionalProperties: false,
                required: ['file'],
                properties: {
                  file: { type: 'string', format: 'binary', minLength: 1 },
                  title: { type: 'string', maxLength: 5 },
                },
              },
            },
          },
        },
        responses: {
          '200': { description: '', content: { 'text/plain': { schema: { type: 'string', minLength: 1 } } } },
        },
      }),
    },
  },
  components: {
    schemas: {
      ApiError: { type: 'object', required: ['message'], properties: { message: text } },
      Named: { type: 'object', required: ['name'], properties: { name: text } },
      Address: { type: 'object', properties: { city: text } },
      Person: {
        allOf: [{ $ref: '#/components/schemas/Named' }],
        properties: {
          address: { $ref: '#/components/schemas/Address' },
          friends: { type: 'array', items: { $ref: '#/components/schemas/Named' } },
          notes: { type: 'object', properties: { first: text }, additionalProperties: text },
        },
      },
      NewPerson: {
        type: 'object',
        additionalProperties: false,
        required: ['data'],
        properties: {
          data: {
            type: 'object',
            additionalProperties: false,
            required: ['email'],
            properties: {
              email: { type: 'string', format: 'email' },
              amount: { type: 'number', format: 'euro' },
            },
          },
        },
      },
    },
    responses: {},
  },
}
const contract = await createContract(bundle)

function find(method: string, path: string): MatchedOperation {
  const match = contract.match(method, path)
  if (match.kind !== 'operation') throw new Error(`no operation ${method} ${path}`)
  return match
}
const post = (search: string, body: BodyInit | null, type?: string): Request =>
  new Request(`http://x/people?${search}`, {
    method: 'POST',
    body,
    headers: type === undefined ? {} : { 'content-type': type },
  })
const fieldsOf = async (found: MatchedOperation, request: Request) => {
  const verdict = await contract.checkRequest(found, request)
  if (verdict.ok) return []
  return verdict.error.errors?.map(({ field, rule }) => `${field}: ${rule}`)
}

describe('matching the operation', () => {
  test('a literal path wins over a template', () => {
    expect(find('GET', '/people/all').operation.operationId).toBe('allPeople')
    expect(find('GET', '/people/p-1')).toMatchObject({ path: { id: 'p-1' }, template: '/people/{id}' })
  })
  test('escapes are decoded; an invalid escape stays as it is', () => {
    expect(find('GET', '/people/a%2Fb').path).toEqual({ id: 'a/b' })
    expect(find('GET', '/people/%E0%A4%A').path).toEqual({ id: '%E0%A4%A' })
  })
  test('another method of a known path returns the allowed methods', () => {
    expect(contract.match('PUT', '/people/p-1')).toEqual({ kind: 'wrong-method', allow: ['GET', 'DELETE'] })
    expect(contract.match('DELETE', '/people/all')).toEqual({ kind: 'wrong-method', allow: ['GET'] })
  })
  test('an unknown path, an empty segment and a trailing slash match nothing', () => {
    for (const path of ['/nobody', '/people/', '/people/p-1/', '//people'])
      expect(contract.match('GET', path).kind).toBe('unknown-path')
  })
})

describe('requests', () => {
  const create = find('POST', '/people')
  const good = '{"data":{"email":"a@b.example"}}'

  test('query texts are converted to the declared types, and defaults are filled in', async () => {
    const verdict = await contract.checkRequest(
      create,
      post('since=2026-01-31&dry=true&kind=a&kind=b', good, 'application/json; charset=UTF-8'),
    )
    expect(verdict).toEqual({
      ok: true,
      input: {
        path: {},
        query: { page: 0, dry: true, kind: ['a', 'b'], since: '2026-01-31' },
        body: { data: { email: 'a@b.example' } },
      },
    })
  })
  test.each([
    ['since=2026-01-31&page=-1', 'page: minimum'],
    ['since=2026-01-31&page=one', 'page: integer'],
    ['since=2026-01-31&page=0x1', 'page: integer'],
    ['since=2026-01-31&dry=1', 'dry: type'],
    ['since=2026-01-31&kind=c', 'kind.0: enum'],
    ['since=2026-02-30', 'since: date'],
    ['', 'since: required'],
    ['since=2026-01-31&sicne=1', 'sicne: unknown'],
  ])('the query %s is a 422 for %s', async (search, finding) => {
    expect(await fieldsOf(create, post(search, good, 'application/json'))).toEqual([finding])
  })
  test('path and header parameters are checked', async () => {
    expect(
      await fieldsOf(
        find('GET', '/people/1'),
        new Request('http://x/people/1', { headers: { 'x-reason': 'no' } }),
      ),
    ).toEqual(['id: pattern', 'X-Reason: minLength'])
  })
  test('a value out of bounds is reported with the bound', async () => {
    const request = new Request('http://x/people/p-1', { headers: { 'x-reason': 'no' } })
    const short = await contract.checkRequest(find('GET', '/people/p-1'), request)
    expect(short).toMatchObject({ error: { errors: [{ rule: 'minLength', params: { min: 3 } }] } })
    const low = await contract.checkRequest(
      create,
      post('since=2026-01-31&page=-1', good, 'application/json'),
    )
    expect(low).toMatchObject({ error: { errors: [{ rule: 'minimum', params: { min: 0 } }] } })
    const form = new FormData()
    form.append('file', new Blob([]))
    form.append('title', 'too long')
    const photo = new Request('http://x/photos', { method: 'POST', body: form })
    const long = await contract.checkRequest(find('POST', '/photos'), photo)
    expect(long).toMatchObject({ error: { errors: [{ field: 'file' }, { params: { max: 5 } }] } })
    expect(JSON.stringify(long), 'an empty text is required, not short').not.toContain('min')
  })
  test('an invalid body is reported with every field, as dotted paths', async () => {
    const body = JSON.stringify({ data: { email: 'a', amount: 0.001, x: 1 }, y: 1 })
    expect((await fieldsOf(create, post('since=2026-01-31', body, 'application/json')))?.sort()).toEqual([
      'data.amount: euro',
      'data.email: email',
      'data.x: unknown',
      'y: unknown',
    ])
  })
  test.each([
    ['{"data":', 'application/json', 400],
    ['', 'application/json', 400],
    [null, undefined, 400],
    [new Uint8Array([0x22, 0xff, 0x22]), 'application/json', 400],
    [good, 'text/plain', 415],
    [good, 'application/json; charset=iso-8859-1', 415],
    [new Uint8Array([0x7b, 0x7d]), undefined, 415],
    ['{}', 'application/json', 422],
    ['null', 'application/json', 422],
  ] as const)('the body %s as %s is a %i', async (body, type, status) => {
    expect(await contract.checkRequest(create, post('since=2026-01-31', body, type))).toMatchObject({
      ok: false,
      status,
    })
  })
  test('a body where the contract has none is a 422', async () => {
    expect(
      await fieldsOf(
        find('DELETE', '/people/p-1'),
        new Request('http://x/people/p-1', { method: 'DELETE', body: '{}' }),
      ),
    ).toEqual(['body: unknown'])
  })
  test('a form is checked part by part and passed on with its files', async () => {
    const upload = find('POST', '/photos')
    const send = (parts: Record<string, string | Blob>) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(parts)) form.append(name, value)
      return new Request('http://x/photos', { method: 'POST', body: form })
    }
    const file = new Blob(['bytes'])
    const verdict = await contract.checkRequest(upload, send({ file, title: 'ok' }))
    expect(verdict).toMatchObject({ ok: true, input: { body: { title: 'ok' } } })
    expect(await fieldsOf(upload, send({ file: new Blob([]), title: 'too long', more: '1' }))).toEqual([
      'more: unknown',
      'file: required',
      'title: maxLength',
    ])
    const broken = new Request('http://x/photos', {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': 'multipart/form-data' },
    })
    expect(await contract.checkRequest(upload, broken)).toMatchObject({ ok: false, status: 400 })
  })
})

describe('responses', () => {
  const get = find('GET', '/people/p-1')
  const problems = (body: unknown, init?: ResponseInit) =>
    contract.checkResponse(get, Response.json(body, init))

  test('declared properties are accepted, also through composition', async () => {
    expect(
      await problems({ name: 'A', address: { city: 'B' }, friends: [{ name: 'C' }], notes: { any: 'text' } }),
    ).toEqual([])
  })
  test('an undeclared property is a violation at any depth', async () => {
    expect(await problems({ name: 'A', age: 1 })).toEqual(['age: is not declared'])
    expect(await problems({ name: 'A', address: { zip: '1' } })).toEqual(['address.zip: is not declared'])
    expect(await problems({ name: 'A', friends: [{ name: 'B', age: 1 }] })).toEqual([
      'friends.0.age: is not declared',
    ])
  })
  test('problems contain no value of the response', async () => {
    const found = await problems({ name: 'A', address: { city: ['secret'] }, notes: { first: 1 } })
    expect(found).toHaveLength(2)
    expect(found.join()).not.toContain('secret')
  })
  test('status, media type and JSON are checked', async () => {
    expect(await problems({ name: 'A' }, { status: 201 })).toEqual(['status 201 is not documented'])
    expect(
      await contract.checkResponse(get, new Response('A', { headers: { 'content-type': 'text/html' } })),
    ).toEqual(['content type text/html is not documented'])
    const broken = new Response('{', { headers: { 'content-type': 'application/json' } })
    expect(await contract.checkResponse(get, broken)).toEqual(['the body is not valid JSON'])
  })
  test('a required header and an empty body are checked', async () => {
    const remove = find('DELETE', '/people/p-1')
    expect(await contract.checkResponse(remove, new Response(null, { status: 204 }))).toEqual([
      'header X-Left is missing',
    ])
    expect(
      await contract.checkResponse(remove, new Response(null, { status: 204, headers: { 'x-left': '0' } })),
    ).toEqual([])
  })
  test('text is checked', async () => {
    const upload = find('POST', '/photos')
    const textResponse = (body: string) => new Response(body, { headers: { 'content-type': 'text/plain' } })
    expect(await contract.checkResponse(upload, textResponse('u-1'))).toEqual([])
    expect(await contract.checkResponse(upload, textResponse(''))).toHaveLength(1)
  })
  test('without an operation the response is an error in the common shape', async () => {
    const unknown = contract.match('GET', '/nobody')
    expect(await contract.checkResponse(unknown, Response.json({ message: 'no' }, { status: 404 }))).toEqual(
      [],
    )
    expect(
      await contract.checkResponse(unknown, Response.json({ error: 'no' }, { status: 404 })),
    ).toHaveLength(2)
    expect(await contract.checkResponse(unknown, new Response('no', { status: 404 }))).toHaveLength(1)
  })
})
