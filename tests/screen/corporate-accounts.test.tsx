import { inactiveFromOf, settledOn } from '~openapi/company-deactivation.ts'
import { dayOf } from '../../mocks/behaviour/months.ts'
import { COMPANY } from '../../mocks/seed/names.ts'
import { expect, test } from './fixture.ts'
import { written } from './days.ts'
import { callServer, notification } from './page.ts'
import { isAll } from '../level.ts'

test.runIf(isAll)(
  'R032 R149 R274 the company is chosen in the header, and is part of the URL',
  async ({ page, signInAs, sandbox }) => {
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
    // Two characters send no request. Three or more send one, after a pause in typing.
    expect(await sandbox.calls('findCorporateAccountsByAny')).toHaveLength(1)

    // Vice versa: the address changes, and the selection follows.
    await page.goto('/portal/dashboard')
    await expect(selector).toHaveValue('Antwerpen Architects 137')
  },
)

test('R044 R027 the list is for partner staff only', async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto('/portal/corporate-accounts')
  await expect(page.getByRole('heading', { name: '404: Pagina niet gevonden' })).toBeVisible()
  await expect(page.getByText('/portal/corporate-accounts')).toBeVisible()
})

test('R061 R055 only an ospadmin can filter the list by company type and partner, also by the URL', async ({
  page,
  signInAs,
}) => {
  const filter = page.getByRole('button', { name: 'Filter', exact: true })
  const chosen = page.getByRole('combobox', { name: 'Bedrijfstype' })
  for (const [login, offered] of [
    ['mats.msp', 0],
    ['olivia.osp', 1],
  ] as const) {
    await signInAs(login)
    await page.goto('/portal/corporate-accounts?type=SME')
    await filter.click()
    await expect(page.getByRole('group', { name: 'Status' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Partner' })).toHaveCount(offered)
    await expect(chosen).toHaveCount(offered)
    await page.goto('/portal/corporate-accounts')
    await filter.click()
    await expect(page.getByRole('group', { name: 'Status' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Bedrijfstype' })).toHaveCount(offered)
  }
})

test.describe('the wizard for a company', () => {
  const add = '/corporate-accounts/add'

  test('R227 R200 R201 G342 has three steps with the offer of the partner, and then adds the first admin', async ({
    page,
    open,
    sandbox,
  }) => {
    await open(add, { as: 'mats.msp' })
    await expect(
      page.getByRole('navigation', { name: 'Bedrijf toevoegen' }).getByRole('listitem'),
    ).toHaveText(['1. Gegevens', '2. Budgetten', '3. Producten', 'Controleren'])
    await page.getByRole('textbox', { name: 'Naam', exact: true }).fill('Kortrijk Karpet')
    await page.getByRole('textbox', { name: 'Externe id' }).fill('KORTRIJK-KARPET')
    await page.getByRole('combobox', { name: 'Betaalwijze' }).selectOption('PREPAID')
    await page.getByRole('combobox', { name: 'Contract' }).selectOption({ label: 'Business mobility' })
    await page.getByRole('combobox', { name: 'Facturen via' }).selectOption({ label: 'Peppol' })
    await page.getByRole('combobox', { name: 'Facturen betalen' }).selectOption({ label: 'Domiciliëring' })
    await page.getByRole('button', { name: 'Volgende' }).click()

    await expect(page.getByText(/Noordzee Mobility stelt 4 budgetten, 2 producten en 1 dienst/)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /Cafetariabudget/ })).toHaveCount(0)
    await page.getByRole('checkbox', { name: /Mobiliteitsbudget/ }).click()
    await page.getByRole('button', { name: 'Volgende' }).click()

    const products = page.getByRole('group', { name: 'Beschikbaar', exact: true })
    await expect(products.getByRole('checkbox')).toHaveCount(2)
    await products.getByRole('checkbox', { name: /Trein/ }).click()
    await page.getByRole('button', { name: 'Volgende' }).click()

    await expect(page.getByRole('heading', { level: 2, name: 'Controleren', exact: true })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Domiciliëring')
    await expect(page.getByRole('main')).toContainText('Trein')
    expect(await sandbox.calls('createCorporateAccount')).toHaveLength(0)
    await page.getByRole('button', { name: 'Bedrijf toevoegen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kortrijk Karpet' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Eerste beheerder toevoegen' })).toBeVisible()
    expect(await sandbox.calls('createCorporateAccount')).toHaveLength(1)
  })

  test('R139 R145 refuses an external id that is taken or has dots in its step and field', async ({
    page,
    open,
  }) => {
    await open(add, { as: 'mats.msp' })
    const extId = page.getByRole('textbox', { name: 'Externe id' })
    await page.getByRole('textbox', { name: 'Naam', exact: true }).fill('Tweede')
    await page.getByRole('combobox', { name: 'Betaalwijze' }).selectOption('PREPAID')
    await extId.fill('A.B')
    await page.getByRole('button', { name: 'Volgende' }).click()
    await expect(extId).toHaveAttribute('aria-invalid', 'true')
    await extId.fill('brugge-bakery')
    for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Volgende' }).click()
    await page.getByRole('button', { name: 'Bedrijf toevoegen' }).click()
    await expect(extId).toHaveAttribute('aria-invalid', 'true')
    await expect(extId).toHaveValue('brugge-bakery')
  })

  test.runIf(isAll)(
    'R008 copies the terms of another company, limited to the offer of the partner',
    async ({ page, open }) => {
      await open(add, { as: 'mats.msp' })
      await page.getByRole('combobox', { name: 'Instellingen overnemen van' }).fill('Brugge')
      await page.getByRole('option', { name: /Brugge Bakery/ }).click()
      await expect(page.getByText('Overgenomen van Brugge Bakery')).toBeVisible()
      await expect(page.getByRole('combobox', { name: 'Contract' })).toHaveValue('business_mobility')
      await expect(page.getByRole('textbox', { name: 'Naam', exact: true })).toHaveValue('')
      await page.getByRole('textbox', { name: 'Naam', exact: true }).fill('Damme Deeg')
      await page.getByRole('textbox', { name: 'Externe id' }).fill('DAMME-DEEG')
      await page.getByRole('button', { name: 'Volgende' }).click()
      await expect(page.getByRole('checkbox', { name: /Mobiliteitsbudget/ })).toBeChecked()
      await page.getByRole('button', { name: 'Volgende' }).click()
      // The bakery has five products, of which its partner offers two.
      const products = page.getByRole('group', { name: 'Beschikbaar', exact: true })
      await expect(products.getByRole('checkbox', { checked: true })).toHaveCount(2)
    },
  )

  test.runIf(isAll)(
    'G342 saves what its summary shows even if steps are skipped, limited to the offer of the partner',
    async ({ page, open, sandbox }) => {
      await open(add, { as: 'mats.msp' })
      await page.getByRole('combobox', { name: 'Instellingen overnemen van' }).fill('Brugge')
      await page.getByRole('option', { name: /Brugge Bakery/ }).click()
      await expect(page.getByText('Overgenomen van Brugge Bakery')).toBeVisible()
      await page.getByRole('textbox', { name: 'Naam', exact: true }).fill('Damme Deeg')
      await page.getByRole('textbox', { name: 'Externe id' }).fill('DAMME-DEEG')
      await page.goto(`/portal${add}#summary`)
      await page.getByRole('button', { name: 'Bedrijf toevoegen' }).click()
      await expect(notification(page, /Damme Deeg is aangemaakt/)).toBeVisible()
      expect((await sandbox.calls('createCorporateAccount')).map(({ status }) => status)).toEqual([200])
    },
  )

  test('R084 G046 lets platform staff choose an active partner', async ({ page, open }) => {
    await open(add, { as: 'olivia.osp' })
    const partner = page.getByRole('combobox', { name: 'Partner', exact: true })
    await partner.selectOption({ label: 'Scheldt Mobility' })
    await expect(partner.getByRole('option', { name: 'Old Rail' })).toHaveCount(0)
  })
})

test.describe('the page of a company', () => {
  test('R008 links to its users, admins, invoices and orders, and selects it', async ({ page, open }) => {
    await open('/corporate-accounts/ca-2001', { as: 'mats.msp' })
    const ways = page.getByRole('region', { name: 'Verder naar' })
    await expect(ways.getByRole('link', { name: /Facturen/ })).toHaveAttribute(
      'href',
      /invoices\?corporateAccountOspId=ca-2001/,
    )
    await ways.getByRole('link', { name: /App-gebruikers/ }).click()
    await expect(page).toHaveURL(/manage\/app-users\/active/)
  })

  test('R029 has no links to pages that the viewer may not open', async ({ page, signInAs }) => {
    await signInAs('olivia.osp')
    await page.goto('/portal/dashboard')
    for (const role of ['user_manager', 'reporting_manager'])
      await callServer('user/role/remove', { userOspId: 'u-1002', role })
    await signInAs('mats.msp')
    await page.goto('/portal/corporate-accounts/ca-2001')
    const ways = page.getByRole('region', { name: 'Verder naar' })
    await expect(ways.getByRole('link')).toHaveCount(2)
    await expect(ways.getByRole('link', { name: /Facturen/ })).toBeVisible()
    await expect(ways.getByRole('link', { name: /Abonnementen/ })).toBeVisible()
  })

  test('R103 G456 deactivates it on the day that the question names, until which it stays active', async ({
    page,
    open,
  }) => {
    const first = inactiveFromOf(dayOf(new Date()))
    const [day, settled] = [written(first), written(settledOn(first))]
    await open('/corporate-accounts/ca-2001?dialog=deactivate', { as: 'mats.msp' })
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(`Vanaf ${day}`)
    await expect(dialog).toContainText(/ook niet de \d+ app-gebruikers/)
    await dialog.getByRole('button', { name: 'Deactiveren' }).click()
    await expect(notification(page, `Brugge Bakery is inactief vanaf ${day}`)).toBeVisible()
    await expect(page.getByText(`Inactief vanaf ${day}`).first()).toBeVisible()
    await expect(page.getByText(`Late kosten en afrekening: tot ${settled}`)).toBeVisible()
    await page.goto('/portal/corporate-accounts/ca-2001?dialog=activate')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(`gepland voor ${day}`)
    await question.getByRole('button', { name: 'Actief houden' }).click()
    await expect(notification(page, 'Brugge Bakery blijft actief')).toBeVisible()
    await expect(page.getByRole('main').getByText('Inactief vanaf')).toHaveCount(0)
  })

  test('R105 shows since when a company is inactive, and activates it', async ({ page, open }) => {
    await open(`/corporate-accounts/${COMPANY.closed}`, { as: 'olivia.osp' })
    await expect(page.getByText(/Inactief sinds 01\/\d\d\/\d{4}/)).toBeVisible()
    await page.goto(`/portal/corporate-accounts/${COMPANY.closed}?dialog=activate`)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Activeren' }).click()
    await expect(notification(page, 'Mechelen Mill is actief')).toBeVisible()
    await expect(page.getByText('Inactief sinds')).toHaveCount(0)
  })

  test('R105 does not mention app users in the question if there are none', async ({ page, open }) => {
    await open(`/corporate-accounts/${COMPANY.empty}?dialog=deactivate`, { as: 'mats.msp' })
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(
      /Vanaf 01\/\d\d\/\d{4} kan niemand van dit bedrijf zich nog aanmelden\./,
    )
    await expect(dialog).not.toContainText('app-gebruiker')
  })

  test('R103 shows a requested deactivation until it is handled', async ({ page, open, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto('/portal/dashboard')
    await callServer('corporateAccount/requestDeactivation', { corporateAccountOspId: 'ca-2001' })
    await open('/corporate-accounts/ca-2001', { as: 'mats.msp' })
    await expect(
      page
        .getByRole('main')
        .getByText(/Deactivering aangevraagd op/)
        .first(),
    ).toBeVisible()
    await expect(page.getByText(/Het bedrijf stopt op 01\/\d\d\/\d{4}/)).toBeVisible()
  })

  test('does not exist for a company of another partner', async ({ page, open }) => {
    await open('/corporate-accounts/ca-2002', { as: 'mats.msp' })
    await expect(page.getByRole('heading', { name: /niet gevonden/i })).toBeVisible()
  })
})

test.describe('comparing companies', () => {
  const compare = '/corporate-accounts/ca-2003/compare?with=ca-2001'

  test('R008 copies selected settings with one request after a summary', async ({ page, open, sandbox }) => {
    await open(compare, { as: 'mats.msp' })
    const table = page.getByRole('table', { name: 'Verschillen' })
    await expect(table.getByRole('row').filter({ hasText: 'Contract' })).toContainText('Business mobility')
    // Both are small companies, so the type is no difference.
    await expect(page.getByText(/Hetzelfde bij beide: .*Bedrijfstype/)).toBeVisible()
    await table.getByRole('checkbox', { name: /Contract/ }).click()
    await table.getByRole('checkbox', { name: /Maximum app-gebruikers/ }).click()
    await page.getByRole('button', { name: /^Overnemen naar Gent Garage/ }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Niet ingevuld → 250')
    expect(await sandbox.calls('updateCorporateAccount')).toHaveLength(0)
    await dialog.getByRole('button', { name: '2 instellingen overnemen' }).click()
    await expect(notification(page, '2 instellingen van Gent Garage zijn gewijzigd')).toBeVisible()
    expect(await sandbox.calls('updateCorporateAccount')).toHaveLength(1)
    await expect(table.getByRole('row').filter({ hasText: 'Maximum app-gebruikers' })).toHaveCount(0)
  })

  test.runIf(isAll)(
    'skips a setting that the other company does not have, and shows this',
    async ({ page, open }) => {
      await open('/corporate-accounts/ca-2001/compare?with=ca-2003', { as: 'mats.msp' })
      const table = page.getByRole('table', { name: 'Verschillen' })
      await table.getByRole('checkbox', { name: /Contract/ }).click()
      await table.getByRole('checkbox', { name: /Maximum app-gebruikers/ }).click()
      await page.getByRole('button', { name: /^Overnemen naar Brugge Bakery/ }).click()
      await expect(page.getByRole('alertdialog')).toContainText('omdat Gent Garage er geen heeft: Contract')
      await page.getByRole('button', { name: '1 instelling overnemen' }).click()
      await expect(notification(page, '1 instelling van Brugge Bakery is gewijzigd')).toBeVisible()
    },
  )

  test.runIf(isAll)(
    'R008 G342 compares a company with the offer of its partner, which can be copied',
    async ({ page, open, sandbox }) => {
      await open('/corporate-accounts/ca-2003/compare', { as: 'mats.msp' })
      await page.getByRole('button', { name: 'Met partner Noordzee Mobility' }).click()
      await expect(page).toHaveURL(/with=p-3001/)
      await expect(page.getByRole('combobox', { name: 'Vergelijken met' })).toHaveValue('Noordzee Mobility')
      const table = page.getByRole('table', { name: 'Verschillen' })
      const budgets = table.getByRole('row').filter({ hasText: 'Budgetten' })
      await expect(budgets).toContainText('Mobiliteitsbudget')
      await expect(table.getByText('Contract')).toHaveCount(0)
      await budgets.getByRole('checkbox').click()
      await page.getByRole('button', { name: /^Overnemen naar Gent Garage/ }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: '1 instelling overnemen' }).click()
      await expect(notification(page, '1 instelling van Gent Garage is gewijzigd')).toBeVisible()
      await expect(budgets).toHaveCount(0)
      expect(await sandbox.calls('updateCorporateAccount')).toHaveLength(1)
    },
  )

  test('is not possible with a company of another partner', async ({ page, open }) => {
    await open('/corporate-accounts/ca-2001/compare?with=ca-2002', { as: 'mats.msp' })
    await expect(page.getByRole('table')).toHaveCount(0)
    await expect(page.getByRole('main').getByText('Niet gevonden').first()).toBeVisible()
  })
})
