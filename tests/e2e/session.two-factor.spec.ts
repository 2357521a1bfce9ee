import type { Page } from '@playwright/test'
import { BASE, expect, test, TWO_FACTOR_CODE } from '../fixtures.ts'
import { signInOnPage } from '../portal.ts'

const codeField = (page: Page) => page.getByLabel('Code', { exact: true })

test('R120 two-factor sign-in requests a code, and then opens the page that the user wanted', async ({
  page,
  sandbox,
}) => {
  await page.goto(`${BASE}/help?x=1`)
  await signInOnPage(page, 'tom.twofactor')
  await expect(page).toHaveURL(`${BASE}/2-factor-auth`)
  await expect(page.getByRole('heading', { level: 1, name: 'Aanmelden in twee stappen' })).toBeVisible()
  await expect(page.getByRole('img'), 'R022 the QR code is for the first time only').toHaveCount(0)
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
  // The last digit submits it.
  await codeField(page).pressSequentially(TWO_FACTOR_CODE)
  await expect(page).toHaveURL(`${BASE}/help?x=1`)
  expect(await sandbox.calls('login')).toHaveLength(2)
})

test('R022 the first two-factor sign-in shows the QR code once', async ({ page, context }) => {
  await page.goto(`${BASE}/login`)
  await signInOnPage(page, 'nora.newfactor')
  const qrCode = page.getByRole('img', { name: 'QR-code voor uw authenticatie-app' })
  await expect(qrCode).toBeVisible()
  await expect
    .poll(() => qrCode.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(50)
  await expect(page.getByText(/^(?:[A-Z2-7]{4} ){3}[A-Z2-7]{4}/)).toBeVisible()
  await codeField(page).fill(TWO_FACTOR_CODE)
  await expect(page).toHaveURL(`${BASE}/dashboard`)

  await context.clearCookies({ name: /portal_(refresh_)?token/ })
  await page.goto(`${BASE}/login`)
  await signInOnPage(page, 'nora.newfactor')
  await expect(codeField(page)).toBeVisible()
  await expect(qrCode).toHaveCount(0)
})

test('G178 the login and digest are kept in memory only, so a reload leads to the sign-in page', async ({
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
