// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from '@testing-library/react'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { currentLanguage, loadWords, showLanguage, t } from './i18n.ts'

afterEach(() => showLanguage('nl'))

test('R014, R016 Dutch is the default; choosing a language loads its texts and remembers the choice', async () => {
  await loadWords(['session'])
  expect([currentLanguage(), t('session:signIn.title')]).toEqual(['nl', 'Aanmelden'])
  await showLanguage('fr')
  expect(t('session:signIn.title')).toBe('Connexion')
  expect(document.documentElement.lang).toBe('fr')
})

test('G028 a key missing in a language falls back to English, then to Dutch', async () => {
  await loadWords(['session'])
  await showLanguage('fr')
  // These keys are in none of the files, like keys whose translation is missing.
  i18next.addResource('nl', 'session', 'late.both', 'laat')
  i18next.addResource('en', 'session', 'late.both', 'late')
  i18next.addResource('nl', 'session', 'late.dutch', 'laat')
  expect(t('session:late.both')).toBe('late')
  expect(t('session:late.dutch')).toBe('laat')
})

test('G028 the texts to fall back to are fetched when they are first needed', async () => {
  await loadWords(['help'])
  expect(i18next.hasResourceBundle('en', 'help')).toBe(false)
  t('help:no.such.key')
  await vi.waitFor(() => expect(i18next.hasResourceBundle('en', 'help')).toBe(true))
})

test('G028 a component rendered without a text renders again when the text arrives', async () => {
  const { result } = renderHook(() => useTranslation('expenses').t('screens.AddUserExpense'))
  expect(result.current).toBe('screens.AddUserExpense')
  await vi.waitFor(() => expect(result.current).toBe('Uitgave toevoegen'))
})

test('loading the texts of another screen renders nothing again and does not change `t`', async () => {
  await loadWords(['common'])
  const useT = vi.fn<() => unknown>(() => useTranslation('common').t)
  const { result } = renderHook(useT)
  const before = result.current
  useT.mockClear()
  await loadWords(['trips'])
  expect(i18next.hasResourceBundle('nl', 'trips')).toBe(true)
  expect(useT).not.toHaveBeenCalled()
  expect(result.current).toBe(before)
})

test('a screen that opens during a change of language gets its texts in the new language', async () => {
  await loadWords(['common'])
  const change = showLanguage('fr')
  const opening = loadWords(['reporting'])
  await Promise.all([change, opening])
  expect(i18next.hasResourceBundle('fr', 'reporting')).toBe(true)
})

test('of two language choices in quick succession, the last one wins', async () => {
  await Promise.all([showLanguage('fr'), showLanguage('en')])
  expect([currentLanguage(), document.documentElement.lang]).toEqual(['en', 'en'])
})

test('a value added to the contract later is shown unchanged, wherever its key contains it', async () => {
  await loadWords(['common'])
  i18next.addResourceBundle('nl', 'common', {
    status: { OPEN: 'Open' },
    kinds: { RAIL: { name: 'Trein', long: { text: 'De trein' } } },
    counted: { A_one: 'een', A_other: '{{count}} stuks' },
  })
  const keys = [
    'status.CAME_LATER',
    'common:status.v1.2',
    'status.a:b',
    'kinds.NEW.name',
    'kinds.NEW.long.text',
  ]
  const values = ['CAME_LATER', 'v1.2', 'a:b', 'NEW', 'NEW']
  expect(keys.map((key) => t(key))).toEqual(values)
  expect(keys.map((key) => t(key, {}))).toEqual(values)
  // Properties of every object, and a key that is a group of texts.
  expect([t('status.constructor'), t('kinds.RAIL'), t('counted.B', { count: 2 })]).toEqual([
    'constructor',
    'RAIL',
    'B',
  ])
  expect([t('status.OPEN'), t('kinds.RAIL.name'), t(['status.NEW', 'status.OPEN'])]).toEqual([
    'Open',
    'Trein',
    'Open',
  ])
})

test('values in a sentence are inserted as text, without escaping', async () => {
  await loadWords(['ui'])
  expect(t('ui:errors.status.other', { status: '<b>&' })).toContain('<b>&')
})

test('G161 a count in a sentence has thousands separators, and selects the plural form', async () => {
  await loadWords(['finance'])
  expect(t('finance:totals.count', { count: 1234 })).toBe('1\u00a0234 facturen')
  expect(t('finance:totals.count', { count: 1 })).toBe('1 factuur')
})
