/** Signing in and out. Two-factor, renewal, expiry and the start have separate specs. */
import { BASE, expect, PASSWORD, test } from '../fixtures.ts'
import { openUserMenu, sha256, signInOnPage } from '../portal.ts'
import { inAll, isAll, turn } from '../level.ts'

test.describe('the sign-in page', () => {
  test('R133, G021 keeps both tokens 7 days, and the language 999', async ({ page, context }) => {
    await page.goto(`${BASE}/login`)
    await signInOnPage(page, 'ulla.users')
    await expect(page).toHaveURL(`${BASE}/dashboard`)

    const days = 24 * 60 * 60
    const cookies = (await context.cookies()).filter(({ name }) => name !== 'portal_world')
    const kept = cookies.map(({ name, path, sameSite, expires }) => ({
      name,
      path,
      sameSite,
      days: Math.round((expires - Date.now() / 1000) / days),
    }))
    expect(kept.sort((a, b) => a.name.localeCompare(b.name))).toEqual([
      // Requested for 999 days (see src/base/tokens.test.ts). Chromium keeps no cookie longer than this.
      { name: 'portal_language', path: '/portal/', sameSite: 'Lax', days: 400 },
      { name: 'portal_refresh_token', path: '/portal/', sameSite: 'Lax', days: 7 },
      { name: 'portal_session', path: '/portal/', sameSite: 'Lax', days: 7 },
      { name: 'portal_token', path: '/portal/', sameSite: 'Lax', days: 7 },
    ])
  })
})

test('the dashboard is prefetched while the user types', inAll, async ({ page }) => {
  await page.goto(`${BASE}/login`)
  const fetched = page.waitForRequest(/\/dashboard-screen-[^/]*\.js$/)
  await page.getByLabel('Login', { exact: true }).fill('ulla.users')
  await fetched
})

test(
  'code that could not be prefetched without a connection is fetched when signing in',
  inAll,
  async ({ page, allowed }) => {
    allowed.push(/a part of the portal did not arrive/, /ERR_INTERNET_DISCONNECTED/)
    await page.goto(`${BASE}/login`)
    await expect(page.getByLabel('Login', { exact: true })).toBeVisible()
    const failed: string[] = []
    page.on('requestfailed', (request) => failed.push(request.url()))
    await page.route('**/*', (route) => route.abort('internetdisconnected'))
    await signInOnPage(page, 'ulla.users')
    await expect
      .poll(() => failed.some((url) => url.includes('/application-')), 'it is fetched while one types')
      .toBe(true)
    await page.unrouteAll()
    await expect(async () => {
      // The first attempt may already have succeeded, if it was waiting for the connection.
      await page
        .getByRole('button', { name: 'Aanmelden' })
        .click({ timeout: 500 })
        .catch(() => undefined)
      await expect(page.getByRole('heading', { level: 1, name: /Brugge Bakery/ })).toBeVisible({
        timeout: 3000,
      })
    }).toPass({ timeout: 30_000 })
    await expect(page.getByRole('heading', { name: 'Dit deel kon niet geladen worden' })).toHaveCount(0)
  },
)

test.describe('an unusual address', () => {
  for (const path of turn(['/manage/app-users/..%2f..%2flogin', '//evil.example', '/%00'], 0, isAll))
    test(`with an unusual path (${path}) leads to a page of the portal`, async ({ page, signInAs }) => {
      await signInAs('ulla.users')
      await page.goto(`${BASE}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
})

test.describe('signing out', () => {
  test('R127, R024 cannot be undone with the back button', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/help`)
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await (await openUserMenu(page)).getByRole('menuitem', { name: 'Afmelden' }).click()
    await expect(page).toHaveURL(`${BASE}/login`)
    await page.goBack()
    await expect(page).toHaveURL(`${BASE}/login`)
    await expect(page.getByRole('heading', { level: 1, name: 'Aanmelden' })).toBeVisible()
  })

  test(
    'R127 in another tab ends the session here at the next call, with a message',
    inAll,
    async ({ page, context, signInAs }) => {
      await signInAs('ulla.users')
      await page.goto(`${BASE}/dashboard`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const other = await context.newPage()
      await other.goto(`${BASE}/help`)
      await (await openUserMenu(other)).getByRole('menuitem', { name: 'Afmelden' }).click()
      await expect(other).toHaveURL(`${BASE}/login`)
      await (await openUserMenu(page)).getByRole('menuitemradio', { name: 'English' }).click()
      await expect(page).toHaveURL(`${BASE}/login`)
    },
  )
})

test('no password, token or name gets into URLs, storage or the console', async ({ page, context }) => {
  const observed: string[] = []
  page.on('console', (message) => observed.push(message.text()))
  page.on('framenavigated', (frame) => observed.push(frame.url()))
  page.on('request', (request) => observed.push(request.url()))
  await page.goto(`${BASE}/login`)
  await signInOnPage(page, 'ulla.users')
  await expect(page).toHaveURL(`${BASE}/dashboard`)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  observed.push(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])))
  const collected = observed.join('\n')
  const tokens = (await context.cookies())
    .filter(({ name }) => name.endsWith('token'))
    .map(({ value }) => value)
  expect(tokens).toHaveLength(2)
  for (const secret of [PASSWORD, sha256(PASSWORD), 'ulla', 'Ulla', ...tokens])
    expect(collected).not.toContain(secret)
})
