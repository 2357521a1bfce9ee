/** A forgotten login, a forgotten password, and changing one's own password. */
import type { ScreenPage } from './page.ts'
import { BASE, expect, test } from './fixture.ts'
import { notification } from './page.ts'

test('a login that was typed to sign in is not asked for again (WCAG 3.3.7)', async ({ page }) => {
  await page.goto(`${BASE}/login`)
  await page.getByLabel(/^Login/).fill('ulla.users')
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await expect(page).toHaveURL(`${BASE}/reset-password`)
  await expect(page.getByLabel(/^Login/)).toHaveValue('ulla.users')
  expect(location.search).toBe('')
})

test.describe('a forgotten login', () => {
  const email = (page: ScreenPage) => page.getByLabel(/^E-mailadres/)
  const submit = (page: ScreenPage) => page.getByRole('button', { name: 'Login versturen' }).click()

  test('R135 needs a valid e-mail address, and sends no request without it', async ({ page, sandbox }) => {
    await page.goto(`${BASE}/reset-login`)
    await submit(page)
    await expect(email(page)).toHaveAccessibleDescription(/E-mailadres is verplicht/)
    await email(page).focus()
    await email(page).blur()
    await expect(email(page), 'said once, it stays said').toHaveAccessibleDescription(
      /E-mailadres is verplicht/,
    )
    for (const invalid of ['ulla', 'ulla@', 'ulla@home', 'a b@c.be', 'ulla@home..be']) {
      await email(page).fill(invalid)
      await submit(page)
      await expect(email(page), invalid).toHaveAccessibleDescription(/Het e-mailadres lijkt niet juist/)
    }
    expect(await sandbox.calls()).toEqual([])
  })

  test('shows a refusal, and keeps the typed address', async ({ page, sandbox }) => {
    await sandbox.faults.set({ operationId: 'sendLogin', kind: 'status-429', times: 1 })
    await page.goto(`${BASE}/reset-login`)
    await email(page).fill('ulla.users@brugge-bakery.example')
    await submit(page)
    await expect(notification(page, 'Te veel verzoeken')).toBeVisible()
    await expect(email(page)).toHaveValue('ulla.users@brugge-bakery.example')
    await submit(page)
    await expect(page.getByText('Als dit adres bij ons bekend is')).toBeVisible()
  })
})

test.describe('a forgotten password', () => {
  test('R134 needs a login', async ({ page, sandbox }) => {
    await page.goto(`${BASE}/reset-password`)
    await page.getByLabel(/^Login/).fill('   ')
    await page.getByRole('button', { name: 'Nieuw wachtwoord aanvragen' }).click()
    await expect(page.getByLabel(/^Login/)).toHaveAccessibleDescription(/Login is verplicht|ongeldig/)
    expect(await sandbox.calls()).toEqual([])
  })
})

test.describe('changing the password', () => {
  const old = (page: ScreenPage) => page.getByLabel(/^Huidig wachtwoord/)
  const next = (page: ScreenPage) => page.getByLabel(/^Nieuw wachtwoord/)
  const again = (page: ScreenPage) => page.getByLabel(/^Herhaal het nieuwe wachtwoord/)
  const submit = (page: ScreenPage) => page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  const fill = async (page: ScreenPage, passwords: readonly [string, string, string]) => {
    await old(page).fill(passwords[0])
    await next(page).fill(passwords[1])
    await again(page).fill(passwords[2])
  }

  test('R142, R158 requires at least 8 characters, typed twice, and shows errors once a field was left', async ({
    page,
    signInAs,
    sandbox,
  }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/change-password`)
    await expect(next(page)).not.toHaveAttribute('aria-invalid', 'true')
    await next(page).fill('1234567')
    await expect(next(page), 'not while one types').not.toHaveAttribute('aria-invalid', 'true')
    await next(page).blur()
    await expect(next(page)).toHaveAccessibleDescription(/minstens 8 tekens/i)
    await expect(next(page)).toHaveAttribute('aria-invalid', 'true')
    await next(page).fill('12345678')
    await expect(next(page)).not.toHaveAttribute('aria-invalid', 'true')
    await again(page).fill('87654321')
    await again(page).blur()
    await expect(again(page)).toHaveAccessibleDescription(/niet gelijk|niet hetzelfde/)
    await submit(page)
    await expect(old(page)).toHaveAccessibleDescription(/Huidig wachtwoord is verplicht/)
    await expect(old(page)).toBeFocused()
    expect(await sandbox.calls('changePincode')).toEqual([])
  })

  test('reports a wrong old password at its field, and keeps typed values', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/change-password`)
    await fill(page, ['wrong', 'Nieuw-2027', 'Nieuw-2027'])
    await submit(page)
    await expect(old(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(old(page)).toBeFocused()
    await expect(next(page)).toHaveValue('Nieuw-2027')
  })
})
