// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest'
import { loadWords, showLanguage, t } from '@/i18n/i18n.ts'
import { codeRefusal } from './refusal-of.ts'

beforeAll(async () => {
  await loadWords(['common', 'session'])
  await showLanguage('en')
})

describe('when the code is refused, the page shows', () => {
  test.each([
    ['why signing in failed', { kind: 'failed', text: () => 'Blocked' }, 'Blocked'],
    [
      'that a code is needed again',
      { kind: 'code-needed', credentials: { username: 'tom', passdigest: '' }, qrCode: undefined },
      'Another code is required. Enter the new code from your app.',
    ],
  ] as const)('%s', (_what, outcome, summary) => {
    expect(codeRefusal(outcome, t)?.()).toEqual({ fields: {}, summary, empties: true })
  })

  test('G018 that the code is wrong, at the field and above it', () => {
    expect(codeRefusal({ kind: 'wrong-code' }, t)?.()).toMatchObject({
      fields: { code: { rule: 'wrongCode' } },
      summary: expect.any(String) as string,
    })
  })

  test('nothing when signed in, or when the error was already notified', () => {
    expect([codeRefusal({ kind: 'signed-in' }, t), codeRefusal(undefined, t)]).toEqual([undefined, undefined])
  })
})
