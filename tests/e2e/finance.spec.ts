import { expect, test } from '../fixtures.ts'

test('R031 R080 R275 a prepaid company sees its budget, how to add to it and what happened to it', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('petra.prepaid')
  await page.goto('/portal/finance/company-budget')
  await expect(page.getByRole('heading', { name: 'Bedrijfsbudget', level: 1 })).toBeVisible()
  await expect(page.getByText('Resterend')).toBeVisible()
  await expect(page.getByText('Een overschrijving is binnen 48 uur zichtbaar.')).toBeVisible()
  await expect(page.getByText(/^€\s[\d\s]+,\d\d$/).first()).toBeVisible()
  await expect(page.getByRole('table', { name: 'Transacties' }).getByRole('row').nth(1)).toBeVisible()
  await expectAccessible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Alles downloaden (Excel)' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
})
