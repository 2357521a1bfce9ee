import { expect, test } from './fixture.ts'

test('R032 R149 R274 the company is chosen in the header, and the address follows', async ({
  page,
  signInAs,
  sandbox,
}) => {
  await signInAs('miranda.msp')
  await page.goto('/portal/dashboard')
  const selector = page.getByRole('combobox', { name: 'Bedrijf', exact: true })
  await selector.fill('ar')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await selector.fill('Antwerpen Architects 137')
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /Antwerpen Architects 137/ })
    .first()
    .click()
  await expect(page).toHaveURL(/corporateAccountOspId=/)
  // Two characters asked nothing; three and more asked once, when the typing rested.
  expect(await sandbox.calls('findCorporateAccountsByAny')).toHaveLength(1)

  // The other way round: the address changes, the selection follows.
  await page.goto('/portal/dashboard')
  await expect(selector).toHaveValue('Antwerpen Architects 137')
})

test('R044 R027 the list is for partner staff', async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto('/portal/corporate-accounts')
  await expect(page.getByRole('heading', { name: '404: Pagina niet gevonden' })).toBeVisible()
  await expect(page.getByText('/portal/corporate-accounts')).toBeVisible()
})
