import { readFile } from 'node:fs/promises'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from '../fixtures.ts'
import { inAll } from '../level.ts'

test(
  'R031 R080 R275 a prepaid company sees its budget, how to add to it and its history',
  inAll,
  async ({ page, signInAs, expectAccessible }) => {
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
  },
)

test('R100 R101 R226 an invoice manager registers two payments on an invoice, which is underpaid and then paid', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('ivo.invoices')
  await page.goto('/portal/finance/invoices?status=created')
  // The invoices of other companies are also not yet sent on the first two days of a month.
  const created = page.getByRole('row').filter({ hasText: 'Gemaakt' }).filter({ hasText: /-2001/ })
  await expect(created).toHaveCount(1)
  await expectAccessible()
  await created.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: /^Factuur \d{4}-\d\d-2001$/ })).toBeVisible()
  const head = page.locator('.page-head')
  await expect(head.getByText('Gemaakt')).toBeVisible()

  const pay = async (amount: string | undefined, effect: RegExp): Promise<void> => {
    await page.getByRole('button', { name: 'Acties', exact: true }).focus()
    await page.keyboard.press('Enter')
    const item = page.getByRole('menuitem', { name: /^Betaling registreren/ })
    await expect(item).toBeVisible()
    await expect(page.getByRole('menu')).toBeFocused()
    await expect(item).toHaveAttribute('data-highlighted')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/dialog=pay/)
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Betaald bedrag' })
    await expect(field).toBeFocused()
    if (amount !== undefined) await field.fill(amount)
    await expect(page.getByRole('dialog').getByText(effect)).toBeVisible()
    await expectAccessible()
    await field.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await pay('100', /De factuur wordt “Te weinig betaald”/)
  await expect(head.getByText('Te weinig betaald')).toBeVisible()
  await pay(undefined, /volledig betaald/)
  await expect(head.getByText('Betaald', { exact: true })).toBeVisible()
  const events = page.getByRole('region', { name: 'Wat er gebeurde' }).getByRole('listitem')
  await expect(events.filter({ hasText: 'betaald' })).toHaveCount(2)
  await page.reload()
  await expect(head.getByText('Betaald', { exact: true })).toBeVisible()
  await expectAccessible()
})

test(
  'R242 matching invoices and transactions are exported as a workbook, with amounts as numbers',
  inAll,
  async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto('/portal/finance/all-transactions?type=user_fee')
    await expect(page.getByRole('cell', { name: 'Gebruikersvergoeding' }).first()).toBeVisible()
    const count = Number(await page.getByRole('table').getAttribute('aria-rowcount')) - 1
    expect(count).toBeGreaterThan(10)
    const all = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Alles downloaden (Excel)' }).click()
    const [head = [], ...fees] = await readSheet(await readFile(await (await all).path()))
    expect(fees).toHaveLength(count)
    expect(fees.every((fee) => typeof fee[head.indexOf('Bedrag incl. btw (EUR)')] === 'number')).toBe(true)

    await page.goto('/portal/finance/invoices?status=paid')
    await page.getByRole('button', { name: 'Alles downloaden' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Excel' }).click()
    const [names = [], ...paid] = await readSheet(await readFile(await (await download).path()))
    expect(paid.length).toBeGreaterThan(5)
    const amount = names.indexOf('Bedrag incl. btw (EUR)')
    expect(paid.every((invoice) => typeof invoice[amount] === 'number')).toBe(true)
  },
)

test(
  'R196 going back from a transaction to the list keeps search and filters',
  inAll,
  async ({ page, signInAs, expectAccessible }) => {
    await signInAs('ulla.users')
    await page.goto('/portal/finance/all-transactions?budget=MOBILITY_BUDGET&search=RAIL26100001')
    await page.getByRole('rowheader').getByRole('link').click()
    await expect(page).toHaveURL(/\/finance\/transaction-details\/e-7020/)
    await expect(page.getByRole('link', { name: 'Jonas Peeters' })).toBeVisible()
    await expectAccessible()
    await page.goBack()
    await expect(page).toHaveURL(/budget=MOBILITY_BUDGET&search=RAIL26100001/)
    await expect(page.getByRole('searchbox')).toHaveValue('RAIL26100001')
  },
)
