/** User actions in the portal that several browser tests share. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { LANGUAGES } from './languages.ts'
import { isFull } from './level.ts'
import { BASE, expect, PASSWORD, type Language } from './fixtures.ts'

/** Sets the language that the browser remembers, as after an earlier visit. */
export async function rememberLanguage(
  context: BrowserContext,
  baseURL: string,
  language: string,
): Promise<void> {
  const { hostname } = new URL(baseURL)
  await context.addCookies([{ name: 'portal_language', value: language, domain: hostname, path: `${BASE}/` }])
}

/** The texts of the sign-in page. */
const signInWords = (language: Language): Readonly<Record<'login' | 'password' | 'submit', string>> =>
  (
    JSON.parse(readFileSync(`locales/${language}/session.json`, 'utf8')) as {
      signIn: Record<'login' | 'password' | 'submit', string>
    }
  ).signIn

/** Fills in the sign-in page that is open, and submits it. */
export async function signInOnPage(
  page: Page,
  login: string,
  { password = PASSWORD, language = 'nl' }: { password?: string; language?: Language } = {},
): Promise<void> {
  const words = signInWords(language)
  await page.getByLabel(words.login, { exact: true }).fill(login)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: words.submit }).click()
}

/** The notification that contains this text, in any of its lines. */
export const notification = (page: Page, text: string | RegExp): Locator =>
  page.locator('.notification').filter({ hasText: text })

/** Reloads the page, cancels when the browser asks, and returns the kind of question. */
export async function asksBeforeUnload(page: Page): Promise<string> {
  const dialog = page.waitForEvent('dialog')
  const reloaded = page.evaluate(() => location.reload()).catch(() => undefined)
  const question = await dialog
  await question.dismiss()
  await reloaded
  return question.type()
}

/** Opens the user menu, and returns it. */
export async function openUserMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /Gebruikersmenu|User menu|Menu utilisateur/ }).click()
  return page.getByRole('menu')
}

/** Chooses a language from the user menu. */
async function chooseLanguage(page: Page, language: Language): Promise<void> {
  const menu = await openUserMenu(page)
  await menu.locator(`[role=menuitemradio]:has([lang=${language}])`).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/**
 * Checks a page in the default language, and in a full run also in each other language. The last language stays, unless
 * another one is given.
 */
export async function inEachLanguage(page: Page, look: () => Promise<void>, stays?: Language): Promise<void> {
  const [first, ...others] = LANGUAGES
  await expect(page.locator('html')).toHaveAttribute('lang', first)
  await look()
  if (!isFull) return
  for (const language of others) {
    await chooseLanguage(page, language)
    await look()
  }
  if (stays !== undefined && stays !== others.at(-1)) await chooseLanguage(page, stays)
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * The texts of statuses for which their column is too narrow. The last letters are cut even before a text is wider than
 * the padding.
 */
export const cutBadges = (page: Page): Promise<string[]> =>
  page.locator('.badge').evaluateAll((badges) =>
    badges
      .filter((badge) => {
        const { paddingLeft, paddingRight } = getComputedStyle(badge)
        const content = document.createRange()
        content.selectNodeContents(badge)
        const room = badge.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
        return content.getBoundingClientRect().width > room + 1
      })
      .map(({ textContent }) => textContent ?? ''),
  )

/** The amounts of the page that are cut: by their tile, or by anything else around them. */
export const cutFigures = (page: Page): Promise<string[]> =>
  page.locator('main :is(.figure-value, .money)').evaluateAll((amounts) =>
    amounts
      .filter((amount) => {
        const content = document.createRange()
        content.selectNodeContents(amount)
        const { right, width } = content.getBoundingClientRect()
        const around: Element[] = []
        for (let one: Element | null = amount; one; one = one.parentElement) around.push(one)
        return (
          width > 0 &&
          around.some(
            (one) =>
              ['hidden', 'clip'].includes(getComputedStyle(one).overflowX) &&
              right > one.getBoundingClientRect().right + 1,
          )
        )
      })
      .map(({ textContent }) => textContent ?? ''),
  )
