// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest'
import { loadWords, showLanguage, t } from '@/i18n/i18n.ts'
import { codeRefusal } from './refusal-of.ts'

beforeAll(async () => {
  await loadWords(['common', 'session'])
  await showLanguage('en')
})

describe('G017 when the code does not sign in, the page says', () => {
  const failed = { kind: 'failed', mismatch: true, label: undefined } as const
  test.each([
    ['the server’s label', { ...failed, label: { nl: 'Nee', en: 'Blocked' } }, 'Blocked'],
    ['else that the two do not match', failed, 'The login and password do not match'],
    ['else the general message', { ...failed, mismatch: false }, 'Please fill in your login and password'],
    [
      'that a code is needed again',
      { kind: 'code-needed', credentials: { username: 'tom', passdigest: '' }, qrCode: undefined },
      'A code is needed again. Enter the new code from your app.',
    ],
  ] as const)('%s', (_what, outcome, summary) => {
    expect(codeRefusal(outcome, t)).toEqual({ fields: {}, summary, empties: true })
  })

  test('nothing when signed in, or when the user has been told', () => {
    expect([codeRefusal({ kind: 'signed-in' }, t), codeRefusal(undefined, t)]).toEqual([undefined, undefined])
  })
})
