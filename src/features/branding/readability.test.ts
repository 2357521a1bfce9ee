import { expect, test } from 'vitest'
import { inPortal, whiteOn } from './readability.ts'

test.each([
  ['#000000', 21, 'good'],
  ['#0B5D1E', 8, 'good'],
  ['#0F89EA', 3.6, 'large'],
  ['#FFE45C', 1.2, 'poor'],
  ['#B4231880', 2.5, 'poor'],
] as const)('G314 white text on %s has a contrast of %f', (colour, ratio, level) => {
  expect(whiteOn(colour)).toEqual({ ratio, level })
})

test.each(['#FFE45C', '#0F89EA', '#FFFFFF', '#000000'])(
  'R282 the portal makes text on %s readable',
  (colour) => {
    expect(inPortal(colour).level).toBe('good')
  },
)
