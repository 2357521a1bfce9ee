import { expect, test } from 'vitest'
import { routes } from '../../src/routes/routes.ts'
import { LANGUAGES, languagesFor } from '../languages.ts'

const names = routes.map(({ name }) => name)

test('each screen is checked in one language, or in all of them in a full run', () => {
  for (const name of names) expect(languagesFor(name, LANGUAGES, false)).toHaveLength(1)
  for (const name of names) expect(languagesFor(name, LANGUAGES, true)).toEqual(LANGUAGES)
})

test('a screen always has the same language', () =>
  expect(languagesFor('Dashboard', LANGUAGES, false)).toEqual(languagesFor('Dashboard', LANGUAGES, false)))

test.each(LANGUAGES)('about a third of the screens are checked in %s', (language) => {
  const share =
    names.filter((name) => languagesFor(name, LANGUAGES, false).includes(language)).length / names.length
  expect(share).toBeGreaterThan(0.2)
  expect(share).toBeLessThan(0.47)
})
