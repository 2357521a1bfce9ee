/**
 * Faults between portal and server end in a message and a way to continue. Each screen is tested in `../../screen/`.
 */
import type { Page } from '@playwright/test'
import { COMPANY } from '../../../mocks/seed/names.ts'
import type { Route } from '../../../src/routes/route.ts'
import { routes } from '../../../src/routes/routes.ts'
import { BASE, expect, test } from '../../fixtures.ts'
import { isAll, turn } from '../../level.ts'
import { notification, openUserMenu } from '../../portal.ts'
import { sampleAddress } from '../../sample-address.ts'
import type { SandboxClient } from '~mocks/sandbox-client.ts'

const TEXTS = {
  'status-500': 'Er ging iets mis op de server.',
  'status-503': 'De dienst is even niet beschikbaar.',
  'off-contract': 'Het antwoord van de server is onleesbaar.',
  'drop-connection': 'Er is geen verbinding met de server.',
} as const

/** Cases that need a browser: calls from a worker, and a connection that is really dropped. */
const CASES = [
  ['CorporateAccounts', 'status-500'],
  ['CorporateAccounts', 'off-contract'],
  ['Dashboard', 'drop-connection'],
] as const

/** The session is established, on a screen without reads. */
async function start(page: Page, sandbox: SandboxClient): Promise<void> {
  await page.goto(`${BASE}/change-password?corporateAccountOspId=${COMPANY.bakery}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Wachtwoord wijzigen' })).toBeVisible()
  await expect.poll(async () => (await sandbox.calls('getPartner')).length).toBeGreaterThan(0)
}

/** Navigates within the page, as a link does. */
const goOnTo = (page: Page, address: string) =>
  page.evaluate((to) => history.pushState(null, '', to), address)

const problems = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' })

for (const [name, kind] of turn(CASES, 1, isAll))
  test(`R247 ${name}: ${kind} is shown, and disappears by trying again`, async ({
    page,
    sandbox,
    signInAs,
  }) => {
    const screen = (routes as readonly Route[]).find((route) => route.name === name)
    if (!screen) throw new Error(`no screen ${name}`)
    await signInAs('olivia.osp')
    await start(page, sandbox)
    await sandbox.faults.set({ operationId: '*', kind })
    await goOnTo(page, sampleAddress(screen))
    await expect(notification(page, TEXTS[kind]).or(problems(page)).first()).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Er ging iets mis op deze pagina' }),
    ).toHaveCount(0)

    await sandbox.faults.clear()
    for (let tries = 0; tries < 12 && (await problems(page).count()) > 0; tries += 1) {
      await problems(page).first().click()
      await expect(page.locator('[data-pending=true]')).toHaveCount(0)
    }
    await expect(problems(page)).toHaveCount(0)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  })

test('R246 a request that is never answered is aborted after 120 s with an error message', async ({
  clock,
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await start(page, sandbox)
  await sandbox.faults.set({ operationId: 'countUsers', kind: 'never-answers' })
  await clock.install()
  const request = page.waitForRequest('**/api/reporting/countUsers*')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await request
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  const late = notification(page, 'De server antwoordt niet op tijd.')
  await clock.runFor(115_000)
  await expect(late).toHaveCount(0)
  await clock.runFor(5500)
  await expect(late).toHaveCount(1)
})

test('R271 a notification stays for 10 s, longer under the pointer or focus, and can be dismissed', async ({
  clock,
  page,
  sandbox,
  signInAs,
}) => {
  await clock.install()
  await signInAs('ulla.users')
  await start(page, sandbox)
  const refuse = async () => {
    await sandbox.faults.set({ operationId: 'changeLanguage', kind: 'status-503', times: 1 })
    await (await openUserMenu(page)).getByRole('menuitemradio', { name: 'English' }).click()
  }
  const notice = notification(page, TEXTS['status-503'])
  await refuse()
  await expect(notice).toBeVisible()
  await clock.runFor(8000)
  await expect(notice).toBeVisible()
  await clock.runFor(2500)
  await expect(notice).toHaveCount(0)

  await refuse()
  await notice.hover()
  await clock.runFor(20_000)
  await expect(notice).toBeVisible()
  await page.mouse.move(5, 5)
  await clock.runFor(10_500)
  await expect(notice).toHaveCount(0)

  await refuse()
  await notice.getByRole('button', { name: 'Sluiten' }).click()
  await expect(notice).toHaveCount(0)
})
