import { beforeEach, describe, expect, test } from 'vitest'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { createTester, type Tester } from '../../testing.ts'

const BAKERY = { corporateAccountOspId: 'ca-2001' }
const RAIL = 'so-8201'

let guest: Tester
let ulla: Tester
beforeEach(async () => {
  guest = createTester()
  ulla = await guest.as('ulla.users')
})
const all = { query: { size: 1000 } }
const open = async (tester: Tester, body: object = {}) =>
  (await tester.call('getOpenSeasonTicketOrders', { ...all, body })).good.content
const handled = async (tester: Tester, body: object = {}) =>
  (await tester.call('getHandledSeasonTicketOrders', { ...all, body })).good.content

describe('lists of season-card orders', () => {
  test('R110 open and handled orders are separate lists, and R206 every season-ticket action exists in each status', async () => {
    const waiting = await open(ulla)
    const done = await handled(ulla)
    expect(new Set(waiting.map(({ status, action }) => `${status} ${action}`)).size).toBe(5)
    expect(new Set(done.map(({ status, action }) => `${status} ${action}`)).size).toBe(10)
    expect(waiting.some(({ status }) => status !== 'OPEN')).toBe(false)
    expect(done.every((order) => (order.status === 'CONFIRMED') === 'effectiveStartDate' in order)).toBe(true)
    expect(done.every((order) => (order.status === 'CANCELLED') === 'cancellation' in order)).toBe(true)
    const cancelled = await handled(ulla, { statuses: ['CANCELLED'] })
    expect(new Set(cancelled.map(({ status }) => status))).toEqual(new Set(['CANCELLED']))
  })

  test('a row has the person, what is ordered, and the data that only rail needs', async () => {
    const order = (await open(ulla)).find(({ id }) => id === RAIL)
    expect(order).toMatchObject({
      firstName: 'Jonas',
      street: 'Gentpoortstraat',
      dateOfBirth: '1988-05-17',
      personnelNumber: '100042',
      employeeNumber: '0042',
      mobibCardNumber: '6050123412341234',
      origin: 'Brugge',
      destination: 'Gent-Sint-Pieters',
      class: '2',
      subnets: ['GENT', 'BRUGGE'],
      includeParking: true,
      type: 'STANDARD',
      labels: {
        operator: 'NMBS',
        gender: 'Man',
        duration: 'Een jaar',
        class: '2e klas',
        type: 'Standaard',
        subnets: ['Gent', 'Brugge'],
      },
    })
    const odd = (await open(ulla)).find(({ operator }) => operator === 'CABLE_CAR')
    expect(odd?.labels, 'a code without a name').toEqual({ gender: 'X' })
    const others = (await open(ulla, { operators: ['REGIONAL_BUS', 'BRUSSELS_TRANSPORT'] })).map(Object.keys)
    expect(others.length).toBeGreaterThan(0)
    for (const names of others)
      for (const name of ['origin', 'destination', 'class', 'subnets', 'includeParking', 'type'])
        expect(names).not.toContain(name)
  })

  test('filter conditions are combined with and; the oldest open and the last handled order come first', async () => {
    const found = await open(ulla, {
      actions: ['PURCHASE_SEASON_TICKET'],
      operators: ['RAIL'],
      search: '6050 jonas',
    })
    expect(found.map(({ id }) => id)).toEqual([RAIL])
    const times = (await open(ulla)).map(({ createdOn }) => Date.parse(createdOn))
    expect(times).toEqual([...times].sort((one, other) => one - other))
    const ends = (await handled(ulla)).map(({ handledOn = '' }) => Date.parse(handledOn))
    expect(ends).toEqual([...ends].sort((one, other) => other - one))
    const sorted = await ulla.call('getOpenSeasonTicketOrders', {
      query: { sort: '-price', size: 1 },
      body: {},
    })
    expect(sorted.good.content[0]?.id).toBe('so-8290')
  })

  test('R007 R048 company admins see their own company, partner staff must name one of theirs', async () => {
    expect((await open(ulla)).map(({ id }) => id)).toEqual((await open(ulla, BAKERY)).map(({ id }) => id))
    const mats = await guest.as('mats.msp')
    expect((await open(mats, BAKERY)).length).toBe((await open(ulla)).length)
    for (const login of ['mats.msp', 'olivia.osp']) {
      const staff = await guest.as(login)
      const { status, error } = await staff.call('getOpenSeasonTicketOrders', { body: {} })
      expect([status, error.errors?.[0]?.field, error.errors?.[0]?.rule]).toEqual([
        422,
        'corporateAccountOspId',
        'required',
      ])
    }
    const petra = await guest.as('petra.prepaid')
    for (const [stranger, body] of [
      [petra, BAKERY],
      [mats, { corporateAccountOspId: 'ca-2002' }],
    ] as const) {
      expect((await stranger.call('getOpenSeasonTicketOrders', { body })).status).toBe(404)
      expect((await stranger.call('getHandledSeasonTicketOrders', { body })).status).toBe(404)
    }
    const miranda = await guest.as('miranda.msp')
    expect(await open(miranda, { corporateAccountOspId: 'ca-30001' })).not.toEqual([])
    const emma = await guest.as('emma.empty')
    expect([await open(emma), await handled(emma)]).toEqual([[], []])
    const connie = await guest.as('connie.contact')
    expect((await connie.call('getOpenSeasonTicketOrders', { body: {} })).status).toBe(403)
  })
})

describe('handling a season-card order', () => {
  test('G402 an open order of a user without a card contains the price of a new card, from the settings', async () => {
    const order = async (id: string) => (await open(ulla)).find((one) => one.id === id)
    expect(await order('so-8203')).toMatchObject({ newCardFee: 5 })
    expect(await order(RAIL)).not.toHaveProperty('newCardFee')
    const olivia = await guest.as('olivia.osp')
    await olivia.call('updateOrderConfig', { body: { data: { newCardFee: 6.5 } } })
    expect(await order('so-8203')).toMatchObject({ newCardFee: 6.5 })
    await ulla.call('confirmSeasonTicketOrder', { body: { orderId: 'so-8203' } })
    const done = (await handled(ulla)).find(({ id }) => id === 'so-8203')
    expect(done).not.toHaveProperty('newCardFee')
  })

  test('R177 start date and price can be changed when processing; a new card costs 5 euros more', async () => {
    const order = (await open(ulla)).find(({ id }) => id === 'so-8203')
    expect(order).toMatchObject({ price: 499 })
    expect(order).not.toHaveProperty('mobibCardNumber')
    const { good } = await ulla.call('confirmSeasonTicketOrder', {
      body: { orderId: 'so-8203', version: 1, effectiveStartDate: '2026-12-24', effectivePrice: 504 },
    })
    expect(good).toMatchObject({
      status: 'CONFIRMED',
      version: 2,
      price: 499,
      startDate: order?.startDate,
      effectivePrice: 504,
      effectiveStartDate: '2026-12-24',
      handledBy: { name: 'Ulla Users' },
    })
  })

  test('R011 R110 without changes the order is processed as ordered; it moves to the other list, once', async () => {
    const { good } = await ulla.call('confirmSeasonTicketOrder', { body: { orderId: RAIL } })
    expect(good).toMatchObject({ effectivePrice: 1284, effectiveStartDate: good.startDate })
    expect((await handled(ulla))[0]).toEqual(good)
    expect((await open(ulla)).some(({ id }) => id === RAIL)).toBe(false)
    const stop = await ulla.call('confirmSeasonTicketOrder', { body: { orderId: 'so-8202' } })
    expect(stop.good).not.toHaveProperty('effectivePrice')
    for (const again of [
      await ulla.call('confirmSeasonTicketOrder', { body: { orderId: RAIL } }),
      await ulla.call('cancelSeasonTicketOrder', { body: { orderId: RAIL, reason: 'OTHER' } }),
    ])
      expect([again.status, again.error.code]).toEqual([409, 'ORDER_HANDLED'])
  })

  test('a negative price, a third decimal and a day that does not exist are refused', async () => {
    for (const change of [
      { effectivePrice: -1 },
      { effectivePrice: 1.234 },
      { effectiveStartDate: '2026-02-30' },
    ]) {
      const { status, error } = await ulla.call('confirmSeasonTicketOrder', {
        body: { orderId: RAIL, ...change },
      })
      expect([status, error.errors?.[0]?.field]).toEqual([422, Object.keys(change)[0]])
    }
    expect((await open(ulla)).some(({ id }) => id === RAIL)).toBe(true)
  })

  test('R207 is cancelled with a reason of its own list, which its handler may read', async () => {
    const reasons = await ulla.call('getOrderCancellationReasons', { path: { id: RAIL } })
    expect(reasons.good).toContainEqual({ code: 'DUPLICATE', label: 'Dubbel besteld' })
    const invalid = await ulla.call('cancelSeasonTicketOrder', {
      body: { orderId: RAIL, reason: 'OUT_OF_STOCK' },
    })
    expect(invalid.error.errors).toMatchObject([{ field: 'reason', rule: 'unknown' }])
    const { good } = await ulla.call('cancelSeasonTicketOrder', {
      body: { orderId: RAIL, version: 1, reason: 'DUPLICATE' },
    })
    expect(good).toMatchObject({ status: 'CANCELLED', cancellation: { label: 'Dubbel besteld' } })
    expect(good).not.toHaveProperty('effectivePrice')
    expect((await ulla.call('getOrderCancellationReasons', { path: { id: RAIL } })).good).toEqual([])
  })

  test('G390 the user is mailed that the order was handled only while the settings say so', async () => {
    const mails = async () =>
      ((await guest.control('GET', 'outbox')) as { kind: string; text: string }[])
        .filter(({ kind }) => kind === 'order')
        .map(({ text }) => text)
    await ulla.call('confirmSeasonTicketOrder', { body: { orderId: RAIL } })
    await ulla.call('cancelSeasonTicketOrder', { body: { orderId: 'so-8202', reason: 'NO_SEASON_TICKET' } })
    const expected = [
      'Uw bestelling is bevestigd: Treinabonnement standaard.',
      'Uw bestelling is geannuleerd: Netabonnement bus. Reden: Er is geen lopend abonnement.',
    ]
    expect(await mails()).toEqual(expected)
    const olivia = await guest.as('olivia.osp')
    await olivia.call('updateOrderConfig', { body: { data: { mailOnHandling: false } } })
    await ulla.call('confirmSeasonTicketOrder', { body: { orderId: 'so-8203' } })
    expect(await mails()).toEqual(expected)
  })

  test('an old version is refused', async () => {
    for (const stale of [
      await ulla.call('confirmSeasonTicketOrder', { body: { orderId: RAIL, version: 9 } }),
      await ulla.call('cancelSeasonTicketOrder', { body: { orderId: RAIL, version: 9, reason: 'OTHER' } }),
    ])
      expect([stale.status, stale.error.code]).toEqual([409, 'STALE'])
  })

  test('an order of another company is a 404, and so is a general order', async () => {
    const petra = await guest.as('petra.prepaid')
    for (const orderId of [RAIL, 'so-1', 'o-8101']) {
      expect((await petra.call('confirmSeasonTicketOrder', { body: { orderId } })).status).toBe(404)
      const cancelled = await petra.call('cancelSeasonTicketOrder', { body: { orderId, reason: 'OTHER' } })
      expect(cancelled.status).toBe(404)
      expect((await petra.call('getOrderCancellationReasons', { path: { id: orderId } })).status).toBe(404)
    }
    const olivia = await guest.as('olivia.osp')
    expect((await olivia.call('getOrderDetails', { path: { id: RAIL } })).status).toBe(404)
    expect((await olivia.call('getOrderCancellationReasons', { path: { id: RAIL } })).status).toBe(200)
  })

  test('R091 contains no personal data of an anonymised user', async () => {
    const order = (await open(ulla)).find(({ id }) => id === 'so-8206')
    expect(order).toMatchObject({ firstName: 'Anonymous', operator: 'RAIL', price: 800 })
    for (const name of ['gender', 'nationalNumber', 'remark', 'email', 'street', 'dateOfBirth'])
      expect(order).not.toHaveProperty(name)
  })
})

describe('settings of the rail operator', () => {
  const company = (tester: Tester, data: object, version?: number) =>
    tester.call('updateRailSeasonTicketConfiguration', {
      body: { ...BAKERY, data, ...withoutUndefined({ version }) },
    })

  test('R171 an organism number has exactly 4 letters', async () => {
    for (const organismNumber of ['ABC', 'ABCDE', 'AB1D', 'ABé ', '']) {
      for (const { status, error } of [
        await company(ulla, { organismNumber }),
        await ulla.call('updateRailTicketSalesConfiguration', {
          body: { assigneeOspId: 'ca-2001', data: { organismNumber } },
        }),
      ])
        expect([status, error.errors?.[0]?.field]).toEqual([422, 'data.organismNumber'])
    }
    expect((await company(ulla, { organismNumber: 'wxyz' })).good.organismNumber).toBe('wxyz')
  })

  test('omitted values stay, null clears, and an old version is refused', async () => {
    const { good } = await company(ulla, { b2bContractNumber: null, enabled: false }, 2)
    expect(good).toEqual({
      ...BAKERY,
      version: 3,
      enabled: false,
      organismNumber: 'BRBA',
      budgetType: 'MOBILITY_BUDGET',
    })
    expect((await ulla.call('getRailSeasonTicketConfiguration', { body: BAKERY })).good).toEqual(good)
    expect((await company(ulla, { enabled: true }, 2)).error.code).toBe('STALE')
  })

  test('without settings, season tickets and ticket sales are off', async () => {
    const emma = await guest.as('emma.empty')
    const body = { corporateAccountOspId: 'ca-2006' }
    expect((await emma.call('getRailSeasonTicketConfiguration', { body })).good).toEqual({
      ...body,
      version: 1,
      enabled: false,
    })
    const on = await emma.call('updateRailSeasonTicketConfiguration', {
      body: { ...body, version: 1, data: { enabled: true } },
    })
    expect(on.good).toEqual({ ...body, version: 2, enabled: true })
    const sales = await emma.call('getRailTicketSalesConfiguration', { body: { assigneeOspId: 'ca-2006' } })
    expect(sales.good).toEqual({ assigneeOspId: 'ca-2006', version: 1, inherited: true, enabled: false })
  })

  test('ticket sales are inherited from the company, then the groups, unless the assignee has its own', async () => {
    const read = async (assigneeOspId: string) =>
      (await ulla.call('getRailTicketSalesConfiguration', { body: { assigneeOspId } })).good
    expect(await read('g-4003')).toMatchObject({
      inherited: true,
      enabled: true,
      budgetType: 'BUSINESS_BUDGET',
    })
    expect(await read('g-4002')).toMatchObject({ inherited: false, enabled: false, organismNumber: 'BRBA' })
    expect(await read('u-1101')).toMatchObject({ enabled: false, budgetType: 'MOBILITY_BUDGET' })
    const body = { assigneeOspId: 'g-4002', version: 2, data: { enabled: null } }
    const { good } = await ulla.call('updateRailTicketSalesConfiguration', { body })
    expect(good).toMatchObject({ version: 3, inherited: true, enabled: true })
    expect((await read('u-1101')).enabled).toBe(true)
    expect((await ulla.call('updateRailTicketSalesConfiguration', { body })).error.code).toBe('STALE')
  })

  test('are for user managers, of the own company', async () => {
    const petra = await guest.as('petra.prepaid')
    expect((await petra.call('getRailSeasonTicketConfiguration', { body: BAKERY })).status).toBe(404)
    expect((await company(petra, { enabled: false })).status).toBe(404)
    const sales = { assigneeOspId: 'g-4002' }
    expect((await petra.call('getRailTicketSalesConfiguration', { body: sales })).status).toBe(404)
    const change = { ...sales, data: { enabled: true } }
    expect((await petra.call('updateRailTicketSalesConfiguration', { body: change })).status).toBe(404)
    const ivo = await guest.as('ivo.invoices')
    expect((await company(ivo, { enabled: false })).status).toBe(403)
  })
})
