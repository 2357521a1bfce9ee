import { beforeEach, describe, expect, test } from 'vitest'
import { createTester, type Tester } from '../../testing.ts'

const uuid = (number: number): string => `00000000-0000-4000-8000-00000000${number}`
const OPEN = { purchaseUUID: uuid(8301) }
/** One order for each status of a handled order. */
const HANDLED = [8302, 8303, 8304, 8305, 8306].map((number) => ({ purchaseUUID: uuid(number) }))

let guest: Tester
let olivia: Tester
beforeEach(async () => {
  guest = createTester()
  olivia = await guest.as('olivia.osp')
})
const list = async (body: object = {}, query: object = { size: 1000 }) =>
  (await olivia.call('getPluginPurchasesByFilter', { query, body })).good.content
const read = async ({ purchaseUUID }: { purchaseUUID: string }) =>
  (await list()).find((purchase) => purchase.purchaseUUID === purchaseUUID)
const outbox = async () => (await olivia.control('GET', 'outbox')) as { text: string }[]

describe('the list of plugin-service orders', () => {
  test('R112 has every status, with the properties of that status', async () => {
    const purchases = await list()
    expect(new Set(purchases.map(({ status }) => status))).toEqual(
      new Set(['OPEN', 'REQUESTED', 'REJECTED', 'ACCEPTED', 'APPROVED', 'DECLINED']),
    )
    for (const { status, handledOn, handledBy, answeredOn } of purchases) {
      expect([status, handledOn !== undefined, handledBy !== undefined]).toEqual([
        status,
        status !== 'OPEN',
        status !== 'OPEN',
      ])
      expect(answeredOn !== undefined).toBe(['ACCEPTED', 'APPROVED', 'DECLINED'].includes(status))
    }
  })

  test('filter conditions are combined with and; the newest comes first', async () => {
    const open = await list({
      statuses: ['OPEN'],
      corporateAccountOspId: 'ca-2001',
      search: 'LEASEFIETS jonas',
    })
    expect(open.map(({ purchaseUUID }) => purchaseUUID)).toContain(OPEN.purchaseUUID)
    expect(new Set(open.map(({ status }) => status))).toEqual(new Set(['OPEN']))
    const ofJonas = await list({ userOspId: 'u-1101' })
    expect(new Set(ofJonas.map(({ user }) => user.name))).toEqual(new Set(['Jonas Peeters']))
    expect(await list({ corporateAccountOspId: 'ca-2006' })).toEqual([])
    const times = (await list()).map(({ createdOn }) => Date.parse(createdOn))
    expect(times).toEqual([...times].sort((one, other) => other - one))
    expect(await list({}, { sort: '-price', size: 1 })).toMatchObject([{ purchaseUUID: uuid(8390) }])
    for (const body of [{ corporateAccountOspId: 'ca-1' }, { userOspId: 'u-1' }])
      expect((await olivia.call('getPluginPurchasesByFilter', { body })).status).toBe(404)
  })
})

describe('deciding on a plugin-service order', () => {
  test('R011 R111 R113 an open one is approved, and the user receives the mail of the preview', async () => {
    const preview = await olivia.call('getPluginEmail', { body: OPEN })
    expect(preview.good).toEqual({
      to: 'jonas.peeters@brugge-bakery.example',
      language: 'nl',
      subject: 'Uw bestelling is goedgekeurd: Leasefiets',
      body: 'Dag Jonas\n\nUw bestelling bij Leasefiets is goedgekeurd: Stadsfiets 28 inch met 7 versnellingen, voor € 89,50.\nAanvaard of weiger ze in de app.',
    })
    expect(await outbox()).toEqual([])
    const { good } = await olivia.call('requestPluginPurchase', { body: { ...OPEN, version: 1 } })
    expect(good).toMatchObject({
      status: 'REQUESTED',
      version: 2,
      handledBy: { name: 'Olivia Osp' },
      lastUpdatedOn: good.handledOn,
    })
    expect(await outbox()).toMatchObject([
      {
        kind: 'plugin_purchase',
        to: preview.good.to,
        text: `${preview.good.subject}\n\n${preview.good.body}`,
      },
    ])
  })

  test('R111 R113 an open one is rejected, with another mail', async () => {
    const body = { ...OPEN, decision: 'REJECTED' as const }
    const { good: mail } = await olivia.call('getPluginEmail', { body })
    expect(mail.subject).toBe('Uw bestelling is afgewezen: Leasefiets')
    expect(mail.body).not.toContain('Aanvaard')
    const { good } = await olivia.call('rejectPluginPurchase', { body: OPEN })
    expect(good.status).toBe('REJECTED')
    expect(await outbox()).toMatchObject([{ text: `${mail.subject}\n\n${mail.body}` }])
  })

  test('G391 the note of a rejection is in the mail and with the order, until it is reopened', async () => {
    const note = 'Uw fietsbudget is al opgebruikt.'
    const preview = await olivia.call('getPluginEmail', { body: { ...OPEN, decision: 'REJECTED', note } })
    expect(preview.good.body).toMatch(/afgewezen: .*\nUw fietsbudget is al opgebruikt\.$/)
    const { good } = await olivia.call('rejectPluginPurchase', { body: { ...OPEN, note: ` ${note} ` } })
    expect(good.rejectionNote).toBe(note)
    expect((await outbox()).map(({ text }) => text.includes(note))).toEqual([true])
    const { good: reopened } = await olivia.call('reopenPluginPurchase', { body: OPEN })
    expect(reopened).not.toHaveProperty('rejectionNote')
    const { good: approved } = await olivia.call('requestPluginPurchase', { body: OPEN })
    expect(approved).not.toHaveProperty('rejectionNote')
  })

  test('R111 an update changes only the fields sent and keeps the status', async () => {
    const change = { description: 'Vouwfiets', price: 1234.56, remark: null }
    const { good } = await olivia.call('updatePluginPurchase', {
      body: { ...OPEN, version: 1, data: change },
    })
    expect(good).toMatchObject({ status: 'OPEN', version: 2, description: 'Vouwfiets', price: 1234.56 })
    expect(good).not.toHaveProperty('remark')
    expect(await read(OPEN)).toEqual(good)
    expect((await olivia.call('getPluginEmail', { body: OPEN })).good.body).toContain(
      'Vouwfiets, voor € 1 234,56.',
    )
    const negative = await olivia.call('updatePluginPurchase', { body: { ...OPEN, data: { price: -1 } } })
    expect([negative.status, negative.error.errors?.[0]?.field]).toEqual([422, 'data.price'])
  })

  test('R113 a handled one can only be reopened, in every status', async () => {
    for (const handled of HANDLED) {
      for (const { status, error } of [
        await olivia.call('requestPluginPurchase', { body: handled }),
        await olivia.call('rejectPluginPurchase', { body: handled }),
        await olivia.call('updatePluginPurchase', { body: { ...handled, data: { price: 1 } } }),
      ])
        expect([status, error.code]).toEqual([409, 'PURCHASE_HANDLED'])
      const { good } = await olivia.call('reopenPluginPurchase', { body: handled })
      expect(good.status).toBe('OPEN')
      for (const name of ['handledOn', 'handledBy', 'answeredOn']) expect(good).not.toHaveProperty(name)
    }
    const open = await olivia.call('reopenPluginPurchase', { body: OPEN })
    expect([open.status, open.error.code]).toEqual([409, 'PURCHASE_OPEN'])
    expect(await outbox()).toEqual([])
  })

  test('an old version is refused, and no data changes', async () => {
    const [handled] = HANDLED
    if (!handled) throw new Error('no handled order')
    for (const { status, error } of [
      await olivia.call('requestPluginPurchase', { body: { ...OPEN, version: 9 } }),
      await olivia.call('rejectPluginPurchase', { body: { ...OPEN, version: 9 } }),
      await olivia.call('updatePluginPurchase', { body: { ...OPEN, version: 9, data: { price: 1 } } }),
      await olivia.call('reopenPluginPurchase', { body: { ...handled, version: 9 } }),
    ])
      expect([status, error.code]).toEqual([409, 'STALE'])
    expect(await read(OPEN)).toMatchObject({ status: 'OPEN', version: 1, price: 89.5 })
    expect(await outbox()).toEqual([])
  })

  test('G401 a mail in HTML escapes the text of the user', async () => {
    const order = (
      await olivia.call('getPluginPurchasesByFilter', { query: { size: 1000 }, body: {} })
    ).good.content.find(({ plugin, status }) => plugin.name === 'Flexdesk' && status === 'OPEN')
    const one = { purchaseUUID: order?.purchaseUUID ?? '' }
    await olivia.call('updatePluginPurchase', {
      body: { ...one, data: { description: '<img src=x onerror=alert(1)>' } },
    })
    const { good: mail } = await olivia.call('getPluginEmail', { body: one })
    expect(mail.contentType).toBe('text/html')
    expect(mail.body).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(mail.body).toMatch(/^<p>[^<]+<\/p>/)
    const { good: plain } = await olivia.call('getPluginEmail', { body: OPEN })
    expect(plain).not.toHaveProperty('contentType')
  })

  test('a user without an address gets no mail, and an anonymised user keeps no remark', async () => {
    const anonymous = { purchaseUUID: uuid(8391) }
    expect((await olivia.call('getPluginEmail', { body: anonymous })).good).not.toHaveProperty('to')
    const { good } = await olivia.call('requestPluginPurchase', { body: anonymous })
    expect(good.user.name).toBe('Anonymous u-1104')
    expect(good).not.toHaveProperty('remark')
    expect(await outbox()).toEqual([])
  })

  test('R047 only an ospadmin decides; an unknown order is a 404', async () => {
    for (const login of ['mats.msp', 'ulla.users']) {
      const other = await guest.as(login)
      expect((await other.call('getPluginPurchasesByFilter', { body: {} })).status).toBe(403)
      expect((await other.call('requestPluginPurchase', { body: OPEN })).status).toBe(403)
      expect((await other.call('getPluginEmail', { body: OPEN })).status).toBe(403)
    }
    const body = { purchaseUUID: '11111111-2222-4333-8444-555555555555' }
    for (const { status } of [
      await olivia.call('requestPluginPurchase', { body }),
      await olivia.call('rejectPluginPurchase', { body }),
      await olivia.call('reopenPluginPurchase', { body }),
      await olivia.call('getPluginEmail', { body }),
      await olivia.call('updatePluginPurchase', { body: { ...body, data: { price: 1 } } }),
    ])
      expect(status).toBe(404)
  })
})
