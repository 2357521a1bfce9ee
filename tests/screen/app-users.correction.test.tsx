/** Importing users from a file, with refused rows that are corrected in the page. */
import writeExcelFile from 'write-excel-file/universal'
import type { ScreenPage } from './page.ts'
import { BASE, expect, test } from './fixture.ts'

const choose = (page: ScreenPage, lines: readonly string[], name = 'users.csv'): Promise<void> =>
  page.locator('input[type=file]').setInputFiles(new File([lines.join('\r\n')], name))
const badge = (page: ScreenPage, text: string) =>
  page.locator('.upload-figures').getByText(text, { exact: true })
const line = (page: ScreenPage, number: number) =>
  page.getByRole('group', { name: new RegExp(`^Regel ${number}\\b`) })
const button = (page: ScreenPage, name: string | RegExp) => page.getByRole('button', { name })

const HEAD = 'firstName;lastName;email;msisdn;language;login'
const GOOD = 'Nele;Nieuw;nele@brugge-bakery.example;+32470123456;nl;'

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto(`${BASE}/manage/app-users/import`)
  await expect(page.getByText('of sleep het hierheen')).toBeVisible()
})

test('R256 R257 each row is reported once, with all its errors, using the labels of the form', async ({
  page,
}) => {
  await choose(page, [HEAD, GOOD, 'Piet;Fout;nope;12;xx;'])
  await expect(badge(page, 'Fout: 1')).toBeVisible()
  const rows = page.getByRole('table', { name: 'Opmerkingen bij de rijen' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  for (const column of ['E-mailadres (email): ', 'Gsm-nummer (msisdn): ', 'Taal (language): '])
    await expect(rows.last()).toContainText(column)
  await expect(page.locator('.table-count')).toHaveText('1 rij')
})

test('R256 a missing column is reported with its label in the form', async ({ page }) => {
  await choose(page, ['firstName;salary', 'Nele;3'])
  const alert = page.locator('.notice').filter({ hasText: 'Fout bij het lezen van uw bestand' })
  await expect(alert).toContainText('Familienaam (lastName): Deze kolom ontbreekt')
  await expect(alert).toContainText('salary: Deze kolom is overbodig')
})

test('R115 R219 a refused row that is corrected in the page is sent, and one that is still invalid is reported', async ({
  page,
  user,
}) => {
  await choose(page, [HEAD, GOOD, 'Piet;Fout;nope;12;nl;', '', 'An;Fout;an.brugge-bakery.example;;nl;'])
  const email = line(page, 3).getByLabel('E-mailadres (email)')
  await expect(email).toHaveValue('nope')
  await expect(email).toHaveAccessibleDescription(/lijkt niet juist/)
  await email.click()
  await user.clear(document.activeElement ?? document.body)
  await user.keyboard('piet@brugge-bakery.example')
  await expect(email, 'the focus is not lost').toBeFocused()
  await expect(email).not.toHaveAttribute('aria-invalid')
  await expect(badge(page, 'Fout: 2')).toBeVisible()
  await line(page, 3).getByLabel('Gsm-nummer (msisdn)').fill('0470 12 34 57')
  await expect(line(page, 3)).toContainText('In orde')
  await expect(badge(page, 'In orde: 2')).toBeVisible()
  await expect(badge(page, 'Fout: 1')).toBeVisible()

  await button(page, 'Uploaden en controleren').click()
  await expect(page.getByRole('heading', { name: /^Bevestigen/ })).toBeVisible()
  await expect(badge(page, 'In orde: 2')).toBeVisible()
  await expect(badge(page, 'Fout: 1'), 'the row that was not sent is not forgotten').toBeVisible()
  await button(page, '2 gebruikers toevoegen').click()
  await expect(badge(page, 'Toegevoegd: 2')).toBeVisible()

  await button(page, '1 foute rij hier verbeteren').click()
  await line(page, 5).getByLabel('E-mailadres (email)').fill('an@brugge-bakery.example')
  await button(page, 'Uploaden en controleren').click()
  await button(page, '1 gebruiker toevoegen').click()
  await expect(badge(page, 'Toegevoegd: 1')).toBeVisible()
  await expect(page.getByText(/^Fout: /)).toHaveCount(0)
  await page.goto(`${BASE}/manage/app-users/active?search=piet@brugge-bakery.example`)
  await expect(page.getByRole('rowheader', { name: 'Piet Fout' })).toBeVisible()
})

test('R219 a row that only the server refuses can be corrected after the others are added, with its original line number', async ({
  page,
}) => {
  await choose(page, [HEAD, GOOD, 'Piet;Fout;piet@brugge-bakery.example;;nl;jonas.peeters'])
  await button(page, 'Uploaden en controleren').click()
  await expect(badge(page, 'Fout: 1')).toBeVisible()
  await expect(button(page, /hier verbeteren/), 'the row in order is added first').toHaveCount(0)
  await button(page, '1 gebruiker toevoegen').click()
  await button(page, '1 foute rij hier verbeteren').click()
  const login = line(page, 3).getByLabel('Login')
  await expect(login).toHaveAccessibleDescription('Deze gebruikersnaam is al in gebruik')
  await expect(button(page, 'Uploaden en controleren')).toHaveAttribute('aria-disabled', 'true')
  await login.fill('piet.fout')
  await button(page, 'Uploaden en controleren').click()
  await button(page, '1 gebruiker toevoegen').click()
  await expect(badge(page, 'Toegevoegd: 1')).toBeVisible()
})

test('a cell that becomes invalid because of another one is shown, and stays while the user types', async ({
  page,
}) => {
  await choose(page, [HEAD, 'Piet;Fout;nope;;nl;'])
  await line(page, 2).getByText('Andere cellen van deze regel').click()
  const language = line(page, 2).getByLabel('Taal (language)')
  await language.fill('xx')
  await expect(language).toHaveAttribute('aria-invalid', 'true')
  await language.fill('fr')
  await expect(language).not.toHaveAttribute('aria-invalid')
  await expect(language).toBeFocused()
})

test('a line with shifted cells can only be corrected in its file', async ({ page }) => {
  await choose(page, ['firstName,lastName,email,employeeNumber', 'Nele,Nieuw,nele@brugge-bakery.example,12,'])
  await expect(badge(page, 'Fout: 1')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Verbeter de foute rijen hier' })).toHaveCount(0)
})

for (const [language, above, sheet] of [
  ['nl', 'De kop staat op regel 2; wat erboven staat, telt niet mee.', 'Gelezen van het blad “Users”'],
  ['en', 'The header is on line 2', 'Only the sheet “Users” was read'],
  ['fr', 'ligne 2', '« Users »'],
] as const)
  test(`ignored parts of a file are reported (${language})`, async ({ page, open }) => {
    await open('/manage/app-users/import', { as: 'ulla.users', language })
    await expect(page.locator('input[type=file]')).toBeAttached()
    const cells = (texts: readonly string[]) => texts.map((value) => ({ value }))
    const blob = await writeExcelFile([
      {
        sheet: 'Users',
        data: [
          cells(['Our people of 2026']),
          cells(['firstName', 'lastName', 'email']),
          cells(['Nele', 'Nieuw', 'nele@brugge-bakery.example']),
        ],
      },
      { sheet: 'Notes', data: [cells(['Nothing of importance'])] },
    ]).toBlob()
    await page.locator('input[type=file]').setInputFiles(new File([await blob.arrayBuffer()], 'users.xlsx'))
    await expect(page.getByText(above, { exact: false })).toBeVisible()
    await expect(page.getByText(sheet, { exact: false })).toBeVisible()
  })
