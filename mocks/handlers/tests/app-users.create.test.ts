import { beforeEach, describe, expect, test } from 'vitest'
import type { components } from '@/api/generated/schema.ts'
import writeExcelFile from 'write-excel-file/universal'
import { dayOf } from '../../behaviour/months.ts'
import { createTester, type Tester } from '../../testing.ts'

type NewUser = components['schemas']['CreateMobileUserRequest']
type Person = Partial<NewUser['userData']>

const BAKERY = { ospId: 'ca-2001' }
const NIGHT = 'g-4002'

let guest: Tester
let admin: Tester
beforeEach(async () => {
  guest = createTester()
  admin = await guest.as('ulla.users')
})

const person = (more: Person = {}): NewUser['userData'] => ({
  corporateAccount: BAKERY,
  failedLoginCount: 0,
  roles: ['ospuser'],
  firstName: 'Nele',
  lastName: 'Nieuw',
  email: 'nele@brugge-bakery.example',
  ...more,
})
const create = (more: Person = {}, rest: Partial<NewUser> = {}) =>
  admin.call('createMobileUser', {
    body: {
      corporateAccount: BAKERY,
      userData: person(more),
      userBudgets: [],
      userGroups: [],
      mobibValidFrom: null,
      sendCredentials: true,
      ...rest,
    },
  })
const outbox = async () =>
  (await guest.control('GET', 'outbox')) as { kind: string; to: string; text: string }[]

describe('creating an app user', () => {
  test('of two simultaneous calls with the same plate, the second is refused', async () => {
    const both = await Promise.all([
      create({ licensePlate: '9-ZZZ-999' }),
      create({ licensePlate: '9-ZZZ-999', email: 'nora@brugge-bakery.example' }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 409])
  })

  test('R229 R235 one call creates user, budgets, groups and card, and R082 mails the credentials', async () => {
    const { good } = await create(
      { licensePlate: '9-ZZZ-999' },
      {
        userBudgets: [
          {
            type: 'MOBILITY_BUDGET',
            data: {
              frequency: 'YEAR',
              frequencyAmount: 3000,
              transferStrategy: 'RESET',
              equalToRecurring: true,
            },
          },
        ],
        userGroups: [NIGHT],
        mobibCardNumber: '6050111122223333',
        mobibChipId: 'AB12',
      },
    )
    expect(good).toMatchObject({
      active: true,
      classification: 'mobile',
      login: 'nele@brugge-bakery.example',
      userGroups: [{ ospId: NIGHT }],
    })
    const budgets = await admin.call('getBudgetsByOwner', { body: { ownerOspId: good.ospId } })
    expect(budgets.good).toMatchObject([{ type: 'MOBILITY_BUDGET', currentAmount: 3000 }])
    const tokens = await admin.call('getIdentificationTokens', { body: { userOspId: good.ospId } })
    expect(tokens.good.map(({ type }) => type)).toEqual(['LICENCE_PLATE', 'MOBIB'])
    expect((await outbox()).at(-1)).toMatchObject({ kind: 'credentials', to: good.email })
  })

  test('R179 R180 the language defaults to nl, and a missing login is generated', async () => {
    expect((await create()).good).toMatchObject({ language: 'nl', login: 'nele@brugge-bakery.example' })
    const second = await create()
    expect(second.good.login).not.toBe('nele@brugge-bakery.example')
    expect(second.good.login).toBeTruthy()
  })

  test('R087 activation now, manually, or on a date', async () => {
    expect((await create({ desiredActivationDate: null })).good.active).toBe(false)
    const planned = await create({ desiredActivationDate: '2099-01-01T00:00:00+01:00' })
    expect(planned.good).toMatchObject({ active: false, desiredActivationDate: '2099-01-01T00:00:00+01:00' })
  })

  test('R138 R139 R143 R152 a refusal names its field, and nothing is created', async () => {
    const count = async () =>
      (await admin.call('getUsersByFilter', { body: { search: 'Nieuw' } })).good.totalElements
    const before = await count()
    const field = async (more: Person, rest: Partial<NewUser> = {}) => {
      const { error } = await create(more, rest)
      return error.errors?.[0] && [error.errors[0].field, error.errors[0].rule]
    }
    expect(await field({ login: 'Jonas.Peeters' })).toEqual(['userData.login', 'taken'])
    expect(await field({ extId: 'BB-0042' })).toEqual(['userData.extId', 'unique'])
    expect(await field({ firstName: 'Ne\u0085le' })).toEqual(['userData.firstName', 'visible'])
    expect(await field({ extId: 'no dots.' })).toEqual(['userData.extId', 'no-dots-or-space'])
    expect(await field({ contractId: 'x' })).toEqual(['userData.contractId', 'contract_id'])
    expect(await field({}, { userBudgets: [{ type: 'MOBILITY_BUDGET', data: { limited: false } }] })).toEqual(
      ['userBudgets.0.data.limited', 'unlimited'],
    )
    expect(await field({}, { mobibCardNumber: '6050123412341234' })).toEqual(['mobibCardNumber', 'unique'])
    expect((await create({}, { userGroups: ['g-all-002'] })).status).toBe(404)
    expect(await count()).toBe(before)
  })

  test('family members and the back-office view', async () => {
    const members = await admin.call('getMemberUsers', { body: { ospId: 'u-1101' } })
    expect(members.good.map(({ firstname }) => firstname)).toEqual(['Lotte'])
    expect((await admin.call('getBackofficeUser', { path: { id: 'u-1101' } })).status).toBe(403)
    const olivia = await guest.as('olivia.osp')
    const { good } = await olivia.call('getBackofficeUser', { path: { id: 'u-1001' } })
    expect(good).toMatchObject({ openSessions: 1, corporateAccountExtId: 'BRUGGE-BAKERY' })
  })

  test('a self-service link requires an active user', async () => {
    const link = await admin.call('generateSelfserviceLink', { body: { ospId: 'u-1101' } })
    expect(link.good.link).toMatch(/^https:/)
    expect((await admin.call('generateSelfserviceLink', { body: { ospId: 'u-1106' } })).error.code).toBe(
      'ACCOUNT_INACTIVE',
    )
  })
})

describe('importing app users', () => {
  const upload = async (content: BlobPart, name = 'users.csv') => {
    const form = new FormData()
    form.set('file', new File([content], name))
    return admin.raw('/user/upload/upload?corporateAccountOspId=ca-2001', { method: 'POST', body: form })
  }
  const rules = async (response: Response) =>
    ((await response.json()) as { errors: { field: string; rule: string }[] }).errors.map(
      ({ field, rule }) => [field, rule],
    )
  const HEAD = 'firstName;lastName;email;extId;userGroups'

  test('R115 R241 upload, validate, process: each row is in exactly one result list', async () => {
    const csv = [
      HEAD,
      'Ann;Eén;ann@x.example;N-1;NIGHT SHIFT|ALL_BRUGGE-BAKERY_USERS',
      'Bob;Twee;not-an-address;N-2;',
      '',
      'Ann;Dubbel;ANN@x.example;N-3;',
      'Jonas;Peeters;other@x.example;BB-0042;',
      'Eva;=1+1;eva@x.example;N-4;NO_SUCH',
    ].join('\r\n')
    const uploaded = await upload(`\ufeff${csv}`)
    expect(uploaded.headers.get('content-type')).toContain('text/plain')
    const uploadId = await uploaded.text()
    const early = await admin.call('processUsersUpload', { body: { uploadId } })
    expect(early.error.code).toBe('UPLOAD_NOT_VALIDATED')
    const { good } = await admin.call('validateUsersUpload', { body: { uploadId } })
    expect(good).toMatchObject({ state: 'VALIDATED', rowCount: 5, validCount: 1, processedCount: 0 })
    expect(good.errors.map(({ line, identifier, field, rule }) => [line, identifier, field, rule])).toEqual([
      [3, 'N-2', 'email', 'email'],
      [7, 'N-4', 'lastName', 'formula'],
      [7, 'N-4', 'userGroups', 'user_group'],
    ])
    expect(good.skipped).toMatchObject([{ line: 5, rule: 'duplicate' }])
    expect(good.alreadyProcessed).toMatchObject([{ line: 6, identifier: 'BB-0042' }])
    const done = await admin.call('processUsersUpload', { body: { uploadId } })
    expect(done.good).toMatchObject({ state: 'PROCESSED', processedCount: 1 })
    expect((await admin.call('processUsersUpload', { body: { uploadId } })).error.code).toBe(
      'UPLOAD_PROCESSED',
    )
    const { good: found } = await admin.call('getUsersByFilter', { body: { search: 'ann eén' } })
    expect(found.content).toMatchObject([{ extId: 'N-1', active: true }])
    expect(found.content[0]?.userGroups).toHaveLength(2)
    expect((await outbox()).some(({ to, kind }) => to === 'ann@x.example' && kind === 'credentials')).toBe(
      true,
    )
  })

  test('plates, contract numbers and logins are unique, among users and within the file', async () => {
    const csv = [
      'firstName;lastName;email;login;contractId;licensePlate',
      'Ann;One;ann@x.example;;BB-2025-901;2-NEW-001',
      'Bob;Two;bob@x.example;;;1-ABC-123',
      'Cis;Three;cis@x.example;;BB-2025-901;2-NEW-001',
      'Dis;Four;dis@x.example;ANN@x.example;;',
      'Eva;Five;eva@x.example;;;2-NEW-002',
    ]
    const uploadId = await (await upload(csv.join('\n'))).text()
    const { good } = await admin.call('validateUsersUpload', { body: { uploadId } })
    expect(good.errors.map(({ line, field, rule }) => [line, field, rule])).toEqual([
      [3, 'licensePlate', 'unique'],
      [4, 'contractId', 'contract_id'],
      [4, 'licensePlate', 'unique'],
      [5, 'login', 'taken'],
    ])
    const { good: done } = await admin.call('processUsersUpload', { body: { uploadId } })
    expect(done.processedCount).toBe(2)
  })

  test('R155 R156 at most 500 rows, without the header', async () => {
    const rows = (count: number) =>
      [
        HEAD,
        ...Array.from({ length: count }, (_, index) => `A;B${index};a${index}@x.example;X-${index};`),
      ].join('\n')
    expect(await rules(await upload(rows(501)))).toEqual([['file', 'file_rows']])
    const uploadId = await (await upload(rows(500))).text()
    const { good } = await admin.call('validateUsersUpload', { body: { uploadId } })
    expect(good.rowCount).toBe(500)
  })

  test('R155 CSV with commas, CSV in Windows-1252, and workbooks are read', async () => {
    const latin = Uint8Array.from([...'firstName,lastName,email\nZo\u00eb,B\u00e9,z@x.example'], (letter) =>
      letter.charCodeAt(0),
    )
    const workbook = await writeExcelFile([
      ['firstName', 'lastName', 'email'].map((value) => ({ value })),
      ['Zoë', 'Bé', 'z@x.example'].map((value) => ({ value })),
    ]).toBlob()
    for (const file of [latin, workbook]) {
      const uploadId = await (await upload(file)).text()
      const { good } = await admin.call('validateUsersUpload', { body: { uploadId } })
      expect(good).toMatchObject({ validCount: 1, errors: [] })
    }
  })

  test('R256 another file type or a missing column is reported as an error of the file', async () => {
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0])
    expect(await rules(await upload(png))).toEqual([['file', 'file_type']])
    const locked = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
    expect(await rules(await upload(locked))).toEqual([['file', 'file_encrypted']])
    expect(await rules(await upload(`${HEAD}\n`))).toEqual([['file', 'file_empty']])
    expect(await rules(await upload('firstName,shoeSize\nA,42'))).toEqual([
      ['lastName', 'column_missing'],
      ['email', 'column_missing'],
      ['shoeSize', 'column_unknown'],
    ])
    expect(await rules(await upload(new Uint8Array(11 * 1024 * 1024)))).toEqual([['file', 'file_size']])
  })

  test('an upload of another company is a 404', async () => {
    const uploadId = await (await upload(`${HEAD}\nA;B;a@x.example;;`)).text()
    const petra = await guest.as('petra.prepaid')
    expect((await petra.call('validateUsersUpload', { body: { uploadId } })).status).toBe(404)
  })
})

test('G297 a new user has not travelled, and registers trips from the next day until the deactivation', async () => {
  const { good: made } = await create()
  const lastTrip = async () =>
    (
      await admin.call('getUsersByFilter', { query: { size: 1000 }, body: { search: 'Nele Nieuw' } })
    ).good.content.find(({ ospId }) => ospId === made.ospId)?.lastTripOn
  const travels = async () =>
    (
      await admin.call('getTravelsByFilter', { query: { size: 1000 }, body: { userOspId: made.ospId } })
    ).good.content.map(({ date }) => date)
  const at = async (days: number) => {
    const now = new Date(Date.now() + days * 24 * 60 * 60 * 1000)
    await admin.control('PUT', 'clock', { now: now.toISOString(), frozen: true })
    admin = await admin.as('ulla.users')
    return dayOf(now)
  }
  expect([await lastTrip(), await travels()]).toEqual([undefined, []])
  await at(40)
  const before = await travels()
  expect(before.length).toBeGreaterThan(0)
  expect(before.every((date) => date > made.createdOn.slice(0, 10))).toBe(true)
  const left = await at(41)
  await admin.call('deactivateUser', { body: { ospId: made.ospId } })
  await at(60)
  const remaining = await travels()
  expect(remaining.length).toBeGreaterThanOrEqual(before.length)
  expect(remaining.every((date) => date <= left)).toBe(true)
})
