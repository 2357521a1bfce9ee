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
  test('R021 has fields for login and password, and links to the pages for forgotten ones and to more information', async ({
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
    test(`R147 sends no request without ${what}, and shows that it is required`, async ({
      page,
      sandbox,
    }) => {
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

  test('shows a refusal in the current language, also after a change', async ({ page }) => {
    await page.goto(`${BASE}/login`)
    await signInOnPage(page, 'ulla.users', { password: 'wrong' })
    await expectReason(page, MISMATCH)
    await page.getByRole('combobox', { name: 'Taal' }).selectOption('English')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'Login failed. The login and password do not match',
    )
  })

  test('no longer shows the error about a wrong password on the two-factor page', async ({ page }) => {
    await page.goto(`${BASE}/login`)
    await signInOnPage(page, 'tom.twofactor', { password: 'wrong' })
    await expectReason(page, MISMATCH)
    await signInOnPage(page, 'tom.twofactor')
    await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
    await expect(page.getByText(MISMATCH)).toHaveCount(0)
  })

  test('refuses a login that is too long in the language of the portal', async ({ page }) => {
    await page.goto(`${BASE}/login`)
    await signInOnPage(page, 'x'.repeat(201))
    await expect(page.getByText('Hoogstens 200 tekens')).toBeVisible()
  })

  test('R252, R266 shows the label of a refusal that has one', async ({ page }) => {
    await page.goto(`${BASE}/login`)
    await signInOnPage(page, 'dirk.deactivated')
    await expectReason(page, 'Uw account is niet actief.')
    await expect(page).toHaveURL(`${BASE}/login`)
  })

  test('blocks the account after the fifth wrong password, with a message in the language of the user', async ({
    page,
    sandbox,
  }) => {
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

  test('R122 treats a response without a token as a failed sign-in', async ({ page, sandbox }) => {
    await sandbox.faults.set({ operationId: 'login', kind: 'off-contract' })
    await page.goto(`${BASE}/login`)
    await signInOnPage(page, 'ulla.users')
    await expectReason(page, MISMATCH)
  })

  test.runIf(isAll)(
    'sends nothing when the button is pressed again during a request',
    async ({ page, sandbox }) => {
      await sandbox.faults.set({ operationId: 'login', kind: 'latency', ms: 500 })
      await page.goto(`${BASE}/login`)
      await signInOnPage(page, 'ulla.users')
      await page.getByLabel('Wachtwoord', { exact: true }).press('Enter')
      await page.getByLabel('Wachtwoord', { exact: true }).press('Enter')
      await expect(page).toHaveURL(`${BASE}/dashboard`)
      expect(await sandbox.calls('login')).toHaveLength(1)
    },
  )
})

test.describe('the target after sign-in', () => {
  test('R024 is kept for a guest who signs in first, and is the dashboard for the root', async ({ page }) => {
    await page.goto(`${BASE}/`)
    await expect(page).toHaveURL(`${BASE}/login`)
    await signInOnPage(page, 'ulla.users')
    await expect(page).toHaveURL(`${BASE}/dashboard`)
    await page.goto(`${BASE}/`)
    await expect(page).toHaveURL(`${BASE}/dashboard`)
  })

  test('R033, R121 is the requested URL, including its query', async ({ page }) => {
    await page.goto(`${BASE}/help?from=mail&x=%C3%A9`)
    await expect(page).toHaveURL(`${BASE}/login`)
    await signInOnPage(page, 'ulla.users')
    await expect(page).toHaveURL(`${BASE}/help?from=mail&x=%C3%A9`)
    // This works only once.
    await page.goto(`${BASE}/login`)
    await expect(page).toHaveURL(`${BASE}/dashboard`)
  })

  for (const path of ['/login', '/reset-login', '/reset-password', '/2-factor-auth'])
    test(`R023 is the dashboard for a signed-in visitor of ${path}`, async ({ page, signInAs }) => {
      await signInAs('ulla.users')
      await page.goto(`${BASE}${path}`)
      await expect(page).toHaveURL(`${BASE}/dashboard`)
    })

  test.runIf(isAll)('G022 can only be a screen of this portal', async ({ page }) => {
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

test.describe('a URL that does not exist', () => {
  for (const who of ['guest', 'ulla.users'])
    test(`R025, R259, R260, G033 leads ${who} to the 404 page, which shows it`, async ({
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
  test('R127 clears the tokens and opens the sign-in page, and nothing of the session returns', async ({
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

  test('prevents a running request from showing a message or restoring anything', async ({
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

test.describe('the language', () => {
  test('R014, R018, R130 is chosen by a guest for the interface only, and remembered by the browser', async ({
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

  test('R016 is the default one if that of the browser is unknown or invalid', async ({ page }) => {
    for (const value of ['de', '%', 'xx-YY']) {
      writeCookie('portal_language', value, 1)
      await page.goto(`${BASE}/login`)
      await expect(page.getByRole('heading', { level: 1, name: 'Aanmelden' })).toBeVisible()
    }
  })

  test('R130 of a signed-in user is sent to the server, then put into a new token, then shown', async ({
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

  test('R130 R197 also changes the texts that the server has translated', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/finance/all-transactions`)
    await expect(page.getByRole('cell', { name: 'Trein' }).first()).toBeVisible()
    await (await openUserMenu(page)).getByRole('menuitemradio', { name: 'English' }).click()
    await expect(page.getByRole('cell', { name: 'Train' }).first()).toBeVisible()
    await expect(page.getByRole('cell', { name: 'Trein' })).toHaveCount(0)
  })

  test('R130 does not change if the server refuses it, which is reported', async ({
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

  test('G030 of the user overrides that of the browser', async ({ page, signInAs }) => {
    writeCookie('portal_language', 'en', 1)
    await signInAs('rita.reports')
    await page.goto(`${BASE}/help`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByRole('heading', { level: 1, name: 'Aide' })).toBeVisible()
  })
})
