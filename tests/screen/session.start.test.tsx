/** What is loaded after sign-in, in which order, and the effects of its failures. */

import { refreshToken } from '@/base/tokens.ts'
import { store } from '@/base/store.ts'
import { loadedAccountAtom } from '@/session/state.ts'
import { BASE, expect, test } from './fixture.ts'
import { notification, signInOnPage, type ScreenPage } from './page.ts'
import { isAll, turn } from '../level.ts'

const MINUTE = 60_000

const ORDER = [
  'getUser',
  'getHelp',
  'getPortalBranding',
  'getPortalLogo',
  'findAllUserGroups',
  'getCorporateAccount',
  'getActivePayrollConfig',
  'getPartner',
]

for (const kind of ['status-500', 'malformed-json', 'off-contract', 'drop-connection'] as const)
  test(`G181 help, branding and logo with ${kind} show no error and block nothing`, async ({
    page,
    sandbox,
    signInAs,
  }) => {
    for (const operationId of ['getHelp', 'getPortalBranding', 'getPortalLogo'])
      await sandbox.faults.set({ operationId, kind })
    await signInAs('ulla.users')
    await page.goto(`${BASE}/change-password`)
    await expect(page.getByRole('heading', { level: 1, name: 'Wachtwoord wijzigen' })).toBeVisible()
    await expect.poll(async () => (await sandbox.calls('getPartner')).length).toBe(1)
    await expect(notification(page, /./)).toHaveCount(0)
    // An image that cannot be loaded is omitted.
    await expect(page.getByRole('complementary').getByText('Mobility Portal')).toBeVisible()
    await expect(page.getByRole('complementary').getByRole('img', { name: 'Mobility Portal' })).toHaveCount(0)
  })

/** The page that is shown instead of the portal while the user cannot be loaded. */
const failed = (page: ScreenPage) =>
  page
    .locator('.problem')
    .filter({ has: page.getByRole('heading', { name: 'Het portaal kan nu niet starten' }) })

for (const [kind, text] of [
  ['status-500', 'Er ging iets mis op de server.'],
  ['status-503', 'De dienst is even niet beschikbaar.'],
  ['status-429', 'Te veel verzoeken.'],
  ['malformed-json', 'Het antwoord van de server is onleesbaar.'],
  ['off-contract', 'Het antwoord van de server is onleesbaar.'],
  ['drop-connection', 'Er is geen verbinding met de server.'],
] as const)
  test(`G181 ${kind} for the user keeps the session, and it can be tried again`, async ({
    page,
    sandbox,
    signInAs,
  }) => {
    await sandbox.faults.set({ operationId: 'getUser', kind })
    await signInAs('ulla.users')
    await page.goto(`${BASE}/help?x=1`)
    await expect(failed(page)).toContainText(text)
    await expect(page).toHaveURL(`${BASE}/help?x=1`)
    expect(refreshToken()).toBeDefined()
    await sandbox.faults.clear()
    await failed(page).getByRole('button', { name: 'Opnieuw proberen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hulp' })).toBeVisible()
    await expect(page).toHaveURL(`${BASE}/help?x=1`)
    expect(await sandbox.calls('login')).toHaveLength(1)
  })

test('G181 a startup that fails can be cancelled by signing out', async ({ page, sandbox, signInAs }) => {
  await sandbox.faults.set({ operationId: 'getUser', kind: 'status-503' })
  await signInAs('ulla.users')
  await page.goto(`${BASE}/help`)
  await failed(page).getByRole('button', { name: 'Afmelden' }).click()
  await expect(page).toHaveURL(`${BASE}/login`)
  expect(refreshToken()).toBeUndefined()
})

test('G181 a startup without a connection continues when the connection is back', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await sandbox.faults.set({ operationId: 'getUser', kind: 'drop-connection', times: 1 })
  await signInAs('ulla.users')
  await page.goto(`${BASE}/help`)
  await expect(failed(page)).toBeVisible()
  await expect
    .poll(async () => {
      dispatchEvent(new Event('online')) // The page starts listening shortly after it is shown.
      return (await sandbox.calls('getUser')).map(({ status }) => status)
    })
    .toContain(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Hulp' })).toBeVisible()
})

test('G181 a user whom the server no longer knows is signed out, and returns to the page', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await sandbox.faults.set({ operationId: 'getUser', kind: 'status-404' })
  await signInAs('ulla.users')
  await page.goto(`${BASE}/help?x=1`)
  await expect(page).toHaveURL(`${BASE}/login`)
  expect(refreshToken()).toBeUndefined()
  await sandbox.faults.clear()
  await signInOnPage(page, 'ulla.users')
  await expect(page).toHaveURL(`${BASE}/help?x=1`)
})

for (const kind of turn(['status-503', 'status-429', 'drop-connection', 'malformed-json'] as const, 0, isAll))
  test(`R126 after a token renewal with ${kind} the call fails, but the session continues`, async ({
    page,
    sandbox,
    signInAs,
  }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/change-password`)
    await expect.poll(async () => (await sandbox.calls('getPartner')).length).toBe(1)
    await sandbox.clock.advance(20 * MINUTE)
    await sandbox.faults.set({ operationId: 'refreshSession', kind })
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('button', { name: 'Opnieuw proberen' }).first()).toBeVisible()
    await expect(page).toHaveURL(`${BASE}/dashboard`)
    await sandbox.faults.clear()
    await page.getByRole('button', { name: 'Opnieuw proberen' }).first().click()
    await expect.poll(async () => (await sandbox.calls('refreshSession')).at(-1)?.status).toBe(200)
    await expect(page).toHaveURL(`${BASE}/dashboard`)
  })

test.runIf(isAll)(
  'R128, R129 independent requests are sent in parallel, and their responses applied in a fixed order',
  async ({ page, sandbox, signInAs }) => {
    // Help arrives last. Nothing that follows it may be applied earlier, although everything else has arrived.
    await sandbox.faults.set({ operationId: 'getHelp', kind: 'latency', ms: 600 })
    await signInAs('pam.payroll')
    await page.goto(`${BASE}/change-password`)
    await expect(page.getByRole('heading', { level: 1, name: 'Wachtwoord wijzigen' })).toBeVisible()
    await expect.poll(async () => (await sandbox.calls('getPartner')).length).toBe(1)
    expect(store.get(loadedAccountAtom), 'the company is not applied before help').toBeUndefined()
    const first = (await sandbox.calls()).map(({ operationId }) => operationId)
    expect(first.slice(0, 2)).toEqual(['login', 'getUser'])
    expect(first).not.toContain('getHelp')
    await expect.poll(() => store.get(loadedAccountAtom)).toBe('ca-2005')
    const all = (await sandbox.calls()).map(({ operationId }) => operationId)
    expect(all.toSorted()).toEqual(['login', ...ORDER].toSorted())
  },
)

/** Longer than any expectation waits. */
const NOT_SOON_MS = 30_000

test('slow figures do not delay the sign-in page', async ({ page, sandbox }) => {
  await sandbox.faults.set({ operationId: 'countUsers', kind: 'latency', ms: NOT_SOON_MS })
  await page.goto(`${BASE}/login`)
  await signInOnPage(page, 'ulla.users')
  await expect(page.getByRole('complementary').getByRole('navigation')).toBeVisible()
  await expect(page).toHaveURL(`${BASE}/dashboard`)
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveCount(0)
})

test.runIf(isAll)('the frame of the portal is shown while the user is loading', async ({ page, sandbox }) => {
  await sandbox.faults.set({ operationId: 'getUser', kind: 'latency', ms: 1500, times: 1 })
  await page.goto(`${BASE}/login`)
  await signInOnPage(page, 'ulla.users')
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveCount(0)
  expect(await sandbox.calls('getUser'), 'not answered yet').toHaveLength(0)
  await expect(page.getByRole('complementary').getByRole('navigation')).toBeVisible()
  await expect(page).toHaveURL(`${BASE}/dashboard`)
  expect(await sandbox.calls('getUser')).toHaveLength(1)
})

for (const [operationId, kind] of [
  ['findAllUserGroups', 'off-contract'],
  ['getCorporateAccount', 'status-500'],
  ['getCorporateAccount', 'off-contract'],
  ['getActivePayrollConfig', 'off-contract'],
  ['getPartner', 'off-contract'],
] as const)
  test(`R247 ${operationId} with ${kind} is shown, and the portal continues`, async ({
    page,
    sandbox,
    signInAs,
  }) => {
    await sandbox.faults.set({ operationId, kind })
    await signInAs('ulla.users')
    await page.goto(`${BASE}/change-password`)
    await expect(page.getByRole('heading', { level: 1, name: 'Wachtwoord wijzigen' })).toBeVisible()
    const text =
      kind === 'status-500' ? 'Er ging iets mis op de server.' : 'Het antwoord van de server is onleesbaar.'
    await expect(notification(page, text)).toHaveCount(1)
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })

test('a company without a payroll connection is not reported', async ({ page, sandbox, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto(`${BASE}/change-password`)
  await expect.poll(async () => (await sandbox.calls('getPartner')).length).toBe(1)
  expect(await sandbox.calls('getActivePayrollConfig')).toMatchObject([{ status: 404 }])
  await expect(notification(page, /./)).toHaveCount(0)
})

test('una.unknown: roles and values that the portal does not know block nothing', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('una.unknown')
  await page.goto(`${BASE}/dashboard`)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect.poll(async () => (await sandbox.calls('getPartner')).length).toBe(1)
  await expect(page.getByRole('button', { name: /Una Unknown/ })).toBeVisible()
  await expect(notification(page, /./)).toHaveCount(0)
})
