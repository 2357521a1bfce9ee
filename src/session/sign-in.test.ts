// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { onFailure } from '@/api/client.ts'
import { loadWords } from '@/i18n/i18n.ts'
import { signIn, signInWithCode } from './sign-in.ts'
import { accessToken, clearTokens, refreshToken } from '@/base/tokens.ts'

/** SHA-256 of "Mobility-2026é" in UTF-8, by `printf 'Mobility-2026é' | sha256sum`. */
const DIGEST = 'aacc595b7895fc1f644bc9261fdef939286a95fdd5b2e9a96712a77dd907d788'
const fetch = vi.fn<(request: Request) => Promise<Response>>()
const listener = vi.fn()
const refused = (code: string, more: object = {}) =>
  Response.json({ message: 'no', code, ...more }, { status: 401 })

async function failureText(): Promise<string | undefined> {
  const outcome = await signIn('ulla', 'p')
  return outcome.kind === 'failed' ? outcome.text() : undefined
}

beforeAll(() => loadWords(['common', 'session', 'ui']))
beforeEach(() => {
  history.replaceState(null, '', '/portal/')
  vi.stubGlobal('fetch', fetch)
  onFailure(listener)
})
afterEach(() => {
  clearTokens()
  vi.resetAllMocks()
})

describe('signing in', () => {
  test('R132, G015 sends the name and the SHA-256 of the password, never the password', async () => {
    let sent = ''
    fetch.mockImplementation(async (request) => {
      sent = await request.text()
      return Response.json({ token: 'at.1', refreshToken: 'rt.1' })
    })
    expect(await signIn('ulla.users', 'Mobility-2026é')).toEqual({ kind: 'signed-in' })
    expect(JSON.parse(sent)).toEqual({ username: 'ulla.users', passdigest: DIGEST })
    expect([accessToken(), refreshToken()]).toEqual(['at.1', 'rt.1'])
  })

  test('R120, G178 if a code is required, the second call sends it with the same name and digest', async () => {
    fetch.mockResolvedValueOnce(Response.json({ requires2fa: true }))
    const outcome = await signIn('tom', 'p')
    if (outcome.kind !== 'code-needed') throw new Error(outcome.kind)
    expect(outcome.qrCode).toBeUndefined()
    let sent: unknown
    fetch.mockImplementation(async (request) => {
      sent = await request.json()
      return Response.json({ token: 'at.1' })
    })
    expect(await signInWithCode(outcome.credentials, '123456')).toEqual({ kind: 'signed-in' })
    expect(sent).toEqual({ ...outcome.credentials, code2fa: '123456' })
  })

  test('R121, G016 a response with a token signs in, even if it also requires a code', async () => {
    fetch.mockResolvedValueOnce(Response.json({ token: 'at.1', requires2fa: true }))
    expect(await signIn('tom', 'p')).toEqual({ kind: 'signed-in' })
  })

  test.each([
    ['data:image/svg+xml;base64,AAAA', 'data:image/svg+xml;base64,AAAA'],
    ['AAAA', 'data:image/png;base64,AAAA'],
  ])('R022, G020 the QR code %s is the image %s', async (qrCode2fa, image) => {
    fetch.mockResolvedValueOnce(Response.json({ requires2fa: true, qrCode2fa }))
    expect(await signIn('nora', 'p')).toMatchObject({ kind: 'code-needed', qrCode: image })
  })

  test('R122, G016 a response without a token that requires no code is a failed sign-in: name and password do not match', async () => {
    fetch.mockResolvedValueOnce(Response.json({}))
    expect(await failureText()).toBe('Aanmelden mislukt. De login of het wachtwoord is niet juist')
    expect(accessToken()).toBeUndefined()
  })

  test('R137, R240, R265 the screen shows a mismatch itself, with the server’s label if there is one', async () => {
    fetch.mockResolvedValueOnce(refused('TOKEN_NOT_FOUND', { errorLabel: { nl: 'Nee' } }))
    expect(await failureText()).toBe('Aanmelden mislukt. Nee')
    expect(listener).not.toHaveBeenCalled()
  })

  test('R240, R266 the screen shows a wrong code itself', async () => {
    fetch.mockResolvedValueOnce(refused('INCORRECT_TWO_FACTOR_AUTHENTICATION_CODE'))
    expect(await signInWithCode({ username: 'tom', passdigest: 'x' }, '000000')).toEqual({
      kind: 'wrong-code',
    })
    expect(listener).not.toHaveBeenCalled()
  })

  test('R252 the screen shows any other failure itself, too', async () => {
    fetch.mockResolvedValueOnce(refused('ACCOUNT_BLOCKED'))
    expect(await signIn('ulla', 'p')).toMatchObject({ kind: 'failed' })
    fetch.mockRejectedValueOnce(new TypeError('no connection'))
    expect(await failureText()).toMatch(/^Aanmelden mislukt\. ./)
    expect(listener).not.toHaveBeenCalled()
  })
})
