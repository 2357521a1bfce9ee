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
const found = (typed: string): string[] => findCommands(commands, typed).map(({ label }) => label)

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
  expect(findCommands([refused, ...commands], '').at(-1)).toBe(refused)
})

test('a label that starts with the typed word comes first', () => {
  expect(
    findCommands([command('Naar dashboard'), command('Dashboard')], 'dash').map(({ label }) => label),
  ).toEqual(['Dashboard', 'Naar dashboard'])
})

test('a search for the typed text comes last, if it applies to that text', () => {
  const search = command('Zoeken', {
    withText: (text) => (/\d/.test(text) ? { label: `Zoek ${text}`, run: () => undefined } : undefined),
  })
  const labels = (typed: string) => findCommands([search, ...commands], typed).map(({ label }) => label)
  expect(labels(' 14,80 ')).toEqual(['Zoek 14,80'])
  expect(labels('dash')).toEqual(['Dashboard'])
  expect(labels('')).not.toContain('Zoeken')
})
