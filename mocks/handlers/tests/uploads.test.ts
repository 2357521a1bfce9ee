import { readFile } from 'node:fs/promises'
import writeExcelFile from 'write-excel-file/node'
import { beforeEach, describe, expect, test } from 'vitest'
import type { components } from '@/api/generated/schema.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { dayOf } from '../../behaviour/months.ts'
import { createTester, type Outcome, type Tester } from '../../testing.ts'

type Result = components['schemas']['UploadResult']
type FileError = { field: string; rule?: string }

let guest: Tester
let olivia: Tester

beforeEach(async () => {
  guest = createTester()
  await guest.control('PUT', 'clock', { now: '2026-11-21T12:00:00+01:00' })
  olivia = await guest.as('olivia.osp')
})

const example = (name: string) => readFile(new URL(`../../../tests/files/${name}`, import.meta.url))

/** Sends a file. `query` is appended to the path. */
async function upload(
  path: string,
  content: BlobPart,
  tester = olivia,
  name = 'file.csv',
): Promise<Response> {
  const form = new FormData()
  form.set('file', new File([content], name))
  return tester.raw(path, { method: 'POST', body: form })
}
async function uploaded(path: string, content: BlobPart, tester = olivia): Promise<string> {
  const response = await upload(path, content, tester)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}
async function fileErrors(path: string, content: BlobPart): Promise<(string | undefined)[][]> {
  const response = await upload(path, content)
  expect(response.status).toBe(422)
  const { errors } = (await response.json()) as { errors: FileError[] }
  return errors.map(({ field, rule }) => [field, rule])
}
const notes = (rows: Result['errors']) => rows.map(({ line, field, rule }) => [line, field, rule])

/** Validates and processes a file with the operations of `/upload/upload`. */
async function provider(type: string, content: BlobPart, more = ''): Promise<Result> {
  const uploadId = await uploaded(`/upload/upload?type=${type}${more}`, content)
  await olivia.call('validateProviderFile', { body: { uploadId } })
  return (await olivia.call('processProviderFile', { body: { uploadId } })).good
}
const eventsOf = async (userOspId: string, search?: string) =>
  (
    await olivia.call('getEventsByFilter', {
      query: { size: 1000 },
      body: { userOspId, ...withoutUndefined({ search }) },
    })
  ).good.content
const eventOf = async (userOspId: string, bookingId: string) =>
  (await eventsOf(userOspId)).find((event) => event.bookingId === bookingId)
const amountOf = async (ownerOspId: string, type: string) =>
  (await olivia.call('getBudgetsByOwner', { body: { ownerOspId } })).good.find(
    (budget) => budget.type === type,
  )?.currentAmount ?? NaN

/** The bookings of November on the dashboard. */
const bookingsOf = async (parentOspId: string) => {
  const query = { monthFrom: '202611', monthTo: '202611', groupBy: 'month' as const, parentOspId }
  return (await olivia.call('countBookings', { query })).good[0]?.count ?? 0
}

const HEAD = 'bookingId;cardNumber;startedOn;endedOn;amount'
const BIKES = '/upload/upload?type=bike-share-events'
const ride = (bookingId: string, more = '20451;2026-11-02 08:05;2026-11-02 08:31;3,25') =>
  `${bookingId};${more}`

describe('vouchers', () => {
  test('R114 R219 R257 upload, validate, process; R068 the user can then be found by the code', async () => {
    const uploadId = await uploaded('/voucher/upload', await example('vouchers.csv'))
    const early = await olivia.call('processVoucherFile', { body: { uploadId } })
    expect([early.status, early.error.code]).toEqual([409, 'UPLOAD_NOT_VALIDATED'])
    const { good } = await olivia.call('validateVoucherFile', { body: { uploadId } })
    expect(good).toMatchObject({ state: 'VALIDATED', fileName: 'file.csv', rowCount: 4, validCount: 1 })
    expect(notes(good.errors)).toEqual([
      [3, 'code', 'unique'],
      [5, 'login', 'user_unknown'],
    ])
    expect(good.skipped).toMatchObject([{ line: 4, identifier: 'AUTUMN-2025-JONAS', rule: 'expired' }])
    const search = async (code: string) =>
      (await olivia.call('findUsersByAny', { query: { search: code } })).good.content
    expect(await search('AUTUMN-2026-JONAS')).toEqual([])
    const done = await olivia.call('processVoucherFile', { body: { uploadId } })
    expect(done.good).toMatchObject({ state: 'PROCESSED', processedCount: 1 })
    expect(await search('autumn-2026-jonas')).toMatchObject([
      { ospId: 'u-1101', searchMatchedOn: ['VOUCHER_CODE'] },
    ])
    for (const again of ['validateVoucherFile', 'processVoucherFile'] as const)
      expect((await olivia.call(again, { body: { uploadId } })).error.code).toBe('UPLOAD_PROCESSED')
    const second = await uploaded('/voucher/upload', await example('vouchers.csv'))
    const validated = await olivia.call('validateVoucherFile', { body: { uploadId: second } })
    expect(validated.good.alreadyProcessed).toMatchObject([{ line: 2, identifier: 'AUTUMN-2026-JONAS' }])
  })

  test('R218 with a reseller, only users of its companies are found', async () => {
    const path = (reseller: string) => `/voucher/upload?resellerOspId=${reseller}`
    const file = await example('vouchers.csv')
    expect(await fileErrors(path('p-3001'), file)).toEqual([['resellerOspId', 'partner']])
    expect(await fileErrors(path('p-9999'), file)).toEqual([['resellerOspId', 'partner']])
    const uploadId = await uploaded(path('p-3006'), file)
    const { good } = await olivia.call('validateVoucherFile', { body: { uploadId } })
    expect(good.validCount).toBe(0)
    expect(notes(good.errors)).toContainEqual([2, 'login', 'user_unknown'])
  })
})

describe('provider files', () => {
  test('bike-share events are booked, and visible in the event, the budget and the transactions', async () => {
    const before = await amountOf('u-1101', 'MOBILITY_BUDGET')
    const count = await bookingsOf('ca-2001')
    const result = await provider('bike-share-events', await example('bike-share-events.csv'))
    expect(result).toMatchObject({
      rowCount: 3,
      processedCount: 1,
      totalAmount: 3.25,
      reconciliationCount: 0,
    })
    expect(notes(result.errors)).toEqual([[3, 'cardNumber', 'card_unknown']])
    expect(notes(result.alreadyProcessed)).toEqual([[4, undefined, 'exists']])
    expect(await eventOf('u-1101', 'BIKE26110001')).toMatchObject({
      eventType: 'BOOKING',
      mobilityMode: 'BIKE',
      date: '2026-11-02T08:05:00+01:00',
      amountVatIncl: -3.25,
      description: 'Brugge station',
      provider: 'Scheldt Mobility',
    })
    expect(await amountOf('u-1101', 'MOBILITY_BUDGET')).toBeCloseTo(before - 3.25, 5)
    expect(await bookingsOf('ca-2001')).toBe(count + 1)
    const { good } = await olivia.call('getBudgetTransactionsByFilter', {
      body: { userOspId: 'u-1101', search: 'Brugge station' },
    })
    expect(good.content).toMatchObject([{ type: 'event', amountVatIncl: -3.25 }])
  })

  test('surcharges and tickets of several operators (R208)', async () => {
    await provider('surcharges', await example('surcharges.csv'))
    expect(await eventOf('u-1101', 'SURC26110001')).toMatchObject({
      eventType: 'SURCHARGE',
      amountVatIncl: -12.5,
      vatPercentage: 21,
      hasPurchase: false,
    })
    expect(await provider('line', await example('line.csv'))).toMatchObject({
      processedCount: 2,
      totalAmount: 19.6,
    })
    expect(await eventOf('u-1101', 'LINE26110001')).toMatchObject({ provider: 'Scheldt Mobility' })
    expect(await eventOf('u-1101', 'METR26110001')).toMatchObject({ provider: 'Scheldt Mobility' })
    const odd =
      'bookingId,cardNumber,date,amount,operatorCode\nLINE26110009,6050123412341234,2026-11-01,1,BOAT'
    expect(notes((await provider('line', odd)).errors)).toEqual([[2, 'operatorCode', 'operator']])
  })

  test('a bank statement tops up the company budget with its payment reference', async () => {
    const before = await amountOf('ca-2001', 'COMPANY_BUDGET')
    const result = await provider('bank', await example('bank.csv'))
    expect(result).toMatchObject({ processedCount: 1, totalAmount: 1250 })
    expect(result.reconciliationCount).toBeUndefined()
    expect(notes(result.skipped)).toEqual([[3, undefined, 'outgoing']])
    expect(notes(result.errors)).toEqual([[4, 'paymentReference', 'payment_reference']])
    expect(await amountOf('ca-2001', 'COMPANY_BUDGET')).toBeCloseTo(before + 1250, 5)
    const again = await provider('bank', await example('bank.csv'))
    expect(again.alreadyProcessed).toMatchObject([{ identifier: 'BANK-2026-0001' }])
    expect(await amountOf('ca-2001', 'COMPANY_BUDGET')).toBeCloseTo(before + 1250, 5)
  })

  test('R173 G076 rented bikes and bookings of a chosen provider are XML; R172 booking ids have twelve characters', async () => {
    expect(await provider('bike-rental', await example('bike-rental.xml'))).toMatchObject({
      processedCount: 1,
    })
    expect(await eventOf('u-1102', 'RENT26110001')).toMatchObject({ amountVatIncl: -19.8 })
    const result = await provider(
      'mobility-provider',
      await example('mobility-provider.xml'),
      '&mrpOspId=p-3005',
    )
    expect(result).toMatchObject({ rowCount: 2, processedCount: 1, totalAmount: 6.9 })
    expect(notes(result.errors)).toEqual([
      [12, 'bookingId', 'booking_id'],
      [12, 'amount', 'minimum'],
    ])
    expect(await eventOf('u-1101', 'PROV26110001')).toMatchObject({ description: 'Parking Zand & omgeving' })
  })

  test('R218 the mobility provider is required for its kind, must have the right type, and is refused for other kinds', async () => {
    const file = await example('mobility-provider.xml')
    const path = '/upload/upload?type=mobility-provider'
    expect(await fileErrors(path, file)).toEqual([['mrpOspId', 'required']])
    expect(await fileErrors(`${path}&mrpOspId=p-3001`, file)).toEqual([['mrpOspId', 'partner']])
    expect(await fileErrors(`${BIKES}&mrpOspId=p-3005`, HEAD)).toEqual([['mrpOspId', 'unknown']])
    expect(await fileErrors('/upload/upload?type=weather', HEAD)).toEqual([['type', 'enum']])
  })

  test('charging is booked on the budget of its user', async () => {
    const before = await amountOf('u-1102', 'MOBILITY_BUDGET')
    await provider('charging-billing', await example('charging-billing.csv'))
    expect(await amountOf('u-1102', 'MOBILITY_BUDGET')).toBeCloseTo(before - 12.1, 5)
    expect(await eventOf('u-1102', 'CHAR26110001')).toMatchObject({
      description: '24.5 kWh',
      date: '2026-11-08T19:00:00+01:00',
    })
  })

  test('an error in a row names line, column and rule, in the caller’s language', async () => {
    const rows = [
      ride('BIKE26110011', '20451;2026-11-02 08:05;2026-11-02 08:04;3,25'),
      ride('BIKE26110012', '20451;2026-12-02 08:05;2026-12-02 08:31;3,25'),
      ride('BIKE26110013', '20451;soon;2026-11-02 08:31;3,2555'),
      ride('BIKE26110014', '20451;2026-11-02 08:05;2026-11-02 08:31;free'),
      ride('BIKE26110015', '=1+1;2026-11-02 08:05;2026-11-02 08:31;1'),
      ride('', '20451;2026-11-02 08:05;2026-11-02 08:31;1'),
      ride('BIKE26110016'),
      ride('BIKE26110016'),
    ]
    const result = await provider('bike-share-events', [HEAD, ...rows].join('\r\n'))
    expect(notes(result.errors)).toEqual([
      [2, 'endedOn', 'date_order'],
      [3, 'startedOn', 'not_future'],
      [4, 'startedOn', 'date-time'],
      [4, 'amount', 'euro'],
      [5, 'amount', 'type'],
      [6, 'cardNumber', 'formula'],
      [7, 'bookingId', 'required'],
    ])
    expect(result.errors[0]).toMatchObject({ identifier: 'BIKE26110011', reason: 'Ligt voor het begin' })
    expect(notes(result.skipped)).toEqual([[9, undefined, 'duplicate']])
    expect(result.processedCount).toBe(1)
  })

  test('an inactive card is refused', async () => {
    const file = 'bookingId,cardNumber,date,amount\nLINE26110010,6050999988887777,2026-11-01,1'
    expect(notes((await provider('line', file)).errors)).toEqual([[2, 'cardNumber', 'card_inactive']])
  })

  test('a booking with another amount opens a problem once, and is not booked again', async () => {
    const rows = [HEAD, ride('BIKE26100001', '20451;2026-10-03 08:00;2026-10-03 08:30;4,00')].join('\n')
    const before = await amountOf('u-1101', 'MOBILITY_BUDGET')
    const first = await provider('bike-share-events', rows)
    expect(first).toMatchObject({ processedCount: 1, totalAmount: 4, reconciliationCount: 1 })
    expect(await amountOf('u-1101', 'MOBILITY_BUDGET')).toBe(before)
    const again = await provider('bike-share-events', rows)
    expect(again).toMatchObject({ processedCount: 0, alreadyProcessed: [{ identifier: 'BIKE26100001' }] })
  })

  test('validation books nothing, and processing validates again', async () => {
    const first = await uploaded(BIKES, [HEAD, ride('BIKE26110020')].join('\n'))
    const second = await uploaded(BIKES, [HEAD, ride('BIKE26110020')].join('\n'))
    for (const uploadId of [first, second])
      expect((await olivia.call('validateProviderFile', { body: { uploadId } })).good.validCount).toBe(1)
    expect(await eventOf('u-1101', 'BIKE26110020')).toBeUndefined()
    const process = async (uploadId: string) =>
      (await olivia.call('processProviderFile', { body: { uploadId } })).good.processedCount
    expect([await process(first), await process(second)]).toEqual([1, 0])
  })

  test('an upload can be used only with its own kind and area', async () => {
    const uploadId = await uploaded('/voucher/upload', await example('vouchers.csv'))
    expect((await olivia.call('validateProviderFile', { body: { uploadId } })).status).toBe(404)
    expect((await olivia.call('validateUsersUpload', { body: { uploadId } })).status).toBe(404)
    expect((await olivia.call('validateVoucherFile', { body: { uploadId: 'upload-1' } })).status).toBe(404)
  })
})

describe('readable files (R173)', () => {
  test('CSV with comma, semicolon or tab, with a byte order mark or in Windows-1252, and workbooks', async () => {
    const text = (between: string) =>
      ['bookingId', 'cardNumber', 'startedOn', 'endedOn', 'amount', 'station']
        .join(between)
        .concat(
          '\n',
          ['BIKE26110030', '20451', '2026-11-02 08:05', '2026-11-02 08:31', '3.25', 'Liège'].join(between),
        )
    const latin = Uint8Array.from(text(';'), (letter) => letter.charCodeAt(0))
    const workbook = await writeExcelFile([
      ['Booking ID', 'Card Number', 'Started on', 'Ended on', 'Amount', 'Station'].map((value) => ({
        value,
      })),
      [
        { value: 'BIKE26110030' },
        { value: 20451 },
        { value: new Date('2026-11-02T08:05:00Z'), type: Date, format: 'dd/mm/yyyy hh:mm' },
        { value: new Date('2026-11-02T08:31:00Z'), type: Date, format: 'dd/mm/yyyy hh:mm' },
        { value: 3.25, type: Number },
        { value: 'Liège' },
      ],
    ]).toBuffer()
    for (const file of [
      text(','),
      text(';'),
      text('\t'),
      `\ufeff${text(';')}`,
      latin,
      new Uint8Array(workbook),
    ]) {
      const tester = createTester()
      await tester.control('PUT', 'clock', { now: '2026-11-21T12:00:00+01:00' })
      olivia = await tester.as('olivia.osp')
      expect(await provider('bike-share-events', file)).toMatchObject({ processedCount: 1, errors: [] })
      expect(await eventOf('u-1101', 'BIKE26110030')).toMatchObject({
        description: 'Liège',
        date: '2026-11-02T08:05:00+01:00',
      })
    }
  })

  test('R173 at most 500 rows or records', async () => {
    const rows = (count: number) =>
      [
        HEAD,
        ...Array.from({ length: count }, (_, index) => ride(`BIKE2612${String(index).padStart(4, '0')}`)),
      ].join('\n')
    expect(await fileErrors(BIKES, rows(501))).toEqual([['file', 'file_rows']])
    expect(await provider('bike-share-events', rows(500))).toMatchObject({
      processedCount: 500,
      totalAmount: 1625,
    })
    const record =
      '<r><bookingId>a</bookingId><contractNumber>b</contractNumber><date>c</date><amount>d</amount></r>'
    expect(await fileErrors('/upload/upload?type=bike-rental', `<all>${record.repeat(501)}</all>`)).toEqual([
      ['file', 'file_rows'],
    ])
  })

  test('R173 a file of vouchers by the name of a text file is refused', async () => {
    const file = await example('vouchers.csv')
    const response = await upload('/voucher/upload', file, olivia, 'vouchers.txt')
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ field: 'file', rule: 'file_type' }] })
    expect((await upload('/voucher/upload', file, olivia, 'VOUCHERS.CSV')).status).toBe(200)
  })

  test('R257 each kind of unreadable file has its own rule', async () => {
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0])
    const locked = new Uint8Array(512)
    locked.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
    const zip = Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3])
    const rental = '/upload/upload?type=bike-rental'
    expect(await fileErrors(BIKES, png)).toEqual([['file', 'file_type']])
    expect(await fileErrors(BIKES, zip)).toEqual([['file', 'file_type']])
    expect(await fileErrors(BIKES, locked)).toEqual([['file', 'file_encrypted']])
    expect(await fileErrors(BIKES, '')).toEqual([['file', 'required']])
    expect(await fileErrors(BIKES, HEAD)).toEqual([['file', 'file_empty']])
    expect(await fileErrors(BIKES, new Uint8Array(11 * 1024 * 1024))).toEqual([['file', 'file_size']])
    expect(await fileErrors(BIKES, '<a><b><c>1</c></b></a>')).toEqual([['file', 'file_type']])
    expect(await fileErrors(rental, '<a><b><c>1</c></b>')).toEqual([['file', 'file_xml']])
    expect(await fileErrors(rental, '<!DOCTYPE a [<!ENTITY x "y">]><a><b><c>&x;</c></b></a>')).toEqual([
      ['file', 'file_xml'],
    ])
    expect(await fileErrors(rental, '<a><b><c>1</c></b></a>')).toEqual([
      ['bookingId', 'column_missing'],
      ['contractNumber', 'column_missing'],
      ['date', 'column_missing'],
      ['amount', 'column_missing'],
      ['c', 'column_unknown'],
    ])
    expect(await fileErrors(BIKES, `${HEAD};amount\n${ride('x')};1`)).toEqual([['amount', 'column_twice']])
  })
})

describe('files of the car-share provider', () => {
  test('G075 an invoice is processed without validation, so processing reports its errors', async () => {
    const uploadId = await uploaded('/cambio/invoice/upload', await example('car-share.csv'))
    const { good } = await olivia.call('processCarShareInvoice', { body: { uploadId } })
    expect(good).toMatchObject({ state: 'PROCESSED', processedCount: 1, totalAmount: 32.4 })
    expect(notes(good.errors)).toEqual([[3, 'endedOn', 'date_order']])
    expect(await eventOf('u-1102', 'CARS26110001')).toMatchObject({
      mobilityMode: 'CAR',
      description: '42 km',
    })
    const again: Outcome<'processCarShareInvoice'> = await olivia.call('processCarShareInvoice', {
      body: { uploadId },
    })
    expect([again.status, again.error.code]).toEqual([409, 'UPLOAD_PROCESSED'])
    expect((await olivia.call('processCo2File', { body: { uploadId } })).status).toBe(404)
  })

  test('CO2 is stored with the booking', async () => {
    const uploadId = await uploaded('/cambio/co2/upload', await example('co2.csv'))
    const { good } = await olivia.call('processCo2File', { body: { uploadId } })
    expect(good).toMatchObject({ processedCount: 1, alreadyProcessed: [{ line: 3 }] })
    expect(good.totalAmount).toBeUndefined()
    expect(notes(good.errors)).toEqual([[4, 'bookingId', 'booking_unknown']])
    expect(await eventOf('u-1101', 'CARS26100002')).toMatchObject({ co2Grams: 5110, version: 2 })
  })
})

describe('invoices of the rail operator', () => {
  const RAIL = '/nmbs/upload/invoice/upload'

  test('R116 a user manager uploads, validates and processes', async () => {
    const ulla = await guest.as('ulla.users')
    const uploadId = await uploaded(RAIL, await example('rail.xml'), ulla)
    expect((await ulla.call('processRailInvoice', { body: { uploadId } })).error.code).toBe(
      'UPLOAD_NOT_VALIDATED',
    )
    const { good } = await ulla.call('validateRailInvoice', { body: { uploadId } })
    expect(good).toMatchObject({ validCount: 2, totalAmount: 31, reconciliationCount: 1 })
    expect((await ulla.call('processRailInvoice', { body: { uploadId } })).good.processedCount).toBe(2)
    expect(await eventOf('u-1101', 'RAIL26110001')).toMatchObject({
      mobilityMode: 'TRAIN',
      description: 'Brugge – Gent-Sint-Pieters',
    })
  })

  test('users whom the caller may not access or of another company are unknown, and uploads belong to the uploader', async () => {
    const petra = await guest.as('petra.prepaid')
    const uploadId = await uploaded(RAIL, await example('rail.xml'), petra)
    const { good } = await petra.call('validateRailInvoice', { body: { uploadId } })
    expect(notes(good.errors)).toEqual([
      [3, 'cardNumber', 'card_unknown'],
      [12, 'cardNumber', 'card_unknown'],
    ])
    const ulla = await guest.as('ulla.users')
    expect((await ulla.call('validateRailInvoice', { body: { uploadId } })).status).toBe(404)
    expect((await olivia.call('validateRailInvoice', { body: { uploadId } })).good.validCount).toBe(2)
    const other = await upload(`${RAIL}?corporateAccountOspId=ca-2001`, await example('rail.xml'), petra)
    expect(other.status).toBe(404)
    const chosen = await uploaded(`${RAIL}?corporateAccountOspId=ca-2002`, await example('rail.xml'))
    const validated = await olivia.call('validateRailInvoice', { body: { uploadId: chosen } })
    expect(validated.good.validCount).toBe(0)
  })
})

test('R049 back-office uploads are for platform staff', async () => {
  const ulla = await guest.as('ulla.users')
  for (const path of ['/voucher/upload', BIKES, '/cambio/invoice/upload', '/cambio/co2/upload'])
    expect((await upload(path, HEAD, ulla)).status).toBe(403)
})

describe('earlier uploads', () => {
  // Today, because the uploads of the seed are some days old. The session of the previous day has ended.
  beforeEach(async () => {
    await guest.control('PUT', 'clock', { now: new Date().toISOString() })
    olivia = await guest.as('olivia.osp')
  })
  /** The file with vouchers that are valid until the end of this year. */
  const vouchers = async (): Promise<string> => {
    const year = dayOf(new Date()).slice(0, 4)
    const text = (await example('vouchers.csv')).toString()
    return text.replaceAll('31/12/2026', `31/12/${year}`).replaceAll('2026-12-31', `${year}-12-31`)
  }
  test('G370 are listed with their state, by kind, name and state; others see only their own', async () => {
    const uploadId = await uploaded('/voucher/upload', await vouchers())
    const list = async (body: object, tester = olivia) =>
      (await tester.call('getUploadsByFilter', { query: { size: 1000 }, body })).good.content
    expect((await list({ kinds: ['vouchers'] }))[0]).toMatchObject({
      uploadId,
      kind: 'vouchers',
      fileName: 'file.csv',
      state: 'UPLOADED',
      rowCount: 4,
      validCount: 0,
      errorCount: 0,
      processedCount: 0,
      uploadedBy: { ospId: 'u-1000', name: 'Olivia Osp' },
    })
    await olivia.call('validateVoucherFile', { body: { uploadId } })
    expect((await list({ states: ['VALIDATED'], search: 'file olivia' }))[0]).toMatchObject({
      uploadId,
      validCount: 1,
      errorCount: 2,
    })
    const ulla = await guest.as('ulla.users')
    expect(await list({}, ulla)).toEqual([])
    const own = await uploaded(
      '/nmbs/upload/invoice/upload?corporateAccountOspId=ca-2001',
      await example('rail.xml'),
      ulla,
    )
    expect(await list({ corporateAccountOspId: 'ca-2001' }, ulla)).toMatchObject([
      { uploadId: own, corporateAccount: { ospId: 'ca-2001', name: 'Brugge Bakery' } },
    ])
    expect((await ulla.call('getUpload', { body: { uploadId } })).status).toBe(404)
    expect((await olivia.call('getUpload', { body: { uploadId: own } })).status).toBe(200)
  })

  test('G370 one is returned with its result, and the failed rows as in the file', async () => {
    const uploadId = await uploaded('/voucher/upload', await vouchers())
    const before = (await olivia.call('getUpload', { body: { uploadId } })).good
    expect(before).not.toHaveProperty('result')
    expect(before.failedRows).toEqual([])
    const { good } = await olivia.call('validateVoucherFile', { body: { uploadId } })
    const read = (await olivia.call('getUpload', { body: { uploadId } })).good
    expect(read.result).toEqual(good)
    expect(read.failedRows.map(({ line }) => line)).toEqual([3, 5])
    expect(read.failedRows[1]?.cells).toContainEqual({ column: 'login', text: 'nobody.here' })
  })

  test('the reasons in one are in the language of its reader', async () => {
    const uploadId = await uploaded('/voucher/upload', await vouchers())
    const { good } = await olivia.call('validateVoucherFile', { body: { uploadId } })
    const reasonsOf = ({ errors }: Pick<Result, 'errors'>) => errors.map(({ reason }) => reason)
    expect(reasonsOf(good)).toContain('Er is geen gebruiker met deze naam')
    await olivia.call('changeLanguage', { path: { lang: 'fr' } })
    const { result } = (await olivia.call('getUpload', { body: { uploadId } })).good
    expect(result && reasonsOf(result)).toContain("Il n'y a pas d'utilisateur de ce nom")
    expect(result && notes(result.errors)).toEqual(notes(good.errors))
  })
})

describe('some rows at a time', () => {
  const file = (count: number): string =>
    [
      'code;login;validUntil;reason',
      ...Array.from({ length: count }, (_, index) => `SOME-${index};jonas.peeters;2099-12-31;mended`),
      'SOME-0;jonas.peeters;2099-12-31;',
    ].join('\n')

  test('G371 G373 each call processes the next ones; the figures count all of them, and no row is processed twice', async () => {
    const uploadId = await uploaded('/voucher/upload', file(5))
    await olivia.call('validateVoucherFile', { body: { uploadId } })
    const process = async (limit?: number) =>
      olivia.call('processVoucherFile', { body: { uploadId, ...withoutUndefined({ limit }) } })
    const first = (await process(2)).good
    expect(first).toMatchObject({ state: 'PARTLY_PROCESSED', validCount: 5, processedCount: 2 })
    expect(notes(first.skipped)).toEqual([[7, undefined, 'duplicate']])
    const checked = (await olivia.call('validateVoucherFile', { body: { uploadId } })).good
    expect(checked).toMatchObject({ state: 'PARTLY_PROCESSED', validCount: 5, processedCount: 2 })
    const last = (await process()).good
    expect(last).toMatchObject({ state: 'PROCESSED', validCount: 5, processedCount: 5, alreadyProcessed: [] })
    expect(notes(last.skipped)).toEqual([[7, undefined, 'duplicate']])
    expect((await process(2)).error.code).toBe('UPLOAD_PROCESSED')
  })

  test('G371 amounts include the rows processed before', async () => {
    const uploadId = await uploaded(
      '/cambio/invoice/upload',
      [
        'invoiceNumber;bookingId;extRef;startedOn;endedOn;amount',
        'C-1;CARS26110001;CAM-42;2026-11-10 09:00;2026-11-10 11:15;10',
        'C-1;CARS26110002;CAM-42;2026-11-11 09:00;2026-11-11 11:15;20',
      ].join('\n'),
    )
    const process = async (limit: number) =>
      (await olivia.call('processCarShareInvoice', { body: { uploadId, limit } })).good
    expect(await process(1)).toMatchObject({ state: 'PARTLY_PROCESSED', totalAmount: 30 })
    expect(await process(1)).toMatchObject({ state: 'PROCESSED', totalAmount: 30, processedCount: 2 })
  })
})

test('G325 G371 XML on one line is processed in portions, without losing records', async () => {
  const records = Array.from(
    { length: 3 },
    (_, index) =>
      `<r bookingId="RENT2611000${index}"><contractNumber>SW-9001</contractNumber><date>2026-11-01</date><amount>1</amount></r>`,
  )
  const uploadId = await uploaded('/upload/upload?type=bike-rental', `<rs>${records.join('')}</rs>`)
  await olivia.call('validateProviderFile', { body: { uploadId } })
  const process = async (limit: number) =>
    (await olivia.call('processProviderFile', { body: { uploadId, limit } })).good
  expect(await process(2)).toMatchObject({ state: 'PARTLY_PROCESSED', validCount: 3, processedCount: 2 })
  expect(await process(2)).toMatchObject({ state: 'PROCESSED', processedCount: 3 })
})

test('XML is refused when it has more values than any record, and is read up to 500 records', async () => {
  const rental = '/upload/upload?type=bike-rental'
  const values = Array.from({ length: 200 }, (_, index) => `<x><v${index}>1</v${index}></x>`).join('')
  expect(await fileErrors(rental, `<r>${values}</r>`)).toEqual([['file', 'file_xml']])
})
