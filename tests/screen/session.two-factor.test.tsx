import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import type { ScreenPage } from './page.ts'
import { BASE, expect, test } from './fixture.ts'
import { PASSWORD, TWO_FACTOR_CODE } from '../sign-in.ts'
import { notification, signInOnPage } from './page.ts'

test.afterEach(() => void vi.restoreAllMocks())

const codeField = (page: ScreenPage) => page.getByLabel('Code', { exact: true })

test('R136, R253, R266, G018 a wrong code is reported at the field and above it, and the right one is accepted afterwards', async ({
  page,
}) => {
  await page.goto(`${BASE}/login`)
  await signInOnPage(page, 'tom.twofactor')
  // WCAG 3.2.2: the field announces the effect of its last digit.
  await expect(codeField(page)).toHaveAccessibleDescription(/meteen verstuurd/)
  await codeField(page).fill('000000')
  await expect(page.getByText('Dat lijkt de verkeerde code. Probeer het opnieuw!')).toBeVisible()
  await expect(codeField(page)).toHaveAccessibleDescription(/Dat lijkt de verkeerde code/)
  await expect(page.getByRole('alert').filter({ hasText: 'Dat lijkt de verkeerde code' })).toBeVisible()
  await expect(notification(page, /./)).toHaveCount(0)
  await expect(codeField(page)).toHaveValue('')
  await codeField(page).fill(TWO_FACTOR_CODE)
  await expect(page).toHaveURL(`${BASE}/dashboard`)
})

test('a response that requests a code again without a token is reported, and the next code is accepted', async ({
  page,
}) => {
  await page.goto(`${BASE}/login`)
  await signInOnPage(page, 'tom.twofactor')
  await expect(codeField(page)).toBeVisible()
  // The sandbox never requests it twice.
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json({ requires2fa: true }))
  await codeField(page).fill('000000')
  await expect(
    page.getByRole('alert').filter({ hasText: 'Er is opnieuw een code nodig' }),
    'above the field',
  ).toBeVisible()
  await expect(page).toHaveURL(`${BASE}/2-factor-auth`)
  await expect(codeField(page), 'empty, for the next one').toHaveValue('')
  await codeField(page).fill(TWO_FACTOR_CODE)
  await expect(page).toHaveURL(`${BASE}/dashboard`)
})

test('password and code can be pasted (WCAG 3.3.8)', async ({ page }) => {
  const paste = async (field: ReturnType<typeof codeField>, text: string): Promise<void> => {
    await field.focus()
    await userEvent.paste(text)
  }
  await page.goto(`${BASE}/login`)
  await paste(page.getByLabel('Login', { exact: true }), 'tom.twofactor')
  await paste(page.getByLabel('Wachtwoord', { exact: true }), PASSWORD)
  await page.getByRole('button', { name: 'Aanmelden' }).click()
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await paste(codeField(page), TWO_FACTOR_CODE)
  await expect(page).toHaveURL(`${BASE}/dashboard`)
})

test('an incomplete code is not sent', async ({ page, sandbox }) => {
  await page.goto(`${BASE}/login`)
  await signInOnPage(page, 'tom.twofactor')
  await codeField(page).fill('12 3a')
  await expect(codeField(page)).toHaveValue('123')
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await expect(codeField(page)).toHaveAccessibleDescription(/verplicht|ontbreekt|code/i)
  expect(await sandbox.calls('login')).toHaveLength(1)
})

test('the fifth wrong code blocks the account, with a message in the language of the user', async ({
  page,
}) => {
  await page.goto(`${BASE}/login`)
  await signInOnPage(page, 'tom.twofactor')
  for (let time = 1; time <= 4; time += 1) {
    await codeField(page).fill(`00000${time}`)
    await expect(codeField(page), 'the answer empties it').toHaveValue('')
  }
  await codeField(page).fill('000005')
  await expect(page.getByRole('alert').filter({ hasText: 'Uw account is geblokkeerd.' })).toBeVisible()
})

test('G178 returning to the two-factor page shows neither the QR code nor credentials', async ({ page }) => {
  await page.goto(`${BASE}/login`)
  await signInOnPage(page, 'tom.twofactor')
  await expect(codeField(page)).toBeVisible()
  await page.getByRole('link', { name: 'Terug naar aanmelden' }).click()
  await expect(page.getByLabel('Login', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${BASE}/login`)
  await expect(codeField(page)).toHaveCount(0)
})
