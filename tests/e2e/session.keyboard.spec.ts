/** The keyboard shortcuts of the portal: the help that lists them, the search, and the rows of a list. */
import type { Page } from '@playwright/test'
import { BASE, expect, test } from '../fixtures.ts'
import { openUserMenu } from '../portal.ts'
import { inAll } from '../level.ts'

const ACTIVE = `${BASE}/manage/app-users/active`
const help = (page: Page) => page.getByRole('dialog', { name: 'Sneltoetsen' })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Zoek op naam, e-mail of nummer' })
const links = (page: Page) => page.locator('tbody th').getByRole('link')
const boxes = (page: Page) => page.locator('tbody').getByRole('checkbox')

test(
  '? opens the list of shortcuts, as do the menu and the palette, but types a character in a text field',
  inAll,
  async ({ page, signInAs, expectAccessible }) => {
    await signInAs('ulla.users')
    await page.goto(ACTIVE)
    await expect(links(page).first()).toBeVisible()
    await page.keyboard.press('?')
    await expect(help(page)).toBeVisible()
    await expect(help(page).getByRole('heading', { level: 3 })).toHaveText(['Overal', 'In een lijst'])
    await expect(help(page).locator('dl > div').first()).toHaveText('Zoek mensen, schermen en actiesCtrl K')
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(help(page)).toHaveCount(0)

    await page.keyboard.press('/')
    await expect(search(page)).toBeFocused()
    await page.keyboard.type('?/')
    await expect(search(page)).toHaveValue('?/')
    await expect(help(page)).toHaveCount(0)

    await (await openUserMenu(page)).getByRole('menuitem', { name: 'Sneltoetsen' }).click()
    await expect(help(page)).toBeVisible()
    await help(page).getByRole('button', { name: 'Sluiten' }).click()
    await expect(help(page)).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Zoek mensen, schermen en acties' })).toBeFocused()
    await page.keyboard.type('snelt')
    await page.keyboard.press('Enter')
    await expect(help(page)).toBeVisible()
  },
)

test('R059 / moves the focus to the user search on the dashboard', async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto(`${BASE}/dashboard`)
  const users = page.getByRole('combobox', { name: 'Gebruiker zoeken' })
  await expect(users).toBeVisible()
  await page.keyboard.press('/')
  await expect(users).toBeFocused()
  await expect(users).toHaveValue('')
})

test(
  'shortcuts of one character can be switched off permanently, while others still work',
  inAll,
  async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(ACTIVE)
    await expect(links(page).first()).toBeVisible()
    await page.keyboard.press('?')
    await help(page).getByRole('switch', { name: 'Sneltoetsen van één teken' }).uncheck()
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(links(page).first()).toBeVisible()
    await page.keyboard.press('/')
    await expect(search(page)).not.toBeFocused()
    await page.keyboard.press('?')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Zoeken' })).toBeVisible()
    await expect(help(page)).toHaveCount(0)
  },
)

test('in a list, arrows, Home and End move between rows, Enter opens a row, and Space selects it', async ({
  page,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await page.goto(ACTIVE)
  await expect(links(page).first()).toBeVisible()
  await links(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(links(page).nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(links(page).last()).toBeFocused()
  await page.keyboard.press('PageUp')
  await expect(links(page).nth(-11), 'ten rows up').toBeFocused()
  await page.keyboard.press('Home')
  await expect(links(page).first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('tbody tr').first().getByRole('button')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('tbody tr').nth(1).getByRole('button')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await expect(boxes(page).nth(1)).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+Space')
  await expect(page.getByRole('region', { name: 'Selectie' })).toContainText('3 geselecteerd')
  await page.keyboard.press('ArrowLeft')
  await expect(boxes(page).nth(3)).toBeFocused()
  const name = await links(page).nth(3).innerText()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/manage\/app-users\/u-\d+\/overview$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split('\n')[0] ?? '')
})

test(
  'in a list of 20,000 rows, End reaches the last one although only visible rows are rendered',
  inAll,
  async ({ page, signInAs }) => {
    await signInAs('miranda.msp')
    await page.goto(`${BASE}/corporate-accounts`)
    await expect(links(page).first()).toBeVisible()
    await links(page).first().focus()
    await page.keyboard.press('End')
    await expect(page.locator('tbody tr[aria-rowindex="20001"]').getByRole('link')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(page.locator('tbody tr[aria-rowindex="20000"]').getByRole('link')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(links(page).first()).toBeFocused()
    await expect(links(page).first(), 'not below the head').toBeInViewport({ ratio: 1 })
  },
)

test('the focused element is not under the header or the save bar', async ({ page, signInAs }) => {
  /** The name of the focused element, if the header or the save bar covers its centre. */
  const covered = () =>
    page.evaluate(() => {
      const focused = document.activeElement
      if (focused === null || focused === document.body) return undefined
      const { left, top, width, height } = focused.getBoundingClientRect()
      const above = document.elementFromPoint(left + width / 2, top + height / 2)
      const cover = above?.closest('header, .save-bar')
      return cover && !cover.contains(focused) ? focused.outerHTML.slice(0, 200) : undefined
    })
  await page.setViewportSize({ width: 1280, height: 700 })
  await signInAs('ulla.users')
  await page.goto(`${BASE}/manage/app-users/u-1101/detail`)
  const first = page.getByRole('textbox', { name: 'Voornaam', exact: true })
  await first.pressSequentially('x')
  const save = page.locator('.save-bar').getByRole('button').last()
  await expect(save).toBeVisible()
  for (let fields = 0; fields < 60; fields++) {
    await page.keyboard.press('Tab')
    expect(await covered()).toBeUndefined()
    if (await save.evaluate((button) => button === document.activeElement)) break
  }
  await expect(save).toBeFocused()
  for (let fields = 0; fields < 60; fields++) {
    await page.keyboard.press('Shift+Tab')
    expect(await covered()).toBeUndefined()
    if (await first.evaluate((field) => field === document.activeElement)) break
  }
  await expect(first).toBeFocused()
})
