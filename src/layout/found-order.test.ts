import { expect, test } from 'vitest'
import { likelyFirst } from './found-order.ts'

const named = (name: string, more: object = {}) => ({ ospId: name, name, ...more })
const order = (typed: string, ...records: Parameters<typeof likelyFirst>[0]) =>
  likelyFirst(records, typed, 'own').map(({ name }) => name)

test('G458 the same name comes first, then its beginning, the beginning of its words, and what is elsewhere', () => {
  const records = ['Sabrunet', 'Stad Brugge', 'Brugge Zuid', 'BRÙGGE'].map((name) => named(name))
  expect(order('brugge', ...records)).toEqual(['BRÙGGE', 'Brugge Zuid', 'Stad Brugge', 'Sabrunet'])
})

test('G458 inactive ones come after active ones, and the own company before others', () => {
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

test('the order of the server stays among equal ones', () => {
  expect(order('2026', named('2026-10'), named('2026-09'), named('2026-08'))).toEqual([
    '2026-10',
    '2026-09',
    '2026-08',
  ])
})
