// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest'
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

test('R264 an unknown code is described by its status, and never shown', () => {
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

test('R123 a call that is refused although the session continues never says that the session has ended', () => {
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
  [500, 'De server kon dit niet afhandelen.'],
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

describe('the reference to quote', () => {
  const ID = '5d3f0a7c9b1e4f6282c4d6e8f0a1b3c5'
  const OURS = { message: 'x', code: 'X' }
  const noticeFor = (status: number, body: unknown, id = ID) =>
    textOf(toApiError('updateUser', new Response(null, { status, headers: { 'X-Request-Id': id } }), body))

  test.each([
    ['a failure of the server', 500, OURS],
    ['a failure of what stands before it', 502, '<html>'],
    ['a request that took too long on its way', 408, OURS],
    ['a refusal by what stands before it', 403, '<html>'],
  ])('is shown after %s', (_what, status, body) => {
    expect(noticeFor(status, body)).toMatch(new RegExp(`.\nReferentie: ${ID}$`))
  })

  test('is shown after an unreadable response', () => {
    const error = new ApiError('malformed', 'updateUser', 200, {}, { requestId: ID })
    expect(textOf(error)).toMatch(new RegExp(`onleesbaar.*\nReferentie: ${ID}$`))
  })

  test.each([400, 401, 403, 404, 409, 422, 429])('is not shown after a %d of the server', (status) => {
    expect(noticeFor(status, OURS)).not.toContain('Referentie')
  })

  test.each(['', 'short', '<b>Peeters</b>', 'a'.repeat(65)])(
    'is not shown if it has no valid format: %s',
    (id) => {
      expect(noticeFor(500, OURS, id)).not.toContain('Referentie')
    },
  )
})
