/** R123 to R126: an expired access token is renewed once, without the user noticing, or the session ends. */
import type { BrowserContext, Page } from '@playwright/test'
import { BASE, expect, test } from '../fixtures.ts'
import type { SandboxClient } from '~mocks/sandbox-client.ts'
import { notification, signInOnPage } from '../portal.ts'
import { inAll } from '../level.ts'

/** The sandbox's access tokens expire after 15 minutes. */
const TOKEN_LIFE = 16 * 60_000

const tokenOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name)?.value
/** Opens a screen, and waits for everything that is loaded after sign-in. */
const open = async (page: Page, sandbox: SandboxClient, path = '/help') => {
  await page.goto(`${BASE}${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(async () => (await sandbox.calls('getPartner')).length).toBe(1)
}

test('R123, R131 an expired token is renewed once without the user noticing', async ({
  page,
  context,
  sandbox,
  signInAs,
}) => {
  await signInAs('ulla.users')
  const old = {
    access: await tokenOf(context, 'portal_token'),
    refresh: await tokenOf(context, 'portal_refresh_token'),
  }
  await sandbox.clock.advance(TOKEN_LIFE)
  await page.goto(`${BASE}/dashboard`)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect(await sandbox.calls('refreshSession')).toMatchObject([{ status: 200 }])
  expect((await sandbox.calls('getUser')).map(({ status }) => status)).toEqual([401, 200])
  expect(await tokenOf(context, 'portal_token')).not.toBe(old.access)
  expect(await tokenOf(context, 'portal_refresh_token'), 'a new one replaces the old').not.toBe(old.refresh)
  await expect(notification(page, /./)).toHaveCount(0)
})

test('R124, R125, G027 a renewal that is never answered is aborted after 20 s with a specified message', async ({
  clock,
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('carl.communication')
  await open(page, sandbox, '/change-password')
  await sandbox.clock.advance(TOKEN_LIFE)
  await sandbox.faults.set({ operationId: 'refreshSession', kind: 'never-answers' })
  await clock.install()
  await page.getByLabel(/^Current password/).fill('Mobility-2026')
  await page.getByLabel(/^New password/).fill('Another-2027')
  await page.getByLabel(/^Repeat the new password/).fill('Another-2027')
  const refused = page.waitForResponse('**/api/user/changePincode')
  const renewing = page.waitForRequest('**/api/auth/refresh')
  await page.getByRole('button', { name: 'Change password' }).click()
  await refused
  await renewing
  const message = notification(page, 'The time of the waiting for refresh token is expired!')
  await clock.runFor(18_000)
  await expect(message).toHaveCount(0)
  await clock.runFor(2000)
  await expect(message).toBeVisible()
  await expect(page.getByLabel(/^New password/), 'nothing typed is lost').toHaveValue('Another-2027')
  await expect(page).toHaveURL(`${BASE}/change-password`)
})

test(
  'R125, G181 a renewal that is never answered at startup is reported after 20 s with the same message, and can be retried',
  inAll,
  async ({ clock, page, sandbox, signInAs }) => {
    await signInAs('ulla.users')
    await sandbox.clock.advance(TOKEN_LIFE)
    await sandbox.faults.set({ operationId: 'refreshSession', kind: 'never-answers' })
    await clock.install()
    const renewing = page.waitForRequest('**/api/auth/refresh')
    await page.goto(`${BASE}/help`)
    await renewing
    await clock.runFor(20_500)
    const failed = page.locator('.problem').filter({ hasText: 'Het portaal kan nu niet starten' })
    await expect(failed).toContainText('De wachttijd voor het vernieuwen van het token is verstreken!')
    await expect(page).toHaveURL(`${BASE}/help`)
    // Signing out aborts pending calls, so signing in works immediately.
    await sandbox.faults.clear()
    await failed.getByRole('button', { name: 'Afmelden' }).click()
    await signInOnPage(page, 'ulla.users')
    await expect(page).toHaveURL(`${BASE}/dashboard`)
  },
)

test(
  'R131 a browser that has only the refresh token continues the session',
  inAll,
  async ({ page, context, sandbox, signInAs }) => {
    await signInAs('ulla.users')
    await context.clearCookies({ name: 'portal_token' })
    await open(page, sandbox)
    expect(await sandbox.calls('refreshSession')).toMatchObject([{ status: 200 }])
    expect(await tokenOf(context, 'portal_token')).toBeDefined()
  },
)

test('two tabs whose token expires at the same time share one renewal', async ({
  page,
  context,
  sandbox,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await sandbox.clock.advance(TOKEN_LIFE)
  await sandbox.faults.set({ operationId: 'refreshSession', kind: 'latency', ms: 1000 })
  const other = await context.newPage()
  await Promise.all([page.goto(`${BASE}/help`), other.goto(`${BASE}/help`)])
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { level: 1, name: 'Hulp' })).toBeVisible()
  expect(await sandbox.calls('refreshSession')).toHaveLength(1)
})
