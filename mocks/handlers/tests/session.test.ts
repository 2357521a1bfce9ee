import { describe, expect, test } from 'vitest'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { digest, oneTimeCode } from '../../behaviour/users/secrets.ts'
import { PASSDIGEST, PASSWORD, TWO_FACTOR_SECRET } from '../../seed/personas.ts'
import { createTester, MINUTE, testerOf } from '../../testing.ts'
import type { SentRow } from '../../tables.ts'

const WRONG = '0'.repeat(64)
const signIn = (username: string, passdigest = PASSDIGEST, code2fa?: string) => ({
  body: { username, passdigest, ...withoutUndefined({ code2fa }) },
})
const mails = async (tester: ReturnType<typeof createTester>) =>
  (await tester.control('GET', 'outbox')) as SentRow[]

describe('signing in', () => {
  test('R132 G015 the password is sent as its SHA-256 digest', async () => {
    expect(await digest(PASSWORD)).toBe(PASSDIGEST)
  })
  test('R121 the right digest returns both tokens; the case of the login is ignored', async () => {
    const { good } = await createTester().call('login', signIn('Ulla.USERS'))
    expect(Object.keys(good)).toEqual(['token', 'refreshToken'])
  })
  test('R240 R265 an unknown login and a wrong password give the same error', async () => {
    const tester = createTester()
    const unknown = await tester.call('login', signIn('nobody'))
    const mismatch = await tester.call('login', signIn('ulla.users', WRONG))
    expect(unknown.error).toEqual({ message: 'Unknown login or wrong password.', code: 'TOKEN_NOT_FOUND' })
    expect(mismatch.error).toEqual(unknown.error)
  })
  test('a deactivated account is refused, but says so only with the right password', async () => {
    const tester = createTester()
    expect((await tester.call('login', signIn('dirk.deactivated'))).error.code).toBe('ACCOUNT_INACTIVE')
    expect((await tester.call('login', signIn('dirk.deactivated', WRONG))).error.code).toBe('TOKEN_NOT_FOUND')
  })
  test('R105 an account of an inactive company is refused, and its sessions end with the company', async () => {
    const tester = createTester()
    const { error, status } = await tester.call('login', signIn('clara.closed'))
    expect([status, error.code]).toEqual([401, 'COMPANY_INACTIVE'])
    expect(error.errorLabel).toMatchObject({ en: 'Your company is no longer active.' })
    const ulla = await tester.as('ulla.users')
    const mats = await tester.as('mats.msp')
    const { good } = await mats.call('deactivateCorporateAccount', { body: { ospId: 'ca-2001' } })
    expect((await ulla.call('getUser', { body: {} })).status, 'until then').toBe(200)
    const now = `${good.inactiveFrom}T00:01:00+01:00`
    await tester.control('PUT', 'clock', { now, frozen: true })
    expect((await ulla.call('getUser', { body: {} })).status).toBe(401)
    expect((await tester.call('login', signIn('ulla.users'))).error.code).toBe('COMPANY_INACTIVE')
    const staff = await tester.as('mats.msp')
    await staff.call('activateCorporateAccount', { body: { ospId: 'ca-2001' } })
    expect((await tester.call('login', signIn('ulla.users'))).status).toBe(200)
  })
  test('five failures in a row block the account, also for the right password; a success resets the count', async () => {
    const tester = createTester()
    const fail = async () => (await tester.call('login', signIn('ulla.users', WRONG))).error.code
    for (let time = 0; time < 4; time += 1) expect(await fail()).toBe('TOKEN_NOT_FOUND')
    await tester.as('ulla.users')
    for (let time = 0; time < 4; time += 1) expect(await fail()).toBe('TOKEN_NOT_FOUND')
    expect(await fail()).toBe('ACCOUNT_BLOCKED')
    expect((await tester.call('login', signIn('ulla.users'))).error.code).toBe('ACCOUNT_BLOCKED')
    const tom = await tester.call('login', signIn('tom.twofactor', PASSDIGEST, '123456'))
    await testerOf(tester.sandbox, tester.world, tom.good.token).call('unblockUser', {
      body: { ospId: 'u-1001' },
    })
    expect((await tester.call('login', signIn('ulla.users'))).status).toBe(200)
  })
})

describe('two-factor authentication', () => {
  test('R120 without a code it is requested, without a QR code once a device is linked', async () => {
    expect((await createTester().call('login', signIn('tom.twofactor'))).good).toEqual({ requires2fa: true })
  })
  test('R022 G020 the first set-up returns a QR code as a data URI, until a code has linked a device', async () => {
    const tester = createTester()
    const { good } = await tester.call('login', signIn('nora.newfactor'))
    expect(good.token).toBeUndefined()
    const [head, svg = ''] = good.qrCode2fa?.split(',') ?? []
    expect(head).toBe('data:image/svg+xml;base64')
    expect(atob(svg)).toMatch(/^<svg .*<\/svg>$/s)
    expect(good.secret2fa).toMatch(/^[A-Z2-7]{16,}$/)
    expect(
      (await tester.call('login', signIn('nora.newfactor', PASSDIGEST, '123456'))).good.token,
    ).toBeDefined()
    expect((await tester.call('login', signIn('nora.newfactor'))).good).toEqual({ requires2fa: true })
  })
  test('R162 a company requires two factors of its admins, not of its app users', async () => {
    const tester = createTester()
    const first = (await tester.call('login', signIn('steff.strict'))).good
    expect([first.requires2fa, first.token, first.qrCode2fa !== undefined]).toEqual([true, undefined, true])
    const steff = await tester.call('login', signIn('steff.strict', PASSDIGEST, '123456'))
    const body = { ospId: 'ca-2009', data: { twoFactorForAdmins: false } }
    await testerOf(tester.sandbox, tester.world, steff.good.token).call('updateCorporateAccount', { body })
    expect((await tester.call('login', signIn('steff.strict'))).good.token).toBeDefined()
  })
  test('R162 G151 an admin who also uses the app must enter both factors', async () => {
    const tester = createTester()
    const olivia = await tester.as('olivia.osp')
    const filter = { corporateAccountOspId: 'ca-2009', classification: 'mobile', active: true } as const
    const { good } = await olivia.call('getUsersByFilter', { body: filter })
    const { ospId: userOspId = '', email } = good.content.find((user) => user.email !== undefined) ?? {}
    await olivia.call('sendPincode', { body: { ospId: userOspId } })
    const mailed = (await mails(tester)).find(({ kind, to }) => kind === 'pincode' && to === email)
    const { good: user } = await olivia.call('getUser', { body: { ospId: userOspId } })
    const attempt = async () =>
      (await tester.call('login', signIn(user.login ?? '', await digest(mailed?.text ?? '')))).good
    expect((await attempt()).token).toBeDefined()
    await olivia.call('addUserRole', { body: { userOspId, role: 'user_manager' } })
    expect(await attempt()).toMatchObject({ requires2fa: true })
  })
  test('R266 a wrong code is refused, and counts as a failure', async () => {
    const tester = createTester()
    const attempt = async () =>
      (await tester.call('login', signIn('tom.twofactor', PASSDIGEST, '000000'))).error.code
    for (let time = 0; time < 4; time += 1)
      expect(await attempt()).toBe('INCORRECT_TWO_FACTOR_AUTHENTICATION_CODE')
    expect(await attempt()).toBe('ACCOUNT_BLOCKED')
  })
  test('simultaneous guesses of the code are counted one by one, and the correct one among them is too late', async () => {
    const tester = createTester()
    const now = new Date('2027-03-01T12:00:00Z')
    await tester.control('PUT', 'clock', { now: now.toISOString(), frozen: true })
    const right = await oneTimeCode(TWO_FACTOR_SECRET, Math.floor(now.getTime() / 30_000))
    // Codes are checked in parallel, and may be processed in another order. The last one is not among the first five.
    const guesses = [...Array<string>(30).fill('000000'), right]
    const responses = await Promise.all(
      guesses.map((code) => tester.call('login', signIn('tom.twofactor', PASSDIGEST, code))),
    )
    const codes = responses.map(({ error }) => error.code)
    expect(codes.filter((code) => code === 'INCORRECT_TWO_FACTOR_AUTHENTICATION_CODE')).toHaveLength(4)
    expect(codes.filter((code) => code === 'ACCOUNT_BLOCKED')).toHaveLength(27)
    expect(codes.at(-1)).toBe('ACCOUNT_BLOCKED')
  })
  test('G178 the current code of an authenticator app is accepted, by the world’s clock', async () => {
    const tester = createTester()
    const now = new Date('2027-03-01T12:00:00Z')
    await tester.control('PUT', 'clock', { now: now.toISOString(), frozen: true })
    const code = await oneTimeCode(TWO_FACTOR_SECRET, Math.floor(now.getTime() / 30_000))
    expect((await tester.call('login', signIn('tom.twofactor', PASSDIGEST, code))).status).toBe(200)
    await tester.control('PUT', 'clock', { now: '2027-03-01T12:05:00Z', frozen: true })
    expect((await tester.call('login', signIn('tom.twofactor', PASSDIGEST, code))).status).toBe(401)
  })
  test('the code of the first example in RFC 6238', async () => {
    // "12345678901234567890" in base32, 59 seconds after the epoch.
    expect(await oneTimeCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 1)).toBe('287082')
  })
})

describe('forgotten and changed passwords', () => {
  test('a forgotten login is mailed; an unknown address gets the same response and no mail', async () => {
    const tester = createTester()
    for (const email of ['ULLA.users@brugge-bakery.example', 'nobody@brugge-bakery.example'])
      expect((await tester.call('sendLogin', { body: { email } })).status).toBe(204)
    expect(await mails(tester)).toMatchObject([{ kind: 'login', text: 'ulla.users', language: 'nl' }])
  })
  test('a forgotten password is replaced by the mailed one; an unknown login gets the same response', async () => {
    const tester = createTester()
    for (const login of ['ulla.users', 'nobody'])
      expect((await tester.call('resetPincode', { body: { login } })).status).toBe(204)
    const [mail] = await mails(tester)
    expect((await tester.call('login', signIn('ulla.users'))).status).toBe(401)
    expect((await tester.call('login', signIn('ulla.users', await digest(mail?.text ?? '')))).status).toBe(
      200,
    )
  })
  test('nothing is mailed to a user who is not active', async () => {
    const tester = createTester()
    const olivia = await tester.as('olivia.osp')
    const { email = '' } = (await olivia.call('getUser', { body: { ospId: 'u-1001' } })).good
    await olivia.call('deactivateUser', { body: { ospId: 'u-1001' } })
    expect((await tester.call('sendLogin', { body: { email } })).status).toBe(204)
    expect((await tester.call('resetPincode', { body: { login: 'ulla.users' } })).status).toBe(204)
    expect(await mails(tester)).toEqual([])
  })
  test('R130 the language is stored with the user', async () => {
    const ulla = await createTester().as('ulla.users')
    expect((await ulla.call('changeLanguage', { path: { lang: 'fr' } })).status).toBe(204)
    expect((await ulla.call('getUser', { body: {} })).good.language).toBe('fr')
  })
  test('R142 a new password needs the old one, and ends only the other sessions', async () => {
    const tester = createTester()
    const [here, elsewhere] = [await tester.as('ulla.users'), await tester.as('ulla.users')]
    const newPassdigest = await digest('another password')
    const mismatch = await here.call('changePincode', { body: { oldPassdigest: WRONG, newPassdigest } })
    expect(mismatch.error.errors).toMatchObject([{ field: 'oldPassdigest', rule: 'mismatch' }])
    expect(
      (await here.call('changePincode', { body: { oldPassdigest: PASSDIGEST, newPassdigest } })).status,
    ).toBe(204)
    expect((await here.call('getUser', { body: {} })).status).toBe(200)
    expect((await elsewhere.call('getUser', { body: {} })).status).toBe(401)
    expect((await tester.call('login', signIn('ulla.users'))).status).toBe(401)
    expect((await tester.call('login', signIn('ulla.users', newPassdigest))).status).toBe(200)
  })
})

describe('G410 confirming the identity of the user', () => {
  const anonymise = (token?: string): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...withoutUndefined({ 'Step-Up-Token': token }) },
    body: JSON.stringify({ ospId: 'u-1101' }),
  })
  const refusalOf = async (tester: ReturnType<typeof createTester>, token?: string): Promise<unknown> => {
    const response = await tester.raw('/user/anonymize', anonymise(token))
    return response.ok ? 'done' : [response.status, ((await response.json()) as { code: string }).code]
  }
  const STEP_UP_REQUIRED = [403, 'STEP_UP_REQUIRED']

  test('the password returns a token, which is valid for five minutes, for this session only', async () => {
    const ulla = await createTester().as('ulla.users')
    await ulla.control('PUT', 'step-up', {})
    expect(await refusalOf(ulla)).toEqual(STEP_UP_REQUIRED)
    const { stepUpToken = '' } = (await ulla.call('stepUp', { body: { passdigest: PASSDIGEST } })).good
    const again = await ulla.as('ulla.users')
    expect(await refusalOf(again, stepUpToken)).toEqual(STEP_UP_REQUIRED)
    await ulla.advance(5 * MINUTE)
    expect(await refusalOf(ulla, stepUpToken)).toEqual(STEP_UP_REQUIRED)
    const next = (await ulla.call('stepUp', { body: { passdigest: PASSDIGEST } })).good.stepUpToken
    expect(await refusalOf(ulla, next)).toBe('done')
  })
  test('it is not accepted for signing in, and an access token is not accepted for confirming', async () => {
    const ulla = await createTester().as('ulla.users')
    const { stepUpToken } = (await ulla.call('stepUp', { body: { passdigest: PASSDIGEST } })).good
    const intruder = testerOf(ulla.sandbox, ulla.world, stepUpToken)
    expect((await intruder.call('getUser', { body: {} })).error.code).toBe('TOKEN_INVALID')
    await ulla.control('PUT', 'step-up', {})
    expect(await refusalOf(ulla, 'at-100001')).toEqual(STEP_UP_REQUIRED)
    await ulla.control('DELETE', 'step-up')
    expect(await refusalOf(ulla)).toBe('done')
  })
  test('a user who signs in with a code must enter the code; the password is not enough', async () => {
    const tester = createTester()
    const { token } = (await tester.call('login', signIn('tom.twofactor', PASSDIGEST, '123456'))).good
    const tom = testerOf(tester.sandbox, tester.world, token)
    expect((await tom.call('stepUp', { body: { passdigest: PASSDIGEST } })).good).toEqual({
      requires2fa: true,
    })
    const { error, status } = await tom.call('stepUp', { body: { code2fa: '000000' } })
    expect([status, error.errors?.[0]?.field]).toEqual([422, 'code2fa'])
    expect((await tom.call('stepUp', { body: { code2fa: '123456' } })).good.stepUpToken).toBeDefined()
  })
  test('of simultaneous guesses of the code, the correct one after five wrong ones is too late', async () => {
    const tester = createTester()
    const now = new Date('2027-03-01T12:00:00Z')
    await tester.control('PUT', 'clock', { now: now.toISOString(), frozen: true })
    const { token } = (await tester.call('login', signIn('tom.twofactor', PASSDIGEST, '123456'))).good
    const tom = testerOf(tester.sandbox, tester.world, token)
    const right = await oneTimeCode(TWO_FACTOR_SECRET, Math.floor(now.getTime() / 30_000))
    const guesses = [...Array<string>(30).fill('000000'), right]
    const responses = await Promise.all(guesses.map((code2fa) => tom.call('stepUp', { body: { code2fa } })))
    expect(responses.at(-1)?.error.code).toBe('TOKEN_INVALID')
  })
  test('five wrong passwords block the account, as when signing in', async () => {
    const ulla = await createTester().as('ulla.users')
    for (let time = 0; time < 5; time += 1)
      expect((await ulla.call('stepUp', { body: { passdigest: WRONG } })).status).toBe(422)
    expect((await ulla.call('stepUp', { body: { passdigest: PASSDIGEST } })).error.code).toBe('TOKEN_INVALID')
  })
})
