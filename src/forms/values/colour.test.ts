import { expect, test } from 'vitest'
import { pickable, toColour } from './colour.ts'

test.each([
  ['#0f89ea', '#0F89EA'],
  ['0f89ea', '#0F89EA'],
  [' #0F89EA80 ', '#0F89EA80'],
  ['#abc', '#ABC'],
  ['blue', '#BE'],
  ['xyz', ''],
  ['#', '#'],
  ['#0F89EA80FF', '#0F89EA80'],
  ['', ''],
])('R160 %j is the colour %j', (typed, colour) => expect(toColour(typed)).toBe(colour))

test('R160 the picker is shown a colour it knows', () => {
  expect(pickable('#0F89EA80')).toBe('#0f89ea')
  expect(pickable('blue')).toBe('#000000')
})
