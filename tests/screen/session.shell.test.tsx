/** The command palette, titles, and the theme in its menu. axe checks each overlay while it is open. */
import type { Locator } from './locator.ts'
import type { ScreenPage } from './page.ts'
import { BASE, expect, test } from './fixture.ts'
import { PASSWORD } from '../sign-in.ts'

import { openUserMenu } from './page.ts'
import { isAll } from '../level.ts'
const heading = (page: ScreenPage, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test('R019 G417 no menu item moves when the company has loaded', async ({ page, signInAs, sandbox }) => {
  const items = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link')
  await sandbox.faults.set({ operationId: 'getPartner', kind: 'never-answers' })
  await signInAs('ulla.users')
  await page.goto(`${BASE}/help`)
  await expect(items.last(), 'below it some depend on the company').toHaveText('Gebruikersgroepen')
  const early = await items.allTextContents()
  await sandbox.faults.clear()
  await page.reload()
  await expect(items.filter({ hasText: 'Bedrijfsbudget' })).toBeVisible()
  expect((await items.allTextContents()).slice(0, early.length)).toEqual(early)
})

test.runIf(isAll)(
  'R019 G417 the menu stays while another company is loading',
  async ({ page, signInAs, sandbox }) => {
    const items = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link')
    await signInAs('mats.msp')
    await page.goto(`${BASE}/help?corporateAccountOspId=ca-2001`)
    await expect(items.filter({ hasText: 'Bedrijfsbudget' })).toBeVisible()
    const before = await items.allTextContents()
    await sandbox.faults.set({ operationId: 'getCorporateAccount', kind: 'never-answers' })
    await page.getByRole('combobox', { name: 'Bedrijf', exact: true }).fill('gent')
    await page.getByRole('option', { name: /Gent Garage/ }).click()
    await expect(page).toHaveURL(/corporateAccountOspId=ca-2003/)
    expect(await items.allTextContents()).toEqual(before)
  },
)

test('R019 a group of the menu can be folded, keeps the current screen in sight, and stays folded', async ({
  page,
  signInAs,
}) => {
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  const head = menu.getByRole('button', { name: 'Gebruikers', exact: true })
  await signInAs('ulla.users')
  await page.goto(`${BASE}/dashboard`)
  await expect(head).toHaveAttribute('aria-expanded', 'true')
  await head.click()
  await expect(head).toHaveAttribute('aria-expanded', 'false')
  await expect(menu.getByRole('link', { name: 'App-gebruikers' })).toHaveCount(0)
  await expect(menu.getByRole('link', { name: 'Bedrijfsbudget' })).toBeVisible()
  await page.goto(`${BASE}/manage/app-users/active`)
  await expect(menu.getByRole('link', { name: 'App-gebruikers' })).toHaveAttribute('aria-current', 'page')
  await expect(menu.getByRole('link', { name: 'Gebruikersgroepen' })).toHaveCount(0)
  expect(localStorage.getItem('portal_menu_folded')).toBe('["users"]')
  await head.click()
  await expect(menu.getByRole('link', { name: 'Gebruikersgroepen' })).toBeVisible()
})

test.describe('the command palette', () => {
  const palette = (page: ScreenPage) => page.getByRole('dialog', { name: 'Zoeken' })
  const options = (page: ScreenPage) => palette(page).getByRole('option')

  async function open(page: ScreenPage, typed = ''): Promise<void> {
    await page.keyboard.press('Control+k')
    await expect(palette(page).getByRole('combobox')).toBeFocused()
    await page.keyboard.type(typed)
  }

  test.runIf(isAll)(
    'finds parts of words, ignoring case, and shows when nothing matches',
    async ({ page, signInAs }) => {
      await signInAs('ulla.users')
      await page.goto(`${BASE}/help`)
      await expect(heading(page, 'Hulp')).toBeVisible()
      await open(page, 'WIJZ wacht')
      await expect(options(page)).toHaveCount(1)
      await page.keyboard.press('Enter')
      await expect(heading(page, 'Wachtwoord wijzigen')).toBeVisible()
      await open(page, 'rapport')
      await expect(options(page), 'R081 no role, no screen').toHaveCount(0)
      await expect(palette(page).locator('.palette-none')).toHaveText('Niets gevonden')
      await page.keyboard.press('Enter')
      await expect(palette(page)).toBeVisible()
    },
  )

  test.runIf(isAll)(
    'R068 finds people by part of their name, and opens their page',
    async ({ page, signInAs }) => {
      await signInAs('ulla.users')
      await page.goto(`${BASE}/help`)
      await expect(heading(page, 'Hulp')).toBeVisible()
      await open(page, 'jonas peet')
      await expect(options(page).first()).toContainText('jonas.peeters@brugge-bakery.example')
      await page.keyboard.press('Enter')
      await expect(heading(page, 'Jonas Peeters')).toBeVisible()
      await page.keyboard.press('Control+k')
      await expect(palette(page).getByRole('group', { name: 'Laatst geopend' })).toContainText('Hulp')
    },
  )

  test('offers to add records', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/help`)
    await expect(heading(page, 'Hulp')).toBeVisible()
    await open(page, 'groep toe')
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Groep toevoegen')).toBeVisible()
  })

  test.runIf(isAll)(
    'shows an unavailable action with its reason, and does not run it',
    async ({ page, signInAs }) => {
      await signInAs('mats.msp')
      await page.goto(`${BASE}/dashboard`)
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
      await open(page, 'app-gebruikers')
      await expect(options(page)).toHaveAttribute('aria-disabled', 'true')
      await expect(options(page)).toContainText('Kies eerst een bedrijf')
      await page.keyboard.press('Enter')
      await options(page).click({ force: true })
      await expect(palette(page)).toBeVisible()
      await expect(page).toHaveURL(`${BASE}/dashboard`)
    },
  )

  test.runIf(isAll)(
    'offers the actions on the user whose page is open',
    async ({ page, signInAs, sandbox }) => {
      await signInAs('ulla.users')
      await page.goto(`${BASE}/manage/app-users/u-1101/detail`)
      await expect(heading(page, 'Jonas Peeters')).toBeVisible()
      await open(page, 'deblokkeren')
      await expect(options(page)).toHaveAttribute('aria-disabled', 'true')
      await expect(options(page).locator('.palette-aside')).toHaveText('De gebruiker is niet geblokkeerd.')
      await page.keyboard.press('Enter')
      await expect(palette(page)).toBeVisible()
      expect(await sandbox.calls('unblockUser')).toEqual([])
      await page.keyboard.press('Escape')
      // On another screen they are not offered.
      await page.getByRole('link', { name: 'Dashboard' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
      await open(page, 'deblokkeren')
      await expect(options(page)).toHaveCount(0)
    },
  )

  test('asks before unsaved changes are lost', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/change-password`)
    const field = page.getByLabel(/^Nieuw wachtwoord/)
    await field.fill(PASSWORD)
    await open(page, 'hulp')
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Wijzigingen niet opgeslagen' })
    await question.getByRole('button', { name: 'Hier blijven' }).click()
    await expect(field).toHaveValue(PASSWORD)
    await open(page, 'hulp')
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Verlaten zonder opslaan' }).click()
    await expect(heading(page, 'Hulp')).toBeVisible()
  })
})

test('the user menu marks a theme and language as soon as they are chosen', async ({ page, signInAs }) => {
  const marked = (menu: Locator) => menu.locator('[role=menuitemradio][aria-checked=true]')
  await signInAs('ulla.users')
  await page.goto(`${BASE}/help`)
  const menu = await openUserMenu(page)
  await expect(marked(menu)).toHaveText(['Nederlands', 'Zoals dit toestel'])
  await menu.getByRole('menuitemradio', { name: 'Donker' }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(marked(await openUserMenu(page))).toHaveText(['Nederlands', 'Donker'])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type('thema')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(marked(await openUserMenu(page))).toHaveText(['Nederlands', 'Licht'])
  await menu.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(marked(await openUserMenu(page))).toHaveText(['English', 'Light'])
})

test('G148 partner staff are marked as such below their company, and on their page', async ({
  page,
  signInAs,
}) => {
  await signInAs('mats.msp')
  await page.goto(`${BASE}/help`)
  await expect(page.getByRole('complementary').getByText('Partnermedewerker')).toBeVisible()
  await signInAs('olivia.osp')
  await page.goto(`${BASE}/manage/admins/u-1002/details`)
  await expect(page.locator('.page-head')).toContainText('Partnermedewerker')
})
