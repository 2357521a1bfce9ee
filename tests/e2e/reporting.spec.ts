import { expect, test } from '../fixtures.ts'

test('R043 R072 a reporting manager sees the reports, in her language, and filters them by the address', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('rita.reports')
  await page.goto('/portal/reporting')
  const table = page.getByRole('table', { name: 'Rapports' })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: 'Filtre', exact: true }).click()
  const first = page.getByRole('group', { name: 'Nature' }).getByRole('menuitem').first()
  const kind = (await first.textContent()) ?? ''
  await first.click()
  await expect(page).toHaveURL(/type=/)
  await expect(table.getByRole('row').nth(1)).toContainText(kind)
})
