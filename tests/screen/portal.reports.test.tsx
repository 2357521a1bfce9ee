/**
 * The portal's reports about itself: the problem report, and the error reports of an installation that enables them.
 */
import { lazyPart } from '@/base/part.ts'
import { recorded } from '@/base/recorder.ts'
import type { ProblemReport } from '@/trouble/problem-report.ts'
import { sampleAddress } from '../sample-address.ts'
import { namesIn, namesOfSeed } from '../seed-names.ts'
import { BASE, expect, test } from './fixture.ts'
import { openUserMenu } from './page.ts'
import { untilStill } from './still.ts'
import { isAll } from '../level.ts'

const SCREENS = [
  'AppUsersActive',
  'AppUserOverview',
  'UserGroupDetails',
  'AllTransactions',
  'CompanySettingsDetails',
] as const

test.runIf(isAll)(
  'a report contains the calls and the errors, and no name of the seed',
  { timeout: 60_000 },
  async ({ page, sandbox, signInAs, allowed }) => {
    allowed.push(/Peeters/)
    await signInAs('ulla.users')
    await page.goto(sampleAddress('Help'))
    await expect(page.getByRole('region', { name: 'Contact' })).toBeVisible()
    await sandbox.faults.set({ operationId: '*', kind: 'part-missing', seed: 3 })
    for (const screen of SCREENS) {
      history.pushState(null, '', sampleAddress(screen))
      await untilStill(page)
    }
    await sandbox.faults.set({ operationId: 'getHelp', kind: 'status-404' })
    dispatchEvent(new ErrorEvent('error', { error: new TypeError('Jonas Peeters of Brugge Bakery') }))
    await (await openUserMenu(page)).getByRole('menuitem', { name: 'Probleem melden' }).click()
    const field = page.getByRole('textbox', { name: 'Inhoud van het bestand' })
    await expect(field).toBeVisible()
    const text = await field.inputValue()
    const report = JSON.parse(text) as ProblemReport
    expect(report).toMatchObject({
      format: 1,
      roles: ['user_manager'],
      language: 'nl',
      screen: { name: SCREENS.at(-1) },
    })
    expect(report.calls.length).toBeGreaterThan(15)
    expect(report.calls.filter(({ verdict }) => verdict === 'off-contract').length).toBeGreaterThan(3)
    expect(report.errors.map(({ kind }) => kind)).toContain('off-contract')
    expect(report.errors).toContainEqual(expect.objectContaining({ kind: 'crash', name: 'TypeError' }))
    // Proves that the function finds names that are present.
    expect(namesIn(`${text} "Brugge Bakery" u-1101`)).toEqual(
      expect.arrayContaining(['Brugge Bakery', 'u-1101']),
    )
    expect(namesOfSeed().length).toBeGreaterThan(200)
    expect(namesIn(text)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).last().click()
    await expect(page.getByRole('button', { name: /Gebruikersmenu/ })).toBeVisible()
  },
)

test('a report is offered next to an error, and in the command palette', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('ulla.users', { language: 'en' })
  await sandbox.faults.set({ operationId: 'getHelp', kind: 'off-contract' })
  await page.goto(`${BASE}/help`)
  await page.locator('.problem').getByRole('button', { name: 'Report a problem' }).click()
  await expect(page.getByRole('dialog', { name: 'Report a problem' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('report a pro')
  await page.getByRole('option').filter({ hasText: 'Report a problem' }).click()
  await expect(page.getByRole('dialog', { name: 'Report a problem' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('button', { name: /User menu/ })).toBeVisible()
})

test('the recorded events are deleted after signing out', async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto(`${BASE}/help`)
  await expect(page.getByRole('region', { name: 'Contact' })).toBeVisible()
  expect(recorded().calls.length).toBeGreaterThan(3)
  await lazyPart(() => Promise.reject(new Error('offline')))
    .load()
    .catch(() => undefined)
  expect(recorded().errors).toMatchObject([{ kind: 'chunk', screen: '/help' }])
  await (await openUserMenu(page)).getByRole('menuitem', { name: 'Afmelden' }).click()
  await expect(page.getByRole('button', { name: 'Aanmelden' })).toBeVisible()
  expect(recorded().errors).toEqual([])
  expect(recorded().roles).toEqual([])
  expect(recorded().calls.filter(({ operation }) => operation !== 'logout')).toEqual([])
})
