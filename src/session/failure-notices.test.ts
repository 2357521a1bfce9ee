// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import { beginSession, clearTokens } from '@/base/tokens.ts'
import { ApiError, toApiError } from '@/api/errors.ts'
import { loadWords } from '@/i18n/i18n.ts'
import { textOf } from './failure-notices.ts'

beforeAll(() => loadWords(['common', 'session', 'ui']))

const errors = [
  { field: 'data.email', messages: ['E-mail klopt niet', 'en is te lang'] },
  { field: 'data.login', messages: ['Login is bezet'] },
  { field: 'data.extId', messages: [] },
]

test('R159 field errors show the first message of each field, joined by line breaks', () => {
  const error = toApiError('updateUser', new Response(null, { status: 422 }), {
    message: 'x',
    errors: errors.slice(0, 2),
  })
  expect(textOf(error)).toBe('E-mail klopt niet\nLogin is bezet')
})

test('R264 a code that is not known is told in words by its status, never as the code', () => {
  const body = { message: 'java.lang.Oops', code: 'SOMETHING_NEW_17' }
  for (const status of [409, 418, 422, 500]) {
    const text = textOf(toApiError('updateUser', new Response(null, { status }), body))
    expect(text).not.toMatch(/SOMETHING_NEW_17|Oops/)
    expect(text).toMatch(/[a-z]{3}/)
  }
})

test('R250 the server’s label takes precedence, in the current language, else in en', () => {
  const both = { message: 'x', errors, errorLabel: { nl: 'Mag niet', en: 'Not allowed' } }
  expect(textOf(toApiError('updateUser', new Response(null, { status: 422 }), both))).toBe('Mag niet')
  expect(
    textOf(
      toApiError('updateUser', new Response(null, { status: 422 }), {
        ...both,
        errorLabel: { en: 'Not allowed' },
      }),
    ),
  ).toBe('Not allowed')
  expect(
    textOf(toApiError('updateUser', new Response(null, { status: 422 }), { ...both, errorLabel: 'Nooit' })),
  ).toBe('Nooit')
})

test('R123 a call that is refused although the session goes on never says that the session has ended', () => {
  beginSession({ token: 'at.1' })
  const refused = (body: object) => toApiError('updateUser', new Response(null, { status: 401 }), body)
  const text = 'De server weigert deze aanvraag. U bent nog aangemeld; probeer het later opnieuw.'
  expect(textOf(refused({ message: 'x' }))).toBe(text)
  expect(textOf(refused({ message: 'x', code: 'TOKEN_EXPIRED', errorLabel: 'Sessie verlopen' }))).toBe(text)
  expect(textOf(refused({ message: 'x', code: 'OTHER', errorLabel: 'Niet voor u' }))).toBe('Niet voor u')
  clearTokens()
  expect(textOf(refused({ message: 'x' }))).toBe('Uw sessie is verlopen. Meld u opnieuw aan.')
})

test.each([
  [500, 'Er ging iets mis op de server.'],
  [503, 'De server is even niet beschikbaar.'],
  [418, 'De server antwoordde met een fout (418).'],
])('R247 a %d without a text from the server shows the portal’s own text', (status, text) => {
  expect(textOf(toApiError('updateUser', new Response(null, { status: status }), '<html>'))).toBe(text)
})

test.each([
  ['network', /^Er is geen verbinding/],
  ['timeout', /^De server antwoordt niet op tijd/],
  ['malformed', /^Het antwoord van de server is onleesbaar/],
  ['refresh-wait', /^De wachttijd/],
] as const)('R247 a call that fails with %s shows the text for it', (kind, text) => {
  expect(textOf(new ApiError(kind, 'updateUser'))).toMatch(text)
})
