import { expect, test } from '../fixtures.ts'

test('R044 R234 partner staff find a company among 20,000, and go to its users', async ({
  page,
  signInAs,
  sandbox,
  expectAccessible,
}) => {
  await signInAs('miranda.msp')
  await page.goto('/portal/corporate-accounts')
  const table = page.getByRole('table', { name: 'Bedrijven' })
  await expect(table).toHaveAttribute('aria-rowcount', '20001')
  // Pages of 1,000, twenty of them.
  expect(await sandbox.calls('getCorporateAccountsByFilter')).toHaveLength(20)

  await page.getByRole('searchbox', { name: 'Zoek een bedrijf' }).fill('BNL-00641')
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(/search=BNL-00641/)
  await expectAccessible()

  await table.getByRole('link', { name: 'Antwerpen Architects 641' }).click()
  await expect(page).toHaveURL(/\/manage\/app-users\/active\?.*corporateAccountOspId=/)
  await expect(page.getByRole('combobox', { name: 'Bedrijf' })).toHaveValue('Antwerpen Architects 641')
})

test('the list is searched, filtered and sorted by its address, and nothing found offers to clear', async ({
  page,
  signInAs,
}) => {
  await signInAs('mats.msp')
  await page.goto('/portal/corporate-accounts?search=zzzz')
  await expect(page.getByRole('heading', { name: 'Niets gevonden' })).toBeVisible()
  await page
    .getByRole('button', { name: /wissen/i })
    .last()
    .click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(4)
  await expect(page).not.toHaveURL(/search=/)

  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Inactief' })
  await expect(page).toHaveURL(/active=no/)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('no')
})

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
