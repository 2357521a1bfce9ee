import { expect, test } from 'vitest'
import { isTable, pastedCodes } from './pasted-codes.ts'

const FIELDS = ['a', 'b', 'c']

test('a column fills the fields from the first one on; an empty line leaves its field unchanged', () => {
  expect(pastedCodes('4110\r\n\r\n 4130 \r\n', FIELDS)).toEqual({
    kind: 'fills',
    codes: { a: '4110', c: '4130' },
  })
  expect(pastedCodes('4110\t\n4120\t\n', FIELDS)).toEqual({ kind: 'fills', codes: { a: '4110', b: '4120' } })
})

test('two columns, too many lines and a duplicate code fill nothing', () => {
  expect(pastedCodes('Bike\t4110\nCar\t4120', FIELDS)).toEqual({ kind: 'columns', count: 2 })
  const many = Array.from({ length: 5000 }, (_, index) => String(index)).join('\n')
  expect(pastedCodes(many, FIELDS)).toEqual({ kind: 'rows', count: 5000, room: 3 })
  expect(pastedCodes('4110\n4120\n4110', FIELDS)).toEqual({
    kind: 'duplicate',
    code: '4110',
    lines: [1, 3],
  })
})

test('a single word is not a table', () => {
  expect(isTable('4110')).toBe(false)
  expect(isTable('4110\n')).toBe(false)
  expect(isTable('4110\n4120')).toBe(true)
  expect(isTable('Bike\t4110')).toBe(true)
})
