/** The lists of app users. The user page and the actions have separate specs. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { BASE, expect, test } from '../fixtures.ts'
import { inAll } from '../level.ts'

const ACTIVE = `${BASE}/manage/app-users/active`
const INACTIVE = `${BASE}/manage/app-users/inactive`

/** Data rows, without the header. */
const rows = (page: Page) => page.locator('tbody tr[aria-rowindex]')
const settled = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

test.describe('the lists of users', () => {
  test(
    'are prefetched while another page is shown, and so is the page of a user while a list is shown',
    inAll,
    async ({ page, signInAs }) => {
      await signInAs('ulla.users')
      const list = page.waitForRequest(/\/active-users-screen-[^/]*\.js$/)
      await page.goto(`${BASE}/help`)
      await list
      const record = page.waitForRequest(/\/app-user-overview-screen-[^/]*\.js$/)
      await page.goto(ACTIVE)
      await record
    },
  )

  test(
    'R283 number their pages from one, although the server numbers them from zero',
    inAll,
    async ({ page, signInAs }) => {
      await signInAs('ulla.users')
      await page.goto(ACTIVE)
      const listRead = page.waitForRequest((request) => request.url().includes('/user/getByFilter?page=1'))
      await page.getByRole('button', { name: 'Volgende pagina' }).click()
      expect(new URL((await listRead).url()).searchParams.get('size')).toBe('25')
      await expect(page).toHaveURL(`${ACTIVE}?page=2`)
      await expect(page.getByText('2 / 3')).toBeVisible()
      await page.reload()
      await expect(page.getByText('26–50 van 60')).toBeVisible()
      await page.goBack()
      await expect(page.getByText('1 / 3')).toBeVisible()
    },
  )

  test('R284 replace a page number that is too high by that of the last page, without an extra history entry', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ulla.users')
    await page.goto(INACTIVE)
    await expect(rows(page)).toHaveCount(15)
    await page.goto(`${ACTIVE}?page=99`)
    await expect(page).toHaveURL(`${ACTIVE}?page=3`)
    await expect(page.getByText('3 / 3')).toBeVisible()
    await expect(rows(page)).toHaveCount(10)
    await page.goBack()
    await expect(page).toHaveURL(INACTIVE)
  })

  test(
    'show up to a thousand rows per page, and render only the visible ones',
    inAll,
    async ({ page, signInAs }) => {
      await signInAs('ulla.users')
      await page.goto(ACTIVE)
      await page.getByRole('combobox', { name: /per pagina/i }).selectOption('1000')
      await expect(page).toHaveURL(`${ACTIVE}?size=1000`)
      await expect(page.getByText('1–60 van 60')).toBeVisible()
      // The range changes with the address. The rows arrive with the response. Until then the table is marked as busy,
      // and the page is only as high as the previous 25 rows.
      await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0)
      await expect.poll(async () => rows(page).count()).toBeGreaterThan(10)
      expect(await rows(page).count()).toBeLessThan(60)
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect(
        page.getByRole('row', { name: /Шевченко-Коваленко|李|小龙|Yılmaz|бен|بن/ }).first(),
      ).toBeVisible()
    },
  )

  test('export the matching rows with the visible columns', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${ACTIVE}?sort=firstname&blocked=no`)
    const found = Number((await page.getByText(/van \d+$/).textContent())?.split(' ').at(-1))
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exporteren' }).click()
    await page.getByRole('menuitem', { name: /CSV/ }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('actieve-gebruikers.csv')
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
    expect(lines[0]).toBe(
      '\uFEFFFamilienaam;Voornaam;E-mailadres;Groep;Status;Laatst onderweg;Actief sinds;Mobiliteitsbudget',
    )
    expect(lines).toHaveLength(found + 1)
    expect(found).toBeGreaterThan(10)
    expect(lines.join()).toContain("<script>alert('x')</script>")
  })

  test(
    'work by keyboard: / moves to the search, arrows move between rows, Enter opens a row',
    inAll,
    async ({ page, signInAs }) => {
      await signInAs('ulla.users')
      await page.goto(ACTIVE)
      await expect(rows(page)).toHaveCount(25)
      await page.keyboard.press('/')
      await expect(page.getByRole('searchbox')).toBeFocused()
      await page.keyboard.type('peeters')
      const link = (place: number) => page.getByRole('rowheader').nth(place).getByRole('link')
      await expect(link(0)).toHaveText('Jonas Peeters')
      await link(0).focus()
      await page.keyboard.press('ArrowDown')
      await expect(link(1)).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Jonas Peeters' })).toBeVisible()
    },
  )
})

test.describe('unusual names', () => {
  test('are shown in their own writing direction, and fit at 992 px', inAll, async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.setViewportSize({ width: 992, height: 800 })
    await page.goto(`${ACTIVE}?size=100`)
    await settled(page)
    await page.getByRole('searchbox').fill('محمد')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('محمد')
    const direction = await page
      .locator('tbody bdi')
      .first()
      .evaluate((name) => getComputedStyle(name).direction)
    expect(direction).toBe('rtl')
    for (const search of ['Maximiliaan', 'Wide']) {
      await page.goto(`${ACTIVE}?search=${search}`)
      await expect(rows(page)).toHaveCount(1)
      const { width, height } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        height: document.querySelector('tbody tr')?.getBoundingClientRect().height ?? 0,
      }))
      expect(width).toBeLessThanOrEqual(0)
      expect(height).toBeLessThan(45)
    }
  })
})
