import { describe, expect, it } from 'vitest'
import { roomFindings, type Rooms } from '../../scripts/checks/rooms.ts'

const whole: Rooms = {
  contract: ['tags', 'trips'],
  handlers: ['tags', 'trips'],
  features: ['trips'],
  words: {
    nl: ['common', 'demo', 'relations', 'report', 'shell', 'ui', 'vocabulary', 'welcome', 'trips'],
    en: ['common', 'demo', 'relations', 'report', 'shell', 'ui', 'vocabulary', 'welcome', 'trips'],
    fr: ['common', 'demo', 'relations', 'report', 'shell', 'ui', 'vocabulary', 'welcome', 'trips'],
  },
  specs: ['trips', 'trips.import'],
  screenTests: ['fixture', 'trips.import'],
  routes: ['trips', 'trips'],
}

describe('the rooms of an area', () => {
  it('have no findings for an area without screens, words and specs', () => {
    expect(roomFindings(whole)).toEqual([])
  })

  it.each<[string, Partial<Rooms>]>([
    ['mocks/handlers has no tags', { handlers: ['trips'] }],
    ['mocks/handlers has orders, which is no area there', { handlers: ['orders', 'tags', 'trips'] }],
    ['src/features has no trips', { features: [] }],
    ['src/features has tags, which is no area there', { features: ['tags', 'trips'] }],
    [
      'locales/fr has no trips',
      {
        words: {
          ...whole.words,
          fr: ['common', 'demo', 'relations', 'report', 'shell', 'ui', 'vocabulary', 'welcome'],
        },
      },
    ],
    [
      'locales/en has orders, which is no area there',
      {
        words: {
          ...whole.words,
          en: [
            'common',
            'demo',
            'relations',
            'report',
            'shell',
            'ui',
            'vocabulary',
            'welcome',
            'orders',
            'trips',
          ],
        },
      },
    ],
    ['tests/e2e has no trips', { specs: [] }],
    ['tests/e2e has misc, which is no area there', { specs: ['misc', 'trips'] }],
    ['tests/screen has misc.import, which is named after no area', { screenTests: ['misc.import'] }],
    ['openapi/paths has no trips, which has screens', { contract: ['tags'], handlers: ['tags'] }],
  ])('are reported: %s', (finding, change) => {
    expect(roomFindings({ ...whole, ...change })).toEqual([finding])
  })
})
