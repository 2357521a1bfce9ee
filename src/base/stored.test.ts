// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { readStored, readStoredJson, writeStored } from './stored.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('a stored text is read again, and removed with undefined', () => {
  writeStored('portal_test', 'compact')
  expect(readStored('portal_test')).toBe('compact')
  writeStored('portal_test', undefined)
  expect(readStored('portal_test')).toBeUndefined()
})

test.each([
  ['{"a":1}', { a: 1 }],
  ['{"a":', undefined],
  ['', undefined],
])('the JSON value of %s', (text, value) => {
  writeStored('portal_test', text)
  expect(readStoredJson('portal_test')).toEqual(value)
})

test('blocked or full storage reads as empty, and is no error', () => {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
  expect(readStored('portal_test')).toBeUndefined()
  expect(readStoredJson('portal_test')).toBeUndefined()
  writeStored('portal_test', 'compact')
  writeStored('portal_test', undefined)
})
