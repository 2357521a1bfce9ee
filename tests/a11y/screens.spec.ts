/**
 * Every screen of the table, opened cold in each language: it has a title and one heading, needs few scripts, holds
 * at 992 px, and axe finds nothing in either theme. A new screen is in here by being in the table.
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Route } from '../../src/routes/route.ts'
import { routes } from '../../src/routes/routes.ts'
import { BASE, expect, test, type Language } from '../fixtures.ts'
import { sampleAddress } from '../sample-address.ts'

const LANGUAGES: readonly Language[] = ['nl', 'en', 'fr']
const budget = JSON.parse(readFileSync('size-budget.json', 'utf8')) as { scriptsPerColdPage: number }

for (const route of (routes as readonly Route[]).filter(({ load }) => load !== undefined))
  for (const language of LANGUAGES)
    test(`${route.name} in ${language}`, async ({ page, signInAs, context, baseURL, expectAccessible }) => {
      // Platform staff may see every screen.
      if (route.audience !== 'guest') await signInAs('olivia.osp', { language })
      else {
        const url = new URL(`${BASE}/`, baseURL)
        const cookie = { name: 'portal_language', value: language, domain: url.hostname, path: `${BASE}/` }
        await context.addCookies([cookie])
      }
      const scripts = countScripts(page)
      await page.goto(sampleAddress(route))
      await expectReady(page)
      // What the sign-in page fetches ahead for the application comes after it can be used.
      if (route.audience !== 'guest') expect.soft(scripts.size).toBeLessThanOrEqual(budget.scriptsPerColdPage)

      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page).toHaveTitle(/\S/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectAccessible()
      await page.setViewportSize({ width: 992, height: 800 })
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(overflow, 'wider than 992 px').toBeLessThanOrEqual(0)
    })

/** The content stands: a heading, and nothing that still loads. */
async function expectReady(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** The addresses of all scripts that the page asks for, as they come. */
function countScripts(page: Page): ReadonlySet<string> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url())
  })
  return scripts
}
