import { expect, test } from 'vitest'
import { recordIn } from './use-record.ts'

const read = { data: undefined, error: undefined, isValidating: false, mutate: () => undefined }
const pick = (names: readonly string[]) => names.find((name) => name === 'Ulla')

test('a record is loading, found in the data of the read, or missing from it', () => {
  expect(recordIn(read, pick).data).toBeUndefined()
  expect(recordIn({ ...read, data: ['Ivo', 'Ulla'] }, pick).data).toBe('Ulla')
  expect(recordIn({ ...read, data: ['Ivo'] }, pick).data).toBeNull()
})
