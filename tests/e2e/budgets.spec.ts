/** Budgets of a user, from screen to screen. What each screen does is tested in `../screen/`. */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { BASE, expect, test } from '../fixtures.ts'
import { notification } from '../portal.ts'
import { inAll } from '../level.ts'

const user = (ospId: string, rest = ''): string => `${BASE}/manage/app-users/${ospId}${rest}`
const LIST = user('u-1101', '/budgets')

const row = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
/** Opens the actions of the budget of this name, and returns the item. */
async function action(page: Page, name: string, item: string): Promise<Locator> {
  await page.getByRole('button', { name: `Acties voor ${name}` }).click()
  return page.getByRole('menuitem', { name: new RegExp(`^${item}`) })
}
const question = (page: Page): Locator => page.getByRole('alertdialog')
/** The error texts below fields. */
const errors = (page: Page): Locator => page.locator('.field-error')

test.describe('the list of budgets', () => {
  test(
    'R092 deactivates and reactivates a budget after confirmation',
    inAll,
    async ({ page, signInAs, expectAccessible }) => {
      await signInAs('ulla.users')
      await page.goto(LIST)
      await (await action(page, 'Mobiliteitsbudget', 'Deactiveren')).click()
      await expect(page).toHaveURL(/dialog=deactivate-budget&budget=b-5101/)
      await expect(question(page)).toContainText('De € 1 834,20 blijft staan.')
      await expectAccessible()
      await question(page).getByRole('button', { name: 'Annuleren' }).click()
      await expect(row(page, 'Mobiliteitsbudget')).toBeVisible()
      await expect(row(page, 'Mobiliteitsbudget').getByText('Inactief')).toHaveCount(0)

      await (await action(page, 'Mobiliteitsbudget', 'Deactiveren')).click()
      await question(page).getByRole('button', { name: 'Deactiveren' }).click()
      await expect(notification(page, 'Mobiliteitsbudget is niet meer actief.')).toBeVisible()
      await page.reload()
      await expect(row(page, 'Mobiliteitsbudget').getByText('Inactief')).toBeVisible()
      await expect(await action(page, 'Mobiliteitsbudget', 'Wijzigen')).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      await page.keyboard.press('Escape')

      await (await action(page, 'Mobiliteitsbudget', 'Weer activeren')).click()
      await question(page).getByRole('button', { name: 'Weer activeren' }).click()
      await expect(row(page, 'Mobiliteitsbudget').getByText('Inactief')).toHaveCount(0)
    },
  )
})

test.describe('a new budget', () => {
  const field = (page: Page, name: string): Locator =>
    page.getByRole('form').getByLabel(new RegExp(`^${name}\\*?$`))
  const create = (page: Page): Promise<void> => page.getByRole('button', { name: 'Budget toevoegen' }).click()

  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(user('u-1101', '/budgets/add'))
    await expect(page.getByRole('radio', { name: 'Woon-werkbudget' })).toBeVisible()
  })

  test('R093, R094, R183 starts with the recurring amount, and is topped up automatically', async ({
    page,
    expectAccessible,
  }) => {
    await expect(page.getByRole('radio', { name: 'Woon-werkbudget' })).toBeChecked()
    await expect(page.getByText('Wordt aangevuld aan het begin van elke maand.')).toBeVisible()
    await create(page)
    await expect(field(page, 'Terugkerend bedrag')).toBeFocused()
    await expect(errors(page)).toHaveText('Terugkerend bedrag is verplicht')
    await expectAccessible()
    await field(page, 'Terugkerend bedrag').fill('120,5')
    await create(page)
    await expect(notification(page, 'Woon-werkbudget is gemaakt.')).toBeVisible()
    await expect(page).toHaveURL(/\/budgets\/b-[^/]+$/)
    await expect(page.getByText('€ 120,50 per maand')).toBeVisible()
    await expect(page.getByRole('cell', { name: 'Beginbedrag' })).toBeVisible()
    await expect(page.getByText('Inbegrepen', { exact: true })).toBeVisible()
  })
})

test.describe('an added amount', () => {
  const add = (page: Page): Promise<void> => page.getByRole('button', { name: 'Bedrag toevoegen' }).click()

  test(
    'goes to the budget in the URL, after a preview of the resulting balance',
    inAll,
    async ({ page, signInAs, expectAccessible }) => {
      await signInAs('ulla.users')
      await page.goto(LIST)
      await (await action(page, 'Mobiliteitsbudget', 'Bedrag toevoegen')).click()
      await expect(page).toHaveURL(/amount\/add\?budget=b-5101$/)
      await add(page)
      await expect(errors(page)).toHaveText('Bedrag is verplicht')
      await page.getByRole('textbox', { name: 'Bedrag' }).fill('0')
      await expect(errors(page)).toHaveText('Bedrag mag niet nul zijn')
      await page.getByRole('textbox', { name: 'Bedrag' }).fill('150')
      await expect(page.getByText('Daarna staat er € 1 984,20 op het budget.')).toBeVisible()
      await page.getByRole('textbox', { name: 'Omschrijving' }).fill('x'.repeat(141))
      await add(page)
      await expect(errors(page)).toHaveText('Omschrijving telt hoogstens 140 tekens')
      await expectAccessible()
      await page.getByRole('textbox', { name: 'Omschrijving' }).fill('Extra budget')
      await add(page)
      await expect(notification(page, '€ 150,00 toegevoegd aan Mobiliteitsbudget.')).toBeVisible()
      await expect(page).toHaveURL(user('u-1101', '/budgets/b-5101'))
      await expect(page.getByRole('cell', { name: 'Extra budget' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Saldo' })).toContainText('€ 1 984,20')
    },
  )
})

test.describe('the page of a budget', () => {
  const PAGE = user('u-1101', '/budgets/b-5101')
  const transactions = (page: Page): Locator => page.getByRole('region', { name: 'Transacties' })

  test('R242, R258 downloads all matching transactions as a workbook from the server, and announces a slow download', async ({
    clock,
    page,
    sandbox,
    signInAs,
  }) => {
    await signInAs('ulla.users')
    await page.goto(`${PAGE}?type=event&size=10`)
    const button = transactions(page).getByRole('button', { name: 'Alles downloaden (Excel)' })
    const download = page.waitForEvent('download')
    await button.click()
    await expect(notification(page, 'De download is gestart.')).toBeVisible()
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
    const [head = [], ...rows] = await readSheet(await readFile(await (await download).path()))
    expect(head.length).toBeGreaterThan(3)
    const [, total = ''] =
      /van (\d+)/.exec(await transactions(page).locator('.pager-range').innerText()) ?? []
    expect(rows).toHaveLength(Number(total))

    await clock.install()
    await sandbox.faults.set({ operationId: 'downloadBudgetTransactionsXlsx', kind: 'never-answers' })
    const request = page.waitForRequest('**/budget/transaction/download/xlsx')
    await button.click()
    await request
    const slow = notification(page, 'De download kan even duren.')
    await clock.runFor(9000)
    await expect(slow).toHaveCount(0)
    await clock.runFor(1500)
    await expect(slow).toBeVisible()
    await clock.runFor(60_500)
    await expect(slow).toHaveCount(0)
  })

  test(
    'notifies the second of two admins who edit it, who can choose between the values',
    inAll,
    async ({ page, context, signInAs }) => {
      await signInAs('ulla.users')
      await page.goto(`${PAGE}?dialog=edit-budget`)
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Drempel').fill('100')
      const other = await context.newPage()
      await other.goto(`${PAGE}?dialog=edit-budget`)
      await other.getByRole('dialog').getByLabel('Drempel').fill('200')
      await other.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click()
      await expect(notification(other, 'Mobiliteitsbudget is opgeslagen.')).toBeVisible()
      await dialog.getByRole('button', { name: 'Opslaan' }).click()
      await expect(dialog.getByText('Intussen gewijzigd door iemand anders')).toBeVisible()
      await expect(dialog.getByRole('term')).toHaveText('Drempel')
      await expect(dialog.getByRole('definition')).toHaveText('€ 200,00 (u vulde in: € 100,00)')
      await dialog.getByRole('button', { name: 'Mijn waarden behouden' }).click()
      await dialog.getByRole('button', { name: 'Opslaan' }).click()
      await expect(dialog).toHaveCount(0)
      await page.reload()
      await expect(page.getByText('€ 100,00')).toBeVisible()
    },
  )
})
