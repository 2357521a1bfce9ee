/** The ten uploads of provider files, and the rail invoice of a company: one screen for all of them. */
import { readFileSync } from 'node:fs'
import { vi } from 'vitest'
import { UPLOAD_FORMATS, type UploadKind } from '../../files/upload-files.ts'
import { callServer, type ScreenPage } from './page.ts'
import { BASE, expect, test } from './fixture.ts'
import { isAll, sample } from '../level.ts'

const EXAMPLES: Readonly<
  Record<string, { readonly file: string; readonly kind: UploadKind; readonly valid: number }>
> = {
  vouchers: { file: 'vouchers.csv', kind: 'vouchers', valid: 1 },
  surcharges: { file: 'surcharges.csv', kind: 'surcharges', valid: 1 },
  'bike-share-events': { file: 'bike-share-events.csv', kind: 'bike-share-events', valid: 1 },
  'car-share': { file: 'car-share.csv', kind: 'car-share', valid: 1 },
  line: { file: 'line.csv', kind: 'line', valid: 2 },
  bank: { file: 'bank.csv', kind: 'bank', valid: 1 },
  rail: { file: 'rail.xml', kind: 'rail', valid: 2 },
  'bike-rental': { file: 'bike-rental.xml', kind: 'bike-rental', valid: 1 },
  'mobility-provider': { file: 'mobility-provider.xml', kind: 'mobility-provider', valid: 1 },
  'charging-billing': { file: 'charging-billing.csv', kind: 'charging-billing', valid: 1 },
}
const example = (name: string): Buffer<ArrayBuffer> => readFileSync(`tests/files/${name}`)

const choose = (page: ScreenPage, name: string, content: BlobPart): Promise<void> =>
  page.locator('input[type=file]').setInputFiles(new File([content], name))
const badge = (page: ScreenPage, text: string) =>
  page.locator('.upload-figures').getByText(text, { exact: true })
const button = (page: ScreenPage, name: string | RegExp) => page.getByRole('button', { name })
const send = (page: ScreenPage) => button(page, 'Uploaden en controleren')

test.beforeEach(async ({ signInAs, sandbox }) => {
  await sandbox.clock.set('2026-11-21T12:00:00+01:00')
  await signInAs('olivia.osp')
})

for (const [slug, { file, kind, valid }] of sample(Object.entries(EXAMPLES), 4, ([name]) => name))
  test(`R012 R049 R114 R173 R218 G061 ${slug}: describes the expected file, and accepts a valid one`, async ({
    page,
  }) => {
    await page.goto(`${BASE}/uploads/${slug}`)
    const withXml = UPLOAD_FORMATS[kind].isXmlAccepted
    await expect(
      page.getByText(
        withXml ? 'CSV, Excel (.xlsx) of XML, hoogstens 500' : 'CSV of Excel (.xlsx), hoogstens 500',
      ),
    ).toBeVisible()
    if (slug === 'mobility-provider') {
      await expect(page.getByText('Kies eerst de aanbieder')).toBeVisible()
      await page.getByLabel('Aanbieder', { exact: true }).selectOption('p-3005')
    }
    const saved = vi.spyOn(URL, 'createObjectURL')
    await page
      .getByRole('region', { name: 'Sjabloon' })
      .getByRole('button', { name: 'Sjabloon: CSV' })
      .click()
    const template = saved.mock.lastCall?.[0]
    saved.mockRestore()
    expect(template instanceof Blob && (await template.text()).trim().split(';')).toEqual(
      Object.keys(UPLOAD_FORMATS[kind].columns),
    )
    await choose(page, file, example(file))
    await expect(page.getByRole('heading', { name: /^Controleren/ })).toBeVisible()
    await send(page).click()
    await expect(page.getByRole('heading', { name: /^Bevestigen/ })).toBeVisible()
    await button(page, /verwerken$/).click()
    await expect(badge(page, `Verwerkt: ${valid}`)).toBeVisible()
  })

test('R012 the kind of file is chosen next to its history, with the day of its last file', async ({
  page,
}) => {
  await page.goto(`${BASE}/uploads/vouchers`)
  const kinds = page.getByRole('navigation', { name: 'Soort bestand' })
  await expect(kinds.getByRole('link')).toHaveCount(10)
  await expect(kinds.getByRole('link', { name: /^Vouchers/ })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { name: 'Vouchers: eerdere bestanden' })).toBeVisible()
  await kinds.getByRole('link', { name: /^Toeslagen/ }).click()
  await expect(page).toHaveURL(`${BASE}/uploads/surcharges`)
  await expect(page).toHaveTitle(/^Toeslagen · Bestanden/)
  await expect(page.getByRole('heading', { name: 'Toeslagen: eerdere bestanden' })).toBeVisible()
  await expect(kinds.getByRole('link', { name: 'Toeslagen 21 november' })).toHaveCount(0)
  await choose(page, 'surcharges.csv', example('surcharges.csv'))
  await send(page).click()
  await button(page, 'Ander bestand').click()
  await expect(kinds.getByRole('link', { name: 'Toeslagen 21 november' })).toBeVisible()
})

test('R219 a checked file shows its number of rows and their total, also when it is opened later', async ({
  page,
}) => {
  await page.goto(`${BASE}/uploads/surcharges`)
  await choose(page, 'surcharges.csv', example('surcharges.csv'))
  const rows = page.getByRole('region', { name: 'Rijen' })
  await expect(rows).toContainText('In orde: 1')
  await expect(page.getByRole('region', { name: 'Wat er dan gebeurt' }), 'not checked yet').toHaveCount(0)
  await send(page).click()
  const sums = page.getByRole('region', { name: 'Wat er dan gebeurt' })
  await expect(sums).toContainText(/Totaal van de rijen in orde.*€/)
  await page.reload()
  await expect(sums).toContainText('€')
  await expect(rows).toContainText('In orde: 1')
  await expect(badge(page, 'In orde: 1'), 'nowhere else').toHaveCount(1)
  await button(page, '1 rij verwerken').click()
  await expect(rows).toContainText('Verwerkt: 1')
  await expect(page.getByRole('region', { name: 'Wat er gebeurd is' })).toContainText('€')
})

test('R049 uploads are for platform staff only', async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto(`${BASE}/uploads/vouchers`)
  await expect(page.getByRole('heading', { level: 1, name: 'Pagina niet gevonden' })).toBeVisible()
})

test('R218 G372 users of partners other than the chosen reseller are not found, and the provider is sent too', async ({
  page,
  sandbox,
}) => {
  await page.goto(`${BASE}/uploads/mobility-provider`)
  await page.getByLabel('Aanbieder', { exact: true }).selectOption('p-3005')
  await page.getByLabel('Reseller').selectOption('p-3006')
  await choose(page, 'bookings.xml', example('mobility-provider.xml'))
  await expect(badge(page, 'In orde: 1')).toBeVisible()
  await send(page).click()
  await expect(badge(page, 'In orde: 0')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Er is geen gebruiker met deze naam' })).toBeVisible()
  // Both were sent: without the provider the server would refuse, and without the reseller it would find the user.
  expect(await sandbox.calls('uploadProviderFile')).toMatchObject([{ status: 200 }])
  await expect(page.getByRole('row').filter({ hasText: 'bookings.xml' })).toContainText('Meetjesland Tickets')
})

test('R208 G170 tickets of several operators are recognised by code, and an unknown code is reported', async ({
  page,
}) => {
  await page.goto(`${BASE}/uploads/line`)
  await page.locator('summary').click()
  await expect(page.getByText(/LINE \(streekbus\), METRO \(Brussel\) of RAIL/)).toBeVisible()
  const rows = [
    'bookingId;cardNumber;date;operatorCode;amount',
    'LINE26110001;6050123412341234;04/11/2026;;17',
    'METR26110001;6050123412341234;05/11/2026;METRO;2,60',
    'NONE26110001;6050123412341234;05/11/2026;BOAT;2,60',
  ]
  await choose(page, 'tickets.csv', rows.join('\n'))
  await send(page).click()
  await expect(badge(page, 'In orde: 2')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'operatorCode' })).toBeVisible()
})

for (const [what, name, content, reason] of [
  ['R173 501 rows', 'many.csv', `code;login;validUntil\n${'a;b;c\n'.repeat(501)}`, 'te veel rijen'],
  ['XML where it is not taken', 'vouchers.csv', '<r><x><code>1</code></x></r>', 'CSV- of XLSX-bestand'],
  ['columns that are missing or unknown', 'wrong.csv', 'code;shoeSize\na;b', 'shoeSize'],
] as const)
  test(`${what}: the file is refused before anything is sent, and the next file is accepted`, async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${BASE}/uploads/vouchers`)
    await choose(page, name, content)
    await expect(page.locator('.notice')).toContainText(reason)
    const field = page.locator('input[type=file]')
    await expect(field, 'the field says why').toHaveAccessibleDescription(new RegExp(reason))
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(await sandbox.calls('uploadVoucherFile')).toHaveLength(0)
    await choose(page, 'vouchers.csv', example('vouchers.csv'))
    await expect(badge(page, 'In orde: 4')).toBeVisible()
    await expect(page.locator('.notice')).toHaveCount(0)
  })

test('R173 a dropped text file is refused at its field, even if it contains rows', async ({
  page,
  sandbox,
}) => {
  await page.goto(`${BASE}/uploads/vouchers`)
  const field = page.locator('input[type=file]')
  await expect(field).toHaveAttribute('accept', '.csv,.xlsx')
  const files = [new File([example('vouchers.csv')], 'vouchers.txt')]
  const drop = new Event('drop', { bubbles: true, cancelable: true })
  document.querySelector('.file-drop')?.dispatchEvent(Object.assign(drop, { dataTransfer: { files } }))
  await expect(page.locator('.notice')).toContainText('CSV- of XLSX-bestand')
  await expect(field).toHaveAccessibleDescription(/CSV- of XLSX-bestand/)
  expect(await sandbox.calls('uploadVoucherFile')).toHaveLength(0)
})

test('XML with a document type is refused with its reason', async ({ page }) => {
  await page.goto(`${BASE}/uploads/rail`)
  await choose(page, 'rail.xml', '<!DOCTYPE r [<!ENTITY a "a">]><r><x><date>&a;</date></x></r>')
  await expect(page.locator('.notice')).toContainText('De XML in het bestand kan niet gelezen worden')
})

const vouchers = (count: number): string =>
  [
    'code;login;validUntil',
    ...Array.from({ length: count }, (_, at) => `MANY-${at};jonas.peeters;31/12/2099`),
  ].join('\n')

test('R219 R257 rows of a file that is uploaded again are reported, and not processed twice', async ({
  page,
}) => {
  await page.goto(`${BASE}/uploads/vouchers`)
  for (const [ready, again] of [
    [3, 0],
    [0, 3],
  ] as const) {
    await choose(page, 'twice.csv', vouchers(3))
    await send(page).click()
    await expect(page.getByRole('heading', { name: /^Bevestigen/ })).toBeVisible()
    await expect(badge(page, `In orde: ${ready}`)).toBeVisible()
    await expect(badge(page, `Al verwerkt: ${again}`)).toHaveCount(again > 0 ? 1 : 0)
    if (ready > 0) await button(page, '3 rijen verwerken').click()
    if (ready > 0) await expect(badge(page, 'Verwerkt: 3')).toBeVisible()
    if (ready > 0) await button(page, 'Ander bestand').click()
  }
})

test.runIf(isAll)(
  'G371 processing shows its progress, can be stopped, and can be continued later',
  async ({ page, sandbox }) => {
    await page.goto(`${BASE}/uploads/vouchers`)
    await choose(page, 'many.csv', vouchers(120))
    await send(page).click()
    await expect(badge(page, 'In orde: 120')).toBeVisible()
    await sandbox.faults.set({ operationId: 'processVoucherFile', kind: 'latency', ms: 300 })
    await button(page, '120 rijen verwerken').click()
    await button(page, 'Stoppen').click()
    await expect(badge(page, 'Verwerkt: 50')).toBeVisible()
    await expect(badge(page, 'In orde: 70')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'many.csv' })).toContainText('Deels verwerkt')
    await page.reload()
    await button(page, '70 rijen verwerken').click()
    await expect(badge(page, 'Verwerkt: 120')).toBeVisible()
    expect(await sandbox.calls('processVoucherFile')).toHaveLength(3)
  },
)

test('the remaining rows can be processed after a failure during processing', async ({ page, sandbox }) => {
  await page.goto(`${BASE}/uploads/vouchers`)
  await choose(page, 'many.csv', vouchers(60))
  await sandbox.faults.set({ operationId: 'validateVoucherFile', kind: 'status-503', times: 1 })
  await send(page).click()
  await expect(page.getByText('Dit bestand is nog niet gecontroleerd.')).toBeVisible()
  await button(page, 'Controleren').click()
  await expect(badge(page, 'In orde: 60')).toBeVisible()
  expect(await sandbox.calls('uploadVoucherFile'), 'it is not sent again').toHaveLength(1)
  await sandbox.faults.set({ operationId: 'processVoucherFile', kind: 'status-503', times: 1 })
  await button(page, '60 rijen verwerken').click()
  await expect(page.getByText(/niet beschikbaar/)).toBeVisible()
  await button(page, '60 rijen verwerken').click()
  await expect(badge(page, 'Verwerkt: 60')).toBeVisible()
})

test('R114 a file that somebody else has processed in the meantime shows the result', async ({
  page,
  allowed,
}) => {
  allowed.push(/409/)
  await page.goto(`${BASE}/uploads/vouchers?upload=upload-9001`)
  await expect(badge(page, 'In orde: 1')).toBeVisible()
  await callServer('voucher/process', { uploadId: 'upload-9001' })
  await button(page, '1 rij verwerken').click()
  await expect(page.getByText('Dit bestand is al verwerkt.')).toBeVisible()
  await expect(badge(page, 'Verwerkt: 1')).toBeVisible()
})

test.runIf(isAll)(
  'G370 a file of the list opens in its current state: to be checked, checked, or missing',
  async ({ page }) => {
    await page.goto(`${BASE}/uploads/bike-rental`)
    await page.getByRole('rowheader', { name: 'huurfietsen.xml' }).getByRole('link').click()
    await button(page, 'Controleren').click()
    await expect(page.getByRole('heading', { name: /^Bevestigen/ })).toBeVisible()
    await expect(page.locator('.upload-figures')).toBeVisible()
    await page.goto(`${BASE}/uploads/bike-rental?upload=upload-none`)
    await expect(page.getByText('Dit bestand is er niet (meer)')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Ander bestand' }).click()
    await expect(page.getByText('of sleep het hierheen')).toBeVisible()
  },
)

test('R116 a rail invoice of a company is for its users only, and is listed separately', async ({
  page,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await page.goto(`${BASE}/company/products/rail-season-subscription`)
  await page.getByRole('link', { name: 'Treinfactuur uploaden' }).click()
  await expect(page.getByText('Nog geen bestanden')).toBeVisible()
  await choose(page, 'rail.xml', example('rail.xml'))
  await send(page).click()
  await expect(page.getByText('1 rij heeft een ander bedrag dan de boeking', { exact: false })).toBeVisible()
  await button(page, '2 rijen verwerken').click()
  await expect(badge(page, 'Verwerkt: 2')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'rail.xml' }).locator('.badge')).toHaveCount(0)
  // Another user's file does not exist.
  await page.goto(`${BASE}/company/products/rail-invoice-upload?upload=upload-9003`)
  await expect(page.getByText('Dit bestand is er niet (meer)')).toBeVisible()
})

test('G074 G075 the CO2 of shared cars is a separate file, whose errors are shown after processing', async ({
  page,
}) => {
  await page.goto(`${BASE}/uploads/car-share`)
  await page.getByRole('radio', { name: 'CO2 van deelwagens' }).click()
  await choose(page, 'co2.csv', example('co2.csv'))
  await send(page).click()
  await button(page, '3 rijen verwerken').click()
  await expect(badge(page, 'Verwerkt: 1')).toBeVisible()
  await expect(badge(page, 'Fout: 1')).toBeVisible()
  await expect(badge(page, 'Al verwerkt: 1')).toBeVisible()
})

test.runIf(isAll)(
  'R114 G370 the failed rows of a file that was sent before are corrected in the page, and only these are sent',
  async ({ page }) => {
    await page.goto(`${BASE}/uploads/vouchers`)
    const rows = ['code;login;validUntil', 'GOOD-1;jonas.peeters;2099-12-31', 'LOST-1;nobody.here;2099-12-31']
    await choose(page, 'corrected.csv', rows.join('\n'))
    await send(page).click()
    await button(page, '1 rij verwerken').click()
    await expect(badge(page, 'Verwerkt: 1')).toBeVisible()
    await page.reload()
    await button(page, '1 foute rij hier verbeteren').click()
    const login = page.getByRole('group', { name: /^Regel 3/ }).getByLabel('Login van de gebruiker (login)')
    await expect(login).toHaveAccessibleDescription('Er is geen gebruiker met deze naam')
    await login.fill('jonas.peeters')
    await send(page).click()
    await button(page, '1 rij verwerken').click()
    await expect(badge(page, 'Verwerkt: 1')).toBeVisible()
    await expect(page.getByText(/^(Fout|Al verwerkt): /)).toHaveCount(0)
  },
)

test.runIf(isAll)(
  'G075 G370 rows that fail only after a reload, when the file is processed, are corrected in the page',
  async ({ page }) => {
    await page.goto(`${BASE}/uploads/car-share`)
    await choose(
      page,
      'rides.csv',
      example('car-share.csv')
        .toString()
        .replace(/CAM-\d+/, 'CAM-NOBODY'),
    )
    await send(page).click()
    await expect(button(page, /verwerken$/)).toBeVisible()
    await page.reload()
    await button(page, /verwerken$/).click()
    await button(page, /hier verbeteren$/).click()
    await expect(page.getByLabel('Klantreferentie (extRef)').first()).toHaveValue('CAM-NOBODY')
  },
)
