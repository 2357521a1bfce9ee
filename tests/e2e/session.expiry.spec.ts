/** The session ends under an open form. The user signs in again over the page, and no input is lost. */
import type { Page } from '@playwright/test'
import { BASE, expect, PASSWORD, test } from '../fixtures.ts'
import { notification } from '../portal.ts'
import type { SandboxClient } from '~mocks/sandbox-client.ts'

/** Later than the expiry of both tokens. */
const REFRESH_LIFE = 8 * 24 * 60 * 60_000
const NEW = 'Nieuw-2027'

const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Meld u opnieuw aan' })
const continueButton = (page: Page) => dialog(page).getByRole('button', { name: 'Aanmelden en doorgaan' })
const newPassword = (page: Page) => page.getByLabel(/^Nieuw wachtwoord/)

async function saveAfterSessionExpiry(page: Page, sandbox: SandboxClient): Promise<void> {
  await page.goto(`${BASE}/change-password`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Wait for everything that is loaded after sign-in. A read that meets the expired session would show the dialog
  // before the save does.
  await expect.poll(async () => (await sandbox.calls('getPartner')).length).toBe(1)
  await page.getByLabel(/^Huidig wachtwoord/).fill(PASSWORD)
  await newPassword(page).fill(NEW)
  await page.getByLabel(/^Herhaal het nieuwe wachtwoord/).fill(NEW)
  await sandbox.clock.advance(REFRESH_LIFE)
  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  await expect(dialog(page)).toBeVisible()
}

test('R126 the user signs in again in a dialog, the save continues, and nothing typed is lost', async ({
  page,
  sandbox,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('ulla.users')
  await saveAfterSessionExpiry(page, sandbox)
  await expect(dialog(page).getByText('ulla.users')).toBeVisible()
  await expect(dialog(page).getByLabel('Wachtwoord', { exact: true })).toBeFocused()
  await expectAccessible()
  await expect(newPassword(page)).toHaveValue(NEW)

  await page.keyboard.press('Escape')
  await expect(dialog(page), 'it has to be answered').toBeVisible()
  await dialog(page).getByLabel('Wachtwoord', { exact: true }).fill('wrong')
  await continueButton(page).click()
  await expect(dialog(page).getByLabel('Wachtwoord', { exact: true })).toHaveAccessibleDescription(
    /De login of het wachtwoord is niet juist/,
  )
  await dialog(page).getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await continueButton(page).click()
  await expect(notification(page, 'Uw wachtwoord is gewijzigd.')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(`${BASE}/change-password`)
  expect((await sandbox.calls('changePincode')).map(({ status }) => status)).toEqual([401, 204])
})
