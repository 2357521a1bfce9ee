/** The frame around every screen: the question about unsaved changes, titles. */
import { PASSWORD } from '../sign-in.ts'
import { BASE, expect, test } from './fixture.ts'
import { openUserMenu, type ScreenPage } from './page.ts'

const menu = (page: ScreenPage) => page.getByRole('navigation', { name: 'Hoofdmenu' })

test.describe('unsaved changes', () => {
  const question = (page: ScreenPage) =>
    page.getByRole('alertdialog', { name: 'Wijzigingen niet opgeslagen' })
  const stay = (page: ScreenPage) => question(page).getByRole('button', { name: 'Hier blijven' })
  const leave = (page: ScreenPage) => question(page).getByRole('button', { name: 'Verlaten zonder opslaan' })
  const field = (page: ScreenPage) => page.getByLabel(/^Nieuw wachtwoord/)
  const typeSomething = async (page: ScreenPage) => {
    await page.goto(`${BASE}/help`)
    await (await openUserMenu(page)).getByRole('menuitem', { name: 'Wachtwoord wijzigen' }).click()
    await field(page).fill(PASSWORD)
  }

  test('are asked about when a link is followed', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await typeSomething(page)
    await menu(page).getByRole('link', { name: 'Dashboard' }).click()
    await expect(question(page)).toBeVisible()
    await stay(page).click()
    await expect(page).toHaveURL(`${BASE}/change-password`)
    await expect(field(page)).toHaveValue(PASSWORD)
    await menu(page).getByRole('link', { name: 'Dashboard' }).click()
    await leave(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    // Nothing blocks leaving now.
    await menu(page).getByRole('link', { name: 'App-gebruikers' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'App-gebruikers' })).toBeVisible()
  })

  test('are asked about when the user signs out', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await typeSomething(page)
    await (await openUserMenu(page)).getByRole('menuitem', { name: 'Afmelden' }).click()
    await stay(page).click()
    await expect(field(page)).toHaveValue(PASSWORD)
    await (await openUserMenu(page)).getByRole('menuitem', { name: 'Afmelden' }).click()
    await leave(page).click()
    await expect(page).toHaveURL(`${BASE}/login`)
  })

  test('are not asked about after they are undone or saved', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await typeSomething(page)
    await field(page).fill('')
    await menu(page).getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })
})

test('R263 the banner of the old platform is not shown on other hosts', async ({ page }) => {
  await page.goto(`${BASE}/login`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Melding' })).toHaveCount(0)
})

test('G028 the document title names the screen in each language', async ({ page }) => {
  for (const [language, title] of [
    ['nl', 'Aanmelden · Mobility Portal'],
    ['en', 'Sign in · Mobility Portal'],
    ['fr', 'Connexion · Mobility Portal'],
  ] as const) {
    document.cookie = `portal_language=${language}; Path=${BASE}/`
    await page.goto(`${BASE}/login`)
    await expect(page).toHaveTitle(title)
  }
})

test.describe('the save bar names who is affected by a change', () => {
  const bar = (page: ScreenPage) => page.locator('.save-bar-lead')
  const walking = (page: ScreenPage) =>
    page.getByRole('form', { name: 'Woon-werkverkeer' }).getByLabel('Wandelvergoeding')

  test('for a person', async ({ page, open }) => {
    await open('/manage/app-users/u-1101/detail', { as: 'ulla.users' })
    await page.getByLabel(/^Voornaam/).fill('Jon')
    await expect(bar(page)).toHaveText('1 wijziging voor Jonas Peeters')
  })

  test('for the members of a group, with their number', async ({ page, open, sandbox }) => {
    await open('/manage/user-groups/g-4002/trip-registration', { as: 'ulla.users' })
    await walking(page).fill('0,2')
    await expect(bar(page)).toHaveText(/^1 wijziging voor NIGHT SHIFT, \d+ leden$/)
    expect(await sandbox.calls('getUserGroup'), 'the head of the page had read them').toHaveLength(1)
  })

  test('for a company', async ({ page, open }) => {
    await open('/company/products/trip-registration', { as: 'ulla.users' })
    await walking(page).fill('0,2')
    await expect(bar(page)).toHaveText('1 wijziging voor Brugge Bakery')
  })
})
