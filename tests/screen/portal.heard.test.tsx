/**
 * Every screen announces where the user is, and each change of a list, a page or a tab once. A quick run checks a
 * sample of the screens, because waiting for silence takes time.
 */
import { fireEvent } from '@testing-library/dom'
import { COMPANY } from '../../mocks/seed/names.ts'
import type { Route } from '../../src/routes/route.ts'
import { routes } from '../../src/routes/routes.ts'
import { listen, nestedRegions, type Listener } from '@/ui/feedback/announcement-listener.ts'
import { sample } from '../level.ts'
import { sampleAddress } from '../sample-address.ts'
import { BASE, expect, test } from './fixture.ts'
import type { ScreenPage } from './page.ts'
import { untilStill } from './still.ts'

/** This screen reads in a worker, which needs a browser. */
const WORKER_SCREEN = 'CorporateAccounts'
const START_SCREEN = 'ChangePassword'
const all = (routes as readonly Route[]).filter(
  ({ audience, load, redirect, name }) =>
    audience === 'signed-in' &&
    load !== undefined &&
    redirect === undefined &&
    name !== WORKER_SCREEN &&
    name !== START_SCREEN,
)
const screens = sample(all, 40, ({ name }) => name)
const areas = [...new Set(screens.map(({ area }) => area))]

const company = `corporateAccountOspId=${COMPANY.bakery}`
const goOnTo = (address: string): void => history.pushState(null, '', address)

async function start(page: ScreenPage): Promise<void> {
  goOnTo(`${BASE}/change-password?${company}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Wachtwoord wijzigen' })).toBeVisible()
}

/** Waits until the outcome has been announced, and a little longer, because a second message would be wrong. */
const ENOUGH_MS = 700

/** Clicks the element, and returns the only announcement that follows. `undefined` if there is nothing to click. */
async function announcedAfter(listener: Listener, target: Element | null): Promise<string | undefined> {
  if (target === null || target.getAttribute('aria-disabled') === 'true') return undefined
  listener.forget()
  if (target instanceof HTMLElement) target.focus() // As a browser does.
  fireEvent.click(target)
  await expect
    .poll(() => (listener.announced.length + listener.lost.length > 0 ? 'announced' : location.href))
    .toBe('announced')
  await new Promise((resolve) => setTimeout(resolve, ENOUGH_MS))
  expect(listener.lost, 'announced in a hidden region').toEqual([])
  expect(listener.announced, `announced after ${target.textContent}`).toHaveLength(1)
  return listener.announced[0]
}

/** The name of a screen is announced when its record has loaded, a moment after it is shown. */
const SILENT_MS = 250

async function untilSilent({ announced: heard }: Listener): Promise<void> {
  for (let before = -1; before !== heard.length;) {
    before = heard.length
    await new Promise((resolve) => setTimeout(resolve, SILENT_MS))
  }
}

const find = (selector: string): Element | null => document.querySelector(selector)

for (const area of areas)
  test(`${area}: each tab, sort order and page of a list is announced once`, async ({ page, signInAs }) => {
    await signInAs('olivia.osp')
    await page.goto(`${BASE}/change-password?${company}`)
    const listener = listen()
    try {
      for (const screen of screens.filter((one) => one.area === area)) {
        await start(page)
        goOnTo(sampleAddress(screen))
        await untilStill(page)
        await untilSilent(listener)
        expect.soft(nestedRegions(), screen.name).toEqual([])
        if (document.querySelector('[role=dialog]')) continue
        const sorted = await announcedAfter(listener, find('main .table-sort'))
        if (sorted !== undefined)
          expect.soft(sorted, screen.name).toMatch(/^gesorteerd op [^,]+, (op|af)lopend$/)
        const turned = await announcedAfter(listener, find('main [aria-label="Volgende pagina"]'))
        if (turned !== undefined) expect.soft(turned, screen.name).toMatch(/^pagina 2 van \d+$/)
        await announcedAfter(
          listener,
          find('main nav.tabs a:not([aria-current]), main nav.sub-tabs a:not([aria-current])'),
        )
      }
    } finally {
      listener.stop()
    }
  })

test('a newly selected company is announced before the screen', async ({ page, signInAs }) => {
  await signInAs('olivia.osp')
  await page.goto(`${BASE}/change-password?${company}`)
  await expect(page).toHaveTitle(/Brugge Bakery/)
  const listener = listen()
  try {
    await start(page)
    goOnTo(`${BASE}/change-password?corporateAccountOspId=${COMPANY.prepaid}`)
    await expect.poll(() => listener.announced.length).toBeGreaterThan(0)
    await new Promise((resolve) => setTimeout(resolve, ENOUGH_MS))
    expect(listener.announced).toEqual([document.title.split(' · ')[1]])
  } finally {
    listener.stop()
  }
})

test('the number of rows after a choice on a screen is announced, not the initial number', async ({
  page,
  signInAs,
}) => {
  await signInAs('olivia.osp')
  await page.goto(`${BASE}/change-password?${company}`)
  const listener = listen()
  try {
    await start(page)
    goOnTo(`${BASE}/corporate-accounts/${COMPANY.bakery}/compare`)
    await untilStill(page)
    await untilSilent(listener)
    const heard = await announcedAfter(listener, find('main [aria-pressed]'))
    expect(heard).toMatch(/^\d+ rij/)
    await start(page)
    listener.forget()
    goOnTo(`${BASE}/corporate-accounts/${COMPANY.bakery}/compare?with=${COMPANY.prepaid}`)
    await untilStill(page)
    await untilSilent(listener)
    expect(listener.announced.filter((words) => /^\d+ rij/.test(words))).toEqual([])
  } finally {
    listener.stop()
  }
})
