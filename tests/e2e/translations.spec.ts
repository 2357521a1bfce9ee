/**
 * Translations in the browser: the table that a translator gets can be imported again. The rest is tested in
 * `../screen/`.
 */
import { readFile } from 'node:fs/promises'
import { BASE, expect, test } from '../fixtures.ts'
import { notification } from '../portal.ts'
import { boxesOf } from './boxes.ts'
import { inAll } from '../level.ts'

test('G384, R222 the exported table can be filled in and imported', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('olivia.osp')
  await page.goto(`${BASE}/translations`)
  await page.getByRole('link', { name: 'Frans 3' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(3)
  await expectAccessible()
  await page.getByRole('button', { name: 'Exporteren' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click()
  const table = await readFile(await (await download).path(), 'utf8')
  expect(table.split('\r\n')[0]).toBe('\uFEFFkey;defaultValue;BE;GB;FR;DE')
  expect(table).toContain('booking.note;Note;;;;')

  await page.getByRole('button', { name: 'Importeren' }).click()
  await expect(page).toHaveURL(/dialog=import/)
  await expectAccessible()
  await page.locator('input[type=file]').setInputFiles({
    name: 'vertalingen.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(table.replace('booking.note;Note;;;;', 'booking.note;Note;Opmerking;;Remarque;')),
  })
  await expect(page.getByRole('table', { name: 'Opmerkingen bij de rijen' })).toContainText('odd.characters')
  await expectAccessible()
  await page.getByRole('button', { name: '1 vertaling bijwerken' }).click()
  await page.getByRole('button', { name: 'Sluiten' }).last().click()
  await expect(page.getByRole('rowheader')).toHaveCount(2)
})

test(
  'R211 four languages are shown side by side, and one is changed by keyboard alone',
  inAll,
  async ({ page, signInAs, expectAccessible }) => {
    await signInAs('olivia.osp')
    await page.goto(`${BASE}/translations/edit?key=booking.cancelled.title`)
    const english = page.getByLabel('Engels', { exact: true })
    const [left, right] = await boxesOf(page.getByLabel('Nederlands', { exact: true }), english)
    expect(left.y).toBe(right.y)
    await english.focus()
    await page.keyboard.type('Your booking is cancelled')
    await expectAccessible()
    await page.keyboard.press('ControlOrMeta+s')
    await expect(notification(page, 'is opgeslagen')).toBeVisible()
  },
)
