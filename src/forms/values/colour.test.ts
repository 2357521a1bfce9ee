import { expect, test } from 'vitest'
import { isColour, toColour } from './colour.ts'

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

test.each([
  ['#0F89EA', true],
  ['#0F89EA80', true],
  ['#0F8', false],
  ['#0F89EA8', false],
  ['', false],
])('R160 whether %j is complete: %s', (text, complete) => expect(isColour(text)).toBe(complete))
