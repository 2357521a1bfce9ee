import { expect, test } from '../fixtures.ts'

test('the help page shows texts and contact in the language of the user, as text', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('ulla.users')
  await page.goto('/portal/help')
  await expect(page.getByRole('heading', { name: 'Hulp', level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Contact' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /^(mailto|tel):/,
  )
  await expectAccessible()

  await page.getByRole('button', { name: /Gebruikersmenu/ }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible()
})

test('R128 G181 help that fails at the start stops nothing, and can be asked for again', async ({
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
