import { expect, test } from './fixture.ts'

test('R128 G181 help that cannot be loaded at startup blocks nothing, and can be retried', async ({
  page,
  signInAs,
  sandbox,
}) => {
  await signInAs('ulla.users')
  await sandbox.faults.set({ operationId: 'getHelp', kind: 'status-500', times: 2 })
  await page.goto('/portal/help')
  await page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByRole('region', { name: 'Contact' })).toBeVisible()
})
