/** R123 to R126: an expired access token is renewed once, without the user noticing, or the session ends. */
import type { ScreenPage } from './page.ts'
import { accessToken, refreshToken, storeTokens } from '@/base/tokens.ts'
import { BASE, expect, test } from './fixture.ts'
import type { SandboxClient } from '~mocks/sandbox-client.ts'
import { notification, openUserMenu, signInOnPage } from './page.ts'
import { isAll } from '../level.ts'

/** The sandbox's access tokens expire after 15 minutes. */
const TOKEN_LIFE = 16 * 60_000
const REFUSED = 'De server weigert deze aanvraag. U bent nog aangemeld; probeer het later opnieuw.'
const REFRESH_LIFE = 8 * 24 * 60 * 60_000

/** Opens a screen, and waits for everything that is loaded after sign-in. */
const open = async (page: ScreenPage, sandbox: SandboxClient, path = '/help') => {
  await page.goto(`${BASE}${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(async () => (await sandbox.calls('getPartner')).length).toBe(1)
}

test.runIf(isAll)(
  'R123 a dashboard whose calls are all refused at once renews the token once',
  async ({ page, sandbox, signInAs }) => {
    await signInAs('ulla.users')
    await open(page, sandbox)
    await sandbox.clock.advance(TOKEN_LIFE)
    // The code is loaded before, and the renewal takes long enough for all of its calls to be refused in the meantime.
    await import('@/features/dashboard/dashboard-screen.tsx')
    await sandbox.faults.set({ operationId: 'refreshSession', kind: 'latency', ms: 1000 })
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect.poll(async () => (await sandbox.calls('refreshSession')).length).toBe(1)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    const calls = await sandbox.calls()
    const refused = calls.filter(({ status }) => status === 401)
    expect(refused.length).toBeGreaterThanOrEqual(3)
    for (const { operationId } of refused)
      expect(
        calls.filter((call) => call.operationId === operationId && call.status === 200).length,
        operationId,
      ).toBeGreaterThan(0)
    expect(await sandbox.calls('refreshSession')).toHaveLength(1)
    await expect(notification(page, /./)).toHaveCount(0)
  },
)

test('R123 a call refused once succeeds, with its body intact', async ({ page, sandbox, signInAs }) => {
  await signInAs('ulla.users')
  await open(page, sandbox)
  await sandbox.faults.set({ operationId: 'changeLanguage', kind: 'unauthorized-once' })
  await (await openUserMenu(page)).getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect((await sandbox.calls('changeLanguage')).map(({ status }) => status)).toEqual([401, 204])
  expect(accessToken()).toBeDefined()
})

test('R123, R248 a change that is refused again is not sent a third time, and does not end the session', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await open(page, sandbox)
  await sandbox.faults.set({ operationId: 'changeLanguage', kind: 'token-expired' })
  await (await openUserMenu(page)).getByRole('menuitemradio', { name: 'English' }).click()
  await expect.poll(async () => (await sandbox.calls('changeLanguage')).length).toBe(2)
  await expect(notification(page, REFUSED)).toBeVisible()
  await expect(notification(page, /./)).toHaveCount(1)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect(await sandbox.calls('changeLanguage')).toHaveLength(2)
})

test('R123, R248 a read that is refused again is reported in its place without a notification, and the session continues', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await open(page, sandbox)
  await sandbox.faults.set({ operationId: 'findAllUserGroups', kind: 'token-expired' })
  await page.goto(`${BASE}/manage/user-groups`)
  await expect(page.getByRole('main').getByText(REFUSED)).toBeVisible()
  await expect(page.getByText(/verlopen/)).toHaveCount(0)
  await expect(notification(page, /./)).toHaveCount(0)
  expect(accessToken()).toBeDefined()
})

test('R126, G024 a user whose tokens have both expired is signed out without a message, and returns to the same page after sign-in', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await sandbox.clock.advance(REFRESH_LIFE)
  await page.goto(`${BASE}/help?x=1`)
  await expect(page).toHaveURL(`${BASE}/login`)
  await expect(page.getByRole('heading', { level: 1, name: 'Aanmelden' })).toBeVisible()
  await expect(notification(page, /./)).toHaveCount(0)
  expect(refreshToken()).toBeUndefined()
  await signInOnPage(page, 'ulla.users')
  await expect(page).toHaveURL(`${BASE}/help?x=1`)
})

test('R126 a revoked session signs out and reports that it has ended', async ({ page }) => {
  storeTokens({ token: 'revoked', refreshToken: 'revoked' })
  await page.goto(`${BASE}/help`)
  await expect(page).toHaveURL(`${BASE}/login`)
  await expect(notification(page, 'Uw sessie is verlopen. Meld u opnieuw aan.')).toBeVisible()
})

test('a sign-out during a token renewal is not undone', async ({ page, sandbox, signInAs }) => {
  await signInAs('ulla.users')
  await open(page, sandbox)
  await sandbox.clock.advance(TOKEN_LIFE)
  await sandbox.faults.set({ operationId: 'refreshSession', kind: 'latency', ms: 1500 })
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await (await openUserMenu(page)).getByRole('menuitem', { name: 'Afmelden' }).click()
  await expect(page).toHaveURL(`${BASE}/login`)
  await page.reload()
  await expect(page).toHaveURL(`${BASE}/login`)
  expect(accessToken()).toBeUndefined()
})
