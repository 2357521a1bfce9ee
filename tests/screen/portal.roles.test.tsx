/**
 * A user who may open a screen may also make its initial calls: the guard of its route and the `x-roles` of its
 * operations agree. `../structure/who-may-open.test.ts` tests only the guards, `mocks/roles.test.ts` only the
 * operations. A quick run opens a sample of the screens. Also tests which user sees the button of which action, against
 * `../who-may-act.ts`.
 */
import { PERSONAS } from '../../mocks/seed/personas.ts'
import { createTester } from '../../mocks/testing.ts'
import { COMPANY } from '../../mocks/seed/names.ts'
import type { Route } from '../../src/routes/route.ts'
import { routes } from '../../src/routes/routes.ts'
import type { Actions } from '../../src/actions/define-actions.ts'
import { mayCall } from '../../src/session/access.ts'
import { sampleAddress } from '../sample-address.ts'
import { sample } from '../level.ts'
import { ACTORS, MAY_ACT } from '../who-may-act.ts'
import { endOf, guardOf, PERSONAS_OF, type Kind } from '../who-may-open.ts'
import { BASE, expect, test } from './fixture.ts'

/** One persona of each kind who works for Brugge Bakery, as in the samples. Platform staff may call everything. */
const BAKERY_PERSONAS: readonly (readonly [Kind, login: string])[] = [
  ['partner staff', 'mats.msp'],
  ['user manager', 'ulla.users'],
  ['invoice manager', 'ivo.invoices'],
  ['reporting manager', 'rita.reports'],
  ['communication manager', 'carl.communication'],
  ['contact', 'connie.contact'],
]

/** A screen without reads. */
const BETWEEN = `${BASE}/change-password?corporateAccountOspId=${COMPANY.bakery}`

const screensOf = (kind: Kind): readonly Route[] =>
  (routes as readonly Route[]).filter((route) => {
    const guard = guardOf(route)
    return (
      route.audience === 'signed-in' &&
      !route.readsNothing &&
      route.load !== undefined &&
      route.redirect === undefined &&
      guard !== undefined &&
      endOf(guard, kind) === 'pass'
    )
  })

for (const [kind, login] of BAKERY_PERSONAS)
  test(
    `R026 ${login} may read the data of every screen that opens`,
    { timeout: 300_000 },
    async ({ page, sandbox, signInAs }) => {
      const between = page.getByRole('heading', { level: 1, name: 'Wachtwoord wijzigen' })
      await signInAs(login, { language: 'nl' })
      await page.goto(BETWEEN)
      const refused = new Map<string, string>()
      for (const screen of sample(screensOf(kind), 16, ({ name }) => `${login} ${name}`)) {
        await expect(between, screen.name).toBeVisible()
        history.pushState(null, '', sampleAddress(screen))
        await expect(between, screen.name).toHaveCount(0)
        await expect(page.getByRole('heading', { level: 1 }), screen.name).toBeVisible()
        await expect(page.locator('main [aria-busy=true]'), screen.name).toHaveCount(0)
        for (const { operationId, status } of await sandbox.calls())
          if (status === 403 && !refused.has(operationId)) refused.set(operationId, screen.name)
        history.pushState(null, '', BETWEEN)
      }
      expect(Object.fromEntries(refused)).toEqual({})
    },
  )

const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../src/{features,domain}/**/*actions.ts',
  { eager: true },
)
const isActions = (value: unknown): value is Actions<unknown> =>
  typeof value === 'object' && value !== null && 'area' in value && 'all' in value

/** Each action on a record, with its name in `MAY_ACT`. */
const ACTIONS = Object.values(MODULES)
  .flatMap((module) => Object.values(module).filter(isActions))
  .flatMap(({ area, all }) => all.map(({ id, operation }) => ({ name: `${area}.${id}`, operation })))
const named = (names: Iterable<string>): readonly string[] => [...new Set(names)].toSorted()

test('R026 each action on a record has a line that lists who sees its button', () => {
  expect(named(ACTIONS.map(({ name }) => name))).toEqual(named(MAY_ACT.flatMap(([, actions]) => actions)))
})

for (const actor of ACTORS)
  test(`R026 the buttons that a ${actor} sees`, async () => {
    const [{ login }] = PERSONAS_OF[actor]
    const { ospId } = PERSONAS.find((one) => one.login === login) ?? { ospId: '' }
    const { good: user } = await (await createTester().as('olivia.osp')).call('getUser', { body: { ospId } })
    const seen = ACTIONS.filter(({ operation }) => mayCall(user, operation)).map(({ name }) => name)
    const expected = MAY_ACT.filter(([actors]) => actors.includes(actor)).flatMap(([, actions]) => actions)
    expect(named(seen)).toEqual(named(expected))
  })

test('R026 a role that no operation names sees no button', () => {
  const newcomer = { ospId: 'u-1', roles: ['fleet_manager'], isMsp: false }
  expect(ACTIONS.filter(({ operation }) => mayCall(newcomer, operation)).map(({ name }) => name)).toEqual([])
})
