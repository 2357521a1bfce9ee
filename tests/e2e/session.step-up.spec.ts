/** G410 in a real browser: the password question is shown over the drawer that caused it, by keyboard and for axe. */
import { BASE, expect, PASSWORD, test } from '../fixtures.ts'
import { notification } from '../portal.ts'
import { inAll } from '../level.ts'

test('the password is requested over an open dialog, and the typed amount is booked with the same idempotency key', async ({
  page,
  sandbox,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('ulla.users')
  await sandbox.stepUp.set(10)
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/events/refund')) keys.push(request.headers()['idempotency-key'])
  })
  await page.goto(`${BASE}/manage/app-users/u-1101/expenses/e-7003?dialog=refund`)
  const amount = page.getByLabel('Bedrag')
  await amount.fill('12,00')
  await amount.press('Enter')
  const password = page.getByRole('alertdialog').getByLabel('Wachtwoord', { exact: true })
  await expect(password).toBeFocused()
  await expectAccessible()
  await page.keyboard.press('Tab')
  await expect(amount).not.toBeFocused()
  await password.fill(PASSWORD)
  await password.press('Enter')
  await expect(notification(page, /12,00/)).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('cancelling restores the focus and the typed amount', inAll, async ({ page, sandbox, signInAs }) => {
  await signInAs('ulla.users')
  await sandbox.stepUp.set(10)
  await page.goto(`${BASE}/manage/app-users/u-1101/expenses/e-7003?dialog=refund`)
  const amount = page.getByLabel('Bedrag')
  await amount.fill('12,00')
  await page.getByRole('dialog').getByRole('button', { name: 'Terugbetalen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuleren' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(amount).toHaveValue('12,00')
  await expect(page.getByRole('dialog').getByText('Er is niets gewijzigd.')).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
})
