/** What is loaded after sign-in, in which order, and what its failures do. */

import { BASE, expect, test } from './fixture.ts'
import { notification, signInOnPage } from './page.ts'

for (const kind of ['status-500', 'malformed-json', 'off-contract', 'drop-connection'] as const)
  test(`G181 help, branding and logo with ${kind} show nothing and stop nothing`, async ({
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
    // A picture that cannot be had is none.
    await expect(page.getByRole('complementary').getByText('Mobility Portal')).toBeVisible()
    await expect(page.getByRole('complementary').getByRole('img', { name: 'Mobility Portal' })).toHaveCount(0)
  })

for (const [kind, text] of [
  ['status-500', 'Er ging iets mis op de server.'],
  ['status-503', 'De dienst is even niet beschikbaar.'],
  ['status-429', 'Te veel verzoeken.'],
  ['malformed-json', 'Het antwoord van de server is onleesbaar.'],
  ['off-contract', 'Het antwoord van de server is onleesbaar.'],
  ['drop-connection', 'Er is geen verbinding met de server.'],
] as const)
  test(`G181 without the user there is no session: ${kind} signs out with the reason`, async ({
    page,
    sandbox,
    signInAs,
  }) => {
    await sandbox.faults.set({ operationId: 'getUser', kind })
    await signInAs('ulla.users')
    await page.goto(`${BASE}/help?x=1`)
    await expect(page).toHaveURL(`${BASE}/login`)
    await expect(notification(page, text)).toBeVisible()
    await sandbox.faults.clear()
    await signInOnPage(page, 'ulla.users')
    await expect(page).toHaveURL(`${BASE}/help?x=1`)
  })

for (const [operationId, kind] of [
  ['findAllUserGroups', 'off-contract'],
  ['getCorporateAccount', 'status-500'],
  ['getCorporateAccount', 'off-contract'],
  ['getActivePayrollConfig', 'off-contract'],
  ['getPartner', 'off-contract'],
] as const)
  test(`R247 ${operationId} with ${kind} is told, and the portal goes on`, async ({
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

test('a company without a payroll connection is nothing to tell', async ({ page, sandbox, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto(`${BASE}/change-password`)
  await expect.poll(async () => (await sandbox.calls('getPartner')).length).toBe(1)
  expect(await sandbox.calls('getActivePayrollConfig')).toMatchObject([{ status: 404 }])
  await expect(notification(page, /./)).toHaveCount(0)
})

test('una.unknown: roles and values that the portal does not know stop nothing', async ({
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
