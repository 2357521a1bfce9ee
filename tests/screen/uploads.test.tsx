/** The ten uploads of provider files, and the rail invoice of a company: one screen over data. */
import { readFileSync } from 'node:fs'
import { UPLOAD_FORMATS, type UploadKind } from '../../openapi/upload-files.ts'
import type { ScreenPage } from './page.ts'
import { BASE, expect, test } from './fixture.ts'

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

for (const [slug, { file, kind, valid }] of Object.entries(EXAMPLES))
  test(`R012 R049 R114 R173 R218 G061 ${slug}: says what the file must be, and takes a good one`, async ({
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
    await choose(page, file, example(file))
    await expect(page.getByRole('heading', { name: /^Nakijken/ })).toBeVisible()
    await send(page).click()
    await expect(page.getByRole('heading', { name: /^Bevestigen/ })).toBeVisible()
    await button(page, /verwerken$/).click()
    await expect(badge(page, `Verwerkt: ${valid}`)).toBeVisible()
  })
