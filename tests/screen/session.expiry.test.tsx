/** The session ends under an open form. The user signs in again over the page, and no input is lost. */
import type { ScreenPage } from './page.ts'
import { refreshToken } from '@/base/tokens.ts'
import { BASE, expect, test } from './fixture.ts'
import { PASSWORD, TWO_FACTOR_CODE } from '../sign-in.ts'
import { notification } from './page.ts'
import type { SandboxClient } from '~mocks/sandbox-client.ts'

/** Later than the expiry of both tokens. */
const REFRESH_LIFE = 8 * 24 * 60 * 60_000
const PURCHASE = '00000000-0000-4000-8000-000000008301'
const NEW = 'Nieuw-2027'

const dialog = (page: ScreenPage) => page.getByRole('alertdialog', { name: 'Meld u opnieuw aan' })
const goOn = (page: ScreenPage) => dialog(page).getByRole('button', { name: 'Aanmelden en doorgaan' })
const next = (page: ScreenPage) => page.getByLabel(/^Nieuw wachtwoord/)

async function saveAfterTheEnd(page: ScreenPage, sandbox: SandboxClient): Promise<void> {
  await page.goto(`${BASE}/change-password`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(async () => (await sandbox.calls('getPartner')).length).toBe(1)
  await page.getByLabel(/^Huidig wachtwoord/).fill(PASSWORD)
  await next(page).fill(NEW)
  await page.getByLabel(/^Herhaal het nieuwe wachtwoord/).fill(NEW)
  await sandbox.clock.advance(REFRESH_LIFE)
  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  await expect(dialog(page)).toBeVisible()
}

test('R120 with two-factor the dialog requests the code as well', async ({ page, sandbox, signInAs }) => {
  await signInAs('tom.twofactor')
  await saveAfterTheEnd(page, sandbox)
  await dialog(page).getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await goOn(page).click()
  const code = dialog(page).getByLabel('Code', { exact: true })
  await code.fill('000000')
  await goOn(page).click()
  await expect(code).toHaveAccessibleDescription(/Dat lijkt de verkeerde code/)
  await code.fill(TWO_FACTOR_CODE)
  await goOn(page).click()
  await expect(notification(page, 'Uw wachtwoord is gewijzigd.')).toBeVisible()
})

test('R147 the dialog makes no call without a password', async ({ page, sandbox, signInAs }) => {
  await signInAs('ulla.users')
  await saveAfterTheEnd(page, sandbox)
  await goOn(page).click()
  await expect(dialog(page).getByLabel('Wachtwoord', { exact: true })).toHaveAccessibleDescription(
    /Vul uw login en wachtwoord in/,
  )
  expect(await sandbox.calls('login')).toHaveLength(1)
})

test('R126, R127 leaving the dialog signs out permanently', async ({ page, sandbox, signInAs }) => {
  await signInAs('ulla.users')
  await saveAfterTheEnd(page, sandbox)
  await dialog(page).getByRole('button', { name: 'Afmelden' }).click()
  await expect(page).toHaveURL(`${BASE}/login`)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(refreshToken()).toBeUndefined()
})

test('a server error during the new sign-in is reported, and the sign-in can be retried', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await saveAfterTheEnd(page, sandbox)
  await sandbox.faults.set({ operationId: 'login', kind: 'status-500', times: 1 })
  await dialog(page).getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await goOn(page).click()
  await expect(dialog(page).getByLabel('Wachtwoord', { exact: true })).toHaveAccessibleDescription(
    /^Aanmelden mislukt\. /,
  )
  await goOn(page).click()
  await expect(notification(page, 'Uw wachtwoord is gewijzigd.')).toBeVisible()
})

test('without typed values the user returns to the sign-in page without a dialog', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await page.goto(`${BASE}/change-password`)
  await expect.poll(async () => (await sandbox.calls('getPartner')).length).toBe(1)
  await sandbox.clock.advance(REFRESH_LIFE)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL(`${BASE}/login`)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('R126 a reason typed in the dialog of an action is kept when a request of the page ends the session', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('olivia.osp')
  await page.goto(`${BASE}/orders/plugin-service?dialog=reject&purchase=${PURCHASE}`)
  const reason = page.getByRole('dialog').getByLabel(/^Waarom/)
  await reason.fill('Te duur')
  await sandbox.clock.advance(REFRESH_LIFE)
  // As when a laptop wakes up, the data on the page is read again.
  dispatchEvent(new Event('offline'))
  dispatchEvent(new Event('online'))
  await dialog(page).getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await goOn(page).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(reason).toHaveValue('Te duur')
  await page.getByRole('dialog').getByRole('button', { name: 'Bestelling afwijzen' }).click()
  await expect(notification(page, /is afgewezen/)).toBeVisible()
  expect((await sandbox.calls('rejectPluginPurchase')).map(({ status }) => status)).toEqual([200])
})
