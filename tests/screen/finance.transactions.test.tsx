/** All transactions, their details, the company budget with its dialogs, and the private budget. */
import i18next from 'i18next'
import { COMPANY } from '../../mocks/seed/names.ts'
import { expect, test } from './fixture.ts'
import type { Locator } from './locator.ts'
import { notification, type ScreenPage } from './page.ts'
import { isAll } from '../level.ts'

const ALL = '/finance/all-transactions'
const BUDGET = '/finance/company-budget'
const dialog = (page: ScreenPage): Locator => page.getByRole('dialog')
const errors = (page: ScreenPage): Locator => page.locator('.field-error')

test.describe('the list of all transactions', () => {
  test.runIf(isAll)('R196 is filtered by the URL, and finds an amount by search', async ({ page, open }) => {
    await open(`${ALL}?budget=COMPANY_BUDGET&type=topup`, { as: 'ulla.users' })
    await expect(page.getByRole('cell', { name: 'Overschrijving' }).first()).toBeVisible()
    await expect(page.getByRole('cell', { name: 'Gebruik', exact: true })).toHaveCount(0)
    await open(`${ALL}?search=rail26100001`)
    await expect(page.getByRole('cell', { name: 'Jonas Peeters' })).toBeVisible()
    await page.getByRole('searchbox').fill('49,90')
    await expect(page.getByRole('cell', { name: 'Fietshelm' }).first()).toBeVisible()
  })

  test('R199 shows an event as one row, which names both budgets', async ({ page, open }) => {
    await open(`${ALL}?search=rail26100001`, { as: 'ulla.users' })
    const row = page.getByRole('row').filter({ hasText: 'Jonas Peeters' })
    await expect(row).toHaveCount(1)
    await expect(row).toContainText('Mobiliteitsbudget')
    await expect(row).toContainText('en van het bedrijf')
    await open(`${ALL}?search=rail26100001&budget=COMPANY_BUDGET`)
    await expect(page.getByRole('row').filter({ hasText: 'Bedrijfsbudget' })).toHaveCount(1)
  })

  test('R055 shows platform staff all companies, and can be filtered by partner', async ({ page, open }) => {
    await open(`${ALL}?partner=p-3003`, { as: 'olivia.osp' })
    await expect(page.getByRole('cell', { name: 'Antwerp Architects' }).first()).toBeVisible()
    await open(ALL, { as: 'paul.postpaid' })
    await expect(page.getByRole('heading', { name: 'Alle transacties', level: 1 })).toHaveCount(0)
    await open(`${ALL}?partner=p-3003&search=rail26100001`, { as: 'ulla.users' })
    await expect(page.getByRole('cell', { name: 'Jonas Peeters' })).toBeVisible()
  })

  test('keeps text that is not a date in its period until the filter is cleared', async ({ page, open }) => {
    await open(`${ALL}?to=2026-11-30`, { as: 'ulla.users' })
    const before = location.search
    const from = page.getByRole('textbox', { name: 'Datum van' })
    await from.fill('99/99/2026')
    await page.getByRole('searchbox').focus()
    await expect(from).toHaveValue('99/99/2026')
    await expect(from).toHaveAttribute('aria-invalid', 'true')
    await expect(errors(page)).toHaveText('Datum van is geen geldige datum; schrijf bijvoorbeeld 31/12/2026')
    expect(location.search).toBe(before)
    await page.getByRole('button', { name: 'Filter op Datum wissen' }).click()
    await expect(from).toHaveValue('')
    await expect(errors(page)).toHaveCount(0)
  })

  test('R242 offers no workbook if it is empty', async ({ page, open }) => {
    await open(`${ALL}?search=zzzzzz`, { as: 'ulla.users' })
    await expect(page.getByRole('heading', { name: 'Niets gevonden' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Alles downloaden (Excel)' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  test('does not request the text of a missing add button, which would render the whole page again', async ({
    page,
    open,
  }) => {
    const missing: string[] = []
    const onMissing = (_languages: readonly string[], area: string, key: string): void => {
      missing.push(`${area}:${key}`)
    }
    i18next.on('missingKey', onMissing)
    await open(ALL, { as: 'ulla.users' })
    await expect(page.getByRole('row').nth(2)).toBeVisible()
    i18next.off('missingKey', onMissing)
    expect(missing).toEqual([])
  })

  test.runIf(isAll)('R242 exports all matches as a workbook', async ({ page, open, sandbox }) => {
    await open(`${ALL}?type=user_fee`, { as: 'ulla.users' })
    await page.getByRole('button', { name: 'Alles downloaden (Excel)' }).click()
    await expect
      .poll(async () => (await sandbox.calls('downloadBudgetTransactionsXlsx')).map(({ status }) => status))
      .toEqual([200])
  })

  test.runIf(isAll)(
    'distinguishes an empty list, an empty result, and a server error',
    async ({ page, open, sandbox }) => {
      await open(ALL, { as: 'emma.empty' })
      await expect(page.getByRole('heading', { name: 'Nog geen transacties' })).toBeVisible()
      await open(`${ALL}?search=nothingofthatkind`, { as: 'ulla.users' })
      await expect(page.getByRole('heading', { name: 'Niets gevonden' })).toBeVisible()
      await sandbox.faults.set({ operationId: 'getBudgetTransactionsByFilter', kind: 'status-500', times: 1 })
      await open(`${ALL}?search=rail26100001`)
      await page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' }).click()
      await expect(page.getByRole('cell', { name: 'Jonas Peeters' })).toBeVisible()
    },
  )
})

test.describe('the details of a transaction', () => {
  test('link to the user and the budget if the viewer may open them', async ({ page, open }) => {
    await open('/finance/transaction-details/e-7020', { as: 'ulla.users' })
    await expect(page.getByRole('link', { name: 'Jonas Peeters' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Mobiliteitsbudget' })).toBeVisible()
    await expect(page.getByText('RAIL26100001')).toBeVisible()
    await open('/finance/transaction-details/e-7020', { as: 'ivo.invoices' })
    await expect(page.getByText('Jonas Peeters').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Jonas Peeters' })).toHaveCount(0)
  })

  test.runIf(isAll)('R199 link to the invoice of a postpaid company', async ({ page, open }) => {
    await open(
      `${ALL}?budget=MOBILITY_BUDGET&corporateAccountOspId=${COMPANY.artemis}&type=event&sort=date`,
      {
        as: 'arthur.artemis',
      },
    )
    await page.getByRole('rowheader').getByRole('link').first().click()
    await expect(page).toHaveURL(/transaction-details\/e-ca-2004/)
    await page.getByRole('link', { name: /-2004$/ }).click()
    await expect(page).toHaveURL(/finance\/invoices\/inv-ca-2004-/)
    await expect(page.getByRole('heading', { level: 1, name: /^Factuur / })).toBeVisible()
  })

  test('G457 can be opened from the list of a postpaid company', async ({ page, open }) => {
    await open(`${ALL}?budget=MOBILITY_BUDGET&type=event`, { as: 'paul.postpaid' })
    await page.getByRole('rowheader').getByRole('link').first().click()
    await expect(page).toHaveURL(/transaction-details\/e-ca-2003/)
    await expect(page.getByRole('link', { name: 'Mobiliteitsbudget' })).toBeVisible()
  })

  test('are not found for another company', async ({ page, open }) => {
    await open('/finance/transaction-details/e-7020', { as: 'petra.prepaid' })
    await expect(page.getByRole('heading', { name: /niet gevonden|bestaat niet/i }).first()).toBeVisible()
  })
})

test.describe('the company budget', () => {
  test('G099 R275 shows how to top up by bank, also as a code to scan', async ({ page, open }) => {
    await open(BUDGET, { as: 'ulla.users' })
    await expect(page.getByRole('img', { name: 'QR-code van de overschrijving' })).toBeVisible()
    await expect(page.getByText('Noordzee Mobility')).toBeVisible()
    await expect(page.getByText('Een overschrijving is binnen 48 uur zichtbaar.')).toBeVisible()
    await expect(page.getByText('Ja, door wie het bedrijfsbudget beheert'), 'G145').toBeVisible()
  })

  test('R183 shows the deposit of a postpaid company, and the cost of a top-up', async ({ page, open }) => {
    await open(`${BUDGET}?corporateAccountOspId=ca-2003`, { as: 'olivia.osp' })
    await expect(page.getByText('€ 2 500,00')).toBeVisible()
    await expect(page.getByText('€ 1,50')).toBeVisible()
  })

  test('shows when it is below its threshold', async ({ page, open }) => {
    await open(BUDGET, { as: 'petra.prepaid' })
    await expect(page.getByText('Het bedrijfsbudget zit onder de drempel van € 1 000,00.')).toBeVisible()
  })

  test('accepts a promo code once, and refuses an invalid one at its field', async ({
    page,
    open,
    allowed,
  }) => {
    allowed.push(/409|422/)
    await open(`${BUDGET}?dialog=redeem`, { as: 'ulla.users' })
    const code = dialog(page).getByRole('textbox', { name: 'Promocode' })
    const use = dialog(page).getByRole('button', { name: 'Code gebruiken' })
    await use.click()
    await expect(errors(page)).toHaveText('Promocode is verplicht')
    await code.fill('NO-SUCH')
    await use.click()
    await expect(errors(page)).toHaveCount(1)
    await code.fill('summer-7')
    await use.click()
    await expect(
      notification(page, '€ 7,77 is toegevoegd. Er staat nu € 12 488,12 op het bedrijfsbudget.'),
    ).toBeVisible()
    await expect(page.getByRole('cell', { name: 'SUMMER-7' })).toBeVisible()
  })

  test('R196 lets partner staff book an amount manually, with a preview of the balance', async ({
    page,
    open,
  }) => {
    await open(`${BUDGET}?corporateAccountOspId=ca-2001&dialog=book`, { as: 'mats.msp' })
    const amount = dialog(page).getByRole('textbox', { name: 'Bedrag' })
    await amount.fill('0')
    await dialog(page).getByRole('button', { name: 'Boeken' }).click()
    await expect(errors(page)).toHaveText('Bedrag mag niet nul zijn')
    await amount.fill('-480,35')
    await expect(dialog(page).getByText('Daarna staat er € 12 000,00 op het bedrijfsbudget.')).toBeVisible()
    await dialog(page).getByRole('textbox', { name: 'Omschrijving' }).fill('Rechtzetting')
    await dialog(page).getByRole('button', { name: 'Boeken' }).click()
    await expect(notification(page, /geboekt. Er staat nu € 12 000,00/)).toBeVisible()
    await expect(page.getByRole('cell', { name: 'Rechtzetting' })).toBeVisible()
    await open(`${BUDGET}?dialog=book`, { as: 'ulla.users' })
    await expect(page.getByText('Resterend')).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
  })

  test.runIf(isAll)('R079 can have its threshold changed and removed', async ({ page, open }) => {
    await open(BUDGET, { as: 'ulla.users' })
    await page.getByRole('button', { name: 'Acties', exact: true }).click()
    await page.getByRole('menuitem', { name: /Drempel wijzigen/ }).click()
    await expect(page).toHaveURL(/dialog=threshold/)
    const threshold = dialog(page).getByRole('textbox', { name: 'Drempel voor een waarschuwing' })
    await threshold.fill('20000')
    await dialog(page).getByRole('button', { name: 'Opslaan' }).click()
    await expect(notification(page, 'De drempel is nu € 20 000,00.')).toBeVisible()
    await expect(page.getByText('Het bedrijfsbudget zit onder de drempel van € 20 000,00.')).toBeVisible()
    await open(`${BUDGET}?dialog=threshold`)
    await threshold.fill('')
    await dialog(page).getByRole('button', { name: 'Opslaan' }).click()
    await expect(notification(page, 'Er komt geen waarschuwing meer.')).toBeVisible()
  })
})

test('R039 the private budget is for platform staff, of one company or of all', async ({ page, open }) => {
  await open('/finance/company-private-budget', { as: 'olivia.osp' })
  await expect(page.getByRole('region', { name: 'Alle bedrijven' })).toContainText('€')
  const amount = page.locator('.money')
  await expect(amount).toHaveText(/^€/)
  const ofAll = await amount.textContent()
  await open('/finance/company-private-budget?corporateAccountOspId=ca-2001')
  await expect(page.getByRole('region', { name: 'Brugge Bakery' })).toContainText('€')
  await expect.poll(async () => amount.textContent()).not.toBe(ofAll)
  await open('/finance/company-private-budget', { as: 'mats.msp' })
  await expect(page.getByText('Alle bedrijven')).toHaveCount(0)
})

test('transactions are found in the command palette by amount', async ({ page, open }) => {
  await open('/help', { as: 'ulla.users' })
  await expect(page.getByRole('heading', { level: 1, name: 'Hulp' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type('49,90')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/all-transactions\?search=49/)
  await expect(page.getByRole('cell', { name: 'Fietshelm' }).first()).toBeVisible()
})

test.runIf(isAll)(
  'transactions are found in the command palette by a word, a day or a month',
  async ({ page, open }) => {
    await open('/help', { as: 'ulla.users' })
    await expect(page.getByRole('heading', { level: 1, name: 'Hulp' })).toBeVisible()
    for (const [typed, address] of [
      ['transacties fietshelm', /all-transactions\?search=fietshelm$/],
      ['10/2026', /all-transactions\?from=2026-10-01&to=2026-10-31$/],
    ] as const) {
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
      await page.keyboard.type(typed)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('rowheader').first()).toBeVisible()
    }
  },
)
