/** A forgotten login, a forgotten password, and changing one's own password. */
import type { Page } from '@playwright/test'
import { BASE, expect, PASSWORD, test } from '../fixtures.ts'
import { notification, signInOnPage } from '../portal.ts'
import { inAll } from '../level.ts'

test.describe('a forgotten login', () => {
  const email = (page: Page) => page.getByLabel(/^E-mailadres/)
  const submit = (page: Page) => page.getByRole('button', { name: 'Login versturen' }).click()

  test('is mailed, and the response does not reveal whether the address is known', async ({
    page,
    sandbox,
  }) => {
    const texts: (string | null)[] = []
    for (const address of ['ulla.users@brugge-bakery.example', 'nobody@nowhere.example']) {
      await page.goto(`${BASE}/reset-login`)
      await email(page).fill(` ${address} `)
      await submit(page)
      await expect(page.getByText('Als dit adres bij ons bekend is')).toBeVisible()
      texts.push(await page.locator('main').textContent())
    }
    expect(texts[0]).toBe(texts[1])
    expect(await sandbox.outbox()).toMatchObject([
      { to: 'ulla.users@brugge-bakery.example', kind: 'login', text: 'ulla.users' },
    ])
    await page.getByRole('link', { name: 'Terug naar aanmelden' }).click()
    await expect(page).toHaveURL(`${BASE}/login`)
  })
})

test.describe('a forgotten password', () => {
  test('is replaced by a mailed one that signs in, and the response does not reveal whether the login is known', async ({
    page,
    sandbox,
  }) => {
    for (const login of ['ulla.users', 'nobody.at.all']) {
      await page.goto(`${BASE}/reset-password`)
      await page.getByLabel(/^Login/).fill(login)
      await page.getByRole('button', { name: 'Nieuw wachtwoord aanvragen' }).click()
      await expect(page.getByText('Als deze login bij ons bekend is')).toBeVisible()
    }
    const mails = await sandbox.outbox()
    expect(mails).toMatchObject([{ to: 'ulla.users@brugge-bakery.example', kind: 'pincode' }])
    await page.getByRole('link', { name: 'Terug naar aanmelden' }).click()
    await signInOnPage(page, 'ulla.users')
    await expect(page.getByText('Aanmelden mislukt'), 'the old one').toBeVisible()
    await signInOnPage(page, 'ulla.users', { password: mails[0]?.text ?? '' })
    await expect(page).toHaveURL(`${BASE}/dashboard`)
  })
})

test.describe('a changed password', () => {
  const old = (page: Page) => page.getByLabel(/^Huidig wachtwoord/)
  const next = (page: Page) => page.getByLabel(/^Nieuw wachtwoord/)
  const again = (page: Page) => page.getByLabel(/^Herhaal het nieuwe wachtwoord/)
  const submit = (page: Page) => page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  const fill = async (page: Page, passwords: readonly [string, string, string]) => {
    await old(page).fill(passwords[0])
    await next(page).fill(passwords[1])
    await again(page).fill(passwords[2])
  }

  test('is used for the next sign-in', inAll, async ({ page, signInAs, context }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/change-password`)
    await fill(page, [PASSWORD, 'Nieuw-2027é', 'Nieuw-2027é'])
    await submit(page)
    await expect(notification(page, 'Uw wachtwoord is gewijzigd.')).toBeVisible()
    for (const field of [old, next, again]) await expect(field(page)).toHaveValue('')
    await context.clearCookies({ name: /portal_(refresh_)?token/ })
    await page.goto(`${BASE}/login`)
    await signInOnPage(page, 'ulla.users', { password: 'Nieuw-2027é' })
    await expect(page).toHaveURL(`${BASE}/dashboard`)
  })
})
