/**
 * Who may open a screen may also make the calls that it begins with: the guard of its route and the `x-roles` of its
 * operations agree. `../structure/who-may-open.test.ts` has the guards alone, `mocks/roles.test.ts` the operations alone.
 */
import { COMPANY } from '../../mocks/seed/names.ts'
import type { Route } from '../../src/routes/route.ts'
import { routes } from '../../src/routes/routes.ts'
import { sampleAddress } from '../sample-address.ts'
import { endOf, guardOf, type Kind } from '../who-may-open.ts'
import { BASE, expect, test } from './fixture.ts'

/** One of each kind who works for Brugge Bakery, as the samples do; platform staff may call everything. */
const ASKED: readonly (readonly [Kind, login: string])[] = [
  ['partner staff', 'mats.msp'],
  ['user manager', 'ulla.users'],
  ['invoice manager', 'ivo.invoices'],
  ['reporting manager', 'rita.reports'],
  ['communication manager', 'carl.communication'],
  ['contact', 'connie.contact'],
]

/** Reads nothing. */
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

for (const [kind, login] of ASKED)
  test(
    `R026 ${login}: no screen that opens is refused its reads`,
    { timeout: 300_000 },
    async ({ page, sandbox, signInAs }) => {
      const between = page.getByRole('heading', { level: 1, name: 'Wachtwoord wijzigen' })
      await signInAs(login, { language: 'nl' })
      await page.goto(BETWEEN)
      const refused = new Map<string, string>()
      for (const screen of screensOf(kind)) {
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
