/** The document title shows where the user is: no two addresses have the same one. A quick run checks a sample. */
import { COMPANY } from '../../mocks/seed/names.ts'
import type { Route } from '../../src/routes/route.ts'
import { routes } from '../../src/routes/routes.ts'
import { sampleAddress } from '../sample-address.ts'
import { BASE, expect, test } from './fixture.ts'
import { untilStill } from './still.ts'
import { sample } from '../level.ts'

const screens = (routes as readonly Route[]).filter(
  ({ load, redirect }) => load !== undefined && redirect === undefined,
)
const guests = screens.filter(({ audience }) => audience === 'guest')
/** It reads in a worker, which needs a browser. */
const WORKER_SCREEN = 'CorporateAccounts'
const others = screens.filter(
  ({ audience, name }) =>
    audience !== 'guest' && name !== WORKER_SCREEN && name !== 'ChangePassword' && name !== 'NotFound',
)

/** Titles that several of these addresses have, with the addresses. */
function shared(titles: ReadonlyMap<string, string>): readonly string[] {
  const addresses = new Map<string, string[]>()
  for (const [address, title] of titles) addresses.set(title, [...(addresses.get(title) ?? []), address])
  return [...addresses]
    .filter(([, all]) => all.length > 1)
    .map(([title, all]) => `${title}: ${all.join(', ')}`)
}

/** The controls of the header from the help button on, which is before the user menu. */
const HELP = ['Hulp', 'Gebruikersmenu']
const helpAndNext = (): string => {
  const controls = [...(document.querySelector('header')?.querySelectorAll('a, button') ?? [])].map(
    (control) => control.getAttribute('aria-label') ?? control.textContent.split(':')[0],
  )
  return controls.slice(controls.indexOf('Hulp')).join(', ')
}

/** The names of links in the rows of a list that lead to several addresses (WCAG 2.4.4). */
function ambiguousLinks(): readonly string[] {
  const targets = new Map<string, Set<string>>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main tbody th a[href]')) {
    const name = link.getAttribute('aria-label') ?? link.textContent
    targets.set(name, (targets.get(name) ?? new Set()).add(link.href))
  }
  return [...targets].filter(([, hrefs]) => hrefs.size > 1).map(([name]) => name)
}

test('rows with the same name have links with different names (WCAG 2.4.4)', async ({ page, signInAs }) => {
  await signInAs('olivia.osp')
  for (const name of ['UserFees', 'OrdersHandledPlugins'] as const) {
    await page.goto(sampleAddress(name))
    await expect.poll(() => document.querySelectorAll('main tbody th a[href]').length).toBeGreaterThan(2)
    expect(ambiguousLinks(), name).toEqual([])
  }
})

test('each screen for guests has a unique title', async ({ page }) => {
  const titles = new Map<string, string>()
  for (const screen of guests) {
    await page.goto(sampleAddress(screen))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(/./) // The title is set after the heading has been rendered.
    titles.set(location.pathname, document.title) // Without an earlier sign-in step, the code page redirects there.
  }
  expect(shared(titles)).toEqual([])
})

test(
  'each screen has a unique title that names its company, and its help in the same place (WCAG 3.2.6)',
  { timeout: 600_000 },
  async ({ page, signInAs }) => {
    await signInAs('olivia.osp')
    const STILL = `${BASE}/change-password?corporateAccountOspId=${COMPANY.bakery}`
    await page.goto(STILL)
    const titles = new Map<string, string>()
    const helps = new Map<string, string>()
    for (const screen of sample(others, 8, ({ name }) => name)) {
      history.pushState(null, '', STILL)
      await expect(page.getByRole('heading', { level: 1, name: 'Wachtwoord wijzigen' })).toBeVisible()
      history.pushState(null, '', sampleAddress(screen))
      await untilStill(page)
      titles.set(screen.path, document.title)
      helps.set(screen.path, helpAndNext())
      expect.soft(ambiguousLinks(), screen.name).toEqual([])
    }
    expect(new Set(helps.values()), JSON.stringify([...helps])).toEqual(new Set([HELP.join(', ')]))
    expect(shared(titles)).toEqual([])
    expect([...titles.values()].filter((title) => !/^[^·]+ · .+ · Mobility Portal$/.test(title))).toEqual([])
  },
)

test('a title contains step or tab, record, company and portal', async ({ page, open }) => {
  await open('/manage/app-users/active', { as: 'ulla.users' })
  await expect(page).toHaveTitle('Actief · App-gebruikers · Brugge Bakery · Mobility Portal')
  history.pushState(null, '', `${BASE}/manage/app-users/u-1101/detail`)
  await expect(page).toHaveTitle(
    'Gegevens · Jonas Peeters · App-gebruikers · Brugge Bakery · Mobility Portal',
  )
  history.pushState(null, '', `${BASE}/manage/app-users/add`)
  await expect(page).toHaveTitle(
    /^[^·]+ · App-gebruiker toevoegen · App-gebruikers · Brugge Bakery · Mobility Portal$/,
  )
})
