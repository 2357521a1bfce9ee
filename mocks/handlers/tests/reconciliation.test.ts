import { beforeEach, describe, expect, test } from 'vitest'
import { createTester, type Tester } from '../../testing.ts'

const PROBLEM = { bookingId: 'RAIL26100002', mrpOspId: 'p-3004' }
const REASON = { reason: 'Nagevraagd' }

let guest: Tester
let olivia: Tester
beforeEach(async () => {
  guest = createTester()
  olivia = await guest.as('olivia.osp')
})
const list = async (body: object = {}, query: object = { size: 1000 }) =>
  (await olivia.call('getReconciliationProblems', { query, body })).good.content
const override = (body: object = PROBLEM) =>
  olivia.call('overrideReconciliationProblem', { body: { ...PROBLEM, ...REASON, ...body } })

describe('reconciliation problems', () => {
  test('R220 a row has every column of the table, in both states', async () => {
    const problems = await list()
    expect(new Set(problems.map(({ status }) => status))).toEqual(new Set(['OPEN', 'MANUALLY_OVERRIDDEN']))
    expect(problems.find(({ bookingId }) => bookingId === PROBLEM.bookingId)).toMatchObject({
      ...PROBLEM,
      mrpName: 'Old Rail',
      version: 1,
      expectedAmount: 14.8,
      actualAmount: 18.4,
      currency: 'EUR',
      status: 'OPEN',
    })
  })

  test('R172 a booking is searched by exactly 12 characters', async () => {
    expect((await list({ bookingId: PROBLEM.bookingId })).length).toBe(1)
    expect((await list({ bookingId: 'NOSUCHNUMBER' })).length).toBe(0)
    for (const bookingId of ['RAIL2610002', 'RAIL261000002', '']) {
      for (const { status, error } of [
        await olivia.call('getReconciliationProblems', { body: { bookingId } }),
        await override({ bookingId }),
      ])
        expect([status, error.errors?.[0]?.field]).toEqual([422, 'bookingId'])
    }
  })

  test('filter conditions are combined with and, and every column sorts', async () => {
    const open = await list({ mrpOspId: 'p-3004', statuses: ['OPEN'], search: 'oldr old' })
    expect(open.length).toBeGreaterThan(0)
    expect(open.every(({ mrpName, status }) => mrpName === 'Old Rail' && status === 'OPEN')).toBe(true)
    expect((await olivia.call('getReconciliationProblems', { body: { mrpOspId: 'p-1' } })).status).toBe(404)
    const times = (await list()).map(({ lastUpdatedOn }) => Date.parse(lastUpdatedOn))
    expect(times).toEqual([...times].sort((one, other) => other - one))
    const [dearest] = await list({}, { sort: '-expectedAmount', size: 1 })
    expect(dearest).toMatchObject({ bookingId: 'MEETJESLAND9', actualAmount: -0.07 })
    const ids = (await list({}, { sort: 'bookingId', size: 1000 })).map(({ bookingId }) => bookingId)
    expect(ids).toEqual([...ids].sort())
  })
})

describe('problems opened by a provider file', () => {
  /** Uploads, validates and processes a rail invoice of one ticket. */
  async function invoice(bookingId: string, amount: string): Promise<void> {
    const ticket = `<ticket><invoiceNumber>R-1</invoiceNumber><bookingId>${bookingId}</bookingId><cardNumber>6050123412341234</cardNumber><date>2026-10-01</date><amount>${amount}</amount></ticket>`
    const form = new FormData()
    form.set('file', new File([`<?xml version="1.0"?><invoice>${ticket}</invoice>`], 'rail.xml'))
    const response = await olivia.raw('/nmbs/upload/invoice/upload', { method: 'POST', body: form })
    const body = { uploadId: await response.text() }
    expect((await olivia.call('validateRailInvoice', { body })).good.reconciliationCount).toBe(1)
    expect((await olivia.call('processRailInvoice', { body })).status).toBe(200)
  }

  test('a booking with another amount becomes a problem that can be overridden', async () => {
    await invoice('RAIL26100001', '16.20')
    const [found] = await list({ bookingId: 'RAIL26100001' })
    expect(found).toMatchObject({ status: 'OPEN', version: 1, expectedAmount: 14.8, actualAmount: 16.2 })
    const { bookingId = '', mrpOspId = '' } = found ?? {}
    expect((await override({ bookingId, mrpOspId })).good.status).toBe('MANUALLY_OVERRIDDEN')
  })

  test('a third amount reopens an overridden problem', async () => {
    await override()
    await invoice(PROBLEM.bookingId, '20.00')
    const [found] = await list({ bookingId: PROBLEM.bookingId })
    expect(found).toMatchObject({ status: 'OPEN', version: 3, actualAmount: 20 })
    expect(found).not.toHaveProperty('overriddenBy')
  })
})

describe('manual override', () => {
  test('R012 R117 an open problem is overridden once, and its amounts stay', async () => {
    const [before] = await list({ bookingId: PROBLEM.bookingId })
    const { good } = await override({ version: 1 })
    expect(good).toEqual({
      ...before,
      version: 2,
      status: 'MANUALLY_OVERRIDDEN',
      lastUpdatedOn: good.lastUpdatedOn,
      overriddenBy: { ospId: 'u-1000', name: 'Olivia Osp' },
      overrideReason: 'Nagevraagd',
    })
    expect(Date.parse(good.lastUpdatedOn)).toBeGreaterThan(Date.parse(before?.lastUpdatedOn ?? ''))
    expect((await list())[0]).toEqual(good)
    const again = await override()
    expect([again.status, again.error.code]).toEqual([409, 'ALREADY_OVERRIDDEN'])
  })

  test('an old version is refused, and no data changes', async () => {
    expect((await override({ version: 9 })).error.code).toBe('STALE')
    expect(await list({ bookingId: PROBLEM.bookingId })).toMatchObject([{ status: 'OPEN', version: 1 }])
  })

  test('a booking number is unique per provider', async () => {
    const bookingId = 'SHARED000012'
    expect((await list({ bookingId })).length).toBe(2)
    expect((await override({ bookingId })).status).toBe(200)
    expect((await list({ bookingId, mrpOspId: 'p-3005' }))[0]?.status).toBe('OPEN')
    expect((await override({ mrpOspId: 'p-3005' })).status).toBe(404)
  })

  test('R050 only an ospadmin may override', async () => {
    for (const login of ['mats.msp', 'ulla.users']) {
      const other = await guest.as(login)
      expect((await other.call('getReconciliationProblems', { body: {} })).status).toBe(403)
      expect(
        (await other.call('overrideReconciliationProblem', { body: { ...PROBLEM, ...REASON } })).status,
      ).toBe(403)
    }
  })
})

test('G374 a problem names its booking, user and company, and is found by them; the booking is found by its id', async () => {
  const [found] = await list({ search: 'peeters bakery', bookingId: PROBLEM.bookingId })
  expect(found).toMatchObject({
    event: { ospId: 'e-7021', mobilityMode: 'TRAIN' },
    user: { ospId: 'u-1101', name: 'Jonas Peeters' },
    corporateAccount: { ospId: 'ca-2001', name: 'Brugge Bakery' },
  })
  const { good } = await olivia.call('getEventsByFilter', { body: { bookingId: PROBLEM.bookingId } })
  expect(good.content).toMatchObject([{ ospId: 'e-7021', bookingId: PROBLEM.bookingId }])
  const unlinked = (await list()).filter(({ event }) => event === undefined)
  expect(unlinked.map(({ bookingId }) => bookingId).toSorted()).toEqual([
    'MEETJESLAND9',
    'SHARED000012',
    'SHARED000012',
  ])
})

test('G375 an override requires a reason', async () => {
  for (const reason of ['', '   ', 'x'.repeat(301)]) {
    const { status, error } = await override({ reason })
    expect([status, error.errors?.[0]?.field]).toEqual([422, 'reason'])
  }
})
