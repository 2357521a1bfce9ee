/** Partners: the list, the wizard, the tabs of a partner, and its links. */
import { PARTNER } from '../../mocks/seed/names.ts'
import { expect, test } from './fixture.ts'
import { callServer, notification } from './page.ts'

const at = (tab: string, partner: string = PARTNER.small): string => `/partners/${partner}/${tab}`

test('R045 partners are for platform staff only', async ({ page, open }) => {
  await open('/partners', { as: 'mats.msp' })
  await expect(page.getByRole('heading', { name: /404/ })).toBeVisible()
})

test('R083 R203 the list names each partner with its type, companies and status, and filters them', async ({
  page,
  open,
}) => {
  await open('/partners', { as: 'olivia.osp' })
  const row = page.getByRole('row').filter({ hasText: 'Noordzee Mobility' })
  await expect(row).toContainText('MSP: beheert bedrijven')
  await expect(page.getByRole('row').filter({ hasText: 'MAKELAAR' })).toContainText('BROKER')
  await page.goto('/portal/partners?active=no')
  await expect(page.getByRole('row').filter({ hasText: 'Old Rail' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Noordzee' })).toHaveCount(0)
})

test('R009 G341 the details of a partner can be edited, with each switch explained in words', async ({
  page,
  open,
}) => {
  await open(at('details'), { as: 'olivia.osp' })
  const flag = page.getByRole('switch', { name: 'Per bedrijf factureren' })
  await expect(flag).toBeChecked()
  await flag.click()
  await page.getByRole('textbox', { name: 'Naam' }).fill('Noordzee Mobiliteit')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(notification(page, 'Noordzee Mobiliteit is opgeslagen')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Noordzee Mobiliteit' })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Per bedrijf factureren' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Eén factuur per bedrijf' })).not.toBeChecked()
})

test('G065 the tab for the app menu is hidden, and its URL says that there is nothing to set', async ({
  page,
  open,
}) => {
  await open(at('app-menu-configuration'), { as: 'olivia.osp' })
  await expect(
    page.getByRole('heading', { name: 'Het app-menu wordt hier nog niet ingesteld' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Gekoppelde partners' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'App-menu' })).toHaveCount(0)
})

test('a partner that does not exist is reported, with a link to the list', async ({ page, open }) => {
  await open(at('details', 'p-9999'), { as: 'olivia.osp' })
  await expect(page.getByRole('heading', { name: /niet gevonden/i })).toBeVisible()
})

test('a text of 90,000 characters is refused at its field, and by the server', async ({
  page,
  open,
  sandbox,
  allowed,
}) => {
  allowed.push(/422/)
  const text = 'x'.repeat(90_000)
  for (const [address, label, path, body] of [
    [at('details'), 'Naam', 'partner/update', { ospId: PARTNER.small, data: { name: text } }],
    [
      '/resources/resource-groups/create',
      'Omschrijving',
      'resourcegroup/create',
      { name: 'Lang', description: text },
    ],
    [
      '/products/pr-9004',
      'Naam in het Frans',
      'product/update',
      {
        ospId: 'pr-9004',
        data: { label: { defaultValue: 'Trein', html: false, translations: { fr: text } } },
      },
    ],
  ] as const) {
    await open(address, { as: 'olivia.osp' })
    const field = page.getByRole('textbox', { name: label }).first()
    await field.fill(text)
    await field.blur()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(new RegExp(`${label}.* hoogstens`)).first()).toBeVisible()
    await expect(callServer(path, body)).rejects.toThrow(/422/)
  }
  expect(await sandbox.calls('updatePartner')).toMatchObject([{ status: 422 }])
})

test('if someone else deactivates the partner in the meantime, typed values are saved and it is shown as inactive', async ({
  page,
  open,
  allowed,
}) => {
  allowed.push(/409/)
  await open(at('details', PARTNER.reseller), { as: 'olivia.osp' })
  const name = page.getByRole('textbox', { name: 'Naam' })
  await name.fill('Meetjesland Nieuw')
  await callServer('partner/deactivate', { ospId: PARTNER.reseller })
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(notification(page, 'Meetjesland Nieuw is opgeslagen')).toBeVisible()
  await expect(name).toHaveValue('Meetjesland Nieuw')
  await expect(page.getByText('Inactief').first()).toBeVisible()
})

test('R106 G344 the question shows the number of companies and people that the deactivation of a partner affects', async ({
  page,
  open,
  sandbox,
}) => {
  await open(`${at('details')}?dialog=deactivate`, { as: 'olivia.osp' })
  const dialog = page.getByRole('alertdialog')
  const said = dialog.getByText(/Mee gedeactiveerd: \d+ bedrijven en \d+ personen/)
  await expect(said).toBeVisible()
  const counts = (await said.textContent())?.replace('Mee gedeactiveerd: ', '') ?? ''
  await dialog.getByRole('textbox').fill('NOORDZEE')
  await dialog.getByRole('button', { name: 'Deactiveren' }).click()
  await expect(notification(page, counts)).toBeVisible()
  expect(await sandbox.calls('deactivatePartner')).toHaveLength(1)
  await expect(page.getByRole('main').getByText('Inactief').first()).toBeVisible()
})

test.describe('the wizard for a partner', () => {
  test('R009 R228 has three steps and a summary, and then creates the partner with one request', async ({
    page,
    open,
    sandbox,
  }) => {
    await open('/partners/add', { as: 'olivia.osp' })
    await expect(
      page.getByRole('navigation', { name: 'Partner toevoegen' }).getByRole('listitem'),
    ).toHaveText(['1. Gegevens', '2. Budgetten', '3. Producten en diensten', 'Controleren'])
    await page.getByRole('button', { name: 'Volgende' }).click()
    await expect(page.getByRole('textbox', { name: 'Naam' })).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('textbox', { name: 'Naam' }).fill('Kempen Mobility')
    await page.getByRole('textbox', { name: 'Externe id' }).fill('KEMPEN')
    await page.getByRole('combobox', { name: 'Type' }).selectOption('MSP')
    await page.getByRole('switch', { name: 'Detail per app-gebruiker' }).click()
    await page.getByRole('button', { name: 'Volgende' }).click()
    await expect(page.getByText('Voor het woon-werkverkeer.')).toBeVisible()
    await page.getByRole('checkbox', { name: /Mobiliteitsbudget/ }).click()
    await page.getByRole('button', { name: 'Volgende' }).click()
    await page.getByRole('option', { name: /Parkeren/ }).click()
    await page.getByRole('option', { name: /Belgian Rail/ }).click()
    await page.getByRole('button', { name: 'Volgende' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Controleren', exact: true })).toBeVisible()
    for (const said of ['Kempen Mobility', 'Mobiliteitsbudget', 'Parkeren', 'Belgian Rail'])
      await expect(page.getByRole('main').getByText(said).first()).toBeVisible()
    await page.getByRole('button', { name: 'Partner toevoegen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kempen Mobility' })).toBeVisible()
    expect(await sandbox.calls('createPartner')).toHaveLength(1)
    await expect(page.getByRole('switch', { name: 'Detail per app-gebruiker' })).toBeChecked()
  })

  test('R139 R145 leads back to the field of an external id that is taken', async ({ page, open }) => {
    await open('/partners/add', { as: 'olivia.osp' })
    await page.getByRole('textbox', { name: 'Naam' }).fill('Tweede')
    await page.getByRole('textbox', { name: 'Externe id' }).fill('noordzee')
    await page.getByRole('combobox', { name: 'Type' }).selectOption('MRP')
    for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Volgende' }).click()
    await page.getByRole('button', { name: 'Partner toevoegen' }).click()
    await expect(page.getByRole('textbox', { name: 'Externe id' })).toHaveAttribute('aria-invalid', 'true')
  })
})

test('a wizard that was left unfinished on another device has saved nothing, and starts empty', async ({
  page,
  open,
  sandbox,
}) => {
  await open('/partners/add', { as: 'olivia.osp' })
  await page.getByRole('textbox', { name: 'Naam' }).fill('Kempen Mobility')
  await page.getByRole('textbox', { name: 'Externe id' }).fill('KEMPEN')
  await page.getByRole('combobox', { name: 'Type' }).selectOption('MSP')
  await page.getByRole('button', { name: 'Volgende' }).click()
  await expect(page.getByRole('checkbox', { name: /Mobiliteitsbudget/ })).toBeVisible()
  await open('/partners', { as: 'olivia.osp' })
  sessionStorage.clear() // The other device has none of this tab's storage.
  await open('/partners/add', { as: 'olivia.osp' })
  await expect(page.getByRole('textbox', { name: 'Naam' })).toHaveValue('')
  expect(await sandbox.calls('createPartner')).toHaveLength(0)
})

test.describe('the offer of a partner', () => {
  test('includes products, while its companies keep theirs', async ({ page, open }) => {
    await open(at('products'), { as: 'olivia.osp' })
    const chosen = page.getByRole('listbox', { name: 'Beschikbaar', exact: true })
    await expect(chosen.getByRole('option')).toHaveCount(2)
    await page.getByRole('radio', { name: /^Niet beschikbaar/ }).check()
    await expect(page.getByRole('option', { name: /^Alles & meer/ }), 'as text, not as HTML').toBeVisible()
    await page.getByRole('option', { name: /Parkeren/ }).click()
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(notification(page, 'Noordzee Mobility is opgeslagen')).toBeVisible()
    await page.reload()
    await expect(chosen.getByRole('option')).toHaveCount(3)
  })

  test('includes services', async ({ page, open }) => {
    await open(at('resources'), { as: 'olivia.osp' })
    await expect(
      page
        .getByRole('listbox', { name: 'Beschikbare diensten' })
        .getByRole('option', { name: /Belgian Rail/ }),
    ).toBeVisible()
  })

  test('G340 includes budgets with their purpose, also for a partner that has set none', async ({
    page,
    open,
  }) => {
    await open(at('budgets', PARTNER.artemis), { as: 'olivia.osp' })
    await expect(page.getByText('mogen alles kiezen')).toBeVisible()
    await page.getByRole('checkbox', { name: /Cafetariabudget/ }).click()
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(notification(page, 'Artemis is opgeslagen')).toBeVisible()
    await expect(page.getByText('mogen alles kiezen')).toHaveCount(0)
  })
})

test.describe('the links between partners', () => {
  test('G138 can be added and removed', async ({ page, open }) => {
    await open(at('linked-partners'), { as: 'olivia.osp' })
    await expect(page.getByRole('row').filter({ hasText: 'Benelux Mobility' })).toContainText('Erboven')
    await page.getByRole('link', { name: 'Partner koppelen' }).click()
    const other = page.getByRole('combobox', { name: 'Andere partner', exact: true })
    // Neither the partner itself nor one that is already linked.
    await expect(other.getByRole('option', { name: /NOORDZEE|BENELUX/ })).toHaveCount(0)
    await other.selectOption({ label: 'Artemis (ARTEMIS-BE)' })
    await page.getByRole('button', { name: 'Koppelen' }).click()
    await expect(notification(page, 'Artemis is gekoppeld')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Artemis' })).toContainText('Eronder')
    await page.getByRole('button', { name: 'Acties voor Artemis' }).click()
    await page.getByRole('menuitem', { name: /^Ontkoppelen/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ontkoppelen' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Artemis' })).toHaveCount(0)
  })

  test('can never place a partner below itself, not even through another', async ({
    page,
    open,
    allowed,
  }) => {
    allowed.push(/addRelatedPartner/)
    // Meetjesland Tickets is below Noordzee, which is below Benelux: Benelux cannot come below Meetjesland.
    await open(`/partners/${PARTNER.reseller}/add-linked`, { as: 'olivia.osp' })
    await page
      .getByRole('combobox', { name: 'Andere partner', exact: true })
      .selectOption({ label: 'Benelux Mobility (BENELUX)' })
    await page.getByRole('button', { name: 'Koppelen' }).click()
    // The form keeps the reason when the notice has disappeared.
    const form = page.getByRole('form', { name: 'Partner koppelen' })
    await expect(form.getByText('Zo zou een partner onder zichzelf staan', { exact: false })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Andere partner', exact: true })).toHaveValue(
      PARTNER.large,
    )
  })
})
