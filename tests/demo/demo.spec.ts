/** The demo without a server: from a folder on a static host, below a path, and then without any network. */
import { expect, test as base, type Page } from '@playwright/test'
import { expectAccessible } from '../fixtures.ts'
import { serveFiles, type FileServer } from './file-server.ts'

interface Fixtures {
  /** Serves the folder that `npm run demo` wrote. */
  host: FileServer
}

/** A subfolder, not the root of the host. */
const FOLDER = '/some/where/'

/** Each test starts with the demo installed, in a browser that has never opened it before. */
const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from a pattern.
  host: async ({}, use) => {
    const host = await serveFiles('dist-demo', FOLDER)
    await use(host)
    await host.close()
  },
  page: async ({ page, host }, use) => {
    const errors: string[] = []
    const calls: string[] = []
    page.on('pageerror', (error) => errors.push(error.stack ?? error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        errors.push(message.text())
    })
    page.context().on('request', (request) => calls.push(request.url()))
    await page.goto(host.url)
    await expect(picker(page)).toBeVisible({ timeout: 30_000 })
    await use(page)
    expect(errors, 'errors on the page').toEqual([])
    const { origin } = new URL(host.url)
    expect(calls.filter((url) => !url.startsWith(`${origin}/`) && !/^(?:blob|data):/.test(url))).toEqual([])
    expect(host.requests.filter((request) => !request.startsWith(`GET ${FOLDER}`))).toEqual([])
  },
})

const picker = (page: Page) =>
  page.getByRole('complementary', { name: 'Demo' }).getByRole('heading', { name: 'Kijk rond' })
const demo = (page: Page) => page.getByRole('complementary', { name: 'Demo' })
/**
 * Offline mode does not affect requests of the browser itself, such as for a newer worker, so the host is stopped as
 * well.
 */
const cutNetwork = async (page: Page, host: FileServer): Promise<void> => {
  await page.context().setOffline(true)
  await host.close()
}
const become = async (page: Page, login: string): Promise<void> => {
  await demo(page).getByRole('button', { name: login }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
}
const openFromMenu = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('the demo works without a network: edits and uploads survive a reload, and a reset removes them', async ({
  page,
  host,
}) => {
  test.setTimeout(120_000)
  await cutNetwork(page, host)

  await become(page, 'ulla.users')
  await openFromMenu(page, 'App-gebruikers')
  await page.getByRole('searchbox').first().fill('Peeters')
  await page.getByRole('link', { name: 'Jonas Peeters' }).click()
  await page.getByRole('link', { name: 'Gegevens', exact: true }).click()
  await page.getByLabel(/^Voornaam\*?$/).fill('Jonathan')
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jonathan Peeters' })).toBeVisible()

  await openFromMenu(page, 'App-gebruikers')
  await page.getByRole('link', { name: 'Importeren' }).click()
  await page.locator('input[type=file]').setInputFiles('demo/users-with-faults.csv')
  const figures = page.locator('.upload-figures')
  await expect(figures.getByText('Fout: 4', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Uploaden en controleren' }).click()
  await page.getByRole('button', { name: '3 gebruikers toevoegen' }).click()
  await expect(figures.getByText('Toegevoegd: 3', { exact: true })).toBeVisible()

  await openFromMenu(page, 'Dashboard')
  await demo(page).getByRole('button', { name: 'Over de demo' }).click()
  await demo(page).getByRole('button', { name: 'paul.postpaid' }).click()
  await expect(page.getByRole('button', { name: /Paul Postpaid/ })).toBeVisible()

  // A browser stops an idle worker after a while. This stops it immediately.
  const browser = await page.context().newCDPSession(page)
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.stopAllWorkers')
  await page.reload()
  await expect(page.getByRole('button', { name: /Paul Postpaid/ })).toBeVisible()
  await demo(page).getByRole('button', { name: 'ulla.users' }).click()
  await expect(page.getByRole('button', { name: /Ulla Users/ })).toBeVisible()
  await page.goto(`${host.url}manage/app-users/active?search=Claes`)
  await expect(page.getByRole('link', { name: 'Lena Claes' })).toBeVisible()
  await page.goto(`${host.url}manage/app-users/u-1101/detail`)
  await expect(page.getByRole('heading', { level: 1, name: 'Jonathan Peeters' })).toBeVisible()

  await demo(page).getByRole('button', { name: 'Opnieuw beginnen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jonas Peeters' })).toBeVisible()
})

test('each of the six stops of the tour is shown as the right persona, and the tour is accessible', async ({
  page,
  host,
}) => {
  test.setTimeout(120_000)
  await cutNetwork(page, host)
  await expectAccessible(page)
  // The smallest size in WCAG: the form is visible, and the picker opens on request.
  await page.setViewportSize({ width: 320, height: 600 })
  await expect(picker(page)).toBeHidden()
  await demo(page).getByRole('button', { name: 'Over de demo' }).click()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await demo(page).getByRole('button', { name: 'Verbergen' }).click()
  await page.setViewportSize({ width: 1440, height: 900 })
  await demo(page).getByRole('button', { name: 'Volg de rondleiding' }).click()
  const titles = [
    'Dashboard',
    'Mobiliteitsbudget',
    'Vertrek van Jonas Peeters',
    'App-gebruikers',
    'Gent Garage vergelijken',
    'Dashboard',
  ]
  for (const [at, title] of titles.entries()) {
    await expect(demo(page)).toContainText(`Halte ${at + 1} van 6`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectAccessible(page)
    if (at < titles.length - 1) await demo(page).getByRole('button', { name: 'Volgende' }).click()
  }
  await page.getByRole('button', { name: 'Developer tools' }).click()
  await expect(page.getByRole('cell', { name: 'getUser' }).first()).toBeVisible()
  await page.getByRole('tab', { name: 'World' }).click()
  await page.getByLabel('Another world').fill('second')
  await page.getByRole('button', { name: 'Create and enter' }).click()
  // The page loads again in the other world, and the panel shows its first tab.
  await expect(page.getByRole('button', { name: 'Create and enter' })).toHaveCount(0)
  await page.getByRole('tab', { name: 'World' }).click()
  await expect(page.getByText('second (here)')).toBeVisible()
})

test('the language that a visitor has chosen stays from persona to persona', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Taal' }).selectOption('Français')
  const panel = page.getByRole('complementary', { name: 'Démo' })
  await panel.getByRole('button', { name: 'ulla.users' }).click()
  await expect(page.getByRole('button', { name: /Ulla/ })).toBeVisible()
  await panel.getByRole('button', { name: 'La démo' }).click()
  await panel.getByRole('button', { name: 'olivia.osp' }).click()
  await expect(page.getByRole('button', { name: /Olivia/ })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 1, name: /Tableau de bord/ })).toBeVisible()
})
