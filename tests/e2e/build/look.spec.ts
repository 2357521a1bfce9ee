/** Tests that the built style sheets work together. A wrong order of them would not fail any other test. */
import { BASE, expect, test } from '../../fixtures.ts'
import { isAll, turn } from '../../level.ts'

for (const theme of turn(['light', 'dark'] as const, 1, isAll)) {
  test.describe(`on a computer set to ${theme}`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: theme }))

    test('the theme is set before anything is drawn', async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto(`${BASE}/login`, { waitUntil: 'commit' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    })

    test('blocks win over the reset: a button has its colour and its padding', async ({ page }) => {
      await page.goto(`${BASE}/login`)
      const button = page.getByRole('button', { name: 'Aanmelden' })
      await expect(button).toHaveCSS('padding-inline-start', '14px')
      const brand = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--colors-brand-solid').trim(),
      )
      expect(brand).toMatch(/^#[\da-f]{6}$/)
      await expect(button).toHaveCSS('background-color', rgbOf(brand))
    })

    test('blocks win over the reset: a table has its lines when a signed-in user opens the list directly', async ({
      page,
      signInAs,
    }) => {
      await signInAs('ulla.users')
      await page.goto(`${BASE}/manage/app-users/active`)
      // Next to the selection boxes, a name has less padding than a first column would have.
      await expect(page.getByRole('rowheader').first()).toHaveCSS('padding-inline-start', '4px')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '22px')
    })
  })
}

test('the theme follows the operating system until the user chooses one', async ({ page }) => {
  await page.goto(`${BASE}/login`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.evaluate(() => localStorage.setItem('portal_theme', 'light'))
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test.describe('a user who prefers no motion', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

  test('sees no transitions', async ({ page }) => {
    await page.goto(`${BASE}/login`)
    await expect(page.getByRole('button', { name: 'Aanmelden' })).toHaveCSS('transition-property', 'none')
  })
})

const rgbOf = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
