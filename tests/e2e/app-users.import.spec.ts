/** Importing users from a file: errors found before anything is sent, the processing by the server, and the result. */
import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'

import { BASE, expect, test } from '../fixtures.ts'
import { inAll } from '../level.ts'
import { asksBeforeUnload, inEachLanguage } from '../portal.ts'
import { swollenWorkbook } from '../swollen-workbook.ts'

const TAB = `${BASE}/manage/app-users/import`
const HEADER = 'firstName,lastName,email,msisdn,userGroups'

const row = (number: number, email = `new.${number}@brugge-bakery.example`): string =>
  `Nele,Nieuw ${number},${email},+32470123456,`
const csv = (rows: readonly string[]): string => [HEADER, ...rows].join('\r\n')
const many = (count: number, faulty = 0): string[] =>
  Array.from({ length: count }, (_, at) => (at < faulty ? row(at, `nope${at}`) : row(at)))

/** Chooses a file from the disk, as a user does. */
async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  const path = test.info().outputPath(name)
  writeFileSync(path, content)
  await page.locator('input[type=file]').setInputFiles(path)
}
const refusal = (page: Page) =>
  page.locator('.notice').filter({ hasText: 'Fout bij het lezen van uw bestand' })
const badge = (page: Page, text: string) => page.locator('.upload-figures').getByText(text, { exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Uploaden en controleren' })

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto(TAB)
  await expect(page.getByText('of sleep het hierheen')).toBeVisible()
})

test(
  'R115, R155, R257 of 500 rows, 460 become users, and the 40 invalid ones are returned as a file',
  inAll,
  async ({ page, sandbox, signInAs }) => {
    await signInAs('emma.empty') // This company may still add that many users.
    await page.goto(TAB)
    await choose(page, 'users.csv', csv(many(500, 40)))
    await expect(badge(page, 'In orde: 460')).toBeVisible()
    await expect(badge(page, 'Fout: 40')).toBeVisible()
    const first = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: '2', exact: true }) })
    await expect(first.getByRole('cell', { name: 'nope0', exact: true })).toBeVisible()
    await expect(first.getByRole('cell', { name: 'E-mailadres (email)', exact: true })).toBeVisible()
    expect(await sandbox.calls('uploadUsersFile')).toHaveLength(0)

    await send(page).click()
    await expect(page.getByRole('heading', { name: /^Bevestigen/ })).toBeFocused()
    await expect(badge(page, 'In orde: 460')).toBeVisible()
    await page.getByRole('button', { name: '460 gebruikers toevoegen' }).click()
    await expect(badge(page, 'Toegevoegd: 460')).toBeVisible()
    const ids = ['uploadUsersFile', 'validateUsersUpload', 'processUsersUpload']
    for (const id of ids) expect(await sandbox.calls(id)).toHaveLength(1)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '40 foute rijen downloaden' }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file.trimEnd().split('\r\n')).toHaveLength(41)
    // After correction, they are imported as well: the column with the reasons is ignored.
    await page.getByRole('button', { name: 'Ander bestand' }).click()
    await choose(page, 'corrected.csv', file.replace(/;nope(\d+);/g, ';corrected.$1@brugge-bakery.example;'))
    await expect(badge(page, 'In orde: 40')).toBeVisible()
    await send(page).click()
    await page.getByRole('button', { name: '40 gebruikers toevoegen' }).click()
    await expect(badge(page, 'Toegevoegd: 40')).toBeVisible()
    await page.getByRole('link', { name: 'Naar de app-gebruikers' }).click()
    await expect(page.getByText(/^1–25 van 500$/)).toBeVisible()
  },
)

test(
  'a workbook of a few kilobytes that unpacks to 100 MB is refused immediately, and the page still works',
  inAll,
  async ({ page, sandbox }) => {
    await choose(page, 'users.xlsx', swollenWorkbook(100))
    await expect(refusal(page)).toContainText('Het werkboek bevat veel meer dan zijn rijen nodig hebben.')
    await choose(page, 'users.csv', csv(many(2)))
    await expect(badge(page, 'In orde: 2')).toBeVisible()
    expect(await sandbox.calls('uploadUsersFile')).toHaveLength(0)
  },
)

test('leaving the page during an import asks for confirmation', inAll, async ({ page, sandbox }) => {
  await choose(page, 'users.csv', csv(many(2)))
  await send(page).click()
  await sandbox.faults.set({ operationId: 'processUsersUpload', kind: 'latency', ms: 2500 })
  await page.getByRole('button', { name: '2 gebruikers toevoegen' }).click()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  const leave = page.getByRole('alertdialog', { name: 'Er loopt nog iets' })
  await leave.getByRole('button', { name: 'Hier blijven' }).click()
  expect(await asksBeforeUnload(page)).toBe('beforeunload')
  await expect(badge(page, 'Toegevoegd: 2')).toBeVisible()
  // Now nothing blocks leaving.
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the template files have all columns, and can be imported', inAll, async ({ page }) => {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Sjabloon: CSV (.csv)', exact: true }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toMatch(/^\uFEFFfirstName;lastName;email;/)
  const other = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Sjabloon: Excel (.xlsx)', exact: true }).click()
  await choose(page, 'template.xlsx', await readFile(await (await other).path()))
  await expect(refusal(page)).toContainText('geen rijen')
})

test('G052 the import has its own page, and works by keyboard alone', async ({ page }) => {
  await page.goto(`${BASE}/manage/import-users`)
  await expect(page.getByRole('heading', { level: 1, name: 'App-gebruikers importeren' })).toBeVisible()
  const tabTo = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible()
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  // Listen before pressing: a key may reach the page before a listener that is set up directly before it.
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page.locator('input[type=file]'))
  await page.keyboard.press('Space')
  await (
    await chooser
  ).setFiles({ name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from(csv(many(2))) })
  await expect(page.getByRole('heading', { name: /^Controleren/ })).toBeFocused()
  await tabTo(page.locator('.card-foot [data-look=primary]'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Bevestigen/ })).toBeFocused()
  // By its name: the button exists, but ignores keys while the server checks the file.
  await tabTo(page.getByRole('button', { name: '2 gebruikers toevoegen' }))
  await page.keyboard.press('Enter')
  await expect(badge(page, 'Toegevoegd: 2')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Resultaat/ })).toBeFocused()
})

test('axe finds nothing on any step, in each language', inAll, async ({ page, expectAccessible }) => {
  const expectAccessibleInAll = () => inEachLanguage(page, expectAccessible, 'nl')
  await choose(page, 'users.csv', 'x')
  await expect(refusal(page)).toBeVisible()
  await page.getByText('Kolommen', { exact: true }).click()
  await expectAccessibleInAll()
  await choose(page, 'users.csv', csv(many(3, 1)))
  await expect(badge(page, 'Fout: 1')).toBeVisible()
  await expectAccessibleInAll()
  await send(page).click()
  await page.getByRole('button', { name: '2 gebruikers toevoegen' }).click()
  await expect(badge(page, 'Toegevoegd: 2')).toBeVisible()
  await expectAccessibleInAll()
})
