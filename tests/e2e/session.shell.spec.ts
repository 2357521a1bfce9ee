/** The command palette, titles, and the theme in its menu. axe checks each overlay while it is open. */
import type { Locator, Page } from '@playwright/test'
import { BASE, expect, test } from '../fixtures.ts'
import { inAll } from '../level.ts'
import { notification } from '../portal.ts'
import { menuItems } from '../who-may-open.ts'
import { languagesFor } from '../languages.ts'

const LIST = `${BASE}/manage/app-users/active`
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** The scroll position of the page, in px. */
const down = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Scrolls to the end of the list of users and opens the last. Returns the scroll position. */
async function openLastPerson(page: Page): Promise<number> {
  const people = page.locator('tbody th').getByRole('link')
  await expect(people.last()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(people, 'a whole page').toHaveCount(25)
  const place = await down(page)
  expect(place, 'longer than the window').toBeGreaterThan(100)
  await people.last().click()
  return place
}

test.describe('the command palette', () => {
  const palette = (page: Page) => page.getByRole('dialog', { name: 'Zoeken' })
  const options = (page: Page) => palette(page).getByRole('option')
  const chosen = (page: Page) => palette(page).locator('[aria-selected=true]')
  const opener = (page: Page) => page.getByRole('button', { name: 'Zoek mensen, schermen en acties' })

  /** Types immediately, as people do, before the palette has the focus. */
  async function open(page: Page, typed = ''): Promise<void> {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(typed)
    await expect(palette(page).getByRole('combobox')).toBeFocused()
    await expect(palette(page).getByRole('combobox')).toHaveValue(typed)
  }

  test('R081 lists the screens and actions of the user, and opens the chosen one by keyboard', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/help`)
    await expect(heading(page, 'Hulp')).toBeVisible()
    await open(page)
    await expect(options(page).locator('.palette-label')).toHaveText([
      ...(['top', 'users', 'finance', 'backoffice', 'account'] as const).flatMap((group) =>
        menuItems(group, 'user manager'),
      ),
      'Gebruiker toevoegen',
      'Gebruikers importeren',
      'Beheerder toevoegen',
      'Facturatiecontact toevoegen',
      'HR-contact toevoegen',
      'Budgetcontact toevoegen',
      'Groep toevoegen',
      'Licht of donker thema',
      'Sneltoetsen',
      'Probleem melden',
      'Afmelden',
    ])
    await expect(chosen(page)).toContainText('Dashboard')
    await page.keyboard.press('ArrowUp')
    await expect(chosen(page), 'round to the last').toContainText('Afmelden')
    await page.keyboard.press('ArrowDown')
    for (const item of menuItems('top', 'user manager')) {
      await expect(chosen(page)).toContainText(item)
      await page.keyboard.press('ArrowDown')
    }
    await expect(chosen(page)).toContainText('App-gebruikers')
    await page.keyboard.press('Enter')
    await expect(palette(page)).toHaveCount(0)
    await expect(page).toHaveURL(LIST)
    await expect(heading(page, 'App-gebruikers')).toBeVisible()
  })

  test(
    'opens with its button, closes with Escape or its shortcut, and returns the focus',
    inAll,
    async ({ page, signInAs }) => {
      await signInAs('ulla.users')
      await page.goto(`${BASE}/help`)
      await opener(page).click()
      await expect(palette(page).getByRole('combobox')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(palette(page)).toHaveCount(0)
      await expect(opener(page)).toBeFocused()
      await open(page)
      await page.keyboard.press('Control+k')
      await expect(palette(page)).toHaveCount(0)
    },
  )

  test('runs actions such as changing the theme and signing out', inAll, async ({ page, signInAs }) => {
    const html = page.locator('html')
    await signInAs('ulla.users')
    await page.goto(`${BASE}/help`)
    await expect(html).toHaveAttribute('data-theme', 'light')
    await expect(heading(page, 'Hulp')).toBeVisible()
    await open(page, 'thema')
    await page.keyboard.press('Enter')
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await open(page, 'afmelden')
    await options(page).click()
    await expect(page).toHaveURL(`${BASE}/login`)
  })

  test('takes keyboard input even when its code arrives late', inAll, async ({ page, signInAs }) => {
    // The portal's own files are not served by the sandbox, so its faults cannot delay them.
    await page.route('**/assets/command-list-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      await route.continue()
    })
    await signInAs('ulla.users')
    await page.goto(`${BASE}/help`)
    await expect(heading(page, 'Hulp')).toBeVisible()
    await open(page, 'dash')
    await expect(options(page)).toHaveCount(1)
  })
})

test(
  'the document title names each screen, and the person whose page it is',
  inAll,
  async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/dashboard`)
    await expect(page).toHaveTitle('Dashboard · Brugge Bakery · Mobility Portal')
    await page.getByRole('link', { name: 'App-gebruikers' }).click()
    await expect(page).toHaveTitle('Actief · App-gebruikers · Brugge Bakery · Mobility Portal')
    await page.getByRole('searchbox').fill('jonas.peeters')
    await page.getByRole('link', { name: 'Jonas Peeters' }).click()
    await expect(page).toHaveTitle(
      'Overzicht · Jonas Peeters · App-gebruikers · Brugge Bakery · Mobility Portal',
    )
    await page.goBack()
    await expect(page).toHaveTitle('Actief · App-gebruikers · Brugge Bakery · Mobility Portal')
    await page.goto(`${BASE}/no/such`)
    await expect(page).toHaveTitle('404: Pagina niet gevonden · Mobility Portal')
  },
)

interface Overlay {
  readonly login: string
  readonly address: string
  /** Opens the overlay, and returns the element that must be visible then. */
  readonly open: (page: Page) => Promise<Locator>
}

/**
 * The overlays of the session are in `a11y/session.spec.ts`, the overlays of the user page in `app-users.a11y.spec.ts`.
 */
const OVERLAYS: Readonly<Record<string, Overlay>> = {
  'the menu of a row': {
    login: 'ulla.users',
    address: LIST,
    open: async (page) => {
      await page
        .getByRole('button', { name: /^(Acties voor|Actions for|Actions pour) / })
        .first()
        .click()
      return page.getByRole('menu')
    },
  },
  'the column chooser': {
    login: 'ulla.users',
    address: LIST,
    open: async (page) => {
      await page.getByRole('button', { name: /^(Kolommen|Columns|Colonnes)$/ }).click()
      return page.getByRole('menu')
    },
  },
  'a list of remote choices': {
    login: 'mats.msp',
    address: `${BASE}/dashboard`,
    open: async (page) => {
      await page.getByRole('complementary').getByRole('combobox').fill('gent')
      return page.getByRole('listbox')
    },
  },
  'the users below zero': {
    login: 'ulla.users',
    address: `${BASE}/dashboard?show=negative-budgets`,
    open: (page) => Promise.resolve(page.getByRole('dialog').getByRole('rowheader').first()),
  },
}

for (const [what, { login, address, open }] of Object.entries(OVERLAYS))
  test(
    `axe finds nothing on ${what}, in each language and theme`,
    inAll,
    async ({ context, signInAs, expectAccessible }) => {
      for (const language of languagesFor(what))
        await test.step(language, async () => {
          await signInAs(login, { language })
          const page = await context.newPage()
          await page.goto(address)
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          await expect(page.locator('h1').first()).toBeVisible()
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
          await expect(await open(page)).toBeVisible()
          await expectAccessible(page)
          await page.close()
        })
    },
  )

test.describe('the frame around the screens', () => {
  test('R019 scrolls the menu to the current screen', async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 1440, height: 700 })
    await signInAs('olivia.osp')
    await page.goto(`${BASE}/reconciliation`)
    const item = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Verschillen' })
    await expect(item).toHaveAttribute('aria-current', 'page')
    await expect(item).toBeInViewport()
  })

  test('opens a screen at its top, and keeps the scroll position between tabs', async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width: 1440, height: 400 })
    await signInAs('ulla.users')
    await page.goto(LIST)
    await openLastPerson(page)
    const tab = page.locator('main').getByRole('link', { name: 'Uitgaven', exact: true })
    await expect(tab).toBeVisible()
    expect(await down(page)).toBe(0)
    await page.evaluate(() => window.scrollTo(0, 40))
    await tab.click()
    await expect(tab).toHaveAttribute('aria-current', 'page')
    expect(await down(page)).toBe(40)
  })

  test('restores the position in a list on back and reload, and then requests its rows again', async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width: 1440, height: 400 })
    await signInAs('ulla.users')
    await page.goto(LIST)
    const place = await openLastPerson(page)
    await page.getByRole('link', { name: 'Gegevens', exact: true }).click()
    await page.getByLabel(/^Gsm-nummer\*?$/).fill('0475 99 88 77')
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
    await expect(notification(page, 'zijn opgeslagen')).toBeVisible()
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(LIST)
    await expect.poll(() => down(page)).toBe(place)
    // After the reload, announcements do not make the page longer.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    expect(await down(page)).toBe(place)
    await page.reload()
    await expect.poll(() => down(page), 'after a reload').toBe(place)
  })

  test(
    'has the search at the same place whatever the breadcrumbs, and fits the header next to an open sidebar',
    inAll,
    async ({ page, signInAs }) => {
      await signInAs('olivia.osp')
      const search = page.getByRole('banner').getByRole('button', { name: /^Zoek/ })
      await page.goto(`${BASE}/manage/app-users/active`)
      const place = await search.boundingBox()
      await page.goto(`${BASE}/manage/app-users/u-1101/budgets/b-5101`)
      const crumbs = page.locator('header nav li > :first-child')
      await expect(crumbs).toHaveText(['App-gebruikers', 'Jonas Peeters', 'Budgetten', 'Mobiliteitsbudget'])
      expect(await search.boundingBox()).toEqual(place)
      const isCut = (one: Locator): Promise<boolean> =>
        one.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      const words = search.locator('span').first()
      expect(await isCut(crumbs.last())).toBe(false)
      expect(await isCut(words), 'the words of the search').toBe(false)
      await page.setViewportSize({ width: 1024, height: 800 })
      await expect(page.getByRole('button', { name: 'Menu uitklappen' })).toBeVisible()
      expect(await isCut(crumbs.last()), 'nor at 1024 px').toBe(false)
      expect(await isCut(words), 'the words of the search, at 1024 px').toBe(false)
      await page.getByRole('button', { name: 'Menu uitklappen' }).click()
      await expect(page.getByRole('button', { name: 'Menu inklappen' })).toBeVisible()
      // A record's name can be arbitrarily long.
      await crumbs.last().evaluate((one) => (one.textContent = 'Een naam van een record '.repeat(9)))
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(await over()).toBeLessThanOrEqual(0)
      await expect(page.getByRole('button', { name: /Olivia Osp/ })).toBeInViewport({ ratio: 1 })
    },
  )
})

test(
  'a screen far down the menu opens at its top, with its menu item in view',
  inAll,
  async ({ page, signInAs }) => {
    await signInAs('olivia.osp')
    await page.goto(`${BASE}/uploads/vouchers`)
    const line = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Bestanden' })
    await expect(line).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    expect(await down(page)).toBe(0)
  },
)
