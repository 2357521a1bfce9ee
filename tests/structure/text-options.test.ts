/**
 * `src/i18n/texts.ts` fills plain texts in without i18next, and hands over what has one of the options that it knows. Any
 * other option of i18next would be overlooked there.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/files.ts'

const OVERLOOKED =
  /\bt\((?:[^(){}]|\([^()]*\)|\$\{[^}]*\})*\{[^}]*\b(lngs?|fallbackLng|ordinal|return(?:Objects|Details)|joinArrays|postProcess|(?:skipI|i)nterpolation)\s*[:,}]/

test('no text is asked for with an option of i18next that plain texts overlook', () => {
  expect("t('finance:totals.count', { count, ordinal: true })").toMatch(OVERLOOKED)
  expect('t(`a.${b(c)}`, { lng })').toMatch(OVERLOOKED)
  expect("t('a', { count, name: nameOf(user) })").not.toMatch(OVERLOOKED)
  const sources = filesBelow('src').filter((path) => /\.tsx?$/.test(path) && !path.includes('/generated/'))
  expect(sources.filter((path) => OVERLOOKED.test(readFileSync(path, 'utf8')))).toEqual([])
})
