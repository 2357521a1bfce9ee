/**
 * Checks what axe cannot detect: enlarged pages (WCAG 1.4.10), faint borders (1.4.11), wider text spacing (1.4.12), an
 * invisible focus (2.4.7), focused elements under a bar (2.4.11), and small targets (2.5.8). A full run checks all
 * addresses, other runs a sample.
 */
import { createHash } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { Route } from '../../src/routes/route.ts'
import { routes } from '../../src/routes/routes.ts'
import { cutTexts, spaceTexts, unreadableCuts } from '../engines/cut-texts.ts'
import { stopsUnderBars, stopsWithoutRing } from '../engines/focus-stops.ts'
import { unseenParts } from '../engines/reflow.ts'
import { BASE, expect, test } from '../fixtures.ts'
import { LANGUAGES } from '../languages.ts'
import { inAll, isAll, isFull } from '../level.ts'
import { sampleAddress } from '../sample-address.ts'

const SAMPLE = isAll ? 20 : 1
/** A test checks several addresses, because each test signs in once. */
const SCREENS_PER_TEST = 5

const screens = (routes as readonly Route[]).filter(
  ({ load, redirect }) => load !== undefined && redirect === undefined,
)
const hashOf = ({ name }: Route): string => createHash('sha256').update(`narrow ${name}`).digest('hex')
const sampledScreens = screens
  .toSorted((one, other) => hashOf(one).localeCompare(hashOf(other)))
  .slice(0, isFull ? undefined : SAMPLE)

const USER = '/manage/app-users/u-1101'
/** Dialogs and drawers over a page. */
const DIALOGS = [
  `${USER}/budgets?dialog=deactivate-budget&budget=b-5101`,
  `${USER}/budgets/b-5101?dialog=edit-budget`,
  `${USER}/identification-fields?dialog=add-token`,
  `${USER}/expenses/e-7004?dialog=correct`,
]

for (const [part, group] of groupsOf(sampledScreens).entries())
  test(`screens stay readable when enlarged or narrow, and show the focus, part ${part + 1}`, async ({
    page,
    signInAs,
  }) => {
    test.setTimeout(180_000)
    for (const route of group.toSorted((one, other) => guestsFirst(one) - guestsFirst(other))) {
      if (route.audience !== 'guest') await signInAs('olivia.osp')
      await test.step(route.name, () => checkPage(page, sampleAddress(route)))
    }
  })

test(
  'dialogs and drawers stay readable when enlarged or narrow, and show the focus',
  inAll,
  async ({ page, signInAs }) => {
    test.setTimeout(180_000)
    await signInAs('ulla.users')
    for (const address of DIALOGS) await test.step(address, () => checkPage(page, BASE + address))
  },
)

test(
  'a column that does not fit is unchecked in the columns menu, and can be switched on',
  inAll,
  async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 640, height: 512 })
    await signInAs('ulla.users')
    await page.goto(`${BASE}/manage/app-users/active`)
    const header = page.getByRole('columnheader', { name: 'Groep' })
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(header).toHaveCount(0)
    await page.getByRole('button', { name: 'Kolommen' }).click()
    const choice = page.getByRole('menuitemcheckbox', { name: 'Groep' })
    await expect(choice).not.toBeChecked()
    await choice.click()
    await expect(choice).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(header).toBeVisible()
  },
)

test('the check of focus rings finds a page whose rings were removed', inAll, async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto(`${BASE}/manage/app-users/active`)
  await expectReady(page)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('Shift')
  expect(await page.evaluate(stopsWithoutRing)).toEqual([])
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { outline: none !important; box-shadow: none !important }')
    document.adoptedStyleSheets = [sheet]
  })
  expect((await page.evaluate(stopsWithoutRing)).length).toBeGreaterThan(20)
})

test('a bar whose buttons wrap covers no focused field', inAll, async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${BASE}/company/settings/details`)
  await expectReady(page)
  await openBars(page)
  await expect(page.locator('.save-bar')).toBeVisible()
  expect(await page.evaluate(stopsUnderBars), 'a form').toEqual([])
  await page.goto(`${BASE}/manage/user-groups/add`)
  await expectReady(page)
  await openBars(page)
  expect(await page.evaluate(stopsUnderBars), 'a text area').toEqual([])
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(`${BASE}${USER}/expenses/add`)
  await expect(page.locator('.dialog-foot')).toBeVisible()
  expect(await page.evaluate(stopsUnderBars), 'a drawer').toEqual([])
})

test('a preview shows that it has the focus', inAll, async ({ page, signInAs }) => {
  await signInAs('olivia.osp')
  await page.goto(`${BASE}/templates/tpl-7001`)
  await expect(page.locator('.html-frame')).toBeVisible()
  await page.keyboard.press('Shift')
  expect(await page.evaluate(stopsWithoutRing)).toEqual([])
})

test(
  'the company and role are shown in full with wider text spacing, in each language',
  inAll,
  async ({ page, signInAs }) => {
    for (const language of LANGUAGES) {
      await signInAs('olivia.osp', { language })
      await page.goto(`${BASE}/help`)
      await expectReady(page)
      await page.evaluate(spaceTexts, true)
      await expect.poll(() => page.evaluate(unreadableCuts), language).toEqual([])
    }
  },
)

test(
  'breadcrumbs are shown in full at 640 px, and at all widths with wider text spacing',
  inAll,
  async ({ page, signInAs }) => {
    await signInAs('olivia.osp', { language: 'fr' })
    const crumbs = page.locator('header nav li > :first-child')
    const cutCrumbs = () =>
      crumbs.evaluateAll((all: HTMLElement[]) =>
        all.filter((one) => one.scrollWidth > one.clientWidth).map(({ innerText }) => innerText),
      )
    for (const address of ['/messages/add', `${USER}/budgets/b-5101`]) {
      await page.setViewportSize({ width: 640, height: 512 })
      await page.goto(`${BASE}${address}`)
      await expectReady(page)
      await expect(crumbs).not.toHaveCount(0)
      expect(await cutCrumbs(), address).toEqual([])
      await page.evaluate(spaceTexts, true)
      for (const width of [640, 800, 1024, 1440]) {
        await page.setViewportSize({ width, height: 512 })
        await expect.poll(cutCrumbs, `${address} at ${width} px, spaced`).toEqual([])
        await expect(page.getByRole('button', { name: /Olivia Osp/ })).toBeInViewport({ ratio: 1 })
      }
      await page.evaluate(spaceTexts, false)
    }
  },
)

test('the hints of the palette break only between words at 320 px', inAll, async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signInAs('olivia.osp', { language: 'fr' })
  await page.goto(`${BASE}/help`)
  await expectReady(page)
  await page.keyboard.press('Control+k')
  const hints = page.locator('.palette-hints span > span')
  await expect(hints).toHaveCount(5)
  const broken = await hints.evaluateAll((all) =>
    all.flatMap(({ firstChild: text }) =>
      [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        if (!text) return []
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      }),
    ),
  )
  expect(broken).toEqual([])
})

test(
  'the links in a card header are large enough targets at 320 px',
  inAll,
  async ({ page, signInAs, expectAccessible }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await signInAs('ulla.users')
    await page.goto(`${BASE}${USER}/overview`)
    await expectReady(page)
    await expect(page.getByRole('link', { name: 'Budget toevoegen' })).toBeVisible()
    await expectAccessible()
  },
)

test(
  'the menu of a window of 320 px is readable, and returns the focus when it closes',
  inAll,
  async ({ page, signInAs, expectAccessible }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await signInAs('olivia.osp')
    await page.goto(`${BASE}/help`)
    await page.getByRole('complementary').getByRole('button', { name: 'Sluiten' }).click()
    await expect(page.getByRole('complementary')).toHaveCount(0)
    await page.getByRole('button', { name: 'Hoofdmenu' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await expect.poll(() => page.evaluate(unseenParts)).toEqual([])
    await expectAccessible()
    await drawer.getByRole('link', { name: 'Dashboard' }).click()
    await expect(drawer).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Hoofdmenu' })).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test('an open calendar fits into a window of 320 px, in each language', inAll, async ({ page, signInAs }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const language of LANGUAGES) {
    await signInAs('ulla.users', { language })
    for (const [address, button] of CALENDARS) {
      await page.goto(BASE + address)
      await expectReady(page)
      await page.locator(button).first().click()
      const calendar = page.locator('.calendar')
      const title = calendar.locator('.calendar-head:visible button').first()
      for (const view of ['day', 'month', 'year']) {
        const where = `${view}, ${address}, ${language}`
        await expect(calendar.locator(`td > [data-view=${view}]:visible`).first(), where).toBeVisible()
        await expect.poll(() => calendar.evaluate(tightParts), where).toEqual([])
        if (view !== 'year') await title.click()
      }
    }
  }
})

/** Addresses, and the button that opens a calendar there: for the period of a filter, and for a day of a form. */
const CALENDARS = [
  ['/finance/all-transactions', '.period-filter .input-after button'],
  [`${USER}/expenses/add`, '[role=dialog] .date-input .input-after button'],
] as const

/** The parts of a calendar that are partly outside of the window, or too small. */
function tightParts(calendar: Element): readonly string[] {
  const found: string[] = []
  for (const part of [calendar, ...calendar.querySelectorAll('button, td > *, svg')]) {
    const { left, right, top, bottom, width, height } = part.getBoundingClientRect()
    if (part.closest('[hidden]')) continue
    const least = part.matches('svg') ? 16 : 24
    const isOutside = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight
    if (!isOutside && Math.min(width, height) >= least) continue
    const name = part.closest('[aria-label]')?.getAttribute('aria-label') ?? part.textContent
    found.push(`${part.localName} ${name}: ${[left, top, right, bottom].map(Math.round).join(' ')}`)
  }
  return found
}

test('the frame of a period filter has the border of a search box', inAll, async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  for (const query of ['', '?to=2026-11-30'])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(`${BASE}/finance/all-transactions${query}`)
      await expectReady(page)
      const border = await borderOf(page.getByRole('main').getByRole('searchbox'))
      const frame = page.locator('.chip:has(.period-filter)')
      await expect.poll(() => borderOf(frame), `${query} ${colorScheme}`).toBe(border)
    }
})

const borderOf = (box: Locator): Promise<string> =>
  box.evaluate((element) => getComputedStyle(element).borderTopColor)

/** Continues after a finding, so that every state of a page is checked. */
const softly = expect.configure({ soft: true, timeout: 4000 })

async function checkPage(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address)
  await expectReady(page)
  const texts = () => page.evaluate(cutTexts)
  const unseen = () => page.evaluate(unseenParts)
  await page.keyboard.press('Shift') // From now on the focus is shown as for keyboard users.
  softly(await page.evaluate(stopsWithoutRing), 'the focus does not show').toEqual([])
  softly(await page.evaluate(unreadableCuts), 'cut, and no key reads it').toEqual([])
  const cut = await settled(texts)
  const hidden = (await unseen()).map(described)
  await page.evaluate(spaceTexts, true)
  // Tables hide columns once they have measured their texts.
  const newlyCut = async () => (await texts()).filter((text) => !cut.includes(text))
  await softly.poll(newlyCut, 'cut by the spacing of texts').toEqual([])
  const newlyHidden = async () => (await unseen()).map(described).filter((text) => !hidden.includes(text))
  await softly.poll(newlyHidden, 'out of sight by the spacing of texts').toEqual([])
  await page.evaluate(spaceTexts, false)
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await softly.poll(unseen, `out of sight at ${width} px`).toEqual([])
    softly(await page.evaluate(unreadableCuts), `cut at ${width} px, and no key reads it`).toEqual([])
  }
  await page.setViewportSize({ width: 1024, height: 600 })
  await openBars(page)
  for (const [width, height] of [
    [1024, 600],
    [320, 640], // The buttons of a bar wrap.
  ] as const) {
    await page.setViewportSize({ width, height })
    softly(await page.evaluate(stopsUnderBars), `the focus lies under a bar at ${width} px`).toEqual([])
  }
}

const described = ({ what, why }: { readonly what: string; readonly why: string }): string =>
  `${what}: ${why}`

/** The content is complete: a heading, and nothing is still loading. */
/** Reads until the result is the same twice, because a page may still change after its last placeholder. */
async function settled<T>(read: () => Promise<T>): Promise<T> {
  let last = await read()
  const isSame = async (): Promise<boolean> => {
    const before = JSON.stringify(last)
    last = await read()
    return JSON.stringify(last) === before
  }
  await expect.poll(isSame).toBe(true)
  return last
}

async function expectReady(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog'))
  await expect(heading.first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Selects a row and types in a form, if the page has them, so that the bars for both are shown. */
async function openBars(page: Page): Promise<void> {
  const row = page.locator('main tbody .table-select input:enabled')
  if ((await row.count()) > 0) {
    await row.first().check()
    await expect(page.locator('.selection-bar')).toBeVisible()
  }
  const field = page.locator('main form input:is([type=text], :not([type])):enabled:not([readonly], [role])')
  if ((await field.count()) > 0) await field.first().pressSequentially('x')
}

const guestsFirst = ({ audience }: Route): number => (audience === 'guest' ? 0 : 1)

function groupsOf<T>(items: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / SCREENS_PER_TEST) }, (_none, at) =>
    items.slice(at * SCREENS_PER_TEST, (at + 1) * SCREENS_PER_TEST),
  )
}
