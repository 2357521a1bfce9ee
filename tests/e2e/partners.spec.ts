import type { Page } from '@playwright/test'
import { BASE, expect, test } from '../fixtures.ts'
import { notification, signInOnPage } from '../portal.ts'
import { inAll } from '../level.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Volgende' }).click()
/** Makes these products or budgets available. */
async function makeAvailable(
  page: Page,
  role: 'option' | 'checkbox',
  names: readonly string[],
): Promise<void> {
  for (const name of names) await page.getByRole(role, { name: new RegExp(`^${name}`) }).click()
}

test('R009 R045 platform staff open a partner from the list, and visit each of its tabs', async ({
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

test(
  'R009 R008 R106 the first admin of the company of a new partner gets exactly what was made available, and is deactivated with it',
  inAll,
  async ({ page, signInAs, sandbox }) => {
    test.slow()
    await signInAs('olivia.osp')

    // A partner with two budgets and three products.
    await page.goto(`${BASE}/partners/add`)
    await page.getByRole('textbox', { name: 'Naam' }).fill('Kempen Mobility')
    await page.getByRole('textbox', { name: 'Externe id' }).fill('KEMPEN')
    await page.getByRole('combobox', { name: 'Type' }).selectOption('MSP')
    await next(page)
    await page.getByRole('checkbox', { name: 'Mobiliteitsbudget' }).check()
    await page.getByRole('checkbox', { name: 'Woon-werkbudget' }).check()
    await next(page)
    await makeAvailable(page, 'option', ['Trein', 'Parkeren', 'Laden'])
    await next(page)
    await page.getByRole('button', { name: 'Partner toevoegen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kempen Mobility' })).toBeVisible()
    const partnerPage = page.url()

    // A company of that partner, with both budgets and two of the products.
    await page.goto(`${BASE}/corporate-accounts/add`)
    await page.getByRole('textbox', { name: 'Naam', exact: true }).fill('Turnhout Textiel')
    await page.getByRole('textbox', { name: 'Externe id' }).fill('TURNHOUT-TEXTIEL')
    await page.getByRole('combobox', { name: 'Partner' }).selectOption('Kempen Mobility')
    await page.getByRole('combobox', { name: 'Betaalwijze' }).selectOption('PREPAID')
    await next(page)
    await expect(page.getByRole('checkbox', { name: 'budget' })).toHaveCount(2)
    await page.getByRole('checkbox', { name: 'Woon-werkbudget' }).check()
    await page.getByRole('checkbox', { name: 'Mobiliteitsbudget' }).check()
    await next(page)
    await expect(
      page.getByRole('group', { name: 'Beschikbaar', exact: true }).getByRole('checkbox'),
    ).toHaveCount(3)
    await makeAvailable(page, 'checkbox', ['Trein', 'Laden'])
    await next(page)
    await page.getByRole('button', { name: 'Bedrijf toevoegen' }).click()

    // The first admin of the company.
    await page.getByRole('link', { name: 'Eerste beheerder toevoegen' }).click()
    await page.getByRole('textbox', { name: /^Voornaam/ }).fill('Tine')
    await page.getByRole('textbox', { name: /^Familienaam/ }).fill('Textiel')
    await page.getByRole('textbox', { name: /^E-mailadres/ }).fill('tine@turnhout-textiel.example')
    await page.getByRole('checkbox', { name: 'Gebruikersbeheerder' }).check()
    await page.getByRole('button', { name: 'Toevoegen', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tine Textiel' })).toBeVisible()
    const [login = '', password = ''] = (await sandbox.outbox()).at(-1)?.text.split(' ') ?? []

    // The admin sees the available products and budgets.
    await page.context().clearCookies({ name: /^portal_(refresh_)?token$/ })
    await page.goto(`${BASE}/login`)
    await signInOnPage(page, login, { password })
    await expect(page).toHaveURL(`${BASE}/dashboard`)
    await page.goto(`${BASE}/company/products/list`)
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveText(['Laden', 'Trein'])
    await page.goto(`${BASE}/manage/app-users/add`)
    await page.getByRole('textbox', { name: /^Voornaam/ }).fill('Wout')
    await page.getByRole('textbox', { name: /^Familienaam/ }).fill('Wever')
    await page.getByRole('textbox', { name: /^E-mailadres/ }).fill('wout@turnhout-textiel.example')
    await next(page)
    await page.getByRole('button', { name: 'Budget toevoegen' }).click()
    const kinds = page.getByRole('dialog').getByRole('radiogroup', { name: 'Budget' })
    await expect(kinds.getByRole('radio')).toHaveCount(2)
    for (const name of ['Mobiliteitsbudget', 'Woon-werkbudget'])
      await expect(kinds.getByRole('radio', { name })).toBeEnabled()
    await page
      .getByRole('dialog')
      .getByLabel(/^Terugkerend bedrag/)
      .fill('100')
    await page.getByRole('dialog').getByRole('button', { name: 'Bewaren' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await next(page)
    await expect(page).toHaveURL(/#user-groups$/)
    await next(page)
    await page.getByRole('button', { name: 'Gebruiker toevoegen' }).click()
    await expect(notification(page, 'Wout Wever is toegevoegd')).toBeVisible()
    await page.context().clearCookies({ name: /^portal_(refresh_)?token$/ })

    // The partner is deactivated together with its company and admin, as many as were counted before.
    await signInAs('olivia.osp')
    await page.goto(`${partnerPage}?dialog=deactivate`)
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByText('Mee gedeactiveerd: 1 bedrijf en 2 personen')).toBeVisible()
    await dialog.getByRole('textbox').fill('KEMPEN')
    await dialog.getByRole('button', { name: 'Deactiveren' }).click()
    await expect(
      notification(page, 'Kempen Mobility is niet meer actief, en daarmee 1 bedrijf en 2 personen'),
    ).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: '1', exact: true }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Turnhout Textiel' })).toContainText('Inactief')
    await page.getByRole('link', { name: 'Turnhout Textiel' }).click()
    await page
      .getByRole('region', { name: 'Verder naar' })
      .getByRole('link', { name: 'App-gebruikers' })
      .click()
    await expect(
      page
        .getByRole('main')
        .getByText(/^Nog geen/)
        .first(),
    ).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Inactief' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Wever' })).toBeVisible()
    await page.context().clearCookies({ name: /^portal_(refresh_)?token$/ })
    await page.goto(`${BASE}/login`)
    await signInOnPage(page, login, { password })
    await expect(page.getByText(/niet (meer )?actief/)).toBeVisible()
  },
)
