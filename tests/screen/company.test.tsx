/** The settings, the deactivation and the products of a company. */
import { BASE, expect, test } from './fixture.ts'
import { dayAfter } from '../../mocks/behaviour/months.ts'
import { written, yearAhead } from './days.ts'
import { callServer, type ScreenPage } from './page.ts'
import { setToday } from './today.ts'
import { isAll } from '../level.ts'

const PRODUCTS = `${BASE}/company/products`

test('R020, R071 the menu has the products of the company, which can be searched', async ({
  page,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await page.goto(`${BASE}/dashboard`)
  await page.getByRole('link', { name: 'Producten' }).click()
  await expect(page).toHaveURL(`${PRODUCTS}/list`)
  const rows = page.locator('tbody tr[aria-rowindex]')
  await expect(rows.first()).toBeVisible()
  await page.getByRole('searchbox').fill('zzz')
  await expect(page.getByRole('heading', { name: 'Niets gevonden' })).toBeVisible()
})

test('R043 a user who does not manage users cannot open the products', async ({ page, signInAs }) => {
  await signInAs('ivo.invoices')
  await page.goto(`${PRODUCTS}/list`)
  await expect(page).toHaveURL(`${BASE}/404`)
})

test('R069 an ospadmin chooses a company first', async ({ page, signInAs }) => {
  await signInAs('olivia.osp', { language: 'nl' })
  await page.goto(`${PRODUCTS}/list`)
  await expect(page.getByRole('heading', { name: 'Kies eerst een bedrijf' })).toBeVisible()
})

const SETTINGS = `${BASE}/company/settings`
/** One bar saves all cards of a page. It disappears when they are saved. */
async function save(page: ScreenPage): Promise<void> {
  const button = page.getByRole('button', { name: 'Opslaan' })
  await button.click()
  await expect(button).toHaveCount(0)
}

test('R034 the details need a selected company', async ({ page, signInAs }) => {
  await signInAs('olivia.osp')
  await page.goto(`${BASE}/company/details`)
  await expect(page.getByRole('heading', { name: 'Kies eerst een bedrijf' })).toBeVisible()
})

test.runIf(isAll)(
  'R034 a page that needs a company contains the company selector',
  async ({ page, signInAs }) => {
    await signInAs('olivia.osp')
    await page.goto(`${BASE}/company/details`)
    const picker = page.getByRole('main').getByRole('combobox', { name: 'Kies een bedrijf' })
    await picker.fill('brugge bakery')
    await page
      .getByRole('option', { name: /Brugge Bakery/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: /^Brugge Bakery/, level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/corporateAccountOspId=/)
  },
)

test('R034 the details of the selected company link to its settings', async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto(`${BASE}/company/details`)
  await expect(page.getByRole('heading', { name: 'Brugge Bakery', level: 1 })).toBeVisible()
  await expect(page.getByText('Steenstraat 12, 8000 Brugge')).toBeVisible()
  await page.getByRole('link', { name: 'Gegevens wijzigen' }).click()
  await expect(page).toHaveURL(`${SETTINGS}/details`)
})

test.runIf(isAll)(
  'G102 a manager can change the company, except for the decisions of its partner',
  async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(SETTINGS)
    await expect(page).toHaveURL(`${SETTINGS}/details`)
    await expect(page.getByLabel('Betaalwijze')).toBeDisabled()
    await page.getByLabel('Officiële naam').fill('Brugge Bakery BV')
    await page.getByLabel('Bestelbonnummer').fill('')
    await save(page)
    await page.reload()
    await expect(page.getByLabel('Officiële naam')).toHaveValue('Brugge Bakery BV')
    await expect(page.getByLabel('Bestelbonnummer')).toHaveValue('')
  },
)

test('G101 G315 a usage reason is added in several languages, and another is removed', async ({
  page,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await page.goto(`${SETTINGS}/budgets`)
  await page.getByRole('button', { name: 'Reden toevoegen' }).click()
  await page.getByRole('textbox', { name: 'Tekst 3, Nederlands' }).fill(' Beurs ')
  await page.getByRole('textbox', { name: 'Tekst 3, Frans' }).fill('Salon')
  await page.getByRole('button', { name: 'Opleiding verwijderen' }).click()
  await page.getByRole('button', { name: 'Reden toevoegen' }).click() // An empty one is not sent.
  await save(page)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Tekst 2, Nederlands' })).toHaveValue('Beurs')
  await expect(page.getByRole('textbox', { name: 'Tekst 2, Frans' })).toHaveValue('Salon')
  await expect(page.getByRole('textbox', { name: 'Tekst 2, Engels' })).toHaveValue('')
  await expect(page.getByRole('textbox', { name: /^Tekst 3/ })).toHaveCount(0)
})

test('R164 a foreign bank account with spaces is accepted, and an invalid one is refused at its field', async ({
  page,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await page.goto(`${SETTINGS}/details`)
  const iban = page.getByRole('textbox', { name: 'Rekeningnummer (IBAN)' })
  await iban.fill('BE00 0000 0000 0000')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(iban).toHaveAttribute('aria-invalid', 'true')
  await iban.fill(' NL91 ABNA 0417 1643 00 ')
  await save(page)
  await page.reload()
  await expect(iban).toHaveValue('NL91 ABNA 0417 1643 00')
})

test.runIf(isAll)(
  'a foreign payment reference with spaces is accepted, and is shown on the company budget',
  async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${SETTINGS}/budgets`)
    const reference = page.getByRole('textbox', { name: 'Mededeling bij overschrijving' })
    await reference.fill(' RF18 5390 0754 7034 ')
    await save(page)
    await page.reload()
    await expect(reference).toHaveValue('RF18 5390 0754 7034')
    await page.goto(`${BASE}/finance/company-budget`)
    await expect(page.getByText('RF18 5390 0754 7034')).toBeVisible()
  },
)

test('if staff change the company in the meantime, typed values are kept and the new values are shown', async ({
  page,
  signInAs,
  allowed,
}) => {
  allowed.push(/409/)
  await signInAs('olivia.osp')
  await page.goto(`${SETTINGS}/details?corporateAccountOspId=ca-2003`)
  const order = page.getByRole('textbox', { name: 'Bestelbonnummer' })
  await order.fill('PO-7')
  await callServer('corporateAccount/deactivate', { ospId: 'ca-2003' }) // Plans it, which increments the version.
  await callServer('corporateAccount/update', { ospId: 'ca-2003', data: { poNumber: 'PO-8' } })
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText(/[Ii]ntussen/).first()).toBeVisible()
  await expect(order).toHaveValue('PO-7')
  await page.getByRole('button', { name: 'Mijn waarden behouden' }).click()
  await save(page)
  await expect(order).toHaveValue('PO-7')
})

test('R035 the tabs of partner staff are hidden from a manager of the company', async ({
  page,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await page.goto(`${SETTINGS}/mobile-app`)
  await expect(page).toHaveURL(`${BASE}/404`)
  await page.goto(`${SETTINGS}/details`)
  await expect(page.getByRole('link', { name: 'Budgetten' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mobiele app' })).toHaveCount(0)
})

test('R035, G067 partner staff can switch a service of the app, and reset it to that of the partner', async ({
  page,
  signInAs,
}) => {
  await signInAs('mats.msp')
  await page.goto(`${SETTINGS}/mobile-app?corporateAccountOspId=ca-2001`)
  const rail = page.getByRole('switch', { name: 'Belgian Rail' })
  await expect(rail).toBeChecked()
  await rail.uncheck()
  await save(page)
  await page.reload()
  await expect(rail).not.toBeChecked()
  await page.getByRole('button', { name: /^Terug naar partner/ }).click()
  await save(page)
  await expect(rail).toBeChecked()
})

test.runIf(isAll)(
  'G163 partner staff can choose the version of a product, and return to the newest one',
  async ({ page, signInAs }) => {
    await signInAs('mats.msp')
    await page.goto(`${SETTINGS}/available-products?corporateAccountOspId=ca-2001`)
    const train = page.getByRole('combobox', { name: 'Trein' })
    await expect(train).toHaveValue('2')
    await train.selectOption('Versie 1')
    await save(page)
    await page.reload()
    await expect(train).toHaveValue('1')
    await train.selectOption('Nieuwste (versie 2)')
    await save(page)
    await page.reload()
    await expect(train).toHaveValue('')
  },
)

test('G342 only products that the partner offers can be added, and existing ones stay', async ({
  page,
  signInAs,
}) => {
  await signInAs('mats.msp')
  await page.goto(`${SETTINGS}/budgets?corporateAccountOspId=ca-2003`)
  await page.getByRole('button', { name: /^Soorten budget/ }).click()
  await expect(page.getByRole('menuitemcheckbox', { name: 'Mobiliteitsbudget' })).toBeVisible()
  await expect(page.getByRole('menuitemcheckbox', { name: 'Cafetariabudget' })).toHaveCount(0)
  await page.goto(`${SETTINGS}/available-products?corporateAccountOspId=ca-2003`)
  const products = page.getByRole('group', { name: 'Beschikbaar', exact: true })
  await expect(products.getByRole('checkbox', { checked: false })).toHaveCount(2)
})

test('R035, G067 partner staff copy the products of the partner', async ({ page, signInAs }) => {
  await signInAs('mats.msp')
  await page.goto(`${SETTINGS}/available-products?corporateAccountOspId=ca-2001`)
  await page.getByRole('button', { name: 'Terug naar partner (2 producten)' }).click()
  await save(page)
  await page.reload()
  await expect(page.getByText('Zoals de partner')).toBeVisible()
})

test('R103, R104, G310 deactivation is requested with the typed name and a reason, and can be withdrawn', async ({
  page,
  signInAs,
  sandbox,
}) => {
  await signInAs('ulla.users')
  await page.goto(`${SETTINGS}/deactivation`)
  await expect(page.getByText('Binnen 3 werkdagen.')).toBeVisible()
  await expect(page.getByText('tot 60 dagen na de deactivering')).toBeVisible()
  await page.getByRole('button', { name: 'Deactivering aanvragen' }).click()
  const dialog = page.getByRole('alertdialog')
  const confirm = dialog.getByRole('button', { name: 'Deactivering aanvragen' })
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('textbox', { name: /Brugge Bakery/ }).fill('Brugge Bakery')
  await dialog.getByRole('textbox', { name: /^Reden/ }).fill('Overname door een ander bedrijf')
  await confirm.click()
  await expect(page.getByText('U kunt de aanvraag intrekken')).toBeVisible()
  expect((await sandbox.outbox()).at(-1)?.text, 'the reason is mailed').toContain('Overname door een ander')
  await page.getByRole('button', { name: 'Aanvraag intrekken' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aanvraag intrekken' }).click()
  await expect(page.getByText('U kunt de aanvraag intrekken')).toHaveCount(0)
})

test('R103 R104 G456 the page shows the day of deactivation of the company, before and after staff confirm it', async ({
  page,
  signInAs,
  sandbox,
}) => {
  const year = yearAhead(0)
  await setToday(sandbox, `${year}-11-30T10:00:00+01:00`)
  await signInAs('ulla.users')
  await callServer('corporateAccount/requestDeactivation', { corporateAccountOspId: 'ca-2001' })
  await page.goto(`${SETTINGS}/deactivation`)
  await expect(page.getByText('tot 03/12')).toBeVisible()
  await expect(page.getByText(`vanaf 01/01/${year + 1}`)).toBeVisible()
  await signInAs('mats.msp')
  await callServer('corporateAccount/deactivate', { ospId: 'ca-2001' })
  await signInAs('ulla.users')
  await page.goto(`${SETTINGS}/deactivation`)
  await expect(page.getByText(`Inactief vanaf 01/01/${year + 1}`)).toBeVisible()
  await expect(page.getByText(`vanaf 01/01/${year + 1}`).first()).toBeVisible()
  await expect(page.getByText(`tot ${written(dayAfter(`${year + 1}-01-01`, 60))}`)).toBeVisible()
  await expect(page.getByText('Uw partner heeft de deactivering bevestigd.')).toBeVisible()
  await page.goto(`${BASE}/company/details`)
  await expect(page.getByText(`Inactief vanaf 01/01/${year + 1}`)).toBeVisible()
})

test('G102 a choice that the company has not made is shown as not made', async ({ page, signInAs }) => {
  await signInAs('emma.empty')
  await page.goto(`${SETTINGS}/details`)
  for (const name of ['Bedrijfstype', 'Verzending van facturen', 'Manier van betalen']) {
    const choice = page.getByRole('combobox', { name })
    await expect(choice).toHaveValue('')
    await expect(choice).toContainText('Niet ingevuld')
  }
})
