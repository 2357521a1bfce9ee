import { beforeEach, describe, expect, test } from 'vitest'
import type { components } from '@/api/generated/schema.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { createTester, type Tester } from '../../testing.ts'

type Schemas = components['schemas']
type Sending = Schemas['MessageSending']

const PLATFORM = 'mc-8001'
const NOORDZEE = 'mc-8002'
const BAKERY = 'mc-8003'
const NOBODY = 'mc-8004'
const BOTH = 'mc-8005'
const MESSAGE: Sending = { channelOspId: BAKERY, title: 'Fietsen', body: 'Er staan drie deelfietsen.' }

let guest: Tester
let olivia: Tester
beforeEach(async () => {
  guest = createTester()
  olivia = await guest.as('olivia.osp')
})
const channels = async () => (await olivia.call('getMessageChannelsForUser')).good
const channel = async (ospId: string) => (await channels()).find((one) => one.ospId === ospId)
const reached = async (
  channelOspId: string,
  recipientFilters?: Schemas['RecipientFilters'],
  more: { search?: string } = {},
) => {
  const body = { channelOspId, ...withoutUndefined({ recipientFilters }), ...more }
  const query = { size: 1000 }
  return (await olivia.call('getMessageChannelDestinationUsers', { body, query })).good
}

describe('message channels', () => {
  test('R054, R075 only platform staff has access, also without the role communication_manager', async () => {
    for (const login of ['mats.msp', 'ulla.users', 'carl.communication']) {
      const caller = await guest.as(login)
      expect((await caller.call('getMessageChannelsForUser')).status).toBe(403)
      expect((await caller.call('sendMessage', { body: MESSAGE })).status).toBe(403)
      expect((await caller.call('getMessagingRecipients')).status).toBe(403)
    }
  })

  test('R224, R244 the list needs no body, and returns receiver, replies, visibility in the app, and messages sent', async () => {
    const all = await channels()
    expect(all.map(({ name }) => name).slice(0, 2)).toEqual(['Brugge Bakery HR', 'Empty Office'])
    expect(all[0]).toMatchObject({
      responseReceiver: { ospId: 'u-1001', name: 'Ulla Users' },
      allowReply: true,
      alwaysShowInApp: true,
      mspFilter: [],
      corporateAccountFilter: [{ ospId: 'ca-2001', name: 'Brugge Bakery' }],
      messageCount: 2,
      lastMessageOn: '2026-10-12T08:00:00+02:00',
    })
    expect(all[1]).not.toHaveProperty('responseReceiver')
    expect(all[1]).not.toHaveProperty('lastMessageOn')
  })

  test('R212 a channel is added, changed and deleted', async () => {
    const added = await olivia.call('addMessageChannel', {
      body: {
        name: ' Leuven Lab ',
        responseReceiverOspId: 'u-1007',
        allowReply: true,
        mspFilter: ['p-3005'],
        corporateAccountFilter: ['ca-2002'],
      },
    })
    const { ospId } = added.good
    expect(added.good).toMatchObject({
      version: 1,
      name: 'Leuven Lab',
      alwaysShowInApp: false,
      messageCount: 0,
      mspFilter: [{ ospId: 'p-3005', name: 'Scheldt Mobility' }],
    })
    expect(await channel(ospId)).toEqual(added.good)
    const changed = await olivia.call('updateMessageChannel', {
      body: {
        ospId,
        version: 1,
        data: { allowReply: false, responseReceiverOspId: null, corporateAccountFilter: [] },
      },
    })
    const { responseReceiver: _gone, ...rest } = added.good
    expect(changed.good).toEqual({ ...rest, version: 2, allowReply: false, corporateAccountFilter: [] })
    expect((await olivia.call('deleteMessageChannel', { body: { ospId } })).status).toBe(204)
    expect(await channel(ospId)).toBeUndefined()
    expect((await olivia.call('deleteMessageChannel', { body: { ospId } })).status).toBe(404)
  })

  test('R139, R212 the name, which users see as the sender, is unique, ignoring case', async () => {
    const added = await olivia.call('addMessageChannel', { body: { name: 'PLATFORM' } })
    expect(added.status).toBe(409)
    expect(added.error.errors).toMatchObject([{ field: 'name', rule: 'unique' }])
    const changed = await olivia.call('updateMessageChannel', {
      body: { ospId: BAKERY, data: { name: 'platform' } },
    })
    expect(changed.error.errors).toMatchObject([{ field: 'data.name', rule: 'unique' }])
    const own = await olivia.call('updateMessageChannel', {
      body: { ospId: PLATFORM, data: { name: 'PLATFORM' } },
    })
    expect(own.good.name).toBe('PLATFORM')
  })

  test('R212 replies need a receiver who is an admin', async () => {
    const add = (more: object) => olivia.call('addMessageChannel', { body: { name: 'New', ...more } })
    const field = 'responseReceiverOspId'
    expect((await add({ allowReply: true })).error.errors).toMatchObject([{ field, rule: 'required' }])
    for (const ospId of ['u-1101', 'u-1012', 'u-1015', 'u-404'])
      expect((await add({ [field]: ospId })).error.errors, `of ${ospId}`).toMatchObject([
        { field, rule: 'allowed' },
      ])
    const update = await olivia.call('updateMessageChannel', {
      body: { ospId: BAKERY, data: { responseReceiverOspId: null } },
    })
    expect(update.error.errors).toMatchObject([{ field: `data.${field}`, rule: 'required' }])
    expect((await channel(BAKERY))?.responseReceiver).toBeDefined()
  })

  test('a partner or company that does not exist is a 404, and an old version is refused', async () => {
    const add = (more: object) => olivia.call('addMessageChannel', { body: { name: 'New', ...more } })
    expect((await add({ mspFilter: ['p-404'] })).status).toBe(404)
    expect((await add({ corporateAccountFilter: ['ca-404'] })).status).toBe(404)
    const body = { ospId: BAKERY, version: 2, data: { alwaysShowInApp: false } }
    expect((await olivia.call('updateMessageChannel', { body })).status).toBe(200)
    expect((await olivia.call('updateMessageChannel', { body })).error.code).toBe('STALE')
  })

  test('G131 the admins who can receive replies can be searched, sorted and paged', async () => {
    const list = async (query: object = {}) => (await olivia.call('getMessagingRecipients', { query })).good
    const { content } = await list({ size: 1000 })
    const ids = content.map(({ ospId }) => ospId)
    expect(ids).toEqual(expect.arrayContaining(['u-1000', 'u-1001', 'u-1002']))
    for (const ospId of ['u-1101', 'u-1012', 'u-1015']) expect(ids, `has ${ospId}`).not.toContain(ospId)
    expect(content.map(({ name }) => name)).toEqual(content.map(({ name }) => name).sort())
    expect((await list({ search: 'mats noordzee' })).content).toMatchObject([
      { ospId: 'u-1002', partner: { name: 'Noordzee Mobility' } },
    ])
    expect((await list({ search: 'nobody-is-called-so' })).content).toEqual([])
    expect(await list({ size: 2, page: 1 })).toMatchObject({ number: 1, totalElements: content.length })
  })
})

describe('recipients of a channel', () => {
  test('R212 follow from its filters: everyone, a partner, a company, both, nobody', async () => {
    const companies = async (ospId: string) =>
      new Set((await reached(ospId)).content.map((user) => user.corporateAccount?.ospId))
    expect((await reached(PLATFORM)).totalElements).toBeGreaterThan(800)
    expect(await companies(NOORDZEE)).toEqual(new Set(['ca-2001', 'ca-2003']))
    expect(await companies(BAKERY)).toEqual(new Set(['ca-2001']))
    // The partner serves only one of the two companies.
    expect(await companies(BOTH)).toEqual(new Set(['ca-2003']))
    expect((await reached(NOBODY)).content).toEqual([])
    const unknown = { body: { channelOspId: 'mc-404' } }
    expect((await olivia.call('getMessageChannelDestinationUsers', unknown)).status).toBe(404)
  })

  test('R213 business employees, business owners and online users', async () => {
    const kinds = async (filters?: Schemas['RecipientFilters']) =>
      new Set((await reached(PLATFORM, filters)).content.map(({ kind }) => kind))
    expect(await kinds({ onlineUsers: true })).toEqual(new Set(['ONLINE_USER']))
    expect(await kinds({ businessOwners: true, onlineUsers: true })).toEqual(
      new Set(['BUSINESS_OWNER', 'ONLINE_USER']),
    )
    expect(await kinds({})).toEqual(new Set())
    const count = async (filters?: Schemas['RecipientFilters']) =>
      (await reached(BAKERY, filters)).totalElements
    expect((await count({ businessEmployees: true })) + (await count({ businessOwners: true }))).toBe(
      await count(),
    )
    expect(await count({ onlineUsers: true }), 'a company has none').toBe(0)
    const { content } = await reached(BAKERY, { businessOwners: true })
    expect(content).toContainEqual(expect.objectContaining({ ospId: 'u-1102', kind: 'BUSINESS_OWNER' }))
  })

  test('are active app users only: no admins, contacts, inactive or anonymised users', async () => {
    const ids = (await reached(BAKERY)).content.map(({ ospId }) => ospId)
    expect(ids).toContain('u-1101')
    for (const ospId of ['u-1001', 'u-1012', 'u-1103', 'u-1104', 'u-1106'])
      expect(ids, `has ${ospId}`).not.toContain(ospId)
    await guest.control('PUT', 'clock', { now: '2031-01-02T12:00:00Z', frozen: true })
    olivia = await guest.as('olivia.osp')
    const later = (await reached(BAKERY)).content.map(({ ospId }) => ospId)
    expect(later, 'activated by plan').toContain('u-1103')
  })

  test('can be searched by name, address and company', async () => {
    const names = async (search: string) =>
      (await reached(PLATFORM, undefined, { search })).content.map(({ name }) => name)
    expect(await names('jonas bakery peeters')).toContain('Jonas Peeters')
    expect(await names('otto online')).toEqual(['Otto Online'])
  })
})

describe('a message', () => {
  const send = (more: Partial<Sending> = {}) => olivia.call('sendMessage', { body: { ...MESSAGE, ...more } })
  const outbox = async (name: string) =>
    (await guest.control('GET', `outbox?channel=${name}`)) as {
      userOspId: string
      kind: string
      text: string
    }[]

  test('R013, R213, R225 is sent to all recipients of the channel, in the app and by push', async () => {
    const filters = { businessOwners: true }
    const expected = (await reached(BAKERY, filters)).content.map(({ ospId }) => ospId).sort()
    const { good } = await send({ recipientFilters: filters, pushNotification: true, type: 'NEWS' })
    expect(good).toMatchObject({
      channel: { ospId: BAKERY, name: 'Brugge Bakery HR' },
      type: 'NEWS',
      showOnHomeScreen: false,
      pushNotification: true,
      recipientCount: expected.length,
      sentBy: { ospId: 'u-1000', name: 'Olivia Osp' },
    })
    const inApp = await outbox('in-app')
    expect(inApp.map(({ userOspId }) => userOspId).sort()).toEqual(expected)
    expect(inApp[0]).toMatchObject({ kind: 'message', text: 'Fietsen\n\nEr staan drie deelfietsen.' })
    expect((await outbox('push')).map(({ userOspId }) => userOspId).sort()).toEqual(expected)
    expect(await channel(BAKERY)).toMatchObject({ messageCount: 3, lastMessageOn: good.sentOn })
  })

  test('G132 is of type information and without push by default', async () => {
    expect((await send()).good).toMatchObject({ type: 'INFORMATION', pushNotification: false })
    expect(await outbox('push')).toEqual([])
    expect((await outbox('in-app')).length).toBe((await reached(BAKERY)).totalElements)
  })

  test('R213 has an end date only on the home screen, and not in the past', async () => {
    await guest.control('PUT', 'clock', { now: '2027-03-01T12:00:00Z', frozen: true })
    olivia = await guest.as('olivia.osp')
    const until = (showOnHomeScreenUntil: string, showOnHomeScreen = true) =>
      send({ showOnHomeScreen, showOnHomeScreenUntil })
    const field = 'showOnHomeScreenUntil'
    expect((await until('2027-03-01', false)).error.errors).toMatchObject([
      { field, rule: 'onlyOnHomeScreen' },
    ])
    expect((await until('2027-02-28')).error.errors).toMatchObject([{ field, rule: 'future' }])
    expect(await outbox('in-app'), 'nothing was sent').toEqual([])
    expect((await until('2027-03-01')).good).toMatchObject({
      showOnHomeScreen: true,
      showOnHomeScreenUntil: '2027-03-01',
      sentOn: '2027-03-01T12:00:00.000Z',
    })
  })

  test('without recipients is refused, and nothing is sent', async () => {
    for (const more of [{ channelOspId: NOBODY }, { recipientFilters: {} }]) {
      const { status, error } = await send(more)
      expect([status, error.code]).toEqual([409, 'NO_RECIPIENTS'])
    }
    expect(await outbox('in-app')).toEqual([])
    expect((await channel(BAKERY))?.messageCount).toBe(2)
    expect((await send({ channelOspId: 'mc-404' })).status).toBe(404)
  })

  test('is kept when its channel is deleted', async () => {
    await send()
    const before = await outbox('in-app')
    await olivia.call('deleteMessageChannel', { body: { ospId: BAKERY } })
    expect(await outbox('in-app')).toEqual(before)
  })
})

describe('sent messages', () => {
  const outbox = async () =>
    (await guest.control('GET', 'outbox')) as { kind: string; to: string; language: string; text: string }[]
  const TRANSLATIONS: Sending['translations'] = [{ language: 'fr', title: 'Vélos', body: 'Trois vélos.' }]

  test('G392 are listed with date and number of recipients, the latest first, also of a deleted channel', async () => {
    const { good: sent } = await olivia.call('sendMessage', { body: MESSAGE })
    await olivia.call('deleteMessageChannel', { body: { ospId: BAKERY } })
    const { good } = await olivia.call('getSentMessages', { body: { channelOspId: BAKERY } })
    expect(good.content).toHaveLength(3)
    expect(good.content[0]).toEqual(sent)
    const found = await olivia.call('getSentMessages', {
      body: { types: ['DISRUPTION'], search: 'ONDERHOUD' },
    })
    expect(found.good.content.map(({ channel: { name } }) => name)).toEqual(['Platform'])
    const by = await olivia.call('getSentMessages', { body: {}, query: { sort: '-recipientCount' } })
    expect(by.good.content[0]?.recipientCount).toBe(1040)
  })

  test('have the current name of their sender', async () => {
    await olivia.call('sendMessage', { body: MESSAGE })
    await olivia.call('updateUser', { body: { ospId: 'u-1000', data: { lastName: 'Zwartjes' } } })
    const { good } = await olivia.call('getSentMessages', { body: {} })
    expect(new Set(good.content.map(({ sentBy }) => sentBy.name))).toEqual(new Set(['Olivia Zwartjes']))
  })

  test('G393 each user gets their language, or the first text; no language occurs twice', async () => {
    await olivia.call('sendMessage', { body: { ...MESSAGE, translations: TRANSLATIONS } })
    const texts = (await outbox()).map(({ language, text }) => [language === 'fr', text.startsWith('Vélos')])
    expect(texts.length).toBeGreaterThan(10)
    expect(texts.every(([isFrench, isTranslated]) => isFrench === isTranslated)).toBe(true)
    expect(texts.some(([isFrench]) => isFrench)).toBe(true)
    const twice = [...(TRANSLATIONS ?? []), ...(TRANSLATIONS ?? [])]
    const refused = await olivia.call('sendMessage', { body: { ...MESSAGE, translations: twice } })
    expect(refused.error.errors).toMatchObject([{ field: 'translations', rule: 'unique' }])
  })

  test('G394 a test is sent only to its author, in each language, and is not listed', async () => {
    const { channelOspId, title, body } = MESSAGE
    const test = { channelOspId, title, body, translations: TRANSLATIONS }
    const { good } = await olivia.call('testMessage', { body: test })
    expect((await outbox()).map(({ kind, to }) => [kind, to])).toEqual([
      ['message_test', good.to],
      ['message_test', good.to],
    ])
    expect((await olivia.call('getSentMessages', { body: {} })).good.totalElements).toBe(3)
  })

  test('G395 the names of message types are in the caller’s language', async () => {
    await olivia.call('changeLanguage', { path: { lang: 'fr' } })
    const { good } = await olivia.call('getMessageTypes')
    expect(good).toContainEqual({ code: 'DISRUPTION', label: 'Perturbation' })
  })
})
