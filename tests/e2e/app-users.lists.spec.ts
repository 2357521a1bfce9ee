/** What only a browser can show of a list: where it scrolls, what fits, and the effect of a click on a row. */
import type { Page } from '@playwright/test'
import { BASE, expect, test } from '../fixtures.ts'
import { boxesOf, middleOf } from './boxes.ts'
import { inAll } from '../level.ts'

const ACTIVE = `${BASE}/manage/app-users/active`

/** Whether the page can scroll sideways. */
const isWiderThanTheWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

test.describe('the list of users', () => {
  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(ACTIVE)
    await expect(page.getByRole('rowheader')).toHaveCount(25)
  })

  test(
    'scrolls with the page, and keeps its header and its pager visible',
    inAll,
    async ({ page, expectAccessible }) => {
      const head = page.getByRole('columnheader', { name: 'Gebruiker' })
      await page.getByRole('rowheader').nth(20).scrollIntoViewIfNeeded()
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
      expect((await head.boundingBox())?.y, 'under the header of the portal').toBe(56)
      await expect(page.getByRole('button', { name: 'Volgende pagina' })).toBeInViewport()
      await expectAccessible()
    },
  )

  test('opens a user by a click anywhere in the row, in a new tab with Ctrl, but not by selecting text', async ({
    page,
    context,
  }) => {
    const row = page.getByRole('row', { name: /Jonas Aerts/ })
    const cell = row.getByRole('cell').nth(1)
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      cell.click({ modifiers: ['ControlOrMeta'] }),
    ])
    await expect(tab).toHaveURL(/app-users\/u-[^/]+\/overview$/)
    await tab.close()
    const text = await row.getByText(/@/).boundingBox()
    if (text === null) throw new Error('the row shows no address')
    await page.mouse.move(text.x + 2, text.y + text.height / 2)
    await page.mouse.down()
    await page.mouse.move(text.x + 60, text.y + text.height / 2, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => page.evaluate(() => String(getSelection()))).not.toBe('')
    await expect(page, 'marking text stays on the page').toHaveURL(ACTIVE)
    await cell.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Jonas Aerts' })).toBeVisible()
  })

  test(
    'at 1024 px leaves out columns, truncates no header, and never scrolls sideways',
    inAll,
    async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 800 })
      await expect(page.getByRole('columnheader', { name: 'Actief sinds' })).toHaveCount(0)
      await expect(page.getByRole('columnheader', { name: 'Status' })).toBeVisible()
      expect(await isWiderThanTheWindow(page)).toBe(false)
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect(page.getByRole('columnheader', { name: 'Actief sinds' })).toBeVisible()
      const cut = await page
        .getByRole('columnheader')
        .evaluateAll(
          (heads) => heads.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
        )
      expect(cut).toBe(0)
    },
  )

  test('at 1440 px truncates no e-mail address under a name', inAll, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const addresses = page.locator('.identity-second').filter({ visible: true })
    await expect(addresses).toHaveCount(25)
    const cut = await addresses.evaluateAll((lines) =>
      lines
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((line) => line.textContent),
    )
    expect(cut).toEqual([])
  })

  test('has a card with round corners, even without rows', inAll, async ({ page }) => {
    const card = page.locator('.table-card')
    /**
     * Whether nothing is painted in the rounded corners of the card: elements with a background there must be rounded
     * themselves.
     */
    const isRound = () =>
      card.evaluate((element) => {
        const isPainted = (hit: Element | null): boolean => {
          if (hit === null || !element.contains(hit)) return false
          if (hit === element) return true
          const { backgroundColor } = getComputedStyle(hit)
          return (
            backgroundColor !== 'rgba(0, 0, 0, 0)' ||
            isPainted(hit.parentElement === element ? null : hit.parentElement)
          )
        }
        element.scrollIntoView({ block: 'center' })
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const corners = [left + 1, right - 2].flatMap((x) =>
          [top + 1, bottom - 2].map((y) => [x, y] as const),
        )
        return corners
          .filter(([, y]) => y > 0 && y < innerHeight)
          .map(([x, y]) => !isPainted(document.elementFromPoint(x, y)))
      })
    await page.setViewportSize({ width: 1440, height: 1600 })
    await page.getByRole('searchbox').fill('zzzzzz')
    await expect(page.getByRole('heading', { name: 'Niets gevonden' })).toBeVisible()
    await expect.poll(isRound).toEqual([true, true, true, true])
  })

  test('remembers the compact row height', inAll, async ({ page }) => {
    const height = async (): Promise<number | undefined> =>
      (await page.getByRole('row').nth(3).boundingBox())?.height
    expect(await height()).toBe(44)
    await page.getByRole('button', { name: 'Compacte rijen' }).click()
    expect(await height()).toBe(36)
    await page.reload()
    await expect(page.getByRole('rowheader')).toHaveCount(25)
    expect(await height()).toBe(36)
  })

  test(
    'shows each filter as a chip that can be changed and cleared, with the focus next to it',
    inAll,
    async ({ page, expectAccessible }) => {
      await page.getByRole('button', { name: 'Filter', exact: true }).click()
      await page.getByRole('group', { name: 'Geblokkeerd' }).getByRole('menuitem', { name: 'Ja' }).click()
      await expect(page).toHaveURL(`${ACTIVE}?blocked=yes`)
      await expect(page.getByText('4 van 60', { exact: true })).toBeVisible()
      await expectAccessible()
      await page.getByRole('combobox', { name: 'Geblokkeerd' }).selectOption('Nee')
      await expect(page).toHaveURL(`${ACTIVE}?blocked=no`)
      await page.getByRole('button', { name: 'Filter op Geblokkeerd wissen' }).click()
      await expect(page).toHaveURL(ACTIVE)
      await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused()
    },
  )
})

test(
  'a list without search and filters has its export button next to the count, and no columns menu for three rows',
  inAll,
  async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${BASE}/manage/app-users/u-1101/budgets`)
    const count = page.locator('.table-count')
    await expect(count).toHaveText('3 rijen')
    const [button, text] = await boxesOf(page.getByRole('button', { name: 'Exporteren' }), count)
    expect(middleOf(button)).toBe(middleOf(text))
    await expect(page.getByRole('button', { name: 'Kolommen' })).toHaveCount(0)
  },
)
