import { readSheet } from 'read-excel-file/node'
import { beforeEach, describe, expect, test } from 'vitest'
import type { components } from '@/api/generated/schema.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { createTester, type Tester, yearOfNext } from '../../testing.ts'

type Creation = components['schemas']['PayrollConfigCreation']

const HOSPITAL = 'ca-2005'
const BAKERY = 'ca-2001'
const CONFIG = '8d0b1f8e-6c1f-4a55-9c5e-2f3b7a1c4d01'
const MASK = '••••••••'

let guest: Tester
let olivia: Tester

beforeEach(async () => {
  guest = createTester()
  olivia = await guest.as('olivia.osp')
})

const DETAILS = {
  clientId: 'portal-0054321',
  clientSecret: 's3cret-in-clear',
  tokenScope: 'payroll.write',
  transmissionStrategy: 'SFTP',
}
const connect = (more: Partial<Creation> = {}) =>
  olivia.call('createPayrollConfig', {
    body: {
      corporateAccountOspId: BAKERY,
      providerId: 'paywise',
      employerId: '0054321',
      connection: DETAILS,
      ...more,
    },
  })
const sync = (corporateAccountOspId = HOSPITAL) =>
  olivia.call('syncPayrollUsers', { query: { corporateAccountOspId } })
const people = async (search: string) =>
  (await olivia.call('getPayrollUsers', { query: { corporateAccountOspId: HOSPITAL, search } })).good.content
const person = async (search: string) => {
  const [first] = await people(search)
  if (!first) throw new Error(`no ${search}`)
  return first
}
const appUser = async (ospId: string) => (await olivia.call('getUser', { body: { ospId } })).good
const fieldsOf = ({ error }: { error: components['schemas']['ApiError'] }) =>
  error.errors?.map(({ field, rule }) => [field, rule])

describe('connections', () => {
  test('R118 a provider lists the required details, and a connection is confirmed once all are present', async () => {
    const providers = (await olivia.call('getPayrollProviders')).good
    const paywise = providers.find(({ id }) => id === 'paywise')
    expect(paywise?.fields.map(({ name, kind, required }) => [name, kind, required])).toEqual([
      ['clientId', 'TEXT', true],
      ['clientSecret', 'SECRET', true],
      ['tokenScope', 'TEXT', true],
      ['transmissionStrategy', 'OPTION', true],
    ])
    const { good } = await connect()
    expect(good).toMatchObject({ active: true, automaticUserImport: true, providerName: 'Paywise' })
    expect((await connect()).error.code).toBe('PAYROLL_CONNECTED')
    const { good: codes } = await olivia.call('getSalaryCodes', { query: { corporateAccountOspId: BAKERY } })
    expect(codes).toHaveLength(7)
    expect(codes.every(({ code }) => code === undefined)).toBe(true)
  })

  test('R168 R169 transmission strategy and token scope are required, and other errors are named', async () => {
    const { clientId } = DETAILS
    expect(fieldsOf(await connect({ connection: { clientId } }))).toEqual([
      ['connection.clientSecret', 'required'],
      ['connection.tokenScope', 'required'],
      ['connection.transmissionStrategy', 'required'],
    ])
    const odd = { ...DETAILS, tokenScope: 'Not A Scope', transmissionStrategy: 'PIGEON', shoeSize: '42' }
    expect(fieldsOf(await connect({ connection: odd }))).toEqual([
      ['connection.tokenScope', 'written_as'],
      ['connection.transmissionStrategy', 'enum'],
      ['connection.shoeSize', 'unknown'],
    ])
    const misspelt = await connect({ employerId: 'x' })
    expect(fieldsOf(misspelt)).toEqual([['employerId', 'written_as']])
    expect(misspelt.error.errors?.[0]?.params).toEqual({ format: '7 cijfers' })
    expect(fieldsOf(await connect({ providerId: 'nobody' }))).toEqual([['providerId', 'unknown']])
    const refused = await connect({ connection: { ...DETAILS, clientSecret: 'refused' } })
    expect([refused.status, refused.error.code]).toEqual([409, 'PAYROLL_REFUSED'])
    const { good } = await olivia.call('getPayrollConfigs', { query: { corporateAccount: BAKERY } })
    expect(good, 'nothing was kept').toEqual([])
  })

  test('secrets are returned masked only, and sending them masked keeps them', async () => {
    const responses = [
      (await connect()).good,
      ...(await olivia.call('getPayrollConfigs', { query: { corporateAccount: HOSPITAL } })).good,
      (await olivia.call('getActivePayrollConfig', { query: { corporateAccount: BAKERY } })).good,
    ]
    for (const { connection } of responses) {
      expect(Object.values(connection ?? {})).toContain(MASK)
      expect(JSON.stringify(connection)).not.toMatch(/s3cret|secret-/)
    }
    const { good } = await olivia.call('updatePayrollConfig', {
      path: { uuid: CONFIG },
      body: { version: 3, connection: { clientSecret: MASK, transmissionStrategy: 'DOWNLOAD' } },
    })
    expect(good).toMatchObject({ version: 4, connection: { transmissionStrategy: 'DOWNLOAD' } })
    expect((await sync()).status).toBe(200)
  })

  test('a change needs a version, keeps the required fields, and must be accepted by the provider', async () => {
    const update = (body: components['schemas']['PayrollConfigUpdate']) =>
      olivia.call('updatePayrollConfig', { path: { uuid: CONFIG }, body })
    expect((await update({ version: 1, active: false })).error.code).toBe('STALE')
    expect(fieldsOf(await update({ connection: { tokenScope: null } }))).toEqual([
      ['connection.tokenScope', 'required'],
    ])
    expect((await update({ connection: { clientSecret: 'refused' } })).error.code).toBe('PAYROLL_REFUSED')
    const missing = { path: { uuid: '8d0b1f8e-0000-4a55-9c5e-2f3b7a1c4d01' }, body: { active: false } }
    expect((await olivia.call('updatePayrollConfig', missing)).status).toBe(404)
  })

  test('R163 G129 users can be edited after deactivation of the connection, and no longer after reactivation', async () => {
    const update = (active: boolean) =>
      olivia.call('updatePayrollConfig', { path: { uuid: CONFIG }, body: { active } })
    const edit = () => olivia.call('updateUser', { body: { ospId: 'u-1601', data: { firstName: 'Ann' } } })
    expect((await edit()).error.code).toBe('EXTERNALLY_MANAGED')
    expect((await update(false)).good).toMatchObject({ active: false, managedUserCount: 0 })
    expect((await edit()).good.externallyManaged).toBe(false)
    expect((await sync()).error.code).toBe('PAYROLL_NOT_CONNECTED')
    const active = await olivia.call('getActivePayrollConfig', { query: { corporateAccount: HOSPITAL } })
    expect(active.status).toBe(404)
    const { good: all } = await olivia.call('getPayrollConfigs', { query: { corporateAccount: HOSPITAL } })
    const other = all.find(({ uuid }) => uuid !== CONFIG)?.uuid ?? ''
    await olivia.call('updatePayrollConfig', { path: { uuid: other }, body: { active: true } })
    expect((await update(true)).error.code).toBe('PAYROLL_CONNECTED')
    expect((await edit()).error.code).toBe('EXTERNALLY_MANAGED')
  })

  test('G042 connections other than the active one are for platform staff', async () => {
    const pam = await guest.as('pam.payroll')
    const query = { corporateAccountOspId: HOSPITAL }
    const statuses = [
      (await pam.call('getPayrollUsers', { query })).status,
      (await pam.call('syncPayrollUsers', { query })).status,
      (await pam.call('getSalaryCodes', { query })).status,
      (await pam.call('findPayrollReports', { body: {} })).status,
      (await pam.call('getPayrollConfigs', { query: { corporateAccount: HOSPITAL } })).status,
    ]
    expect(statuses).toEqual([403, 403, 403, 403, 403])
    const { good } = await pam.call('getActivePayrollConfig', { query: { corporateAccount: HOSPITAL } })
    expect(Object.keys(good)).not.toEqual(expect.arrayContaining(['connection']))
    expect(good.lastSync).toBeUndefined()
  })
})

describe('payroll users', () => {
  test('R118 a sync creates, changes and deactivates users, and returns the waiting people and the reasons', async () => {
    const { good } = await sync()
    const changes = good.changes.map(({ payrollId, change, fields, problems }) => [
      payrollId,
      change,
      fields.join(),
      problems.map(({ field, rule }) => `${field} ${rule}`).join(),
    ])
    expect(changes).toHaveLength(6)
    expect(changes).toEqual(
      expect.arrayContaining([
        ['200101', 'CREATED', '', ''],
        ['200001', 'UPDATED', 'email', ''],
        ['200002', 'DEACTIVATED', 'active', ''],
        ['200102', 'WAITING', '', 'email required'],
        ['200103', 'WAITING', '', 'login taken'],
        ['200104', 'WAITING', '', 'email required'],
      ]),
    )
    expect(good.summary).toMatchObject({
      createdCount: 1,
      updatedCount: 1,
      deactivatedCount: 1,
      waitingCount: 3,
      unchangedCount: 16,
    })
    const { good: found } = await olivia.call('getUsersByFilter', { body: { search: 'Fien Vers' } })
    expect(found.content).toMatchObject([{ externallyManaged: true, active: true }])
    expect(await appUser('u-1602')).toMatchObject({ email: 'new.address.u-1602@hasselt-hospital.example' })
    expect(await appUser('u-1603')).toMatchObject({ active: false })
    const outbox = (await guest.control('GET', 'outbox')) as { kind: string; to: string }[]
    expect(outbox).toContainEqual(
      expect.objectContaining({ kind: 'credentials', to: 'fien.vers@hasselt-hospital.example' }),
    )
    const again = (await sync()).good
    expect(again.changes.map(({ change }) => change)).toEqual(['WAITING', 'WAITING', 'WAITING'])
    expect(again.summary.unchangedCount).toBe(18)
    const { good: config } = await olivia.call('getActivePayrollConfig', {
      query: { corporateAccount: HOSPITAL },
    })
    expect(config.lastSync).toEqual(again.summary)
  })

  test('without automatic import, new people wait', async () => {
    const body = { automaticUserImport: false }
    await olivia.call('updatePayrollConfig', { path: { uuid: CONFIG }, body })
    expect((await sync()).good.summary).toMatchObject({ createdCount: 0, waitingCount: 4 })
    expect(await person('Fien Vers')).toMatchObject({ status: 'TO_ACTIVATE', problems: [] })
  })

  test('the list can be paged, sorted, searched and filtered', async () => {
    const query = { corporateAccountOspId: HOSPITAL, size: 5, sort: '-payrollId' as const }
    const { good } = await olivia.call('getPayrollUsers', { query })
    expect(good).toMatchObject({ totalElements: 20, totalPages: 4, number: 0, size: 5 })
    expect(good.content[0]?.payrollId).toBe('200102')
    const left = await olivia.call('getPayrollUsers', { query: { ...query, status: 'LEFT' } })
    expect(left.good.content).toMatchObject([{ lastName: 'Vertrokken', status: 'LEFT' }])
    const none = await olivia.call('getPayrollUsers', { query: { corporateAccountOspId: 'ca-2006' } })
    expect(none.good.content).toEqual([])
  })

  test('people are found by the corrected values that are shown, and no longer by those of payroll', async () => {
    const { uuid } = await person('Noor Nieuw')
    const body = { login: 'noor.first', email: 'first@hasselt-hospital.example' }
    await olivia.call('updatePayrollUser', { path: { uuid }, body })
    const again = { ...body, email: 'second@hasselt-hospital.example' }
    await olivia.call('updatePayrollUser', { path: { uuid }, body: again })
    const found = async (search: string) => (await people(search)).map((one) => one.uuid)
    expect(await found('noor.first')).toEqual([uuid])
    expect(await found('second@hasselt')).toEqual([uuid])
    expect(await found('first@hasselt')).toEqual([])
  })

  test('wrong values from payroll are corrected, stay corrected after a sync, and no longer block the import', async () => {
    const { uuid, version, problems } = await person('Noor Nieuw')
    expect(problems).toEqual([{ field: 'email', rule: 'required' }])
    const update = (body: components['schemas']['PayrollUserUpdate']) =>
      olivia.call('updatePayrollUser', { path: { uuid }, body })
    expect((await update({ login: 'jonas.peeters' })).error.code).toBe('TAKEN')
    const { good } = await update({ version, email: 'noor@hasselt-hospital.example' })
    expect(good).toMatchObject({ version: version + 1, problems: [], email: 'noor@hasselt-hospital.example' })
    expect((await update({ version, email: 'late@hasselt-hospital.example' })).error.code).toBe('STALE')
    expect((await sync()).good.summary.createdCount).toBe(2)
    const { user, status } = await person('Noor Nieuw')
    expect(status).toBe('ACTIVATED')
    expect(await appUser(user?.ospId ?? '')).toMatchObject({
      email: 'noor@hasselt-hospital.example',
      payrollId: '200102',
      externallyManaged: true,
    })
    expect((await update({ email: null })).error.code).toBe('EXTERNALLY_MANAGED')
    const { uuid: former } = await person('Vertrokken')
    const late = await olivia.call('updatePayrollUser', { path: { uuid: former }, body: { email: null } })
    expect(late.error.code).toBe('PAYROLL_USER_LEFT')
  })

  test('G190 a waiting person is activated with the app user form, once', async () => {
    const { uuid, firstName, lastName } = await person('Noor Nieuw')
    const body = (corporateAccountOspId: string, login = 'noor.hasselt') => ({
      corporateAccount: { ospId: corporateAccountOspId },
      userData: {
        corporateAccount: { ospId: corporateAccountOspId },
        failedLoginCount: 0 as const,
        roles: ['ospuser' as const],
        firstName,
        lastName,
        email: 'noor@hasselt-hospital.example',
        language: 'nl' as const,
        twoFactor: false,
        login,
      },
      userBudgets: [],
      userGroups: [],
      mobibValidFrom: null,
      sendCredentials: true as const,
    })
    const send = (sent: ReturnType<typeof body>) =>
      olivia.call('activatePayrollUser', { path: { uuid }, body: sent })
    expect(fieldsOf(await send(body(BAKERY)))).toEqual([['corporateAccount.ospId', 'same']])
    expect((await send(body(HOSPITAL, 'jonas.peeters'))).error.code).toBe('TAKEN')
    const [first, second] = await Promise.all([send(body(HOSPITAL)), send(body(HOSPITAL, 'noor.twice'))])
    expect(second.error.code, 'of two simultaneous calls').toBe('PAYROLL_USER_ACTIVATED')
    const { good } = first
    expect(good).toMatchObject({ login: 'noor.hasselt', payrollId: '200102', externallyManaged: true })
    expect((await olivia.call('getPayrollUser', { path: { uuid } })).good).toMatchObject({
      status: 'ACTIVATED',
      login: 'noor.hasselt',
      user: { ospId: good.ospId },
    })
    expect((await send(body(HOSPITAL))).error.code).toBe('PAYROLL_USER_ACTIVATED')
    const unknown = { path: { uuid: '8d0b1f8e-0000-4a55-9c5e-2f3b7a1c4d01' }, body: body(HOSPITAL) }
    expect((await olivia.call('activatePayrollUser', unknown)).status).toBe(404)
  })

  test('when a company is connected for the first time its users are linked by employee number', async () => {
    await connect()
    expect((await appUser('u-1101')).externallyManaged).toBe(true)
    const { good } = await sync(BAKERY)
    expect(good.summary.updatedCount).toBeGreaterThan(30)
    expect(good.changes.find(({ user }) => user?.ospId === 'u-1201')?.fields).toEqual([
      'payrollId',
      'externallyManaged',
    ])
    expect(await appUser('u-1201')).toMatchObject({ externallyManaged: true })
  })
})

describe('payroll ids', () => {
  const put = (userExtId: string, payrollId: string | null, version?: number) =>
    olivia.call('updatePayrollIdMapping', {
      path: { corporateAccountOspId: HOSPITAL, userExtId },
      body: { payrollId, ...withoutUndefined({ version }) },
    })

  test('a user is inactive from the planned deactivation on', async () => {
    const desiredDeactivationDate = new Date(Date.now() + 60_000).toISOString()
    await olivia.call('deactivateUser', { body: { ospId: 'u-1601', desiredDeactivationDate } })
    const activity = async () => {
      const path = { corporateAccountOspId: HOSPITAL }
      return (await olivia.call('getPayrollIdMapping', { path })).good.content[0]?.active
    }
    expect(await activity()).toBe(true)
    await guest.advance(120_000)
    expect(await activity()).toBe(false)
  })

  test('G126 G129 an id is set and cleared, is unique, and decides whether payroll manages the user', async () => {
    const path = { corporateAccountOspId: HOSPITAL }
    const { good } = await olivia.call('getPayrollIdMapping', { path, query: { size: 5 } })
    expect(good).toMatchObject({ totalElements: 20, totalPages: 4 })
    expect(good.content[0]).toMatchObject({
      userExtId: 'HH-1000',
      payrollId: '200000',
      user: { ospId: 'u-1601' },
    })
    expect((await put('HH-1001', '200000')).error.code).toBe('TAKEN')
    const cleared = await put('HH-1000', null, 1)
    expect(cleared.good).toMatchObject({ externallyManaged: false, version: 2 })
    expect(cleared.good.payrollId).toBeUndefined()
    expect((await put('HH-1000', '7', 1)).error.code).toBe('STALE')
    const unmapped = await olivia.call('getPayrollIdMapping', { path, query: { mapped: false } })
    expect(unmapped.good.content).toMatchObject([{ userExtId: 'HH-1000' }])
    expect((await put('HH-1000', 'NEW-1')).good).toMatchObject({
      payrollId: 'NEW-1',
      externallyManaged: true,
    })
    expect(await appUser('u-1601')).toMatchObject({ payrollId: 'NEW-1' })
    expect((await put('BB-0042', '1')).status).toBe(404)
    const found = await olivia.call('getPayrollIdMapping', { path, query: { search: 'new-1' } })
    expect(found.good.totalElements).toBe(1)
  })
})

describe('salary codes', () => {
  const query = { corporateAccountOspId: HOSPITAL }
  const put = (code: string, version?: number, id = 'sc-ca-2005-OTHER') =>
    olivia.call('updateSalaryCode', {
      path: { id },
      body: { code, ...withoutUndefined({ version }) },
    })

  test('R238 R269 a code that the provider refuses is INVALID_ARGUMENT; a valid one is stored', async () => {
    const bad = await put('ABC')
    expect([bad.status, bad.error.code]).toEqual([422, 'INVALID_ARGUMENT'])
    expect(fieldsOf(bad)).toEqual([['code', 'pattern']])
    expect((await put('4110')).error.code).toBe('TAKEN')
    expect((await put('4999', 1)).good).toMatchObject({ code: '4999', version: 2, label: 'Andere aankopen' })
    expect((await put('4998', 1)).error.code).toBe('STALE')
    expect((await put('4998', undefined, 'sc-none')).status).toBe(404)
    const { good } = await olivia.call('getSalaryCategories', { query })
    expect(good).toMatchObject([
      { id: 'MOBILITY', label: 'Mobiliteit', codeCount: 4, missingCount: 0 },
      { id: 'COMPENSATION', codeCount: 3 },
    ])
    const none = { query: { corporateAccountOspId: 'ca-2006' } }
    expect((await olivia.call('getSalaryCodes', none)).good).toEqual([])
    expect((await olivia.call('getSalaryCategories', none)).good).toEqual([])
  })
})

describe('reports', () => {
  const find = (query: { limit?: number; offset?: number } = {}, body = {}) =>
    olivia.call('findPayrollReports', { query, body })
  const ofStatus = async (status: 'CREATED' | 'SENT' | 'ACCEPTED' | 'REJECTED') =>
    (await find({}, { statuses: [status] })).good.content[0]?.id ?? ''
  const refresh = (id: string) => olivia.call('refreshPayrollReport', { path: { id } })
  const download = async (id: string) => {
    const response = await olivia.raw(`/payroll/report/${id}`)
    return { name: response.headers.get('content-disposition'), bytes: await response.arrayBuffer() }
  }
  const textOf = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes)

  test('R237 fifteen from the first on by default; limit and offset change that', async () => {
    const { good } = await find()
    expect(good).toMatchObject({ total: 18, limit: 15, offset: 0 })
    expect(good.content).toHaveLength(15)
    const rest = (await find({ limit: 10, offset: 15 })).good
    expect(rest.content).toHaveLength(3)
    const months = [...good.content, ...rest.content].map(({ month }) => month)
    expect(months).toEqual([...new Set(months)].sort().reverse())
    const filter = { corporateAccountOspId: HOSPITAL, monthFrom: months[2], monthTo: months[1] }
    expect((await find({}, filter)).good.total).toBe(2)
    expect(fieldsOf(await find({}, { monthFrom: months[1], monthTo: months[2] }))).toEqual([
      ['monthTo', 'date_order'],
    ])
    expect((await find({}, { corporateAccountOspId: BAKERY })).good.content).toEqual([])
  })

  test('R242 the file has the provider’s format: CSV whose amounts add up to the report', async () => {
    const { good } = await find({ limit: 1 })
    const [report] = good.content
    const { name, bytes } = await download(report?.id ?? '')
    expect(name).toBe(`attachment; filename="payroll-0012345-${report?.month}.csv"`)
    const [head, ...lines] = textOf(bytes).trimEnd().split('\r\n')
    expect(head).toBe('employerId;payrollId;name;month;code;component;amount')
    expect(lines).toHaveLength(report?.lineCount ?? NaN)
    const total = lines.reduce((sum, line) => sum + Math.round(Number(line.split(';').at(-1)) * 100), 0)
    expect(total).toBe(Math.round((report?.totalAmount ?? NaN) * 100))
  })

  test('a report keeps the employer id from its creation, until it is recalculated', async () => {
    const [open, sent] = [await ofStatus('CREATED'), await ofStatus('SENT')]
    await olivia.call('updatePayrollConfig', { path: { uuid: CONFIG }, body: { employerId: '0099999' } })
    expect((await download(open)).name).toContain('payroll-0012345-')
    expect(textOf((await download(sent)).bytes)).toContain('\r\n0012345;')
    expect((await refresh(open)).good.employerId).toBe('0099999')
    expect((await refresh(sent)).good.employerId).toBe('0012345')
  })

  test('R091 a file does not contain the name of a user who was anonymised since, and keeps the other names', async () => {
    const id = await ofStatus('ACCEPTED')
    const linesOf = async () => textOf((await download(id)).bytes).split('\r\n')
    const before = await linesOf()
    const names = [...new Set(before.slice(1, -1).map((line) => line.split(';')[2] ?? ''))]
    await olivia.call('updatePayrollConfig', { path: { uuid: CONFIG }, body: { active: false } })
    const body = { corporateAccountOspId: HOSPITAL }
    const { good: users } = await olivia.call('getUsersByFilter', { query: { size: 100 }, body })
    const [former, renamed] = names.map((name) =>
      users.content.find(({ firstname, lastname }) => `${firstname} ${lastname}` === name),
    )
    await olivia.call('anonymizeUser', { body: { ospId: former?.ospId ?? '' } })
    await olivia.call('updateUser', { body: { ospId: renamed?.ospId ?? '', data: { lastName: 'Zwartjes' } } })
    expect(await linesOf()).toEqual(
      before.map((line) => line.replace(`;${names[0]};`, `;Anonymous ${former?.ospId};`)),
    )
  })

  test('a refresh recalculates an open report with the present ids and codes; sent ones get their status, accepted ones stay', async () => {
    const id = await ofStatus('CREATED')
    const first = (await refresh(id)).good
    expect(first).toMatchObject({ status: 'CREATED', version: 2 })
    expect(first.skippedCount, 'one component has no code').toBeGreaterThan(0)
    await olivia.call('updateSalaryCode', { path: { id: 'sc-ca-2005-OTHER' }, body: { code: '4999' } })
    const path = { corporateAccountOspId: HOSPITAL, userExtId: 'HH-1000' }
    await olivia.call('updatePayrollIdMapping', { path, body: { payrollId: 'NEW-1' } })
    expect(textOf((await download(id)).bytes), 'not before the refresh').not.toContain(';NEW-1;')
    const second = (await refresh(id)).good
    expect(second.lineCount).toBe(first.lineCount + first.skippedCount)
    expect(second.skippedCount).toBe(0)
    const file = textOf((await download(id)).bytes)
    expect(file).toContain(';NEW-1;')
    expect(file).toContain(';4999;OTHER;')
    expect((await refresh(await ofStatus('REJECTED'))).good).toMatchObject({ status: 'CREATED' })
    const sent = await ofStatus('SENT')
    expect((await refresh(sent)).good.status).toBe('ACCEPTED')
    const final = await refresh(sent)
    expect([final.status, final.error.code]).toEqual([409, 'PAYROLL_REPORT_FINAL'])
    expect((await refresh('pr-none')).status).toBe(404)
  })

  test.each([
    ['noord', 'NL-1', { userName: 'bakery', password: 'x', transmissionStrategy: 'API' }, 'xml'],
    ['independants', 'any', { apiKey: 'x' }, 'xlsx'],
  ] as const)('a new connection to %s gets its report when the month is over, as %s', async (...args) => {
    const [providerId, employerId, connection, suffix] = args
    const year = yearOfNext(5)
    await guest.control('PUT', 'clock', { now: `${year}-05-20T12:00:00+02:00` })
    olivia = await guest.as('olivia.osp')
    await connect({ providerId, employerId, connection })
    await sync(BAKERY)
    const { good: codes } = await olivia.call('getSalaryCodes', { query: { corporateAccountOspId: BAKERY } })
    for (const [index, { id }] of codes.entries())
      await olivia.call('updateSalaryCode', { path: { id }, body: { code: `AB${10 + index}` } })
    await guest.control('PUT', 'clock', { now: `${year}-06-01T12:00:00+02:00` })
    olivia = await guest.as('olivia.osp')
    const { good } = await find({}, { corporateAccountOspId: BAKERY })
    expect(good.content).toMatchObject([
      { month: `${year}05`, status: 'CREATED', format: suffix.toUpperCase() },
    ])
    const [report] = good.content
    expect(report?.lineCount).toBeGreaterThan(20)
    const { name, bytes } = await download(report?.id ?? '')
    expect(name).toContain(`.${suffix}"`)
    if (suffix === 'xml') expect(textOf(bytes).match(/<Entry>/g)).toHaveLength(report?.lineCount ?? NaN)
    else expect(await readSheet(Buffer.from(bytes))).toHaveLength((report?.lineCount ?? NaN) + 1)
  })
})
