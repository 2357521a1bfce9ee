/** Signing in and out. Two-factor, renewal, expiry and the start have separate specs. */
import { deleteCookie, writeCookie } from '@/base/cookies.ts'
import { accessToken, refreshToken } from '@/base/tokens.ts'
import { rememberedLanguage } from '@/i18n/languages.ts'
import { BASE, expect, test } from './fixture.ts'
import { PASSWORD } from '../sign-in.ts'
import { notification, openUserMenu, signInOnPage, type ScreenPage } from './page.ts'
import { isAll } from '../level.ts'

const GENERAL = 'Vul uw login en wachtwoord in'
const MISMATCH = 'De login of het wachtwoord is niet juist'

test.describe('the sign-in page', () => {
  test('R021 has a login, a password, and links to the forgotten pages and to more information', async ({
    page,
  }) => {
    await page.goto(`${BASE}/login`)
    await expect(page.getByRole('heading', { level: 1, name: 'Aanmelden' })).toBeVisible()
    await expect(page).toHaveTitle('Aanmelden · Mobility Portal')
    await expect(page.getByLabel('Login', { exact: true })).toHaveAttribute('autocomplete', 'username')
    await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveAttribute('type', 'password')
    await expect(page.getByRole('link', { name: 'Meer lezen over het platform' })).toHaveAttribute(
      'href',
      /^https:/,
    )
    await page.getByRole('link', { name: 'Login vergeten?' }).click()
    await expect(page).toHaveURL(`${BASE}/reset-login`)
    await page.getByRole('link', { name: 'Terug naar aanmelden' }).click()
    await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
    await expect(page).toHaveURL(`${BASE}/reset-password`)
  })

  for (const [what, login, password, focus] of [
    ['both', '', '', 'Login'],
    ['the login', ' ', PASSWORD, 'Login'],
    ['the password', 'ulla.users', '', 'Wachtwoord'],
  ] as const)
    test(`R147 makes no call without ${what}, and says what is required`, async ({ page, sandbox }) => {
      await page.goto(`${BASE}/login`)
      await signInOnPage(page, login, { password })
      await expect(page.getByRole('alert').filter({ hasText: GENERAL })).toBeVisible()
      await expect(page.getByLabel(focus, { exact: true })).toBeFocused()
      await expect(page.getByLabel(focus, { exact: true })).toHaveAttribute('aria-invalid', 'true')
      expect(await sandbox.calls()).toEqual([])
    })

  const expectReason = (page: ScreenPage, text: string) =>
    expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveAccessibleDescription(
      new RegExp(`^Aanmelden mislukt\\. ${text}`),
    )

  test('R137, R251, G017 reports at the form that login and password do not match, and keeps both', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${BASE}/login`)
    await signInOnPage(page, 'ulla.users', { password: 'wrong' })
    await expectReason(page, MISMATCH)
    await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Login', { exact: true })).toHaveValue('ulla.users')
    await signInOnPage(page, 'nobody.at.all')
    await expect.poll(async () => (await sandbox.calls('login')).length).toBe(2)
    await expectReason(page, MISMATCH)
    await expect(notification(page, /./), 'nowhere else').toHaveCount(0)
  })

  test('what is said about a refusal follows the language', async ({ page }) => {
    await page.goto(`${BASE}/login`)
    await signInOnPage(page, 'ulla.users', { password: 'wrong' })
    await expectReason(page, MISMATCH)
    await page.getByRole('combobox', { name: 'Taal' }).selectOption('English')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'Login failed. The login and password do not match',
    )
  })

  test('a wrong password is no longer shown on the two-factor page', async ({ page }) => {
    await page.goto(`${BASE}/login`)
    await signInOnPage(page, 'tom.twofactor', { password: 'wrong' })
    await expectReason(page, MISMATCH)
    await signInOnPage(page, 'tom.twofactor')
    await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
    await expect(page.getByText(MISMATCH)).toHaveCount(0)
  })

  test('a login that is too long is refused in the language of the portal', async ({ page }) => {
    await page.goto(`${BASE}/login`)
    await signInOnPage(page, 'x'.repeat(201))
    await expect(page.getByText('Hoogstens 200 tekens')).toBeVisible()
  })

  test('R252, R266 a refusal with a label shows the label', async ({ page }) => {
    await page.goto(`${BASE}/login`)
    await signInOnPage(page, 'dirk.deactivated')
    await expectReason(page, 'Uw account is niet actief.')
    await expect(page).toHaveURL(`${BASE}/login`)
  })

  test('the fifth wrong password blocks the account, in the user’s words', async ({ page, sandbox }) => {
    await page.goto(`${BASE}/login`)
    for (let time = 1; time <= 5; time += 1) {
      await signInOnPage(page, 'ulla.users', { password: `wrong ${time}` })
      await expect.poll(async () => (await sandbox.calls('login')).at(time - 1)?.status).toBe(401)
    }
    await expectReason(page, 'Uw account is geblokkeerd.')
    await signInOnPage(page, 'ulla.users')
    await expectReason(page, 'Uw account is geblokkeerd.')
    await expect(page).toHaveURL(`${BASE}/login`)
  })

  test('R122 an answer without a token is a failed sign-in', async ({ page, sandbox }) => {
    await sandbox.faults.set({ operationId: 'login', kind: 'off-contract' })
    await page.goto(`${BASE}/login`)
    await signInOnPage(page, 'ulla.users')
    await expectReason(page, MISMATCH)
  })

  test.runIf(isAll)('a second press during the first one sends nothing more', async ({ page, sandbox }) => {
    await sandbox.faults.set({ operationId: 'login', kind: 'latency', ms: 500 })
    await page.goto(`${BASE}/login`)
    await signInOnPage(page, 'ulla.users')
    await page.getByLabel('Wachtwoord', { exact: true }).press('Enter')
    await page.getByLabel('Wachtwoord', { exact: true }).press('Enter')
    await expect(page).toHaveURL(`${BASE}/dashboard`)
    expect(await sandbox.calls('login')).toHaveLength(1)
  })
})

test.describe('the target after sign-in', () => {
  test('R024 a guest is asked to sign in first; the root leads to the dashboard', async ({ page }) => {
    await page.goto(`${BASE}/`)
    await expect(page).toHaveURL(`${BASE}/login`)
    await signInOnPage(page, 'ulla.users')
    await expect(page).toHaveURL(`${BASE}/dashboard`)
    await page.goto(`${BASE}/`)
    await expect(page).toHaveURL(`${BASE}/dashboard`)
  })

  test('R033, R121 is where the user wanted to go, including its query', async ({ page }) => {
    await page.goto(`${BASE}/help?from=mail&x=%C3%A9`)
    await expect(page).toHaveURL(`${BASE}/login`)
    await signInOnPage(page, 'ulla.users')
    await expect(page).toHaveURL(`${BASE}/help?from=mail&x=%C3%A9`)
    // This works only once.
    await page.goto(`${BASE}/login`)
    await expect(page).toHaveURL(`${BASE}/dashboard`)
  })

  for (const path of ['/login', '/reset-login', '/reset-password', '/2-factor-auth'])
    test(`R023 a signed-in visitor of ${path} goes to the dashboard`, async ({ page, signInAs }) => {
      await signInAs('ulla.users')
      await page.goto(`${BASE}${path}`)
      await expect(page).toHaveURL(`${BASE}/dashboard`)
    })

  test.runIf(isAll)('G022 only a screen of this portal is a valid target', async ({ page }) => {
    for (const route of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/login',
      'javascript:alert(1)',
    ]) {
      await page.goto(`${BASE}/login`)
      sessionStorage.setItem('portal.intendedRoute', route)
      await signInOnPage(page, 'ulla.users')
      await expect(page).toHaveURL(`${BASE}/dashboard`)
      await (await openUserMenu(page)).getByRole('menuitem', { name: 'Afmelden' }).click()
      await expect(page).toHaveURL(`${BASE}/login`)
    }
  })
})

test.describe('an address that does not exist', () => {
  for (const who of ['guest', 'ulla.users'])
    test(`R025, R259, R260, G033 leads ${who} to the 404 page, which quotes it`, async ({
      page,
      signInAs,
    }) => {
      if (who !== 'guest') await signInAs(who)
      await page.goto(`${BASE}/no/such?page=1`)
      await expect(page).toHaveURL(`${BASE}/404`)
      await expect(page.getByRole('heading', { level: 1, name: '404: Pagina niet gevonden' })).toBeVisible()
      await expect(page.getByText(`${location.origin}${BASE}/no/such?page=1`)).toBeVisible()
      await expect(page.getByText('Neem contact op met de helpdesk')).toBeVisible()
      await page.reload()
      await expect(page.getByText(`${location.origin}${BASE}/no/such?page=1`), 'after a reload').toBeVisible()
      await page.getByRole('link', { name: 'Naar het dashboard' }).click()
      await expect(page).toHaveURL(who === 'guest' ? `${BASE}/login` : `${BASE}/dashboard`)
    })
})

test.describe('signing out', () => {
  test('R127 clears the tokens and goes to the sign-in page; nothing of the session returns', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/help`)
    await (await openUserMenu(page)).getByRole('menuitem', { name: 'Afmelden' }).click()
    await expect(page).toHaveURL(`${BASE}/login`)
    expect(accessToken()).toBeUndefined()
    expect(refreshToken()).toBeUndefined()
    await expect(page.getByText('Ulla Users')).toHaveCount(0)
    await expect(notification(page, /./)).toHaveCount(0)

    await signInOnPage(page, 'ivo.invoices')
    await expect(page, 'not where the one before was').toHaveURL(`${BASE}/dashboard`)
    await expect(page.getByText('Ivo Invoices').first()).toBeVisible()
  })

  test('a load that continues after sign-out neither shows a message nor restores anything', async ({
    page,
    sandbox,
    signInAs,
  }) => {
    await sandbox.faults.set({ operationId: 'getPortalBranding', kind: 'latency', ms: 1500 })
    await signInAs('ulla.users')
    await page.goto(`${BASE}/help`)
    await (await openUserMenu(page)).getByRole('menuitem', { name: 'Afmelden' }).click()
    await expect(page).toHaveURL(`${BASE}/login`)
    await signInOnPage(page, 'ivo.invoices')
    await expect(page).toHaveURL(`${BASE}/dashboard`)
    await expect(notification(page, /./)).toHaveCount(0)
  })
})

test.describe('language', () => {
  test('R014, R018, R130 a guest chooses it for the interface only, and the browser remembers', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${BASE}/login`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    const language = page.getByRole('combobox', { name: 'Taal' })
    await expect(language.getByRole('option')).toHaveText(['Nederlands', 'English', 'Français'])
    await language.selectOption('Français')
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page).toHaveTitle(/^Connexion/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
    expect(rememberedLanguage()).toBe('fr')
    expect(await sandbox.calls()).toEqual([])
  })

  test('R016 an unknown or broken language of the browser is replaced by the default one', async ({
    page,
  }) => {
    for (const value of ['de', '%', 'xx-YY']) {
      writeCookie('portal_language', value, 1)
      await page.goto(`${BASE}/login`)
      await expect(page.getByRole('heading', { level: 1, name: 'Aanmelden' })).toBeVisible()
    }
  })

  test('R130 the choice of a signed-in user goes to the server, then into a new token, then to the interface', async ({
    page,
    sandbox,
    signInAs,
  }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/help`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const token = accessToken()
    await (await openUserMenu(page)).getByRole('menuitemradio', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const steps = ['changeLanguage', 'refreshSession']
    const made = (await sandbox.calls()).map(({ operationId }) => operationId)
    expect(made.filter((id) => steps.includes(id))).toEqual(steps)
    expect(accessToken()).not.toBe(token)
    // The server has stored it, so a browser without the cookie also starts in English.
    deleteCookie('portal_language')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('R130 a refused change does not affect the interface, and is reported', async ({
    page,
    sandbox,
    signInAs,
  }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/help`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await sandbox.faults.set({ operationId: 'changeLanguage', kind: 'status-500' })
    await (await openUserMenu(page)).getByRole('menuitemradio', { name: 'English' }).click()
    await expect(notification(page, 'Er ging iets mis op de server.')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    expect(await sandbox.calls('refreshSession')).toHaveLength(0)
  })

  test('G030 the user’s own language wins over the browser’s', async ({ page, signInAs }) => {
    writeCookie('portal_language', 'en', 1)
    await signInAs('rita.reports')
    await page.goto(`${BASE}/help`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByRole('heading', { level: 1, name: 'Aide' })).toBeVisible()
  })
})
