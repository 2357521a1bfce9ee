import { describe, expect, test } from 'vitest'
import { findingsOf, type Observation } from './findings.ts'
import { toCurl } from './exchange.ts'
import { differences, isSame, leaves, without, withValue } from './json.ts'
import { isWithin, toLevel } from './levels.ts'
import { nameOfId, toKind } from './model.ts'
import { readOptions } from './options.ts'
import { Pool } from './requests/pool.ts'
import { createRandom } from './random.ts'

describe('values', () => {
  test('are copied before they are changed', () => {
    const body = { data: { a: 1, list: [{ b: 2 }] } }
    expect(withValue(body, ['data', 'list', 0, 'b'], 3)).toEqual({ data: { a: 1, list: [{ b: 3 }] } })
    expect(without(body, ['data', 'a'])).toEqual({ data: { list: [{ b: 2 }] } })
    expect(body).toEqual({ data: { a: 1, list: [{ b: 2 }] } })
  })
  test('are compared regardless of the order of properties', () => {
    expect(isSame({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true)
    expect(differences({ a: 1, b: { c: 2 } }, { a: 1, b: { c: 3 }, d: 4 })).toEqual(['b.c', 'd'])
    expect([...leaves({ a: [1, { b: 2 }] })].map(({ path }) => path.join('.'))).toEqual(['a.0', 'a.1.b'])
  })
})

test('the same seed gives the same choices', () => {
  const row = (seed: number, name: string) => {
    const random = createRandom(seed, name)
    return [random.int(1000), random.unique(), random.pick(['a', 'b', 'c'])]
  }
  expect(row(1, 'x')).toEqual(row(1, 'x'))
  expect(row(1, 'x')).not.toEqual(row(2, 'x'))
  expect(row(1, 'x')).not.toEqual(row(1, 'y'))
})

test('identifiers are stored by kind, together with the other identifiers of their record', () => {
  const pool = new Pool()
  pool.collect(
    { content: [{ ospId: 'e-1', version: 3, user: { ospId: 'u-1', name: 'A' }, budgetOspId: 'b-1' }] },
    'event',
  )
  expect([pool.ids(['event']), pool.ids(['user']), pool.ids(['budget'])]).toEqual([['e-1'], ['u-1'], ['b-1']])
  expect(pool.relatedIds('event', 'e-1')).toMatchObject({ user: 'u-1', budget: 'b-1' })
  expect(pool.record('e-1')).toMatchObject({ version: 3 })
  expect([nameOfId('userGroupOspIds'), nameOfId('uploadId'), nameOfId('name')]).toEqual([
    'userGroup',
    'upload',
    undefined,
  ])
  expect([toKind('userGroups'), toKind('UserGroup'), toKind('companies')]).toEqual([
    'usergroup',
    'usergroup',
    'company',
  ])
})

describe('findings', () => {
  const seen = (more: Partial<Observation>): Observation => ({
    law: 'input',
    family: 'input',
    operation: 'updateUser',
    place: 'data.email format',
    expected: '422',
    actual: '200',
    steps: [],
    replay: 'input:updateUser:1',
    ...more,
  })
  const places = (observations: Observation[]) =>
    findingsOf(observations).map(({ operation, place, spots, also }) => [
      operation,
      place,
      spots.length,
      also.length,
    ])
  test('are two for two mistakes of one operation, and none for the same observation again', () => {
    const found = places([
      seen({}),
      seen({}),
      seen({ place: 'data.login required' }),
      seen({ family: 'state', law: 'stored', place: 'data.phone', expected: 'as sent', actual: 'nothing' }),
      seen({ family: 'access', law: 'token', operation: 'getUser', place: '401' }),
    ])
    expect(found).toEqual([
      ['getUser', '401', 0, 0],
      ['updateUser', 'data.email format', 0, 0],
      ['updateUser', 'data.login required', 0, 0],
      ['updateUser', 'data.phone', 0, 0],
    ])
  })
  test('are one for several laws that see the same field, also through another operation', () => {
    const stored = { family: 'state', law: 'stored', operation: 'createUser', place: 'phone' } as const
    expect(
      places([
        seen(stored),
        seen({ ...stored, law: 'options', place: 'data.phone' }),
        seen({ ...stored, operation: 'updateUser', law: 'changes', through: ['createUser'] }),
        seen({ ...stored, operation: 'updateUser', place: 'email', through: ['createUser'] }),
      ]),
    ).toEqual([
      ['createUser', 'phone', 0, 2],
      ['updateUser', 'email', 0, 0],
    ])
  })
  test('are one for the same difference in many operations, which names them all', () => {
    const charset = ['a', 'b', 'c', 'd'].map((operation) => seen({ operation, place: 'body charset' }))
    expect(places([...charset, seen({})])).toEqual([
      ['a', 'body charset', 3, 0],
      ['updateUser', 'data.email format', 0, 0],
    ])
    expect(places(charset.slice(1))).toHaveLength(3)
  })
})

test('a curl line reads its token from a variable and keeps its quotes', () => {
  const line = toCurl({
    method: 'POST',
    url: 'http://x/api/a',
    headers: { authorization: 'Bearer \u0001TOKEN_ANN\u0001' },
    body: `{"name":"d'Artagnan"}`,
  })
  expect(line).toBe(
    String.raw`curl -i -X POST -H 'authorization: Bearer '"$TOKEN_ANN" --data-binary '{"name":"d'\''Artagnan"}' 'http://x/api/a'`,
  )
})

test('options and levels are parsed', () => {
  expect(readOptions(['--level', '2', '--area', 'finance', '--seed', '7'])).toMatchObject({
    level: 'operations',
    areas: ['finance'],
    seed: 7,
  })
  expect(readOptions(['--replay', 'input:updateUser:9'])).toMatchObject({
    seed: 9,
    replay: { law: 'input', name: 'updateUser' },
  })
  expect(() => readOptions(['--level', 'all'])).toThrow('--level is one of')
  expect(() => readOptions(['--seed', 'x'])).toThrow('whole number')
  expect([isWithin('smoke', 'laws'), isWithin('full', 'laws'), isWithin('invalid', 'full')]).toEqual([
    true,
    false,
    false,
  ])
  expect(toLevel('invalid')).toBe('invalid')
})
