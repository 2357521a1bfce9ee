/**
 * The dimensions of the look, read from the pages: type, space, radii, and what each template promises. `docs/look.md`
 * states which line of the design each test covers.
 */
import type { Locator, Page } from '@playwright/test'
import { BASE, expect, test } from '../../fixtures.ts'
import { boxesOf, middleOf } from '../boxes.ts'
import { inAll } from '../../level.ts'
import { cutFigures } from '../../portal.ts'

const USERS = `${BASE}/manage/app-users/active`
const JONAS = `${BASE}/manage/app-users/u-1101`
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })

/** The font size, line height and weight. */
const setIn = (one: Locator): Promise<string> =>
  one.evaluate((element) => {
    const { fontSize, lineHeight, fontWeight } = getComputedStyle(element)
    return `${parseFloat(fontSize)}/${parseFloat(lineHeight)} ${fontWeight}`
  })
const boxOf = async (one: Locator) => (await boxesOf(one))[0]

test.describe('the font sizes', () => {
  test('of a list are 22/28 for the title, 13/20 for the table and 12/16 for its head', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ulla.users')
    await page.goto(`${USERS}?search=jonas.peeters`)
    const cell = page.getByRole('row', { name: /Jonas Peeters/ }).getByRole('cell')
    await expect(cell.first()).toBeVisible()
    expect(await setIn(h1(page))).toBe('22/28 600')
    await expect(h1(page)).toHaveCSS('letter-spacing', '-0.33px') // −0.015 em
    expect(await setIn(cell.last())).toBe('13/20 400')
    expect(await setIn(page.getByRole('columnheader', { name: 'Gebruiker' }))).toBe('12/20 400')
    expect(await setIn(page.locator('body'))).toBe('14/20 400')
  })

  test(
    'of a dashboard are 28/32 for figures and 16/24 for cards, and the euro sign is muted',
    inAll,
    async ({ page, signInAs }) => {
      await signInAs('ulla.users')
      await page.goto(`${BASE}/dashboard`)
      const spent = page.getByRole('region', { name: 'Uitgaven', exact: true })
      await expect(spent).toContainText(/€\s[\d\s]+,\d\d/)
      expect(await setIn(spent.locator('.figure-value'))).toBe('28/32 600')
      expect(await setIn(page.getByRole('heading', { name: 'Waaraan het budget gaat' }))).toBe('16/24 600')
      const colourOf = (part: string) =>
        spent.locator(part).evaluate((element) => getComputedStyle(element).color)
      expect(await colourOf('.figure-unit')).toBe(await colourOf('.figure-note'))
    },
  )

  test('of a budget are 36/40 for the balance', inAll, async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${JONAS}/budgets/b-5101`)
    const balance = page.getByRole('region', { name: 'Saldo' }).locator('strong').first()
    await expect(balance).toContainText('€')
    expect(await setIn(balance)).toBe('36/40 600')
  })
})

test(
  'cards have a padding of 20, a gap of 24, corners of 12 and a hairline, and so has the balance',
  inAll,
  async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${JONAS}/overview`)
    const cards = page.locator('.record-columns > :first-child > .card')
    await expect(cards.first()).toBeVisible()
    await expect(page.locator('.skeleton, [aria-busy=true]')).toHaveCount(0)
    const look = {
      'border-radius': '12px',
      'border-width': '1px',
      'box-shadow': 'rgba(17, 21, 28, 0.05) 0px 1px 2px 0px',
    }
    for (const [name, value] of Object.entries(look)) await expect(cards.first()).toHaveCSS(name, value)
    await expect(cards.first().locator('.card-head')).toHaveCSS('padding-left', '20px')
    const [upper, lower] = await boxesOf(cards.first(), cards.nth(1))
    expect(lower.y - upper.y - upper.height).toBe(24)
    await page.goto(`${JONAS}/budgets/b-5101`)
    for (const [name, value] of Object.entries(look))
      await expect(page.getByRole('region', { name: 'Saldo' })).toHaveCSS(name, value)
  },
)

test('the sidebar is 248 wide, and 64 below 1200 px; the header is 56 high', async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto(`${BASE}/help`)
  const side = page.getByRole('complementary').first()
  await expect(h1(page)).toBeVisible()
  expect((await boxOf(side)).width).toBe(248)
  expect((await boxOf(page.getByRole('banner'))).height).toBe(56)
  await page.setViewportSize({ width: 1199, height: 800 })
  await expect(page.getByRole('button', { name: 'Menu uitklappen' })).toBeVisible()
  expect((await boxOf(side)).width).toBe(64)
})

test(
  'a list has 25 rows of 44 or 36 px, and only the page scrolls, with head and pager always visible',
  inAll,
  async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(USERS)
    const rows = page.getByRole('table').locator('tbody > tr')
    await expect(rows).toHaveCount(25)
    expect((await boxOf(rows.nth(3))).height).toBe(44)
    const head = page.getByRole('columnheader', { name: 'Gebruiker' })
    const pager = page.locator('.pager')
    await expect(pager).toBeInViewport({ ratio: 1 })
    await rows.nth(20).scrollIntoViewIfNeeded()
    await expect.poll(async () => (await boxOf(head)).y, 'it stops under the header').toBe(56)
    await expect(pager).toBeInViewport({ ratio: 1 })
    const scrollers = await page
      .getByRole('main')
      .locator('*')
      .evaluateAll(
        (all) =>
          all.filter(
            (one) =>
              one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY),
          ).length,
      )
    expect(scrollers).toBe(0)
    await page.getByRole('button', { name: /Compact/ }).click()
    await expect.poll(async () => (await boxOf(rows.nth(3))).height).toBe(36)
  },
)

test(
  'a list truncates no group and no address at 1440 px, and shows truncated text in full under the pointer',
  inAll,
  async ({ page, signInAs }) => {
    await signInAs('olivia.osp')
    await page.goto(`${USERS}?corporateAccountOspId=ca-2001&search=mehmet.declercq`)
    const one = page.getByRole('row', { name: /Mehmet De Clercq/ })
    await expect(one).toContainText('NIGHT SHIFT')
    const cut = (what: Locator) => what.evaluate((element) => element.scrollWidth > element.clientWidth)
    expect(await cut(one.locator('.identity-second'))).toBe(false)
    expect(await cut(one.getByRole('cell', { name: 'NIGHT SHIFT' }))).toBe(false)
    await page.goto(`${BASE}/partners`)
    const long = page.getByRole('rowheader', { name: /^Coöperatieve Vereniging/ }).getByRole('link')
    await expect(long).toBeVisible()
    expect(await cut(long)).toBe(true)
    await long.hover()
    await expect(long).toHaveAttribute('title', /^Coöperatieve Vereniging.*\S$/)
    await page.getByRole('rowheader', { name: 'Artemis' }).hover()
    await expect(page.locator('[title^=Coöperatieve]')).toHaveCount(0)
  },
)

for (const address of ['/orders/general', '/reconciliation', '/finance/invoices'])
  test(
    `the tools of ${address} are in one row with search and filters at 1024 px, also in French`,
    inAll,
    async ({ page, signInAs }) => {
      await signInAs('olivia.osp', { language: 'fr' })
      await page.setViewportSize({ width: 1024, height: 768 })
      await page.goto(BASE + address)
      await expect(page.getByRole('table').locator('tbody > tr').nth(3)).toBeVisible()
      expect((await boxOf(page.locator('.table-bar').first())).height).toBe(32)
    },
  )

for (const width of [1440, 1024])
  test(
    `the buttons of a long dialog stay at its foot and in view at ${width} px, however far it is scrolled`,
    inAll,
    async ({ page, signInAs }) => {
      await signInAs('ulla.users')
      await page.setViewportSize({ width, height: 768 })
      await page.goto(`${JONAS}/budgets/b-5101?dialog=edit-budget`)
      const dialog = page.getByRole('dialog')
      const save = dialog.getByRole('button', { name: 'Opslaan' })
      const below = async (): Promise<number> => {
        const [button, frame] = await boxesOf(save, dialog)
        return Math.round(frame.y + frame.height - button.y - button.height)
      }
      await expect(save).toBeInViewport({ ratio: 1 })
      expect(await below()).toBe(24)
      const last = dialog.getByRole('textbox').last()
      await last.focus()
      await expect(save).toBeInViewport({ ratio: 1 })
      expect(await below()).toBe(24)
      const [field, button] = await boxesOf(last, save)
      expect(field.y + field.height, 'a focused field is above the buttons').toBeLessThan(button.y)
    },
  )

test(
  'in a dialog the head of a table is above its rows, and no amount is truncated',
  inAll,
  async ({ page, signInAs }) => {
    await signInAs('ulla.users', { language: 'fr' })
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto(`${BASE}/dashboard?show=negative-budgets`)
    const table = page.getByRole('dialog').getByRole('table')
    await expect(table.locator('tbody > tr').nth(3)).toBeVisible()
    const [head, first] = await boxesOf(table.locator('thead'), table.locator('tbody > tr').first())
    expect(Math.round(first.y - head.y - head.height)).toBe(0)
    const isCut = (all: Element[]) => all.some((one) => one.scrollWidth > one.clientWidth)
    expect(await table.locator('tbody td').evaluateAll(isCut)).toBe(false)
  },
)

test(
  'with more columns than fit, the column headers are in one row above the rows, and the name stays at the left',
  inAll,
  async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto(USERS)
    await page.getByRole('button', { name: 'Kolommen' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    const left = page.getByRole('menuitemcheckbox', { checked: false })
    // A column that was not chosen gives way to a chosen one, and is then not checked.
    const columns = await page.getByRole('menuitemcheckbox').count()
    for (let clicks = 0; clicks < columns && (await left.count()) > 0; clicks += 1) await left.first().click()
    await expect(left).toHaveCount(0)
    await page.keyboard.press('Escape')
    const scroller = page.getByRole('group', { name: /gebruikers/i }).filter({ has: page.getByRole('table') })
    await expect.poll(() => scroller.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true)
    const bottoms = await scroller
      .getByRole('columnheader')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)))
    expect(new Set(bottoms).size).toBe(1)
    const name = scroller.getByRole('rowheader').first()
    expect(Math.round((await boxOf(name)).y)).toBe(bottoms[0])
    await scroller.evaluate((one) => one.scrollTo({ left: 200, behavior: 'instant' }))
    expect((await boxOf(name)).x).toBe((await boxOf(scroller)).x)
  },
)

test(
  'the page of a person has avatar, title, facts and six tabs, a sticky side column, and drawers of 480 px',
  inAll,
  async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${JONAS}/overview`)
    const [main, side] = [
      page.locator('.record-columns > :first-child'),
      page.locator('.record-columns > :last-child'),
    ]
    await expect(side.locator('.card').first()).toBeVisible()
    await expect(page.locator('.skeleton, [aria-busy=true]')).toHaveCount(0)
    await expect(page.locator('.page-head .avatar')).toBeVisible()
    await expect(page.locator('.page-head .facts dt').first()).toBeVisible()
    expect(await page.locator('.page-head .tabs > a').count()).toBeLessThanOrEqual(6)
    const [left, right] = await boxesOf(main, side)
    expect(right.x).toBeGreaterThan(left.x + left.width)
    await expect(side).toHaveCSS('position', 'sticky')
    await page
      .getByRole('region', { name: 'Laatste uitgaven' })
      .getByRole('listitem')
      .first()
      .getByRole('link')
      .click()
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Corrigeren/ })
      .click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.locator(':focus')).toBeVisible()
    const box = await boxOf(drawer)
    expect([box.width, box.x + box.width]).toEqual([480, 1440 - 8])
    await expect(drawer).toHaveCSS('border-radius', '16px')
  },
)

test(
  'a form has one left edge and 720 px, 16 between fields, 6 below labels, and headings at the left from 1200 px',
  inAll,
  async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/manage/user-groups/add`)
    const name = page.getByLabel(/^Naam/)
    await expect(name).toBeFocused()
    const section = page.locator('.form-section').first()
    const [heading, fields] = [
      section.locator('.form-section-head'),
      section.locator('.contract-form-fields'),
    ]
    expect((await boxOf(page.locator('.form-sections'))).width).toBeLessThanOrEqual(720)
    const [words, inputs] = await boxesOf(heading, fields)
    expect(inputs.x).toBeGreaterThan(words.x + 184)
    const edges = await fields
      .locator('.field')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x))
    expect(new Set(edges).size).toBe(1)
    await expect(fields).toHaveCSS('row-gap', '16px')
    await expect(fields.locator('.field').first()).toHaveCSS('row-gap', '6px')
    await page.setViewportSize({ width: 1199, height: 900 })
    const isBelow = async () => {
      const [above, below] = await boxesOf(heading, fields)
      return below.y > above.y
    }
    await expect.poll(isBelow).toBe(true)
  },
)

test(
  'a wizard has steps on a route line, Back at the left, Next at the right, and a summary beside it from 1200 px',
  inAll,
  async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/manage/app-users/add`)
    for (const [label, text] of [
      ['Voornaam', 'Nele'],
      ['Familienaam', 'Nieuw'],
      ['E-mailadres', 'nele@brugge-bakery.example'],
    ] as const)
      await page.getByLabel(new RegExp(`^${label}`)).fill(text)
    await page.getByRole('button', { name: 'Volgende' }).click()
    const [back, next] = await boxesOf(
      page.getByRole('button', { name: 'Vorige' }),
      page.getByRole('button', { name: 'Volgende' }),
    )
    expect(back.x).toBeLessThan(next.x)
    expect(middleOf(back)).toBe(middleOf(next))
    const aside = page.locator('.wizard-aside')
    await expect(aside).toContainText('Nele Nieuw')
    await page.setViewportSize({ width: 1199, height: 900 })
    await expect(aside).toBeHidden()
  },
)

test(
  'the bar of a form is 60 high and 12 above the bottom of the window, on a short step and on a long form',
  inAll,
  async ({ page, signInAs }) => {
    await signInAs('olivia.osp')
    const bar = page.locator('.save-bar')
    for (const address of ['/messages/add', '/manage/app-users/u-1101/budgets/add', '/partners/add']) {
      await page.goto(`${BASE}${address}`)
      await expect(bar, address).toBeVisible()
      await expect.poll(async () => (await boxOf(bar))?.y, address).toBe(828)
      expect((await boxOf(bar))?.height, address).toBe(60)
    }
  },
)

test(
  'pages and breadcrumbs have one left edge at 1920 px, and a list uses the full width',
  inAll,
  async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.setViewportSize({ width: 1920, height: 1080 })
    for (const address of ['/dashboard', '/company/settings/budgets', '/manage/app-users/active']) {
      await page.goto(`${BASE}${address}`)
      await expect(h1(page)).toBeVisible()
      const [crumbs, title] = await boxesOf(page.locator('header nav li').first(), h1(page))
      expect([crumbs?.x, title?.x], address).toEqual([280, 280])
    }
    const rightOf = async (one: Locator): Promise<number> => {
      const { x, width } = await boxOf(one)
      return x + width
    }
    const right = await rightOf(page.getByRole('table'))
    expect(right).toBeGreaterThan(1880)
    await page.goto(`${BASE}/dashboard`)
    expect(Math.abs((await rightOf(page.locator('.figures'))) - right), 'one right edge').toBeLessThanOrEqual(
      2,
    )
  },
)

test(
  'a dashboard has open items, four figures whose whole tile is a link, trend and shares, and the latest events',
  inAll,
  async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/dashboard`)
    const attention = page.getByRole('region', { name: 'Vraagt aandacht' })
    const tiles = page.locator('.figures > .figure')
    const shares = page.getByRole('region', { name: 'Waaraan het budget gaat' })
    const recent = page.getByRole('region', { name: 'Recente uitgaven' })
    await expect(tiles).toHaveCount(4)
    await expect(page.locator('.skeleton, [aria-busy=true]')).toHaveCount(0)
    const tops = (await boxesOf(attention, tiles.first(), shares, recent)).map(({ y }) => y)
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    const chart = page.locator('.chart svg')
    expect(await chart.locator('.chart-grid line').count()).toBeLessThanOrEqual(4)
    await expect(chart.locator('.chart-zero')).toHaveCount(1)
    await expect(chart.locator('.chart-end'), 'named at their ends').toHaveCount(2)
    await page.setViewportSize({ width: 1024, height: 800 })
    await expect(page.getByRole('button', { name: 'Menu uitklappen' })).toBeVisible()
    const isCut = (all: Element[]) => all.some((one) => one.scrollWidth > one.clientWidth)
    expect(await attention.locator('b, span').evaluateAll(isCut), 'said in whole at 1024 px').toBe(false)
    await page.setViewportSize({ width: 1440, height: 900 })
    const tile = await boxOf(tiles.first())
    const hit = await page.evaluate(
      ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('a')?.className ?? '',
      [tile.x + 8, tile.y + tile.height - 8],
    )
    expect(hit).toContain('figure-link')
  },
)

test('no amount is truncated and no word is broken, however narrow the column and however large the amount', async ({
  page,
  signInAs,
}) => {
  await signInAs('olivia.osp')
  for (const [address, count] of [
    ['/corporate-accounts/ca-2001?corporateAccountOspId=ca-2001', 4],
    ['/finance/invoices?corporateAccountOspId=ca-2001', 2],
  ] as const) {
    await page.goto(`${BASE}${address}`)
    const values = page.locator('.figure-value')
    await expect(values.filter({ hasText: /\d/ })).toHaveCount(count)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    // An amount as large as in a company with many users, next to a small one.
    await values
      .first()
      .evaluate((value) => (value.lastElementChild ?? value).replaceChildren('1\u00a0234\u00a0567,89'))
    for (const width of [1024, 1200, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => cutFigures(page), `${address} ${width}`).toEqual([])
      expect(await page.evaluate(brokenWords), `${address} ${width}`).toEqual([])
    }
  }
})

/** The words of properties and figures that are longer than their line. Runs in the page. */
function brokenWords(): string[] {
  const parts = [...document.querySelectorAll('main :is(.properties > *, .attention-text > *, .figure > h2)')]
  return parts.flatMap((part) => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
      }
    return broken
  })
}

test('the sign-in page has two panes of 800 and 640 px, and a form of 360', inAll, async ({ page }) => {
  await page.goto(`${BASE}/login`)
  const submit = page.getByRole('button', { name: 'Aanmelden' })
  await expect(submit).toBeVisible()
  const brand = await boxOf(page.getByRole('complementary'))
  expect([Math.round(brand.x), Math.round(brand.width / 10)]).toEqual([0, 80])
  expect((await boxOf(submit)).width).toBe(360)
})

test('the sign-in page cuts no stop of the map at 1024 px', inAll, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto(`${BASE}/login`)
  const pane = page.getByRole('complementary')
  await expect(pane.locator('text').filter({ visible: true }).first()).toBeVisible()
  const { width } = await boxOf(pane)
  const names = await pane
    .locator('svg text')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    )
  expect(names.length).toBeGreaterThan(3)
  for (const { left, right } of names) {
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(width)
  }
})

test(
  'an empty state has a drawing of 96 px in the text colour, one filled button, and quiet links',
  inAll,
  async ({ page, signInAs }) => {
    await signInAs('emma.empty')
    await page.goto(`${BASE}/dashboard`)
    const drawing = page.locator('.empty-page .drawing')
    await expect(drawing).toBeVisible()
    const { width, height } = await boxOf(drawing)
    expect([width, height]).toEqual([96, 96])
    const [line, colour] = await drawing.evaluate((one) => [
      getComputedStyle(one).stroke,
      getComputedStyle(one).color,
    ])
    expect(line).toBe(colour)
    await expect(page.getByRole('main').locator('.button[data-look=primary]')).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Naar de hulppagina' })).toBeVisible()
  },
)

test(
  'the lead begins below the title at 1024 px, with buttons and without',
  inAll,
  async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await signInAs('olivia.osp')
    for (const address of ['/dashboard', '/reconciliation']) {
      await page.goto(`${BASE}${address}`)
      const title = await page.getByRole('heading', { level: 1 }).boundingBox()
      const lead = await page.locator('.page-lead').boundingBox()
      expect(lead?.x, address).toBe(title?.x)
      expect((lead?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0), address).toBeLessThan(12)
    }
  },
)
