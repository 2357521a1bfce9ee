import { beforeEach, describe, expect, test } from 'vitest'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { createTester, DAY, type Tester } from '../../testing.ts'
import { isAll } from '../../../tests/level.ts'

const RAIL = 'sr-9101'
const STATION = 'gs-9801'
const SERVICE = {
  name: 'City Bikes',
  mrpOspId: 'p-3005',
  mobilityMode: 'BIKE',
  transmissionStrategy: 'MANUAL',
  tokenScope: 'USER',
}
const PUMP = { name: 'Pump One Gent', mrpOspId: 'p-3005', mobilityMode: 'FUEL' }
const TYPES = [
  'serviceResource',
  'transportStop',
  'parkingLot',
  'bikeShare',
  'carShare',
  'rentalcar',
  'gasStation',
] as const

let guest: Tester
let olivia: Tester
beforeEach(async () => {
  guest = createTester()
  olivia = await guest.as('olivia.osp')
})
const brokenBy = (error: { errors?: { field: string; rule?: string }[] }) =>
  error.errors?.map(({ field, rule }) => `${field}: ${rule}`)

describe('resources', () => {
  const path = { type: 'serviceResource' } as const
  const create = (body: object, type: (typeof TYPES)[number] = 'serviceResource') =>
    olivia.call('createResource', { path: { type }, body: { ...SERVICE, ...body } })
  const update = (data: object, more: object = {}) =>
    olivia.call('updateResource', { path, body: { ospId: RAIL, data, ...more } })

  test.runIf(isAll)('G318 many are activated or deactivated in one call, all or none', async () => {
    const change = (resourceOspIds: string[], active: boolean) =>
      olivia.call('changeResourceActivation', { path, body: { resourceOspIds, active } })
    const { good: made } = await create({})
    expect((await change([RAIL, made.ospId], true)).good).toEqual({
      changed: [],
      unchanged: [RAIL, made.ospId],
    })
    expect((await change([RAIL, STATION], false)).status).toBe(404)
    expect((await change([RAIL, made.ospId], false)).good.changed).toEqual([RAIL, made.ospId])
    const { good } = await olivia.call('getResource', { path, body: { ospId: RAIL } })
    expect(good.active).toBe(false)
  })

  test.each(TYPES)(
    'R010 G110 %s: some are active, some are not, and each is read by its kind',
    async (type) => {
      const list = async (active: boolean) =>
        (await olivia.call('getResourcesByTypeAndFilter', { path: { type }, body: { active } })).good
      const [on, off] = [await list(true), await list(false)]
      expect([on.totalElements > 0, off.totalElements > 0]).toEqual([true, true])
      const row = off.content[0]
      const body = { ospId: row?.ospId ?? '' }
      expect((await olivia.call('getResource', { path: { type }, body })).good).toEqual(row)
      const other = type === 'bikeShare' ? 'carShare' : 'bikeShare'
      expect((await olivia.call('getResource', { path: { type: other }, body })).status).toBe(404)
    },
  )

  test('a new service has defaults and is found', async () => {
    const { good } = await create({ labels: ['City'] })
    expect(good).toMatchObject({
      version: 1,
      type: 'serviceResource',
      active: true,
      onUserBudget: true,
      mrp: { ospId: 'p-3005', name: 'Scheldt Mobility' },
      labels: ['City'],
      groups: [],
      productCount: 0,
      hasIcon: false,
    })
    const all = (await olivia.call('findAllServiceResources')).good
    expect(all.find(({ ospId }) => ospId === good.ospId)).toEqual(good)
  })

  test('R168 R169 a service needs a transmission strategy and a token scope', async () => {
    const { transmissionStrategy: _strategy, tokenScope: _scope, ...incomplete } = SERVICE
    const { status, error } = await olivia.call('createResource', { path, body: incomplete })
    expect(status).toBe(422)
    expect(brokenBy(error)).toEqual(['transmissionStrategy: required', 'tokenScope: required'])
  })

  test('R166 a service with network orders needs a URL, on creation and after a change', async () => {
    const api = { transmissionStrategy: 'API' }
    expect(brokenBy((await create(api)).error)).toEqual(['url: required'])
    expect(brokenBy((await create({ ...api, url: 'ftp://x.example' })).error)).toEqual(['url: uri'])
    expect((await create({ ...api, url: 'https://x.example/orders' })).status).toBe(200)
    expect(brokenBy((await update({ url: null })).error)).toEqual(['data.url: required'])
    expect((await update({ url: null, transmissionStrategy: 'EMAIL' })).good).not.toHaveProperty('url')
  })

  test('R167 a position has both coordinates, within their bounds, both ends included', async () => {
    const place = (position: object) =>
      olivia.call('createResource', { path: { type: 'gasStation' }, body: { ...PUMP, ...position } })
    expect(brokenBy((await place({ latitude: 90.1, longitude: -180.1 })).error)).toEqual([
      'latitude: maximum',
      'longitude: minimum',
    ])
    expect(brokenBy((await place({ latitude: 51 })).error)).toEqual(['longitude: required'])
    expect(brokenBy((await place({ latitude: '51,2 N', longitude: 3.2 })).error)).toEqual(['latitude: type'])
    expect((await place({ latitude: -90, longitude: 180 })).good).toMatchObject({
      latitude: -90,
      longitude: 180,
      owners: [],
    })
  })

  test('G361 a position in Belgium with latitude and longitude swapped is refused', async () => {
    const place = (latitude: number, longitude: number) =>
      olivia.call('createResource', {
        path: { type: 'gasStation' },
        body: { ...PUMP, latitude, longitude },
      })
    expect(brokenBy((await place(3.2247, 51.2093)).error)).toEqual(['latitude: swapped'])
    expect((await place(51.2093, 3.2247)).status).toBe(200)
    expect((await place(9.03, 38.74)).status, 'Addis Ababa').toBe(200)
  })

  test('R170 the number of pumps is a whole number', async () => {
    const body = { ...PUMP, numberOfPumps: 2.5 }
    const { error } = await olivia.call('createResource', { path: { type: 'gasStation' }, body })
    expect(brokenBy(error)).toEqual(['numberOfPumps: integer'])
  })

  test('properties of another kind are refused', async () => {
    const stop = await create({ brand: 'Pump One' }, 'transportStop')
    expect(brokenBy(stop.error)).toEqual([
      'transmissionStrategy: unknown',
      'tokenScope: unknown',
      'brand: unknown',
    ])
    expect(brokenBy((await update({ numberOfPumps: 4 })).error)).toEqual(['data.numberOfPumps: unknown'])
  })

  test('a provider must exist, and provide mobility', async () => {
    expect(brokenBy((await create({ mrpOspId: 'p-none' })).error)).toEqual(['mrpOspId: partner'])
    expect(brokenBy((await update({ mrpOspId: 'p-none' })).error)).toEqual(['data.mrpOspId: partner'])
    const MSP = 'p-3001'
    expect(brokenBy((await create({ mrpOspId: MSP })).error)).toEqual(['mrpOspId: partner'])
    expect(brokenBy((await update({ mrpOspId: MSP })).error)).toEqual(['data.mrpOspId: partner'])
  })

  test('an update keeps omitted fields, clears with null, and refuses an old version', async () => {
    const { good } = await update({ name: 'Rail', mrpOspId: 'p-3005', vatPercent: 6 }, { version: 1 })
    expect(good).toMatchObject({
      version: 2,
      name: 'Rail',
      vatPercent: 6,
      labels: ['Night network'],
      mrp: { name: 'Scheldt Mobility' },
    })
    expect((await update({ name: 'Other' }, { version: 1 })).error.code).toBe('STALE')
    expect((await update({ vatPercent: null })).good).not.toHaveProperty('vatPercent')
  })

  test('R107 activated and deactivated, each once', async () => {
    const body = { ospId: RAIL }
    expect((await olivia.call('activateResource', { path, body })).error.code).toBe('ALREADY_ACTIVE')
    expect((await olivia.call('deactivateResource', { path, body })).good).toMatchObject({ active: false })
    expect((await olivia.call('deactivateResource', { path, body })).error.code).toBe('ALREADY_INACTIVE')
    expect((await olivia.call('activateResource', { path, body })).good).toMatchObject({
      active: true,
      version: 3,
    })
  })

  test('is deleted for good, unless a product, group, company, partner or order refers to it', async () => {
    const remove = (ospId: string, type: (typeof TYPES)[number] = 'serviceResource') =>
      olivia.call('deleteResource', { path: { type }, body: { ospId } })
    expect((await remove('sr-9106')).error.code).toBe('IN_USE')
    await olivia.call('deactivateProduct', { body: { ospId: 'pr-9005' } }) // G350: keeps its last part while active.
    await olivia.call('deleteProductComposition', { body: { ospId: 'pc-9005-1' } })
    // The seed has an order of its charging cards.
    expect((await remove('sr-9106')).error.code).toBe('IN_USE')
    expect((await remove('bs-9602', 'bikeShare')).error.code).toBe('IN_USE')
    const lab = { ospId: 'ca-2002', data: { selectedServiceResources: ['sr-9109'] } } // Its partner offers all.
    expect((await olivia.call('updateCorporateAccount', { body: lab })).status).toBe(200)
    expect((await remove('sr-9109')).error.code).toBe('IN_USE')
    expect((await remove('sr-9110')).status).toBe(204)
    expect((await remove('sr-9110')).status).toBe(404)
  })

  test('R261 R285 an icon is a PNG; a missing one is a 404', async () => {
    const ulla = await guest.as('ulla.users')
    const icon = await ulla.raw(`/image/icon/${RAIL}`)
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png'])
    const bytes = new Uint8Array(await icon.arrayBuffer())
    expect(String.fromCharCode(...bytes.slice(1, 4), ...bytes.slice(12, 16))).toBe('PNGIHDR')
    const other = new Uint8Array(await (await ulla.raw('/image/icon/sr-9102')).arrayBuffer())
    expect(other).not.toEqual(bytes)
    for (const ospId of ['sr-9104', 'sr-none', STATION])
      expect((await ulla.raw(`/image/icon/${ospId}`)).status).toBe(404)
  })

  test('R197 G111 the mobility modes by name, each once; mobility-modes is not read as a kind of resource', async () => {
    const { good } = await olivia.call('getMobilityModes')
    const modes = good.map(({ mobilityMode }) => mobilityMode)
    expect(new Set(modes).size).toBe(modes.length)
    expect(modes).toEqual(expect.arrayContaining(['SNA', 'FLEXOFFICE', 'STEP']))
    expect(good).toContainEqual({ mobilityMode: 'BIKE', label: 'Fiets' })
    const update = await olivia.raw('/resource/mobilityModes/activate', {
      method: 'POST',
      body: JSON.stringify({ ospId: RAIL }),
      headers: { 'content-type': 'application/json' },
    })
    expect([update.status, await update.json()]).toMatchObject([422, { errors: [{ field: 'type' }] }])
  })
})

describe('lists of resources', () => {
  const list = async (body: object, query: object = {}) =>
    (await olivia.call('getResourcesByFilter', { body, query })).good

  test('kinds, provider, mode and words are combined with and; sorted and paged', async () => {
    const two = await list({ types: ['bikeShare', 'rentalcar'] }, { size: 100 })
    expect([two.totalElements, new Set(two.content.map(({ type }) => type))]).toEqual([
      16,
      new Set(['bikeShare', 'rentalcar']),
    ])
    expect((await list({ mrpOspId: 'p-3004' })).content.map(({ name }) => name)).toEqual(['Belgian Rail'])
    expect((await list({ search: 'leopold PLEIN', mobilityMode: 'PARKING' })).totalElements).toBe(1)
    const first = await list({ types: ['gasStation'] }, { sort: '-name', size: 20 })
    const second = await list({ types: ['gasStation'] }, { sort: '-name', size: 20, page: 1 })
    const names = [...first.content, ...second.content].map(({ name }) => name)
    expect([names.length, first.totalPages]).toEqual([24, 2])
    expect(names).toEqual([...names].sort().reverse())
  })

  test('R214 in groups and not in groups, of any group and of one', async () => {
    const all = (await list({})).totalElements
    const grouped = (await list({ inGroup: true })).totalElements
    expect(grouped).toBe(18)
    expect((await list({ inGroup: false })).totalElements).toBe(all - grouped)
    const shared = { resourceGroupOspId: 'rg-9202' }
    expect((await list(shared)).content.map(({ name }) => name)).toEqual([
      'Blue Bikes',
      'Share Cars',
      'Step By',
    ])
    expect((await list({ ...shared, inGroup: false })).totalElements).toBe(all - 3)
  })

  test('R215 G091 labels: those in use, the resources with one, and those without', async () => {
    const { labels, totalElements } = await list({}, { size: 1 })
    const kust = labels.find(({ label }) => label === 'Kust')
    expect(labels.map(({ label }) => label)).toEqual(['24/7', 'Kust', 'Motorway', 'Night network'])
    const ofKust = (await olivia.call('getResourcesByLabel', { body: { label: 'KUST' } })).good
    expect(ofKust).toHaveLength(kust?.resourceCount ?? 0)
    expect((await list({ label: 'kust' })).totalElements).toBe(ofKust.length)
    const without = await list({ hasLabel: false })
    expect(without.totalElements + (await list({ hasLabel: true })).totalElements).toBe(totalElements)
    expect(without.labels).toEqual(labels)
    expect((await olivia.call('getResourcesByLabel', { body: { label: 'Nobody' } })).good).toEqual([])
  })

  test('R215 G362 a label is renamed, also in spelling only, and merges with another', async () => {
    const change = (body: { label: string; newLabel?: string }) =>
      olivia.call('updateResourceLabel', { body })
    const count = async (label: string) => (await list({ label })).totalElements
    const [nights, kust] = [await count('Night network'), await count('Kust')]
    const renamed = (await change({ label: 'NIGHT network', newLabel: 'Nachtnet' })).good
    expect(renamed).toEqual({ label: 'Nachtnet', resourceCount: nights, changedCount: nights })
    expect(await count('Night network')).toBe(0)
    expect((await change({ label: 'Nachtnet', newLabel: 'NACHTNET' })).good.changedCount).toBe(nights)
    expect((await list({ label: 'nachtnet' })).content[0]?.labels).toContain('NACHTNET')
    expect((await change({ label: 'Nachtnet', newLabel: 'kust' })).good).toMatchObject({
      label: 'Kust',
      resourceCount: nights + kust,
    })
    expect((await change({ label: 'Nachtnet', newLabel: 'Kust' })).status).toBe(404)
  })

  test('R215 G362 a label is added to resources and removed from others, all or none', async () => {
    const change = (body: object) => olivia.call('updateResourceLabel', { body: { label: 'Nieuw', ...body } })
    expect((await change({ addResourceOspIds: ['sr-9109', 'ts-none'] })).status).toBe(404)
    expect((await list({ label: 'Nieuw' })).totalElements).toBe(0)
    const [ferry, stop] = ['sr-9109', 'ts-9401']
    expect((await change({ addResourceOspIds: [ferry, stop] })).good).toMatchObject({ resourceCount: 2 })
    const half = await change({ addResourceOspIds: [ferry], removeResourceOspIds: [stop] })
    expect(half.good).toEqual({ label: 'Nieuw', resourceCount: 1, changedCount: 1 })
    expect((await change({ removeResourceOspIds: [ferry] })).good.resourceCount).toBe(0)
    expect((await change({ removeResourceOspIds: [ferry] })).status, 'nobody has it any more').toBe(404)
    expect((await change({})).status).toBe(422)
  })

  test('G091 a label is added by an update, with the spelling in use, and only once', async () => {
    const update = (labels: string[]) =>
      olivia.call('updateResource', {
        path: { type: 'serviceResource' },
        body: { ospId: 'sr-9109', data: { labels } },
      })
    expect((await update(['KUST', 'Nieuw'])).good.labels).toEqual(['Kust', 'Nieuw'])
    expect((await list({ label: 'nieuw' })).content.map(({ name }) => name)).toEqual(['Ferry Line'])
    expect(brokenBy((await update(['Eén', 'eén'])).error)).toEqual(['data.labels.1: unique'])
    expect((await update([])).good.labels).toEqual([])
  })
})

describe('resource groups', () => {
  const SHARED = 'rg-9202'
  const WINTER = 'rg-9204'

  test('rows have their counts; one group shows its resources and products', async () => {
    const { good } = await olivia.call('findAllResourceGroups')
    expect(good.find(({ ospId }) => ospId === SHARED)).toMatchObject({
      resourceCount: 3,
      activeResourceCount: 2,
      productCount: 1,
      mobilityModes: ['BIKE', 'CAR', 'STEP'],
    })
    const one = (await olivia.call('getResourceGroup', { body: { ospId: SHARED } })).good
    expect(one.resources.map(({ name }) => name)).toEqual(['Blue Bikes', 'Share Cars', 'Step By'])
    expect(one.products).toEqual([{ ospId: 'pr-9004', name: 'Deelmobiliteit' }])
  })

  test('filters: status, words, a resource, a product', async () => {
    const names = async (body: object) =>
      (await olivia.call('getResourceGroupsByFilter', { body, query: { sort: '-name' } })).good.content.map(
        ({ name }) => name,
      )
    expect(await names({ active: false })).toEqual(['Winterdienst'])
    expect(await names({ search: 'FIETSEN deel' })).toEqual(['Deelmobiliteit'])
    expect(await names({ resourceOspId: RAIL })).toEqual(['Openbaar vervoer'])
    expect(await names({ productOspId: 'pr-9010' })).toEqual(['Tankstations'])
  })

  test('R139 created with resources, all or none; its name is unique, ignoring case', async () => {
    const create = (body: { name: string; resourceOspIds?: string[] }) =>
      olivia.call('createResourceGroup', { body })
    expect((await create({ name: 'Kust', resourceOspIds: [RAIL, 'sr-none'] })).status).toBe(404)
    expect((await create({ name: 'Kust', resourceOspIds: [RAIL, STATION] })).good).toMatchObject({
      version: 1,
      active: true,
      resourceCount: 2,
      mobilityModes: ['TRAIN', 'FUEL'],
    })
    expect(brokenBy((await create({ name: 'KUST ' })).error)).toEqual(['name: unique'])
    const rename = { ospId: SHARED, data: { name: 'kust' } }
    expect(brokenBy((await olivia.call('updateResourceGroup', { body: rename })).error)).toEqual([
      'data.name: unique',
    ])
  })

  test('G090 an update keeps omitted fields, clears with null, and refuses an old version', async () => {
    const body = { ospId: SHARED, version: 1, data: { description: null } }
    const { good } = await olivia.call('updateResourceGroup', { body })
    expect(good).toMatchObject({ version: 2, name: 'Deelmobiliteit', resourceCount: 3 })
    expect(good).not.toHaveProperty('description')
    expect((await olivia.call('updateResourceGroup', { body })).error.code).toBe('STALE')
  })

  test('R214 resources are added and removed, all or none, and show their group', async () => {
    const add = (resourceOspIds: string[]) =>
      olivia.call('addToResourceGroup', { body: { resourceGroupOspId: SHARED, resourceOspIds } })
    expect((await add([RAIL, 'sr-none'])).status).toBe(404)
    expect((await add([RAIL, 'sr-9103'])).good).toMatchObject({
      group: { resourceCount: 4, version: 2 },
      changed: [RAIL],
      unchanged: ['sr-9103'],
    })
    const read = () =>
      olivia.call('getResource', { path: { type: 'serviceResource' }, body: { ospId: RAIL } })
    const after = (await read()).good
    expect(after.groups.map(({ name }) => name)).toEqual(['Deelmobiliteit', 'Openbaar vervoer'])
    expect(after.productCount).toBe(3)
    const removed = await olivia.call('removeFromResourceGroup', {
      body: { resourceGroupOspId: SHARED, resourceOspIds: [RAIL, 'sr-9102'] },
    })
    expect(removed.good).toMatchObject({ changed: [RAIL], unchanged: ['sr-9102'] })
    expect((await read()).good.groups.map(({ name }) => name)).toEqual(['Openbaar vervoer'])
  })

  test('R107 G090 activated and deactivated, each once', async () => {
    const body = { ospId: WINTER }
    expect((await olivia.call('deactivateResourceGroup', { body })).error.code).toBe('ALREADY_INACTIVE')
    expect((await olivia.call('activateResourceGroup', { body })).good.active).toBe(true)
    expect((await olivia.call('activateResourceGroup', { body })).error.code).toBe('ALREADY_ACTIVE')
    expect((await olivia.call('deactivateResourceGroup', { body })).good.active).toBe(false)
  })

  test('is deleted without its resources, unless a product contains it', async () => {
    const remove = (ospId: string) => olivia.call('deleteResourceGroup', { body: { ospId } })
    expect((await remove(SHARED)).error.code).toBe('IN_USE')
    expect((await remove('rg-9206')).status).toBe(204)
    const bike = await olivia.call('getResource', { path: { type: 'bikeShare' }, body: { ospId: 'bs-9602' } })
    expect(bike.good.groups).toEqual([])
  })
})

describe('R216 owners of gas stations', () => {
  const owners = async () =>
    (await olivia.call('getFuelStationOwners', { body: { fuelStationOspId: STATION } })).good
  const set = (list: { ownerOspId: string; validFrom?: string; validTo?: string }[], version?: number) =>
    olivia.call('updateFuelStationOwners', {
      body: { fuelStationOspId: STATION, owners: list, ...withoutUndefined({ version }) },
    })

  test('past, present and future owners, by start date', async () => {
    expect(await owners()).toEqual([
      { ownerOspId: 'p-3001', name: 'Noordzee Mobility', validTo: '2024-12-31', state: 'PAST' },
      { ownerOspId: 'p-3005', name: 'Scheldt Mobility', validFrom: '2025-01-01', state: 'CURRENT' },
    ])
    const none = await olivia.call('getFuelStationOwners', { body: { fuelStationOspId: RAIL } })
    expect(none.status).toBe(404)
  })

  test('periods are stored in order; the day after the last one can belong to the next', async () => {
    await guest.control('PUT', 'clock', { now: '2027-06-30T12:00:00+02:00' })
    const olivia = await guest.as('olivia.osp')
    const body = {
      fuelStationOspId: STATION,
      owners: [
        { ownerOspId: 'p-3002', validFrom: '2027-07-01' },
        { ownerOspId: 'p-3005', validTo: '2027-06-30' },
      ],
    }
    const { good } = await olivia.call('updateFuelStationOwners', { body })
    const states = (list: typeof good.owners) => list?.map(({ ownerOspId, state }) => [ownerOspId, state])
    expect(states(good.owners)).toEqual([
      ['p-3005', 'CURRENT'],
      ['p-3002', 'FUTURE'],
    ])
    await guest.advance(DAY)
    const later = await (
      await guest.as('olivia.osp')
    ).call('getFuelStationOwners', { body: { fuelStationOspId: STATION } })
    expect(states(later.good)).toEqual([
      ['p-3005', 'PAST'],
      ['p-3002', 'CURRENT'],
    ])
  })

  test('periods do not overlap or end before they start, and owners exist', async () => {
    const first = { ownerOspId: 'p-3001', validFrom: '2026-01-01', validTo: '2026-06-30' }
    const broken = async (...list: Parameters<typeof set>[0]) => brokenBy((await set(list)).error)
    expect(await broken(first, { ownerOspId: 'p-3005', validFrom: '2026-06-30' })).toEqual([
      'owners.1.validFrom: overlap',
    ])
    expect(await broken(first, { ownerOspId: 'p-3005' })).toEqual(['owners.1.validFrom: overlap'])
    expect(await broken({ ...first, validTo: '2025-12-31' })).toEqual(['owners.0.validTo: date_order'])
    expect(await broken({ ownerOspId: 'p-none' })).toEqual(['owners.0.ownerOspId: unknown'])
    expect(await owners()).toHaveLength(2)
    expect((await set([first, { ownerOspId: 'p-3005', validFrom: '2026-07-01' }])).status).toBe(200)
    expect((await set([])).good.owners).toEqual([])
  })

  test('a change increases the version of the station', async () => {
    expect((await set([], 1)).good.version).toBe(2)
    expect((await set([], 1)).error.code).toBe('STALE')
  })

  test('stations of an owner, present and future; those of another partner are a 404', async () => {
    const of = async (tester: Tester, ownerOspId: string) =>
      tester.call('getFuelStationsByOwner', { body: { ownerOspId } })
    const scheldt = (await of(olivia, 'p-3005')).good
    expect(scheldt.map(({ ospId }) => ospId)).toContain(STATION)
    expect((await of(olivia, 'p-3001')).good).toEqual([])
    const petra = await guest.as('petra.prepaid')
    expect((await of(petra, 'p-3005')).good).toHaveLength(scheldt.length)
    expect((await of(petra, 'p-3002')).status).toBe(404)
  })

  test('G139 partners that own or owned stations; others see only their own', async () => {
    const partners = async (tester: Tester) =>
      (await tester.call('getFuelPartners')).good.map(({ name, stationCount, pastStationCount }) => [
        name,
        stationCount,
        pastStationCount,
      ])
    expect(await partners(olivia)).toEqual([
      ['Benelux Mobility', 12, 0],
      ['Noordzee Mobility', 0, 6],
      ['Scheldt Mobility', 12, 0],
    ])
    expect(await partners(await guest.as('petra.prepaid'))).toEqual([['Scheldt Mobility', 12, 0]])
    expect(await partners(await guest.as('arthur.artemis'))).toEqual([])
  })
})

test('R046 only platform staff manages resources; others read the ones they can select', async () => {
  const mats = await guest.as('mats.msp')
  const body = { ospId: RAIL }
  expect((await mats.call('getResource', { path: { type: 'serviceResource' }, body })).status).toBe(403)
  expect((await mats.call('findAllResourceGroups')).status).toBe(403)
  expect((await mats.call('findAllServiceResources')).status).toBe(200)
  expect((await mats.call('getResourcesByFilter', { body: {} })).status).toBe(200)
  const ulla = await guest.as('ulla.users')
  expect((await ulla.call('findAllServiceResources')).status).toBe(403)
})
