/** Products: the list, a new one and a copy, the page of a product with its details and composition. */
import { BASE, expect, test } from './fixture.ts'
import type { Locator } from './locator.ts'
import { action, addFilter, notification, row, type ScreenPage } from './page.ts'
import { isAll, turn } from '../level.ts'

const TRAIN = 'pr-9001'
const PARKING = 'pr-9003'
const RENTAL = 'pr-9011'
const at = (ospId: string, tab = 'details'): string => `/products/${ospId}/${tab}`
const as = { as: 'olivia.osp' }

const table = (page: ScreenPage): Locator => page.getByRole('table', { name: /^Productlijst/ })
const field = (page: ScreenPage, name: string): Locator => page.getByRole('textbox', { name, exact: true })
const button = (page: ScreenPage, name: string): Locator => page.getByRole('button', { name, exact: true })

/** Searches in a field and selects the result. */
async function choose(page: ScreenPage, label: string, text: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(text)
  await page.getByRole('option', { name: option }).click()
}

test.describe('the list of products', () => {
  test('R046 is for platform staff only', async ({ page, open }) => {
    await open('/products', { as: 'mats.msp' })
    await expect(page.getByRole('heading', { level: 1, name: /^404/ })).toBeVisible()
  })

  test('G183 G352 shows all products, with the number of companies and groups that use each', async ({
    page,
    open,
  }) => {
    await open('/products', as)
    await expect(table(page).getByRole('rowheader')).toHaveCount(12)
    await expect(row(page, 'Parkeren').getByRole('cell').nth(6)).toHaveText('1')
    await expect(row(page, 'Alles & meer').getByText('Geen resources')).toBeVisible()
    await expect(page.getByText('<b>')).toHaveCount(0) // G174
  })

  test.runIf(isAll)(
    'can be searched and filtered by status and mobility mode, and keeps both in the URL',
    async ({ page, open }) => {
      await open('/products', as)
      await page.getByRole('searchbox', { name: 'Zoek een product' }).fill('tank')
      await expect(table(page).getByRole('rowheader')).toHaveText('Tanken')
      await page.getByRole('searchbox', { name: 'Zoek een product' }).fill('')
      await expect(table(page).getByRole('rowheader')).toHaveCount(12)
      await addFilter(page, 'Status', 'Inactief')
      await expect(table(page).getByRole('rowheader')).toHaveCount(2)
      await expect(page).toHaveURL(/active=no/)
    },
  )

  test('R107 deactivates and activates a product after showing whom this affects', async ({ page, open }) => {
    await open('/products', as)
    await (await action(page, 'Parkeren', 'Deactiveren')).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(/\d+ bedrijven en 1 groep kunnen het niet meer gebruiken/)
    await expect(question.getByRole('region', { name: 'Wordt gebruikt door' })).toContainText('NIGHT SHIFT')
    await question.getByRole('button', { name: 'Deactiveren' }).click()
    await expect(notification(page, 'Parkeren is niet meer actief.')).toBeVisible()
    await (await action(page, 'Parkeren', 'Activeren')).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Activeren' }).click()
    await expect(notification(page, 'Parkeren is actief.')).toBeVisible()
  })

  test.runIf(isAll)(
    'G350 refuses to activate a product without resources, with the reason',
    async ({ page, open, sandbox }) => {
      await open('/products', as)
      await (await action(page, 'Alles & meer', 'Deactiveren')).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Deactiveren' }).click()
      await expect(notification(page, 'Alles & meer is niet meer actief.')).toBeVisible()
      const item = await action(page, 'Alles & meer', 'Activeren')
      await expect(item).toHaveAttribute('aria-disabled', 'true')
      await expect(item).toContainText('Zonder resources kan niemand dit product gebruiken')
      expect(await sandbox.calls('activateProduct')).toHaveLength(0)
    },
  )
})

test.describe('a new product', () => {
  test('R205 R145 G350 shows errors at each field, before anything is sent', async ({
    page,
    open,
    sandbox,
  }) => {
    await open('/products/add', as)
    await field(page, 'Naam').fill('x'.repeat(90_000))
    await field(page, 'Externe id').fill('NIGHT BUS')
    await field(page, 'Btw').fill('101')
    await field(page, 'Vaste kost').fill('1,005')
    await field(page, 'Wanneer de vaste kost wordt aangerekend').fill('0 0 1')
    await button(page, 'Product toevoegen').click()
    await expect(field(page, 'Naam')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('main')).toContainText('Resources is verplicht')
    for (const name of ['Externe id', 'Btw', 'Vaste kost', 'Wanneer de vaste kost wordt aangerekend'])
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
    expect(await sandbox.calls('createProduct')).toHaveLength(0)
  })

  test.runIf(isAll)(
    'G351 R205 is created with names, resources and terms in one call',
    async ({ page, open }) => {
      await open('/products/add', as)
      await field(page, 'Naam').fill('Night bus')
      await field(page, 'Naam in het Nederlands').fill('Nachtbus')
      await field(page, 'Externe id').fill('NIGHT-BUS')
      await choose(page, 'Resources', 'deel', /Deelmobiliteit/)
      await choose(page, 'Resources', 'belgian', /Belgian Rail/)
      await button(page, 'Belgian Rail weglaten').click()
      await button(page, 'Elke week').click()
      await field(page, 'Vaste kost').fill('2,5')
      await button(page, 'Product toevoegen').click()
      await expect(notification(page, 'Nachtbus is gemaakt.')).toBeVisible()
      await expect(page).toHaveURL(/products\/pr-\d+\/details/)
      await expect(page.getByText('Om 00:00, alleen op maandag')).toBeVisible()
      await page.getByRole('link', { name: 'Samenstelling' }).click()
      await expect(row(page, 'Deelmobiliteit')).toContainText('Resourcegroep')
      await expect(page.getByRole('rowheader')).toHaveCount(1)
    },
  )

  test.runIf(isAll)(
    'R139 reports an external id in use at its field, and keeps typed values',
    async ({ page, open, allowed }) => {
      allowed.push(/createProduct/)
      await open('/products/add', as)
      await field(page, 'Naam').fill('Trein 2')
      await field(page, 'Externe id').fill('train')
      await choose(page, 'Resources', 'belgian', /Belgian Rail/)
      await button(page, 'Product toevoegen').click()
      await expect(page.getByText('Externe id moet uniek zijn').first()).toBeVisible()
      await expect(field(page, 'Naam')).toHaveValue('Trein 2')
    },
  )

  test('G351 as a copy has the texts, terms and resources of the product, with their own terms', async ({
    page,
    open,
    sandbox,
  }) => {
    await open('/products', as)
    await (await action(page, 'Huurwagen', 'Kopiëren')).click()
    await expect(page).toHaveURL(/products\/add\?from=pr-9011/)
    await expect(page.getByText(/Een kopie van Huurwagen/)).toBeVisible()
    await expect(field(page, 'Naam in het Frans')).toHaveValue('Voiture de location')
    await expect(field(page, 'Externe id')).toHaveValue('RENTAL-CAR-COPY')
    await button(page, 'Product toevoegen').click()
    await expect(notification(page, 'Huurwagen is gemaakt.')).toBeVisible()
    const [sent] = await sandbox.calls('createProduct')
    expect(sent?.status).toBe(200)
    await page.getByRole('link', { name: 'Samenstelling' }).click()
    await expect(page.getByRole('rowheader')).toHaveCount(2)
    await expect(page.getByText('Om 00:00, alleen op maandag')).toBeVisible()
  })

  test('as a copy of a product that does not exist starts empty', async ({ page, open }) => {
    await open('/products/add?from=pr-none', as)
    await expect(field(page, 'Naam')).toHaveValue('')
  })
})

test.describe("a product's page", () => {
  test('R205 changes names, terms and the payer, and nothing else', async ({ page, open }) => {
    await open(at(PARKING), as)
    await expect(page.getByText('Om 00:00, op dag 1 van de maand')).toBeVisible()
    const connections = page.getByRole('region', { name: 'Samenhang' })
    await expect(connections).toContainText('1 gebruikersgroep')
    await field(page, 'Naam in het Engels').fill('')
    await field(page, 'Vaste kost').fill('')
    await page.getByRole('switch', { name: /budget van de gebruiker/ }).click()
    await button(page, 'Opslaan').click()
    await expect(notification(page, 'Parkeren is opgeslagen.')).toBeVisible()
    await page.reload()
    await expect(field(page, 'Kost per gebruik')).toHaveValue('0,35')
    await expect(field(page, 'Vaste kost')).toHaveValue('')
    await expect(field(page, 'Naam in het Engels')).toHaveValue('')
    await expect(page.getByRole('switch', { name: /budget van de gebruiker/ })).toBeChecked()
  })

  test('R205 shows a schedule as a sentence with its next five times, in each language', async ({
    page,
    open,
  }) => {
    await open(at(RENTAL, 'details'), { ...as, language: 'fr' })
    await field(page, 'Quand le coût fixe est facturé').fill('0 6 * * 1-5')
    await expect(page.getByText('À 06:00, de lundi à vendredi')).toBeVisible()
    await expect(page.getByRole('list').filter({ hasText: '06:00' }).getByRole('listitem')).toHaveCount(5)
    await field(page, 'Quand le coût fixe est facturé').fill('0 0 31 2 *')
    await expect(page.getByText('Ce moment n’arrive jamais.')).toBeVisible()
    await field(page, 'Quand le coût fixe est facturé').fill('a b c d e') // G175: only the fields are counted.
    await expect(page.getByText(/Le portail ne peut pas lire cet horaire/)).toBeVisible()
  })

  test('G095 reports a product that does not exist, with a link to the list', async ({ page, open }) => {
    await open(at('pr-none'), as)
    await expect(page.getByRole('heading', { name: 'Niet gevonden' })).toBeVisible()
    await page.getByRole('link', { name: 'Naar Productlijst' }).click()
    await expect(page).toHaveURL(`${BASE}/products`)
  })
})

test.describe('the composition of a product', () => {
  test('R010 R205 shows each part with its terms, which can be changed and reset', async ({ page, open }) => {
    await open(at(RENTAL, 'composition'), as)
    const car = page.getByRole('row').filter({ hasText: '35,00' })
    await expect(car).toContainText('Om 00:00, alleen op maandag')
    await expect(car).toContainText('21')
    const name = (await car.getByRole('rowheader').textContent()) ?? ''
    await (await action(page, name, 'Voorwaarden wijzigen')).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('textbox', { name: 'Vaste kost', exact: true }).fill('')
    await drawer.getByRole('radio', { name: 'Bedrijf' }).click()
    await drawer.getByRole('button', { name: 'Opslaan' }).click()
    await expect(notification(page, /De voorwaarden van .* zijn opgeslagen/)).toBeVisible()
    await expect(row(page, name)).toContainText('Bedrijf')
    await expect(page.getByText('35,00')).toHaveCount(0)
  })

  test('shows the resources of a resource group', async ({ page, open }) => {
    await open(at('pr-9004', 'composition'), as)
    await (await action(page, 'Deelmobiliteit', 'Resources bekijken')).click()
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3)
    await expect(page.getByRole('dialog').getByText('Inactief')).toBeVisible()
  })

  test.runIf(isAll)(
    'G350 keeps the last part of an active product, and removes others after confirmation',
    async ({ page, open }) => {
      await open(at(TRAIN, 'composition'), as)
      const item = await action(page, 'Belgian Rail', 'Uit het product halen')
      await expect(item).toHaveAttribute('aria-disabled', 'true')
      await expect(item).toContainText('Een actief product heeft minstens één resource')
      await page.keyboard.press('{Escape}')
      await page.goto(`${BASE}${at(RENTAL, 'composition')}`)
      const name = (await page.getByRole('rowheader').first().textContent()) ?? ''
      await (await action(page, name, 'Uit het product halen')).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Uit het product halen' }).click()
      await expect(notification(page, /is uit het product gehaald/)).toBeVisible()
      await expect(page.getByRole('rowheader')).toHaveCount(1)
    },
  )

  test('explains what to do for a product without resources', async ({ page, open }) => {
    await open(at('pr-9008', 'composition'), as)
    await expect(page.getByRole('heading', { name: 'Nog geen resources' })).toBeVisible()
  })
})

test.describe('G062 adding to a product', () => {
  for (const [item, path, text, option] of turn(
    [
      ['Resourcegroep', 'add-resourcegroup', 'deel', /Deelmobiliteit/],
      ['Dienst', 'add-service-resource', 'share', /Share Cars/],
      ['Huurwagen', 'add-rental-car-resource', 'kortrijk', /Huurwagen Kortrijk/],
    ] as const,
    1,
    isAll,
  ))
    test(`R010 has a separate page for a ${item}`, async ({ page, open }) => {
      await open(at(TRAIN, 'composition'), as)
      await button(page, 'Toevoegen').click()
      await page.getByRole('menuitem', { name: item }).click()
      await expect(page).toHaveURL(new RegExp(`products/${path}\\?productOspId=${TRAIN}`))
      await expect(page.getByRole('combobox', { name: 'Product' })).toHaveValue('Trein')
      await choose(page, item, text, option)
      await button(page, 'Toevoegen').click()
      await expect(page).toHaveURL(new RegExp(at(TRAIN, 'composition')))
      await expect(row(page, option)).toBeVisible()
    })

  test.runIf(isAll)(
    'asks for a product if the URL has none, and reports a part that is already included',
    async ({ page, open, allowed }) => {
      allowed.push(/addProductComposition/)
      await open('/products/add-service-resource', as)
      await button(page, 'Toevoegen').click()
      await expect(page.getByRole('main')).toContainText('Product is verplicht')
      await expect(page.getByRole('main')).toContainText('Dienst is verplicht')
      await choose(page, 'Product', 'trein', /Trein/)
      await choose(page, 'Dienst', 'belgian', /Belgian Rail/)
      await button(page, 'Toevoegen').click()
      await expect(page.getByText('Dienst moet uniek zijn').first()).toBeVisible()
    },
  )
})

test.describe('G353 following links', () => {
  test('leads from a product through a company and its partner to what the partner offers', async ({
    page,
    open,
  }) => {
    await open(at('pr-9004'), as)
    const card = page.getByRole('region', { name: 'Samenhang' })
    await expect(card.getByText('1 resourcegroep').last()).toBeVisible()
    await card.getByRole('link', { name: 'Brugge Bakery' }).click()
    await expect(page).toHaveURL(/corporate-accounts\/ca-2001/)
    await expect(card.getByText(/\d gebruikersgroepen/).last()).toBeVisible()
    await card.getByRole('link', { name: 'Noordzee Mobility' }).click()
    await expect(page).toHaveURL(/partners\/p-\d+/)
    await expect(card.getByText(/bedrijven/).first()).toBeVisible()
  })

  test('G352 the header counts the active companies, and says so next to the list of all', async ({
    page,
    open,
  }) => {
    await open(at(TRAIN), as)
    await expect(page.getByText(/^\d[\d\s]* actieve bedrijven$/)).toBeVisible()
    await expect(page.getByText(/^waarvan .* inactief$/).first()).toBeVisible()
  })

  test('leads from a product to its resource group, and shows what depends on a resource', async ({
    page,
    open,
  }) => {
    await open(at('pr-9004'), as)
    const card = page.getByRole('region', { name: 'Samenhang' })
    await card.getByRole('link', { name: 'Deelmobiliteit' }).click()
    await expect(page).toHaveURL(/resource-groups\/edit\?ospId=rg-9202/)
    await card.getByRole('link', { name: 'Blue Bikes' }).click()
    await expect(page).toHaveURL(/services\/edit\?ospId=sr-9103/)
    await expect(card.getByRole('link', { name: 'Scheldt Mobility' })).toBeVisible()
    await page.goto(`${BASE}/resources/services/edit?ospId=sr-9103&dialog=deactivate`)
    await expect(
      page.getByRole('alertdialog').getByRole('link', { name: 'Deelmobiliteit' }).first(),
    ).toBeVisible()
  })

  test('shows the first of thousands, and the number of others', async ({ page, open }) => {
    await open(at(TRAIN), as)
    const card = page.getByRole('region', { name: 'Samenhang' })
    await expect(card.getByText(/waarvan \d+ inactief/).first()).toBeVisible()
    await card
      .getByText(/^Nog .* tonen$/)
      .first()
      .click()
    await expect(card.getByText(/^En nog .* andere/)).toBeVisible()
  })

  test('shows an error in its card, and keeps the rest of the page', async ({
    page,
    open,
    sandbox,
    allowed,
  }) => {
    allowed.push(/findRelations/)
    await open('/products', as)
    await sandbox.faults.set({ operationId: 'findRelations', kind: 'status-500', times: 1 })
    await page.goto(`${BASE}${at(TRAIN)}`)
    const card = page.getByRole('region', { name: 'Samenhang' })
    await card.getByRole('button', { name: 'Opnieuw proberen' }).click()
    await expect(card.getByText('Belgian Rail')).toBeVisible()
    await expect(field(page, 'Externe id')).toHaveValue('TRAIN')
  })
})
