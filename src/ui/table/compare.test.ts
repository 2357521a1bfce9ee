import { expect, test } from 'vitest'
import { compare, keyed } from './compare.ts'

const collator = new Intl.Collator(['nl', 'fr', 'en'], { numeric: true, sensitivity: 'base' })

test('compares as a collator does, with any characters', () => {
  const parts = [
    'a',
    'B',
    'é',
    'E',
    ' ',
    '2',
    '10',
    '007',
    'z',
    '-',
    '&',
    'ij',
    '.',
    '12345678901234567',
    'ß',
    '',
  ]
  // Texts of three parts in every order. Each is compared with its successors in a fixed shuffle.
  const texts = parts.flatMap((x) => parts.flatMap((y) => parts.map((z) => x + y + z)))
  texts.forEach((text, index) => {
    for (const step of [1, 7, 61, 1009]) {
      const other = texts[(index * step + step) % texts.length] ?? ''
      expect(Math.sign(compare(keyed(text), keyed(other))), `${text} | ${other}`).toBe(
        collator.compare(text, other),
      )
    }
  })
})

test('compares numbers by value, and a number with a text as texts', () => {
  const sorted = (values: (string | number)[]) => values.toSorted((a, b) => compare(keyed(a), keyed(b)))
  expect(sorted([10, 9, -1])).toEqual([-1, 9, 10])
  expect(sorted(['b', 10, 'a', 9])).toEqual([9, 10, 'a', 'b'])
})
