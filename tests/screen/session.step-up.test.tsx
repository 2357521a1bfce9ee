/**
 * G410: if the installation or the server requires it, the password is requested again over the page, and no input is
 * lost.
 */
import { portalConfig, type PortalConfig } from '@/config/portal-config.ts'
import { PASSWORD, TWO_FACTOR_CODE } from '../sign-in.ts'
import type { SandboxClient } from '~mocks/sandbox-client.ts'
import { BASE, expect, test } from './fixture.ts'
import { notification, type ScreenPage } from './page.ts'
import { isAll, turn } from '../level.ts'

const AMOUNT = `${BASE}/manage/app-users/u-1101/budgets/amount/add`
const MINUTE = 60_000
const button = (page: ScreenPage, name: string) => page.getByRole('button', { name, exact: true })
const question = (page: ScreenPage) => page.getByRole('alertdialog', { name: 'Bevestig dat u het bent' })
const again = (page: ScreenPage) => page.getByRole('alertdialog', { name: 'Meld u opnieuw aan' })
const confirm = (page: ScreenPage) => question(page).getByRole('button', { name: 'Bevestigen' })
const password = (page: ScreenPage) => question(page).getByLabel('Wachtwoord', { exact: true })
const statuses = async (sandbox: SandboxClient, operationId: string) =>
  (await sandbox.calls(operationId)).map(({ status }) => status)
const bookings = async (sandbox: SandboxClient, text: string) =>
  JSON.stringify((await sandbox.snapshot()).tables['transactions'] ?? []).split(text).length - 1

/** As set in `portal-config.json`. */
function configure(stepUp: PortalConfig['stepUp']): void {
  Object.assign(portalConfig, { stepUp })
}
test.afterEach(() => configure(undefined))

async function fillAmount(page: ScreenPage, amount: string): Promise<void> {
  await page.goto(AMOUNT)
  await page.getByRole('textbox', { name: 'Bedrag' }).fill(amount)
  await page.getByRole('textbox', { name: 'Omschrijving' }).fill('Paasbonus')
  await button(page, 'Bedrag toevoegen').click()
}

test('without the settings no password is requested', async ({ page, sandbox, signInAs }) => {
  await signInAs('ulla.users')
  await fillAmount(page, '400')
  await expect(notification(page, /./)).toHaveCount(1)
  expect(await statuses(sandbox, 'addTransactionForUser')).toEqual([200])
  expect(await sandbox.calls('stepUp')).toEqual([])
})

test('the server requests the password for an amount above its limit, which is then booked once as typed', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await sandbox.stepUp.set(100)
  await fillAmount(page, '150')
  await expect(question(page)).toBeVisible()
  expect(await bookings(sandbox, 'Paasbonus')).toBe(0)
  await confirm(page).click()
  await expect(password(page)).toHaveAccessibleDescription(/Vul uw wachtwoord in/)
  await password(page).fill('verkeerd')
  await confirm(page).click()
  await expect(password(page)).toHaveAccessibleDescription(/Dit wachtwoord klopt niet/)
  await password(page).fill(PASSWORD)
  await confirm(page).click()
  await expect(notification(page, /./)).toHaveCount(1)
  expect(await statuses(sandbox, 'addTransactionForUser')).toEqual([403, 200])
  expect(await bookings(sandbox, 'Paasbonus')).toBe(1)
})

test('an amount up to the limit, positive or negative, needs no password', async ({
  page,
  sandbox,
  signInAs,
}) => {
  configure({ amount: 100 })
  await signInAs('ulla.users')
  await sandbox.stepUp.set(100)
  await fillAmount(page, '100')
  await expect(notification(page, /./)).toHaveCount(1)
  expect(await statuses(sandbox, 'addTransactionForUser')).toEqual([200])
  await fillAmount(page, '-101')
  await expect(question(page)).toBeVisible()
})

test('the portal requests the password before it sends anything, if it is configured to', async ({
  page,
  sandbox,
  signInAs,
}) => {
  configure({ amount: 100 })
  await signInAs('ulla.users')
  await fillAmount(page, '150')
  await password(page).fill(PASSWORD)
  expect(await sandbox.calls('addTransactionForUser')).toEqual([])
  await confirm(page).click()
  await expect(notification(page, /./)).toHaveCount(1)
  expect(await statuses(sandbox, 'addTransactionForUser')).toEqual([200])
})

test('a user who cancels keeps all typed values, sees a message, and can continue', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await sandbox.stepUp.set(100)
  await fillAmount(page, '150')
  await question(page).getByRole('button', { name: 'Annuleren' }).click()
  await expect(
    notification(page, 'U hebt niet bevestigd dat u het bent. Er is niets gewijzigd.'),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Omschrijving' })).toHaveValue('Paasbonus')
  await button(page, 'Bedrag toevoegen').click()
  await password(page).fill(PASSWORD)
  await confirm(page).click()
  await expect(page).not.toHaveURL(AMOUNT)
  expect(await bookings(sandbox, 'Paasbonus')).toBe(1)
})

test('G411 cancelling after a lost response keeps the idempotency key, so the next try books nothing more', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await sandbox.stepUp.set(100)
  await sandbox.faults.set({ operationId: 'addTransactionForUser', kind: 'answer-lost' })
  await fillAmount(page, '150')
  // The refusal is lost as well, so no password has been requested yet.
  await expect(
    page.getByRole('alert').filter({ hasText: 'Mogelijk is dit al gebeurd' }).first(),
  ).toBeVisible()
  await sandbox.faults.clear()
  await button(page, 'Bedrag toevoegen').click()
  await sandbox.faults.set({ operationId: 'addTransactionForUser', kind: 'bad-gateway', times: 1 })
  await password(page).fill(PASSWORD)
  await confirm(page).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Mogelijk is dit al gebeurd' }).first(),
  ).toBeVisible()
  expect(await bookings(sandbox, 'Paasbonus')).toBe(1)
  await sandbox.clock.advance(6 * MINUTE)
  await button(page, 'Bedrag toevoegen').click()
  await question(page).getByRole('button', { name: 'Annuleren' }).click()
  await expect(question(page)).toHaveCount(0)
  await button(page, 'Bedrag toevoegen').click()
  await password(page).fill(PASSWORD)
  await confirm(page).click()
  await expect(page).not.toHaveURL(AMOUNT)
  expect(await bookings(sandbox, 'Paasbonus')).toBe(1)
})

test('the confirmation is valid for five minutes', async ({ page, sandbox, signInAs }) => {
  await signInAs('ulla.users')
  await sandbox.stepUp.set()
  await page.goto(`${BASE}/manage/app-users/u-1101/roles`)
  await button(page, 'Rol Kan bedrijfsbudget beheren toekennen').click()
  await password(page).fill(PASSWORD)
  await confirm(page).click()
  await expect(button(page, 'Rol Kan bedrijfsbudget beheren intrekken')).toBeVisible()
  await sandbox.clock.advance(4 * MINUTE)
  await button(page, 'Rol Kan bedrijfsbudget beheren intrekken').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Intrekken' }).click()
  await expect(button(page, 'Rol Kan bedrijfsbudget beheren toekennen')).toBeVisible()
  expect(await sandbox.calls('stepUp')).toHaveLength(1)
  await sandbox.clock.advance(2 * MINUTE)
  await button(page, 'Rol Kan bedrijfsbudget beheren toekennen').click()
  await expect(question(page)).toBeVisible()
})

test('with two-factor the code is requested, not the password', async ({ page, sandbox, signInAs }) => {
  await signInAs('tom.twofactor')
  await sandbox.stepUp.set()
  await page.goto(`${BASE}/manage/app-users/u-1101/roles`)
  await button(page, 'Rol Kan bedrijfsbudget beheren toekennen').click()
  const code = question(page).getByLabel('Code', { exact: true })
  await code.fill('000000')
  await confirm(page).click()
  await expect(code).toHaveAccessibleDescription(/Dat lijkt de verkeerde code/)
  await code.fill(TWO_FACTOR_CODE)
  await confirm(page).click()
  await expect.poll(() => statuses(sandbox, 'addUserRole')).toEqual([403, 200])
})

test('R162 the code is also requested if the company requires two-factor sign-in of its admins', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('steff.strict')
  await sandbox.stepUp.set()
  await page.goto(`${BASE}/manage/app-users/u-1801/roles`)
  await button(page, 'Rol Kan bedrijfsbudget beheren toekennen').click()
  await password(page).fill(PASSWORD)
  await confirm(page).click()
  await question(page).getByLabel('Code', { exact: true }).fill(TWO_FACTOR_CODE)
  await confirm(page).click()
  await expect(question(page)).toHaveCount(0)
})

test.runIf(isAll)(
  'anonymising requests the password over its own dialog, which stays unchanged',
  async ({ page, sandbox, signInAs }) => {
    await signInAs('ulla.users')
    await sandbox.stepUp.set()
    await page.goto(`${BASE}/manage/app-users/u-1101/detail?dialog=anonymize`)
    await page.getByLabel(/^Typ/).fill('jonas.peeters')
    await button(page, 'Voorgoed anonimiseren').click()
    await question(page).getByRole('button', { name: 'Annuleren' }).click()
    await expect(
      page.getByRole('alertdialog').getByText('U hebt niet bevestigd dat u het bent.'),
    ).toBeVisible()
    await expect(page.getByLabel(/^Typ/)).toHaveValue('jonas.peeters')
    await button(page, 'Voorgoed anonimiseren').click()
    await password(page).fill(PASSWORD)
    await confirm(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Anonymous u-1101' })).toBeVisible()
  },
)

for (const [confirms, times, done] of turn(
  [
    [true, 'once for all', /^[2-9]/],
    [false, 'once, and not for each that is left', undefined],
  ] as const,
  0,
  isAll,
))
  test(`a bulk action requests the password ${times}`, async ({ page, sandbox, signInAs }) => {
    await signInAs('ulla.users')
    await sandbox.stepUp.set()
    await page.goto(`${BASE}/manage/app-users/active`)
    await page.getByRole('checkbox', { name: 'Alle rijen op deze pagina selecteren' }).check()
    await button(page, 'Alle 60 selecteren').click()
    await page.getByRole('button', { name: 'Acties op selectie' }).click()
    await page.getByRole('menuitem', { name: /tweestap|twee stappen/i }).click()
    const run = page.getByRole('dialog')
    await run.getByRole('button').last().click()
    await expect(question(page)).toBeVisible()
    if (confirms) {
      await password(page).fill(PASSWORD)
      await confirm(page).click()
    } else await question(page).getByRole('button', { name: 'Annuleren' }).click()
    await expect(run.getByRole('button', { name: 'Sluiten' }).last()).toBeVisible()
    await expect(question(page)).toHaveCount(0)
    expect(await sandbox.calls('stepUp')).toHaveLength(confirms ? 1 : 0)
    const cleared = (await statuses(sandbox, 'clearTwoFactor')).filter((status) => status === 200)
    if (done) expect(String(cleared.length)).toMatch(done)
    else expect(cleared).toEqual([])
  })

test.describe('a session that ends while the password is requested', () => {
  test.beforeEach(async ({ page, sandbox, signInAs }) => {
    await signInAs('ulla.users')
    await sandbox.stepUp.set()
    await page.goto(`${BASE}/manage/app-users/u-1101/roles`)
    await button(page, 'Rol Kan bedrijfsbudget beheren toekennen').click()
    await password(page).fill(PASSWORD)
    await sandbox.clock.advance(8 * 24 * 60 * MINUTE)
    await confirm(page).click()
  })

  test('is renewed over the page, and the call continues (R126)', async ({ page, sandbox }) => {
    await again(page).getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
    await again(page).getByRole('button', { name: 'Aanmelden en doorgaan' }).click()
    await expect.poll(async () => (await statuses(sandbox, 'addUserRole')).at(-1)).toBe(200)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  test('closes the dialog if the user does not sign in again', async ({ page, sandbox }) => {
    await again(page).getByRole('button', { name: 'Afmelden' }).click()
    await expect(page).toHaveURL(`${BASE}/login`)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect(await statuses(sandbox, 'addUserRole')).toEqual([403])
  })
})

test('a server without this operation is reported, and nothing is changed', async ({
  page,
  sandbox,
  signInAs,
}) => {
  configure({})
  await signInAs('ulla.users')
  await sandbox.faults.set({ operationId: 'stepUp', kind: 'status-404' })
  await page.goto(`${BASE}/manage/app-users/u-1101/roles`)
  await button(page, 'Rol Kan bedrijfsbudget beheren toekennen').click()
  await password(page).fill(PASSWORD)
  await confirm(page).click()
  await expect(password(page)).toHaveAccessibleDescription(/bestaat niet/)
  expect(await sandbox.calls('addUserRole')).toEqual([])
})
