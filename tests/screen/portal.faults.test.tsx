/**
 * On every screen, faults between portal and server end in a message and a way to continue, never in a blank page. At
 * level `all`, each screen is opened with each fault. In a quick run it is opened with one fault of each group, a
 * different one from screen to screen.
 */
import { fireEvent } from '@testing-library/dom'
import { vi } from 'vitest'
import { COMPANY } from '../../mocks/seed/names.ts'
import type { Route } from '../../src/routes/route.ts'
import { routes } from '../../src/routes/routes.ts'
import { isAll, sample, turn } from '../level.ts'
import { sampleAddress } from '../sample-address.ts'
import type { SandboxClient } from '~mocks/sandbox-client.ts'
import type { Language } from '../sign-in.ts'
import { BASE, expect, test } from './fixture.ts'
import type { Locator } from './locator.ts'
import { notification, type ScreenPage } from './page.ts'
import { untilStill } from './still.ts'

const TEXTS = {
  'status-500': 'Er ging iets mis op de server.',
  'status-503': 'De dienst is even niet beschikbaar.',
  'status-429': 'Te veel verzoeken. Probeer het later opnieuw.',
  'malformed-json': 'Het antwoord van de server is onleesbaar.',
  'off-contract': 'Het antwoord van de server is onleesbaar.',
  'drop-connection': 'Er is geen verbinding met de server.',
} as const
const KINDS = Object.keys(TEXTS) as (keyof typeof TEXTS)[]

/** Each screen with records of the seed. Help is read when the portal starts (session.start). */
const screens = (routes as readonly Route[]).filter(
  ({ audience, load, redirect }) => audience === 'signed-in' && load !== undefined && redirect === undefined,
)
const silent = screens.filter(({ readsNothing }) => readsNothing)
/** It reads in a worker, which needs a browser: see `../e2e/portal/faults.spec.ts`. */
const WORKER_SCREEN = 'CorporateAccounts'
const reading = screens.filter(({ name, readsNothing }) => !readsNothing && name !== WORKER_SCREEN)
const START_SCREEN = 'ChangePassword'
/** The session is established, on a screen without reads. */
async function start(page: ScreenPage, sandbox: SandboxClient): Promise<void> {
  await page.goto(`${BASE}/change-password?corporateAccountOspId=${COMPANY.bakery}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Wachtwoord wijzigen' })).toBeVisible()
  await expect.poll(async () => (await sandbox.calls('getPartner')).length).toBeGreaterThan(0)
}

/** Navigates within the page, as a link does. */
const goOnTo = (address: string): void => history.pushState(null, '', address)

const problems = (page: ScreenPage): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' })

/**
 * Presses the first "try again" on the page, once. A part of the page that reads again automatically may remove its
 * button at any time, so this does not wait for one.
 */
function tryAgain(page: ScreenPage): void {
  const [button] = problems(page).elements()
  if (button) fireEvent.click(button)
}

/**
 * Responses that conform to the contract only at their top level. A screen may notice this only when it renders them.
 */
const HOSTILE = ['off-contract-deep', 'null-row', 'wrong-id'] as const

/** The title of the page, or of the drawer that hides it. */
const titles = (page: ScreenPage): Locator =>
  page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog').getByRole('heading', { level: 2 }))

/**
 * The message of a screen about a record that the server does not know. For a company budget, the message that there is
 * none.
 */
const notFound = (page: ScreenPage): Locator =>
  page.getByRole('main').getByText(/niet gevonden|bestaat niet|heeft nog geen bedrijfsbudget/)

/** Each screen with each of these kinds; in a quick run one screen in twelve, with the kind whose turn it is. */
const casesOf = <Kind extends string>(kinds: readonly Kind[]) =>
  sample([...reading.entries()], 12, ([, { name }]) => `${name} ${kinds[0]}`).flatMap(([at, screen]) =>
    turn(kinds, at, isAll).map((kind) => ({ screen, kind })),
  )

for (const { screen, kind } of casesOf(KINDS))
  test(`R247 ${screen.name}: ${kind} is shown, and disappears by trying again`, async ({
    page,
    sandbox,
    signInAs,
  }) => {
    await signInAs('olivia.osp')
    await start(page, sandbox)
    await sandbox.faults.set({ operationId: '*', kind })
    goOnTo(sampleAddress(screen))
    await expect(notification(page, TEXTS[kind]).or(problems(page)).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Wachtwoord wijzigen' })).toHaveCount(0)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Er ging iets mis op deze pagina' }),
    ).toHaveCount(0)

    await sandbox.faults.clear()
    // One retry reads everything that has failed on the page again.
    tryAgain(page)
    await expect(problems(page)).toHaveCount(0)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  })

for (const screen of sample(reading, 24, ({ name }) => name))
  test(`R247 ${screen.name}: status-404 of all its reads is shown, without waiting`, async ({
    page,
    sandbox,
    signInAs,
  }) => {
    await signInAs('olivia.osp')
    await start(page, sandbox)
    await sandbox.faults.set({ operationId: '*', kind: 'status-404' })
    goOnTo(sampleAddress(screen))
    await expect(page.getByRole('heading', { level: 1, name: 'Wachtwoord wijzigen' })).toHaveCount(0)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expect(notification(page, /./).or(problems(page)).or(notFound(page)).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

for (const { screen, kind } of casesOf(HOSTILE))
  test(`R247 ${screen.name}: ${kind} never waits forever, and one retry shows the page`, async ({
    page,
    sandbox,
    signInAs,
    allowed,
  }) => {
    allowed.push(/TypeError|is not iterable|Cannot read/) // The data that could not be rendered.
    await signInAs('olivia.osp')
    await start(page, sandbox)
    await sandbox.faults.set({ operationId: '*', kind })
    goOnTo(sampleAddress(screen))
    await untilStill(page)
    await expect(titles(page).first()).toBeVisible()
    await sandbox.faults.clear()
    tryAgain(page)
    await expect(problems(page)).toHaveCount(0)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expect(titles(page).first()).toBeVisible()
  })

/** Screens that once rendered nothing for a state that the portal does not know. */
const WITH_STATES: readonly string[] = ['CompanyRailInvoiceUpload', 'EditTemplate']

for (const screen of reading.filter(({ name }) => WITH_STATES.includes(name)))
  test(`R247 ${screen.name} shows records with a state that was added later`, async ({
    page,
    sandbox,
    signInAs,
  }) => {
    await signInAs('olivia.osp')
    await start(page, sandbox)
    await sandbox.faults.set({ operationId: '*', kind: 'unknown-value' })
    goOnTo(sampleAddress(screen))
    await expect(page.getByRole('heading', { level: 1, name: 'Wachtwoord wijzigen' })).toHaveCount(0)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Er ging iets mis op deze pagina' }),
    ).toHaveCount(0)
    await expect(page.getByText('CAME_LATER').first()).toBeVisible()
  })

for (const screen of silent)
  test(`R247 ${screen.name} requests nothing, and is shown whatever the server does`, async ({
    page,
    sandbox,
    signInAs,
  }) => {
    await signInAs('olivia.osp')
    await start(page, sandbox)
    const left = page.getByRole('heading', { level: 1 }).element()
    await sandbox.faults.set({ operationId: '*', kind: 'status-500' })
    goOnTo(sampleAddress(screen))
    if (screen.name !== START_SCREEN) await expect.poll(() => left.isConnected).toBe(false)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expect(notification(page, /./).or(problems(page))).toHaveCount(0)
  })

for (const [language, label] of [
  ['nl', 'De dienst is even niet beschikbaar.'],
  ['en', 'The service is not available for the moment.'],
  ['fr', 'Le service est momentanément indisponible.'],
] as const satisfies readonly (readonly [Language, string])[])
  test(`R247, R250, G025 the label from the server is shown in ${language}`, async ({
    page,
    sandbox,
    signInAs,
  }) => {
    await signInAs('ulla.users', { language })
    await sandbox.faults.set({ operationId: 'findAllUserGroups', kind: 'status-503', times: 1 })
    await page.goto(`${BASE}/change-password`)
    await expect(notification(page, label)).toBeVisible()
  })

test('the same failure of several calls is shown once', async ({ page, sandbox, signInAs }) => {
  await signInAs('ulla.users')
  await start(page, sandbox)
  await sandbox.faults.set({ operationId: '*', kind: 'status-503' })
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(notification(page, TEXTS['status-503'])).toHaveCount(1)
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await expect(notification(page, /./)).toHaveCount(1)
})

test.afterEach(() => void vi.useRealTimers())
for (const kind of turn(['status-429', 'status-503'] as const, 0, isAll))
  test(`G303 ${kind} with Retry-After shows the remaining time, after which it can be retried`, async ({
    page,
    sandbox,
    signInAs,
  }) => {
    await signInAs('ulla.users')
    await start(page, sandbox)
    await sandbox.faults.set({ operationId: 'findAllUserGroups', kind, retryAfter: 300 })
    goOnTo(`${BASE}/manage/user-groups`)
    const again = problems(page).first()
    await expect(again).toHaveAttribute('aria-disabled', 'true')
    await expect(again).toHaveAccessibleDescription(/\d/)
    await sandbox.faults.clear()
    tryAgain(page)
    await expect(problems(page)).not.toHaveCount(0)
    vi.useFakeTimers({ now: Date.now() + 301_000, toFake: ['Date'] })
    await expect(again).not.toHaveAttribute('aria-disabled', 'true')
    tryAgain(page)
    await expect(problems(page)).toHaveCount(0)
  })

test('G303 without Retry-After a retry is possible immediately', async ({ page, sandbox, signInAs }) => {
  await signInAs('ulla.users')
  await start(page, sandbox)
  await sandbox.faults.set({ operationId: 'findAllUserGroups', kind: 'status-429', times: 1 })
  goOnTo(`${BASE}/manage/user-groups`)
  await expect(problems(page).first()).not.toHaveAttribute('aria-disabled', 'true')
  tryAgain(page)
  await expect(problems(page)).toHaveCount(0)
})
