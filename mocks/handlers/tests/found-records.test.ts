import { beforeAll, describe, expect, test } from 'vitest'
import { readDocument } from '../../document.ts'
import { ROLES_BY_KIND } from '../../behaviour/found-records.ts'
import { createTester, type Tester } from '../../testing.ts'

let guest: Tester
let olivia: Tester
let ulla: Tester
beforeAll(async () => {
  guest = createTester()
  olivia = await guest.as('olivia.osp')
  ulla = await guest.as('ulla.users')
})

const find = async (caller: Tester, search: string, size = 3) =>
  (await caller.call('findRecords', { body: { search, size } })).good
const namesOf = async (caller: Tester, search: string, kind: string) =>
  (await find(caller, search, 20)).groups
    .find((group) => group.kind === kind)
    ?.records.map(({ name }) => name)

test('G458 each kind is visible to the roles of the operation that lists it', () => {
  const roles = new Map(
    Object.values(readDocument().paths)
      .flatMap((item) => Object.values(item))
      .map((operation) => [operation.operationId, operation['x-roles']]),
  )
  const LISTS = {
    USER: 'findUsersByAny',
    COMPANY: 'getCorporateAccountsByFilter',
    USER_GROUP: 'getUserGroup',
    INVOICE: 'findInvoicesByFilter',
    PRODUCT: 'findProductsByFilter',
    PARTNER: 'getAllPartners',
    TEMPLATE: 'getTemplates',
  } as const
  for (const [kind, operation] of Object.entries(LISTS))
    expect([kind, ROLES_BY_KIND[kind as keyof typeof LISTS]]).toEqual([kind, roles.get(operation)])
})

describe('G458 what is found', () => {
  test('a company, a partner, a template and a group by parts of their names', async () => {
    expect(await namesOf(olivia, 'gent gar', 'COMPANY')).toContain('Gent Garage')
    expect(await namesOf(olivia, 'NOORDZEE', 'PARTNER')).toEqual(['Noordzee Mobility'])
    expect(await namesOf(olivia, 'pinc', 'TEMPLATE')).toEqual(['PINCODE'])
    expect(await namesOf(ulla, 'night', 'USER_GROUP')).toContain('NIGHT_SHIFT')
  })

  test('a plural finds the singular', async () => {
    expect(await namesOf(olivia, 'pincodes', 'TEMPLATE')).toEqual(['PINCODE'])
  })

  test('a product by its external id and its label in each language', async () => {
    const { content } = (await olivia.call('findProductsByFilter', { query: { size: 50 }, body: {} })).good
    const product = content.find(({ label }) => label.translations?.['fr'] !== undefined)
    for (const text of [product?.extId, product?.label.translations?.['fr'], product?.label.defaultValue])
      expect(await namesOf(olivia, text ?? '', 'PRODUCT')).toContain(product?.name)
  })

  test('R161 an invoice by its number, and by its amount in every notation', async () => {
    const { content } = (await ulla.call('findInvoicesByFilter', { body: {} })).good
    const [invoice] = content
    const euros = invoice?.amountVatIncl ?? 0
    expect(euros).toBeGreaterThan(1000)
    const [whole = '', cents = ''] = euros.toFixed(2).split('.')
    const grouped = (mark: string) => `${whole.slice(0, -3)}${mark}${whole.slice(-3)}`
    for (const text of [
      invoice?.number ?? '',
      `${whole},${cents}`,
      `${whole}.${cents}`,
      `€ ${grouped(' ')},${cents}`,
      `${grouped('.')},${cents} EUR`,
      whole,
    ])
      expect(await namesOf(ulla, text, 'INVOICE')).toContain(invoice?.number)
    expect(await namesOf(ulla, `${Number(whole) + 1},${cents}`, 'INVOICE')).toBeUndefined()
  })

  test('G298 a person by the phone in every notation', async () => {
    const jonas = (await ulla.call('findUsersByAny', { query: { search: 'jonas', size: 1 } })).good.content[0]
    const [, area = '', rest = ''] = /^\+32(\d{3})(\d{6})$/.exec(jonas?.msisdn ?? '') ?? []
    expect(area).not.toBe('')
    for (const text of [`0${area}/${rest}`, `0032 ${area} ${rest}`, `+32 (0)${area} ${rest}`])
      expect(await namesOf(ulla, text, 'USER')).toContain(jonas?.fullname)
  })

  test('names that begin with the text come first, and their kinds', async () => {
    const { groups } = await find(olivia, 'brugge')
    expect(groups[0]?.kind).toBe('COMPANY')
    expect(groups.find(({ kind }) => kind === 'USER')?.total).toBeGreaterThan(0)
    expect((await namesOf(ulla, 'jonas', 'USER'))?.[0]).toMatch(/^Jonas/)
  })

  test('as many of each kind as requested, and how many there are', async () => {
    const three = await find(ulla, 'brugge')
    const one = await find(ulla, 'brugge', 1)
    expect(one.total).toBe(three.total)
    expect(one.groups.map(({ records }) => records.length)).toEqual(one.groups.map(() => 1))
    expect(three.total).toBe(three.groups.reduce((sum, { total }) => sum + total, 0))
    expect(await find(ulla, 'qzxwvk')).toEqual({ total: 0, groups: [] })
  })
})

describe('G458 who finds what', () => {
  const kindsOf = async (login: string, search: string) =>
    (await find(await guest.as(login), search)).groups.map(({ kind }) => kind).toSorted()

  test('a user manager finds no companies, products, partners or templates', async () => {
    expect(await kindsOf('ulla.users', 'brugge')).toEqual(['INVOICE', 'USER', 'USER_GROUP'])
    expect(await kindsOf('ulla.users', 'pincode')).toEqual([])
  })

  test('an invoice manager finds only invoices', async () => {
    expect(await kindsOf('ivo.invoices', 'brugge')).toEqual(['INVOICE'])
  })

  test('R040 self-billing invoices are for invoice managers', async () => {
    expect(await namesOf(await guest.as('ivo.invoices'), 'SB-20', 'INVOICE')).not.toBeUndefined()
    expect(await namesOf(ulla, 'SB-20', 'INVOICE')).toBeUndefined()
  })

  test('partner staff find what belongs to their companies, and no others', async () => {
    const mats = await guest.as('mats.msp')
    expect(await namesOf(mats, 'gent', 'COMPANY')).toEqual(['Gent Garage'])
    const { groups } = await find(mats, 'brugge', 20)
    const companies = groups.flatMap(({ records }) => records.flatMap(({ company }) => company?.ospId ?? []))
    expect(companies.length).toBeGreaterThan(0)
    const own = (await mats.call('getCorporateAccountsByFilter', { body: {} })).good.content
    expect(own.map(({ ospId }) => ospId)).toEqual(expect.arrayContaining([...new Set(companies)]))
  })

  test('a role without a kind is refused', async () => {
    const rita = await guest.as('rita.reports')
    expect((await rita.call('findRecords', { body: { search: 'brugge' } })).status).toBe(403)
  })
})
