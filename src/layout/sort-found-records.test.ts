import { expect, test } from 'vitest'
import { sortByMatch } from './sort-found-records.ts'

const named = (name: string, more: object = {}) => ({ ospId: name, name, ...more })
const order = (typed: string, ...records: Parameters<typeof sortByMatch>[0]) =>
  sortByMatch(records, typed, 'own').map(({ name }) => name)

test('G458 an exact match comes first, then names that start with the text, names with a word that does, and the rest', () => {
  const records = ['Sabrunet', 'Stad Brugge', 'Brugge Zuid', 'BRÙGGE'].map((name) => named(name))
  expect(order('brugge', ...records)).toEqual(['BRÙGGE', 'Brugge Zuid', 'Stad Brugge', 'Sabrunet'])
})

test('G458 active records come before inactive ones, and records of the own company before others', () => {
  expect(
    order('bru', named('Brugge Architects', { active: false }), named('Brugge Airport', { active: true }), {
      ospId: 'own',
      name: 'Brugge Bakery',
      active: true,
    }),
  ).toEqual(['Brugge Bakery', 'Brugge Airport', 'Brugge Architects'])
  expect(
    order(
      'jan',
      named('Jan Aerts', { company: { ospId: 'other', name: 'Other' } }),
      named('Jan Claes', { company: { ospId: 'own', name: 'Own' } }),
    ),
  ).toEqual(['Jan Claes', 'Jan Aerts'])
})

test('equal matches keep the order of the server', () => {
  expect(order('2026', named('2026-10'), named('2026-09'), named('2026-08'))).toEqual([
    '2026-10',
    '2026-09',
    '2026-08',
  ])
})
