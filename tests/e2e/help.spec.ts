import { expect, test } from '../fixtures.ts'

test('the help page shows the help text and contact in the language of the user, as plain text', async ({
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
