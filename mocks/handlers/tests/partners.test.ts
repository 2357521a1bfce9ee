import { beforeEach, describe, expect, test } from 'vitest'
import type { OperationId } from '@/api/operation.ts'
import { dayAfter, dayOf } from '../../behaviour/months.ts'
import { createTester, type Tester } from '../../testing.ts'

const NOORDZEE = 'p-3001'
const BENELUX = 'p-3002'
const OLD_RAIL = 'p-3004'
const SCHELDT = 'p-3005'
const MEETJESLAND = 'p-3006'

let guest: Tester
let olivia: Tester
beforeEach(async () => {
  guest = createTester()
  olivia = await guest.as('olivia.osp')
})

const partnerOf = async (ospId: string) => (await olivia.call('getPartner', { body: { ospId } })).good

describe('partners', () => {
  test('G088 mobility providers are the partners of the types MRP and MRP_MSP, also inactive ones', async () => {
    const { good } = await olivia.call('getAllMrps')
    expect(good.map(({ data, active }) => [data.name, data.partnerType, active])).toEqual([
      ['Old Rail', 'MRP', false],
      ['Scheldt Mobility', 'MRP_MSP', true],
    ])
  })

  test('R009 R228 a partner is created from the three steps, active, and listed', async () => {
    const data = {
      name: 'Kempen Mobility',
      partnerType: 'MSP' as const,
      selectedBudgetTypes: ['MOBILITY_BUDGET' as const],
      selectedProducts: ['pr-9001'],
      selectedServiceResources: ['sr-9101'],
      invoiceFlags: { oneInvoicePerCompany: true },
    }
    const { good } = await olivia.call('createPartner', { body: { extId: 'KEMPEN', data } })
    expect(good).toMatchObject({ version: 1, extId: 'KEMPEN', active: true, data, corporateAccountCount: 0 })
    expect(await partnerOf(good.ospId)).toEqual(good)
    const all = (await olivia.call('getAllPartners')).good
    expect(all.map(({ ospId }) => ospId)).toContain(good.ospId)
  })

  test('R139 the external id is unique, ignoring case; R145 without dots and spaces', async () => {
    const create = async (extId: string) =>
      olivia.call('createPartner', { body: { extId, data: { name: 'Second', partnerType: 'MRP' } } })
    const taken = await create('noordzee')
    expect([taken.status, taken.error.errors?.[0]]).toMatchObject([409, { field: 'extId', rule: 'unique' }])
    for (const extId of ['A.B', 'A B', 'A\tB', '']) {
      const { status, error } = await create(extId)
      expect([extId, status, error.errors?.[0]?.field]).toEqual([extId, 422, 'extId'])
    }
    expect((await create('NEW_ONE')).status).toBe(200)
    expect((await create('NEW_ONE')).status).toBe(409)
  })

  test('R203 a partner has a known type, and products and services that exist', async () => {
    const refused = async (data: object) => {
      const { status, error } = await olivia.call('createPartner', {
        body: { extId: 'NEW', data: { name: 'New', partnerType: 'MSP', ...data } },
      })
      return [status, error.errors?.[0]?.field]
    }
    expect(await refused({ partnerType: 'BROKER' })).toEqual([422, 'data.partnerType'])
    expect(await refused({ selectedProducts: ['pr-9001', 'pr-0'] })).toEqual([422, 'data.selectedProducts.1'])
    expect(await refused({ selectedServiceResources: ['sr-0'] })).toEqual([
      422,
      'data.selectedServiceResources.0',
    ])
    expect(await refused({ billingFlags: { one: 'yes' } })).toEqual([422, 'data.billingFlags.one'])
  })

  test('an update changes only the fields sent, and an old version is refused', async () => {
    const before = await partnerOf(NOORDZEE)
    const body = { ospId: NOORDZEE, version: before.version, data: { selectedBudgetTypes: [] } }
    const { good } = await olivia.call('updatePartner', { body })
    expect(good).toEqual({
      ...before,
      version: before.version + 1,
      data: { ...before.data, selectedBudgetTypes: [] },
    })
    expect((await olivia.call('updatePartner', { body })).error.code).toBe('STALE')
    expect((await olivia.call('updatePartner', { body: { ospId: 'p-1', data: { name: 'X' } } })).status).toBe(
      404,
    )
  })

  test('a new name is shown wherever the partner is named', async () => {
    await olivia.call('updatePartner', { body: { ospId: NOORDZEE, data: { name: 'Noordzee Mobiliteit' } } })
    const company = await olivia.call('getCorporateAccount', { body: { ospId: 'ca-2001' } })
    const user = await olivia.call('getUser', { body: { ospId: 'u-1001' } })
    const rows = await olivia.call('getCorporateAccountsByPartner', { body: { partnerOspId: NOORDZEE } })
    const above = await partnerOf(BENELUX)
    expect([
      company.good.data.partner.name,
      user.good.partner?.name,
      rows.good[0]?.data.partner.name,
      above.subPartners[0]?.name,
    ]).toEqual(Array(4).fill('Noordzee Mobiliteit'))
  })
})

describe('R106 deactivating a partner', () => {
  test('deactivates its companies, their users and its own staff, and nobody else', async () => {
    const ulla = await guest.as('ulla.users')
    const mats = await guest.as('mats.msp')
    const { good } = await olivia.call('deactivatePartner', { body: { ospId: NOORDZEE } })
    expect(good).toMatchObject({
      partner: { active: false, corporateAccountCount: 3 },
      deactivatedAccountCount: 3,
    })
    const companies = await olivia.call('getCorporateAccountsByPartner', { body: { partnerOspId: NOORDZEE } })
    expect(companies.good.filter(({ active, userCount }) => active || userCount > 0)).toEqual([])
    expect((await ulla.call('getUser', { body: {} })).status).toBe(401)
    expect((await mats.call('getUser', { body: {} })).status).toBe(401)
    await expect(guest.as('paul.postpaid')).rejects.toThrow('401')
    expect((await (await guest.as('miranda.msp')).call('getUser', { body: {} })).status).toBe(200)
    expect((await partnerOf(MEETJESLAND)).active).toBe(true)
  })

  test('returns the number of active users, and cancels planned activations', async () => {
    const jonas = 'u-1101'
    await olivia.call('deactivateUser', { body: { ospId: jonas } })
    const desiredActivationDate = '2099-01-01T00:00:00+01:00'
    await olivia.call('activateUser', { body: { ospId: jonas, desiredActivationDate } })
    // The partner's own staff: the persona Mats.
    let expected = 1
    for (const corporateAccountOspId of ['ca-2001', 'ca-2003', 'ca-2006']) {
      const params = { query: { size: 1000 }, body: { corporateAccountOspId } }
      const { content } = (await olivia.call('getUsersByFilter', params)).good
      expected += content.filter((user) => user.active || user.desiredActivationDate !== undefined).length
    }
    const { good } = await olivia.call('deactivatePartner', { body: { ospId: NOORDZEE } })
    expect(good.deactivatedUserCount).toBe(expected)
    const user = await olivia.call('getUser', { body: { ospId: jonas } })
    expect([user.good.active, user.good.desiredActivationDate]).toEqual([false, undefined])
  })

  test('R106 trips of the same day, before the deactivation, stay', async () => {
    const today = dayOf(new Date())
    const workday = [1, 2, 3]
      .map((days) => dayAfter(today, days))
      .find((day) => new Date(day).getUTCDay() % 6 > 0)
    await guest.control('PUT', 'clock', { now: `${workday}T18:00:00+01:00` })
    olivia = await guest.as('olivia.osp')
    const lastTrips = async () => {
      const body = { corporateAccountOspId: 'ca-2001' }
      const { good } = await olivia.call('getUsersByFilter', { query: { size: 1000 }, body })
      return Object.fromEntries(good.content.map(({ ospId, lastTripOn = '' }) => [ospId, lastTripOn]))
    }
    const before = await lastTrips()
    expect(Object.values(before).filter((moment) => moment.startsWith(workday ?? '-'))).not.toEqual([])
    expect((await olivia.call('deactivatePartner', { body: { ospId: NOORDZEE } })).status).toBe(200)
    expect(await lastTrips()).toEqual(before)
  })

  test('a second time is refused; activation affects only the partner itself', async () => {
    await olivia.call('deactivatePartner', { body: { ospId: NOORDZEE } })
    const again = await olivia.call('deactivatePartner', { body: { ospId: NOORDZEE } })
    expect([again.status, again.error.code]).toEqual([409, 'ALREADY_INACTIVE'])
    const back = await olivia.call('activatePartner', { body: { ospId: NOORDZEE } })
    expect(back.good.active).toBe(true)
    expect((await olivia.call('activatePartner', { body: { ospId: NOORDZEE } })).error.code).toBe(
      'ALREADY_ACTIVE',
    )
    const company = await olivia.call('getCorporateAccount', { body: { ospId: 'ca-2001' } })
    expect(company.good.active).toBe(false)
    expect((await olivia.call('activateCorporateAccount', { body: { ospId: 'ca-2001' } })).status).toBe(200)
  })

  test('G089 a partner that was never active can be activated', async () => {
    expect((await olivia.call('activatePartner', { body: { ospId: OLD_RAIL } })).good.active).toBe(true)
  })

  test('works for 20,000 companies', async () => {
    const { good } = await olivia.call('deactivatePartner', { body: { ospId: BENELUX } })
    expect(good.deactivatedAccountCount).toBeGreaterThan(19_000)
  })
})

describe('linked partners', () => {
  const add = (partnerOspId: string, relatedPartnerOspId: string, relation: 'SUB' | 'SUPER') =>
    olivia.call('addRelatedPartner', { body: { partnerOspId, relatedPartnerOspId, relation } })
  const linksOf = async (partnerOspId: string) =>
    (await olivia.call('getRelatedPartners', { body: { partnerOspId } })).good.map(
      ({ relation, partner }) => `${relation} ${partner.ospId}`,
    )

  test('G138 sub-partners and super-partners are added, and visible from both sides', async () => {
    expect(await linksOf(NOORDZEE)).toEqual([`SUB ${MEETJESLAND}`, `SUPER ${BENELUX}`])
    expect((await add(NOORDZEE, SCHELDT, 'SUPER')).good).toMatchObject({
      relation: 'SUPER',
      partner: { ospId: SCHELDT, active: true, data: { name: 'Scheldt Mobility' } },
    })
    expect(await linksOf(NOORDZEE)).toEqual([`SUB ${MEETJESLAND}`, `SUPER ${BENELUX}`, `SUPER ${SCHELDT}`])
    expect(await linksOf(SCHELDT)).toEqual([`SUB ${NOORDZEE}`])
    expect((await partnerOf(SCHELDT)).subPartners).toEqual([{ ospId: NOORDZEE, name: 'Noordzee Mobility' }])
  })

  test('a partner cannot be linked to itself', async () => {
    const { status, error } = await add(SCHELDT, SCHELDT, 'SUB')
    expect([status, error.errors?.[0]]).toMatchObject([
      422,
      { field: 'relatedPartnerOspId', rule: 'not_itself' },
    ])
  })

  test('a link is made once, and cannot close a cycle of any length', async () => {
    expect((await add(BENELUX, NOORDZEE, 'SUB')).error.code).toBe('ALREADY_LINKED')
    expect((await add(NOORDZEE, BENELUX, 'SUPER')).error.code).toBe('ALREADY_LINKED')
    expect((await add(NOORDZEE, BENELUX, 'SUB')).error.code).toBe('LINK_CYCLE')
    // In the seed Meetjesland is below Noordzee, which is below Benelux.
    expect((await add(MEETJESLAND, BENELUX, 'SUB')).error.code).toBe('LINK_CYCLE')
    expect((await add(BENELUX, MEETJESLAND, 'SUPER')).error.code).toBe('LINK_CYCLE')
    // A second path between the same partners is not a cycle.
    expect((await add(BENELUX, MEETJESLAND, 'SUB')).status).toBe(200)
  })

  test('a link can be removed from either side, once', async () => {
    const body = { partnerOspId: NOORDZEE, relatedPartnerOspId: BENELUX }
    expect((await olivia.call('removeRelatedPartner', { body })).status).toBe(204)
    expect(await linksOf(NOORDZEE)).toEqual([`SUB ${MEETJESLAND}`])
    expect((await olivia.call('removeRelatedPartner', { body })).status).toBe(404)
    expect((await add(NOORDZEE, BENELUX, 'SUB')).status).toBe(200)
  })

  test('unknown partners are a 404', async () => {
    expect((await add('p-1', SCHELDT, 'SUB')).status).toBe(404)
    expect((await add(SCHELDT, 'p-1', 'SUB')).status).toBe(404)
    expect((await olivia.call('getRelatedPartners', { body: { partnerOspId: 'p-1' } })).status).toBe(404)
  })
})

test('R106 G344 the preview of a deactivation counts what it will affect, and changes nothing', async () => {
  const preview = async () =>
    (await olivia.call('previewPartnerDeactivation', { body: { ospId: NOORDZEE } })).good
  const before = await preview()
  expect(before.activeAccountCount).toBe(3)
  expect(await preview()).toEqual(before)
  const done = (await olivia.call('deactivatePartner', { body: { ospId: NOORDZEE } })).good
  expect([done.deactivatedAccountCount, done.deactivatedUserCount]).toEqual([
    before.activeAccountCount,
    before.activeUserCount,
  ])
  expect(await preview()).toEqual({ activeAccountCount: 0, activeUserCount: 0 })
})

test('G341 the switches of partners have names, and other keys are refused', async () => {
  const flags = (await olivia.call('listPartnerFlags')).good
  expect(flags.map(({ key, kind }) => `${kind} ${key}`)).toContain('INVOICE oneInvoicePerCompany')
  expect(flags.every(({ label }) => label !== '')).toBe(true)
  const set = async (data: object) => olivia.call('updatePartner', { body: { ospId: NOORDZEE, data } })
  expect((await set({ billingFlags: { colour: true } })).error.errors).toMatchObject([
    { field: 'data.billingFlags.colour', rule: 'unknown' },
  ])
  // A flag of invoices is not a flag of billing.
  expect((await set({ billingFlags: { detailPerUser: true } })).status).toBe(422)
  expect((await set({ invoiceFlags: { detailPerUser: true } })).status).toBe(200)
})

test('R045 partner staff and company admins cannot change partners, not even their own', async () => {
  const link = { partnerOspId: NOORDZEE, relatedPartnerOspId: BENELUX }
  const calls: [OperationId, object][] = [
    ['getAllPartners', {}],
    ['getAllMrps', {}],
    ['createPartner', { body: { extId: 'X', data: { name: 'X', partnerType: 'MSP' } } }],
    ['updatePartner', { body: { ospId: NOORDZEE, data: { name: 'X' } } }],
    ['deactivatePartner', { body: { ospId: NOORDZEE } }],
    ['activatePartner', { body: { ospId: NOORDZEE } }],
    ['getRelatedPartners', { body: { partnerOspId: NOORDZEE } }],
    ['addRelatedPartner', { body: { ...link, relation: 'SUB' } }],
    ['removeRelatedPartner', { body: link }],
    ['previewPartnerDeactivation', { body: { ospId: NOORDZEE } }],
    ['listPartnerFlags', {}],
  ]
  for (const login of ['mats.msp', 'ulla.users']) {
    const caller = await guest.as(login)
    for (const [id, params] of calls) expect([id, (await caller.call(id, params)).status]).toEqual([id, 403])
  }
  expect((await partnerOf(NOORDZEE)).data.name).toBe('Noordzee Mobility')
})
