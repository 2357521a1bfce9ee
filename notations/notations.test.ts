import { describe, expect, test } from 'vitest'
import { readDay } from './day.ts'
import { readIban } from './iban.ts'
import { readMoment } from './moment.ts'
import { readEuro, readNumber } from './number.ts'
import { readPhone } from './phone.ts'
import { valueOf, type Reading } from './reading.ts'
import { readReference } from './reference.ts'
import { searchedPhone } from './searched-phone.ts'
import { readTime } from './time.ts'

const readings = <Value>(reading: Reading<Value>): readonly Value[] =>
  reading.kind === 'ambiguous' ? reading.readings : []

describe('R161 numbers', () => {
  test.each([
    ['12', 12],
    ['1 234,56', 1234.56],
    ['1\u202f234\u00a0567,8', 1_234_567.8],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ["1'234.56", 1234.56],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['1.250,5', 1250.5],
    ['1 250', 1250],
    ['1250', 1250],
    ['1250,00', 1250],
    ['1234,567', 1234.567],
    ['12.5', 12.5],
    ['0,125', 0.125],
    ['1,2345', 1.2345],
    [',5', 0.5],
    ['-3,20', -3.2],
    ['−3', -3],
    ['3,20-', -3.2],
    ['3,20−', -3.2],
    ['(3,20)', -3.2],
    ['+3', 3],
    ['-0', 0],
    [' 12 ', 12],
    ['999999999999999', 999_999_999_999_999],
  ])('%j is %d', (text, number) => expect(valueOf(readNumber(text))).toBe(number))

  test.each([
    ['1.250', [1250, 1.25]],
    ['1,250', [1250, 1.25]],
    ['2.956', [2956, 2.956]],
    ['-12.500', [-12_500, -12.5]],
    ['(999,999)', [-999_999, -999.999]],
  ])('%j can be %j', (text, numbers) => expect(readings(readNumber(text))).toEqual(numbers))

  test.each([
    '',
    ' ',
    '12,',
    '.',
    '-',
    '1-2',
    '--3',
    '-(3)',
    '-3-',
    '12 34',
    '12.34.567',
    '1,23,456',
    '1.234.56',
    '1 234.567,89',
    '1,2.3,4',
    '1E+05',
    '0x10',
    '١٢',
    'twelve',
    '#REF!',
    '€ 12',
    '21 %',
    '9007199254740993',
    '0,12345678901234567',
    '1'.repeat(100),
  ])('%j is none', (text) => expect(readNumber(text)).toEqual({ kind: 'unreadable' }))

  test.each([
    ['€ 12,5', 12.5],
    ['12,50 EUR', 12.5],
    ['EUR 12.50', 12.5],
    ['12,50€', 12.5],
    ['12 euro', 12],
    ['€\u00a0−9,11', -9.11],
    ['-€ 9,11', -9.11],
    ['(€ 9,11)', -9.11],
    ['€ (9,11)', -9.11],
  ])('the amount %j is %d', (text, euros) => expect(valueOf(readEuro(text))).toBe(euros))

  test.each(['€ 12 €', '12 %', '$ 12', '€'])('%j is not an amount', (text) =>
    expect(readEuro(text)).toEqual({ kind: 'unreadable' }),
  )

  test('a percentage may contain its sign', () => expect(valueOf(readNumber('21 %', 'percent'))).toBe(21))
})

describe('R279 days', () => {
  test.each([
    ['2026-12-01', '2026-12-01'],
    ['2026/12/1', '2026-12-01'],
    ['1/12/2026', '2026-12-01'],
    ['01-12-2026', '2026-12-01'],
    ['1.12.2026', '2026-12-01'],
    ['1 12 2026', '2026-12-01'],
    ['1/12/26', '2026-12-01'],
    ['03/04/26', '2026-04-03'],
    ['01122026', '2026-12-01'],
    ['20261201', '2026-12-01'],
    ['1 dec 2026', '2026-12-01'],
    ['1-dec-26', '2026-12-01'],
    ['1 maart 2026', '2026-03-01'],
    ['1 mrt. 2026', '2026-03-01'],
    ['3 May 2026', '2026-05-03'],
    ['December 1, 2026', '2026-12-01'],
    ['1er décembre 2026', '2026-12-01'],
    ['14 Juil. 2026', '2026-07-14'],
    ['21 AOUT 2026', '2026-08-21'],
    ['2026-12-01T00:00:00', '2026-12-01'],
    ['1/12/2026 00:00', '2026-12-01'],
    ['29/02/2028', '2028-02-29'],
  ])('%j is %s', (text, day) => expect(valueOf(readDay(text))).toBe(day))

  test.each([
    '12/31/2026',
    '31/04/2026',
    '29/02/2026',
    '1/12-2026',
    '1/12',
    '1 jui 2026',
    '1 dek 2026',
    '1/12/202',
    '1/12/0026',
    '011226',
    '46357',
    '1/12/2026 09:00',
    'soon',
    '',
  ])('%j is none', (text) => expect(readDay(text)).toEqual({ kind: 'unreadable' }))

  test('a birth date with a two-digit year is in the past', () => {
    const born = (text: string) => valueOf(readDay(text, { notAfter: '2026-11-27' }))
    expect(born('1/12/85')).toBe('1985-12-01')
    expect(born('27/11/26')).toBe('2026-11-27')
    expect(born('28/11/26')).toBe('1926-11-28')
    expect(born('28/11/2026'), 'which is refused by its rule').toBe('2026-11-28')
  })
})

describe('R279 times', () => {
  test.each([
    ['8:05', '08:05:00'],
    ['08:05', '08:05:00'],
    ['8u05', '08:05:00'],
    ['8 u 05', '08:05:00'],
    ['8h05', '08:05:00'],
    ['8.05', '08:05:00'],
    ['8.05 uur', '08:05:00'],
    ['0805', '08:05:00'],
    ['805', '08:05:00'],
    ['8u', '08:00:00'],
    ['8 heures', '08:00:00'],
    ['8:05 pm', '20:05:00'],
    ['12 a.m.', '00:00:00'],
    ['23:59:59', '23:59:59'],
    ['08:05:00.250', '08:05:00.250'],
    ['08:05:00.000', '08:05:00'],
  ])('%j is %s', (text, time) => expect(valueOf(readTime(text))).toBe(time))

  test.each(['24:00', '12:60', '8:5', '8', '13 pm', 'noon', ''])('%j is not a time', (text) =>
    expect(readTime(text)).toEqual({ kind: 'unreadable' }),
  )
})

describe('R279 moments in Brussels', () => {
  test.each([
    ['1/9/2026 8:05', '2026-09-01T08:05:00+02:00'],
    ['1 dec 2026 8u05', '2026-12-01T08:05:00+01:00'],
    ['1 dec 2026 om 8 u 05', '2026-12-01T08:05:00+01:00'],
    ['01-11-2026, 0805', '2026-11-01T08:05:00+01:00'],
    ['2026-09-01T08:05:30', '2026-09-01T08:05:30+02:00'],
    ['2026-09-01T08:05:30.5', '2026-09-01T08:05:30.5+02:00'],
    ['2026-09-01T06:05:00Z', '2026-09-01T06:05:00Z'],
    ['2026-09-01 08:05:00 +0200', '2026-09-01T08:05:00+02:00'],
    ['1/9/26', '2026-09-01T00:00:00+02:00'],
    ['29/3/2026 01:59', '2026-03-29T01:59:00+01:00'],
    ['29/3/2026 03:00', '2026-03-29T03:00:00+02:00'],
    ['25/10/2026 02:30 +02:00', '2026-10-25T02:30:00+02:00'],
    ['25/10/2026 03:00', '2026-10-25T03:00:00+01:00'],
  ])('%j is %s', (text, moment) => expect(valueOf(readMoment(text))).toBe(moment))

  test('the hour that occurs twice is ambiguous, the one that is skipped is invalid', () => {
    expect(readings(readMoment('25/10/2026 2:30'))).toEqual([
      '2026-10-25T02:30:00+02:00',
      '2026-10-25T02:30:00+01:00',
    ])
    expect(readMoment('29/3/2026 2:30')).toEqual({ kind: 'unreadable' })
  })

  test.each(['8:05', '1/9/2026 25:00', '31/9/2026 8:05', '1/9 8:05', 'soon', ''])(
    '%j is not a moment',
    (text) => expect(readMoment(text)).toEqual({ kind: 'unreadable' }),
  )
})

describe('R140 phone numbers', () => {
  test.each([
    '0473/65.63.48',
    '0032473656348',
    '00 32 473/65 63 48',
    '+32 473 65 63 48',
    '+32 (0)473 65 63 48',
    '0473656348',
    '0473-65-63-48',
    '(0473) 65 63 48',
    '473656348',
    '32473656348',
    'tel:+32473656348',
    '\u202a+32 473 65 63 48\u202c',
  ])('%j is the same number', (text) => expect(valueOf(readPhone(text))).toBe('+32473656348'))

  test('a number without a country code belongs to the selected country', () => {
    expect(valueOf(readPhone('06 12 34 56 78', 'FR'))).toBe('+33612345678')
    expect(readPhone('06 12 34 56 78')).toEqual({ kind: 'unreadable' })
    expect(valueOf(readPhone('0031612345678', 'FR'))).toBe('+31612345678')
  })

  test.each(['0473 65 63', '+44 7911 123456', '0473656348 ext 5', 'call 0473656348', 'O473656348', ''])(
    '%j is not a phone number',
    (text) => expect(readPhone(text)).toEqual({ kind: 'unreadable' }),
  )

  test.each([
    ['0473/65.63.48', '473656348'],
    ['0032 473 65 63 48', '32473656348'],
    ['+32 0473 65 63 48', '32473656348'],
    ['+32 (0)473 65', '3247365'],
    ['0473 65', '47365'],
    ['656348', '656348'],
    ['12345', undefined],
    ['jan 0473 65', undefined],
  ])('G298 a search for %j looks for %s', (search, digits) => expect(searchedPhone(search)).toBe(digits))
})

test.each([
  'BE71-0961-2345-6769',
  'IBAN BE71 0961 2345 6769',
  'iban: be71096123456769',
  'BE71.0961.2345.6769',
])('R164 %j is one account', (text) => expect(valueOf(readIban(text))).toBe('BE71096123456769'))

test.each(['BE72 0961 2345 6769', 'BE71 0961 2345 676', 'IBAN', ''])('R164 %j is not an account', (text) =>
  expect(readIban(text)).toEqual({ kind: 'unreadable' }),
)

test.each([
  '+++090/9337/55493+++',
  '***090/9337/55493***',
  '+++ 090 / 9337 / 55493 +++',
  '090/9337/55493',
  '090 9337 55493',
  '090933755493',
])('%j is one reference', (text) => expect(valueOf(readReference(text))).toBe('+++090/9337/55493+++'))

test.each(['+++090/9337/55494+++', '+++090/9337/55493', '090933755', 'invoice 12', ''])(
  '%j is not a structured communication',
  (text) => expect(readReference(text)).toEqual({ kind: 'unreadable' }),
)
