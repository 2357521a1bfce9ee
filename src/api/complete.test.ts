import { expect, test } from 'vitest'
import { isIncomplete, computeRow, NotReceived, throwOnMissingFlags } from '@/base/not-received.ts'
import { NOT_RECEIVED } from '@/base/not-received-text.ts'
import type { Shape } from './response-shape.ts'
import { complete } from './complete.ts'

const company: Shape = { text: 'ospId name' }
const user: Shape = {
  text: 'ospId name email?',
  number: 'count limit?',
  flag: 'active isMsp?',
  list: 'roles',
  parts: { company, 'partner?': company, groups: [company] },
}
const page: Shape = { number: 'totalElements', parts: { content: [user] } }

const whole = () => ({
  ospId: 'u-1',
  name: 'An',
  count: 0,
  active: false,
  roles: ['user'],
  company: { ospId: 'c-1', name: 'Bakery' },
  groups: [{ ospId: 'g-1', name: 'Night' }],
})

test('a complete response stays unchanged', () => {
  const response = complete(user, { ...whole(), later: 'a property that came later' })
  expect(response).toEqual({ ...whole(), later: 'a property that came later' })
  expect(isIncomplete(response)).toBe(false)
})

test('an optional property may be null, and is then absent', () => {
  const response = complete(user, { ...whole(), email: null, partner: null, limit: null })
  expect(response).toEqual(whole())
  expect(isIncomplete(response)).toBe(false)
})

test.each([
  ['name', undefined, NOT_RECEIVED],
  ['name', 7, NOT_RECEIVED],
  ['email', 7, NOT_RECEIVED],
  ['count', undefined, NaN],
  ['count', '12', NaN],
  ['roles', undefined, [NOT_RECEIVED]],
  ['roles', [null], [NOT_RECEIVED]],
  ['company', null, { ospId: NOT_RECEIVED, name: NOT_RECEIVED }],
  ['company', 'c-1', { ospId: NOT_RECEIVED, name: NOT_RECEIVED }],
  ['partner', 'p-1', { ospId: NOT_RECEIVED, name: NOT_RECEIVED }],
  ['groups', {}, [{ ospId: NOT_RECEIVED, name: NOT_RECEIVED }]],
  ['groups', [null], [{ ospId: NOT_RECEIVED, name: NOT_RECEIVED }]],
])('%s that comes as %j is not received', (name, value, instead) => {
  const response = complete(user, { ...whole(), [name]: value })
  expect(structuredClone(response)).toEqual({ ...whole(), [name]: instead })
  expect(isIncomplete(response)).toBe(true)
})

test('reading a missing boolean throws', () => {
  const response = complete(user, { ...whole(), active: 'yes' })
  expect(() => response.active).toThrow(NotReceived)
  expect(isIncomplete(response)).toBe(true)
})

test('a copy of an incomplete part is incomplete too', () => {
  const copy = throwOnMissingFlags({ ...complete(user, { ...whole(), active: undefined }), own: 1 })
  expect(isIncomplete(copy)).toBe(true)
  expect(() => copy.active).toThrow(NotReceived)
})

test('a row computed from incomplete parts is incomplete as well', () => {
  const response = complete(user, { ...whole(), active: undefined })
  const row = computeRow<{ name: string; state: string }>({
    name: () => response.name,
    state: () => (response.active ? 'active' : 'inactive'),
  })
  expect(row.name).toBe('An')
  expect(() => row.state).toThrow(NotReceived)
  expect(isIncomplete(row)).toBe(true)
  const name = { name: () => response.name }
  expect(isIncomplete(computeRow<{ name: string }>(name, response)), 'what it is made from is').toBe(true)
  expect(isIncomplete(computeRow<{ name: string }>(name, whole()))).toBe(false)
})

test('in a page only the rows with missing values are incomplete, and a null row is incomplete', () => {
  const response = complete(page, {
    totalElements: 3,
    content: [whole(), null, { ...whole(), name: undefined }],
  })
  expect(response.content).toHaveLength(3)
  expect(response.content.map(isIncomplete)).toEqual([false, true, true])
  expect([isIncomplete(response), isIncomplete(response.content)]).toEqual([true, true])
})

test('a response that came through a worker is marked as incomplete again', () => {
  const row = structuredClone(complete(user, { ...whole(), active: undefined, company: null }))
  expect(isIncomplete(row)).toBe(false)
  expect(isIncomplete(complete(user, row))).toBe(true)
  expect(() => row.active).toThrow(NotReceived)
})

test('a list of values that is missing or contains null is marked as incomplete', () => {
  const names = complete([], ['An', null])
  expect([...names]).toEqual(['An', NOT_RECEIVED])
  expect(isIncomplete(names)).toBe(true)
  expect(complete([], ['An'])).toEqual(['An'])
})
