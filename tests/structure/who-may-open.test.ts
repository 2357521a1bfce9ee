/**
 * Tests each screen with each kind of persona, whether it may open the screen or not: the verdicts of the route guards
 * for the sandbox's users are compared with `MAY_OPEN`. The browser test `session.guards.spec.ts` checks that a verdict
 * leads to the page, the 404 page or the dashboard.
 */
import { beforeAll, expect, test } from 'vitest'
import { PERSONAS } from '../../mocks/seed/personas.ts'
import { createTester } from '../../mocks/testing.ts'
import * as guards from '../../src/routes/guards.ts'
import type { Route } from '../../src/routes/route.ts'
import { routes } from '../../src/routes/routes.ts'
import { decide, type Viewer } from '../../src/session/access.ts'
import {
  ANOTHER,
  endOf,
  guardOf,
  KINDS,
  MAY_OPEN,
  PERSONAS_OF,
  REFUSED,
  sidebarOf,
  type GuardName,
  type Someone,
} from '../who-may-open.ts'

const table: readonly Route[] = routes
const listOf = new Map(Object.entries(guards))
const everyone = KINDS.flatMap((kind) =>
  PERSONAS_OF[kind].map((who: Someone) => ({ ...who, kind, name: `${kind} ${who.login}` })),
)
/** By name. */
const viewers = new Map<string, Viewer>()

beforeAll(async () => {
  const staff = await createTester().as('olivia.osp')
  for (const who of everyone) {
    const { ospId } = PERSONAS.find(({ login }) => login === who.login) ?? { ospId: '' }
    const { good: user } = await staff.call('getUser', { body: { ospId } })
    const company = who.company ?? user.corporateAccount?.ospId
    viewers.set(who.name, {
      user,
      accountOspId: company,
      account: company === undefined ? undefined : await accountOf(company),
    })
  }

  async function accountOf(ospId: string): Promise<Viewer['account']> {
    const { data } = (await staff.call('getCorporateAccount', { body: { ospId } })).good
    const partner = (await staff.call('getPartner', { body: { ospId: data.partner.ospId } })).good
    return { paymentType: data.paymentType, partnerType: partner.data.partnerType }
  }
})

test('each screen has one of the guards of guards.ts, except those for guests', () => {
  const strays = table.filter((route) => guardOf(route) === undefined)
  expect(strays.map(({ name }) => name)).toEqual([])
  const inconsistent = table.filter(
    (route) => (route.audience === 'signed-in') === (route.guards === guards.anyone),
  )
  expect(inconsistent.map(({ name }) => name)).toEqual([])
})

test('each guard has a column in MAY_OPEN', () => {
  expect(Object.keys(MAY_OPEN).toSorted()).toEqual(Object.keys(guards).toSorted())
})

test('each persona is of one kind, or cannot sign in', () => {
  const known = everyone.filter(({ company }) => company === undefined).map(({ login }) => login)
  expect([...known, ...Object.keys(REFUSED)].toSorted()).toEqual(
    PERSONAS.map(({ login }) => login).toSorted(),
  )
})

for (const guard of Object.keys(MAY_OPEN) as GuardName[])
  test.each(everyone)(`${MAY_OPEN[guard].rules}: ${guard} and $name`, ({ kind, name: who }) => {
    const viewer = viewers.get(who)
    if (!viewer) throw new Error(`the sandbox has no ${who}`)
    const screens = table.filter((route) => guardOf(route) === guard)
    const verdicts = screens.map((screen) => [screen.name, decide(screen.guards, viewer, ANOTHER)])
    expect(decide(listOf.get(guard) ?? [], viewer, ANOTHER)).toBe(endOf(guard, kind))
    expect(Object.fromEntries(verdicts)).toEqual(
      Object.fromEntries(screens.map(({ name }) => [name, endOf(guard, kind)])),
    )
  })

test('G066, R081 the expected menus are in the requested language', () => {
  expect(sidebarOf('contact')).toEqual(['Dashboard'])
  expect(sidebarOf('reporting manager', 'fr')).toEqual([
    'Tableau de bord',
    'Rapports',
    'Finances:',
    'Budget de l’entreprise',
    'Toutes les transactions',
    'Back-office:',
    'Abonnements',
  ])
})
