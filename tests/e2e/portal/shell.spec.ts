/** The frame around every screen. */
import type { Page } from '@playwright/test'
import { BASE, expect, PASSWORD, test } from '../../fixtures.ts'
import { asksBeforeUnload, openUserMenu } from '../../portal.ts'
import { menuHeads } from '../../who-may-open.ts'
import { boxesOf } from '../boxes.ts'
import { inAll, isAll, turn } from '../../level.ts'

const NARROW = { width: 991, height: 800 }
const WIDE = { width: 992, height: 800 }
const menu = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' })
const notice = (page: Page) => page.getByRole('complementary', { name: 'Over dit scherm' })

test.describe('narrow screens', () => {
  test('R017, R119 show a notice with the app stores above the portal below 992 px, until it is closed', async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    await page.setViewportSize(NARROW)
    await page.goto(`${BASE}/login`)
    await expect(notice(page).getByRole('link', { name: 'App Store' })).toHaveAttribute('href', /^https:/)
    await expect(notice(page).getByRole('link', { name: 'Google Play' })).toHaveAttribute('href', /^https:/)
    await expect(page.getByLabel('Login', { exact: true })).toBeVisible()
    await expectAccessible()
    await signInAs('ulla.users')
    await page.goto(`${BASE}/help`)
    await expect(notice(page)).toBeVisible()
    await expect(menu(page)).toBeVisible()
    await notice(page).getByRole('button', { name: 'Sluiten' }).click()
    await expect(notice(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Hulp' })).toBeVisible()
    await expect(notice(page), 'for the tab').toHaveCount(0)
  })

  test('R017, G069 show the notice when the window is resized, and keep typed values', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/change-password`)
    await page.setViewportSize(WIDE)
    const field = page.getByLabel(/^Nieuw wachtwoord/)
    await field.fill('half typed')
    await page.setViewportSize(NARROW)
    await expect(notice(page)).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(menu(page)).toHaveCount(0)
    await expect(field).toHaveValue('half typed')
    await page.setViewportSize(WIDE)
    await expect(notice(page)).toHaveCount(0)
    await expect(menu(page)).toBeVisible()
    await expect(field).toHaveValue('half typed')
  })
})

test.describe('a wide screen at a zoom of 200 %', () => {
  test('collapses the sidebar to icons, whose names appear on keyboard focus', async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 720, height: 450 })
    await signInAs('ulla.users')
    await page.goto(`${BASE}/help`)
    await expect(page.getByRole('heading', { level: 1, name: 'Hulp' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Menu uitklappen' })).toBeVisible()
    await menu(page).getByRole('link', { name: 'Dashboard' }).focus()
    await page.keyboard.press('Tab')
    const tip = page.locator('.tip')
    await expect(tip).toHaveText('Bedrijfsinstellingen')
    await page.keyboard.press('Escape')
    await expect(tip).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible()
  })

  test('shows a tooltip for as long as the pointer is on it', inAll, async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 720, height: 450 })
    await signInAs('ulla.users')
    await page.goto(`${BASE}/help`)
    await menu(page).getByRole('link', { name: 'Dashboard' }).hover()
    const tip = page.locator('.tip')
    await tip.hover()
    await expect(tip).toHaveText('Dashboard')
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(tip).toHaveCount(0)
  })
})

test.describe('a printed screen', () => {
  test('shows the screen below the company and the date, without the shell and notices', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/manage/app-users/active`)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    // A4 portrait: narrower than the minimum width of a device.
    await page.setViewportSize({ width: 794, height: 1123 })
    await page.emulateMedia({ media: 'print' })
    await expect(notice(page)).toHaveCount(0)
    await expect(page.locator('.print-head')).toHaveText(/^Brugge Bakery\d\d\/\d\d\/\d{4}$/)
    await expect(page.locator('.print-head')).toBeVisible()
    await expect(menu(page)).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    const cut = () => page.locator('.table-box').evaluate((box) => box.scrollHeight - box.clientHeight)
    expect(await cut(), 'no row is cut off').toBeLessThanOrEqual(1)
  })
})

test(
  'a printed screen has no sort arrows, copy buttons, pictures, choices or links, but shows a bank account',
  inAll,
  async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/manage/app-users/active`)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.table-sort > svg').first()).toBeHidden()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    const link = page.getByRole('rowheader').locator('a').first()
    const looks = await link.evaluate((element) => {
      const { color, textDecorationLine } = getComputedStyle(element)
      return [color === getComputedStyle(element.parentElement ?? element).color, textDecorationLine]
    })
    expect(looks).toEqual([true, 'none'])
    const row = page.getByRole('rowheader').first()
    await expect(row.locator('.avatar')).toBeHidden()
    const size = await row.evaluate((element) => getComputedStyle(element).fontSize)
    await expect(row.locator('.identity-second')).toHaveCSS('font-size', size)
    await page.emulateMedia({ media: 'screen' })
    await page.goto(`${BASE}/company/details`)
    const account = page.locator('.copy-id').filter({ hasText: /^BE/ })
    await expect(account).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(account.locator('span')).toBeVisible()
    await expect(page.locator('.copy-id > svg').first()).toBeHidden()
    await expect(account).toHaveCSS('border-top-width', '0px')
    await expect(page.locator('.page-title-row > .row, .segmented').filter({ visible: true })).toHaveCount(0)
  },
)

test.describe('another screen', () => {
  const announcer = (page: Page) => page.locator('#announcer')

  test('is announced, and moves the focus to its heading', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/help`)
    await expect(page.getByRole('heading', { level: 1, name: 'Hulp' })).toBeVisible()
    await menu(page).getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Hulp' })).toBeFocused()
  })

  test('is also announced after signing in', inAll, async ({ page }) => {
    await page.goto(`${BASE}/login`)
    await page.getByLabel('Login', { exact: true }).fill('ulla.users')
    await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused()
  })

  test('keeps the focus on the tab that opens it', inAll, async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/manage/app-users/active`)
    await page.getByRole('link', { name: 'Inactief' }).click()
    await expect(page).toHaveURL(/inactive/)
    await expect(page.getByRole('link', { name: 'Inactief' })).toBeFocused()
    await expect(announcer(page)).toHaveText('Inactief · App-gebruikers')
  })
})

test.describe('the menu', () => {
  test('R019 marks the current screen, and remembers that it is collapsed', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/dashboard`)
    await expect(menu(page).getByRole('heading')).toHaveText(menuHeads('user manager'))
    await expect(menu(page).locator('[aria-current=page]')).toHaveText('Dashboard')
    await menu(page).getByRole('link', { name: 'App-gebruikers' }).click()
    await expect(menu(page).locator('[aria-current=page]')).toHaveText('App-gebruikers')
    const width = async () => (await page.getByRole('complementary').boundingBox())?.width ?? 0
    const wide = await width()
    await page.getByRole('button', { name: 'Menu inklappen' }).click()
    await expect.poll(width).toBeLessThan(wide / 2)
    await expect(menu(page).getByRole('link', { name: 'Dashboard' }), 'still has its name').toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Menu uitklappen' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    await page.getByRole('button', { name: 'Menu uitklappen' }).click()
    await expect.poll(width).toBe(wide)
  })

  test('scrolls the current item of a long menu into view, and shows that the menu continues', async ({
    page,
    signInAs,
  }) => {
    await signInAs('olivia.osp')
    for (const [address, name] of [
      ['/templates', 'Sjablonen'],
      ['/uploads/bank', 'Bestanden'],
    ] as const) {
      await page.goto(`${BASE}${address}`)
      const item = menu(page).getByRole('link', { name })
      await expect(item).toHaveAttribute('aria-current', 'page')
      const [at, all] = await boxesOf(item, menu(page))
      // The menu fades in its last 16 px.
      expect(all.y + all.height - at.y - at.height, address).toBeGreaterThanOrEqual(16)
    }
  })

  test(
    'collapses automatically below 1200 px, unless the user opens it there',
    inAll,
    async ({ page, signInAs }) => {
      await page.setViewportSize({ width: 1199, height: 800 })
      await signInAs('ulla.users')
      await page.goto(`${BASE}/help`)
      await expect(page.getByRole('button', { name: 'Menu uitklappen' })).toBeVisible()
      await page.setViewportSize({ width: 1200, height: 800 })
      await expect(page.getByRole('button', { name: 'Menu inklappen' })).toBeVisible()
      await page.setViewportSize({ width: 1199, height: 800 })
      await page.getByRole('button', { name: 'Menu uitklappen' }).click()
      await page.reload()
      await expect(page.getByRole('button', { name: 'Menu inklappen' })).toBeVisible()
    },
  )

  test(
    'does not move when the name of the company and the logo arrive',
    inAll,
    async ({ page, sandbox, signInAs }) => {
      await sandbox.faults.set({ operationId: 'getCorporateAccount', kind: 'latency', ms: 800 })
      await sandbox.faults.set({ operationId: 'getPortalLogo', kind: 'latency', ms: 800 })
      await signInAs('ulla.users')
      await page.goto(`${BASE}/help`)
      const link = menu(page).getByRole('link', { name: 'Dashboard' })
      await expect(link).toBeVisible()
      const before = await link.boundingBox()
      await expect.poll(async () => (await sandbox.calls('getPartner')).length).toBe(1)
      await expect(
        page.getByRole('complementary').getByRole('img', { name: 'Mobility Portal' }),
      ).toBeVisible()
      expect(await link.boundingBox()).toEqual(before)
    },
  )

  test('the user menu opens, is used and closed by keyboard alone', inAll, async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/dashboard`)
    const opener = page.getByRole('button', { name: /Gebruikersmenu/ })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    const items = page.getByRole('menu').locator('[role^=menuitem]')
    await expect(items.first(), 'the first one is in hand').toHaveAttribute('data-highlighted')
    await expect(page.getByRole('menu')).toHaveAttribute('aria-activedescendant', /./)
    await page.keyboard.press('ArrowDown')
    await expect(items.nth(1)).toHaveAttribute('data-highlighted')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(opener).toBeFocused()
    const own = await openUserMenu(page)
    await expect(own.getByRole('menuitemradio', { name: 'Nederlands' })).toHaveAttribute(
      'aria-checked',
      'true',
    )
    await own.getByRole('menuitem', { name: 'Wachtwoord wijzigen' }).click()
    await expect(page).toHaveURL(`${BASE}/change-password`)
    await expect(page).toHaveTitle('Wachtwoord wijzigen · Brugge Bakery · Mobility Portal')
  })

  test('the first tab stop skips to the content', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/help`)
    await expect(page.getByRole('heading', { level: 1, name: 'Hulp' })).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Naar de inhoud' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page, 'and stays on the screen').toHaveURL(new RegExp(`${BASE}/help`))
    await expect(page.getByRole('heading', { level: 1, name: 'Hulp' })).toBeVisible()
  })
})

test.describe('the theme', () => {
  test('can be chosen, is kept, and is applied before the first paint', async ({ page, signInAs }) => {
    const html = page.locator('html')
    await signInAs('ulla.users')
    await page.goto(`${BASE}/help`)
    await expect(html).toHaveAttribute('data-theme', 'light')
    await (await openUserMenu(page)).getByRole('menuitemradio', { name: 'Donker' }).click()
    await expect(html).toHaveAttribute('data-theme', 'dark')
    // Without the application's code, only the code that runs before the first paint is left.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.reload()
    await expect(html).toHaveAttribute('data-theme', 'dark')
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    expect(background).not.toBe('rgb(255, 255, 255)')
  })

  test(
    'follows the operating system until the user chooses one, also when that changes',
    inAll,
    async ({ page, signInAs }) => {
      const html = page.locator('html')
      await page.emulateMedia({ colorScheme: 'dark' })
      await signInAs('ulla.users')
      await page.goto(`${BASE}/help`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(html).toHaveAttribute('data-theme', 'dark')
      await page.emulateMedia({ colorScheme: 'light' })
      await expect(html).toHaveAttribute('data-theme', 'light')
      await (await openUserMenu(page)).getByRole('menuitemradio', { name: 'Donker' }).click()
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.emulateMedia({ colorScheme: 'light' })
      await expect(html).toHaveAttribute('data-theme', 'dark')
    },
  )
})

test.describe('R263 the banner of the old platform', () => {
  const banner = (page: Page) => page.getByRole('complementary', { name: 'Melding' })

  test('is shown on the old host, signed in or not, with a link to the new one', async ({
    page,
    signInAs,
    baseURL,
  }) => {
    // Operators of the portal edit this file.
    const { hostname } = new URL(baseURL ?? '')
    await page.route(`**${BASE}/portal-config.json`, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('old.portal.invalid', hostname)
      return route.fulfill({ response, body })
    })
    await page.goto(`${BASE}/login`)
    await expect(banner(page)).toContainText('U werkt nog op het oude platform.')
    await expect(banner(page).getByRole('link')).toHaveAttribute('href', 'https://portal.example/portal/')
    await signInAs('ulla.users')
    await page.goto(`${BASE}/help`)
    await expect(page.getByRole('heading', { level: 1, name: 'Hulp' })).toBeVisible()
    await expect(banner(page)).toBeVisible()
  })
})

test.describe('code that fails to load', () => {
  /** The sandbox does not serve the portal's own files, so this part simulates the network. */
  const LOGGED = /a part of the portal did not arrive/
  const withhold = (page: Page, part: string) =>
    page.route(`**/assets/${part}-*.js`, (route) => route.abort())

  test('R270, G032 because of a new version shows a message and offers to reload', async ({
    page,
    signInAs,
    allowed,
  }) => {
    allowed.push(LOGGED)
    await signInAs('ulla.users')
    await page.goto(`${BASE}/help`)
    await expect(page.getByRole('heading', { level: 1, name: 'Hulp' })).toBeVisible()
    await withhold(page, 'change-password-screen')
    await page.route(`**${BASE}/version.json`, (route) => route.fulfill({ json: { id: 'another' } }))
    await (await openUserMenu(page)).getByRole('menuitem', { name: 'Wachtwoord wijzigen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Er is een nieuwe versie' })).toBeVisible()
    await expect(menu(page), 'the rest goes on').toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Opnieuw laden' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Wachtwoord wijzigen' })).toBeVisible()
  })

  test(
    'of a menu shows a message in its place, and keeps the screen and typed values',
    inAll,
    async ({ page, signInAs, allowed, expectAccessible }) => {
      allowed.push(LOGGED)
      await signInAs('ulla.users')
      await page.goto(`${BASE}/change-password`)
      const field = page.getByLabel(/^Nieuw wachtwoord/)
      await field.fill('half typed')
      await withhold(page, 'menu-overlay')
      await page.getByRole('button', { name: /Gebruikersmenu/ }).click()
      const missing = page.getByRole('alert').filter({ hasText: 'Dit deel kon niet geladen worden' })
      await expect(missing).toBeVisible()
      await expect(field).toHaveValue('half typed')
      await expectAccessible()
      await missing.getByRole('button', { name: 'Sluiten' }).click()
      await expect(missing).toHaveCount(0)
      await expect(page.getByRole('button', { name: /Gebruikersmenu/ })).toBeFocused()
      await page.getByRole('button', { name: /Gebruikersmenu/ }).click()
      await expect(missing).toBeVisible()
      await page.unrouteAll()
      await missing.getByRole('button', { name: 'Opnieuw proberen' }).click()
      await expect(page.getByRole('menu')).toBeVisible()
      await expect(field).toHaveValue('half typed')
    },
  )

  test(
    'R270, G032 without a connection shows a message, and is retried only on request',
    inAll,
    async ({ page, signInAs, allowed }) => {
      allowed.push(LOGGED)
      await signInAs('ulla.users')
      await page.goto(`${BASE}/help`)
      await expect(page.getByRole('heading', { level: 1, name: 'Hulp' })).toBeVisible()
      let requestCount = 0
      await page.route('**/assets/change-password-screen-*.js', (route) => {
        requestCount += 1
        return route.abort()
      })
      const missing = page.getByRole('heading', { level: 1, name: 'Dit deel kon niet geladen worden' })
      const screen = page.getByRole('heading', { level: 1, name: 'Wachtwoord wijzigen' })
      await (await openUserMenu(page)).getByRole('menuitem', { name: 'Wachtwoord wijzigen' }).click()
      await expect(missing).toBeVisible()
      expect(requestCount).toBeLessThanOrEqual(3)
      await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
      await expect(missing, 'still not there').toBeVisible()
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
      await expect(screen).toBeVisible()
    },
  )

  test(
    'leaves other screens available, and is retried when the user returns',
    inAll,
    async ({ page, signInAs, allowed }) => {
      allowed.push(LOGGED)
      await signInAs('ulla.users')
      await page.goto(`${BASE}/help`)
      await withhold(page, 'change-password-screen')
      await (await openUserMenu(page)).getByRole('menuitem', { name: 'Wachtwoord wijzigen' }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: 'Dit deel kon niet geladen worden' }),
      ).toBeVisible()
      await menu(page).getByRole('link', { name: 'Dashboard' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
      await page.unrouteAll()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Wachtwoord wijzigen' })).toBeVisible()
    },
  )

  test('of a guest page shows a message too', inAll, async ({ page, allowed }) => {
    allowed.push(LOGGED)
    await page.goto(`${BASE}/login`)
    await withhold(page, 'reset-login-screen')
    await page.getByRole('link', { name: 'Login vergeten?' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Dit deel kon niet geladen worden' }),
    ).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Login vergeten' })).toBeVisible()
  })
})

test.describe('unsaved changes', () => {
  const question = (page: Page) => page.getByRole('alertdialog', { name: 'Wijzigingen niet opgeslagen' })
  const stay = (page: Page) => question(page).getByRole('button', { name: 'Hier blijven' })
  const leave = (page: Page) => question(page).getByRole('button', { name: 'Verlaten zonder opslaan' })
  const field = (page: Page) => page.getByLabel(/^Nieuw wachtwoord/)
  const typeSomething = async (page: Page) => {
    await page.goto(`${BASE}/help`)
    await (await openUserMenu(page)).getByRole('menuitem', { name: 'Wachtwoord wijzigen' }).click()
    await field(page).fill(PASSWORD)
  }

  test('are asked about on the back button, and the history stays intact', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await typeSomething(page)
    await page.goBack()
    await expect(question(page)).toBeVisible()
    await expect(page).toHaveURL(`${BASE}/change-password`)
    await stay(page).click()
    await expect(field(page)).toHaveValue(PASSWORD)
    await page.goBack()
    await leave(page).click()
    await expect(page).toHaveURL(`${BASE}/help`)
    await page.goForward()
    await expect(page).toHaveURL(`${BASE}/change-password`)
    await expect(field(page)).toHaveValue('')
  })

  test('are asked about by the browser before a reload', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await typeSomething(page)
    expect(await asksBeforeUnload(page)).toBe('beforeunload')
    await expect(field(page)).toHaveValue(PASSWORD)
  })

  test('are asked about without a connection, and so is a new sign-in', inAll, async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/change-password`)
    const dialogs = page.waitForResponse(/dialog-overlay-.*\.js/)
    await field(page).fill(PASSWORD)
    await dialogs
    await page.route('**/assets/*.js', (route) => route.abort())
    await menu(page).getByRole('link', { name: 'Dashboard' }).click()
    await expect(question(page)).toBeVisible()
  })

  test(
    'are kept if the code of the question cannot be loaded',
    inAll,
    async ({ page, signInAs, allowed }) => {
      allowed.push(/a part of the portal did not arrive/)
      await signInAs('ulla.users')
      await page.goto(`${BASE}/change-password`)
      await page.route('**/assets/dialog-overlay-*.js', (route) => route.abort())
      await field(page).fill(PASSWORD)
      await menu(page).getByRole('link', { name: 'Dashboard' }).click()
      const missing = page.getByRole('alert').filter({ hasText: 'Dit deel kon niet geladen worden' })
      await missing.getByRole('button', { name: 'Sluiten' }).click()
      await expect(missing).toHaveCount(0)
      await expect(menu(page).getByRole('link', { name: 'Dashboard' })).toBeFocused()
      await expect(page).toHaveURL(`${BASE}/change-password`)
      await expect(field(page)).toHaveValue(PASSWORD)
      await page.unrouteAll()
      await menu(page).getByRole('link', { name: 'Dashboard' }).click()
      await leave(page).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    },
  )
})

for (const [what, firstName, lastName] of turn(
  [
    ['like markup', '<script>alert(1)</script>', '&amp; <b>bold</b>'],
    ['of 200 letters', 'W'.repeat(100), 'ß'.repeat(100)],
    ['in other scripts', 'Олександра Żółć', 'عبد الرحمن'],
  ] as const,
  0,
  isAll,
))
  test(`a name ${what} is shown as text and breaks no layout`, async ({ page, context, signInAs }) => {
    await signInAs('ulla.users')
    const token = (await context.cookies()).find(({ name }) => name === 'portal_token')?.value ?? ''
    const answer = await page.request.post('/api/user/update', {
      headers: { authorization: `Bearer ${token}` },
      data: { ospId: 'u-1001', data: { firstName, lastName } },
    })
    expect(answer.status(), await answer.text()).toBe(200)
    await page.setViewportSize(WIDE)
    await page.goto(`${BASE}/help`)
    await expect(page.getByRole('heading', { level: 1, name: 'Hulp' })).toBeVisible()
    const own = await openUserMenu(page)
    await expect(own.getByText(`${firstName} ${lastName}`)).toBeVisible()
    const wider = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await wider()).toBeLessThanOrEqual(0)
    for (const box of [await own.boundingBox(), await page.getByRole('banner').boundingBox()])
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(WIDE.width)
  })
