/**
 * Checks what `screens.spec.ts` does not open: messages, the second sign-in step, menus, dialogs and notices around
 * sign-in and the frame. axe finds nothing in them in either theme. Each test runs in its own language, and in a full
 * run in all languages.
 */
import { readFileSync } from 'node:fs'
import { BASE, expect, PASSWORD, test, type Language } from '../fixtures.ts'
import { inAll } from '../level.ts'
import { languagesFor } from '../languages.ts'
import { openUserMenu, rememberLanguage, signInOnPage } from '../portal.ts'

const REFRESH_LIFE = 8 * 24 * 60 * 60_000

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>
const wordsOf = (language: Language, area: 'session' | 'shell' | 'welcome' = 'session'): Words =>
  JSON.parse(readFileSync(`locales/${language}/${area}.json`, 'utf8')) as Words

for (const language of languagesFor('before sign-in'))
  test(
    `axe finds nothing on the pages before sign-in, in ${language}`,
    inAll,
    async ({ page, context, baseURL, expectAccessible }) => {
      const { signIn, twoFactor } = wordsOf(language)
      const { resetLogin } = wordsOf(language, 'welcome')
      await rememberLanguage(context, baseURL ?? '', language)
      await page.goto(`${BASE}/login`)
      await page.getByRole('button', { name: signIn?.['submit'] ?? '' }).click()
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
      await expectAccessible()
      await signInOnPage(page, 'ulla.users', { password: 'wrong', language })
      await expect(page.getByText(signIn?.['failed'] ?? '')).toBeVisible()
      await expectAccessible()

      await signInOnPage(page, 'nora.newfactor', { language })
      await expect(page.getByRole('img', { name: twoFactor?.['qrCode'] ?? '' })).toBeVisible()
      await expectAccessible()
      const code = page.getByLabel(twoFactor?.['code'] ?? '', { exact: true })
      await code.fill('000000')
      await expect(code).toHaveAttribute('aria-invalid', 'true')
      await expectAccessible()

      await page.goto(`${BASE}/reset-login`)
      await page.getByRole('button', { name: resetLogin?.['submit'] ?? '' }).click()
      const email = page.getByLabel(resetLogin?.['email'] ?? '')
      await expect(email).toBeFocused()
      await expectAccessible()
      await email.fill('ulla.users@brugge-bakery.example')
      await page.getByRole('button', { name: resetLogin?.['submit'] ?? '' }).click()
      await expect(page.getByText(resetLogin?.['done'] ?? '')).toBeVisible()
      await expectAccessible()
    },
  )

for (const language of languagesFor('around the screens'))
  test(`axe finds nothing on the menus, dialogs and notices around the screens, in ${language}`, async ({
    page,
    signInAs,
    sandbox,
    expectAccessible,
  }) => {
    const { changePassword } = wordsOf(language, 'shell')
    await signInAs('ulla.users', { language })
    await page.goto(`${BASE}/change-password`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(async () => (await sandbox.calls('getPartner')).length).toBe(1)
    await page.setViewportSize({ width: 800, height: 800 })
    await expect(page.getByRole('link', { name: 'App Store' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectAccessible()
    await page.setViewportSize({ width: 1440, height: 900 })

    await openUserMenu(page)
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    // An error that is shown for the whole form and at the field.
    for (const name of ['old', 'new', 'repeat'])
      await page
        .getByLabel(changePassword?.[name] ?? '', { exact: false })
        .first()
        .fill(name === 'old' ? 'wrong' : PASSWORD)
    await page.getByRole('button', { name: changePassword?.['submit'] ?? '' }).click()
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
    await expectAccessible()

    await page.getByRole('navigation').getByRole('link').first().click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible()
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)

    await sandbox.clock.advance(REFRESH_LIFE)
    await page.getByRole('button', { name: changePassword?.['submit'] ?? '' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible()
  })
