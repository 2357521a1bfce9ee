/** Each persona signs in on the real page, and finds what their roles allow. */
import type { Page } from '@playwright/test'

import { BASE, expect, test } from '../fixtures.ts'
import { sidebarOf } from '../who-may-open.ts'
import { inAll } from '../level.ts'

/** A persona without a language uses Dutch. */
const menu = (page: Page) => page.getByRole('complementary').getByRole('navigation')

test(
  'R028, R081 partner staff see why menu items are unavailable, and can open them after choosing a company',
  inAll,
  async ({ page, signInAs }) => {
    await signInAs('mats.msp')
    await page.goto(`${BASE}/dashboard`)
    const refused = menu(page).getByRole('link', { name: 'App-gebruikers' })
    await expect(refused).toHaveAttribute('aria-disabled', 'true')
    await refused.focus()
    await page.keyboard.press('Enter')
    await refused.click({ force: true })
    await expect(page).toHaveURL(`${BASE}/dashboard`)

    await page.getByRole('complementary').getByRole('combobox').fill('gent')
    await page.getByRole('option', { name: /Gent Garage/ }).click()
    await expect.poll(() => menuTexts(page)).toEqual(sidebarOf('partner staff, postpaid company'))
    await menu(page).getByRole('link', { name: 'App-gebruikers' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('App-gebruikers')
  },
)

/** The texts of the menu, from top to bottom. */
const menuTexts = (page: Page): Promise<string[]> =>
  menu(page)
    .locator('h2, li')
    .evaluateAll((all) =>
      all.map((item) => {
        if (item.tagName === 'H2') return `${item.textContent}:`
        const [label = '', reason] = [...item.querySelectorAll('span > span, a > span')].map(
          ({ textContent }) => (textContent ?? '').trim(),
        )
        return reason === undefined ? label : `${label} (${reason})`
      }),
    )
