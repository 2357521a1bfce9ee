import { expect, test } from 'vitest'
import { codeOf, transferText } from './transfer-code.ts'

test('EPC069-12 a transfer with a Belgian reference, without an amount', () => {
  const text = transferText({
    holder: 'Noordzee Mobility',
    iban: 'BE71 0961 2345 6769',
    reference: '+++090/9337/55493+++',
  })
  expect(text.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'Noordzee Mobility',
    'BE71096123456769',
    '',
    '',
    '',
    '+++090/9337/55493+++',
  ])
})

test('EPC069-12 a creditor reference has a separate line; long names are cut', () => {
  const text = transferText({
    holder: 'x'.repeat(90),
    iban: 'BE71096123456769',
    reference: 'RF18 5390 0754 7034',
  })
  expect(text.split('\n').slice(5)).toEqual([
    'x'.repeat(70),
    'BE71096123456769',
    '',
    '',
    'RF18539007547034',
    '',
  ])
})

test('the code is a square with finder patterns', () => {
  const { size, path } = codeOf('BCD')
  expect(size).toBe(25)
  expect(path.startsWith('M2 2h1v1h-1z')).toBe(true)
})
