import { readFile } from 'node:fs/promises'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from '../fixtures.ts'
import { inAll } from '../level.ts'
import { cutBadges, openUserMenu } from '../portal.ts'

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
  await expect(page.getByRole('heading', { level: 1, name: 'Antwerpen Architects 641' })).toBeVisible()
  await expectAccessible()
  await page
    .getByRole('region', { name: 'Verder naar' })
    .getByRole('link', { name: 'App-gebruikers' })
    .click()
  await expect(page).toHaveURL(/\/manage\/app-users\/active\?.*corporateAccountOspId=/)
  await expect(page.getByRole('combobox', { name: 'Bedrijf' })).toHaveValue('Antwerpen Architects 641')
})

test(
  'R234 G103 a list of more than 20,000 companies says so, and a search finds one beyond the loaded rows',
  inAll,
  async ({ page, signInAs, sandbox, expectAccessible }) => {
    await signInAs('olivia.osp')
    await page.goto('/portal/corporate-accounts')
    const table = page.getByRole('table', { name: 'Bedrijven' })
    await expect(table).toHaveAttribute('aria-rowcount', '20001')
    await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText(/20\s000 van 20\s009/)
    await expect(page.getByText(/Hier staan de eerste 20\s000 van 20\s009/)).toBeVisible()

    // One of the few companies that were not loaded.
    const search = page.getByRole('searchbox', { name: 'Zoek een bedrijf' })
    await search.fill('BNL-09941')
    await expect(table.getByRole('link', { name: 'Oostende Security 9941' })).toBeVisible()
    await expect(
      page.getByRole('main').getByText('Wat de server tussen de andere vond, staat erbij.'),
    ).toBeVisible()
    await expectAccessible()

    await search.fill('nowhere at all')
    await expect(
      page.getByText(/Niet gevonden in de eerste 20\s000; ook de server vond er geen andere/),
    ).toBeVisible()
    await sandbox.faults.set({ operationId: 'getCorporateAccountsByFilter', kind: 'status-503', times: 1 })
    await search.fill('BNL-09500')
    await page.getByRole('button', { name: 'Opnieuw proberen' }).first().click()
    await expect(table.getByRole('link', { name: 'Oostende Security 9500' })).toBeVisible()

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exporteren' }).click()
    await page.getByRole('menuitem', { name: 'CSV' }).click()
    expect((await downloading).suggestedFilename()).toMatch(/-onvolledig\.csv$/)
  },
)

test(
  'the status of an inactive company is not truncated next to all other columns',
  inAll,
  async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await signInAs('olivia.osp', { language: 'en' })
    await page.goto('/portal/corporate-accounts?active=no')
    await expect(page.getByRole('cell', { name: 'Inactive' }).first()).toBeVisible()
    await expect.poll(() => cutBadges(page)).toEqual([])
  },
)

test('keys, sorting and export work on all 20,000 companies, which a worker keeps in memory', async ({
  page,
  signInAs,
}) => {
  await signInAs('miranda.msp')
  await page.goto('/portal/corporate-accounts?active=no')
  const table = page.getByRole('table', { name: 'Bedrijven' })
  await expect(table).toHaveAttribute('aria-busy', 'false')
  const count = Number(await table.getAttribute('aria-rowcount')) - 1
  expect(count, 'more than are in memory').toBeGreaterThan(500)

  await table.getByRole('link').first().focus()
  await page.keyboard.press('End')
  const focused = table.locator('tr', { has: page.locator('a:focus') })
  await expect(focused).toHaveAttribute('aria-rowindex', String(count + 1))
  await page.keyboard.press('Home')
  await expect(focused).toHaveAttribute('aria-rowindex', '2')

  const names = table.locator('tbody th a')
  const before = await names.first().textContent()
  await table.getByRole('button', { name: 'Naam' }).click()
  await expect(page).toHaveURL(/sort=name/)
  await expect(names.first()).not.toHaveText(before ?? '')
  await expect(table).toHaveAttribute('aria-busy', 'false')
  await expect(names.first()).toContainText(/^Aalst|^Antwerpen/)
  const first = await names.first().textContent()
  await table.getByRole('button', { name: 'Naam' }).click()
  await expect(page).toHaveURL(/sort=-name/)
  await expect(names.first()).not.toHaveText(first ?? '')
  const last = await names.first().textContent()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporteren' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(1 + count)
  expect(lines[1]).toContain(last)
  expect(lines.at(-1)).toContain(first)
})

test(
  'a workbook of all 20,000 companies is created under the content security policy, with counts as numbers',
  inAll,
  async ({ page, signInAs }) => {
    await signInAs('miranda.msp')
    await page.goto('/portal/corporate-accounts')
    const table = page.getByRole('table', { name: 'Bedrijven' })
    await expect(table).toHaveAttribute('aria-rowcount', '20001')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exporteren' }).click()
    await page.getByRole('menuitem', { name: 'Excel' }).click()
    const [head = [], ...rows] = await readSheet(await (await downloading).path())
    expect(rows).toHaveLength(20_000)
    const users = head.indexOf('Gebruikers')
    expect(rows.filter((row) => typeof row[users] !== 'number')).toEqual([])
  },
)

test('the companies are removed from the browser when the session ends', async ({ page, signInAs }) => {
  await signInAs('miranda.msp')
  await page.goto('/portal/corporate-accounts')
  await expect(page.getByRole('table', { name: 'Bedrijven' })).toHaveAttribute('aria-rowcount', '20001')
  expect(page.workers()).toHaveLength(1)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect(page.workers(), 'they are kept for a return').toHaveLength(1)
  await (await openUserMenu(page)).getByRole('menuitem', { name: 'Afmelden' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => page.workers()).toHaveLength(0)
})

test(
  'a worker whose code cannot be loaded is reported, and can be retried',
  inAll,
  async ({ page, signInAs, context }) => {
    await signInAs('mats.msp')
    // This is not a server fault, so the sandbox cannot produce it.
    await context.route('**/accounts.worker-*.js', (route) => route.abort())
    await page.goto('/portal/corporate-accounts')
    const retry = page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' })
    await expect(retry).toBeVisible()
    await context.unrouteAll()
    await retry.click()
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(4)
  },
)

test(
  'R149 the list is searched, filtered and sorted by its URL, and an empty result can be cleared',
  inAll,
  async ({ page, signInAs }) => {
    await signInAs('mats.msp')
    await page.goto('/portal/corporate-accounts?search=zzzz')
    await expect(page.getByRole('heading', { name: 'Niets gevonden' })).toBeVisible()
    await page
      .getByRole('button', { name: /wissen/i })
      .last()
      .click()
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(4)
    await expect(page).not.toHaveURL(/search=/)

    // Loads the page again, so that rows of the previous list cannot be mistaken for new ones.
    await page.goto('/portal/corporate-accounts?search=zz')
    await expect(page.getByRole('table').getByRole('row'), 'R149 from three characters on').toHaveCount(4)
    await page.getByRole('searchbox').fill('')

    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Inactief' }).click()
    await expect(page).toHaveURL(/active=no/)
    await page.reload()
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('no')
  },
)

test(
  'R008 R103 companies that requested deactivation come first, and many can be deactivated at once',
  inAll,
  async ({ page, signInAs, sandbox }) => {
    await signInAs('miranda.msp')
    await page.goto('/portal/corporate-accounts')
    const table = page.getByRole('table', { name: 'Bedrijven' })
    await expect(table).toHaveAttribute('aria-rowcount', '20001')
    // The oldest request first: of six days ago, three days ago and yesterday.
    await expect(table.locator('tbody tr').nth(0)).toContainText('BNL-12750')
    await expect(table.locator('tbody tr').nth(1)).toContainText('BNL-18306')
    await expect(table.locator('tbody tr').nth(2)).toContainText('BNL-04021')

    // All 20,000 are selected, including the rows that only the worker holds.
    await table.getByRole('checkbox', { name: 'Alle rijen selecteren' }).click()
    await expect(page.getByRole('region', { name: 'Selectie' })).toContainText('20 000 geselecteerd')
    await table.getByRole('checkbox', { name: 'Alle rijen selecteren' }).click()

    await page.goto('/portal/corporate-accounts?requested=yes')
    await expect(table).toHaveAttribute('aria-rowcount', '4')
    await table.getByRole('checkbox', { name: 'Alle rijen selecteren' }).click()
    await page.getByRole('button', { name: 'Acties op selectie' }).click()
    await page.getByRole('menuitem', { name: /^Deactiveren/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Deactiveren' }).click()
    await expect(page.getByRole('dialog')).toContainText('3 gelukt')
    expect(await sandbox.calls('deactivateCorporateAccount')).toHaveLength(3)
  },
)

test('R103 G456 a row of the list is deactivated from its menu', inAll, async ({ page, signInAs }) => {
  await signInAs('mats.msp')
  await page.goto('/portal/corporate-accounts')
  await page.getByRole('button', { name: 'Acties voor Gent Garage' }).click()
  await page.getByRole('menuitem', { name: /^Deactiveren/ }).click()
  await expect(page).toHaveURL(/company=ca-2003/)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactiveren' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Gent Garage' })
  await expect(row).toContainText(/Stopt op 01\/\d\d\/\d{4}/)
})
