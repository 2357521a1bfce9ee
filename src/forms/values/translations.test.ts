import { expect, test } from 'vitest'
import { byLanguage, fromTranslations, toTranslations } from './translations.ts'

const LANGUAGES = ['FR', 'GB', 'BE', 'DE'] as const

test('R175, R211 texts become a list with each language at most once, without empty texts', () => {
  const texts = { BE: 'Hallo', GB: '  ', FR: 'Bonjour', DE: undefined }
  expect(toTranslations(texts, LANGUAGES)).toEqual([
    { language: 'FR', text: 'Bonjour' },
    { language: 'BE', text: 'Hallo' },
  ])
  expect(toTranslations({}, LANGUAGES)).toEqual([])
})

test('R211 a list becomes texts again', () => {
  const texts = { BE: 'Hallo', DE: 'Guten Tag\nliebe Leute' }
  expect(fromTranslations(toTranslations(texts, LANGUAGES), LANGUAGES)).toEqual(texts)
})

test.each([
  ['data.texts.1.text', 'data.texts.FR'],
  ['data.texts.0', 'data.texts.GB'],
  ['data.texts', 'data.texts'],
  ['data.texts.7.text', 'data.texts.7.text'],
  ['data.lines.0.text', 'data.lines.0.text'],
  ['data.text', 'data.text'],
])('a broken %s is shown at %s', (path, field) => {
  const texts = [
    { language: 'GB', text: 'Hello' },
    { language: 'FR', text: 'Bonjour' },
  ]
  expect(byLanguage(path, { data: { texts, lines: [{ text: 'a' }], text: 'b' } })).toBe(field)
})
