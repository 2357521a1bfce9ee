/** Importing users from a file: errors found before anything is sent, the processing by the server, and the result. */

import type { ScreenPage } from './page.ts'
import writeExcelFile from 'write-excel-file/universal'
import { BASE, expect, test } from './fixture.ts'

const TAB = `${BASE}/manage/app-users/import`
const HEAD = 'firstName,lastName,email,msisdn,userGroups'

const row = (number: number, email = `new.${number}@brugge-bakery.example`): string =>
  `Nele,Nieuw ${number},${email},+32470123456,`
const csv = (rows: readonly string[]): string => [HEAD, ...rows].join('\r\n')
const many = (count: number, faulty = 0): string[] =>
  Array.from({ length: count }, (_, at) => (at < faulty ? row(at, `nope${at}`) : row(at)))

/** Chooses a file from the disk, as a user does. */
async function choose(page: ScreenPage, name: string, content: BlobPart): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(new File([content], name))
}
const refusal = (page: ScreenPage) =>
  page.locator('.notice').filter({ hasText: 'Fout bij het lezen van uw bestand' })
const badge = (page: ScreenPage, text: string) =>
  page.locator('.upload-figures').getByText(text, { exact: true })
const send = (page: ScreenPage) => page.getByRole('button', { name: 'Uploaden en controleren' })

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto(TAB)
  await expect(page.getByText('of sleep het hierheen')).toBeVisible()
})

test('the server reports the rows that exceed the number of users that the company may have', async ({
  page,
}) => {
  await choose(page, 'users.csv', csv(many(200)))
  await expect(badge(page, 'In orde: 200')).toBeVisible()
  await send(page).click()
  // The company may have 250: it has 60, and three more are planned.
  await expect(badge(page, 'In orde: 187')).toBeVisible()
  await expect(page.getByRole('cell', { name: /maximale aantal gebruikers/ }).first()).toBeVisible()
})

for (const [what, name, content, reason] of [
  ['R155, R156, G077 501 rows', 'users.csv', csv(many(501)), 'te veel rijen'],
  ['a file of 30 MB', 'users.csv', Buffer.alloc(30 * 1024 * 1024, 'a'), 'te groot'],
  [
    'a renamed PNG',
    'users.csv',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48]),
    'CSV- of XLSX-bestand',
  ],
  [
    'a workbook with a password',
    'users.xlsx',
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
    'beveiligd',
  ],
  ['an empty file', 'users.csv', HEAD, 'geen rijen'],
  ['a text by the name of a workbook', 'users.xlsx', csv(many(1)), 'CSV- of XLSX-bestand'],
  [
    'a cell beyond the last column',
    'users.csv',
    csv([`${row(1)},lost`]),
    'Regel 2 heeft een cel zonder kolom',
  ],
  ['a broken workbook', 'users.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 1, 2, 3]), 'CSV- of XLSX-bestand'],
  ['columns that are missing or unknown', 'users.csv', 'firstName,salary\nNele,3', 'salary'],
] as const)
  test(`${what}: the file is refused with the reason before anything is sent`, async ({ page, sandbox }) => {
    await choose(page, name, content)
    await expect(refusal(page)).toContainText(reason)
    expect(await sandbox.calls('uploadUsersFile')).toHaveLength(0)
    // The next one is accepted.
    await choose(page, 'users.csv', csv(many(1)))
    await expect(badge(page, 'In orde: 1')).toBeVisible()
    await expect(refusal(page)).toHaveCount(0)
  })

test('R256 the errors of a file are listed by field and reason, under "Error reading your file"', async ({
  page,
}) => {
  await choose(page, 'users.csv', 'firstName,salary\nNele,3')
  await expect(refusal(page)).toContainText('Fout bij het lezen van uw bestand')
  await expect(refusal(page).getByRole('listitem')).toHaveText([
    /^Familienaam \(lastName\): \S/,
    /^E-mailadres \(email\): \S/,
    /^salary: \S/,
  ])
})

const HEAD_LINE = HEAD.replaceAll(',', ';')
const ELOISE = 'Éloïse;Van den Broecke;e@brugge-bakery.example;;Night shift'
for (const [what, name, content] of [
  ['semicolons', 'users.csv', `${HEAD_LINE}\n${ELOISE}`],
  ['a byte order mark', 'users.csv', `\uFEFF${HEAD_LINE}\n${ELOISE}`],
  ['Windows-1252', 'users.csv', Buffer.from(`${HEAD_LINE}\r\n${ELOISE}`, 'latin1')],
  ['tabs', 'users.csv', `${HEAD_LINE}\n${ELOISE}`.replaceAll(';', '\t')],
] as const)
  test(`a CSV with ${what} is read correctly`, async ({ page }) => {
    await choose(page, name, content)
    await expect(badge(page, 'In orde: 1')).toBeVisible()
    await send(page).click()
    await page.getByRole('button', { name: '1 gebruiker toevoegen' }).click()
    await expect(badge(page, 'Toegevoegd: 1')).toBeVisible()
    await page.goto(`${BASE}/manage/app-users/active?search=e@brugge-bakery.example`)
    await expect(page.getByRole('rowheader', { name: 'Éloïse Van den Broecke' })).toBeVisible()
  })

test('an Excel file is read, including its dates and numbers', async ({ page }) => {
  const head = ['firstName', 'lastName', 'email', 'birthDate', 'employeeNumber'].map((value) => ({ value }))
  const person = [
    { value: 'Nele' },
    { value: 'Nieuw' },
    { value: 'nele@brugge-bakery.example' },
    { value: new Date('1990-05-31T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' },
    { value: 42, type: Number },
  ]
  const blob = await writeExcelFile([head, person], {}).toBlob()
  await choose(page, 'users.xlsx', Buffer.from(await blob.arrayBuffer()))
  await expect(badge(page, 'In orde: 1')).toBeVisible()
})

test('R155 Belgian dates and date cells are accepted, and other dates are reported with the accepted notations', async ({
  page,
}) => {
  const days = ['17/05/1988', '17-05-1988', '05/17/1988', '17/05/88']
  const head = [...HEAD.split(','), 'birthDate'].join(',')
  await choose(page, 'users.csv', [head, ...days.map((day, at) => `${row(at)},${day}`)].join('\r\n'))
  await expect(badge(page, 'In orde: 3')).toBeVisible()
  await expect(badge(page, 'Fout: 1')).toBeVisible()
  const forms = page.getByRole('cell', { name: 'Schrijf de datum als dd/mm/jjjj, jjjj-mm-dd of 1 dec 2026' })
  await expect(forms).toHaveCount(1)
  await send(page).click()
  await expect(page.getByRole('heading', { name: /^Bevestigen/ })).toBeFocused()
  await expect(badge(page, 'In orde: 3')).toBeVisible()
  await expect(forms, 'the server says the same').toHaveCount(1)
  await page.getByRole('button', { name: '3 gebruikers toevoegen' }).click()
  await expect(badge(page, 'Toegevoegd: 3')).toBeVisible()
})

test('the number of rows to correct is not shown next to the page title', async ({ page }) => {
  await choose(page, 'users.csv', csv(many(3, 2)))
  await expect(page.locator('.table-count')).toHaveText('2 rijen')
  await expect(page.locator('.page-count')).toHaveText('')
})

test('formulas are refused, and existing and duplicate users are reported', async ({ page }) => {
  await choose(
    page,
    'users.csv',
    csv([
      '=HYPERLINK("x"),Nieuw,a@brugge-bakery.example,,',
      row(1),
      row(1),
      'Jonas,Peeters,jonas.peeters@brugge-bakery.example,,',
    ]),
  )
  await expect(badge(page, 'In orde: 1')).toBeVisible()
  await expect(badge(page, 'Fout: 1')).toBeVisible()
  await expect(badge(page, 'Overgeslagen: 1')).toBeVisible()
  await expect(badge(page, 'Al verwerkt: 1')).toBeVisible()
  await expect(page.getByRole('cell', { name: /formule/i })).toBeVisible()
})

test('errors found by the server are shown before confirmation, and a failure can be retried', async ({
  page,
  sandbox,
}) => {
  const file = 'firstName,lastName,email,login\nNele,Nieuw,nele@brugge-bakery.example,jonas.peeters\n'
  await choose(page, 'users.csv', `${file}Piet,Nieuw,piet@brugge-bakery.example,\n`)
  await expect(badge(page, 'In orde: 2')).toBeVisible()
  await sandbox.faults.set({ operationId: 'uploadUsersFile', kind: 'status-503', times: 1 })
  await send(page).click()
  await expect(page.getByText(/niet beschikbaar/)).toBeVisible()
  await send(page).click()
  await expect(badge(page, 'In orde: 1')).toBeVisible()
  await expect(badge(page, 'Fout: 1')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Login', exact: true })).toBeVisible()
})
