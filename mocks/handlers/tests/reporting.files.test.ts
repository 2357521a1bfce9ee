import { beforeEach, describe, expect, test } from 'vitest'
import { monthAfter } from '../../behaviour/months.ts'
import { latestReported } from '../../behaviour/reporting/reports.ts'
import { createTester, type Tester } from '../../testing.ts'

const LATEST = latestReported(new Date())
const endsQuarter = (month: string): boolean => Number(month.slice(4)) % 3 === 0
/** The latest month that has a summary, and the latest that has none. */
const SUMMARISED =
  [0, -1, -2].map((count) => monthAfter(LATEST, count)).find((month) => endsQuarter(month)) ?? LATEST
const MISSING = endsQuarter(LATEST) ? monthAfter(LATEST, -1) : LATEST

let guest: Tester
let rita: Tester
beforeEach(async () => {
  guest = createTester()
  rita = await guest.as('rita.reports')
})
const download = (typeWithSuffix: string, query: object = {}) =>
  rita.call('downloadReport', { path: { typeWithSuffix }, query })
const text = async (file: Blob): Promise<string> => new TextDecoder('latin1').decode(await file.arrayBuffer())

describe('report files', () => {
  test('R072 a listed report can be downloaded with every suffix offered', async () => {
    const [csv, xlsx, pdf] = await Promise.all([
      download('USAGE_DETAIL.csv', { reportOspId: `r-ca-2001-USAGE_DETAIL-${LATEST}` }),
      download('USAGE_DETAIL.xlsx'),
      download('USAGE_SUMMARY.pdf'),
    ])
    const lines = (await csv.good.text()).split('\r\n')
    expect(lines[0]).toBe('Entreprise;Mois;Mode;Réservations;Montant TVAC (EUR)')
    expect(lines[1]).toMatch(
      new RegExp(`^Brugge Bakery;${LATEST.slice(0, 4)}-${LATEST.slice(4)};Train;\\d+;\\d+\\.\\d\\d$`),
    )
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="USAGE_DETAIL.csv"')
    expect(await text(xlsx.good)).toMatch(/^PK/)
    expect(await text(pdf.good)).toMatch(/^%PDF-1\.4/)
  })

  test('the figures of the file equal those of the dashboard', async () => {
    const { good } = await rita.call('sumEvents', { query: { monthFrom: LATEST, monthTo: LATEST } })
    const cents = good.reduce((sum, { totalPriceVatIncl }) => sum + Math.round(totalPriceVatIncl * 100), 0)
    const file = await download('USAGE_DETAIL.csv', { monthFrom: LATEST, monthTo: LATEST })
    const rows = (await file.good.text()).trimEnd().split('\r\n').slice(1)
    const inFile = rows.reduce((sum, row) => sum + Math.round(Number(row.split(';')[4]) * 100), 0)
    expect(inFile).toBe(cents)
  })

  test('an unknown report or type, and a report of another company, are a 404', async () => {
    const responses = await Promise.all([
      download('USAGE_DETAIL.csv', { monthFrom: '201001', monthTo: '201002' }),
      download('USAGE_DETAIL.pdf'),
      download('MOON_PHASES.csv'),
      download('USAGE_DETAIL.csv', { reportOspId: `r-ca-2003-USAGE_DETAIL-${LATEST}` }),
      download('USAGE_DETAIL.csv', { corporateAccountOspId: 'ca-2003' }),
    ])
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    const invalid = await download('USAGE_DETAIL.csv', { monthFrom: '202611', monthTo: '202610' })
    expect(invalid.error.errors).toMatchObject([{ field: 'monthTo', rule: 'month_order' }])
  })
})

describe('report recipients', () => {
  const add = (email: string, corporateAccountOspId = 'ca-2001') =>
    rita.call('addReportRecipient', { body: { corporateAccountOspId, email } })

  test('R157 are added and removed, ignoring case, and must be addresses', async () => {
    expect((await add('boekhouding@brugge-bakery.example')).good).toHaveLength(3)
    expect((await add('Boekhouding@Brugge-Bakery.example')).good).toHaveLength(3)
    expect((await add('nobody')).error.errors).toMatchObject([{ field: 'email', rule: 'email' }])
    const body = { corporateAccountOspId: 'ca-2001', email: 'BOEKHOUDING@brugge-bakery.example' }
    expect((await rita.call('removeReportRecipient', { body })).good).toHaveLength(2)
    const { good } = await rita.call('getReportRecipients', { body: { corporateAccountOspId: 'ca-2001' } })
    expect(good.map(({ email }) => email)).toEqual([
      'rita@brugge-bakery.example',
      'zaakvoerder@brugge-bakery.example',
    ])
  })

  test('of another company are a 404', async () => {
    expect((await add('a@b.example', 'ca-2003')).status).toBe(404)
  })

  test('are at most 100 per company', async () => {
    for (let number = 3; number <= 100; number += 1) await add(`nr-${number}@b.example`)
    expect((await add('one.more@b.example')).error.code).toBe('LIMIT_REACHED')
  })
})

describe('requested reports', () => {
  const request = (reportMonth: string, reportType = 'USAGE_SUMMARY') =>
    rita.call('requestReport', { body: { corporateAccountOspId: 'ca-2001', reportType, reportMonth } })
  const waiting = async () =>
    (await rita.call('getRequestedReports', { body: { corporateAccountOspId: 'ca-2001' } })).good

  test('G319 a missing month is created after a minute; an existing, pending or current month is refused', async () => {
    expect((await request(SUMMARISED)).error.code).toBe('REPORT_READY')
    expect((await request(MISSING)).good).toMatchObject([{ reportMonth: MISSING }])
    expect((await request(MISSING)).error.code).toBe('ALREADY_REQUESTED')
    expect((await request('299912')).error.errors).toMatchObject([{ rule: 'not_future' }])
    expect((await request(MISSING, 'MOON')).error.errors).toMatchObject([{ rule: 'unknown' }])
    await guest.control('PUT', 'clock', { advanceMs: 61_000 })
    expect(await waiting()).toEqual([])
    const { good } = await rita.call('findReportsByFilter', {
      body: { reportType: 'USAGE_SUMMARY', monthFrom: MISSING, monthTo: MISSING },
    })
    expect(good.content).toMatchObject([
      { ospId: `r-ca-2001-USAGE_SUMMARY-${MISSING}`, reportPeriod: 'MONTH' },
    ])
  })

  test('G319 the report of a month without app users is never finished', async () => {
    await request('199901')
    await guest.control('PUT', 'clock', { advanceMs: 61_000 })
    expect(await waiting()).toMatchObject([{ reportMonth: '199901' }])
  })
})
