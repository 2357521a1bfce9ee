import { beforeEach, describe, expect, test } from 'vitest'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { createTester, type Tester } from '../../testing.ts'

let guest: Tester
let ulla: Tester
let mats: Tester
beforeEach(async () => {
  guest = createTester()
  ulla = await guest.as('ulla.users')
  mats = await guest.as('mats.msp')
})
const NEW = { extId: 'KORTRIJK-KARPET', name: 'Kortrijk Karpet', paymentType: 'PREPAID' }
const create = (data: object = {}, partner = 'p-3001') =>
  mats.call('createCorporateAccount', { body: { data: { ...NEW, partner: { ospId: partner }, ...data } } })
const BAKERY = { ospId: 'ca-2001' }

describe('companies are created and changed', () => {
  test('R182 a new company is active, with its default group', async () => {
    const { good } = await create({ iban: 'BE71 0961 2345 6769' })
    expect(good).toMatchObject({ active: true, version: 1, userCount: 0, partnerOspId: 'p-3001' })
    const body = { corporateAccountOspId: good.ospId }
    const { good: groups } = await mats.call('findAllUserGroups', { body })
    expect(groups).toMatchObject([{ isDefault: true, data: { extId: 'ALL_KORTRIJK-KARPET_USERS' } }])
  })

  test('R139 R145 R164 external id and bank account are validated, and the partner is the caller’s own', async () => {
    expect((await create({ extId: 'brugge-bakery' })).error.code).toBe('TAKEN')
    expect((await create({ extId: 'A.B' })).error.errors).toMatchObject([{ field: 'data.extId' }])
    expect((await create({ iban: 'BE00 0000' })).error.errors).toMatchObject([{ rule: 'iban' }])
    expect((await create({ selectedProducts: ['pr-none'] })).error.errors).toMatchObject([
      { field: 'data.selectedProducts.0', rule: 'unknown' },
    ])
    expect((await create({}, 'p-3002')).status).toBe(404)
  })

  test('a user manager changes the own company, but not its terms with the partner', async () => {
    const update = (data: object, version?: number) =>
      ulla.call('updateCorporateAccount', {
        body: { ...BAKERY, data, ...withoutUndefined({ version }) },
      })
    const { good } = await update({ name: 'Bakkerij', poNumber: null, usageReasons: [{ nl: 'Beurs' }] }, 1)
    expect(good).toMatchObject({
      version: 2,
      data: { name: 'Bakkerij', usageReasons: [{ nl: 'Beurs' }], zipCode: '8000' },
    })
    expect(good.data.poNumber).toBeUndefined()
    expect((await update({ city: 'Gent' }, 1)).error.code).toBe('STALE')
    expect((await update({ maxUsers: 3 })).status).toBe(403)
    expect((await update({ legalName: 'Bak\u0085kerij' })).error.errors).toMatchObject([
      { field: 'data.legalName', rule: 'visible' },
    ])
    const body = { ...BAKERY, data: { maxUsers: 300 } }
    expect((await mats.call('updateCorporateAccount', { body })).good.data.maxUsers).toBe(300)
    expect((await ulla.call('updateCorporateAccount', { body: { ...body, ospId: 'ca-2003' } })).status).toBe(
      404,
    )
  })
})

describe('what a partner offers', () => {
  test('G342 a new company gets only what its partner offers, or anything if the partner has set nothing', async () => {
    const refused = async (data: object) => {
      const { status, error } = await create(data)
      return [status, error?.errors?.[0]?.field, error?.errors?.[0]?.rule]
    }
    expect(await refused({ budgetTypes: ['MOBILITY_BUDGET', 'CAFETERIA_BUDGET'] })).toEqual([
      422,
      'data.budgetTypes.1',
      'unknown',
    ])
    expect(await refused({ selectedProducts: ['pr-9003'] })).toEqual([
      422,
      'data.selectedProducts.0',
      'unknown',
    ])
    expect(await refused({ selectedServiceResources: ['sr-9105'] })).toEqual([
      422,
      'data.selectedServiceResources.0',
      'unknown',
    ])
    expect((await create({ budgetTypes: ['MOBILITY_BUDGET'], selectedProducts: ['pr-9001'] })).status).toBe(
      200,
    )
    const olivia = await guest.as('olivia.osp')
    const data = { ...NEW, extId: 'ARTEMIS-TWO', partner: { ospId: 'p-3003' }, selectedProducts: ['pr-9003'] }
    expect((await olivia.call('createCorporateAccount', { body: { data } })).status).toBe(200)
  })

  test('G342 a company can add only what its partner offers, and keeps what it has', async () => {
    const update = async (data: object) => mats.call('updateCorporateAccount', { body: { ...BAKERY, data } })
    const present = ['pr-9001', 'pr-9002', 'pr-9003', 'pr-9004', 'pr-9007']
    expect((await update({ selectedProducts: present.slice(0, 4) })).status).toBe(200)
    expect((await update({ selectedProducts: present })).error.errors).toMatchObject([
      { field: 'data.selectedProducts.4', rule: 'unknown' },
    ])
    expect((await update({ budgetTypes: ['CAFETERIA_BUDGET'] })).error.errors).toMatchObject([
      { field: 'data.budgetTypes.0', rule: 'unknown' },
    ])
    const { good } = await mats.call('listSelectableVersions', { body: BAKERY })
    const products = good.filter(({ kind }) => kind === 'PRODUCT').map(({ ospId }) => ospId)
    expect(products.toSorted()).toEqual(present.slice(0, 4))
  })

  test('R103 G343 the list says which companies requested their deactivation, and filters by it', async () => {
    const list = async (deactivationRequested: boolean) =>
      (await mats.call('getCorporateAccountsByFilter', { body: { deactivationRequested } })).good
    expect((await list(true)).totalElements).toBe(0)
    await ulla.call('requestCompanyDeactivation', { body: { corporateAccountOspId: BAKERY.ospId } })
    const { content } = await list(true)
    expect(content.map(({ ospId, deactivationRequestedOn }) => [ospId, deactivationRequestedOn])).toEqual([
      [BAKERY.ospId, expect.stringMatching(/^\d{4}-/)],
    ])
    expect((await list(false)).content.map(({ ospId }) => ospId)).not.toContain(BAKERY.ospId)
  })
})

describe('selectable versions', () => {
  test('the versions that exist can be selected, others are refused', async () => {
    const { good } = await mats.call('listSelectableVersions', { body: BAKERY })
    expect(good.find(({ ospId }) => ospId === 'pr-9001')).toMatchObject({ kind: 'PRODUCT', versions: [2, 1] })
    expect(good.find(({ ospId }) => ospId === 'sr-9101')).toMatchObject({ kind: 'SERVICE_RESOURCE' })
    const select = (ospId: string, version: number) =>
      mats.call('updateCorporateAccount', {
        body: { ...BAKERY, data: { selectedVersions: [{ ospId, version }] } },
      })
    expect((await select('pr-9001', 1)).good.data.selectedVersions).toEqual([
      { ospId: 'pr-9001', version: 1 },
    ])
    expect((await select('pr-9001', 3)).error.errors).toMatchObject([
      { field: 'data.selectedVersions.0.version', rule: 'unknown' },
    ])
    expect((await select('pr-none', 1)).error.errors).toMatchObject([
      { field: 'data.selectedVersions.0.ospId', rule: 'unknown' },
    ])
  })
})

describe('activation of companies', () => {
  test('R105 staff activates an inactive company, once; an inactive company cannot be deactivated', async () => {
    const olivia = await guest.as('olivia.osp')
    const MILL = { ospId: 'ca-2008' }
    expect((await olivia.call('deactivateCorporateAccount', { body: MILL })).error.code).toBe(
      'ALREADY_INACTIVE',
    )
    const { good } = await olivia.call('activateCorporateAccount', { body: MILL })
    expect([good.active, good.inactiveFrom]).toEqual([true, undefined])
    expect((await olivia.call('activateCorporateAccount', { body: MILL })).error.code).toBe('ALREADY_ACTIVE')
  })

  test('R103 a company can request deactivation once; its partner is mailed, and its confirmation ends the request', async () => {
    const request = () =>
      ulla.call('requestCompanyDeactivation', {
        body: { corporateAccountOspId: 'ca-2001', reason: 'Overname' },
      })
    const { good } = await request()
    expect(good.active).toBe(true)
    expect(good.deactivationRequestedOn).toBeDefined()
    expect((await request()).error.code).toBe('ALREADY_REQUESTED')
    expect(await guest.control('GET', 'outbox')).toMatchObject([
      { kind: 'deactivation', text: 'Brugge Bakery: Overname' },
    ])
    const { good: after } = await mats.call('deactivateCorporateAccount', { body: BAKERY })
    expect(after.deactivationRequestedOn).toBeUndefined()
    expect([after.active, after.inactiveFrom]).toEqual([true, expect.stringMatching(/^\d{4}-\d\d-01$/)])
  })
  test('staff whose planned deactivation has passed is not mailed', async () => {
    const soon = new Date(Date.now() + 60_000).toISOString()
    const olivia = await guest.as('olivia.osp')
    const { ospId } = (await mats.call('getUser', { body: {} })).good
    await olivia.call('deactivateUser', { body: { ospId, desiredDeactivationDate: soon } })
    await guest.advance(120_000)
    await ulla.call('requestCompanyDeactivation', { body: { corporateAccountOspId: 'ca-2001' } })
    expect(await guest.control('GET', 'outbox')).toEqual([])
  })
  test('the view permissions of a company are the products, then the services, each by name', async () => {
    const selectedServiceResources = ['sr-9106', 'sr-9103', 'sr-9101']
    const data = { selectedServiceResources }
    const olivia = await guest.as('olivia.osp')
    await olivia.call('updatePartner', { body: { ospId: 'p-3001', data } })
    await olivia.call('updateCorporateAccount', { body: { ...BAKERY, data } })
    const body = { corporateAccountOspId: 'ca-2001' }
    const { good } = await ulla.call('findViewPermissionsByCorporateAccount', { body })
    const namesOf = (expectedKind: string) =>
      good.filter(({ kind }) => kind === expectedKind).map(({ subject }) => subject.name)
    expect(namesOf('SERVICE_RESOURCE')).toEqual(['Belgian Rail', 'Blue Bikes', 'Volt Point'])
    expect(good.map(({ subject }) => subject.name)).toEqual([
      ...namesOf('PRODUCT'),
      ...namesOf('SERVICE_RESOURCE'),
    ])
  })
  test('G310 a request can be withdrawn until staff has handled it', async () => {
    const body = { corporateAccountOspId: 'ca-2001' }
    const withdraw = () => ulla.call('withdrawCompanyDeactivation', { body })
    expect((await withdraw()).error.code).toBe('NOT_REQUESTED')
    await ulla.call('requestCompanyDeactivation', { body })
    expect((await withdraw()).good.deactivationRequestedOn).toBeUndefined()
    expect(await guest.control('GET', 'outbox')).toMatchObject([
      { text: 'Brugge Bakery: -' },
      { text: 'Brugge Bakery: withdrawn' },
    ])
    await ulla.call('requestCompanyDeactivation', { body })
    await mats.call('deactivateCorporateAccount', { body: BAKERY })
    expect((await withdraw()).error.code).toBe('NOT_REQUESTED')
  })
})
