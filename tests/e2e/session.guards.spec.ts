/** Who may open which screen, by its address. Signing in, the root and unknown addresses are in `session.spec.ts`. */
import type { Page } from '@playwright/test'

import { BASE, expect, test } from '../fixtures.ts'
import { signInOnPage } from '../portal.ts'

const LIST = '/manage/app-users/active'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('R001 all URLs, links and requests are under /portal', async ({ page, signInAs }) => {
  const paths = new Set<string>()
  page.on('request', (request) => {
    if (request.url().startsWith('http')) paths.add(new URL(request.url()).pathname)
  })
  await signInAs('ulla.users')
  await page.goto(`${BASE}/dashboard`)
  await expect(heading(page)).toBeVisible()
  await page.getByRole('link', { name: 'App-gebruikers' }).click()
  await expect(page).toHaveURL(BASE + LIST)
  const links = page.locator('a[href^="/"]')
  await expect(links.first()).toBeVisible()
  const elsewhere = [
    ...paths,
    ...(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))),
  ].filter((path) => !path.startsWith(`${BASE}/`) && !path.startsWith('/api/'))
  expect(elsewhere).toEqual([])
})

test('R033 a deep link to a list is opened after signing in, with its search and page', async ({ page }) => {
  await page.goto(`${BASE}${LIST}?search=jonas.peeters&size=25`)
  await expect(page).toHaveURL(`${BASE}/login`)
  await signInOnPage(page, 'ulla.users')
  await expect(page).toHaveURL(`${BASE}${LIST}?search=jonas.peeters&size=25`)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
})
