/** Budgets of a user: the list, a new one, an amount, and the page of a budget with its transactions. */
import { forgetReads } from '@/api/use-read.ts'
import { COMPANY } from '../../mocks/seed/names.ts'
import { yearAhead } from './days.ts'
import { BASE, expect, test } from './fixture.ts'
import type { Locator } from './locator.ts'
import { addFilter, action, callServer, notification, row, type ScreenPage } from './page.ts'
import { isAll } from '../level.ts'
import { untilStill } from './still.ts'

const user = (ospId: string, rest = ''): string => `${BASE}/manage/app-users/${ospId}${rest}`
const LIST = user('u-1101', '/budgets')

const question = (page: ScreenPage): Locator => page.getByRole('alertdialog')
/** The error texts below fields. */
const errors = (page: ScreenPage): Locator => page.locator('.field-error')

test.describe('the list of budgets', () => {
  test.runIf(isAll)(
    'G202 is one click away from the overview of the user, and shows the status of each budget',
    async ({ page, signInAs }) => {
      await signInAs('ulla.users')
      await page.goto(user('u-1101'))
      await expect(page).toHaveURL(user('u-1101', '/overview'))
      await page.getByRole('link', { name: 'Budgetten' }).click()
      await expect(page).toHaveURL(LIST)
      const mobility = row(page, 'Mobiliteitsbudget')
      await expect(mobility.getByRole('cell', { name: '€ 1 834,20' })).toBeVisible()
      await expect(mobility.getByText('Actief'), 'what is normal is silent').toHaveCount(0)
      await expect(mobility.getByRole('cell', { name: '€ 3 000,00 per jaar' })).toBeVisible()
      const business = row(page, 'Zakelijk budget')
      await expect(business.getByText('Onbeperkt').first()).toBeVisible()
      await expect(business.getByRole('cell', { name: '€ 212,40 gebruikt' })).toBeVisible()
      await expect(row(page, 'Woon-werkbudget').getByText('Inactief')).toBeVisible()
      await page.getByRole('link', { name: 'Mobiliteitsbudget' }).click()
      await expect(page).toHaveURL(user('u-1101', '/budgets/b-5101'))
    },
  )

  test('explains an unavailable action, also for a deep link', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${LIST}?dialog=deactivate-budget&budget=b-5103`)
    await expect(notification(page, 'Dit budget is niet actief.')).toBeVisible()
    await expect(question(page)).toHaveCount(0)
    const item = await action(page, 'Zakelijk budget', 'Bedrag toevoegen')
    await expect(item).toContainText('Een onbeperkt budget heeft geen bedrag')
  })

  test('R239, R262, R268 is empty without an error for an owner whose budgets are not found', async ({
    page,
    signInAs,
    sandbox,
  }) => {
    await signInAs('ulla.users')
    await sandbox.faults.set({ operationId: 'getBudgetsByOwner', kind: 'status-404' })
    await page.goto(LIST)
    await expect(page.getByRole('heading', { name: 'Nog geen budgetten' })).toBeVisible()
    await expect(notification(page, /./)).toHaveCount(0)
  })

  test('can be retried after a server error', async ({ page, signInAs, sandbox }) => {
    await signInAs('ulla.users')
    await sandbox.faults.set({ operationId: 'getBudgetsByOwner', kind: 'status-500', times: 1 })
    await page.goto(LIST)
    await page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' }).click()
    await expect(row(page, 'Mobiliteitsbudget')).toBeVisible()
  })
})

test.describe('the permissions', () => {
  test('let users see but not change their own budgets', async ({ page, signInAs }) => {
    await signInAs('ivo.invoices')
    await page.goto(user('u-1004', '/budgets'))
    await expect(page.getByRole('heading', { name: 'Nog geen budgetten' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Budget toevoegen' })).toHaveCount(0)
    await page.goto(user('u-1004', '/budgets/add'))
    await expect(page.getByRole('heading', { name: 'U mag dit niet zien' })).toBeVisible()
    await page.goto(user('u-1004', '/budgets/amount/add'))
    await expect(page.getByRole('heading', { name: 'U mag dit niet zien' })).toBeVisible()
  })

  test('R026 hide the budgets of others from a user without the role', async ({ page, signInAs }) => {
    await signInAs('ivo.invoices')
    await page.goto(LIST)
    await expect(page.getByRole('heading', { level: 1, name: /^404/ })).toBeVisible()
  })

  test('hide the users of other companies', async ({ page, signInAs }) => {
    await signInAs('petra.prepaid')
    for (const rest of ['/budgets', '/budgets/add', '/budgets/amount/add', '/budgets/b-5101']) {
      await page.goto(user('u-1101', rest))
      await expect(page.getByRole('heading', { name: 'Niet gevonden' })).toBeVisible()
    }
  })

  test('let partner staff see the budgets of the company that they chose', async ({ page, signInAs }) => {
    await signInAs('mats.msp')
    await page.goto(`${LIST}?corporateAccountOspId=${COMPANY.bakery}`)
    await expect(row(page, 'Mobiliteitsbudget')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Budget toevoegen' })).toBeVisible()
  })
})

test.describe('a new budget', () => {
  const field = (page: ScreenPage, name: string): Locator =>
    page.getByRole('form').getByLabel(new RegExp(`^${name}\\*?$`))
  const kind = (page: ScreenPage, name: string): Locator =>
    page.getByRole('form').getByRole('radio', { name })
  const create = (page: ScreenPage): Promise<void> =>
    page.getByRole('button', { name: 'Budget toevoegen' }).click()
  const more = (page: ScreenPage): Promise<void> =>
    page.getByText('Drempel, btw en externe referentie').click()
  const options = (page: ScreenPage, name: string): Promise<string[]> =>
    field(page, name).getByRole('option').allTextContents()

  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(user('u-1101', '/budgets/add'))
    await expect(kind(page, 'Woon-werkbudget')).toBeVisible()
  })

  test('keeps a type that the user already has unavailable when other definitions arrive', async ({
    page,
    sandbox,
  }) => {
    await sandbox.faults.set({ operationId: 'getBudgetTypes', kind: 'number-as-text', seed: 0 })
    await page.goto(user('u-1101', '/budgets/add'))
    await expect(kind(page, 'Mobiliteitsbudget')).toBeDisabled()
    await sandbox.faults.clear()
    await forgetReads()
    await untilStill(page)
    await expect(kind(page, 'Mobiliteitsbudget')).toHaveCount(1)
    await expect(kind(page, 'Mobiliteitsbudget')).toBeDisabled()
  })

  test('R152, R184, R185, R186, R187 offers what the definition of its type allows', async ({ page }) => {
    // Types with an active budget are shown, but cannot be chosen.
    await expect(kind(page, 'Woon-werkbudget')).toBeChecked()
    await expect(kind(page, 'Mobiliteitsbudget')).toBeDisabled()
    await expect(kind(page, 'Mobiliteitsbudget')).toHaveAccessibleDescription(
      'Deze gebruiker heeft er al een.',
    )
    await expect(field(page, 'Frequentie')).toHaveValue('MONTH')
    expect(await options(page, 'Frequentie')).toEqual(['Elke maand', 'Elk jaar', 'Handmatig'])
    expect(await options(page, 'Wat met het overschot gebeurt')).toEqual([
      'Optellen',
      'Opnieuw beginnen',
      'Maandelijks optellen, jaarlijks opnieuw',
    ])
    await field(page, 'Wat met het overschot gebeurt').selectOption({
      label: 'Maandelijks optellen, jaarlijks opnieuw',
    })
    await field(page, 'Frequentie').selectOption({ label: 'Elk jaar' })
    expect(await options(page, 'Wat met het overschot gebeurt')).toEqual(['Optellen', 'Opnieuw beginnen'])
    await expect(field(page, 'Wat met het overschot gebeurt')).toHaveValue('ADD')
    await more(page)
    expect(await options(page, 'Btw')).toEqual(['Inbegrepen', 'Niet inbegrepen'])
    await field(page, 'Onbeperkt').check()
    await expect(field(page, 'Frequentie')).toHaveCount(0)
    await expect(field(page, 'Terugkerend bedrag')).toHaveCount(0)
  })

  test.runIf(isAll)(
    'R093, R094 shows the resulting amounts next to the fields, with the next top-ups',
    async ({ page }) => {
      const gets = page.getByRole('region', { name: /krijgt$/ })
      await expect(gets).toContainText('Vul een bedrag in')
      await field(page, 'Terugkerend bedrag').fill('75')
      await expect(gets).toContainText('€ 75,00')
      const topUps = page.getByRole('region', { name: 'Aanvullingen' }).getByRole('listitem')
      await expect(topUps).toHaveCount(4)
      await expect(topUps.last()).toContainText('€ 300,00')
      await field(page, 'Bovengrens').fill('100')
      await expect(topUps.last()).toContainText('€ 100,00')
      await field(page, 'Onbeperkt').check()
      await expect(topUps).toHaveCount(0)
    },
  )

  test('R187 starts with the values of the definition when another type is chosen', async ({ page }) => {
    await page.goto(user('u-1001', '/budgets/add'))
    await kind(page, 'Woon-werkbudget').check()
    await expect(field(page, 'Frequentie')).toHaveValue('MONTH')
    await kind(page, 'Zakelijk budget').check()
    await expect(field(page, 'Frequentie')).toHaveValue('MANUAL')
  })

  test('R152 R187 is never unlimited as a mobility budget, which has only the options of its definition', async ({
    page,
  }) => {
    await page.goto(user('u-1001', '/budgets/add'))
    await kind(page, 'Mobiliteitsbudget').check()
    await expect(field(page, 'Onbeperkt')).toHaveCount(0)
    await more(page)
    expect(await options(page, 'Btw')).toEqual(['Inbegrepen'])
    expect(await options(page, 'Frequentie')).toEqual(['Elk jaar', 'Handmatig'])
    // R095
    await expect(
      page.getByText('Op het einde van het kalenderjaar begint het mobiliteitsbudget opnieuw.'),
    ).toBeVisible()
  })

  test.runIf(isAll)(
    'R094 is topped up at the start of a month if monthly, and on 1 January if yearly',
    async ({ page, sandbox, signInAs }) => {
      const open = async (moment: string, address: string): Promise<void> => {
        page.leave() // An open page would sign out, because its tokens have expired.
        await sandbox.clock.set(moment)
        await signInAs('ulla.users')
        await page.goto(address)
      }
      const look = async (moment: string, address: string): Promise<void> => {
        await open(moment, address)
        await expect(page.getByRole('heading', { level: 2, name: 'Transacties' })).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      }
      const topUps = page.getByRole('row').filter({ hasText: /Automatisch/ })
      const year = yearAhead(1)
      await open(`${year}-03-15T12:00:00+01:00`, user('u-1101', '/budgets/add'))
      await kind(page, 'Woon-werkbudget').check()
      await field(page, 'Terugkerend bedrag').fill('120,5')
      await create(page)
      await expect(page).toHaveURL(/\/budgets\/b-[^/]+$/)
      const monthly = page.url()
      await look(`${year}-03-31T23:55:00+02:00`, monthly)
      await expect(topUps).toHaveCount(0)
      await look(`${year}-04-01T00:05:00+02:00`, monthly)
      await expect(topUps).toHaveCount(1)
      await expect(topUps).toContainText(`01/04/${year}`)
      await expect(topUps).toContainText('€ 241,00')

      const yearly = user('u-1101', `/budgets/b-5101?from=${year}-04-01`)
      await look(`${year}-12-31T23:55:00+01:00`, yearly)
      await expect(topUps).toHaveCount(0)
      await look(`${year + 1}-01-01T00:05:00+01:00`, yearly)
      await expect(topUps).toHaveCount(1)
      await expect(topUps).toContainText(`01/01/${year + 1}`)
      await expect(topUps).toContainText('€ 3 000,00')
    },
  )

  test('R161 has amounts with two decimals and a euro sign that are not negative', async ({ page }) => {
    await field(page, 'Frequentie').selectOption({ label: 'Handmatig' })
    const start = field(page, 'Beginbedrag')
    await expect(page.getByRole('form').locator('div').filter({ has: start }).last()).toContainText('€')
    await start.fill('-5')
    await create(page)
    await expect(errors(page)).toHaveText('Beginbedrag is minstens 0')
    await start.fill('5,1256')
    await start.blur()
    await expect(errors(page)).toHaveText('Beginbedrag heeft hoogstens twee decimalen')
    await start.fill('1.250')
    await start.blur()
    await expect(start).toHaveValue('1.250')
    await expect(errors(page)).toHaveText('Beginbedrag: 1.250 kan 1250 of 1,25 zijn. Schrijf het zo')
    await start.fill('veel')
    await start.blur()
    await expect(start).toHaveValue('veel')
    await expect(errors(page)).toHaveText('Beginbedrag is geen getal')
    await start.fill('1.234,5')
    await start.blur()
    await expect(start).toHaveValue('1\u00a0234,50')
    await expect(errors(page)).toHaveCount(0)
    await create(page)
    await expect(page.getByText('Handmatig')).toBeVisible()
    await expect(page.getByRole('paragraph').filter({ hasText: '€ 1 234,50' })).toBeVisible()
  })

  test.runIf(isAll)(
    'R202 has a reference as a business budget if the company requires one',
    async ({ page }) => {
      await callServer('corporateAccount/update', {
        ospId: COMPANY.bakery,
        data: { businessBudgetExternalReferenceMandatory: true },
      })
      await page.goto(user('u-1001', '/budgets/add'))
      await kind(page, 'Zakelijk budget').check()
      await create(page)
      await expect(errors(page)).toHaveText('Externe referentie is verplicht')
      await field(page, 'Externe referentie').fill('a b')
      await create(page)
      await expect(errors(page)).toHaveText('Externe referentie mag geen punten of spaties bevatten')
      await field(page, 'Externe referentie').fill('KP-2026')
      await create(page)
      await expect(notification(page, 'Zakelijk budget is gemaakt.')).toBeVisible()
    },
  )

  test('keeps typed values after a server error, and asks before the user leaves', async ({
    page,
    sandbox,
  }) => {
    await field(page, 'Terugkerend bedrag').fill('50')
    await sandbox.faults.set({ operationId: 'createBudget', kind: 'status-500', times: 1 })
    await create(page)
    await expect(page.getByRole('main').getByText(/op de server\. Mogelijk is dit al gebeurd/)).toBeVisible()
    await expect(field(page, 'Terugkerend bedrag')).toHaveValue('50,00')
    await page.getByRole('button', { name: 'Annuleren' }).click()
    await expect(question(page)).toBeVisible()
  })

  test.runIf(isAll)('cannot be added for a user who has one of each type', async ({ page }) => {
    await field(page, 'Onbeperkt').check()
    await create(page)
    await expect(page).toHaveURL(/\/budgets\/b-[^/]+$/)
    await page.goto(user('u-1101', '/budgets/add'))
    await expect(page.getByRole('heading', { name: 'Alle soorten budget zijn er al' })).toBeVisible()
  })
})

test.describe('adding an amount', () => {
  const add = (page: ScreenPage): Promise<void> =>
    page.getByRole('button', { name: 'Bedrag toevoegen' }).click()

  test('R098 subtracts a negative amount, even below zero', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(user('u-1101', '/budgets/amount/add'))
    await page.getByRole('textbox', { name: 'Bedrag' }).fill('-2000')
    await expect(page.getByText('Daarna staat er € −165,80 op het budget.')).toBeVisible()
    await add(page)
    // The page immediately shows the cause, and how to correct it.
    const why = page.getByRole('region', { name: 'Waarom staat dit budget onder nul?' })
    await expect(why).toContainText('(€ −2 000,00) het saldo op € −165,80')
    await expect(why).toContainText('hier ging het onder nul')
    await expect(why).toContainText('Met € 165,80 erbij staat het weer op nul.')
    await expect(why).toContainText('Op 1 januari')
    await page.goto(user('u-1101', '/overview'))
    await expect(page.getByRole('link', { name: /Mobiliteitsbudget/ })).toContainText('onder nul')
  })

  test('is not possible for a user without a limited budget', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(user('u-1001', '/budgets/amount/add'))
    await expect(page.getByRole('heading', { name: 'Geen budget om aan toe te voegen' })).toBeVisible()
  })
})

test.describe('the page of a budget', () => {
  const PAGE = user('u-1101', '/budgets/b-5101')
  const transactions = (page: ScreenPage): Locator => page.getByRole('region', { name: 'Transacties' })

  test('R093, R095, R185, R186 shows its details and when it is topped up, with the user in the breadcrumbs', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ulla.users')
    await page.goto(PAGE)
    await expect(page.getByRole('heading', { level: 1, name: 'Mobiliteitsbudget' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Jonas Peeters' }).first()).toHaveAttribute(
      'href',
      user('u-1101'),
    )
    await expect(page.getByText('€ 3 000,00 per jaar')).toBeVisible()
    await expect(page.getByText(/^1 januari 20/)).toBeVisible()
    await expect(page.getByText('vervalt', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Nog te besteden tot en met 31 december/)).toBeVisible()
    await expect(page.getByRole('img', { name: /^39 % gebruikt, \d+ % van het jaar is om$/ })).toBeVisible()
    await expect(transactions(page).getByRole('rowheader').first()).toBeVisible()
    await expect(transactions(page).getByRole('columnheader', { name: 'Saldo' })).toBeVisible()
    // The newest transaction shows the current balance.
    await expect(transactions(page).getByRole('cell', { name: '€ 1 834,20' }).first()).toBeVisible()
  })

  test('R186 shows that a cafeteria budget continues after the end of the year', async ({
    page,
    signInAs,
  }) => {
    await signInAs('arthur.artemis')
    await page.goto(user('u-1503', '/budgets/b-u-1503-k'))
    await expect(page.getByText('loopt door')).toBeVisible()
  })

  test.runIf(isAll)('filters the transactions by the URL', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(user('u-1101', '/budgets/amount/add'))
    await page.getByRole('textbox', { name: 'Bedrag' }).fill('10')
    await page.getByRole('textbox', { name: 'Omschrijving' }).fill('Paasbonus')
    await page.getByRole('button', { name: 'Bedrag toevoegen' }).click()
    await expect(page).toHaveURL(PAGE)
    await addFilter(page, 'Soort', 'Manuele aanpassing', transactions(page))
    await expect(page).toHaveURL(/type=manual_update/)
    await expect(transactions(page).getByRole('rowheader')).toHaveCount(1)
    await transactions(page).getByRole('searchbox').fill('paasb')
    await expect(page).toHaveURL(/search=paasb/)
    await expect(transactions(page).getByRole('cell', { name: 'Paasbonus' })).toBeVisible()
    await transactions(page).getByLabel('Datum tot en met', { exact: true }).fill('31/12/2020')
    await expect(page).toHaveURL(/to=2020-12-31/)
    await page.reload()
    await expect(transactions(page).getByRole('heading', { name: 'Niets gevonden' })).toBeVisible()
    await transactions(page).getByRole('button', { name: 'Zoekopdracht en filters wissen' }).click()
    await expect(page).toHaveURL(PAGE)
    // Reversed dates are swapped.
    await page.goto(`${PAGE}?from=2999-01-01&to=2020-01-01`)
    await expect(transactions(page).getByRole('cell', { name: 'Paasbonus' })).toBeVisible()
  })

  test('R183, R187 changes the budget in a dialog that asks before typed values are lost', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ulla.users')
    await page.goto(`${PAGE}?dialog=edit-budget`)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Een gewijzigd bedrag geldt vanaf de volgende periode.')).toBeVisible()
    await dialog.getByLabel('Terugkerend bedrag').fill('3200')
    await dialog.getByLabel('Drempel').fill('2000')
    await page.keyboard.press('Escape')
    await question(page).getByRole('button', { name: 'Annuleren' }).click()
    await expect(dialog.getByLabel('Terugkerend bedrag')).toHaveValue('3\u00a0200,00')
    await dialog.getByRole('button', { name: 'Opslaan' }).click()
    await expect(notification(page, 'Mobiliteitsbudget is opgeslagen.')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('€ 3 200,00 per jaar')).toBeVisible()
    await expect(page.getByText('Bijna op')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Vorig terugkerend bedrag')).toBeVisible()
  })

  test.runIf(isAll)(
    'closes the dialog without a question if nothing was typed, and forgets discarded values',
    async ({ page, signInAs }) => {
      await signInAs('ulla.users')
      await page.goto(PAGE)
      await page.getByRole('button', { name: 'Acties', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Wijzigen' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel('Drempel')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await page.goto(`${PAGE}?dialog=edit-budget`)
      await dialog.getByLabel('Drempel').fill('77')
      await dialog.getByRole('button', { name: 'Annuleren' }).click()
      await question(page).getByRole('button', { name: 'Niet bewaren' }).click()
      await expect(dialog).toHaveCount(0)
      await page.goto(`${PAGE}?dialog=edit-budget`)
      await expect(dialog.getByLabel('Drempel')).toHaveValue('')
    },
  )

  test('shows an unknown budget as not found', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(user('u-1101', '/budgets/b-0'))
    await expect(page.getByRole('heading', { name: 'Niet gevonden' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Naar Budgetten' }).click()
    await expect(page).toHaveURL(LIST)
  })
})
