/**
 * The seed has the same age on every day. The data that tests and the conformance suite need also exists at the turn of
 * a year, on the first of a month, on a leap day and when clocks change.
 */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
// Imported while the clock is real, because dates with a time zone extend the `Date` class that exists at import.
import { dayOf } from '../behaviour/months.ts'
import type { Tester } from '../testing.ts'
import { sample } from '../../tests/level.ts'

const DAY = 24 * 60 * 60_000
const EVERYTHING = { size: 100 }
/** A company with bookings on every day, and the yearly budget of one of its users. */
const BAKERY = { corporateAccountOspId: 'ca-2001' }
const BUDGET = { budgetOspId: 'b-5101' }

describe.each(
  sample(
    [
      '2026-12-31T10:00:00Z', // Sixty days later it is the first of a month.
      '2027-12-31T22:45:00Z',
      '2027-12-31T23:30:00Z', // A new year in Brussels only.
      '2027-01-02T07:00:00Z',
      '2028-02-29T10:00:00Z',
      '2027-03-28T00:30:00Z',
      '2027-10-31T00:30:00Z',
    ],
    3,
    (day) => day,
  ),
)('a sandbox that starts at %s', (now) => {
  const today = dayOf(new Date(now))
  let guest: Tester

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    // The current day is read when the sandbox is loaded.
    vi.resetModules()
    guest = (await import('../testing.ts')).createTester()
  }, 120_000)
  afterAll(() => {
    vi.useRealTimers()
    vi.resetModules()
  })

  const isPast = (moment: string): boolean => Date.parse(moment) <= Date.parse(now)

  test('nothing is booked, reported or sent on a future day', async () => {
    const olivia = await guest.as('olivia.osp')
    const query = { ...EVERYTHING, sort: '-date' } as const
    const { content: booked } = (await olivia.call('getBudgetTransactionsByFilter', { query, body: BAKERY }))
      .good
    expect(booked).toHaveLength(EVERYTHING.size)
    expect(booked.filter(({ date }) => !isPast(date))).toEqual([])
    const { content: events } = (await olivia.call('getEventsByFilter', { query, body: BAKERY })).good
    expect(events).toHaveLength(EVERYTHING.size)
    expect(events.filter(({ date }) => !isPast(date))).toEqual([])
    const reports = (await olivia.call('findReportsByFilter', { query: EVERYTHING, body: BAKERY })).good
    expect(reports.totalElements).toBe(16)
    expect(reports.content.filter(({ createdOn }) => !isPast(createdOn))).toEqual([])
    const invoices = (await olivia.call('findInvoicesByFilter', { query: EVERYTHING, body: {} })).good
    expect(
      invoices.content.filter(({ status, invoiceDate }) => status !== 'created' && invoiceDate > today),
    ).toEqual([])
  })

  test('a report of the latest month waits to be downloaded, and the earlier ones are downloaded', async () => {
    const rita = await guest.as('rita.reports')
    const find = async (downloaded: boolean) =>
      (await rita.call('findReportsByFilter', { query: EVERYTHING, body: { downloaded } })).good.content
    const waiting = await find(false)
    const [latest] = waiting
    expect(latest?.reportType).toBe('USAGE_DETAIL')
    expect(new Set(waiting.map(({ reportMonth }) => reportMonth)).size).toBe(1)
    const done = await find(true)
    expect(done.every(({ downloadedOn = '' }) => isPast(downloadedOn))).toBe(true)
    expect(
      done.every(({ reportMonth }) => reportMonth !== undefined && reportMonth < String(latest?.reportMonth)),
    ).toBe(true)
    const { good } = await rita.call('markReportDownloaded', { body: { ospId: String(latest?.ospId) } })
    expect(good.downloadedOn).toBeDefined()
  })

  test('R094 a year starts with the recurring amount, and a top-up today changes no earlier transaction', async () => {
    const ulla = await guest.as('ulla.users')
    const list = async () =>
      (
        await ulla.call('getBudgetTransactionsByFilter', {
          query: EVERYTHING,
          body: BUDGET,
        })
      ).good.content
    const before = await list()
    const resets = before.filter(({ type }) => type === 'automatic_update_reset')
    expect(resets.map(({ balance }) => balance)).toEqual([3000])
    const body = { userOspId: 'u-1101', ...BUDGET, amount: 10, description: 'Fietsbel' }
    expect((await ulla.call('addTransactionForUser', { body })).status).toBe(200)
    expect((await list()).filter(({ ospId }) => before.some((one) => one.ospId === ospId))).toEqual(before)
  })

  test('sixty days later more is booked, and nothing has disappeared', async () => {
    const total = async (): Promise<number[]> => {
      const olivia = await guest.as('olivia.osp')
      const query = { size: 1 }
      return [
        (await olivia.call('getBudgetTransactionsByFilter', { query, body: {} })).good.totalElements,
        (await olivia.call('getEventsByFilter', { query, body: {} })).good.totalElements,
      ]
    }
    const [transactions = 0, events = 0] = await total()
    await guest.advance(60 * DAY)
    const later = await total()
    expect(later[0]).toBeGreaterThan(transactions)
    expect(later[1]).toBeGreaterThan(events)
  })
})
