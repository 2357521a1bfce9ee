/**
 * Expenses of a user: the lists, a new one, its page with refund and correction, recurring expenses, and the parking
 * history.
 */
import { COMPANY } from '../../mocks/seed/names.ts'
import { yearAhead } from './days.ts'
import { BASE, expect, test } from './fixture.ts'
import type { Locator } from './locator.ts'
import { addFilter, notification, type ScreenPage } from './page.ts'
import { isAll } from '../level.ts'

const user = (ospId: string, rest = ''): string => `${BASE}/manage/app-users/${ospId}${rest}`
const LIST = user('u-1101', '/expenses')

const part = (page: ScreenPage, name: string): Locator => page.getByRole('region', { name, exact: true })
const row = (within: Locator, name: string): Locator =>
  within.getByRole('row').filter({ has: within.getByRole('rowheader', { name, exact: true }) })
const field = (within: ScreenPage | Locator, name: string): Locator =>
  within.getByRole('form').getByLabel(new RegExp(`^${name}\\*?$`))
const errors = (page: ScreenPage): Locator => page.locator('.field-error')
const dialog = (page: ScreenPage): Locator => page.getByRole('dialog')
const question = (page: ScreenPage): Locator => page.getByRole('alertdialog')

test.describe('the lists of expenses', () => {
  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(LIST)
    await expect(row(part(page, 'Terugkerende uitgaven'), 'Leasefiets')).toBeVisible()
  })

  test('R188, R197 show past and recurring expenses', async ({ page }) => {
    const spent = part(page, 'Uitgaven')
    await expect(spent.getByRole('cell', { name: 'Trein' }).first()).toBeVisible()
    await spent.getByRole('button', { name: 'Filter', exact: true }).click()
    const modes = page.getByRole('group', { name: 'Vervoerswijze' })
    await expect(modes.getByRole('menuitem', { name: 'Fiets', exact: true })).toHaveCount(1)
    await page.keyboard.press('Escape')
    const lease = row(part(page, 'Terugkerende uitgaven'), 'Leasefiets')
    await expect(lease.getByRole('cell', { name: 'Elke maand' })).toBeVisible()
    await expect(lease.getByText('Loopt'), 'the normal state is silent').toHaveCount(0)
    await expect(row(part(page, 'Terugkerende uitgaven'), 'Huur').getByText('Afgelopen')).toBeVisible()
  })

  test.runIf(isAll)('are filtered by the URL', async ({ page }) => {
    const spent = part(page, 'Uitgaven')
    await spent.getByRole('searchbox').fill('regen')
    await expect(page).toHaveURL(/search=regen/)
    await expect(spent.getByRole('rowheader')).toHaveText(['Regenkledij'])
    await expect(spent.getByText('Gecorrigeerd')).toBeVisible()
    await page.reload()
    await expect(spent.getByRole('rowheader')).toHaveText(['Regenkledij'])
    await page.goto(`${LIST}?from=2026-03-12&to=2026-03-12`)
    await expect(spent.getByRole('rowheader')).toHaveText(['Fietsslot'])
    await addFilter(page, 'Budget', 'Zakelijk budget', spent)
    await expect(page).toHaveURL(/budget=b-5102/)
    await spent.getByRole('button', { name: 'Zoekopdracht en filters wissen' }).click()
    await expect(page).toHaveURL(LIST)
    await addFilter(page, 'Vervoerswijze', 'Trein', spent)
    await expect(page).toHaveURL(/mode=TRAIN/)
  })
})

test.describe('the permissions', () => {
  test('R042 restrict the page of an expense to user managers and platform staff', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ivo.invoices')
    await page.goto(`${LIST}/e-7003`)
    await expect(page.getByRole('heading', { level: 1, name: /^404/ })).toBeVisible()
    await signInAs('olivia.osp')
    await page.goto(`${LIST}/e-7003?corporateAccountOspId=${COMPANY.bakery}`)
    await expect(page.getByText('Door Jonas Peeters op 02/03/2026')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Fietshelm' })).toBeVisible()
  })

  test('explain an empty page to users without the role who open their own', async ({ page, signInAs }) => {
    await signInAs('ivo.invoices')
    for (const rest of ['/expenses', '/expenses/add', '/expenses/recurring/rp-7101']) {
      await page.goto(user('u-1004', rest))
      await expect(page.getByRole('heading', { name: 'U mag dit niet zien' })).toBeVisible()
    }
  })

  test('R041 hide the parking history from everyone but platform staff', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(LIST)
    await expect(page.getByRole('link', { name: 'Toegang' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Parkeergeschiedenis' })).toHaveCount(0)
    await page.goto(user('u-1101', '/parking-history'))
    await expect(page.getByRole('heading', { level: 1, name: /^404/ })).toBeVisible()
    await signInAs('olivia.osp')
    await page.goto(`${LIST}?corporateAccountOspId=${COMPANY.bakery}`)
    await page.getByRole('link', { name: 'Parkeergeschiedenis' }).click()
    const parked = page.getByRole('table', { name: /^Parkeergeschiedenis/ })
    await expect(parked.getByRole('rowheader').first()).toContainText('Park')
    await parked.getByRole('rowheader').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/expenses\/e-/)
  })

  test('hide expenses of other companies, and under the URL of another user', async ({ page, signInAs }) => {
    await signInAs('petra.prepaid')
    await page.goto(`${LIST}/add`)
    await expect(page.getByRole('heading', { name: 'Niet gevonden' })).toBeVisible()
    await signInAs('ulla.users')
    for (const rest of ['/expenses/e-7003', '/expenses/recurring/rp-7101', '/expenses/e-0']) {
      await page.goto(user('u-1102', rest))
      await expect(page.getByRole('heading', { name: 'Niet gevonden' })).toBeVisible()
    }
  })
})

test.describe('a new expense', () => {
  const add = (page: ScreenPage): Promise<void> =>
    page.getByRole('button', { name: 'Uitgave toevoegen' }).click()
  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${LIST}/add`)
    await field(page, 'Budget').selectOption({ label: 'Mobiliteitsbudget (€\u00a01\u00a0834,20)' })
  })

  test('shows below its title whom it is for', async ({ page }) => {
    await expect(page.getByRole('dialog', { name: 'Uitgave toevoegen' })).toContainText('voor Jonas Peeters')
  })

  test.runIf(isAll)(
    'R099, R188 can recur every month, and keeps typed values when its kind changes',
    async ({ page }) => {
      await field(page, 'Bedrag incl\\. btw').fill('75')
      await page.getByRole('radio', { name: 'Terugkerend' }).check()
      await expect(page).toHaveURL(/kind=recurring$/)
      await expect(field(page, 'Bedrag incl\\. btw')).toHaveValue('75,00')
      await add(page)
      await expect(errors(page)).toHaveText('Soort is verplicht')
      await field(page, 'Soort').selectOption({ label: 'Parkeerplaats' })
      await field(page, 'Eerste keer').fill('1/1/2020')
      await add(page)
      await expect(errors(page)).toHaveText(/ligt in het verleden/)
      await field(page, 'Eerste keer').fill('1/1/2030')
      await field(page, 'Einddatum').fill('31/12/2029')
      await add(page)
      await expect(errors(page)).toHaveText(/ligt voor de begindatum/)
      await field(page, 'Einddatum').fill('')
      await field(page, 'Omschrijving').fill('Parkeerplek')
      await add(page)
      await expect(notification(page, 'De terugkerende uitgave is gemaakt.')).toBeVisible()
      await expect(row(part(page, 'Terugkerende uitgaven'), 'Parkeerplek')).toContainText('01/01/2030')
    },
  )

  test('keeps typed values after a server error, and asks before the user leaves', async ({
    page,
    sandbox,
  }) => {
    await field(page, 'Bedrag incl\\. btw').fill('5')
    const fault = { operationId: 'createExternalPurchaseCostEvent', kind: 'status-500', times: 1 } as const
    await sandbox.faults.set(fault)
    await add(page)
    await expect(page.getByText(/op de server\. Mogelijk is dit al gebeurd/)).toBeVisible()
    await expect(field(page, 'Bedrag incl\\. btw')).toHaveValue('5,00')
    await page.getByRole('button', { name: 'Annuleren' }).click()
    await expect(question(page)).toBeVisible()
  })

  test('R098 G085 requires an amount above zero, and whether it is subtracted or added', async ({ page }) => {
    await field(page, 'Bedrag incl\\. btw').fill('-5')
    await add(page)
    await expect(errors(page)).toHaveText(/meer (zijn )?dan 0/)
    await field(page, 'Bedrag incl\\. btw').fill('64,50')
    await expect(dialog(page)).toContainText('€ 1 769,70')
    await page.getByRole('radio', { name: 'Toevoegen aan het budget' }).check()
    await expect(dialog(page)).toContainText('€ 1 898,70')
    await page.getByRole('radio', { name: 'Aftrekken van het budget' }).check()
    await add(page)
    await expect(notification(page, 'De uitgave is geboekt.')).toBeVisible()
    await page.goto(user('u-1101', '/budgets'))
    await expect(page.getByRole('cell', { name: '€ 1 769,70' })).toBeVisible()
  })
})

test.describe('the page of an expense', () => {
  test.beforeEach(async ({ signInAs }) => {
    await signInAs('ulla.users')
  })

  test('corrects its amount, and books the difference', async ({ page }) => {
    await page.goto(`${LIST}/e-7004?dialog=correct`)
    const amount = field(dialog(page), 'Bedrag incl\\. btw')
    await expect(amount).toHaveValue('84,00')
    await amount.fill('80')
    await expect(dialog(page)).toContainText('€ 1 838,20')
    await dialog(page).getByRole('button', { name: 'Corrigeren' }).click()
    await expect(notification(page, 'Het bedrag is nu € −80,00.')).toBeVisible()
    await expect(page.getByText('€ −84,00 werd € −80,00')).toBeVisible()
    await page.goto(user('u-1101', '/budgets'))
    await expect(page.getByRole('cell', { name: '€ 1 838,20' })).toBeVisible()
  })

  test('cannot refund a fully refunded expense again', async ({ page }) => {
    await page.goto(`${LIST}/e-7005?dialog=refund`)
    await expect(notification(page, 'Er valt niets terug te betalen.')).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
  })

  test('shows the purchase and the mailed receipt of a booking', async ({ page }) => {
    await page.goto(`${LIST}/e-7020`)
    await expect(part(page, 'Aankoop')).toContainText('RAIL26100001')
    await expect(part(page, 'Bewijs per e-mail')).toContainText('jonas.peeters')
  })
})

test.describe('a recurring expense', () => {
  const PAGE = `${LIST}/recurring/rp-7101`
  test.beforeEach(async ({ signInAs }) => {
    await signInAs('ulla.users')
  })

  test('G050 is opened by the URL of an expense with its id', async ({ page, sandbox }) => {
    await page.goto(`${LIST}/rp-7101`)
    await expect(page).toHaveURL(PAGE)
    await expect(page.getByRole('heading', { level: 1, name: 'Leasefiets' })).toBeVisible()
    // Under the address of another user it does not exist, like an expense.
    await page.goto(user('u-1102', '/expenses/rp-7101'))
    await expect(page.getByRole('heading', { name: 'Niet gevonden' })).toBeVisible()
    // The id of an expense does not request a recurring expense.
    const readCount = (await sandbox.calls('getRecurringExternalPurchase')).length
    await page.goto(`${LIST}/e-7003`)
    await expect(page.getByRole('heading', { level: 1, name: 'Fietshelm' })).toBeVisible()
    expect(await sandbox.calls('getRecurringExternalPurchase')).toHaveLength(readCount)
  })

  test('R097 R098 can be changed for future occurrences, with its sign', async ({ page }) => {
    await page.goto(PAGE)
    await expect(page.getByText('Een wijziging geldt alleen voor wat nog komt.')).toBeVisible()
    await field(page, 'Bedrag incl\\. btw').fill('95')
    await field(page, 'Einddatum').fill('')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(notification(page, 'De terugkerende uitgave is opgeslagen.')).toBeVisible()
    await page.reload()
    await expect(field(page, 'Bedrag incl\\. btw')).toHaveValue('95,00')
    await expect(field(page, 'Einddatum')).toHaveValue('')
  })

  test.runIf(isAll)('R097 leaves booked occurrences unchanged', async ({ page, sandbox, signInAs }) => {
    await sandbox.clock.set(`${yearAhead(1)}-01-20T12:00:00+01:00`)
    await signInAs('ulla.users') // An earlier token has expired by now.
    await page.goto(PAGE)
    await expect(page.getByRole('link', { name: '€ −89,50' }).first()).toBeVisible()
    await field(page, 'Bedrag incl\\. btw').fill('95')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(notification(page, 'De terugkerende uitgave is opgeslagen.')).toBeVisible()
    await page.reload()
    await expect(field(page, 'Bedrag incl\\. btw')).toHaveValue('95,00')
    await expect(page.getByRole('link', { name: '€ −89,50' }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: '€ −95,00' })).toHaveCount(0)
  })
})
