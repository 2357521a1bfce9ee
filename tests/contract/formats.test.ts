import { describe, expect, test } from 'vitest'
import isDateTime from '../../openapi/formats/date-time.ts'
import isDate from '../../openapi/formats/date.ts'
import isEmail from '../../openapi/formats/email.ts'
import euro from '../../openapi/formats/euro.ts'
import isIban from '../../openapi/formats/iban.ts'
import hasNoDotsOrSpace from '../../openapi/formats/no-dots-or-space.ts'
import isVisible from '../../openapi/formats/visible.ts'
import isUri from '../../openapi/formats/uri.ts'
import isUuid from '../../openapi/formats/uuid.ts'

/** Tests one format with valid and invalid values. */
function testFormat(
  name: string,
  format: (text: string) => boolean,
  good: readonly string[],
  bad: readonly string[],
): void {
  // oxlint-disable-next-line vitest/valid-title -- the names are at the calls
  describe(name, () => {
    test.each(good)('accepts "%s"', (text) => expect(format(text)).toBe(true))
    test.each(bad)('refuses "%s"', (text) => expect(format(text)).toBe(false))
  })
}

testFormat(
  'R135 e-mail',
  isEmail,
  ['a@b.be', 'ulla.users+x@brugge-bakery.example', "o'brien@x.co", 'ü@müller.de'],
  [
    '',
    'a',
    'a@',
    '@b.be',
    'a@b',
    'a b@c.be',
    'a@b..be',
    'a@@b.be',
    'a@b.be,c@d.be',
    '<a@b.be>',
    `${'a'.repeat(250)}@b.be`,
  ],
)

testFormat(
  'visible',
  isVisible,
  ['Éloïse', "O'Brien-d’Hondt", '李小龍', 'Зоя', 'a\u00a0b', 'e\u0301', '🚲'],
  [
    'a\u0085b',
    '\u0080',
    '\u009f',
    'a\tb',
    'a\nb',
    '\u007f',
    '\u200bZoë',
    '\u202eZoë',
    '\ufeffa',
    'a\u2028b',
    '\ud800',
  ],
)

testFormat(
  'date',
  isDate,
  ['2026-11-21', '2026-02-28', '2024-02-29'],
  ['', '2026-02-29', '2026-02-30', '2026-13-01', '21/11/2026', '28/02/2026', '2026-1-1', '2026-11-21T00:00'],
)

testFormat(
  'G011 date-time with an offset',
  isDateTime,
  ['2026-11-21T09:00:00+01:00', '2026-11-21T09:00:00Z', '2026-11-21T23:59:59.123456-05:00'],
  [
    '',
    '2026-11-21',
    '2026-11-21T09:00:00',
    '2026-11-21 09:00:00Z',
    '2026-02-30T09:00:00Z',
    '2026-11-21T24:00:00Z',
  ],
)

testFormat(
  'R164 IBAN',
  isIban,
  ['BE71 0961 2345 6769', 'be71096123456769', 'FR14 2004 1010 0505 0001 3M02 606', 'NL91ABNA0417164300'],
  ['', 'BE71 0961 2345 6768', 'BE71', 'XX71096123456769', 'BE71-0961-2345-6769'],
)

testFormat('R145 external id', hasNoDotsOrSpace, ['A-1_é', '007'], ['a.b', 'a b', 'a\tb', ' a', 'a\u00a0b'])

testFormat(
  'address',
  isUri,
  ['https://a.example/x?y#z', 'http://a'],
  ['', 'a.example', 'javascript:alert(1)', 'ftp://a', '//a'],
)

testFormat(
  'uuid',
  isUuid,
  ['3f2b8a4e-9c1d-4e5f-8a7b-1c2d3e4f5a6b'],
  ['', '3f2b8a4e9c1d4e5f8a7b1c2d3e4f5a6b', '{3f2b8a4e-9c1d-4e5f-8a7b-1c2d3e4f5a6b}'],
)

describe('G012 euros have at most two decimals', () => {
  test.each([0, 0.07, 0.1 + 0.2, 1.1, 19.99, -5.25, 1_234_567.89, 8_999_999_999.99])('accepts %d', (euros) =>
    expect(euro.validate(euros)).toBe(true),
  )
  test.each([0.001, 1.005, -0.125, 1_000_000.001])('refuses %d', (euros) =>
    expect(euro.validate(euros)).toBe(false),
  )
})
