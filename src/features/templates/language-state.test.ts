import { expect, test } from 'vitest'
import { TEMPLATE_LANGUAGES } from '@/i18n/content-languages.ts'
import { missingPlaceholders, sourceOf } from './language-state.ts'

test.each([
  ['Bonjour {{firstName}}', 'Dag {{firstName}}', []],
  ['Bonjour', 'Dag {{firstName}}, tot {{validUntil}}', ['firstName', 'validUntil']],
  ['Bonjour {{ firstName }}', 'Dag {{firstName}}', []],
  ['', 'Dag {{firstName}}', []],
  ['Bonjour {{first', 'Dag {{firstName}}', []],
])('%s lacks, beside %s: %j', (text, source, lacking) => {
  expect(missingPlaceholders(text, source)).toEqual(lacking)
})

test('the source is the first language with a text', () => {
  expect(sourceOf({ texts: { nl: ' ', fr: 'Bonjour' } }, TEMPLATE_LANGUAGES)?.code).toBe('fr')
  expect(sourceOf({}, TEMPLATE_LANGUAGES)).toBeUndefined()
})
