import { beforeEach, describe, expect, test } from 'vitest'
import { createTester, type Tester } from '../../testing.ts'

const TRAIN = 'pr-9001'
const PARKING = 'pr-9003'
const SHARED = 'pr-9004'
const SCOOTER = 'pr-9007'
const SHARED_PART = 'pc-9004-1'
const LABEL = { defaultValue: 'Night bus', translations: { nl: 'Nachtbus', fr: 'Bus de nuit' } }
const PARTS = [{ resourceOspId: 'sr-9101' }]

let guest: Tester
let olivia: Tester
beforeEach(async () => {
  guest = createTester()
  olivia = await guest.as('olivia.osp')
})
const find = async (ospId: string) =>
  (await olivia.call('findProductsByFilter', { body: { ospId } })).good.content[0]

describe('products', () => {
  test('R205 a new product has defaults, a name in the caller’s language, and is found', async () => {
    const { good } = await olivia.call('createProduct', {
      body: { extId: 'NIGHT-BUS', label: LABEL, parts: PARTS },
    })
    expect(good).toMatchObject({
      version: 1,
      active: true,
      chargedOnUserBudget: true,
      name: 'Nachtbus',
      label: { ...LABEL, html: false },
      composition: [{ resourceOspId: 'sr-9101', resourceCount: 1 }],
      resourceCount: 1,
      usedBy: { partnerCount: 0, companyCount: 0, userGroupCount: 0 },
    })
    expect(await find(good.ospId)).toEqual(good)
  })

  test('R139 R145 an external id is unique, ignoring case, without dots and spaces', async () => {
    const create = (extId: string) =>
      olivia.call('createProduct', { body: { extId, label: LABEL, parts: PARTS } })
    const again = await create('train')
    expect([again.status, again.error.errors]).toMatchObject([409, [{ field: 'extId', rule: 'unique' }]])
    for (const extId of ['NIGHT.BUS', 'NIGHT BUS'])
      expect((await create(extId)).error.errors).toMatchObject([{ field: 'extId', rule: 'no-dots-or-space' }])
    const other = { ospId: TRAIN, data: { extId: 'Parking' } }
    expect((await olivia.call('updateProduct', { body: other })).error.code).toBe('TAKEN')
    const own = { ospId: TRAIN, data: { extId: 'Train' } }
    expect((await olivia.call('updateProduct', { body: own })).good.extId).toBe('Train')
  })

  test('R205 the fee cron has five or six fields; costs are positive with two decimals', async () => {
    const create = (terms: object) =>
      olivia.call('createProduct', { body: { extId: 'NEW', label: LABEL, parts: PARTS, ...terms } })
    const { errors } = (await create({ feeCron: '0 0 1 *', fixedCost: -1, variableCost: 0.001, vat: 100.5 }))
      .error
    expect(errors?.map(({ field, rule }) => `${field}: ${rule}`).sort()).toEqual([
      'feeCron: pattern',
      'fixedCost: minimum',
      'variableCost: euro',
      'vat: maximum',
    ])
    expect((await create({ feeCron: '0 30 6 1 1-12/3 MON-FRI' })).status).toBe(200)
  })

  test('G350 an active product has a part: at creation, at activation, and when parts are removed', async () => {
    const create = (more: object) =>
      olivia.call('createProduct', { body: { extId: 'NEW', label: LABEL, ...more } })
    expect((await create({})).error.errors).toMatchObject([{ field: 'parts', rule: 'required' }])
    const { ospId } = (await create({ active: false })).good
    const body = { ospId }
    expect((await olivia.call('activateProduct', { body })).error.code).toBe('NO_PARTS')
    await olivia.call('addProductComposition', { body: { productOspId: ospId, ...PARTS[0] } })
    const { good } = await olivia.call('activateProduct', { body })
    const part = { ospId: good.composition[0]?.ospId ?? '' }
    expect((await olivia.call('deleteProductComposition', { body: part })).error.code).toBe('LAST_PART')
    await olivia.call('deactivateProduct', { body })
    expect((await olivia.call('deleteProductComposition', { body: part })).status).toBe(204)
  })

  test('G351 a new product contains its parts, each of one kind, existing and unique', async () => {
    const create = (parts: object[]) =>
      olivia.call('createProduct', { body: { extId: 'NEW', label: LABEL, parts } })
    const group = { resourceGroupOspId: 'rg-9202' }
    const broken = await create([{ ...PARTS[0], ...group }, {}, group, group])
    expect(broken.error.errors).toMatchObject([
      { field: 'parts.0.resourceGroupOspId', rule: 'one_of' },
      { field: 'parts.1.resourceOspId', rule: 'required' },
      { field: 'parts.2.resourceGroupOspId', rule: 'unique' },
      { field: 'parts.3.resourceGroupOspId', rule: 'unique' },
    ])
    const unknown = await create([{ resourceOspId: 'rg-9202' }])
    expect(unknown.error.errors).toMatchObject([{ field: 'parts.0.resourceOspId', rule: 'unknown' }])
    const { good } = await create([{ ...PARTS[0], feeCron: '0 0 1 * *', fixedCost: 2 }, group])
    expect(good.composition).toMatchObject([{ fixedCost: 2 }, { kind: 'RESOURCE_GROUP', resourceCount: 3 }])
  })

  test('G352 shows platform staff who uses a product, and nobody else', async () => {
    const { content } = (
      await olivia.call('findProductsByFilter', { body: {}, query: { sort: '-companyCount', size: 100 } })
    ).good
    const counts = content.map(({ usedBy }) => usedBy?.companyCount ?? -1)
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
    expect((await find(PARKING))?.usedBy).toEqual({
      partnerCount: 0,
      companyCount: counts[0],
      userGroupCount: 1,
    })
    const { good: ofPartner } = await (await guest.as('mats.msp')).call('findAllProducts')
    expect(ofPartner.map((one) => one.usedBy)).toEqual(ofPartner.map(() => undefined))
  })

  test('an update keeps omitted fields, clears with null, and refuses an old version', async () => {
    const before = await find(PARKING)
    const body = { ospId: PARKING, version: 1, data: { fixedCost: null, vat: 12 } }
    const { good } = await olivia.call('updateProduct', { body })
    expect(good).toMatchObject({ version: 2, vat: 12, variableCost: before?.variableCost })
    expect(good).not.toHaveProperty('fixedCost')
    expect((await olivia.call('updateProduct', { body })).error.code).toBe('STALE')
  })

  test('R107 is activated and deactivated, each once; granted products work again after activation', async () => {
    const ulla = await guest.as('ulla.users')
    const usable = async () =>
      (await ulla.call('findUsagePermissionsByUserGroup', { body: { userGroupOspId: 'g-4002' } })).good.find(
        ({ product }) => product.ospId === SCOOTER,
      )?.effective
    expect(await usable()).toBe(false)
    const body = { ospId: SCOOTER }
    expect((await olivia.call('deactivateProduct', { body })).error.code).toBe('ALREADY_INACTIVE')
    expect((await olivia.call('activateProduct', { body })).good).toMatchObject({ active: true, version: 4 })
    expect(await usable()).toBe(true)
    expect((await olivia.call('activateProduct', { body })).error.code).toBe('ALREADY_ACTIVE')
    expect((await olivia.call('deactivateProduct', { body })).good.active).toBe(false)
  })

  test('of a resource are those that contain it directly or in a group, by name', async () => {
    const names = async (resourceOspId: string) =>
      (await olivia.call('findProductsByResource', { body: { resourceOspId } })).good.map(({ name }) => name)
    expect(await names('sr-9101')).toEqual(['Openbaar vervoer', 'Trein'])
    expect(await names('sr-9109')).toEqual([])
    const none = await olivia.call('findProductsByResource', { body: { resourceOspId: 'sr-none' } })
    expect(none.status).toBe(404)
  })

  test('can be filtered by active, mode and words, sorted and paged', async () => {
    const list = async (body: object, query: object = {}) =>
      (await olivia.call('findProductsByFilter', { body, query })).good
    expect((await list({ active: false })).content.map(({ extId }) => extId)).toEqual([
      'SUMMER-BEACH',
      'OLD-SCOOTER',
    ])
    expect((await list({ mobilityMode: 'FUEL' })).content.map(({ extId }) => extId)).toContain('FUEL')
    const page = await list({}, { size: 5, page: 2, sort: '-extId' })
    expect([page.totalElements, page.totalPages, page.content.map(({ extId }) => extId)]).toEqual([
      12,
      3,
      ['CHARGING', 'BALLOON'],
    ])
  })
})

describe('R010 the composition of a product', () => {
  const add = (body: object) =>
    olivia.call('addProductComposition', { body: { productOspId: TRAIN, ...body } })

  test('rows show what a part is, its status and how many resources it adds', async () => {
    const { good } = await olivia.call('getProductComposition', { body: { productOspId: SHARED } })
    expect(good).toMatchObject({
      product: { ospId: SHARED, name: 'Deelmobiliteit' },
      items: [
        { kind: 'RESOURCE_GROUP', resourceGroupOspId: 'rg-9202', name: 'Deelmobiliteit', resourceCount: 3 },
      ],
    })
  })

  test('R205 in detail: own terms before the product’s, and the resources of a group', async () => {
    const { good } = await olivia.call('getProductCompositionDetails', {
      body: { productOspId: SHARED, compositionOspId: SHARED_PART },
    })
    expect(good.items[0]?.terms).toEqual({ vat: 6, variableCost: 0.1, chargedOnUserBudget: false })
    expect(good.items[0]?.resources.map(({ name, active, mrp }) => [name, active, mrp.name])).toEqual([
      ['Blue Bikes', true, 'Scheldt Mobility'],
      ['Share Cars', true, 'Scheldt Mobility'],
      ['Step By', false, 'Scheldt Mobility'],
    ])
    const foreign = { productOspId: TRAIN, compositionOspId: SHARED_PART }
    expect((await olivia.call('getProductCompositionDetails', { body: foreign })).status).toBe(404)
  })

  test('a resource of any kind or a group is added once, and is visible in the product', async () => {
    expect((await add({ resourceOspId: 'rc-9701', fixedCost: 35 })).good).toMatchObject({
      kind: 'RESOURCE',
      type: 'rentalcar',
      mobilityMode: 'CAR',
      fixedCost: 35,
    })
    expect((await add({ resourceGroupOspId: 'rg-9202' })).good.resourceCount).toBe(3)
    const again = await add({ resourceGroupOspId: 'rg-9202' })
    expect([again.status, again.error.errors]).toMatchObject([
      409,
      [{ field: 'resourceGroupOspId', rule: 'unique' }],
    ])
    const product = await find(TRAIN)
    expect(product).toMatchObject({
      resourceCount: 5,
      mobilityModes: ['TRAIN', 'CAR', 'BIKE', 'STEP'],
    })
    expect(product?.composition.map(({ name }) => name)).toHaveLength(3)
  })

  test('R205 a part is either a resource or a group, and must exist', async () => {
    expect((await add({})).error.errors).toMatchObject([{ field: 'resourceOspId', rule: 'required' }])
    const both = { resourceOspId: 'rc-9701', resourceGroupOspId: 'rg-9202' }
    expect((await add(both)).error.errors).toMatchObject([{ field: 'resourceGroupOspId', rule: 'one_of' }])
    expect((await add({ resourceOspId: 'rg-9202' })).status).toBe(404)
    expect((await add({ resourceGroupOspId: 'sr-9101' })).status).toBe(404)
  })

  test('own terms are changed, reset to the product’s by null, and refused when stale', async () => {
    const body = { ospId: SHARED_PART, version: 2, data: { variableCost: null, vat: 21 } }
    const { good } = await olivia.call('updateProductComposition', { body })
    expect(good).toMatchObject({ version: 3, vat: 21, chargedOnUserBudget: false })
    expect(good).not.toHaveProperty('variableCost')
    expect((await olivia.call('updateProductComposition', { body })).error.code).toBe('STALE')
  })

  test('a part is removed, and can then be added again', async () => {
    const body = { ospId: 'pc-9001-1' }
    await add({ resourceGroupOspId: 'rg-9202' }) // G350: an active product keeps at least one.
    expect((await olivia.call('deleteProductComposition', { body })).status).toBe(204)
    expect((await olivia.call('deleteProductComposition', { body })).status).toBe(404)
    expect((await find(TRAIN))?.composition).toMatchObject([{ resourceGroupOspId: 'rg-9202' }])
    expect((await add({ resourceOspId: 'sr-9101' })).status).toBe(200)
  })

  test('R046 only platform staff manages products', async () => {
    const mats = await guest.as('mats.msp')
    const body = { productOspId: TRAIN }
    expect((await mats.call('getProductComposition', { body })).status).toBe(403)
    expect((await mats.call('deactivateProduct', { body: { ospId: TRAIN } })).status).toBe(403)
    for (const login of ['mats.msp', 'ulla.users'])
      expect((await (await guest.as(login)).call('findProductsByFilter', { body: {} })).status).toBe(403)
  })
})

describe('G353 what a record uses and what uses it', () => {
  const relations = async (ospId: string, by = olivia) => {
    const { good } = await by.call('findRelations', { body: { recordOspId: ospId } })
    return good.relations.map(({ direction, kind, count }) => `${direction} ${kind} ${count}`)
  }

  test('active ones come first, then by name without regard to case and accents', async () => {
    const ulla = await guest.as('ulla.users')
    const corporateAccount = { ospId: 'ca-2001' }
    for (const extId of ['zon', 'Éclair', 'APPEL', 'Dag'])
      await ulla.call('createUserGroup', { body: { extId, corporateAccount } })
    const { good: groups } = await ulla.call('findAllUserGroups', {
      body: { corporateAccountOspId: 'ca-2001' },
    })
    const off = groups.find(({ data }) => data.extId === 'APPEL')?.ospId ?? ''
    await ulla.call('updateUserGroup', { body: { ospId: off, data: { active: false } } })
    const { good } = await olivia.call('findRelations', { body: { recordOspId: 'ca-2001' } })
    const records = good.relations.find(({ kind }) => kind === 'USER_GROUP')?.records ?? []
    const names = records.map(({ name }) => name)
    expect(names.filter((name) => ['zon', 'Éclair', 'Dag'].includes(name))).toEqual(['Dag', 'Éclair', 'zon'])
    expect(names.indexOf('APPEL')).toBeGreaterThan(names.indexOf('zon'))
  })

  test('of a product: companies, groups and resources', async () => {
    const { good } = await olivia.call('findRelations', { body: { recordOspId: PARKING } })
    expect(good.relations).toMatchObject([
      { direction: 'USED_BY', kind: 'COMPANY', activeCount: (await find(PARKING))?.usedBy?.companyCount },
      { direction: 'USED_BY', kind: 'USER_GROUP', count: 1 },
      { direction: 'USES', kind: 'RESOURCE', records: [{ name: 'Park Easy' }] },
    ])
    expect(good.relations[0]?.records).toHaveLength(50)
  })

  test('of a resource and a group: up to the products, down to the provider', async () => {
    expect(await relations('sr-9103')).toEqual([
      'USED_BY PRODUCT 1',
      'USED_BY RESOURCE_GROUP 1',
      'USES PARTNER 1',
    ])
    expect(await relations('rg-9202')).toEqual(['USED_BY PRODUCT 1', 'USES RESOURCE 3'])
  })

  test('of a partner and a company; partner staff only of their own', async () => {
    const mats = await guest.as('mats.msp')
    expect(await relations('ca-2001', mats)).toEqual(await relations('ca-2001'))
    expect(await relations('p-3001')).toContain('USES PRODUCT 2')
    const calls = ['pr-9001', 'sr-9101', 'ca-none'].map((ospId) =>
      mats.call('findRelations', { body: { recordOspId: ospId } }),
    )
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404])
  })

  test('has the active ones first, and no markup in names', async () => {
    const { good } = await olivia.call('findRelations', { body: { recordOspId: 'rg-9202' } })
    const [, resources] = good.relations
    expect(resources?.records.map(({ name, active }) => [name, active])).toEqual([
      ['Blue Bikes', true],
      ['Share Cars', true],
      ['Step By', false],
    ])
    expect(
      (await olivia.call('findRelations', { body: { recordOspId: 'pr-9008' } })).good.record.name,
    ).not.toContain('<')
  })
})
