/** Companies, partners, groups, and the data loaded with them after sign-in. */
import { describe, expect, test } from 'vitest'
import { createTester, testerOf } from '../../testing.ts'

const BAKERY = 'ca-2001'
const sandbox = createTester().sandbox
const as = (login: string) => testerOf(sandbox, 'companies').as(login)

describe('companies', () => {
  test('are read by their own users and their partner’s staff; for others they are a 404', async () => {
    const statusFor = async (login: string, ospId = BAKERY) =>
      (await (await as(login)).call('getCorporateAccount', { body: { ospId } })).status
    expect(
      await Promise.all([
        statusFor('ulla.users'),
        statusFor('connie.contact'),
        statusFor('mats.msp'),
        statusFor('olivia.osp'),
      ]),
    ).toEqual([200, 200, 200, 200])
    expect(
      await Promise.all([
        statusFor('petra.prepaid'),
        statusFor('miranda.msp'),
        statusFor('olivia.osp', 'ca-none'),
      ]),
    ).toEqual([404, 404, 404])
  })
  test('show the number of active app users', async () => {
    const tester = createTester()
    const ulla = await tester.as('ulla.users')
    const count = async () =>
      (await ulla.call('getCorporateAccount', { body: { ospId: BAKERY } })).good.userCount
    expect(await count()).toBe(60)
    await ulla.call('deactivateUser', { body: { ospId: 'u-1101' } })
    expect(await count()).toBe(59)
  })
  test('R234 the large partner’s 20,000 companies come in 20 pages of 1000', async () => {
    const miranda = await as('miranda.msp')
    const page = async (number: number) =>
      (await miranda.call('getCorporateAccountsByFilter', { body: {}, query: { page: number, size: 1000 } }))
        .good
    const [first, last] = [await page(0), await page(19)]
    expect([first.totalElements, first.totalPages, last.content.length]).toEqual([20_000, 20, 1000])
    expect(first.content[0]?.ospId).not.toBe(last.content[0]?.ospId)
  })
  test('R149 can be searched by at least three characters; words in any order, ignoring case and accents', async () => {
    const mats = await as('mats.msp')
    const search = (text: string) => mats.call('findCorporateAccountsByAny', { query: { search: text } })
    expect((await search('br')).error.errors).toMatchObject([{ field: 'search', rule: 'minLength' }])
    expect((await search('BAKERY brügge')).good.content.map(({ data }) => data.name)).toEqual([
      'Brugge Bakery',
    ])
    expect((await search('0123.456')).good.totalElements).toBe(1)
  })
  test('filter conditions are combined with and; sorting works in both directions', async () => {
    const miranda = await as('miranda.msp')
    const { good } = await miranda.call('getCorporateAccountsByFilter', {
      body: { active: false, companyType: 'SME', paymentType: 'PREPAID' },
      query: { sort: '-extId', size: 50 },
    })
    expect(
      good.content.every(
        ({ active, data }) => !active && data.companyType === 'SME' && data.paymentType === 'PREPAID',
      ),
    ).toBe(true)
    const extIds = good.content.map(({ data }) => data.extId)
    expect(extIds).toEqual([...extIds].sort().reverse())
  })
  test('of a partner are returned in one response, to its own staff and the platform', async () => {
    const names = async (login: string) =>
      (
        await (await as(login)).call('getCorporateAccountsByPartner', { body: { partnerOspId: 'p-3001' } })
      ).good.map(({ data }) => data.name)
    expect(await names('mats.msp')).toEqual(['Brugge Bakery', 'Empty Office', 'Gent Garage'])
    expect(await names('olivia.osp')).toHaveLength(3)
    expect(
      (
        await (
          await as('miranda.msp')
        ).call('getCorporateAccountsByPartner', { body: { partnerOspId: 'p-3001' } })
      ).status,
    ).toBe(404)
  })
  test('have types named in the caller’s language', async () => {
    const labels = async (login: string) => (await (await as(login)).call('listCompanyTypes')).good[0]?.label
    expect([await labels('ulla.users'), await labels('rita.reports')]).toEqual(['Kmo', 'PME'])
  })
})

describe('partners', () => {
  test('R083 are all listed by name, for platform staff only', async () => {
    const { good } = await (await as('olivia.osp')).call('getAllPartners')
    expect(good.map(({ data, corporateAccountCount }) => [data.name, corporateAccountCount])).toEqual([
      ['Artemis', 1],
      ['Benelux Mobility', 20_000],
      [expect.stringContaining('Société coopérative'), 0],
      ['Meetjesland Tickets', 0],
      ['Noordzee Mobility', 3],
      ['Old Rail', 0],
      ['Scheldt Mobility', 5],
      ['Vreemde Makelaar', 0],
      ['Zwin Reizen', 0],
    ])
    expect((await (await as('mats.msp')).call('getAllPartners')).status).toBe(403)
  })
  test('R080 R129 everyone reads the own partner, but no other', async () => {
    const arthur = await as('arthur.artemis')
    expect((await arthur.call('getPartner', { body: { ospId: 'p-3003' } })).good.data.partnerType).toBe(
      'ARTEMIS',
    )
    expect((await arthur.call('getPartner', { body: { ospId: 'p-3001' } })).status).toBe(404)
  })
})

describe('user groups', () => {
  test('R128 R182 of the own company are listed by name, with their members', async () => {
    const { good } = await (await as('ulla.users')).call('findAllUserGroups', { body: {} })
    expect(good.map(({ data }) => data.extId.slice(0, 23))).toEqual([
      'ALL_BRUGGE-BAKERY_USERS',
      'EVERYONE_WHO_WORKS_AT_N',
      'NIGHT_SHIFT',
      'SUMMER_JOBS',
    ])
    expect(good.map(({ userCount }) => userCount)).toEqual([74, 1, expect.any(Number), 0])
  })
  test('must be requested with a company by staff; a new company has none', async () => {
    const mats = await as('mats.msp')
    expect((await mats.call('findAllUserGroups', { body: {} })).error.errors).toMatchObject([
      { field: 'corporateAccountOspId', rule: 'required' },
    ])
    expect(
      (await mats.call('findAllUserGroups', { body: { corporateAccountOspId: 'ca-2006' } })).good,
    ).toEqual([])
    expect(
      (await mats.call('findAllUserGroups', { body: { corporateAccountOspId: 'ca-2002' } })).status,
    ).toBe(404)
  })
  test('of one user', async () => {
    const ulla = await as('ulla.users')
    const { good } = await ulla.call('getUserGroupsByUser', { body: { userOspId: 'u-1101' } })
    expect(good.map(({ ospId }) => ospId)).toEqual(['g-4001', 'g-4002'])
  })
})

describe('data loaded after sign-in', () => {
  test('R282 branding of the company, else of the partner, else of the platform', async () => {
    const look = async (login: string, body = {}) =>
      (await (await as(login)).call('getPortalBranding', { body })).good
    expect(await look('petra.prepaid')).toEqual({ brandColor: '#B42318', name: 'Leuven Lab', hasLogo: true })
    expect(await look('ulla.users')).toMatchObject({ name: 'Noordzee Mobility' })
    expect(await look('olivia.osp')).toEqual({ brandColor: '#0F89EA', hasLogo: false })
    expect(await look('olivia.osp', { corporateAccountOspId: 'ca-2003' })).toMatchObject({
      brandColor: '#FFE45C',
    })
  })
  test('R285 the logo is a PNG, or a 404 when there is none', async () => {
    const petra = await as('petra.prepaid')
    const response = await petra.raw('/branding/portal/logo/get')
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect([response.headers.get('content-type'), ...bytes.subarray(1, 4)]).toEqual([
      'image/png',
      0x50,
      0x4e,
      0x47,
    ])
    expect((await (await as('olivia.osp')).raw('/branding/portal/logo/get')).status).toBe(404)
  })
  test('help in the requested language, else the caller’s', async () => {
    const rita = await as('rita.reports')
    expect((await rita.call('getHelp', { body: {} })).good.language).toBe('fr')
    expect((await rita.call('getHelp', { body: { language: 'nl' } })).good.title).toBe('Hulp nodig?')
  })
  test('R129 G125 the payroll connection; its details for platform staff only', async () => {
    const config = async (login: string, corporateAccount = 'ca-2005') =>
      (await as(login)).call('getActivePayrollConfig', { query: { corporateAccount } })
    expect((await config('pam.payroll')).good).not.toHaveProperty('connection')
    expect((await config('olivia.osp')).good.connection).toMatchObject({ clientSecret: '••••••••' })
    expect([(await config('ulla.users', BAKERY)).status, (await config('ulla.users')).status]).toEqual([
      404, 404,
    ])
  })
})
