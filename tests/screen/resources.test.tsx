/**
 * Resources: nine sections with a list and a form each, two lists for activation and groups, labels, and gas stations.
 */
import { yearAhead } from './days.ts'
import { BASE, expect, test } from './fixture.ts'
import type { Locator } from './locator.ts'
import { action, addFilter, callServer, notification, row, type ScreenPage } from './page.ts'
import { isAll, turn } from '../level.ts'

const at = (section: string): string => `${BASE}/resources/${section}`
const STATION = at('gas-station/edit?ospId=gs-9801')
const region = (page: ScreenPage, name: string): Locator => page.getByRole('region', { name, exact: true })
const heading = (page: ScreenPage, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name })

test.beforeEach(async ({ signInAs }) => {
  await signInAs('olivia.osp')
})

test('R046 G055 resources are for platform staff only, and open with the services', async ({
  page,
  signInAs,
}) => {
  await page.goto(`${BASE}/resources`)
  await expect(page).toHaveURL(at('services'))
  await expect(row(page, 'Belgian Rail')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Soort: Diensten' })).toBeVisible()
  const views = page.getByRole('button', { name: 'Opgeslagen weergaven' })
  await expect(views).toBeVisible()
  await expect(page.locator('.page-head').getByRole('button', { name: 'Opgeslagen weergaven' })).toHaveCount(
    0,
  )
  await signInAs('mats.msp')
  await page.goto(at('services'))
  await expect(heading(page, /^404/)).toBeVisible()
})

for (const section of turn(
  ['services', 'transport', 'parking', 'bike', 'car', 'rental', 'gas-station'],
  4,
  isAll,
)) {
  test(`R010 R217 G059 ${section}: a resource is added and edited`, async ({ page }) => {
    await page.goto(at(section))
    await page
      .getByRole('main')
      .getByRole('link', { name: /toevoegen$/ })
      .first()
      .click()
    await expect(page).toHaveURL(at(`${section}/create`))
    await page.getByLabel('Naam').fill('Nieuw aan de Dijle')
    await page.getByLabel('Aanbieder').selectOption({ label: 'Scheldt Mobility' })
    if (section === 'services') {
      await page.getByLabel('Vervoerswijze').selectOption({ label: 'Fiets' })
      await page.getByLabel('Verzendwijze').selectOption({ label: 'Per e-mail' })
      await page.getByLabel('Bereik van het token').selectOption({ label: 'Een bedrijf' })
    }
    await page
      .getByRole('button', {
        name: /^(Dienst|Halte|Parking|Deelfiets|Deelwagen|Huurwagen|Tankstation) toevoegen/,
      })
      .click()
    await expect(notification(page, 'Nieuw aan de Dijle is aangemaakt.')).toBeVisible()
    await expect(heading(page, 'Nieuw aan de Dijle')).toBeVisible()

    await page.getByLabel('Vaste kost', { exact: true }).fill('12,5')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(notification(page, 'Nieuw aan de Dijle is opgeslagen.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Vaste kost', { exact: true })).toHaveValue('12,50')
  })
}

test.runIf(isAll)(
  'R010 the kind of resources is chosen from a menu, and each kind has a URL',
  async ({ page }) => {
    await page.goto(at('parking'))
    await expect(page).toHaveTitle(/Parkings · Resources/)
    await page.getByRole('button', { name: 'Soort: Parkings' }).click()
    await expect(page.getByRole('menuitemradio')).toHaveCount(9)
    await expect(page.getByRole('menuitemradio', { name: 'Parkings' })).toHaveAttribute(
      'aria-checked',
      'true',
    )
    await page.getByRole('menuitemradio', { name: 'Labels' }).click()
    await expect(page).toHaveURL(at('labels'))
    await expect(page.getByRole('button', { name: 'Soort: Labels' })).toBeVisible()
  },
)

test.runIf(isAll)('R010 a stop is deactivated and deleted, each after confirmation', async ({ page }) => {
  await page.goto(at('transport?search=grand'))
  await (await action(page, 'Brugge Grand-Place', 'Deactiveren')).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactiveren' }).click()
  await expect(row(page, 'Brugge Grand-Place').getByText('Inactief')).toBeVisible()
  await (await action(page, 'Brugge Grand-Place', 'Verwijderen')).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expect(row(page, 'Brugge Grand-Place')).toHaveCount(0)
})

test('G059 a URL with a word other than create or edit, or without a record, is not found', async ({
  page,
  allowed,
}) => {
  allowed.push(/404/)
  await page.goto(at('services/change?ospId=sr-9101'))
  await expect(heading(page, /^404/)).toBeVisible()
  for (const invalid of [
    'services/edit',
    'services/edit?ospId=gs-9801',
    'resource-groups/edit?ospId=rg-none',
    'labels/edit?label=Nobody',
  ]) {
    await page.goto(at(invalid))
    await expect(page.getByRole('heading', { name: 'Niet gevonden' })).toBeVisible()
  }
})

test('R166 R168 R169 a service needs a transmission strategy, a token scope and, for an API, a URL', async ({
  page,
}) => {
  await page.goto(at('services/create'))
  await page.getByLabel('Naam').fill('City Bikes')
  await page.getByLabel('Aanbieder').selectOption({ label: 'Scheldt Mobility' })
  await page.getByLabel('Vervoerswijze').selectOption({ label: 'Fiets' })
  const create = page.getByRole('button', { name: 'Dienst toevoegen' })
  await create.click()
  await expect(page.getByText('Verzendwijze is verplicht').last()).toBeVisible()
  await expect(page.getByText('Bereik van het token is verplicht').last()).toBeVisible()
  await page.getByLabel('Verzendwijze').selectOption({ label: 'Via API' })
  await page.getByLabel('Bereik van het token').selectOption({ label: 'Eén gebruiker' })
  await create.click()
  await expect(page.getByText('Webadres is verplicht').last()).toBeVisible()
  await page.getByLabel('Webadres').fill('orders.bikes.example')
  await create.click()
  await expect(page.getByText('Webadres is geen geldig webadres').last()).toBeVisible()
  await page.getByLabel('Webadres').fill('https://orders.bikes.example/v2')
  await create.click()
  await expect(notification(page, 'City Bikes is aangemaakt.')).toBeVisible()
})

test('G088 only partners that provide mobility can be chosen as the provider', async ({ page }) => {
  await page.goto(at('services/create'))
  await expect(page.getByLabel('Aanbieder').getByRole('option')).toHaveText([
    'Kies…',
    'Old Rail',
    'Scheldt Mobility',
  ])
})

test('a strategy and a scope that the portal does not know stay unchanged', async ({ page }) => {
  await page.goto(at('services/edit?ospId=sr-9108'))
  await expect(page.getByLabel('Verzendwijze')).toHaveValue('CARRIER_PIGEON')
  await expect(page.getByLabel('Bereik van het token')).toHaveValue('BASKET')
  await page.getByLabel('Naam').fill('Up and Away')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(notification(page, 'Up and Away is opgeslagen.')).toBeVisible()
})

test('R261 only the icon is omitted if it cannot be loaded', async ({ page, sandbox, allowed }) => {
  allowed.push(/503/)
  await sandbox.faults.set({ operationId: 'getServiceResourceIcon', kind: 'status-503' })
  await page.goto(at('services/edit?ospId=sr-9101'))
  await expect(heading(page, 'Belgian Rail')).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: 'Icoon' })).toBeVisible()
  await expect(page.locator('.notice, .problem, [role=alert]').filter({ hasText: /./ })).toHaveCount(0)
  await expect(notification(page, /./)).toHaveCount(0)
})

test.runIf(isAll)(
  'R167 R170 G361 invalid numbers of pumps and positions are reported at their field',
  async ({ page }) => {
    await page.goto(STATION)
    const expectError = async (field: string, value: string, message: string): Promise<void> => {
      await page.getByLabel(field, { exact: true }).fill(value)
      await page.getByLabel(field, { exact: true }).blur()
      await expect(page.getByText(message)).toBeVisible()
    }
    await expectError('Aantal pompen', '1,5', 'Aantal pompen moet een geheel getal zijn')
    await expectError('Aantal pompen', '-1', 'Aantal pompen is minstens 0')
    await expectError('Breedtegraad', '90,1', 'Breedtegraad is hoogstens 90')
    await expectError('Breedtegraad', '51,2 N', 'Breedtegraad is geen getal')
    await expectError('Lengtegraad', '-180,5', 'Lengtegraad is minstens -180')
    await expectError('Lengtegraad', '', 'Lengtegraad is verplicht')
    await page.getByLabel('Breedtegraad', { exact: true }).fill('3,2247')
    await expectError('Lengtegraad', '51,2093', 'Breedtegraad en lengtegraad zijn verwisseld')
    await page.getByLabel('Aantal pompen').fill('12')
    await page.getByLabel('Breedtegraad', { exact: true }).fill('-90')
    await page.getByLabel('Lengtegraad', { exact: true }).fill('180')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(notification(page, /is opgeslagen/)).toBeVisible()
  },
)

test('G360 a position has a link to a map, and no picture without map tiles', async ({ page }) => {
  await page.goto(at('gas-station/create'))
  const map = page.getByRole('link', { name: /OpenStreetMap/ })
  await page.getByLabel('Breedtegraad', { exact: true }).fill('51,2093')
  await expect(map).toHaveCount(0)
  await page.getByLabel('Lengtegraad', { exact: true }).fill('3,2247')
  await expect(map).toHaveAttribute('href', /mlat=51\.2093&mlon=3\.2247/)
  await expect(page.locator('image')).toHaveCount(0)
})

test.runIf(isAll)(
  'R216 periods of owners cannot overlap or end before they start, and the page shows the saved ones',
  async ({ page }) => {
    await page.goto(STATION)
    await page.getByRole('button', { name: /^Eigenaars van / }).click()
    const dialog = page.getByRole('dialog')
    const owner = (number: number): Locator => dialog.getByRole('group', { name: `Eigenaar ${number}` })
    await owner(1).getByLabel('Laatste dag', { exact: true }).fill('01/02/2025')
    await owner(1).getByLabel('Laatste dag', { exact: true }).blur()
    const save = dialog.getByRole('button', { name: 'Eigenaars opslaan' })
    await save.click()
    await expect(owner(2).getByText('Eerste dag: deze periode overlapt met een andere')).toBeVisible()
    await owner(2).getByLabel('Eerste dag', { exact: true }).fill('02/02/2025')
    await owner(2).getByLabel('Laatste dag', { exact: true }).fill('01/02/2025')
    await save.click()
    await expect(owner(2).getByText('Laatste dag ligt voor de begindatum')).toBeVisible()
    await owner(2)
      .getByLabel('Laatste dag', { exact: true })
      .fill(`31/12/${yearAhead(0)}`)
    await dialog.getByRole('button', { name: 'Eigenaar toevoegen' }).click()
    await owner(3)
      .getByLabel('Eerste dag', { exact: true })
      .fill(`01/01/${yearAhead(1)}`)
    await save.click()
    await expect(owner(3).getByText('Eigenaar is verplicht')).toBeVisible()
    await owner(3).getByLabel('Eigenaar', { exact: true }).selectOption({ label: 'Benelux Mobility' })
    await save.click()
    await expect(notification(page, /De eigenaars van .* zijn opgeslagen/)).toBeVisible()
    const card = region(page, 'Eigenaars')
    await expect(card.getByText(`02/02/2025 tot en met 31/12/${yearAhead(0)}`)).toBeVisible()
    await expect(card.getByText('Toekomstig')).toBeVisible()

    await page.getByRole('button', { name: /^Eigenaars van / }).click()
    await dialog.getByRole('button', { name: 'Eigenaar 1 weghalen' }).click()
    await save.click()
    await expect(card.getByText('Vroeger')).toHaveCount(0)
  },
)

test.runIf(isAll)(
  'R214 active and inactive items are shown separately, and can be moved after confirmation',
  async ({ page }) => {
    await page.goto(at('transport'))
    await page.getByRole('link', { name: 'Activeren', exact: true }).click()
    const [off, on] = [region(page, 'Inactief'), region(page, 'Actief')]
    await on.getByRole('option').first().click()
    await page.getByRole('radio', { name: /^Inactief/ }).check()
    await off.getByRole('option', { name: /^Oostende Gentpoortstraat/ }).click()
    const save = page.getByRole('button', { name: 'Activering opslaan' })
    await save.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('1 worden actief, 1 zijn niet meer te gebruiken')).toBeVisible()
    await dialog.getByRole('button', { name: 'Annuleren' }).click()
    await expect(page.getByText('Nog niet opgeslagen: 1 activeren, 1 deactiveren.')).toBeVisible()
    await save.click()
    await dialog.getByRole('button', { name: 'Activering opslaan' }).click()
    await dialog.getByRole('button', { name: 'Sluiten' }).last().click()
    await expect(on.getByRole('option', { name: /^Oostende Gentpoortstraat/ })).toBeVisible()
    await page.reload()
    await expect(on.getByRole('option', { name: /^Oostende Gentpoortstraat/ })).toBeVisible()
  },
)

test.runIf(isAll)(
  'R010 R214 G318 many resources are activated with one request, except those that are already active',
  async ({ page, sandbox }) => {
    await page.goto(at('services'))
    await addFilter(page, 'Status', 'Inactief')
    await expect(page.getByRole('rowheader')).toHaveCount(2)
    await page.getByRole('checkbox', { name: 'Alle rijen op deze pagina selecteren' }).click()
    await page.getByRole('button', { name: 'Acties op selectie' }).click()
    await page.getByRole('menuitem', { name: /^Activeren/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Activeren' }).click()
    await dialog.getByRole('button', { name: 'Sluiten' }).last().click()
    await expect(page.getByRole('rowheader')).toHaveCount(0)
    expect(await sandbox.calls('changeResourceActivation')).toHaveLength(1)
    expect(await sandbox.calls('activateResource')).toHaveLength(0)
  },
)

test.runIf(isAll)(
  'R214 resources in a group and other resources are shown separately',
  async ({ page, sandbox, allowed }) => {
    allowed.push(/500/)
    await page.goto(at('resource-groups'))
    await row(page, 'Winterdienst').getByRole('link').click()
    await expect(heading(page, 'Winterdienst')).toBeVisible()
    const [others, members] = [region(page, 'Niet in de groep'), region(page, 'In de groep')]
    await page.getByRole('radio', { name: /^Niet in de groep/ }).check()
    await page.getByRole('searchbox').fill('dienst old')
    await others.getByRole('option', { name: /^Belgian Rail/ }).click()
    await sandbox.faults.set({ operationId: 'addToResourceGroup', kind: 'status-500', times: 1 })
    const save = page.getByRole('button', { name: 'Resources opslaan' })
    await save.click()
    await expect(notification(page, /ging iets mis/)).toBeVisible()
    await page.getByRole('radio', { name: /^In de groep/ }).check()
    await expect(members.getByRole('option').filter({ hasText: /^Belgian Rail/ })).toBeVisible()
    await save.click()
    await expect(notification(page, 'Groep opgeslagen: 1 erbij, 0 eruit.')).toBeVisible()
    await page.goto(at('services?inGroup=yes&search=rail'))
    await expect(row(page, 'Belgian Rail')).toContainText('Winterdienst')
  },
)

test('R010 R139 R217 a group is added under a unique name, activated and deleted', async ({ page }) => {
  await page.goto(at('resource-groups/create'))
  await page.getByLabel('Naam').fill('winterdienst')
  await page.getByRole('button', { name: 'Groep toevoegen' }).click()
  await expect(page.getByText('Naam moet uniek zijn')).toBeVisible()
  await page.getByLabel('Naam').fill('Zomerdienst')
  await page.getByRole('button', { name: 'Groep toevoegen' }).click()
  await expect(heading(page, 'Zomerdienst')).toBeVisible()
  await page.getByLabel('Omschrijving').fill('Van juni tot september')
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(notification(page, 'Zomerdienst is opgeslagen.')).toBeVisible()
  await page.goto(at('resource-groups'))
  await (await action(page, 'Zomerdienst', 'Deactiveren')).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactiveren' }).click()
  await expect(row(page, 'Zomerdienst').getByText('Inactief')).toBeVisible()
  await (await action(page, 'Zomerdienst', 'Verwijderen')).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expect(row(page, 'Zomerdienst')).toHaveCount(0)
})

test.describe('R215 labels', () => {
  const tab = (page: ScreenPage, name: string): Locator =>
    page.getByRole('navigation', { name: 'Labels' }).getByRole('link', { name })

  test('G363 are listed with their number of resources, and can be renamed for all of them', async ({
    page,
  }) => {
    await page.goto(at('labels'))
    await expect(page.getByRole('rowheader')).toHaveText(['24/7', 'Kust', 'Motorway', 'Night network'])
    await row(page, '24/7').getByRole('link').click()
    await expect(page).toHaveURL(at('labels/edit?label=24%2F7'))
    await page.getByLabel('Naam', { exact: true }).fill('Dag en nacht')
    await page.getByRole('button', { name: 'Naam wijzigen' }).click()
    await expect(notification(page, '24/7 heet nu Dag en nacht.')).toBeVisible()
    await expect(heading(page, 'Dag en nacht')).toBeVisible()
    await page.goto(at('services?search=park'))
    await expect(row(page, 'Park Easy')).toContainText('Dag en nacht')
  })

  test('G362 are merged, after a warning, when one gets the name of another', async ({ page }) => {
    await page.goto(at('labels/edit?label=Kust'))
    await page.getByLabel('Naam', { exact: true }).fill('motorway')
    await expect(page.getByText('motorway bestaat al: beide labels worden er één.')).toBeVisible()
    await page.getByRole('button', { name: 'Naam wijzigen' }).click()
    await expect(notification(page, 'Kust heet nu Motorway.')).toBeVisible()
    await page.goto(at('labels'))
    await expect(page.getByRole('rowheader')).toHaveText(['24/7', 'Motorway', 'Night network'])
  })

  test.runIf(isAll)('are created together with their resources, at least one', async ({ page }) => {
    await page.goto(at('labels'))
    await tab(page, 'Nieuw label').click()
    await page.getByLabel('Naam', { exact: true }).fill('kust')
    await page.getByRole('button', { name: 'Label toevoegen' }).click()
    await expect(page.getByText('Naam moet uniek zijn').last()).toBeVisible()
    await page.getByLabel('Naam', { exact: true }).fill('Stationsbuurt')
    await page.getByRole('button', { name: 'Label toevoegen' }).click()
    await expect(page.getByText('Resources: kies er minstens 1')).toBeVisible()
    const others = region(page, 'Zonder dit label')
    await others.getByRole('option', { name: /^Belgian Rail/ }).click()
    await page.getByRole('button', { name: 'Label toevoegen' }).click()
    await expect(notification(page, 'Stationsbuurt is aangemaakt voor 1 resource.')).toBeVisible()
    await expect(region(page, 'Met dit label').getByRole('option')).toHaveText(/^Belgian Rail/)
  })

  test.runIf(isAll)('can be given to many resources at once', async ({ page }) => {
    await page.goto(at('labels'))
    await tab(page, 'Zonder label').click()
    await addFilter(page, 'Soort', 'Dienst')
    await expect(row(page, 'Ferry Line')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Ferry Line selecteren' }).click()
    await page.getByRole('checkbox', { name: 'City Lines selecteren' }).click()
    await page.getByRole('button', { name: 'Acties op selectie' }).click()
    await page.getByRole('menuitem', { name: /^Label geven/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Label geven' }).click()
    await expect(dialog.getByText('Label is verplicht')).toBeVisible()
    await dialog.getByLabel('Label', { exact: true }).fill('Water')
    await dialog.getByRole('button', { name: 'Label geven' }).click()
    await dialog.getByRole('button', { name: 'Sluiten' }).last().click()
    await expect(row(page, 'Ferry Line')).toHaveCount(0)
    await tab(page, 'Bestaande labels').click()
    await expect(row(page, 'Water')).toContainText('2')
  })
})

test.runIf(isAll)(
  'R114 G364 stops are imported from a file, and invalid rows are skipped and can be corrected',
  async ({ page, sandbox, allowed }) => {
    allowed.push(/503/)
    const button = (name: string) => page.getByRole('button', { name })
    await page.goto(at('transport'))
    await page.getByRole('link', { name: 'Importeren', exact: true }).click()
    const rows = [
      'name;provider;variableCost',
      'Halte Een;SCHELDT;1,5',
      'Halte Twee;Scheldt Mobility;',
      'Halte Drie;Noordzee Mobility;', // A partner that provides no mobility.
      'Brugge Grand-Place;SCHELDT;',
    ]
    await page.locator('input[type=file]').setInputFiles(new File([rows.join('\n')], 'haltes.csv'))
    await expect(
      page.getByRole('cell', { name: 'Kies een actieve partner van de juiste soort' }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Uploaden en controleren' }).click()
    await sandbox.faults.set({ operationId: 'createResource', kind: 'status-503', times: 1 })
    await page.getByRole('button', { name: '2 resources aanmaken' }).click()
    await expect(page.getByText('De dienst is even niet beschikbaar.').first()).toBeVisible()
    await button('2 foute rijen hier verbeteren').click()
    await page
      .getByRole('group', { name: /^Regel 4/ })
      .getByLabel('Aanbieder (provider)')
      .fill('SCHELDT')
    await button('Uploaden en controleren').click()
    await button('2 resources aanmaken').click()
    await expect(page.getByText('Aangemaakt: 2')).toBeVisible()
    await page.goto(at('transport?search=halte&sort=name'))
    await expect(page.getByRole('rowheader')).toHaveText(['Halte Drie', 'Halte Een', 'Halte Twee'])
  },
)

test('a resource that a product or group uses cannot be deleted, and the reason is shown', async ({
  page,
}) => {
  await page.goto(at('services'))
  const item = await action(page, 'Belgian Rail', 'Verwijderen')
  await expect(item).toHaveAttribute('aria-disabled', 'true')
  await expect(item).toContainText('Een product bevat deze resource')
})

test('if someone else changes a station in the meantime, typed values are kept', async ({ page }) => {
  await page.goto(STATION)
  await page.getByLabel('Merk').fill('Eigen merk')
  await callServer('resource/gasStation/update', { ospId: 'gs-9801', data: { brand: 'Ander merk' } })
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Ander merk')).toBeVisible()
  await expect(page.getByLabel('Merk')).toHaveValue('Eigen merk')
})
