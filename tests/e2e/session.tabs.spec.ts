/** One session state in a real browser: three tabs, the back-forward cache, and a connection that closes. */
import { chromium, type Page } from '@playwright/test'
import { launchOptions, wholeBrowserOptions, WITHOUT_CACHE } from '../../scripts/browser.ts'
import { BASE, expect, test } from '../fixtures.ts'
import { signInOnPage } from '../portal.ts'
import { inAll } from '../level.ts'

const LIST = `${BASE}/manage/user-groups`
const rows = (page: Page) => page.getByRole('rowheader')

test('signing out in one of three tabs signs out all of them', async ({ context, page }) => {
  await page.goto(LIST)
  await signInOnPage(page, 'ulla.users')
  await expect(rows(page).first()).toBeVisible()
  const others = [await context.newPage(), await context.newPage()]
  for (const other of others) {
    await other.goto(LIST)
    await expect(rows(other).first()).toBeVisible()
  }
  await page.getByRole('button', { name: /Gebruikersmenu/ }).click()
  await page.getByRole('menuitem', { name: 'Afmelden' }).click()
  for (const tab of [page, ...others]) {
    await expect(tab).toHaveURL(`${BASE}/login`)
    await expect(rows(tab)).toHaveCount(0)
  }
})

test(
  'a tab shows and sends nothing after another person signs in in another tab',
  inAll,
  async ({ context, page }) => {
    await page.goto(LIST)
    await signInOnPage(page, 'ulla.users')
    await expect(rows(page).first()).toBeVisible()
    const other = await context.newPage()
    await other.goto(`${BASE}/login`)
    // The second person signs in on a sign-in page that was still open.
    await context.clearCookies({ name: /^portal_(token|refresh_token|session)$/ })
    await other.goto(`${BASE}/login`)
    await signInOnPage(other, 'rita.reports')
    await expect(other).toHaveURL(`${BASE}/dashboard`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'In een ander tabblad heeft iemand anders zich aangemeld',
    )
    await expect(rows(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Opnieuw laden' }).click()
    await expect(page).toHaveURL(`${BASE}/dashboard`)
    await expect(page.getByRole('button', { name: /Rita/ })).toBeVisible()
  },
)

test('Back after a sign-out restores no names from the back-forward cache', async ({ baseURL, world }) => {
  const whole = wholeBrowserOptions()
  const browser = await chromium.launch(whole ?? { ...launchOptions(), ignoreDefaultArgs: WITHOUT_CACHE })
  try {
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    await context.addCookies([{ name: 'portal_world', value: world, url: baseURL ?? '' }])
    const page = await context.newPage()
    const reasons: string[] = []
    const devTools = await context.newCDPSession(page)
    devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
    )
    await devTools.send('Page.enable')
    await page.goto(LIST)
    await signInOnPage(page, 'ulla.users')
    await expect(rows(page).first()).toBeVisible()
    const shown: string[] = []
    page.on('console', (message) => shown.push(message.text()))
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => console.info(`from the cache: ${persisted}`)),
    )
    await page.goto(`${BASE}/help`)
    await page.getByRole('button', { name: /Gebruikersmenu/ }).click()
    await page.getByRole('menuitem', { name: 'Afmelden' }).click()
    await expect(page).toHaveURL(`${BASE}/login`)
    await page.goBack({ waitUntil: 'commit' }) // A page from the cache loads nothing.
    await expect(page.getByRole('heading', { level: 1, name: 'Aanmelden' })).toBeVisible()
    await expect(rows(page)).toHaveCount(0)
    if (whole) await expect.poll(() => shown).toContain('from the cache: true')
    // A headless shell has no such cache, so the page was reloaded. There must be no other reason for that, such as a
    // header.
    else
      expect(
        reasons.filter((reason) => !OF_THE_SHELL.includes(reason)),
        'why it was not used',
      ).toEqual([])
  } finally {
    await browser.close()
  }
})
const OF_THE_SHELL = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped']

test('G301 a request whose connection closes without a response is booked once, however often the browser sends it', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await page.goto(`${LIST}/add`)
  await page.getByLabel('Naam').fill('Nachtploeg')
  await sandbox.faults.set({ operationId: 'createUserGroup', kind: 'answer-lost' })
  const submit = page.getByRole('button', { name: 'Groep toevoegen' })
  await submit.click()
  await expect(page.getByRole('main').getByText('Mogelijk is dit al gebeurd')).toBeVisible()
  await sandbox.faults.clear()
  await submit.click()
  await expect(page).not.toHaveURL(`${LIST}/add`)
  const { tables } = await sandbox.snapshot()
  expect(JSON.stringify(tables['userGroups']).split('Nachtploeg')).toHaveLength(2)
})
