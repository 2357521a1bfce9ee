import { expect, test } from './fixture.ts'

test('R031 R080 G039 a company of an ARTEMIS partner sees its budget, and a postpaid one does not', async ({
  page,
  signInAs,
}) => {
  await signInAs('arthur.artemis')
  await page.goto('/portal/finance/company-budget')
  await expect(page.getByRole('heading', { name: 'Bedrijfsbudget', level: 1 })).toBeVisible()

  await signInAs('paul.postpaid')
  await page.goto('/portal/finance/company-budget')
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByRole('navigation', { name: 'Hoofdmenu' }).getByText('Bedrijfsbudget')).toHaveCount(0)
})

test('R038 platform staff choose a company first, and company admins see their own', async ({
  page,
  signInAs,
}) => {
  await signInAs('olivia.osp')
  await page.goto('/portal/finance/company-budget')
  await expect(page.getByRole('main').getByRole('heading', { name: 'Kies eerst een bedrijf' })).toBeVisible()
  await page.goto('/portal/finance/company-budget?corporateAccountOspId=ca-2001')
  await expect(page.getByText('Resterend')).toBeVisible()
})

test('R239 an owner without a budget is not an error', async ({ page, signInAs, sandbox }) => {
  await signInAs('emma.empty')
  await page.goto('/portal/finance/company-budget')
  await expect.poll(async () => (await sandbox.calls('getBudgetsByOwner')).length).toBeGreaterThan(0)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.notice, .problem, [role=alert]').filter({ hasText: /\S/ })).toHaveCount(0)
})

test('a server error shows a message and a way to continue', async ({ page, signInAs, sandbox }) => {
  await signInAs('petra.prepaid')
  await sandbox.faults.set({ operationId: 'getBudgetsByOwner', kind: 'status-500', times: 1 })
  await page.goto('/portal/finance/company-budget')
  const retry = page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' })
  await retry.click()
  await expect(page.getByText('Resterend')).toBeVisible()
})
