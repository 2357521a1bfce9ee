import { expect, test } from 'vitest'
import { createSearch } from './text.ts'

interface Person {
  name: string
  login: string
}

test('two searches of the same row each find it by their own texts', () => {
  const row: Person = { name: 'Éloïse Maes', login: 'eloise.m' }
  const byName = createSearch<Person>(({ name }) => [name])
  const byLogin = createSearch<Person>(({ login }) => [login])
  expect(byName('eloise maes')(row)).toBe(true)
  expect([byLogin('eloise.m')(row), byLogin('maes')(row)]).toEqual([true, false])
})

test('a row is normalised once per search', () => {
  let calls = 0
  const search = createSearch<Person>(({ name }) => {
    calls += 1
    return [name]
  })
  const row: Person = { name: 'Jonas', login: 'jonas' }
  expect(['jo', 'jon', 'x'].map((text) => search(text)(row))).toEqual([true, true, false])
  expect(calls).toBe(1)
})
