/** The areas of the product are the areas of its two specifications. */
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routes } from '../../src/routes/routes.ts'
import { namesIn } from '../../scripts/files.ts'

/** R287: document A describes the work of a company's admins, document B the work of partners and the platform. */
const AREAS = {
  A: [
    'session',
    'help',
    'dashboard',
    'company',
    'trips',
    'payroll',
    'finance',
    'app-users',
    'budgets',
    'expenses',
    'identification-fields',
    'user-groups',
    'admins',
    'reporting',
  ],
  B: [
    'products',
    'resources',
    'orders',
    'plugin-purchases',
    'reconciliation',
    'templates',
    'translations',
    'user-fees',
    'communication',
  ],
  // Described in both.
  AB: ['corporate-accounts', 'partners', 'branding', 'season-tickets', 'uploads'],
}
const all = Object.values(AREAS).flat()

test('R287 each area of both documents has a contract and a sandbox, and there are no other areas', () => {
  const areas = namesIn('openapi/paths', '.yaml')
  expect(areas).toEqual(all.toSorted())
  expect(all.filter((area) => !existsSync(`mocks/handlers/${area}.ts`))).toEqual([])
})

test('R287 each screen belongs to one of these areas', () => {
  const known = new Set<string>(all)
  expect(routes.map(({ area }) => area).filter((area) => !known.has(area))).toEqual([])
})
