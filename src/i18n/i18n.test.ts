// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from '@testing-library/react'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { currentLanguage, loadWords, showLanguage } from './i18n.ts'

afterEach(() => showLanguage('nl'))

test('R014, R016 Dutch without a choice; a choice brings its words along and is remembered', async () => {
  await loadWords(['session'])
  expect([currentLanguage(), i18next.t('session:signIn.title')]).toEqual(['nl', 'Aanmelden'])
  await showLanguage('fr')
  expect(i18next.t('session:signIn.title')).toBe('Connexion')
  expect(document.documentElement.lang).toBe('fr')
})

test('G028 a key missing in a language falls to English, then to Dutch', async () => {
  await loadWords(['session'])
  await showLanguage('fr')
  // These exist in none of the files: as if a translation were late.
  i18next.addResource('nl', 'session', 'late.both', 'laat')
  i18next.addResource('en', 'session', 'late.both', 'late')
  i18next.addResource('nl', 'session', 'late.dutch', 'laat')
  expect(i18next.t('session:late.both')).toBe('late')
  expect(i18next.t('session:late.dutch')).toBe('laat')
})

test('G028 the words to fall back to are fetched when they are needed first', async () => {
  await loadWords(['help'])
  expect(i18next.hasResourceBundle('en', 'help')).toBe(false)
  i18next.t('help:no.such.key')
  await vi.waitFor(() => expect(i18next.hasResourceBundle('en', 'help')).toBe(true))
})

test('G028 what was drawn without a word is drawn again when it is there', async () => {
  const { result } = renderHook(() => useTranslation('expenses').t('screens.AddUserExpense'))
  expect(result.current).toBe('screens.AddUserExpense')
  await vi.waitFor(() => expect(result.current).toBe('Uitgave toevoegen'))
})

test('words of another screen draw nothing anew, nor do they change `t`', async () => {
  await loadWords(['common'])
  const draw = vi.fn<() => unknown>(() => useTranslation('common').t)
  const { result } = renderHook(draw)
  const before = result.current
  draw.mockClear()
  await loadWords(['trips'])
  expect(i18next.hasResourceBundle('nl', 'trips')).toBe(true)
  expect(draw).not.toHaveBeenCalled()
  expect(result.current).toBe(before)
})

test('a screen that opens while the language changes has its words in the new one', async () => {
  await loadWords(['common'])
  const change = showLanguage('fr')
  const opening = loadWords(['reporting'])
  await Promise.all([change, opening])
  expect(i18next.hasResourceBundle('fr', 'reporting')).toBe(true)
})

test('of two choices shortly after one another the last one holds', async () => {
  await Promise.all([showLanguage('fr'), showLanguage('en')])
  expect([currentLanguage(), document.documentElement.lang]).toEqual(['en', 'en'])
})

test('what is put into a sentence is text', async () => {
  await loadWords(['ui'])
  expect(i18next.t('ui:errors.status.other', { status: '<b>&' })).toContain('<b>&')
})
