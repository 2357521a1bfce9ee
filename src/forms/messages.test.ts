// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BrokenRule } from '~openapi/rules.ts'
import { loadWords, showLanguage, t } from '@/i18n/i18n.ts'
import type { Language } from '@/i18n/languages.ts'
import { useRuleMessage } from './messages.ts'

beforeAll(() => loadWords(['common', 'ui']))
afterAll(() => showLanguage('nl'))

async function messageFor(language: Language, broken: BrokenRule, label?: string): Promise<string> {
  await showLanguage(language)
  return renderHook(useRuleMessage).result.current(broken, label)
}

describe('R158 the message of a broken rule, with and without the label of its field', () => {
  test.each<[string, Language, BrokenRule, string, string]>([
    ['R134', 'en', { rule: 'required' }, 'Name is required', 'The field is required'],
    ['R134', 'nl', { rule: 'required' }, 'Name is verplicht', 'Het veld is verplicht'],
    ['R134', 'fr', { rule: 'required' }, 'Name\u00a0: champ obligatoire', 'Ce champ est obligatoire'],
    ['R139', 'en', { rule: 'unique' }, 'Name must be unique', 'This must be unique'],
    ['R139', 'nl', { rule: 'unique' }, 'Name moet uniek zijn', 'Dit moet uniek zijn'],
    [
      'R141',
      'en',
      { rule: 'minLength', params: { min: 8 } },
      'Name has at least 8 characters',
      'Minimum length 8 characters',
    ],
    [
      'R141',
      'nl',
      { rule: 'minLength', params: { min: 8 } },
      'Name telt minstens 8 tekens',
      'Minstens 8 tekens',
    ],
    ['R139', 'fr', { rule: 'unique' }, 'Name doit être unique', 'Cette valeur doit être unique'],
    [
      'R141',
      'fr',
      { rule: 'minLength', params: { min: 8 } },
      'Name\u00a0: au moins 8 caractères',
      'Au moins 8 caractères',
    ],
    [
      'R135',
      'en',
      { rule: 'email' },
      'The email format seems to be wrong',
      'The email format seems to be wrong',
    ],
  ])('%s in %s: %o', async (_rule, language, broken, withLabel, withoutLabel) => {
    expect(await messageFor(language, broken, 'Name')).toBe(withLabel)
    expect(await messageFor(language, broken)).toBe(withoutLabel)
  })

  test.each<[BrokenRule, string]>([
    [{ rule: 'maximum', params: { max: 12_345.5 } }, 'Name is at most 12\u00a0345,5'],
    [{ rule: 'minimum', params: { min: 0.1 + 0.2 } }, 'Name is at least 0,3'],
    [{ rule: 'minimum', params: { min: '2026-12-31' } }, 'Name is at least 31/12/2026'],
  ])('a limit is written as all numbers and days: %o', async (broken, words) => {
    expect(await messageFor('en', broken, 'Name')).toBe(words)
  })

  test.each(['nl', 'en', 'fr'] as const)('every rule has both forms in %s', async (language) => {
    const rules = [
      'required',
      'unique',
      'minLength',
      'maxLength',
      'minimum',
      'maximum',
      'email',
      'phone',
      'iban',
      'date',
    ]
    for (const rule of rules)
      for (const label of ['Naam', undefined]) {
        const text = await messageFor(language, { rule, params: { min: 1, max: 2 } }, label)
        expect(text).not.toMatch(/validations|\{\{|undefined/)
      }
  })

  test('a rule without a message uses the server’s message; without one, the field is "invalid"', async () => {
    expect(await messageFor('en', { rule: 'moon_phase', text: 'Not at full moon' }, 'Name')).toBe(
      'Not at full moon',
    )
    expect(await messageFor('en', { rule: 'required', text: 'Fill me in' }, 'Name'), 'ours first').toBe(
      'Name is required',
    )
    expect(await messageFor('en', { rule: 'moon_phase' }, 'Name')).toBe('Name is invalid')
    expect(await messageFor('en', { rule: 'moon_phase' })).toBe('Invalid value')
  })

  test('a label is inserted as plain text, whatever it contains', async () => {
    expect(await messageFor('en', { rule: 'required' }, '<b>R&D</b>')).toBe('<b>R&D</b> is required')
  })
})

test('R136, R137, G019 the messages of signing in', async () => {
  await showLanguage('en')
  expect(t('ui:validations.wrongCode.without_label')).toBe(
    "Seems like it's the wrong code. Please try again!",
  )
  expect(t('common:validations.authentication.mismatch')).toBe('The login and password do not match')
  expect(t('common:validations.authentication.general')).toBe('Please fill in your login and password')
})
