/** Season cards: the open and the handled orders of a company, how they are processed and cancelled, and its rail settings. */
import { COMPANY } from '../../mocks/seed/names.ts'
import { BASE, expect, test } from './fixture.ts'
import { yearAhead } from './days.ts'
import type { Locator } from './locator.ts'
import { action, addFilter, callServer, notification, row, type ScreenPage } from './page.ts'
import { isAll } from '../level.ts'

const ORDERS = `${BASE}/order-handling`
const OPEN = `${ORDERS}/season-card-orders`
const HANDLED = `${ORDERS}/handled-season-card-orders`
const RAIL = `${BASE}/company/products/rail-season-subscription`
/** Users whose open orders are in the contract's examples. */
const JONAS = { order: 'so-8201', name: 'Jonas Peeters' }
const INES = { order: 'so-8203', name: 'Inès García-Müller' }

const bodies = (page: ScreenPage): Locator => page.locator('tbody tr[aria-rowindex]')
const dialog = (page: ScreenPage): Locator => page.getByRole('dialog')
const process = (page: ScreenPage, order: string): Promise<void> =>
  page.goto(`${OPEN}?dialog=process&order=${order}`)

test.describe('the lists of orders', () => {
  test('report an order that is missing or handled, and remove it from the URL', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ulla.users')
    await page.goto(`${HANDLED}?dialog=details&order=${JONAS.order}`)
    await expect(notification(page, 'Deze rij staat hier niet (meer).')).toBeVisible()
    await expect(page).toHaveURL(HANDLED)
  })

  test('R058, R110 start with the open orders, the oldest first, separate from handled ones', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/dashboard`)
    await page.getByRole('link', { name: 'Abonnementen' }).click()
    await expect(page).toHaveURL(OPEN)
    const first = page.getByRole('columnheader', { name: 'Besteld op' })
    await expect(first).toHaveAttribute('aria-sort', 'ascending')
    await expect(bodies(page)).toHaveCount(16)
    await page.getByRole('link', { name: 'Behandelde bestellingen' }).click()
    await expect(page).toHaveURL(HANDLED)
    await expect(bodies(page).first()).toContainText(/Verwerkt|Geannuleerd/)
  })

  test.runIf(isAll)(
    'R206, R208 can be searched, and filtered by request and operator',
    async ({ page, signInAs }) => {
      await signInAs('ulla.users')
      await page.goto(OPEN)
      await addFilter(page, 'Vraag', 'Activeren')
      await expect(page).toHaveURL(/action=ACTIVATE_SEASON_TICKET/)
      await expect(bodies(page)).toHaveCount(3)
      await addFilter(page, 'Vervoerder', 'CABLE_CAR')
      await expect(bodies(page)).toHaveCount(1)
      await page.goto(OPEN)
      await page.getByRole('searchbox').fill('kabelbaan')
      await expect(bodies(page)).toHaveCount(1)
      await page.goto(`${HANDLED}?status=CANCELLED`)
      await expect(bodies(page)).toHaveCount(10)
      await expect(bodies(page).first()).toContainText('Geannuleerd')
    },
  )

  test('R048, G045 require partner staff to choose a company, and are not available to a contact', async ({
    page,
    signInAs,
  }) => {
    await signInAs('olivia.osp', { language: 'nl' })
    await page.goto(OPEN)
    await expect(page.getByRole('heading', { name: 'Kies eerst een bedrijf' })).toBeVisible()
    await page.goto(`${OPEN}?corporateAccountOspId=${COMPANY.bakery}`)
    await expect(bodies(page).first()).toBeVisible()
    await signInAs('connie.contact')
    await page.goto(OPEN)
    await expect(page.getByRole('heading', { level: 1, name: /^404/ })).toBeVisible()
  })

  test('R007 show an admin only the orders of the own company, and none for a new company', async ({
    page,
    signInAs,
  }) => {
    await signInAs('emma.empty')
    await page.goto(OPEN)
    await expect(page.getByRole('heading', { name: 'Alles is behandeld' })).toBeVisible()
    await signInAs('petra.prepaid')
    await page.goto(OPEN)
    await expect(bodies(page)).toHaveCount(10)
    await expect(page.getByText('Kabelbaanabonnement')).toHaveCount(0)
  })

  test('open an order by its row, with its own URL', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(OPEN)
    const link = page.getByRole('row').filter({ hasText: 'Jonas Peeters' }).first().getByRole('link')
    await expect(link).toHaveAttribute('href', /dialog=details&order=/)
    await link.click()
    await expect(page).toHaveURL(/dialog=details&order=/)
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('G169 open details that show everything in words, and omit missing values', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ulla.users')
    await page.goto(`${OPEN}?dialog=details&order=${JONAS.order}`)
    const rail = dialog(page).getByRole('region', { name: 'Treinreis' })
    await expect(rail).toContainText('VanBrugge')
    await expect(rail).toContainText('2e klas')
    await expect(rail).toContainText('Gent, Brugge')
    await expect(dialog(page).getByRole('region', { name: 'Gebruiker' })).toContainText('88.05.17-123.45')
    await page.goto(`${OPEN}?dialog=details&order=${INES.order}`)
    await expect(dialog(page)).toContainText('MIVB')
    await expect(dialog(page).getByRole('region', { name: 'Treinreis' })).toHaveCount(0)
  })
})

test.describe('processing an order', () => {
  test.beforeEach(async ({ signInAs }) => {
    await signInAs('ulla.users')
  })

  test('R177 starts with the ordered start and price, and adds or removes 5 euros for a new card', async ({
    page,
  }) => {
    await process(page, INES.order)
    const price = dialog(page).getByLabel('Prijs')
    await expect(price).toHaveValue('499,00')
    const card = dialog(page).getByRole('switch', { name: /voor een nieuwe kaart/ })
    await card.check()
    await expect(price).toHaveValue('504,00')
    await card.uncheck()
    await expect(price).toHaveValue('499,00')
    await card.check()
    await dialog(page)
      .getByLabel('Begint op', { exact: true })
      .fill(`15/12/${yearAhead(1)}`)
    await dialog(page).getByRole('button', { name: 'Verwerken' }).click()
    await expect(notification(page, `De bestelling van ${INES.name} is verwerkt.`)).toBeVisible()
    await expect(page.getByText('Abonnement annuel Bruxelles')).not.toHaveCount(0)
    await expect(row(page, INES.name)).toHaveCount(0)
    await page.goto(HANDLED)
    await expect(bodies(page).first()).toContainText(new RegExp(`15/12/${yearAhead(1)}.*504,00`))
  })

  test('R177 offers no new card to a user who has one, and does not accept an empty price', async ({
    page,
  }) => {
    await process(page, JONAS.order)
    await expect(dialog(page).getByLabel('Prijs')).toHaveValue(/^1.284,00$/)
    await expect(dialog(page).getByRole('switch', { name: /nieuwe kaart/ })).toHaveCount(0)
    await dialog(page).getByLabel('Prijs').fill('')
    await dialog(page).getByRole('button', { name: 'Verwerken' }).click()
    await expect(dialog(page).getByText('Prijs is verplicht')).toBeVisible()
    await dialog(page).getByLabel('Prijs').fill('-1')
    await dialog(page).getByRole('button', { name: 'Verwerken' }).click()
    await expect(dialog(page).getByText(/Prijs is minstens/)).toBeVisible()
  })

  test('R110 is refused with a message if someone else has handled it in the meantime, and keeps typed values', async ({
    page,
    allowed,
  }) => {
    allowed.push(/409/)
    await process(page, JONAS.order)
    await dialog(page).getByLabel('Prijs').fill('1300')
    await callServer('seasonTicket/order/confirm', { orderId: JONAS.order })
    await dialog(page).getByRole('button', { name: 'Verwerken' }).click()
    // The form keeps the reason when the notice has disappeared.
    await expect(dialog(page).getByText('Deze bestelling is al behandeld.')).toBeVisible()
    await expect(dialog(page).getByLabel('Prijs')).toHaveValue(/^1.300,00$/)
  })

  test('R177 works for several at once as ordered, with a new card for users without one', async ({
    page,
  }) => {
    await page.goto(`${OPEN}?action=PURCHASE_SEASON_TICKET`)
    await expect(bodies(page)).toHaveCount(4)
    await page.getByRole('checkbox', { name: 'Alle rijen op deze pagina selecteren' }).check()
    await page.getByRole('button', { name: 'Acties op selectie' }).click()
    await page.getByRole('menuitem', { name: /^Verwerken/ }).click()
    await dialog(page)
      .getByRole('switch', { name: /nieuwe kaart/ })
      .check()
    await dialog(page).getByRole('button', { name: 'Verwerken' }).click()
    await expect(dialog(page)).toContainText('4 gelukt')
    await page.goto(`${HANDLED}?search=${encodeURIComponent('García')}`)
    await expect(bodies(page).first()).toContainText('504,00')
  })
})

test('R110 the menu shows the number of open orders, which decreases after each', async ({
  page,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await page.goto(OPEN)
  const open = page.getByRole('complementary').getByRole('note')
  await expect(open).toHaveText('16 open')
  await page.goto(`${OPEN}?dialog=process&order=${JONAS.order}`)
  await dialog(page).getByRole('button', { name: 'Verwerken' }).click()
  await expect(open).toHaveText('15 open')
  await signInAs('emma.empty')
  await page.goto(OPEN)
  await expect(page.getByRole('heading', { name: 'Alles is behandeld' })).toBeVisible()
  await expect(open).toHaveCount(0)
})

test.describe('cancelling an order', () => {
  test.beforeEach(async ({ signInAs }) => {
    await signInAs('ulla.users')
  })

  test('R011, R110 requires one of the reasons for this order', async ({ page }) => {
    await page.goto(`${OPEN}?search=kabelbaan`)
    await (await action(page, JONAS.name, 'Annuleren')).click()
    const submit = dialog(page).getByRole('button', { name: 'Bestelling annuleren' })
    await submit.click()
    await expect(dialog(page).getByText('Reden is verplicht')).toBeVisible()
    await dialog(page).getByLabel('Reden').selectOption({ index: 1 })
    await submit.click()
    await expect(notification(page, `De bestelling van ${JONAS.name} is geannuleerd.`)).toBeVisible()
    await page.goto(`${HANDLED}?search=kabelbaan`)
    await expect(bodies(page)).toContainText('Geannuleerd')
  })

  test.runIf(isAll)(
    'R207 works for several at once only if they have the same request, because each has its own reasons',
    async ({ page }) => {
      await page.goto(OPEN)
      await page.getByRole('checkbox', { name: 'Alle rijen op deze pagina selecteren' }).check()
      await page.getByRole('button', { name: 'Acties op selectie' }).click()
      await page.getByRole('menuitem', { name: /^Annuleren/ }).click()
      await expect(
        dialog(page)
          .getByText(/^Kies bestellingen met dezelfde vraag/)
          .first(),
      ).toBeVisible()
      await expect(dialog(page).getByRole('button', { name: 'Bestelling annuleren' })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
    },
  )
})

test.describe('the rail settings of the company', () => {
  test('R171 accept an organism number of 4 letters, and clear an emptied one', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ulla.users')
    await page.goto(RAIL)
    const season = page.getByRole('form', { name: 'Treinabonnementen' })
    const number = season.getByLabel('Organismenummer')
    await number.fill('AB1')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(season.getByText(/Organismenummer/).last()).toBeVisible()
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    await number.fill('WXYZ')
    await season.getByLabel('B2B-contract').fill('')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(notification(page, 'De instellingen zijn opgeslagen.')).toBeVisible()
    await page.reload()
    await expect(season.getByLabel('Organismenummer')).toHaveValue('WXYZ')
    await expect(season.getByLabel('B2B-contract')).toHaveValue('')
  })

  test('G056 G167 switch season cards and tickets separately, also for a new company', async ({
    page,
    signInAs,
  }) => {
    await signInAs('emma.empty')
    await page.goto(`${BASE}/company/products/list`)
    await page.getByRole('main').getByRole('link', { name: 'Treinabonnement' }).click()
    await expect(page).toHaveURL(RAIL)
    const sales = page.getByRole('form', { name: 'Treintickets' })
    await sales.getByRole('switch').check()
    await sales.getByLabel('Betaald van').selectOption('MOBILITY_BUDGET')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(notification(page, 'De instellingen zijn opgeslagen.')).toBeVisible()
    await page.reload()
    await expect(sales.getByRole('switch')).toBeChecked()
    await expect(page.getByRole('form', { name: 'Treinabonnementen' }).getByRole('switch')).not.toBeChecked()
  })
})
