/** The page of one app user: the person, and the details with their edit form. */
import type { ScreenPage } from './page.ts'
import { call } from '@/api/client.ts'
import { getUser, updateUser } from '@/api/generated/operations/app-users.ts'
import { BASE, expect, test } from './fixture.ts'
import { notification } from './page.ts'
import { isAll } from '../level.ts'

const LIST = `${BASE}/manage/app-users/active`
const detail = (ospId: string): string => `${BASE}/manage/app-users/${ospId}/detail`
const JONAS = detail('u-1101')

/** A required field's label ends in a star. */
const named = (label: string): RegExp => new RegExp(`^${label}\\*?$`)
const field = (page: ScreenPage, label: string) => page.getByLabel(named(label))
const save = (page: ScreenPage) => page.getByRole('button', { name: 'Opslaan', exact: true })
const saved = (page: ScreenPage) => notification(page, 'zijn opgeslagen')
/** The message under a field. */
const problemOf = (page: ScreenPage, label: string) =>
  page
    .locator('.field')
    .filter({ has: page.getByLabel(named(label)) })
    .locator('.field-error')

test.describe('the page of a user', () => {
  test('R056 shows the person, the account status, and the company', async ({ page, signInAs }) => {
    await signInAs('mats.msp')
    await page.goto(`${detail('u-1102')}?corporateAccountOspId=ca-2001`)
    const head = page.locator('.page-head')
    await expect(head.getByRole('heading', { level: 1 })).toHaveText('Éloïse Van den Broecke')
    for (const text of ['Actief', 'Geblokkeerd', 'Twee stappen', 'u-1102', 'Brugge Bakery'])
      await expect(head.getByText(text, { exact: true })).toBeVisible()
    await expect(page).toHaveTitle(/^Gegevens · Éloïse Van den Broecke/)
    await expect(page).toHaveURL(/corporateAccountOspId=ca-2001/)
  })

  test('the fields of the user’s own details declare their purpose to the browser, those of others do not', async ({
    page,
    signInAs,
  }) => {
    const purposes = [
      ['Voornaam', 'given-name'],
      ['Familienaam', 'family-name'],
      ['E-mailadres', 'email'],
      ['Gsm-nummer', 'tel-national'],
      ['Taal', 'language'],
      ['Geboortedatum', 'bday'],
      ['Login', 'username'],
    ] as const
    await signInAs('ulla.users')
    await page.goto(detail('u-1001'))
    for (const [label, purpose] of purposes)
      await expect(field(page, label)).toHaveAttribute('autocomplete', purpose)
    await page.goto(JONAS)
    await expect(field(page, 'Voornaam')).toHaveValue('Jonas')
    for (const [label, purpose] of purposes)
      await expect(field(page, label), label).not.toHaveAttribute('autocomplete', purpose)
  })

  for (const [what, ospId] of [
    ['that does not exist', 'u-0'],
    ['of another company', 'u-1301'],
  ] as const)
    test(`shows a user ${what} as not found, with a link to the list`, async ({ page, signInAs }) => {
      await signInAs('ulla.users')
      await page.goto(detail(ospId))
      await expect(page.getByRole('heading', { name: 'Niet gevonden' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await page.getByRole('link', { name: 'Naar App-gebruikers' }).click()
      await expect(page).toHaveURL(LIST)
    })

  test('shows an error if it cannot be loaded, and can be retried', async ({ page, signInAs, sandbox }) => {
    await signInAs('ulla.users')
    await page.goto(LIST)
    await expect(page.getByText('1–25 van 60')).toBeVisible()
    await sandbox.faults.set({ operationId: 'getUser', kind: 'status-503' })
    await page.getByRole('rowheader').first().getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Dit kan nu niet worden getoond' })).toBeVisible()
    await sandbox.faults.clear()
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
    await page.getByRole('link', { name: 'Gegevens', exact: true }).click()
    await expect(field(page, 'Voornaam')).toBeVisible()
  })

  test('G034 shows a role that the portal does not know by its key', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(detail('u-1193'))
    await expect(page.getByText('night_owl')).toBeVisible()
  })
})

test.describe('the permission to edit', () => {
  test('R163 is missing for a user managed by payroll, and the page says why', async ({ page, signInAs }) => {
    await signInAs('pam.payroll')
    await page.goto(detail('u-1601'))
    await expect(
      page.getByText('Deze gebruiker wordt beheerd door de loonadministratie. Wijzig'),
    ).toBeVisible()
    await expect(page.getByText('Beheerd door loonadministratie', { exact: true })).toBeVisible()
    await expect(save(page)).toHaveCount(0)
    await expect(page.getByText('HH-2024-001')).toBeVisible()
  })

  test.runIf(isAll)('R091 is missing for an anonymised user', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(detail('u-1104'))
    await expect(page.getByText('Deze gebruiker is voorgoed geanonimiseerd.')).toBeVisible()
    await expect(save(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Acties', exact: true })).toHaveCount(0)
    for (const tab of ['budgets', 'identification-fields', 'trip-configuration', 'groups-roles']) {
      await page.goto(detail('u-1104').replace(/detail$/, tab))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(page.getByRole('link', { name: /toevoegen/ }), tab).toHaveCount(0)
      await expect(page.getByRole('button', { name: /toevoegen|toekennen/ }), tab).toHaveCount(0)
      await expect(save(page), tab).toHaveCount(0)
    }
  })

  test('G040 is missing for users without the right, who can see their own page', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ivo.invoices')
    await page.goto(detail('u-1004'))
    await expect(page.getByText('maar niet wijzigen')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Acties', exact: true })).toHaveCount(0)
    await page.goto(JONAS)
    await expect(page.getByRole('heading', { name: '404: Pagina niet gevonden' })).toBeVisible()
  })
})

test.describe('editing a user', () => {
  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(JONAS)
    await expect(field(page, 'Voornaam')).toHaveValue('Jonas')
  })

  test('cannot be saved until something has changed, and can be reset', async ({ page, sandbox }) => {
    await expect(save(page)).toHaveCount(0)
    await field(page, 'Voornaam').fill('Jan')
    await expect(save(page)).toBeVisible()
    await page.getByRole('button', { name: 'Wijzigingen ongedaan maken' }).click()
    await expect(field(page, 'Voornaam')).toHaveValue('Jonas')
    await expect(save(page)).toHaveCount(0)
    expect(await sandbox.calls('updateUser')).toEqual([])
  })

  test('does not claim that nothing is saved when the user leaves during a save', async ({
    page,
    sandbox,
  }) => {
    await field(page, 'Voornaam').fill('Jan')
    await sandbox.faults.set({ operationId: 'updateUser', kind: 'never-answers', times: 1 })
    await save(page).click()
    await expect(save(page), 'it says that it saves').toHaveCount(0)
    await page.getByRole('link', { name: 'Dashboard' }).click()
    const question = page.getByRole('alertdialog', { name: 'Er wordt nog opgeslagen' })
    await expect(question).toContainText('ziet u niet of ze zijn opgeslagen')
    await expect(page.getByRole('button', { name: 'Verlaten zonder opslaan' })).toHaveCount(0)
    await question.getByRole('button', { name: 'Toch weggaan' }).click()
    await expect(page).toHaveURL(/\/dashboard/)
  })

  test('leaves the page as soon as a running save succeeds', async ({ page, sandbox }) => {
    await field(page, 'Voornaam').fill('Jan')
    await sandbox.faults.set({ operationId: 'updateUser', kind: 'latency', ms: 300, times: 1 })
    await save(page).click()
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveURL(/\/dashboard/)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect(await sandbox.calls('updateUser')).toHaveLength(1)
  })

  test.runIf(isAll)(
    'stays on the page if a running save fails, and shows the reason',
    async ({ page, sandbox }) => {
      await field(page, 'Voornaam').fill('Jan')
      await sandbox.faults.set({ operationId: 'updateUser', kind: 'latency', ms: 4000, times: 1 })
      await sandbox.faults.set({ operationId: 'updateUser', kind: 'status-503', times: 1 })
      await save(page).click()
      await page.getByRole('link', { name: 'Dashboard' }).click()
      await expect(page.getByRole('alertdialog', { name: 'Er wordt nog opgeslagen' })).toBeVisible()
      await expect(page.getByRole('main').getByText(/De dienst is even niet beschikbaar/)).toBeVisible()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await expect(page).toHaveURL(new RegExp(`${JONAS}$`))
      await expect(field(page, 'Voornaam')).toHaveValue('Jan')
    },
  )

  for (const [rule, label, typed, message] of [
    ['R134', 'Familienaam', ' ', 'Familienaam is verplicht'],
    ['R134', 'E-mailadres', '', 'E-mailadres is verplicht'],
    ['R135', 'E-mailadres', 'jonas@', 'Het e-mailadres lijkt niet juist'],
    ['R140', 'Gsm-nummer', '0470 12', 'Gsm-nummer is geen geldig telefoonnummer'],
    [
      'R279',
      'Geboortedatum',
      '31/02/1990',
      'Geboortedatum is geen geldige datum; schrijf bijvoorbeeld 31/12/2026',
    ],
    ['R180', 'Login', 'jonas peeters', 'Login mag geen spaties bevatten'],
  ] as const)
    test(`${rule}, R158 with "${typed}" as ${label} shows an error when the field is left, and saves nothing`, async ({
      page,
      sandbox,
    }) => {
      await field(page, label).fill(typed)
      await expect(problemOf(page, label)).toHaveCount(0)
      await field(page, label).blur()
      await expect(problemOf(page, label)).toHaveText(message)
      await save(page).click()
      await expect(field(page, label)).toBeFocused()
      expect(await sandbox.calls('updateUser')).toEqual([])
    })

  test.runIf(isAll)('R140 accepts phone numbers of five countries, with Belgium first', async ({ page }) => {
    const country = page.getByRole('combobox', { name: 'Land van Gsm-nummer' })
    await expect(country).toHaveValue('BE')
    await expect(country.getByRole('option')).toHaveText(['BE +32', 'FR +33', 'DE +49', 'NL +31', 'UA +380'])
    await country.selectOption('NL')
    await field(page, 'Gsm-nummer').fill('0612345678')
    await save(page).click()
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await expect(country).toHaveValue('NL')
    await expect(field(page, 'Gsm-nummer')).toHaveValue('612345678')
  })

  test('R138, R144 checks on the server whether a login is free when its field is left', async ({
    page,
    sandbox,
  }) => {
    await field(page, 'Login').fill('ULLA.users')
    await field(page, 'Login').blur()
    await expect(problemOf(page, 'Login')).toHaveText('Deze login is al in gebruik')
    await save(page).click()
    await expect(field(page, 'Login')).toBeFocused()
    expect(await sandbox.calls('updateUser')).toEqual([])
    await field(page, 'Login').fill('jonas.free')
    await save(page).click()
    await expect(saved(page)).toBeVisible()
  })

  test.runIf(isAll)(
    'R138 reports a login that was taken in the meantime at its field',
    async ({ page, sandbox }) => {
      await sandbox.faults.set({ operationId: 'verifyLogin', kind: 'status-503' })
      await field(page, 'Login').fill('ulla.users')
      await save(page).click()
      await expect(problemOf(page, 'Login')).toHaveText('Deze login is al in gebruik')
      await expect(field(page, 'Login')).toHaveValue('ulla.users')
      await expect(field(page, 'Login')).toBeFocused()
    },
  )

  test('R180 leaves an empty login to the platform, which chooses one', async ({ page }) => {
    await field(page, 'Login').fill('')
    await save(page).click()
    await expect(field(page, 'Login')).toHaveValue('jonas.peeters@brugge-bakery.example')
    await expect(save(page)).toHaveCount(0)
  })

  test('R143, R144 validates a contract number on the server', async ({ page, sandbox }) => {
    await field(page, 'Contractnummer').fill('nonsense')
    await field(page, 'Contractnummer').blur()
    await expect(problemOf(page, 'Contractnummer')).toHaveText('Ongeldig contractnummer')
    // Only the server knows. If it does not respond, saving reports the error.
    await sandbox.faults.set({ operationId: 'verifyContractId', kind: 'status-503' })
    await field(page, 'Contractnummer').fill('rubbish')
    await save(page).click()
    await expect(problemOf(page, 'Contractnummer')).toHaveText('Ongeldig contractnummer')
    await field(page, 'Contractnummer').fill('BB-2026-777')
    await save(page).click()
    await expect(saved(page)).toBeVisible()
  })

  test('R146 cannot change an external id that is set, and says so', async ({ page }) => {
    await expect(field(page, 'Externe id')).toHaveValue('BB-0042')
    await expect(field(page, 'Externe id')).toHaveAttribute('readonly')
    await expect(page.getByText('Een externe id kan niet meer gewijzigd worden.')).toBeVisible()
  })

  test('R139, R145, R146 sets a unique external id without dots or spaces once', async ({ page }) => {
    await page.goto(detail('u-1010'))
    await expect(field(page, 'Externe id')).not.toHaveAttribute('readonly')
    for (const typed of ['A.1', 'A 1']) {
      await field(page, 'Externe id').fill(typed)
      await field(page, 'Externe id').blur()
      await expect(problemOf(page, 'Externe id')).toHaveText('Externe id mag geen punten of spaties bevatten')
    }
    await field(page, 'Externe id').fill('BB-0042')
    await save(page).click()
    await expect(problemOf(page, 'Externe id')).toHaveText('Externe id moet uniek zijn')
    await field(page, 'Externe id').fill('TOM-1')
    await save(page).click()
    await expect(saved(page)).toBeVisible()
    await expect(field(page, 'Externe id')).toHaveAttribute('readonly')
  })

  test.runIf(isAll)('changes and saves all other fields of a user', async ({ page }) => {
    await field(page, 'Voornaam').fill('  Yonàs ')
    await field(page, 'Geboortedatum').fill('1-2-1990')
    await field(page, 'Taal').selectOption('Français')
    await field(page, 'Aanmelden in twee stappen').check()
    await field(page, 'Personeelsnummer').fill('')
    await page.getByRole('region', { name: 'Thuisadres' }).getByLabel('Gemeente').fill('Gent')
    await page.getByRole('region', { name: 'Werkadres' }).getByLabel('Huisnummer en bus').fill('')
    await save(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Yonàs Peeters' })).toBeVisible()
    await page.reload()
    await expect(field(page, 'Voornaam')).toHaveValue('Yonàs')
    await expect(field(page, 'Geboortedatum')).toHaveValue('01/02/1990')
    await expect(field(page, 'Taal')).toHaveValue('fr')
    await expect(field(page, 'Personeelsnummer')).toHaveValue('')
    await expect(field(page, 'Aanmelden in twee stappen')).toBeChecked()
    await expect(page.getByRole('region', { name: 'Thuisadres' }).getByLabel('Gemeente')).toHaveValue('Gent')
    await expect(page.getByRole('region', { name: 'Thuisadres' }).getByLabel('Straat')).toHaveValue(
      'Gentpoortstraat',
    )
    await expect(page.getByRole('region', { name: 'Werkadres' }).getByLabel('Huisnummer')).toHaveValue('')
  })

  test.runIf(isAll)('G148 links a family member to a colleague who is found by search', async ({ page }) => {
    const box = page.getByRole('combobox', { name: 'Gezinslid van' })
    await box.click()
    await box.pressSequentially('broecke')
    await page.getByRole('option', { name: /Éloïse/ }).click()
    await save(page).click()
    await expect(saved(page)).toBeVisible()
    await expect(box).toHaveValue('Éloïse Van den Broecke')
    await page.goto(detail('u-1102'))
    await page.getByRole('link', { name: 'Jonas Peeters' }).click()
    await expect(page).toHaveURL(JONAS)
    await page.getByRole('button', { name: 'Keuze wissen' }).click()
    await save(page).click()
    await expect(box).toHaveValue('')
  })

  test('keeps the typed values when a save fails', async ({ page, sandbox }) => {
    await sandbox.faults.set({ operationId: 'updateUser', kind: 'status-500', times: 1 })
    await field(page, 'Voornaam').fill('Joannes')
    await save(page).click()
    await expect(page.getByRole('main').getByText(/op de server\. Mogelijk is dit al gebeurd/)).toBeVisible()
    await expect(field(page, 'Voornaam')).toHaveValue('Joannes')
    await save(page).click()
    await expect(saved(page)).toBeVisible()
  })
})

test.describe('two people who edit the same user', () => {
  test('STALE: the second person can keep the typed values and save them', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(JONAS)
    await field(page, 'Personeelsnummer').fill('mine')
    // A colleague saves first.
    const { version } = await call(getUser, { body: { ospId: 'u-1101' } })
    await call(updateUser, { body: { ospId: 'u-1101', version, data: { employeeNumber: 'theirs' } } })
    await save(page).click()
    await page.getByRole('button', { name: 'Mijn waarden behouden' }).click()
    await save(page).click()
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await expect(field(page, 'Personeelsnummer')).toHaveValue('mine')
  })

  test.runIf(isAll)('have no conflict if one of them only ran an action', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(detail('u-1102'))
    await field(page, 'Personeelsnummer').fill('kept')
    await page.getByRole('button', { name: 'Acties', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Deblokkeren…' }).click()
    await page.getByRole('button', { name: 'Deblokkeren', exact: true }).click()
    await expect(page.locator('.page-head').getByText('Geblokkeerd')).toHaveCount(0)
    await expect(field(page, 'Personeelsnummer')).toHaveValue('kept')
    await save(page).click()
    await expect(saved(page)).toBeVisible()
  })
})
