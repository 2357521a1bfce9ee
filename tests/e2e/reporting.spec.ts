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

test('R026 R259 without the role the reports do not exist', async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto('/portal/reporting')
  await expect(page.getByRole('heading', { name: '404: Pagina niet gevonden' })).toBeVisible()
})
