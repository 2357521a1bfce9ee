import { beforeEach, describe, expect, test } from 'vitest'
import { createTester, type Tester } from '../../testing.ts'

const COMPANY = 'ca-2001'
const NIGHT = 'g-4002'
const JONAS = { userOspId: 'u-1101' }

let guest: Tester
let admin: Tester
beforeEach(async () => {
  guest = createTester()
  admin = await guest.as('ulla.users')
})
const company = (data: object) =>
  admin.call('updateTravelCompensation', { body: { corporateAccountOspId: COMPANY, data } })

describe('compensations', () => {
  test('R190 R191 R192 without settings, everything of a company is off and PER_KILOMETER', async () => {
    const emma = await guest.as('emma.empty')
    const { good } = await emma.call('getTravelCompensation', { body: { corporateAccountOspId: 'ca-2006' } })
    expect(good).toMatchObject({
      version: 1,
      configuration: {
        commuteBikeEnabled: false,
        businessTripBikeEnabled: false,
        homeWorkEnabled: false,
        carCommuteCompensationType: 'PER_KILOMETER',
      },
    })
  })

  test('R276 R277 R278 tax-free limits are dated hints, and no rate is refused because of them', async () => {
    const { good } = await company({ commuteBikeCompensationPerKm: 0.99 })
    expect(good.configuration.commuteBikeCompensationPerKm).toBe(0.99)
    expect(good.taxFreeLimits.map(({ mode, maxPerKm, validUntil }) => [mode, maxPerKm, validUntil])).toEqual([
      ['BIKE', 0.36, undefined],
      ['WALKING', 0.24, undefined],
      ['PRIVATE_CAR', 0.432, '2025-06-30'],
    ])
  })

  test('R161 no allowance is below zero', async () => {
    const { error } = await company({ homeWorkDailyAllowance: -3 })
    expect(error.errors).toMatchObject([
      { field: 'data.homeWorkDailyAllowance', rule: 'minimum', params: { min: 0 } },
    ])
  })

  test('R195 a group has its own settings, else the company’s; its members have the group’s', async () => {
    const read = async (assigneeOspId: string) =>
      (await admin.call('getCommuteCompensation', { body: { assigneeOspId } })).good
    expect(await read(NIGHT)).toMatchObject({
      inherited: false,
      configuration: { commuteCarCompensationPerKm: 0.3, commuteBikeCompensationPerKm: 0.36 },
    })
    expect((await read('g-4003')).inherited).toBe(true)
    expect((await read('u-1101')).configuration.commuteCarCompensationPerKm).toBe(0.3)
    const homework = await admin.call('updateHomeworkCompensation', {
      body: { assigneeOspId: NIGHT, data: { homeWorkDailyAllowance: 7 } },
    })
    expect(homework.good).toMatchObject({ inherited: false, configuration: { homeWorkDailyAllowance: 7 } })
    await company({ commuteCarEnabled: false })
    expect((await read('u-1101')).configuration.commuteCarEnabled).toBe(false)
  })

  test('an old version is refused', async () => {
    const body = { corporateAccountOspId: COMPANY, version: 3, data: { homeWorkDailyAllowance: 6 } }
    expect((await admin.call('updateTravelCompensation', { body })).good.version).toBe(4)
    expect((await admin.call('updateTravelCompensation', { body })).error.code).toBe('STALE')
  })

  test('settings of another company are a 404', async () => {
    const petra = await guest.as('petra.prepaid')
    expect((await petra.call('getCommuteCompensation', { body: { assigneeOspId: NIGHT } })).status).toBe(404)
    expect((await petra.call('getCommuteDistance', { body: JONAS })).status).toBe(404)
  })
})

describe('a user', () => {
  test('R154 a distance may differ by at most 20 % from the proposed one', async () => {
    const { good } = await admin.call('getCommuteDistance', { body: JONAS })
    const { proposedKm = 0, minKm = 0, maxKm = 0 } = good
    const set = (distance: number) => admin.call('updateCommuteDistance', { body: { ...JONAS, distance } })
    expect((await set(proposedKm * 1.2)).good.userKm).toBe(proposedKm * 1.2)
    expect((await set(minKm)).status).toBe(200)
    const far = await set(maxKm + 0.01)
    expect(far.error.errors).toMatchObject([{ field: 'distance', rule: 'deviation' }])
    expect((await admin.call('deleteCommuteDistance', { body: JONAS })).good).toMatchObject({
      effectiveKm: proposedKm,
    })
  })

  test('R254 business trips must be on for the company first', async () => {
    const allow = () =>
      admin.call('updateBusinessTripPermission', { body: { ...JONAS, data: { companyCarEnabled: true } } })
    expect((await allow()).error).toMatchObject({
      code: 'BUSINESS_TRIPS_DISABLED',
      errorLabel: { en: 'You need to enable business trips on company level first' },
    })
    const read = async () => (await admin.call('getBusinessTripPermission', { body: JONAS })).good
    expect((await read()).company).toMatchObject({ bikeEnabled: true, companyCarEnabled: false })
    await company({ businessTripCompanyCarEnabled: true })
    expect((await read()).company.companyCarEnabled).toBe(true)
    expect((await allow()).good.companyCarEnabled).toBe(true)
  })

  test('R191 R193 how a user commutes', async () => {
    const update = (data: object) => admin.call('updateCommuteUser', { body: { ...JONAS, data } })
    expect((await update({ modes: ['WALKING'] })).error.code).toBe('COMMUTE_DISABLED')
    expect((await update({ modes: ['CAR'], carType: 'COMPANY' })).good).toMatchObject({
      enabled: true,
      modes: ['CAR'],
      carType: 'COMPANY',
    })
    const { good } = await admin.call('getCommuteUserStatus', { path: { id: 'u-1101' } })
    expect(good).toMatchObject({ modes: ['CAR'], companyModes: ['BIKE', 'CAR'] })
  })

  test('R194 the user’s own compensation is per trip, kilometre or day', async () => {
    const update = (data: object) => admin.call('updateCommuteUserCompensation', { body: { ...JONAS, data } })
    expect((await update({ compensationPerDay: 4 })).error.errors).toMatchObject([{ rule: 'one_of' }])
    const { good } = await update({ compensationPerKm: null, compensationPerDay: 4 })
    expect(good).toMatchObject({ compensationPerDay: 4, validFrom: '2026-01-01' })
    expect(good.compensationPerKm).toBeUndefined()
  })

  test('homework must be on for the company first, and users read only their own', async () => {
    await company({ homeWorkEnabled: false })
    const { error } = await admin.call('updateHomeworkPermission', { body: { ...JONAS, enabled: true } })
    expect(error.code).toBe('HOMEWORK_DISABLED')
    const ivo = await guest.as('ivo.invoices')
    expect((await ivo.call('getHomeworkPermission', { body: { userOspId: 'u-1004' } })).status).toBe(200)
    expect((await ivo.call('getHomeworkPermission', { body: JONAS })).status).toBe(403)
  })
})

describe('registrations', () => {
  test('are listed with a filter and read one by one', async () => {
    const { good } = await admin.call('getTravelsByFilter', {
      query: { size: 1000 },
      body: { corporateAccountOspId: COMPANY, kinds: ['COMMUTE'] },
    })
    expect(good.totalElements).toBeGreaterThan(50)
    expect(new Set(good.content.map(({ kind }) => kind))).toEqual(new Set(['COMMUTE']))
    const [first] = good.content
    if (!first) throw new Error('nobody commutes')
    const one = await admin.call('getTravelRegistration', { body: { ospId: first.ospId } })
    expect(one.good.travel).toEqual(first)
    const petra = await guest.as('petra.prepaid')
    expect((await petra.call('getTravelRegistration', { body: { ospId: first.ospId } })).status).toBe(404)
  })

  const at = async (now: string) => {
    await guest.control('PUT', 'clock', { now, frozen: true })
    admin = await guest.as('ulla.users')
    const body = { corporateAccountOspId: COMPANY }
    return (await admin.call('getTravelsByFilter', { query: { size: 1000 }, body })).good.content
  }
  const MONDAY = '2028-07-10'

  test('are on the workdays in Brussels at every hour: no weekends, and no day twice or missing', async () => {
    const noon = await at(`${MONDAY}T12:00:00+02:00`)
    expect(noon.some(({ date }) => date === MONDAY)).toBe(true)
    expect(noon.filter(({ date }) => new Date(date).getUTCDay() % 6 === 0)).toEqual([])
    const ids = (rows: typeof noon) => rows.map(({ ospId }) => ospId)
    expect(ids(await at(`${MONDAY}T00:30:00+02:00`))).toEqual(ids(noon))
    // Within the ninety days before, summer time has ended.
    const late = ids(await at('2028-11-20T23:30:00+01:00'))
    expect(new Set(late).size).toBe(late.length)
    expect(late).toEqual(ids(await at('2028-11-20T12:00:00+01:00')))
  })

  test('have a time in Brussels that is never in the future', async () => {
    const createdOn = async (now: string, day: string) => {
      const ospId = (await at(now)).find(({ date }) => date === day)?.ospId ?? ''
      return (await admin.call('getTravelRegistration', { body: { ospId } })).good.createdOn
    }
    expect(await createdOn(`${MONDAY}T19:00:00+02:00`, MONDAY)).toBe(`${MONDAY}T18:00:00+02:00`)
    expect(await createdOn(`${MONDAY}T17:00:00+02:00`, MONDAY)).toBe(`${MONDAY}T00:00:00+02:00`)
    expect(await createdOn('2028-12-05T09:00:00+01:00', '2028-12-04')).toBe('2028-12-04T18:00:00+01:00')
    await at(`${MONDAY}T09:00:00+02:00`)
    const { good } = await admin.call('getUsersByFilter', { query: { size: 1000 }, body: {} })
    const future = good.content.filter(
      ({ lastTripOn = '' }) => Date.parse(lastTripOn) > Date.parse(`${MONDAY}T09:00:00+02:00`),
    )
    expect(future).toEqual([])
  })

  test('are empty in a company without settings', async () => {
    const { good } = await (await guest.as('petra.prepaid')).call('getTravelsByFilter', { body: {} })
    expect(good.totalElements).toBe(0)
  })
})
