import { expect, test } from 'vitest'
import { countriesIn } from './countries.ts'

test.each([
  ['nl', 'België', 'Duitsland'],
  ['en', 'Belgium', 'Germany'],
  ['fr', 'Belgique', 'Allemagne'],
  ['de', 'Belgien', 'Deutschland'],
])('R198 G173 the countries in %s: Belgium first, the others by name', (language, belgium, germany) => {
  const [first, ...others] = countriesIn(language)
  expect(first).toEqual({ code: 'BE', name: belgium })
  expect(others.find(({ code }) => code === 'DE')?.name).toBe(germany)
  const names = others.map(({ name }) => name)
  expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare))
  expect(new Set([...names, belgium]).size).toBeGreaterThan(190)
})
