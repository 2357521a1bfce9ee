/** One session state: how other tabs of the same browser affect this one. */
import type { ScreenPage } from './page.ts'
import { confirmSession } from '@/api/refresh.ts'
import { accessToken, refreshToken, sessionSignal } from '@/base/tokens.ts'
import { BASE, expect, test } from './fixture.ts'
import { PASSWORD, signIn } from '../sign-in.ts'
import { notification, openUserMenu, signInOnPage } from './page.ts'
import { isAll, turn } from '../level.ts'

const replaced = (page: ScreenPage) =>
  page.getByRole('heading', { level: 1, name: 'In een ander tabblad heeft iemand anders zich aangemeld' })
const heading = (page: ScreenPage) => page.getByRole('heading', { level: 1, name: 'Gebruikersgroepen' })

/** Another tab, with the cookies of its own session. The tabs share only the browser. */
async function signInElsewhere(login: string, world: string): Promise<void> {
  const { portal_token, portal_refresh_token } = await signIn(login, {
    origin: location.origin,
    world,
    language: undefined,
  })
  for (const [name, value] of Object.entries({ portal_token, portal_refresh_token, portal_session: login }))
    document.cookie = `${name}=${value}; Path=${BASE}/`
}
/** The first call waits for the pending response. The second one follows immediately. */
async function tryTwice(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) await confirmSession().catch(() => undefined)
}
const dispatchStorage = (): boolean => dispatchEvent(new StorageEvent('storage', { key: 'portal.session' }))

test.beforeEach(async ({ page, sandbox }) => {
  await page.goto(`${BASE}/manage/user-groups`)
  await signInOnPage(page, 'ulla.users')
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  // This is the last call of the start. If cookies changed before it, the page would notice that without any action.
  await expect.poll(async () => (await sandbox.calls('getPartner')).length).toBe(1)
})

test('a tab shows only a message after someone else signs in in another tab', async ({
  page,
  sandbox,
  world,
}) => {
  const before = (await sandbox.calls()).length
  await signInElsewhere('olivia.osp', world)
  // A call that is sent at that moment, before the page has been left.
  sessionSignal().addEventListener('abort', () => void tryTwice(), { once: true })
  dispatchStorage()
  await expect(replaced(page)).toBeVisible()
  await expect(page.getByText('Ulla')).toHaveCount(0)
  await expect(page.getByRole('rowheader')).toHaveCount(0)
  const after = (await sandbox.calls()).slice(before).map(({ operationId }) => operationId)
  expect(after, 'only who it is was asked, once').toEqual(['login', 'getUser'])
})

test('nothing is saved with the token of someone else, even if no event from the other tab arrives', async ({
  page,
  sandbox,
  world,
}) => {
  await page.goto(`${BASE}/manage/user-groups/add`)
  await page.getByLabel('Naam').fill('Nachtploeg')
  await signInElsewhere('olivia.osp', world)
  await page.getByRole('button', { name: 'Groep toevoegen' }).click()
  await expect(replaced(page)).toBeVisible()
  expect(await sandbox.calls('createUserGroup')).toEqual([])
})

test('a tab continues with typed values after the same person signs in in another tab', async ({
  page,
  sandbox,
  world,
}) => {
  await page.goto(`${BASE}/manage/user-groups/add`)
  await page.getByLabel('Naam').fill('Nachtploeg')
  await signInElsewhere('ulla.users', world)
  dispatchStorage()
  await page.getByRole('button', { name: 'Groep toevoegen' }).click()
  await expect(notification(page, /Nachtploeg/)).toBeVisible()
  expect(await sandbox.calls('createUserGroup')).toHaveLength(1)
})

for (const [how, come] of [
  ['the tab that signed out says so', dispatchStorage],
  [
    'the page comes back from the back-forward cache',
    () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
  ['the tab comes to the front', () => document.dispatchEvent(new Event('visibilitychange'))],
] as const)
  test(`a sign-out in another tab also signs out here: ${how}`, async ({ page }) => {
    sessionStorage.setItem('portal.draft.user u-1001 ca-2001', '{"owner":"u-1001 ca-2001","values":{}}')
    for (const name of ['portal_token', 'portal_refresh_token', 'portal_session'])
      document.cookie = `${name}=; Path=${BASE}/; Max-Age=0`
    come()
    await expect(page).toHaveURL(`${BASE}/login`)
    await expect(page.getByRole('rowheader')).toHaveCount(0)
    expect(sessionStorage).toHaveLength(0)
  })

test('G302 signing out ends the session on the server, for every token of it', async ({ page, sandbox }) => {
  const token = refreshToken() ?? ''
  await (await openUserMenu(page)).getByRole('menuitem', { name: 'Afmelden' }).click()
  await expect(page).toHaveURL(`${BASE}/login`)
  await expect.poll(async () => (await sandbox.calls('logout')).map(({ status }) => status)).toEqual([204])
  const response = await fetch(`${location.origin}/api/auth/refresh`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(response.status).toBe(401)
})

test('G302 signing out works with a server without logout', async ({ page, sandbox }) => {
  await sandbox.faults.set({ operationId: 'logout', kind: 'status-404' })
  await (await openUserMenu(page)).getByRole('menuitem', { name: 'Afmelden' }).click()
  await expect(page).toHaveURL(`${BASE}/login`)
  await expect.poll(async () => (await sandbox.calls('logout')).length).toBe(1)
  await expect(notification(page, /./)).toHaveCount(0)
})

for (const kind of turn(
  ['drop-connection', 'status-500', 'status-503', 'gateway-timeout', 'done-html'] as const,
  0,
  isAll,
))
  test(`G302 signing out is reported as unclear if the server cannot be reached: ${kind}`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.faults.set({ operationId: 'logout', kind })
    await (await openUserMenu(page)).getByRole('menuitem', { name: 'Afmelden' }).click()
    await expect(page).toHaveURL(`${BASE}/login`)
    await expect(notification(page, /Alleen in deze browser afgemeld/)).toBeVisible()
    expect([accessToken(), refreshToken()], 'the browser has forgotten them all the same').toEqual([
      undefined,
      undefined,
    ])
  })

/**
 * Replaces the tokens in the cookies by the tokens of another sign-in, within the session that this page has started.
 */
async function swapTokens(login: string, world: string, names: readonly string[]): Promise<void> {
  const cookies = await signIn(login, { origin: location.origin, world, language: undefined })
  for (const name of names) document.cookie = `${name}=${cookies[name]}; Path=${BASE}/`
}

for (const [what, names] of [
  ['both tokens', ['portal_token', 'portal_refresh_token']],
  ['the access token', ['portal_token']],
] as const)
  test(`nothing is shown or saved with ${what} of another person under the same session`, async ({
    page,
    sandbox,
    world,
  }) => {
    await page.goto(`${BASE}/manage/user-groups/add`)
    await page.getByLabel('Naam').fill('Nachtploeg')
    await swapTokens('olivia.osp', world, names)
    await page.getByRole('button', { name: 'Groep toevoegen' }).click()
    await expect(replaced(page)).toBeVisible()
    await expect(page.getByText('Ulla')).toHaveCount(0)
    expect(document.title).not.toContain('Ulla')
    expect(await sandbox.calls('createUserGroup')).toEqual([])
  })

test('the refresh token of another person under the same session is detected when it is used', async ({
  page,
  sandbox,
  world,
}) => {
  await page.goto(`${BASE}/manage/user-groups/add`)
  await page.getByLabel('Naam').fill('Nachtploeg')
  await sandbox.clock.advance(16 * 60_000)
  await swapTokens('olivia.osp', world, ['portal_refresh_token'])
  await page.getByRole('button', { name: 'Groep toevoegen' }).click()
  await expect(replaced(page)).toBeVisible()
  expect((await sandbox.calls('createUserGroup')).map(({ status }) => status)).toEqual([401])
})

test('new tokens of the same person under the same session have no effect', async ({
  page,
  sandbox,
  world,
}) => {
  await page.goto(`${BASE}/manage/user-groups/add`)
  await page.getByLabel('Naam').fill('Nachtploeg')
  await swapTokens('ulla.users', world, ['portal_token', 'portal_refresh_token'])
  await page.getByRole('button', { name: 'Groep toevoegen' }).click()
  await expect(notification(page, /Nachtploeg/)).toBeVisible()
  expect(await sandbox.calls('createUserGroup')).toHaveLength(1)
})

test('an invalid access token is renewed, under the same session', async ({ page, sandbox }) => {
  await page.goto(`${BASE}/manage/user-groups/add`)
  await page.getByLabel('Naam').fill('Nachtploeg')
  document.cookie = `portal_token=at-nobody; Path=${BASE}/`
  await page.getByRole('button', { name: 'Groep toevoegen' }).click()
  await expect(notification(page, /Nachtploeg/)).toBeVisible()
  expect((await sandbox.calls('createUserGroup')).map(({ status }) => status)).toEqual([401, 200])
})

for (const damaged of turn(['a%0Ab', 'a%0D%0AX-Evil:%201', '%00', 'é', '%E2%80%A8', ''], 0, isAll))
  test(`tokens damaged to ${JSON.stringify(damaged)} lead to the sign-in page instead of a crash`, async ({
    page,
  }) => {
    for (const name of ['portal_token', 'portal_refresh_token'])
      document.cookie = `${name}=${damaged}; Path=${BASE}/`
    await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveURL(`${BASE}/login`)
    await expect(page.getByRole('button', { name: 'Aanmelden' })).toBeVisible()
  })

for (const [what, leave] of [
  [
    'a sign-out',
    async (page: ScreenPage) => {
      await (await openUserMenu(page)).getByRole('menuitem', { name: 'Afmelden' }).click()
      await expect(page).toHaveURL(`${BASE}/login`)
    },
  ],
  [
    'someone else',
    async (page: ScreenPage, world: string) => {
      await signInElsewhere('olivia.osp', world)
      dispatchStorage()
      await expect(replaced(page)).toBeVisible()
    },
  ],
] as const)
  test(`the title of the page of a person is removed with the person: ${what}`, async ({ page, world }) => {
    await page.goto(`${BASE}/manage/app-users/u-1101/detail`)
    await expect(page).toHaveTitle(/Jonas Peeters/)
    await leave(page, world)
    await expect.poll(() => document.title).not.toMatch(/Jonas|Peeters/)
  })

test('roles are read again after signing in again over the page', async ({ page, sandbox, world }) => {
  const reports = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Rapporten' })
  await page.goto(`${BASE}/manage/user-groups/add`)
  await page.getByLabel('Naam').fill('Nachtploeg')
  await sandbox.clock.advance(8 * 24 * 60 * 60_000)
  const staff = await signIn('olivia.osp', { origin: location.origin, world, language: undefined })
  const response = await fetch(`${location.origin}/api/user/role/add`, {
    method: 'POST',
    headers: {
      'x-world': world,
      authorization: `Bearer ${staff['portal_token']}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ userOspId: 'u-1001', role: 'reporting_manager' }),
  })
  expect(response.ok).toBe(true)
  await page.getByRole('button', { name: 'Groep toevoegen' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Meld u opnieuw aan' })
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await expect(reports).toHaveCount(0)
  const before = (await sandbox.calls('getUser')).length
  await dialog.getByRole('button', { name: 'Aanmelden en doorgaan' }).click()
  await expect(notification(page, /Nachtploeg/)).toBeVisible()
  await expect(reports, 'the menu follows the new role').toBeVisible()
  expect((await sandbox.calls('getUser')).length).toBe(before + 1)
})
