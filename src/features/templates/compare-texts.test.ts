import { expect, test } from 'vitest'
import { compareTexts, type Piece } from './compare-texts.ts'

const marked = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isUnique }) => (isUnique ? `[${text}]` : text)).join('')

test.each([
  ['Dag Jonas', 'Dag Jonas', 'Dag Jonas', 'Dag Jonas'],
  ['Dag Jonas, tot ziens', 'Beste Jonas, tot ziens', '[Dag ]Jonas, tot ziens', '[Beste ]Jonas, tot ziens'],
  ['<p>Dag</p>', '<p>Dag <b>u</b></p>', '<p>[Dag]</p>', '<p>[Dag <b>u</b>]</p>'],
  ['a b c d', 'a x c d', 'a [b ]c d', 'a [x ]c d'],
  ['', 'nieuw', '', '[nieuw]'],
])('%s and %s', (one, other, left, right) => {
  const compared = compareTexts(one, other)
  expect([marked(compared.one), marked(compared.other)]).toEqual([left, right])
})

test('two texts of 90,000 characters are compared quickly', () => {
  const text = (word: string) => `${word} ab `.repeat(12_000)
  const begun = performance.now()
  const { one, other } = compareTexts(`x ${text('een')}`, `y ${text('one')}`)
  expect(performance.now() - begun).toBeLessThan(1500)
  expect([one.length > 0, other.length > 0]).toEqual([true, true])
})
