import { expect, test } from './fixture.ts'

test('R026 R259 without the role the reports do not exist', async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto('/portal/reporting')
  await expect(page.getByRole('heading', { name: '404: Pagina niet gevonden' })).toBeVisible()
})
