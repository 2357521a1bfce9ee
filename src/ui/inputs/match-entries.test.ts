import { describe, expect, test } from 'vitest'
import { entriesOf, matchEntries } from './match-entries.ts'

const ITEMS = [
  { id: 'jonas', label: 'Peeters Jonas', hint: 'jonas.peeters@bakery.example' },
  { id: 'eloise', label: 'Van den Broecke Éloïse', hint: 'E-1102' },
  { id: 'jan-1', label: 'Janssens Jan', hint: 'jan.1@bakery.example' },
  { id: 'jan-2', label: 'Janssens Jan', hint: 'jan.2@bakery.example' },
]
const idsOf = (...entries: string[]) => matchEntries(entries, ITEMS).ids

describe('the entries of a pasted text', () => {
  test.each([
    ['a\nb\r\n\n c ', ['a', 'b', 'c']],
    ['a@x.be; b@x.be, c@x.be', ['a@x.be', 'b@x.be', 'c@x.be']],
    ['Peeters, Jonas\nJanssens, Jan', ['Peeters, Jonas', 'Janssens, Jan']],
    ['a\na', ['a']],
  ])('%j', (text, entries) => expect(entriesOf(text)).toEqual(entries))

  test('a single name is no list', () => {
    expect(entriesOf('Jonas Peeters')).toBeUndefined()
    expect(entriesOf('  \n ')).toBeUndefined()
  })
})

describe('an entry finds one item', () => {
  test.each([
    'Jonas Peeters',
    'PEETERS, Jonas',
    'jonas.peeters@bakery.example',
    'Jonas Peeters <JONAS.PEETERS@bakery.example>',
    'Jonas\tPeeters\tnight shift',
    '1101;Peeters Jonas;Brugge',
  ])('%j', (entry) => expect(idsOf(entry)).toEqual(['jonas']))

  test('without accents, and by its hint', () => {
    expect(idsOf('Eloise van den Broecke', 'e-1102')).toEqual(['eloise'])
  })

  test('of people with the same name none, unless the address tells them apart', () => {
    expect(matchEntries(['Jan Janssens', 'Jan Janssens jan.2@bakery.example', 'Nobody'], ITEMS)).toEqual({
      ids: ['jan-2'],
      unknown: ['Nobody'],
      several: ['Jan Janssens'],
    })
  })

  test('a part of a name does not match, because it could add another person', () => {
    expect(idsOf('Jonas', 'Peeters J')).toEqual([])
  })
})
