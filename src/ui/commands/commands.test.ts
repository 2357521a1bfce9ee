import { expect, test } from 'vitest'
import { findCommands, type Command } from './commands.ts'

const command = (label: string, more: Partial<Command> = {}): Command => ({
  id: label,
  label,
  group: 'Schermen',
  run: () => undefined,
  ...more,
})
const commands = [
  command('App-gebruikers'),
  command('Dashboard'),
  command('Réinitialiser', { keywords: 'reset wachtwoord' }),
]
const all = (among: readonly Command[], typed: string): readonly Command[] => {
  const { first, rest } = findCommands(among, typed)
  return [...first, ...rest]
}
const found = (typed: string): string[] => all(commands, typed).map(({ label }) => label)

test('each typed word must occur, ignoring case and accents', () => {
  expect(found('REINI')).toEqual(['Réinitialiser'])
  expect(found('wacht reset')).toEqual(['Réinitialiser'])
  expect(found('wacht dash')).toEqual([])
})

test('all commands show until the user types', () => {
  expect(found('')).toHaveLength(3)
})

test('refused commands come last', () => {
  const refused = command('Activeren', { refused: 'De gebruiker is al actief.' })
  expect(all([refused, ...commands], '').at(-1)).toBe(refused)
})

test('a label that starts with the typed word comes first', () => {
  expect(all([command('Naar dashboard'), command('Dashboard')], 'dash').map(({ label }) => label)).toEqual([
    'Dashboard',
    'Naar dashboard',
  ])
})

test('a search for the typed text comes last, if it applies to that text', () => {
  const search = command('Zoeken', {
    withText: (text) => (/\d/.test(text) ? { label: `Zoek ${text}`, run: () => undefined } : undefined),
  })
  const labels = (typed: string) => all([search, ...commands], typed).map(({ label }) => label)
  expect(labels(' 14,80 ')).toEqual(['Zoek 14,80'])
  expect(labels('dash')).toEqual(['Dashboard'])
  expect(labels('')).not.toContain('Zoeken')
})

test('G458 a word finds its plural and the other way round', () => {
  expect(found('dashboards')).toEqual(['Dashboard'])
  expect(found('gebruiker')).toEqual(['App-gebruikers'])
})

test('G458 groups whose labels have the text only inside words come after the records that are found', () => {
  const among = [command('App-gebruikers'), command('Gebruiker toevoegen', { group: 'Acties' })]
  const parts = (typed: string) => {
    const { first, rest } = findCommands(among, typed)
    return [first, rest].map((part) => part.map(({ label }) => label))
  }
  expect(parts('bru')).toEqual([[], ['App-gebruikers', 'Gebruiker toevoegen']])
  expect(parts('toe')).toEqual([['Gebruiker toevoegen'], []])
  expect(parts('gebr')).toEqual([['Gebruiker toevoegen', 'App-gebruikers'], []])
})
