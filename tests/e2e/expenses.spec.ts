/** Journeys through the expenses of a user. The single screens are tested in `../screen/`. */
import type { Locator, Page } from '@playwright/test'
import { BASE, expect, test } from '../fixtures.ts'
import { notification } from '../portal.ts'
import { inAll } from '../level.ts'

const user = (ospId: string, rest = ''): string => `${BASE}/manage/app-users/${ospId}${rest}`
const LIST = user('u-1101', '/expenses')

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const row = (within: Locator, name: string): Locator =>
  within.getByRole('row').filter({ has: within.page().getByRole('rowheader', { name, exact: true }) })
const field = (within: Page | Locator, name: string): Locator =>
  within.getByRole('form').getByLabel(new RegExp(`^${name}\\*?$`))
const errors = (page: Page): Locator => page.locator('.field-error')
const dialog = (page: Page): Locator => page.getByRole('dialog')
const question = (page: Page): Locator => page.getByRole('alertdialog')
async function action(page: Page, item: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Acties', exact: true }).click()
  return page.getByRole('menuitem', { name: new RegExp(`^${item}`) })
}

test.describe('a new expense', () => {
  const add = (page: Page): Promise<void> =>
    dialog(page).getByRole('button', { name: 'Uitgave toevoegen' }).click()
  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${LIST}/add`)
    await field(page, 'Budget').selectOption({ label: 'Mobiliteitsbudget (€\u00a01\u00a0834,20)' })
  })

  test('R098, R153, R188 is booked once, after a preview of its effect on the budget', async ({
    page,
    expectAccessible,
  }) => {
    await add(page)
    await expect(errors(page)).toHaveText('Bedrag incl. btw is verplicht')
    const amount = field(page, 'Bedrag incl\\. btw')
    await amount.fill('20')
    await expect(dialog(page)).toContainText('€ 1 814,20')
    await amount.fill('49,90')
    await expect(dialog(page)).toContainText('€ 1 784,30')
    await field(page, 'Omschrijving').fill('x'.repeat(141))
    await expect(page.getByText('141 van 140 tekens')).toBeVisible()
    await field(page, 'Datum').fill('1/1/2999')
    await add(page)
    await expect(errors(page)).toHaveText([/ligt in de toekomst/, 'Omschrijving telt hoogstens 140 tekens'])
    await expectAccessible()
    await field(page, 'Omschrijving').fill('Fietspomp')
    await field(page, 'Datum').fill('1/3/2026')
    await field(page, 'Btw-tarief').fill('6')
    await add(page)
    await expect(notification(page, 'De uitgave is geboekt.')).toBeVisible()
    await page.goto(`${LIST}?search=fietspomp`)
    await expect(
      row(section(page, 'Uitgaven'), 'Fietspomp').getByRole('cell', { name: '€ −49,90' }),
    ).toBeVisible()
    await page.goto(user('u-1101', '/budgets'))
    await expect(page.getByRole('cell', { name: '€ 1 784,30' })).toBeVisible()
  })

  test(
    'opens in a drawer on the right that traps the focus, asks before typed values are lost, and closes with Escape',
    inAll,
    async ({ page }) => {
      const drawer = dialog(page)
      const box = await drawer.boundingBox()
      const { width } = page.viewportSize() ?? { width: 0 }
      expect(box?.width).toBe(480)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 16)
      for (let at = 0; at < 20; at += 1) await page.keyboard.press('Tab')
      expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true)
      await field(page, 'Omschrijving').fill('Fietspomp')
      await page.keyboard.press('Escape')
      await expect(question(page)).toBeVisible()
      await question(page).getByRole('button', { name: 'Annuleren' }).click()
      await expect(question(page)).toHaveCount(0)
      await expect(field(page, 'Omschrijving')).toHaveValue('Fietspomp')
      await page.keyboard.press('Escape')
      await question(page).getByRole('button', { name: 'Niet bewaren' }).click()
      await expect(page).toHaveURL(LIST)
      await expect(drawer).toHaveCount(0)
    },
  )
})

/** An event in the history of an expense. */
const historyEntry = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Wat er gebeurde' }).getByRole('listitem').filter({ hasText: text })

test.describe('the page of an expense', () => {
  test.beforeEach(async ({ signInAs }) => {
    await signInAs('ulla.users')
  })

  test('refunds a part, up to the remaining amount', inAll, async ({ page, expectAccessible }) => {
    await page.goto(`${LIST}/e-7003`)
    await expect(historyEntry(page, '€ 10,00 terugbetaald')).toContainText('Korting')
    await expectAccessible()
    await (await action(page, 'Terugbetalen')).click()
    await expect(page).toHaveURL(/dialog=refund$/)
    await expect(dialog(page)).toContainText('Hoogstens € 39,90')
    const amount = field(dialog(page), 'Bedrag')
    await expect(amount).toHaveValue('39,90')
    await amount.fill('40')
    await dialog(page).getByRole('button', { name: 'Terugbetalen' }).click()
    await expect(errors(page)).toHaveText(/is hoogstens 39/)
    await amount.fill('-1')
    await expect(errors(page)).toHaveText(/is meer dan 0/)
    await expectAccessible()
    await amount.fill('9,90')
    await field(dialog(page), 'Reden').fill('Te laat geleverd')
    await dialog(page).getByRole('button', { name: 'Terugbetalen' }).click()
    await expect(notification(page, '€ 9,90 is terugbetaald.')).toBeVisible()
    await expect(historyEntry(page, '€ 9,90 terugbetaald')).toContainText('Te laat geleverd')
    await page.goto(user('u-1101', '/budgets'))
    await expect(page.getByRole('cell', { name: '€ 1 844,10' })).toBeVisible()
  })

  test('is three clicks from the user page, and corrects the amount', inAll, async ({ page }) => {
    await page.goto(user('u-1101'))
    await page
      .getByRole('region', { name: 'Laatste uitgaven' })
      .getByRole('listitem')
      .first()
      .getByRole('link')
      .click()
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Corrigeren/ })
      .click()
    await field(dialog(page), 'Bedrag incl\\. btw').fill('9')
    await dialog(page).getByRole('button', { name: 'Corrigeren' }).click()
    await expect(notification(page, 'Het bedrag is nu € −9,00.')).toBeVisible()
  })

  test(
    'STALE: shows the current amount to the second person who corrects it, who can choose',
    inAll,
    async ({ page, browser, context, expectAccessible }) => {
      const correct = async (target: Page, amount: string): Promise<void> => {
        await field(dialog(target), 'Bedrag incl\\. btw').fill(amount)
        await dialog(target).getByRole('button', { name: 'Corrigeren' }).click()
      }
      await page.goto(`${LIST}/e-7004?dialog=correct`)
      await expect(field(dialog(page), 'Bedrag incl\\. btw')).toHaveValue('84,00')
      const other = await browser.newContext({ storageState: await context.storageState() })
      const colleague = await other.newPage()
      await colleague.goto(`${LIST}/e-7004?dialog=correct`)
      await correct(colleague, '80')
      await expect(notification(colleague, 'Het bedrag is nu € −80,00.')).toBeVisible()
      await other.close()

      await field(dialog(page), 'Reden').fill('Telfout')
      await correct(page, '82')
      const newer = dialog(page)
        .locator('.notice')
        .filter({ hasText: 'Intussen gewijzigd door iemand anders' })
      await expect(newer.getByRole('definition')).toHaveText('€ 80,00 (u vulde in: € 82,00)')
      await expectAccessible()
      await newer.getByRole('button', { name: 'Mijn waarden behouden' }).click()
      await expect(field(dialog(page), 'Reden')).toHaveValue('Telfout')
      await dialog(page).getByRole('button', { name: 'Corrigeren' }).click()
      await expect(page.getByText('€ −80,00 werd € −82,00')).toBeVisible()
    },
  )

  test(
    'STALE: keeps the typed values of the second person who refunds it, and shows the remaining amount',
    inAll,
    async ({ page, context }) => {
      const refund = async (target: Page, amount: string): Promise<void> => {
        await field(dialog(target), 'Bedrag').fill(amount)
        await dialog(target).getByRole('button', { name: 'Terugbetalen' }).click()
      }
      await page.goto(`${LIST}/e-7003?dialog=refund`)
      await field(dialog(page), 'Reden').fill('Te laat')
      const other = await context.newPage()
      await other.goto(`${LIST}/e-7003?dialog=refund`)
      await refund(other, '30')
      await expect(notification(other, '€ 30,00 is terugbetaald.')).toBeVisible()

      await refund(page, '20')
      await expect(notification(page, 'Intussen gewijzigd door iemand anders.')).toBeVisible()
      await expect(dialog(page)).toContainText('Hoogstens € 9,90')
      await expect(field(dialog(page), 'Reden')).toHaveValue('Te laat')
      await expect(field(dialog(page), 'Bedrag')).toHaveValue('20,00')
      await refund(page, '20')
      await expect(errors(page)).toHaveText(/is hoogstens 9/)
      await refund(page, '5')
      await expect(historyEntry(page, '€ 5,00 terugbetaald')).toContainText('Te laat')
    },
  )
})

test.describe('a recurring expense', () => {
  test.beforeEach(async ({ signInAs }) => {
    await signInAs('ulla.users')
  })

  test(
    'R096 can be deleted for one occurrence, or for one and all later ones',
    inAll,
    async ({ page, expectAccessible }) => {
      await page.goto(`${LIST}?dialog=delete-recurring&recurrence=rp-7104`)
      await expect(question(page).getByRole('radio', { name: 'Alleen die van 28/02/2031' })).toBeChecked()
      await expectAccessible()
      await question(page).getByRole('button', { name: 'Verwijderen' }).click()
      await expect(notification(page, 'De uitgave van 28/02/2031 wordt niet geboekt.')).toBeVisible()
      await expect(row(section(page, 'Terugkerende uitgaven'), 'Abonnement')).toContainText('28/02/2032')

      await page.goto(`${LIST}/recurring/rp-7104`)
      await expect(page.getByText('28/02/2031', { exact: true }).last()).toBeVisible()
      await (await action(page, 'Verwijderen')).click()
      await question(page)
        .getByRole('radio', { name: /alle volgende/ })
        .check()
      await question(page).getByRole('button', { name: 'Verwijderen' }).click()
      await expect(notification(page, 'Vanaf 28/02/2032 wordt er niets meer geboekt.')).toBeVisible()
      await expect(
        page.getByText('Er wordt niets meer geboekt. Wat al geboekt is, blijft staan.'),
      ).toBeVisible()
      await expect(await action(page, 'Verwijderen')).toHaveAttribute('aria-disabled', 'true')
    },
  )
})
