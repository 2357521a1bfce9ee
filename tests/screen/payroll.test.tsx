/** Payroll: the connection, the people, salary codes, payroll ids and reports of a company. */
import { COMPANY } from '../../mocks/seed/names.ts'
import { expect, test } from './fixture.ts'
import type { Locator } from './locator.ts'
import { action, addFilter, callServer, notification, type ScreenPage } from './page.ts'
import { isAll } from '../level.ts'

const at = (tab: string, company: string = COMPANY.payroll): string =>
  `/company/payrolls/${tab}?corporateAccountOspId=${company}`
const dialog = (page: ScreenPage): Locator => page.getByRole('dialog')
const field = (page: ScreenPage, name: string): Locator => page.getByRole('textbox', { name, exact: true })

const person = (page: ScreenPage, name: string): Locator => page.getByRole('row').filter({ hasText: name })

/** Pastes as from a spreadsheet. */
async function paste(target: Locator, text: string): Promise<void> {
  await target.focus()
  const element = document.activeElement
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(event, { clipboardData: { getData: () => text } })
  element?.dispatchEvent(event)
}

test('R036 payroll is for platform staff only', async ({ page, open }) => {
  await open('/company/payrolls', { as: 'pam.payroll' })
  await expect(page.getByRole('heading', { name: /404/ })).toBeVisible()
})

test('G042 platform staff choose a company first', async ({ page, open }) => {
  await open('/company/payrolls', { as: 'olivia.osp' })
  await expect(page.getByRole('heading', { name: 'Kies eerst een bedrijf' })).toBeVisible()
})

test.describe('the connection to payroll', () => {
  test('R058 G125 shows its details, with masked secrets', async ({ page, open }) => {
    await open(`/company/payrolls?corporateAccountOspId=${COMPANY.payroll}`, { as: 'olivia.osp' })
    await expect(page).toHaveURL(/payrolls\/details/)
    await expect(page.getByText('portal-0012345')).toBeVisible()
    await expect(page.getByText('••••••••')).toBeVisible()
    await expect(page.getByText('paywise-secret-7f3a')).toHaveCount(0)
    await expect(page.getByText('Sociaal Secretariaat Noord')).toBeVisible()
  })

  test('G129 shows what a sync did for each person, and who is waiting', async ({ page, open }) => {
    await open(at('details'), { as: 'olivia.osp' })
    await page.getByRole('button', { name: /^Synchroniseren/ }).click()
    await expect(page).toHaveURL(/dialog=sync/)
    await dialog(page).getByRole('button', { name: 'Synchroniseren' }).click()
    const changes = page.getByRole('table', { name: 'Wie er veranderde' })
    await expect(changes.getByRole('row').filter({ hasText: 'Fien Vers' })).toContainText('Aangemaakt')
    await expect(changes.getByRole('row').filter({ hasText: 'Noor Nieuw' })).toContainText(
      'E-mailadres is verplicht',
    )
    await dialog(page).getByRole('button', { name: 'Klaar' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(person(page, 'Vers Fien')).toBeVisible()
    await expect(person(page, 'Vers Fien').locator('.badge'), 'activated: nothing to look at').toHaveCount(0)
  })

  test.runIf(isAll)(
    'reports in the dialog a provider that does not respond, or responds late, and can be retried',
    async ({ page, open, sandbox, allowed }) => {
      allowed.push(/syncPayrollUsers/)
      await open(at('details'), { as: 'olivia.osp' })
      await page.getByRole('button', { name: /^Synchroniseren/ }).click()
      await sandbox.faults.set({ operationId: 'syncPayrollUsers', kind: 'status-503', times: 1 })
      const confirm = dialog(page).getByRole('button', { name: 'Synchroniseren' })
      await confirm.click()
      await expect(dialog(page).locator('.notice')).toBeVisible()
      // The response is late, so that the request cannot be repeated or left in the meantime.
      await sandbox.faults.set({ operationId: 'syncPayrollUsers', kind: 'latency', ms: 1500, times: 1 })
      await confirm.click()
      await expect(dialog(page).getByRole('button', { name: 'Annuleren' })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      await expect(page.getByRole('table', { name: 'Wie er veranderde' })).toBeVisible()
    },
  )

  test.runIf(isAll)(
    'R118 R168 can be edited, and an empty secret keeps the existing one',
    async ({ page, open }) => {
      await open(`${at('details')}&dialog=edit`, { as: 'olivia.osp' })
      const secret = page.getByLabel('Client secret', { exact: true })
      await expect(secret).toHaveValue('')
      await expect(dialog(page).getByText('7 cijfers')).toBeVisible()
      await field(page, 'Werkgeversnummer').fill('12')
      await page.getByRole('combobox', { name: 'Verzendwijze' }).selectOption({ label: 'Via SFTP' })
      await dialog(page).getByRole('button', { name: 'Opslaan' }).click()
      await expect(page.locator('.field-error')).toHaveText('Werkgeversnummer schrijft u zo: 7 cijfers')
      await field(page, 'Werkgeversnummer').fill('0012346')
      await dialog(page).getByRole('button', { name: 'Opslaan' }).click()
      await expect(notification(page, 'Koppeling met Paywise opgeslagen')).toBeVisible()
      await expect(page.locator('.page-head').getByText('0012346')).toBeVisible()
      await expect(page.getByText('Via SFTP')).toBeVisible()
      await page.getByRole('button', { name: /^Synchroniseren/ }).click()
      await dialog(page).getByRole('button', { name: 'Synchroniseren' }).click()
      await expect(page.getByRole('table', { name: 'Wie er veranderde' })).toBeVisible()
    },
  )

  test.runIf(isAll)('G129 can be ended, and an earlier one can be restored', async ({ page, open }) => {
    await open(`${at('details')}&dialog=deactivate`, { as: 'olivia.osp' })
    await page.getByRole('alertdialog').getByRole('button', { name: 'Koppeling stopzetten' }).click()
    await expect(page.getByRole('heading', { name: 'Nog geen koppeling' })).toBeVisible()
    await page.getByRole('button', { name: 'Koppeling met Paywise opnieuw gebruiken' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Opnieuw gebruiken' }).click()
    await expect(page.locator('.page-head').getByText('Paywise')).toBeVisible()
    await open(at('connect'), { as: 'olivia.osp' })
    await expect(page.getByRole('heading', { name: 'Er is al een koppeling' })).toBeVisible()
  })
})

test.describe('the people known to payroll', () => {
  test('G190 are activated with the app user form, filled in from payroll', async ({ page, open }) => {
    await open(at('details'), { as: 'olivia.osp' })
    await addFilter(page, 'Status', 'Te activeren')
    await expect(person(page, 'Nieuw Noor')).toContainText('E-mailadres is verplicht')
    await (await action(page, 'Noor Nieuw', 'Activeren')).click()
    await expect(field(page, 'Voornaam')).toHaveValue('Noor')
    await expect(field(page, 'Familienaam')).toHaveValue('Nieuw')
    await dialog(page).getByRole('button', { name: 'Gebruiker activeren' }).click()
    await expect(page.locator('.field-error')).toBeVisible()
    await field(page, 'E-mailadres').fill('noor.nieuw@hasselt-hospital.example')
    await dialog(page).getByRole('button', { name: 'Gebruiker activeren' }).click()
    await expect(notification(page, 'Noor Nieuw is een app-gebruiker')).toBeVisible()
    await expect(person(page, 'Nieuw Noor')).toHaveCount(0)
  })

  test.runIf(isAll)(
    'R163 can be corrected while they are waiting, but not once payroll manages them',
    async ({ page, open }) => {
      await open(`${at('details')}&search=noor`, { as: 'olivia.osp' })
      await (await action(page, 'Noor Nieuw', 'Verbeteren')).click()
      await field(page, 'E-mailadres').fill('noor@hasselt-hospital.example')
      await dialog(page).getByRole('button', { name: 'Opslaan' }).click()
      await expect(notification(page, 'De gegevens van Noor Nieuw zijn verbeterd')).toBeVisible()
      await expect(person(page, 'Nieuw Noor').getByText('E-mailadres is verplicht')).toHaveCount(0)
      await page.getByRole('searchbox').fill('vertrokken')
      await expect(await action(page, 'Bert Vertrokken', 'Activeren')).toHaveAttribute(
        'aria-disabled',
        'true',
      )
    },
  )
})

test.describe('the wizard for a connection', () => {
  test('R118 R168 R169 G130 has the fields that the provider defines, and requires them', async ({
    page,
    open,
  }) => {
    await open(at('connect', COMPANY.bakery), { as: 'olivia.osp' })
    const next = page.getByRole('button', { name: 'Volgende' })
    await next.click()
    await expect(page.locator('.field-error')).toBeVisible()
    await page.getByRole('radio', { name: 'Sociaal Secretariaat Noord' }).check()
    await next.click()
    await expect(page).toHaveURL(/#details/)
    await expect(field(page, 'Gebruikersnaam')).toBeVisible()
    await page.getByRole('button', { name: 'Vorige' }).click()
    await page.getByRole('radio', { name: 'Paywise' }).check()
    await next.click()
    await expect(field(page, 'Gebruikersnaam')).toHaveCount(0)
    const connect = page.getByRole('button', { name: 'Koppelen', exact: true })
    await field(page, 'Werkgeversnummer').fill('0054321')
    await field(page, 'Client-ID').fill('portal-0054321')
    await page.getByLabel('Client secret', { exact: true }).fill('refused')
    await field(page, 'Bereik van het token').fill('Wrong Scope')
    await expect(connect).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('combobox', { name: 'Verzendwijze' }).selectOption({ label: 'Via SFTP' })
    await connect.click()
    await expect(page.locator('.field-error')).toHaveText(
      'Bereik van het token schrijft u zo: kleine letters, met punten of dubbele punten ertussen, zoals payroll.write',
    )
    await field(page, 'Bereik van het token').fill('payroll.write')
    await connect.click()
    await expect(page.locator('.contract-form-summary')).toContainText(
      'De loonadministratie weigert deze gegevens.',
    )
    await page.getByLabel('Client secret', { exact: true }).fill('s3cret-in-clear')
    await connect.click()
    await expect(page).toHaveURL(/payrolls\/details/)
    await expect(notification(page, 'Gebruikers worden nu automatisch aangemaakt')).toBeVisible()
    await expect(page.getByText('••••••••')).toBeVisible()
    await expect(page.getByText('s3cret-in-clear')).toHaveCount(0)
  })

  test('G125 keeps typed values after a reload, but never stores a secret in the browser', async ({
    page,
    open,
  }) => {
    await open(at('connect', COMPANY.bakery), { as: 'olivia.osp' })
    await page.getByRole('radio', { name: 'Paywise' }).check()
    await page.getByRole('button', { name: 'Volgende' }).click()
    await field(page, 'Client-ID').fill('portal-0054321')
    await page.getByLabel('Client secret', { exact: true }).fill('s3cret-in-clear')
    await page.reload()
    await expect(field(page, 'Client-ID')).toHaveValue('portal-0054321')
    await expect(page.getByLabel('Client secret', { exact: true })).toHaveValue('')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('s3cret-in-clear')
  })
})

test('a field of a kind that the portal does not know is shown as text', async ({ page, open, sandbox }) => {
  await sandbox.faults.set({ operationId: 'getPayrollProviders', kind: 'unknown-value' })
  await open(at('connect', COMPANY.bakery), { as: 'olivia.osp' })
  await page.getByRole('radio', { name: 'Paywise' }).check()
  await page.getByRole('button', { name: 'Volgende' }).click()
  await expect(field(page, 'Client-ID')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Verzendwijze' })).toBeVisible()
})

test.describe('the salary codes', () => {
  const save = (page: ScreenPage): Locator => page.getByRole('button', { name: /^Looncodes opslaan/ })

  test('G127 show which are missing, and are saved together', async ({ page, open }) => {
    await open(at('salary-codes'), { as: 'olivia.osp' })
    await expect(page.getByText('1 looncode ontbreekt')).toBeVisible()
    await expect(page.getByText(/^Gewijzigd op \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/)).toHaveCount(6)
    await field(page, 'Andere aankopen').fill('12')
    await field(page, 'Auto').fill('4110')
    await save(page).click()
    await expect(page.locator('.field-error').first()).toBeVisible()
    await expect(page.getByText('Andere aankopen schrijft u zo: 4 cijfers').first()).toBeVisible()
    await field(page, 'Andere aankopen').fill('4190')
    await field(page, 'Auto').fill('4191')
    await save(page).click()
    await expect(notification(page, '2 looncodes opgeslagen')).toBeVisible()
    await expect(page.getByText('looncode ontbreekt')).toHaveCount(0)
    await expect(field(page, 'Andere aankopen')).toHaveValue('4190')
    await expect(save(page)).toHaveCount(0)
  })

  test('are filled from a pasted column, unless it does not fit', async ({ page, open }) => {
    await open(at('salary-codes'), { as: 'olivia.osp' })
    const first = field(page, 'Openbaar vervoer')
    await paste(first, 'Openbaar vervoer\t5110\nFiets\t5120')
    await expect(page.getByText('U plakte 2 kolommen.')).toBeVisible()
    await paste(first, Array.from({ length: 5000 }, (_, line) => String(line)).join('\n'))
    await expect(page.getByText(/U plakte 5\s000 regels, maar vanaf hier zijn er 7 velden/)).toBeVisible()
    await paste(first, '5110\n5120\n5110')
    await expect(page.getByText('De code 5110 staat op meer dan één regel: 1, 3.')).toBeVisible()
    await expect(first).toHaveValue('4110')
    await paste(first, '5110\r\n\r\n5130\r\n')
    await expect(first).toHaveValue('5110')
    await expect(field(page, 'Fiets en step')).toHaveValue('4120')
    await expect(field(page, 'Auto')).toHaveValue('5130')
    await expect(page.getByText('U plakte')).toHaveCount(0)
    await save(page).click()
    await expect(notification(page, '2 looncodes opgeslagen')).toBeVisible()
  })

  test('can reuse a code that another part releases in the same save', async ({ page, open, allowed }) => {
    allowed.push(/409/)
    await open(at('salary-codes'), { as: 'olivia.osp' })
    await field(page, 'Openbaar vervoer').fill('4120')
    await field(page, 'Fiets en step').fill('4199')
    await save(page).click()
    await expect(notification(page, '2 looncodes opgeslagen')).toBeVisible()
    await expect(field(page, 'Openbaar vervoer')).toHaveValue('4120')
  })

  test.runIf(isAll)(
    'R238 R269 show an error of the server at its field, without a notification',
    async ({ page, open, sandbox, allowed }) => {
      allowed.push(/./)
      await sandbox.faults.set({ operationId: 'getPayrollProviders', kind: 'status-500', times: 5 })
      await open(at('salary-codes'), { as: 'olivia.osp' })
      // The notification about the providers that could not be read.
      await notification(page, /./).getByRole('button').click()
      await field(page, 'Andere aankopen').fill('wrong')
      await field(page, 'Auto').fill('4188')
      await save(page).click()
      await expect(page.locator('.field-error')).toHaveText('Andere aankopen is niet juist geschreven')
      await expect(notification(page, /./)).toHaveCount(0)
      await page.reload()
      await expect(field(page, 'Auto')).toHaveValue('4188')
    },
  )

  test('R238 R269 show INVALID_ARGUMENT at the field without a notification, even if it names no field', async ({
    page,
    open,
    sandbox,
    allowed,
  }) => {
    allowed.push(/./)
    await sandbox.faults.set({ operationId: 'getPayrollProviders', kind: 'status-500', times: 5 })
    await sandbox.faults.set({ operationId: 'updateSalaryCode', kind: 'barest-error' })
    await open(at('salary-codes'), { as: 'olivia.osp' })
    // The notification about the providers that could not be read.
    await notification(page, /./).getByRole('button').click()
    await field(page, 'Andere aankopen').fill('wrong')
    await save(page).click()
    await expect(page.locator('.field-error')).toHaveText('Dit mag niet.')
    await expect(notification(page, /./)).toHaveCount(0)
  })

  test.runIf(isAll)(
    'keep a value that someone else saved in the meantime',
    async ({ page, open, sandbox }) => {
      await open(at('salary-codes'), { as: 'olivia.osp' })
      const other = field(page, 'Openbaar vervoer')
      await expect(other).toHaveValue('4110')
      const id = other.element().getAttribute('name')
      await field(page, 'Auto').fill('4191')
      await callServer(`payroll/code/${id}`, { code: '4166' }, 'PUT')
      await sandbox.faults.set({ operationId: 'updateSalaryCode', kind: 'status-503', times: 1 })
      await save(page).click()
      await expect(page.getByText('De dienst is even niet beschikbaar').first()).toBeVisible()
      await save(page).click()
      await expect(notification(page, '1 looncode opgeslagen')).toBeVisible()
      await expect(other).toHaveValue('4166')
    },
  )

  test('G128 a company that was never connected has no connection', async ({ page, open }) => {
    await open(at('salary-codes', COMPANY.bakery), { as: 'olivia.osp' })
    await expect(page.getByRole('heading', { name: 'Nog geen looncodes' })).toBeVisible()
  })
})

test.runIf(isAll)(
  'G126 a payroll id is set, refused when another has it, and cleared',
  async ({ page, open }) => {
    const name = 'Anaïs Willems'
    await open(at('payroll-ids'), { as: 'olivia.osp' })
    await (await action(page, name, 'Loonnummer wijzigen')).click()
    await field(page, 'Loonnummer').fill('200000')
    await dialog(page).getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.locator('.field-error')).toHaveText('Loonnummer moet uniek zijn')
    await field(page, 'Loonnummer').fill('299999')
    await dialog(page).getByRole('button', { name: 'Opslaan' }).click()
    await expect(notification(page, 'opgeslagen')).toBeVisible()
    await expect(person(page, name)).toContainText('299999')
    await (await action(page, name, 'Loonnummer wissen')).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Loonnummer wissen' }).click()
    await expect(notification(page, 'gewist')).toBeVisible()
    await addFilter(page, 'Loonnummer', 'Zonder loonnummer')
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    await expect(person(page, name)).toContainText('Dit bedrijf')
  },
)

test.runIf(isAll)(
  'R237 R242 reports are loaded fifteen at a time, refreshed until they are final, and can be downloaded',
  async ({ page, open }) => {
    await open(at('reports'), { as: 'olivia.osp' })
    await expect(page.getByRole('rowheader')).toHaveCount(15)
    await page.getByRole('button', { name: 'Volgende pagina' }).click()
    await expect(page.getByRole('rowheader')).toHaveCount(3)
    await open(`${at('reports')}&status=SENT`)
    const month = (await page.getByRole('rowheader').first().textContent()) ?? ''
    await (await action(page, month, 'Vernieuwen')).click()
    await expect(notification(page, `Het rapport van ${month} is aanvaard`)).toBeVisible()
    await open(`${at('reports')}&status=ACCEPTED`)
    await expect(page.getByRole('button', { name: /^payroll-.*downloaden$/ }).first()).toBeVisible()
    await expect(await action(page, month, 'Vernieuwen')).toHaveAttribute('aria-disabled', 'true')
  },
)
