/** Servers that take values for the same, or for different, against `x-unique`. */
import { describe, expect, test } from 'vitest'
import type { UniqueRule } from '../../../openapi/contract-types.ts'
import { isAll } from '../../../tests/level.ts'
import { at, type Json, withValue } from '../json.ts'
import { observationsOf } from './testing.ts'

type Change = (text: string) => string
const withText =
  (field: string, change: Change) =>
  (body: Json): Json => {
    const path = field.split('.')
    const text = at(body, path)
    return typeof text === 'string' ? (withValue(body, path, change(text)) as Json) : body
  }
const withoutAccents: Change = (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')
const isUpperCase = (text: string): boolean => /[A-Z]/.test(text) && text === text.toUpperCase()

/** Each mistake in how a server reads the name of a new group, with the place of its finding. */
const MISTAKES: readonly (readonly [mistake: string, change: Change, place: string])[] = [
  ['case counts', (text) => (isUpperCase(text) ? `${text}X` : text), 'in another letter case'],
  ['accents do not count', withoutAccents, 'without accents'],
  ['spaces around count', (text) => text.replaceAll(/^\s+|\s+$/g, '-'), 'with spaces around'],
  ['spaces are not underscores', (text) => text.replaceAll('_', '-'), 'with underscores for spaces'],
  ['several spaces are one', (text) => text.replaceAll(/ +/g, ' '), 'with two spaces for one'],
]

describe('a new record', { timeout: 120_000 }, () => {
  test.each(MISTAKES)('with the mistake that %s', async (_mistake, change, place) => {
    expect(
      await observationsOf('same-value', 'createUserGroup', { request: withText('extId', change) }),
    ).toEqual([`extId ${place}`])
  })
  test.runIf(isAll)('whose value is not unique at all is left to another law', async () => {
    let count = 0
    const renamed = withText('extId', () => `G${(count += 1)}`)
    expect(await observationsOf('same-value', 'createUserGroup', { request: renamed })).toEqual([])
  })
  test.runIf(isAll)('with a value about which case counts', async () => {
    const upper = withText('userData.extId', (text) => text.toUpperCase())
    expect(await observationsOf('same-value', 'createMobileUser', { request: upper })).toEqual([
      'userData.extId in another letter case',
    ])
  })
  test('without what the contract does not say', async () => {
    const rule: UniqueRule = { field: 'extId', within: ['corporateAccount.ospId'], ignoresCase: true }
    for (const [, change] of MISTAKES.slice(1))
      expect(
        await observationsOf('same-value', 'createUserGroup', {
          request: withText('extId', change),
          stated: { 'x-unique': [rule] },
        }),
      ).toEqual([])
  })
})

describe('an update', { timeout: 120_000 }, () => {
  test('to the value of another record', async () => {
    const request = withText('data.name', (text) => text.replace(/^\s+/, '-'))
    expect(await observationsOf('same-value', 'updateResourceGroup', { request })).toEqual([
      'data.name with spaces around',
    ])
  })
  test('to its own value in another letter case', async () => {
    const request = withText('data.name', (text) => (isUpperCase(text) ? 'Deelmobiliteit' : text))
    expect(await observationsOf('same-value', 'updateResourceGroup', { request })).toEqual([
      "data.name of one's own in another letter case",
    ])
  })
  test.runIf(isAll)('that takes the accents from the name of a template', async () => {
    const request = withText('data.name', withoutAccents)
    expect(await observationsOf('same-value', 'updateTemplate', { request })).toEqual([
      'data.name without accents',
    ])
  })
})
