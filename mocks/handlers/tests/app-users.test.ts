import { describe, expect, test } from 'vitest'
import type { components } from '@/api/generated/schema.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { PASSDIGEST } from '../../seed/personas.ts'
import { createTester, DAY } from '../../testing.ts'

type Filter = components['schemas']['UserFilter']
const BAKERY = 'ca-2001'
const JONAS = 'u-1101'
const NOOR = 'u-1105'
const mobile: Filter = { corporateAccountOspId: BAKERY, classification: 'mobile' }

const ulla = () => createTester().as('ulla.users')
type Tester = Awaited<ReturnType<typeof ulla>>
const list = async (tester: Tester, body: Filter, query: object = {}) =>
  (await tester.call('getUsersByFilter', { body, query })).good
const update = (tester: Tester, ospId: string, data: components['schemas']['UserUpdate'], version?: number) =>
  tester.call('updateUser', { body: { ospId, data, ...withoutUndefined({ version }) } })

describe('lists of users', () => {
  test('R086 the seed has active and inactive users in the personas’ company', async () => {
    const tester = await ulla()
    expect((await list(tester, { ...mobile, active: true })).totalElements).toBe(60)
    expect((await list(tester, { ...mobile, active: false })).totalElements).toBe(15)
  })
  test('R272 R283 a page has 10 rows, pages do not overlap and add up, and a page beyond the last is empty', async () => {
    const tester = await ulla()
    const seen = new Set<string>()
    const first = await list(tester, mobile)
    expect(first).toMatchObject({ size: 10, number: 0, totalElements: 75, totalPages: 8 })
    for (let page = 0; page < first.totalPages; page += 1)
      for (const { ospId } of (await list(tester, mobile, { page })).content) seen.add(ospId)
    expect(seen.size).toBe(75)
    expect(await list(tester, mobile, { page: 8 })).toMatchObject({
      content: [],
      totalElements: 75,
      number: 8,
    })
  })
  test.each([
    ['peeters jonas', ['Jonas Peeters']],
    ['ELOISE broecke', ['Éloïse Van den Broecke']],
    ['yilmaz', ['Ahmet Yılmaz']],
    ['шевченко', ['Олександра Шевченко-Коваленко']],
    ['<script>', ["<script>alert('x')</script> O'Neill & \"Söhne\""]],
    ['bb-0042', ['Jonas Peeters']],
    ['0470 12 34 56', ['Jonas Peeters']],
    ['+32 470 12.34.56', ['Jonas Peeters']],
    ['nobody at all', []],
  ])('G186 the search %s finds %j: words in any order, ignoring case and accents', async (search, names) => {
    const { content } = await list(await ulla(), { ...mobile, search })
    expect(content.map(({ firstname, lastname }) => `${firstname} ${lastname}`)).toEqual(names)
  })
  test('filter conditions are combined with and', async () => {
    const tester = await ulla()
    const blocked = await list(tester, { ...mobile, blocked: true, twoFactor: true })
    expect(blocked.content.map(({ ospId }) => ospId)).toEqual(['u-1102'])
    expect(
      (await list(tester, { ...mobile, roles: ['night_owl', 'company_budget_manager'] })).content.length,
    ).toBeGreaterThan(1)
    expect(
      (await list(tester, { ...mobile, userGroupOspId: 'g-4009' })).content.map(({ ospId }) => ospId),
    ).toEqual(['u-1190'])
  })
  test('R085 G151 users are classified as mobile, contact and admin', async () => {
    const tester = await ulla()
    const kinds = async (search: string) =>
      (await list(tester, { search })).content.map(({ classification }) => classification)
    expect(await kinds('connie')).toEqual(['contact'])
    expect(await kinds('ivo.invoices')).toEqual(['admin'])
    expect(await kinds("zoe d'hondt")).toEqual(['mobile'])
  })
  test('sorting ignores case and accents in both directions; users without the value come last', async () => {
    const tester = await ulla()
    const numbers = async (sort: string) =>
      (await list(tester, mobile, { sort, size: 100 })).content.map(({ employeeNumber }) => employeeNumber)
    const ascending = await numbers('employeeNumber')
    const filled = ascending.filter((number) => number !== undefined)
    expect(filled).toEqual([...filled].sort())
    expect(ascending.indexOf(undefined)).toBe(filled.length)
    expect((await numbers('-employeeNumber')).slice(0, filled.length)).toEqual([...filled].reverse())
    const { content } = await list(tester, { ...mobile, search: 'peeters' }, { sort: '-firstname' })
    expect(content[0]?.firstname).toBe('Lotte')
  })
  test('partner staff list the partner’s companies, platform staff all; another company is a 404', async () => {
    const tester = createTester()
    const mats = await list(await tester.as('mats.msp'), {}, { size: 1000 })
    expect(new Set(mats.content.map(({ corporateAccount }) => corporateAccount?.ospId))).toEqual(
      new Set([BAKERY, 'ca-2003', 'ca-2006']),
    )
    expect((await list(await tester.as('olivia.osp'), {})).totalElements).toBeGreaterThan(mats.totalElements)
    const petra = await tester.as('petra.prepaid')
    expect((await petra.call('getUsersByFilter', { body: mobile })).status).toBe(404)
  })
})

describe('one user', () => {
  test('G180 without an identifier it returns the signed-in user', async () => {
    expect((await (await ulla()).call('getUser', { body: {} })).good).toMatchObject({
      ospId: 'u-1001',
      corporateAccount: { ospId: BAKERY },
    })
  })
  test('groups, partner and family are returned with their names', async () => {
    const { good } = await (await ulla()).call('getUser', { body: { ospId: JONAS } })
    expect(good).toMatchObject({
      partner: { ospId: 'p-3001', name: 'Noordzee Mobility' },
      userGroups: [{ name: 'ALL_BRUGGE-BAKERY_USERS' }, { name: 'NIGHT_SHIFT' }],
      familyMembers: [{ ospId: 'u-1150', name: 'Lotte Peeters' }],
    })
  })
  test.each([
    ['2999-01-01', 'not_future'],
    ['0026-05-17', 'too_early'],
  ])('G199 the birth date %s is refused: %s', async (birthDate, rule) => {
    const { status, error } = await update(await ulla(), JONAS, { birthDate }, 3)
    expect([status, error.errors]).toMatchObject([422, [{ field: 'data.birthDate', rule }]])
  })
  test('a change keeps the other fields, null clears, and the version increases', async () => {
    const tester = await ulla()
    const { good: before } = await tester.call('getUser', { body: { ospId: JONAS } })
    const { good } = await update(
      tester,
      JONAS,
      { msisdn: '+32 470 65 43 21', birthDate: null, homeAddress: { streetNumber: null } },
      3,
    )
    const { birthDate: _birthDate, ...rest } = before
    expect(good).toEqual({
      ...rest,
      msisdn: '+32 470 65 43 21',
      homeAddress: { streetName: 'Gentpoortstraat', zipCode: '8000', city: 'Brugge' },
      version: 4,
    })
    expect((await tester.call('getUser', { body: { ospId: JONAS } })).good).toEqual(good)
  })
  test('a change based on an older version is STALE; without a version the last one wins', async () => {
    const tester = await ulla()
    await update(tester, JONAS, { firstName: 'Joe' }, 3)
    expect((await update(tester, JONAS, { firstName: 'Jan' }, 3)).error.code).toBe('STALE')
    expect((await update(tester, JONAS, { firstName: 'Jan' })).good).toMatchObject({
      firstName: 'Jan',
      version: 5,
    })
  })
  test.each([
    ['R145', { extId: 'a.b' }, 'data.extId', 'no-dots-or-space'],
    ['R145', { extId: 'a b' }, 'data.extId', 'no-dots-or-space'],
    ['R146', { extId: 'OTHER-1' }, 'data.extId', 'immutable'],
    ['R146', { extId: null }, 'data.extId', 'immutable'],
    ['R140', { msisdn: '+321' }, 'data.msisdn', 'phone'],
    ['R140', { msisdn: '+12025550123' }, 'data.msisdn', 'phone'],
    ['R135', { email: 'jonas@' }, 'data.email', 'email'],
    ['R134', { firstName: '' }, 'data.firstName', 'required'],
    ['R143', { contractId: 'nonsense' }, 'data.contractId', 'contract_id'],
    ['G148', { parentUserOspId: 'u-1301' }, 'data.parentUserOspId', 'parent_user'],
    ['G148', { parentUserOspId: JONAS }, 'data.parentUserOspId', 'parent_user'],
  ])('%s refuses %j', async (_rule, data, field, rule) => {
    const { status, error } = await update(await ulla(), JONAS, data)
    expect([status, error.errors]).toMatchObject([422, [{ field, rule }]])
  })
  test('R146 the user’s own external id is accepted; a user without one gets one that is unique in the company (R139)', async () => {
    const tester = await ulla()
    expect((await update(tester, JONAS, { extId: 'BB-0042' })).status).toBe(200)
    const taken = await update(tester, 'u-1004', { extId: 'BB-0042' })
    expect([taken.status, taken.error]).toMatchObject([
      409,
      { code: 'TAKEN', errors: [{ field: 'data.extId', rule: 'unique' }] },
    ])
    expect((await update(tester, 'u-1004', { extId: 'IVO-1' })).good.extId).toBe('IVO-1')
  })
  test('R138 a login is unique on the whole platform, ignoring case', async () => {
    const tester = await ulla()
    const taken = await update(tester, JONAS, { login: 'PETRA.prepaid' })
    expect([taken.status, taken.error]).toMatchObject([
      409,
      { code: 'TAKEN', errors: [{ field: 'data.login', rule: 'login_taken' }] },
    ])
    expect((await update(tester, JONAS, { login: 'JONAS.peeters' })).status).toBe(200)
  })
  test('R180 an empty login is generated: the e-mail address when it is free', async () => {
    const tester = await ulla()
    expect((await update(tester, JONAS, { login: null })).good.login).toBe(
      'jonas.peeters@brugge-bakery.example',
    )
    expect(
      (await update(tester, NOOR, { login: null, email: 'jonas.peeters@brugge-bakery.example' })).good.login,
    ).toMatch(/^u-1105\.user-/)
  })
  test('R144 login and contract number can be checked before saving', async () => {
    const tester = await ulla()
    const free = async (login: string, ospId?: string) =>
      (await tester.call('verifyLogin', { body: { login, ...withoutUndefined({ ospId }) } })).good.available
    expect([
      await free('jonas.peeters'),
      await free('Jonas.Peeters', JONAS),
      await free('someone.new'),
    ]).toEqual([false, true, true])
    const valid = async (contractId: string, ospId?: string) =>
      (await tester.call('verifyContractId', { body: { contractId, ...withoutUndefined({ ospId }) } })).good
        .valid
    expect([
      await valid('BB-2025-042'),
      await valid('BB-2025-042', JONAS),
      await valid('BB-2026-900'),
      await valid('42'),
    ]).toEqual([false, true, true, false])
  })
  test('R163 a user managed by payroll cannot be changed or anonymised', async () => {
    const pam = await createTester().as('pam.payroll')
    expect((await update(pam, 'u-1601', { firstName: 'A' })).error.code).toBe('EXTERNALLY_MANAGED')
    expect((await pam.call('anonymizeUser', { body: { ospId: 'u-1601' } })).error.code).toBe(
      'EXTERNALLY_MANAGED',
    )
  })
})

describe('activation of a user', () => {
  const activate = (tester: Tester, desiredActivationDate: string | null) =>
    tester.call('activateUser', { body: { ospId: NOOR, desiredActivationDate } })
  const isActive = async (tester: Tester, ospId: string) =>
    (await tester.call('getUser', { body: { ospId } })).good.active

  test('R087 immediately; a second time is refused', async () => {
    const tester = await ulla()
    const { good } = await activate(tester, new Date().toISOString())
    expect(good).toMatchObject({ active: true, version: 3 })
    expect(good).toHaveProperty('activeSince')
    expect((await activate(tester, null)).error.code).toBe('ALREADY_ACTIVE')
  })
  test('R087 G150 at the end of the day or on a date, by the clock; manually sets no plan', async () => {
    const world = createTester()
    await world.control('PUT', 'clock', { now: '2026-11-21T10:00:00+01:00' })
    const tester = await world.as('ulla.users')
    expect((await activate(tester, '2026-11-21T23:59:59+01:00')).good).toMatchObject({
      active: false,
      desiredActivationDate: '2026-11-21T23:59:59+01:00',
    })
    expect((await activate(tester, null)).good).not.toHaveProperty('desiredActivationDate')
    await activate(tester, '2026-11-21T10:05:00+01:00')
    await tester.control('PUT', 'clock', { now: '2026-11-21T10:06:00+01:00' })
    const { good } = await tester.call('getUser', { body: { ospId: NOOR } })
    expect(good).toMatchObject({ active: true, activeSince: '2026-11-21T10:05:00+01:00' })
    expect(good).not.toHaveProperty('desiredActivationDate')
    expect((await list(tester, { ...mobile, active: true })).totalElements).toBe(61)
  })
  test('R088 deactivation, immediate or planned; activation cancels the plan', async () => {
    const tester = await ulla()
    const later = new Date(Date.now() + 2 * DAY).toISOString()
    const planned = await tester.call('deactivateUser', {
      body: { ospId: JONAS, desiredDeactivationDate: later },
    })
    expect(planned.good).toMatchObject({ active: true, desiredDeactivationDate: later })
    const withdrawn = await tester.call('activateUser', {
      body: { ospId: JONAS, desiredActivationDate: null },
    })
    expect(withdrawn.good).not.toHaveProperty('desiredDeactivationDate')
    expect((await tester.call('deactivateUser', { body: { ospId: JONAS } })).good.active).toBe(false)
    expect((await tester.call('deactivateUser', { body: { ospId: JONAS } })).error.code).toBe(
      'ALREADY_INACTIVE',
    )
  })
  test.each(['deactivateUser', 'anonymizeUser'] as const)(
    'G201 %s refuses the own account and the last active user manager of a company',
    async (operation) => {
      const own = await (await ulla()).call(operation, { body: { ospId: 'u-1001' } })
      expect(own.error.code).toBe('OWN_ACCOUNT')
      const olivia = await createTester().as('olivia.osp')
      const last = await olivia.call(operation, { body: { ospId: 'u-1007' } })
      expect(last.error.code).toBe('LAST_USER_MANAGER')
    },
  )
  test('R088 a planned deactivation takes effect, and sign-in is refused from then on', async () => {
    const tester = createTester()
    const [admin, ivo] = [await tester.as('ulla.users'), await tester.as('ivo.invoices')]
    const soon = new Date(Date.now() + 60_000).toISOString()
    await admin.call('deactivateUser', { body: { ospId: 'u-1004', desiredDeactivationDate: soon } })
    expect((await ivo.call('getUser', { body: {} })).status).toBe(200)
    await tester.advance(61_000)
    expect(await isActive(admin, 'u-1004')).toBe(false)
    expect((await ivo.call('getUser', { body: {} })).status).toBe(401)
    const again = await tester.call('login', { body: { username: 'ivo.invoices', passdigest: PASSDIGEST } })
    expect(again.error.code).toBe('ACCOUNT_INACTIVE')
  })
  test('R090 unblock, reset two-factor and send a pincode', async () => {
    const tester = await ulla()
    const blocked = { body: { ospId: 'u-1102' } }
    expect((await tester.call('unblockUser', blocked)).good).toMatchObject({
      blocked: false,
      failedLoginCount: 0,
    })
    expect((await tester.call('clearTwoFactor', blocked)).good).toMatchObject({
      twoFactor: true,
      twoFactorSetUp: false,
    })
    expect((await tester.call('sendPincode', { body: { ospId: JONAS } })).status).toBe(204)
    expect(await tester.control('GET', 'outbox')).toMatchObject([{ kind: 'pincode', userOspId: JONAS }])
    expect((await tester.call('sendPincode', { body: { ospId: NOOR } })).error.code).toBe('ACCOUNT_INACTIVE')
  })
  test('G148 family members do not form a circle', async () => {
    const tester = await ulla()
    const parent = async (ospId: string, parentUserOspId: string) =>
      (await update(tester, ospId, { parentUserOspId })).status
    expect(await parent('u-1102', JONAS)).toBe(200)
    expect(await parent('u-1103', 'u-1102')).toBe(200)
    expect(await parent(JONAS, 'u-1103')).toBe(422)
  })
  test('R091 anonymising removes all personal data everywhere, and cannot be undone', async () => {
    const tester = await ulla()
    await tester.call('sendPincode', { body: { ospId: JONAS } })
    const { good } = await tester.call('anonymizeUser', { body: { ospId: JONAS } })
    expect(good).toMatchObject({
      firstName: 'Anonymous',
      lastName: JONAS,
      active: false,
      anonymized: true,
      userGroups: [],
    })
    expect((await tester.call('getUser', { body: { ospId: 'u-1150' } })).good).not.toHaveProperty(
      'parentUser',
    )
    const { content } = await list(tester, { ...mobile, search: JONAS })
    expect(content.map(({ lastname }) => lastname)).toEqual([JONAS])
    expect(JSON.stringify([good, content, await tester.control('GET', 'outbox')])).not.toMatch(
      /Peeters|jonas|\+32470123456|BB-0042|Gentpoortstraat|1-ABC-123|6050123412341234/i,
    )
    const again = { body: { ospId: JONAS } }
    expect((await tester.call('anonymizeUser', again)).error.code).toBe('ANONYMIZED')
    expect((await update(tester, JONAS, { firstName: 'Jonas' })).error.code).toBe('ANONYMIZED')
    for (const id of ['unblockUser', 'clearTwoFactor', 'sendPincode'] as const)
      expect((await tester.call(id, again)).error.code).toBe('ANONYMIZED')
    const revive = { body: { ospId: JONAS, desiredActivationDate: new Date().toISOString() } }
    expect((await tester.call('activateUser', revive)).error.code).toBe('ANONYMIZED')
  })
})
