import { expect, test } from 'vitest'
import { shapeOf, violationsIn } from './response-violations.ts'
import type { Shape } from './response-shape.ts'

const shape: Shape = {
  text: 'ospId name?',
  number: 'totalElements',
  flag: 'active?',
  any: 'texts?',
  parts: {
    'owner?': { text: 'name' },
    content: [{ text: 'ospId name?', list: 'roles?', parts: { owner: { text: 'name' } } }],
  },
}
const whole = {
  ospId: 'u-1',
  totalElements: 2,
  content: [
    { ospId: 'u-2', name: 'Emma', roles: ['admin'], owner: { name: 'Brugge' } },
    { ospId: 'u-3', owner: { name: 'Gent' } },
  ],
}

test('a shape has types, lengths and the names of the contract, but no values', () => {
  const body = { ...whole, active: true, name: null, texts: { 'Emma Peeters': 'x' }, 'Emma Peeters': 1 }
  const found = shapeOf(body, shape)
  expect(found).toEqual({
    ospId: 'string 3',
    name: 'null',
    totalElements: 'number',
    active: 'boolean',
    texts: 'object 1',
    content: [2, { ospId: 'string 3', name: 'string 4', roles: 'list 1', owner: { name: 'string 6' } }],
  })
  expect(JSON.stringify(found)).not.toMatch(/Emma|Brugge|u-\d|admin/)
})

test.each([
  ['nothing', whole, []],
  ['a text that is missing', { ...whole, ospId: undefined }, [{ at: 'ospId', is: 'undefined' }]],
  ['a number as a text', { ...whole, totalElements: '2' }, [{ at: 'totalElements', is: 'string' }]],
  ['a list as a text', { ...whole, ospId: ['u-1'] }, [{ at: 'ospId', is: 'list' }]],
  ['another object', [], [{ at: '', is: 'list' }]],
  ['a null row', { ...whole, content: [null] }, [{ at: 'content[0]', is: 'null' }]],
  ['a list that is none', { ...whole, content: {} }, [{ at: 'content', is: 'object' }]],
  [
    'deep within the second row',
    { ...whole, content: [whole.content[0], { ospId: 'u-3', roles: ['a', null], owner: { name: 7 } }] },
    [
      { at: 'content[1].roles[1]', is: 'null' },
      { at: 'content[1].owner.name', is: 'number' },
    ],
  ],
  ['what may be absent, and is null', { ...whole, name: null, owner: null }, []],
])('wrong is %s', (_what, body, violations) => {
  expect(violationsIn(shape, body)).toEqual(violations)
})

test('of thousands of violations, 50 are reported', () => {
  expect(
    violationsIn(
      [{ text: 'ospId' }],
      Array.from({ length: 1000 }, () => ({})),
    ),
  ).toHaveLength(50)
})
