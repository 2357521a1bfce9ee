import type { Page } from '@playwright/test'
import { BASE, expect, test, TWO_FACTOR_CODE } from '../fixtures.ts'
import { notification, signInOnPage } from '../portal.ts'

const codeField = (page: Page) => page.getByLabel('Code', { exact: true })

test('R120 asks for the code, and the right one leads to where the user wanted to go', async ({
  page,
  sandbox,
}) => {
  await page.goto(`${BASE}/help?x=1`)
  await signInOnPage(page, 'tom.twofactor')
  await expect(page).toHaveURL(`${BASE}/2-factor-auth`)
  await expect(page.getByRole('heading', { level: 1, name: 'Aanmelden in twee stappen' })).toBeVisible()
  await expect(page.getByRole('img'), 'R022 the QR code is for the first time only').toHaveCount(0)
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
  // The last digit sends it.
  await codeField(page).pressSequentially(TWO_FACTOR_CODE)
  await expect(page).toHaveURL(`${BASE}/help?x=1`)
  expect(await sandbox.calls('login')).toHaveLength(2)
})

test('R022 shows the QR code for the first set-up, once', async ({ page, context }) => {
  await page.goto(`${BASE}/login`)
  await signInOnPage(page, 'nora.newfactor')
  const qrCode = page.getByRole('img', { name: 'QR-code voor uw authenticatie-app' })
  await expect(qrCode).toBeVisible()
  await expect
    .poll(() => qrCode.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(50)
  await codeField(page).fill(TWO_FACTOR_CODE)
  await expect(page).toHaveURL(`${BASE}/dashboard`)

  await context.clearCookies({ name: /portal_(refresh_)?token/ })
  await page.goto(`${BASE}/login`)
  await signInOnPage(page, 'nora.newfactor')
  await expect(codeField(page)).toBeVisible()
  await expect(qrCode).toHaveCount(0)
})

test('R136, R253, R266, G018 a wrong code is told at the field and as a notice; then the right one goes', async ({
  page,
}) => {
  await page.goto(`${BASE}/login`)
  await signInOnPage(page, 'tom.twofactor')
  await codeField(page).fill('000000')
  await expect(page.getByText('Dat lijkt de verkeerde code. Probeer het opnieuw!')).toBeVisible()
  await expect(codeField(page)).toHaveAccessibleDescription(/Dat lijkt de verkeerde code/)
  await expect(notification(page, 'Dat lijkt de verkeerde code')).toBeVisible()
  await expect(codeField(page)).toHaveValue('')
  await codeField(page).fill(TWO_FACTOR_CODE)
  await expect(page).toHaveURL(`${BASE}/dashboard`)
})

test('half a code makes no call', async ({ page, sandbox }) => {
  await page.goto(`${BASE}/login`)
  await signInOnPage(page, 'tom.twofactor')
  await codeField(page).fill('12 3a')
  await expect(codeField(page)).toHaveValue('123')
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await expect(codeField(page)).toHaveAccessibleDescription(/verplicht|ontbreekt|code/i)
  expect(await sandbox.calls('login')).toHaveLength(1)
})

test('the fifth wrong code blocks the account, in the user’s words', async ({ page }) => {
  await page.goto(`${BASE}/login`)
  await signInOnPage(page, 'tom.twofactor')
  for (let time = 1; time <= 4; time += 1) {
    await codeField(page).fill(`00000${time}`)
    await expect(codeField(page), 'the answer empties it').toHaveValue('')
  }
  await codeField(page).fill('000005')
  await expect(notification(page, 'Uw account is geblokkeerd.')).toBeVisible()
})

test('G178 name and digest are kept in memory only: a reload, or the address alone, leads to the sign-in page', async ({
  page,
}) => {
  await page.goto(`${BASE}/2-factor-auth`)
  await expect(page).toHaveURL(`${BASE}/login`)
  await signInOnPage(page, 'tom.twofactor')
  await expect(codeField(page)).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(`${BASE}/login`)
  await signInOnPage(page, 'tom.twofactor')
  await page.getByRole('link', { name: 'Terug naar aanmelden' }).click()
  await expect(page).toHaveURL(`${BASE}/login`)
})
