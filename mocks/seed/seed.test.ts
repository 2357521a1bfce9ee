import { describe, expect, test } from 'vitest'
import { REFERENCES } from '@/api/generated/references.ts'
import { createSeeds } from './index.ts'
import { corporateAccounts } from './companies/companies.ts'
import { people } from './people.ts'
import { PERSONAS } from './personas.ts'
import { productParts, products } from './products.ts'
import { resourceGroups, resources } from './resources.ts'
import { isAll } from '../../tests/level.ts'

const count = (rows: Iterable<unknown>): number => {
  let rowCount = 0
  for (const _ of rows) rowCount += 1
  return rowCount
}

describe('seeds', () => {
  test('every persona except platform staff has a company or partner that exists', () => {
    const { users, corporateAccounts: accounts, partners } = createSeeds({ scale: false })
    for (const { ospId, roles } of PERSONAS) {
      const user = users.rows.get(ospId)
      const home =
        accounts.rows.get(user?.corporateAccountOspId ?? '') ?? partners.rows.get(user?.partnerOspId ?? '')
      expect([ospId, home !== undefined]).toEqual([ospId, !roles.includes('ospadmin')])
    }
  })
  test('created twice they are equal', () => {
    expect([...people(false)]).toEqual([...people(false)])
    expect([...corporateAccounts(false)].at(-1)).toEqual([...corporateAccounts(false)].at(-1))
  })
  test('logins, external ids and contract numbers are unique where required', () => {
    const { users } = createSeeds({ scale: false })
    for (const unique of [
      [...users.rows.values()].flatMap(({ login }) => login?.toLowerCase() ?? []),
      [...users.rows.values()].flatMap(({ contractId }) => contractId ?? []),
      [...users.rows.values()].flatMap(({ corporateAccountOspId, extId }) =>
        extId === undefined ? [] : `${corporateAccountOspId} ${extId}`,
      ),
    ])
      expect(new Set(unique).size).toBe(unique.length)
  })
  test.runIf(isAll)('a provider is a partner that provides mobility, a reseller one that resells', () => {
    const seeds = createSeeds({ scale: false, longLists: true })
    const typeOf = (ospId: string) => seeds.partners.rows.get(ospId)?.data.partnerType ?? 'nobody'
    for (const [reference, types] of Object.entries(REFERENCES)) {
      const named = Object.values(seeds).flatMap(({ rows }) =>
        [...rows.values()].flatMap((row: object) => {
          const ospId: unknown = Object.entries(row).find(([name]) => name === `${reference}OspId`)?.[1]
          return typeof ospId === 'string' ? [ospId] : []
        }),
      )
      expect(named.length).toBeGreaterThan(0)
      expect([...new Set(named.map(typeOf))].filter((type) => !types.some((one) => one === type))).toEqual([])
    }
  })
  test.runIf(isAll)('`scale` adds 20,000 companies and 100,000 users', () => {
    expect(count(corporateAccounts(true)) - count(corporateAccounts(false))).toBe(20_000)
    expect(count(people(true)) - count(people(false))).toBe(100_000)
  })
  test('long lists have 20,000 orders, problems and transactions, and the records they refer to exist', () => {
    const seeds = createSeeds({ scale: false, longLists: true })
    const {
      users,
      corporateAccounts: accounts,
      orders,
      events,
      reconciliations,
      transactions,
      budgets,
    } = seeds
    expect([...orders.rows.values()].filter(({ status }) => status === 'OPEN').length).toBeGreaterThan(20_000)
    expect(reconciliations.rows.size).toBeGreaterThan(20_000)
    expect(transactions.rows.size).toBeGreaterThan(20_000)
    expect(seeds.resources.by('type', 'transportStop')).toHaveLength(5000)
    const named = [
      ...[...orders.rows.values(), ...events.rows.values()].flatMap((row) => [
        users.rows.get(row.userOspId),
        accounts.rows.get(row.corporateAccountOspId),
      ]),
      ...[...transactions.rows.values()].flatMap(({ budgetOspId, eventOspId }) => [
        budgets.rows.get(budgetOspId),
        events.rows.get(eventOspId ?? ''),
      ]),
    ]
    expect(named.filter((row) => row === undefined)).toEqual([])
  })
  test('`scale` adds 1,000 products and 9,486 resources, and their parts exist', () => {
    expect(count(products(true)) - count(products(false))).toBe(1000)
    expect(count(resources(true)) - count(resources(false))).toBe(9486)
    const ospIds = new Set([...resources(true), ...resourceGroups(true)].map(({ ospId }) => ospId))
    const parts = [
      ...[...productParts(true)].map(({ partOspId }) => partOspId),
      ...[...resourceGroups(true)].flatMap(({ resourceOspIds }) => resourceOspIds),
    ]
    expect(parts.filter((ospId) => !ospIds.has(ospId))).toEqual([])
  })
})
