import { beforeEach, describe, expect, test } from 'vitest'
import { dayOf } from '../../behaviour/months.ts'
import { createTester, MINUTE, type Tester } from '../../testing.ts'

const OPEN = 'o-8101'
const BAKERY = 'ca-2001'

let guest: Tester
let olivia: Tester
beforeEach(async () => {
  guest = createTester()
  olivia = await guest.as('olivia.osp')
})
const open = async (body: object = {}, query: object = { size: 1000 }) =>
  (await olivia.call('getOpenOrders', { query, body })).good
const handled = async (body: object = {}, query: object = { size: 1000 }) =>
  (await olivia.call('getHandledOrders', { query, body })).good

describe('lists of general orders', () => {
  test('R108 open and handled orders are separate lists, and R206 every general action exists in each status', async () => {
    const waiting = (await open()).content
    const done = (await handled()).content
    expect(new Set(waiting.map(({ status }) => status))).toEqual(new Set(['OPEN']))
    expect(new Set(done.map(({ status, action }) => `${status} ${action}`)).size).toBe(8)
    expect(new Set(waiting.map(({ action }) => action))).toEqual(
      new Set(['PURCHASE', 'PURCHASE_MOBIB_CARD', 'PURCHASE_CHARGING_CARD', 'STOP_CHARGING_CARD']),
    )
    expect(done.every(({ handledOn, handledBy }) => handledOn !== undefined && handledBy !== undefined)).toBe(
      true,
    )
    expect(done.every((order) => (order.status === 'CANCELLED') === (order.cancellation !== undefined))).toBe(
      true,
    )
  })

  test('filter conditions are combined with and', async () => {
    const bakery = await open({
      corporateAccountOspId: BAKERY,
      actions: ['PURCHASE'],
      search: 'fietshelm JONAS',
    })
    expect(bakery.content.map(({ id }) => id)).toEqual([OPEN])
    const ofJonas = await open({ userOspId: 'u-1101', search: 'blue bikes' })
    expect(ofJonas.content.map(({ id }) => id)).toEqual([OPEN])
    const cancelled = await handled({ statuses: ['CANCELLED'] })
    expect(new Set(cancelled.content.map(({ status }) => status))).toEqual(new Set(['CANCELLED']))
    const today = dayOf(new Date())
    expect((await open({ dateFrom: today })).content).toEqual([])
    const invalid = await olivia.call('getOpenOrders', { body: { dateFrom: today, dateTo: '2020-01-01' } })
    expect(invalid.error.errors).toMatchObject([{ field: 'dateTo', rule: 'date_order' }])
    expect((await olivia.call('getOpenOrders', { body: { corporateAccountOspId: 'ca-1' } })).status).toBe(404)
    expect((await olivia.call('getOpenOrders', { body: { userOspId: 'u-1' } })).status).toBe(404)
  })

  test('they are paged and sorted; the oldest open and the last handled order come first', async () => {
    const first = await open({}, { size: 2 })
    expect(first).toMatchObject({ number: 0, size: 2, totalPages: Math.ceil(first.totalElements / 2) })
    const times = (await open()).content.map(({ createdOn }) => Date.parse(createdOn))
    expect(times).toEqual([...times].sort((one, other) => one - other))
    const ends = (await handled()).content.map(({ handledOn = '' }) => Date.parse(handledOn))
    expect(ends).toEqual([...ends].sort((one, other) => other - one))
    const [dearest] = (await open({}, { sort: '-price', size: 1 })).content
    expect(dearest).toMatchObject({ id: 'o-8190', price: 123_456.78 })
  })

  test('a new company has none', async () => {
    expect(await open({ corporateAccountOspId: 'ca-2006' })).toMatchObject({ content: [], totalElements: 0 })
  })
})

describe('handling a general order', () => {
  test('R011 R108 a confirmed order moves to the handled ones; it is confirmed once', async () => {
    await olivia.advance(5 * MINUTE)
    const { good } = await olivia.call('confirmOrder', { body: { id: OPEN, version: 1 } })
    expect(good).toMatchObject({
      status: 'CONFIRMED',
      version: 2,
      handledBy: { ospId: 'u-1000', name: 'Olivia Osp' },
    })
    expect(Date.parse(good.handledOn ?? '')).toBeGreaterThan(Date.now() + 4 * MINUTE)
    expect((await handled()).content[0]).toEqual(good)
    expect((await open()).content.some(({ id }) => id === OPEN)).toBe(false)
    for (const again of [
      await olivia.call('confirmOrder', { body: { id: OPEN } }),
      await olivia.call('cancelOrder', { body: { id: OPEN, reason: 'OTHER' } }),
    ])
      expect([again.status, again.error.code]).toEqual([409, 'ORDER_HANDLED'])
  })

  test('R207 an order is cancelled with one of its own reasons, named in the caller’s language', async () => {
    const reasons = await olivia.call('getOrderCancellationReasons', { path: { id: OPEN } })
    expect(reasons.good.map(({ code }) => code)).toEqual([
      'USER_REQUEST',
      'DUPLICATE',
      'OUT_OF_STOCK',
      'OTHER',
    ])
    const ofCard = await olivia.call('getOrderCancellationReasons', { path: { id: 'o-8102' } })
    expect(ofCard.good.map(({ code }) => code)).toContain('DATA_INCOMPLETE')
    const invalid = await olivia.call('cancelOrder', { body: { id: OPEN, reason: 'DATA_INCOMPLETE' } })
    expect(invalid.status).toBe(422)
    expect(invalid.error.errors).toMatchObject([{ field: 'reason', rule: 'unknown' }])
    expect((await olivia.call('getOrderDetails', { path: { id: OPEN } })).good.status).toBe('OPEN')
    const { good } = await olivia.call('cancelOrder', { body: { id: OPEN, reason: 'OUT_OF_STOCK' } })
    expect(good).toMatchObject({
      status: 'CANCELLED',
      cancellation: { code: 'OUT_OF_STOCK', label: 'Niet meer leverbaar' },
    })
    expect((await olivia.call('getOrderCancellationReasons', { path: { id: OPEN } })).good).toEqual([])
  })

  test('R109 cancelling does not refund what was charged to the budget', async () => {
    const budget = async () =>
      (await olivia.call('getBudgetsByOwner', { body: { ownerOspId: 'u-1101' } })).good
    const transactions = async () =>
      (await olivia.call('getBudgetTransactionsByFilter', { body: { userOspId: 'u-1101' } })).good
    const before = [await budget(), await transactions()]
    const { good } = await olivia.call('cancelOrder', { body: { id: OPEN, reason: 'USER_REQUEST' } })
    expect(good.chargedAmount).toBe(49.9)
    expect([await budget(), await transactions()]).toEqual(before)
  })

  test('an old version is refused, and no data changes', async () => {
    for (const stale of [
      await olivia.call('confirmOrder', { body: { id: OPEN, version: 9 } }),
      await olivia.call('cancelOrder', { body: { id: OPEN, version: 9, reason: 'OTHER' } }),
    ])
      expect([stale.status, stale.error.code]).toEqual([409, 'STALE'])
    expect((await olivia.call('getOrderDetails', { path: { id: OPEN } })).good).toMatchObject({
      version: 1,
      status: 'OPEN',
    })
  })

  test('an unknown order is a 404', async () => {
    const path = { id: 'o-1' }
    for (const { status } of [
      await olivia.call('confirmOrder', { body: path }),
      await olivia.call('cancelOrder', { body: { ...path, reason: 'OTHER' } }),
      await olivia.call('getOrderDetails', { path }),
      await olivia.call('getOrderPdf', { path }),
      await olivia.call('getOrderCancellationReasons', { path }),
    ])
      expect(status).toBe(404)
  })

  test('R047 R069 only an ospadmin handles general orders', async () => {
    for (const login of ['mats.msp', 'ulla.users']) {
      const other = await guest.as(login)
      expect((await other.call('getOpenOrders', { body: {} })).status).toBe(403)
      expect((await other.call('confirmOrder', { body: { id: OPEN } })).status).toBe(403)
      expect((await other.call('getOrderConfig')).status).toBe(403)
      expect((await other.call('getOrderCancellationReasons', { path: { id: OPEN } })).status).toBe(404)
    }
  })
})

describe('one general order', () => {
  test('has the same data as in the list', async () => {
    const [listed] = (await open({ search: 'fietshelm maat' })).content
    expect((await olivia.call('getOrderDetails', { path: { id: OPEN } })).good).toEqual(listed)
    expect(listed).toMatchObject({
      resource: { name: 'Blue Bikes' },
      corporateAccount: { name: 'Brugge Bakery' },
      deliveryAddress: { city: 'Brugge' },
    })
  })

  test('R242 as PDF is in the caller’s language', async () => {
    const read = async (id: string) => {
      const response = await olivia.raw(`/order/getPdfForOrder/${id}`)
      return { headers: response.headers, text: await response.text() }
    }
    const { headers, text } = await read(OPEN)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toBe('attachment; filename="order-o-8101.pdf"')
    expect(text.startsWith('%PDF-1.4')).toBe(true)
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true)
    expect(text).toContain('(Bestelling o-8101)')
    expect(text).toContain('(Leveren aan: Gentpoortstraat 7 bus 3, 8000 Brugge)')
    expect(text).toContain('(Prijs incl. btw: EUR 49.90)')
    await olivia.call('changeLanguage', { path: { lang: 'fr' } })
    expect((await read('o-8104')).text).toContain('- Plus disponible)')
  })

  test('R091 contains no personal data of an anonymised user', async () => {
    await olivia.call('anonymizeUser', { body: { ospId: 'u-1101' } })
    const { good } = await olivia.call('getOrderDetails', { path: { id: OPEN } })
    expect(good.user.name).toBe('Anonymous u-1101')
    expect(good).not.toHaveProperty('deliveryAddress')
    expect(good).not.toHaveProperty('remark')
  })
})

describe('order settings', () => {
  test('G390 omitted values stay, null clears the address, and an old version is refused', async () => {
    const { good: before } = await olivia.call('getOrderConfig')
    const body = { version: before.version, data: { newCardFee: 6.5, supportAddress: null } }
    const { good } = await olivia.call('updateOrderConfig', { body })
    expect(good).toEqual({ version: before.version + 1, newCardFee: 6.5, mailOnHandling: true })
    expect((await olivia.call('getOrderConfig')).good).toEqual(good)
    expect((await olivia.call('updateOrderConfig', { body })).error.code).toBe('STALE')
  })

  test('G390 an unknown setting or an invalid value is refused', async () => {
    const send = (data: unknown) =>
      olivia.raw('/order/config/update', {
        method: 'POST',
        body: JSON.stringify({ data }),
        headers: { 'content-type': 'application/json' },
      })
    for (const data of [{}, { other: 1 }, { newCardFee: -1 }, { supportAddress: 'nobody' }])
      expect((await send(data)).status).toBe(422)
  })

  test('G390 the user is mailed that the order was handled only while the settings say so', async () => {
    const mails = async () =>
      ((await olivia.control('GET', 'outbox')) as { kind: string; text: string }[])
        .filter(({ kind }) => kind === 'order')
        .map(({ text }) => text)
    await olivia.call('cancelOrder', { body: { id: OPEN, reason: 'OUT_OF_STOCK' } })
    expect(await mails()).toEqual([
      expect.stringMatching(
        /Fietshelm maat M\. Reden: Niet meer leverbaar\.\nAangerekende kosten .* support@/,
      ),
    ])
    await olivia.call('updateOrderConfig', { body: { data: { mailOnHandling: false } } })
    await olivia.call('confirmOrder', { body: { id: 'o-8102' } })
    expect(await mails()).toHaveLength(1)
  })
})
