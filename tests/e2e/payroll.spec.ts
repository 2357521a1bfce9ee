/** Payroll in the browser: from the first connection to the downloaded report. The rest is tested in `../screen/`. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { momentOf } from '~notations/brussels.ts'
import { calendarOf, monthAfter } from '../../mocks/behaviour/months.ts'
import { COMPANY } from '../../mocks/seed/names.ts'
import { BASE, expect, test } from '../fixtures.ts'
import { notification } from '../portal.ts'
import { inAll } from '../level.ts'

const at = (tab: string, company: string): string =>
  `${BASE}/company/payrolls/${tab}?corporateAccountOspId=${company}`

/** Pastes with the keyboard, as after copying in a spreadsheet. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(async (copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+v')
}

test(
  'R118 G125 G127 G126 R242 platform staff connect a provider, map ids, paste missing codes and download the monthly report',
  inAll,
  async ({ page, signInAs, sandbox, expectAccessible }) => {
    test.slow()
    await signInAs('olivia.osp')
    await page.goto(at('details', COMPANY.bakery))
    await expect(page.getByRole('heading', { name: 'Nog geen koppeling' })).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: 'Loonadministratie koppelen' }).first().click()
    await page.getByRole('radio', { name: 'Paywise' }).check()
    await expectAccessible()
    await page.getByRole('button', { name: 'Volgende' }).click()
    await page.getByLabel('Werkgeversnummer').fill('0054321')
    await page.getByLabel('Client-ID').fill('portal-0054321')
    await page.getByLabel('Client secret', { exact: true }).fill('s3cret-in-clear')
    await page.getByLabel('Bereik van het token').fill('payroll.write')
    await page.getByLabel('Verzendwijze').selectOption('SFTP')
    await expectAccessible()
    await page.getByRole('button', { name: 'Koppelen', exact: true }).click()
    await expect(notification(page, 'Gekoppeld met Paywise')).toBeVisible()
    await expectAccessible()

    await page.getByRole('link', { name: 'Loonnummers' }).click()
    await page
      .getByRole('button', { name: /^Acties voor / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: /^Loonnummer wijzigen/ }).click()
    await page.getByRole('textbox', { name: 'Loonnummer' }).fill('300001')
    await expectAccessible()
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByRole('cell', { name: '300001' })).toBeVisible()

    await page.getByRole('link', { name: 'Looncodes' }).click()
    await expect(page.getByText('7 looncodes ontbreken')).toBeVisible()
    await page.getByRole('textbox', { name: 'Openbaar vervoer' }).focus()
    await paste(page, 'Openbaar vervoer\t5110\nFiets en step\t5120')
    await expect(page.getByText('U plakte 2 kolommen.')).toBeVisible()
    await expectAccessible()
    await paste(page, '5110\n5120\n5130\n5140\n5150\n5160\n5170\n')
    await expect(page.getByRole('textbox', { name: 'Thuiswerk' })).toHaveValue('5170')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(notification(page, '7 looncodes opgeslagen')).toBeVisible()
    await expect(page.getByText('looncodes ontbreken')).toHaveCount(0)
    await expectAccessible()

    // The month has ended: its report has been created, with the code and the payroll id.
    const { month } = calendarOf(new Date(await sandbox.clock.now()))
    const next = monthAfter(month, 1)
    await sandbox.clock.set(momentOf(`${next.slice(0, 4)}-${next.slice(4)}-02`, '10:00'))
    await signInAs('olivia.osp') // The session is older than a week.
    await page.goto(at('reports', COMPANY.bakery))
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^payroll-0054321-.* downloaden$/ }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file.split('\n').length).toBeGreaterThan(1)
    expect(file).toMatch(/300001.*51[1-7]0/)
  },
)

test('R237 R242 a sync shows its changes, and the report is downloaded', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('olivia.osp')
  await page.goto(at('details', COMPANY.payroll))
  await expect(page.getByRole('table', { name: /^Personen in de loonadministratie/ })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: /^Synchroniseren/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Synchroniseren' }).press('Enter')
  await expect(page.getByRole('table', { name: /^Wie er veranderde/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Klaar' })).toBeFocused()
  await expectAccessible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('link', { name: 'Rapporten', exact: true }).last().click()
  await expect(page.getByRole('rowheader')).toHaveCount(15)
  await expectAccessible()
  const download = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /^payroll-.* downloaden$/ })
    .first()
    .click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^payroll-0012345-\d{6}\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain(';')
})
