import { expect, test } from '../fixtures.ts'

test('R009 R045 platform staff go from the list of partners to one of them, and through its tabs', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('olivia.osp')
  await page.goto('/portal/partners')
  await expect(page.getByRole('table', { name: 'Partners' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Noordzee Mobility' }).click()
  await expect(page).toHaveURL(/\/partners\/p-3001\/details/)
  await expect(page.getByRole('heading', { level: 1, name: 'Noordzee Mobility' })).toBeVisible()
  for (const tab of ['Producten', 'Diensten', 'Budgetten', 'Gekoppelde partners']) {
    await page.getByRole('navigation', { name: 'Noordzee Mobility' }).getByRole('link', { name: tab }).click()
    await expect(page.getByRole('main').getByRole('link', { name: tab, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
  }
  await expectAccessible()
})
