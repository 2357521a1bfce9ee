/** General orders: the open and the handled ones, how they are confirmed and cancelled, and the settings of orders. */
import { BASE, expect, test } from './fixture.ts'
import type { Locator } from './locator.ts'
import { action, addFilter, callServer, notification, type ScreenPage } from './page.ts'
import { isAll } from '../level.ts'

const ORDERS = `${BASE}/orders`
const OPEN = `${ORDERS}/general`
const HANDLED = `${ORDERS}/handled`
/** The open orders in the contract's examples. */
const HELMET = { id: 'o-8101', name: 'Jonas Peeters', what: 'Fietshelm maat M' }
const CARD = { id: 'o-8102' }

const bodies = (page: ScreenPage): Locator => page.locator('tbody tr[aria-rowindex]')
const dialog = (page: ScreenPage): Locator => page.getByRole('dialog')
const question = (page: ScreenPage): Locator => page.getByRole('alertdialog')
const tab = (page: ScreenPage, name: RegExp): Locator => page.getByRole('main').getByRole('link', { name })

test.beforeEach(async ({ signInAs }) => {
  await signInAs('olivia.osp')
})

test.describe('the lists of orders', () => {
  test.runIf(isAll)(
    'R047, R108 start with general orders, the oldest first, and show the number of orders on each tab',
    async ({ page }) => {
      await page.goto(`${BASE}/dashboard`)
      await page.getByRole('link', { name: 'Bestellingen', exact: true }).click()
      await expect(page).toHaveURL(OPEN)
      await expect(page.getByRole('columnheader', { name: 'Besteld op' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      )
      await expect(tab(page, /^Algemeen \d+$/)).toHaveAttribute('aria-current', 'page')
      for (const name of [/^Plug-ins \d+$/, /^Behandeld \d+$/, /^Behandelde plug-ins \d+$/])
        await expect(tab(page, name)).toBeVisible()
      await tab(page, /^Behandeld /).click()
      await expect(page).toHaveURL(HANDLED)
      await expect(bodies(page).first()).toContainText(/Bevestigd|Geannuleerd/)
    },
  )

  test.runIf(isAll)('R206 can be searched, and filtered by request, company and day', async ({ page }) => {
    await page.goto(OPEN)
    await addFilter(page, 'Vraag', 'Laadpas stopzetten')
    await expect(page).toHaveURL(/action=STOP_CHARGING_CARD/)
    await expect(bodies(page).first()).toContainText('Laadpas stopzetten')
    await addFilter(page, 'Bedrijf', 'Brugge Bakery')
    await expect(page).toHaveURL(/company=ca-2001/)
    await expect(bodies(page)).toHaveCount(2)
    await page.goto(`${OPEN}?search=${encodeURIComponent('fietshelm maat')}`)
    await expect(bodies(page)).toHaveCount(1)
    await page.goto(`${OPEN}?search=fietshelm&from=2000-01-01&to=2000-12-31`)
    await expect(page.getByText('Niets gevonden')).toBeVisible()
    await page.goto(`${HANDLED}?status=CANCELLED&search=fietsslot`)
    await expect(bodies(page)).toContainText('Geannuleerd')
  })

  test.runIf(isAll)('keep a filter without results visible, so that it can be cleared', async ({ page }) => {
    await page.goto(OPEN)
    await addFilter(page, 'Bedrijf', 'Brugge Bakery')
    await expect(bodies(page).filter({ hasText: 'Brugge Bakery' }).first()).toBeVisible()
    await page.getByRole('searchbox').fill('zzzz')
    await expect(page.getByText('Niets gevonden')).toBeVisible()
    const chip = page.locator('.chip[data-on]').filter({ hasText: 'Brugge Bakery' })
    await chip.getByRole('button', { name: 'Filter op Bedrijf wissen' }).click()
    await expect(chip).toHaveCount(0)
    await expect(page).not.toHaveURL(/company=/)
  })

  test('R109 link to the user and the company of an order', async ({ page }) => {
    await page.goto(`${OPEN}?dialog=details&order=${HELMET.id}`)
    await expect(dialog(page).getByRole('link', { name: HELMET.name })).toHaveAttribute(
      'href',
      /manage\/app-users\/.*corporateAccountOspId=ca-2001/,
    )
    await expect(dialog(page).getByRole('link', { name: 'Brugge Bakery' })).toHaveAttribute(
      'href',
      /\/corporate-accounts\/ca-2001$/,
    )
  })

  test('R109 open details in words about the order and its charge, with the PDF', async ({ page }) => {
    await page.goto(`${HANDLED}?dialog=details&order=o-8104`)
    await expect(dialog(page)).toContainText('Niet meer leverbaar')
    await expect(dialog(page)).toContainText(/35,50/)
    await expect(dialog(page)).toContainText('Olivia Osp')
    await expect(dialog(page).getByRole('button', { name: 'PDF downloaden' })).toBeVisible()
    await page.goto(`${OPEN}?dialog=details&order=${HELMET.id}`)
    await expect(dialog(page)).toContainText('Gentpoortstraat 7 bus 3, 8000 Brugge')
    await expect(dialog(page)).toContainText('Mobiliteitsbudget')
  })
})

test.describe('handling orders', () => {
  test('R011, R108 confirms an order after a warning that this cannot be undone', async ({ page }) => {
    await page.goto(`${OPEN}?search=${encodeURIComponent(HELMET.what)}`)
    await (await action(page, HELMET.name, 'Bevestigen')).click()
    await expect(question(page)).toContainText('Dit kan niet ongedaan worden gemaakt.')
    await question(page).getByRole('button', { name: 'Bevestigen' }).click()
    const done = notification(page, `De bestelling van ${HELMET.name} is bevestigd.`)
    await expect(done).toBeVisible()
    await expect(done.getByRole('button', { name: 'Ongedaan maken' })).toHaveCount(0)
    await expect(bodies(page)).toHaveCount(0)
    await page.goto(HANDLED)
    await expect(bodies(page).first()).toContainText(HELMET.what)
  })

  test('R109, R207 cancels an order for one of its reasons, without adjusting charged costs', async ({
    page,
  }) => {
    await page.goto(`${OPEN}?dialog=cancel&order=${HELMET.id}`)
    const notice = dialog(page).getByText(/Aangerekende kosten worden niet aangepast: €.49,90/)
    await expect(notice).toBeVisible()
    await expect(dialog(page)).toContainText('contact opnemen met support: support@platform.example')
    const submit = dialog(page).getByRole('button', { name: 'Bestelling annuleren' })
    await expect(dialog(page).getByRole('button', { name: 'Terug' }), 'not “Annuleren” too').toBeVisible()
    await expect(submit, 'in the tone of what has no way back').toHaveAttribute('data-look', 'danger')
    await submit.click()
    await expect(dialog(page).getByText('Reden is verplicht')).toBeVisible()
    await dialog(page).getByLabel('Reden').selectOption({ label: 'Niet meer leverbaar' })
    await submit.click()
    await expect(notification(page, `De bestelling van ${HELMET.name} is geannuleerd.`)).toBeVisible()
    await page.goto(`${OPEN}?dialog=cancel&order=${CARD.id}`)
    await expect(dialog(page).getByRole('option', { name: 'De gegevens zijn onvolledig' })).toHaveCount(1)
    await expect(dialog(page).getByRole('option', { name: 'Niet meer leverbaar' })).toHaveCount(0)
  })

  test('R108 reports for several orders which were handled, and which someone else handled first', async ({
    page,
    allowed,
  }) => {
    allowed.push(/409/)
    await page.goto(`${OPEN}?company=ca-2001&action=PURCHASE`)
    await expect(bodies(page)).toHaveCount(5)
    await page.getByRole('checkbox', { name: 'Alle rijen op deze pagina selecteren' }).check()
    await callServer('order/confirm', { id: HELMET.id })
    await page.getByRole('button', { name: 'Acties op selectie' }).click()
    await page.getByRole('menuitem', { name: /^Bevestigen/ }).click()
    await expect(dialog(page)).toContainText('Dit kan niet ongedaan worden gemaakt.')
    await dialog(page).getByRole('button', { name: 'Bevestigen' }).click()
    await expect(dialog(page)).toContainText('4 gelukt')
    await expect(dialog(page)).toContainText('Deze bestelling is al behandeld.')
  })

  test('R207 cancels several orders at once only if they have the same kind of request', async ({ page }) => {
    await page.goto(`${OPEN}?company=ca-2001`)
    await page.getByRole('checkbox', { name: 'Alle rijen op deze pagina selecteren' }).check()
    await page.getByRole('button', { name: 'Acties op selectie' }).click()
    await page.getByRole('menuitem', { name: /^Annuleren/ }).click()
    await expect(dialog(page).getByRole('button', { name: 'Bestelling annuleren' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  test('R108 shows the second person that an order was already handled, and updates the list', async ({
    page,
    allowed,
  }) => {
    allowed.push(/409/)
    await page.goto(`${OPEN}?search=${encodeURIComponent(HELMET.what)}&dialog=confirm&order=${HELMET.id}`)
    await expect(question(page)).toBeVisible()
    await callServer('order/cancel', { id: HELMET.id, reason: 'OTHER' })
    await question(page).getByRole('button', { name: 'Bevestigen' }).click()
    await expect(question(page).getByText('Deze bestelling is al behandeld.')).toBeVisible()
    await question(page).getByRole('button', { name: 'Annuleren' }).click()
    await expect(bodies(page)).toHaveCount(0)
    await page.goto(`${OPEN}?dialog=confirm&order=${HELMET.id}`)
    await expect(notification(page, 'Deze bestelling is al behandeld.')).toBeVisible()
    await expect(question(page)).toHaveCount(0)
  })
})

test.describe('the settings of orders', () => {
  test.runIf(isAll)(
    'G390 include the price of a card, e-mail to users, and the address for questions',
    async ({ page }) => {
      await page.goto(OPEN)
      await page.getByRole('button', { name: 'Instellingen' }).click()
      const price = dialog(page).getByLabel('Prijs van een nieuwe kaart')
      await expect(price).toHaveValue('5,00')
      await price.fill('-1')
      await dialog(page).getByRole('button', { name: 'Opslaan' }).click()
      await expect(dialog(page).getByText(/Prijs van een nieuwe kaart is minstens 0/)).toBeVisible()
      await price.fill('6,50')
      await dialog(page).getByLabel('Adres voor vragen').fill('')
      await dialog(page).getByRole('button', { name: 'Opslaan' }).click()
      await expect(notification(page, 'De instellingen zijn opgeslagen.')).toBeVisible()
      await page.goto(`${OPEN}?show=settings`)
      await expect(price).toHaveValue('6,50')
      await page.goto(`${OPEN}?dialog=cancel&order=${HELMET.id}`)
      await expect(dialog(page)).toContainText('moet contact opnemen met support.')
    },
  )
})
