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

  const kinds = page.getByRole('combobox', { name: 'Nature' })
  const kind = (await kinds.getByRole('option').nth(1).textContent()) ?? ''
  await kinds.selectOption({ label: kind })
  await expect(page).toHaveURL(/type=/)
  await expect(table.getByRole('row').nth(1)).toContainText(kind)
})
