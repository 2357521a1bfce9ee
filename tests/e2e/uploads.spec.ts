/** Uploads of provider files: files from the disk, the worker that reads them, failed rows as a file, and a reload. */
import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

import { BASE, expect, test } from '../fixtures.ts'
import { exampleFile } from '../example-file.ts'
import { LANGUAGES } from '../languages.ts'
import { inAll, isAll, sample, turn } from '../level.ts'
import { inEachLanguage } from '../portal.ts'
import { swollenWorkbook } from '../swollen-workbook.ts'

const FILES: Readonly<Record<string, readonly [file: string, processed: number]>> = {
  vouchers: ['vouchers.csv', 1],
  surcharges: ['surcharges.csv', 1],
  'bike-share-events': ['bike-share-events.csv', 1],
  'car-share': ['car-share.csv', 1],
  line: ['line.csv', 2],
  bank: ['bank.csv', 1],
  rail: ['rail.xml', 2],
  'bike-rental': ['bike-rental.xml', 1],
  'mobility-provider': ['mobility-provider.xml', 1],
  'charging-billing': ['charging-billing.csv', 1],
}

/** Chooses a file from the disk, as a user does. */
async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  const path = test.info().outputPath(name)
  writeFileSync(path, content)
  await page.locator('input[type=file]').setInputFiles(path)
}
const badge = (page: Page, text: string) => page.locator('.upload-figures').getByText(text, { exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Uploaden en controleren' })
const vouchers = (count: number, login: (at: number) => string): string =>
  [
    'code;login;validUntil',
    ...Array.from({ length: count }, (_, at) => `BULK-${at};${login(at)};31/12/2099`),
  ].join('\r\n')

test.beforeEach(async ({ signInAs }) => {
  await signInAs('olivia.osp')
})

for (const language of sample(LANGUAGES, 3, (one) => one))
  test(
    `the ten kinds of upload are listed next to the history at 1024 px, in ${language}`,
    inAll,
    async ({ page, signInAs }) => {
      await signInAs('olivia.osp', { language })
      await page.setViewportSize({ width: 1024, height: 768 })
      await page.goto(`${BASE}/uploads/vouchers`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const kinds = page.locator('.link-choice a')
      await expect(kinds).toHaveCount(10)
      const table = await page.locator('main table').first().boundingBox()
      const lefts = await kinds.evaluateAll((all) => all.map((kind) => kind.getBoundingClientRect().left))
      expect(new Set(lefts).size).toBe(1)
      expect(lefts[0]).toBeGreaterThan((table?.x ?? 0) + (table?.width ?? Infinity))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024)
      // The choice stays, with the focus, while the history of another kind takes the place of this one.
      await kinds.nth(1).press('Enter')
      await expect(page).toHaveURL(/uploads\/car-share/)
      await expect(kinds.nth(1)).toBeFocused()
    },
  )

test('R012 R114 G061 each of the ten uploads accepts a good file', async ({ page }) => {
  test.slow()
  for (const [slug, [file, processed]] of sample(Object.entries(FILES), 4, ([name]) => name)) {
    await page.goto(`${BASE}/uploads/${slug}`)
    if (slug === 'mobility-provider')
      await page.getByLabel('Aanbieder', { exact: true }).selectOption({ label: 'Scheldt Mobility' })
    await choose(page, file, exampleFile(file))
    await send(page).click()
    await expect(page.getByRole('heading', { name: /^Bevestigen/ })).toBeFocused()
    await page.getByRole('button', { name: /verwerken$/ }).click()
    await expect(badge(page, `Verwerkt: ${processed}`), slug).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Resultaat/ })).toBeFocused()
    await expect(page.getByRole('rowheader', { name: file })).toBeVisible()
  }
})

const rentals = (count: number, contract: (at: number) => string): string => {
  const records = Array.from(
    { length: count },
    (_, at) =>
      `<rental bookingId="RENT2611${String(at).padStart(4, '0')}"><contractNumber>${contract(at)}</contractNumber><date>2026-11-01</date><amount>1.50</amount></rental>`,
  )
  return `<rentals>${records.join('')}</rentals>`
}

for (const [slug, name, content, nobody, somebody] of turn(
  [
    ['vouchers', 'vouchers.csv', vouchers, 'nobody.', 'jonas.peeters'],
    ['bike-rental', 'rentals.xml', rentals, 'SW-NOBODY-', 'SW-9001'],
  ] as const,
  0,
  isAll,
))
  test(`R219 R257 G370 G371 G373 ${slug}: 40 of 200 rows fail, survive a reload, and are sent again after correction`, async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${BASE}/uploads/${slug}`)
    await choose(
      page,
      name,
      content(200, (at) => (at < 40 ? `${nobody}${at}` : somebody)),
    )
    await expect(badge(page, 'In orde: 200')).toBeVisible()
    await send(page).click()
    await expect(badge(page, 'Fout: 40')).toBeVisible()
    await page.reload()
    await expect(badge(page, 'Fout: 40')).toBeVisible()
    await page.getByRole('button', { name: '160 rijen verwerken' }).click()
    await expect(badge(page, 'Verwerkt: 160')).toBeVisible()
    const operation = slug === 'vouchers' ? 'processVoucherFile' : 'processProviderFile'
    expect(await sandbox.calls(operation)).toHaveLength(4)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '40 foute rijen downloaden' }).click()
    const failed = await readFile(await (await download).path(), 'utf8')
    expect(failed.trimEnd().split('\r\n')).toHaveLength(41)
    await page.getByRole('button', { name: 'Ander bestand' }).click()
    await choose(page, 'corrected.csv', failed.replaceAll(new RegExp(`${nobody}\\d+`, 'g'), somebody))
    await send(page).click()
    await page.getByRole('button', { name: '40 rijen verwerken' }).click()
    await expect(badge(page, 'Verwerkt: 40')).toBeVisible()
  })

test(
  'R114 G370 a checked file can still be processed after a reload, also from the list',
  inAll,
  async ({ page }) => {
    await page.goto(`${BASE}/uploads/surcharges`)
    await choose(page, 'surcharges.csv', exampleFile('surcharges.csv'))
    await send(page).click()
    await expect(badge(page, 'In orde: 1')).toBeVisible()
    await expect(page).toHaveURL(/upload=/)
    await page.reload()
    await expect(badge(page, 'In orde: 1')).toBeVisible()
    await page.goto(`${BASE}/uploads/surcharges`)
    await page.getByRole('rowheader', { name: 'surcharges.csv' }).getByRole('link').click()
    await page.getByRole('button', { name: '1 rij verwerken' }).click()
    await expect(badge(page, 'Verwerkt: 1')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'surcharges.csv' }).locator('.badge')).toHaveCount(0)
  },
)

test(
  'R116 a rail invoice of a company is uploaded, and axe finds nothing on any step',
  inAll,
  async ({ page, signInAs, expectAccessible }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/company/products/rail-invoice-upload`)
    await page.getByText('Kolommen', { exact: true }).first().click()
    await inEachLanguage(page, expectAccessible, 'nl')
    await choose(page, 'rail.xml', exampleFile('rail.xml'))
    await send(page).click()
    await page.getByRole('button', { name: /verwerken$/ }).click()
    await expect(badge(page, 'Verwerkt: 2')).toBeVisible()
    await inEachLanguage(page, expectAccessible, 'nl')
  },
)

test('a workbook of a few kilobytes that unpacks to 100 MB is refused immediately, and the page still works', async ({
  page,
}) => {
  await page.goto(`${BASE}/uploads/bank`)
  await choose(page, 'bank.xlsx', swollenWorkbook(100))
  await expect(page.locator('.notice')).toContainText(
    'Het werkboek bevat veel meer dan zijn rijen nodig hebben.',
  )
  await choose(page, 'bank.csv', exampleFile('bank.csv'))
  await expect(badge(page, 'In orde: 3')).toBeVisible()
})
