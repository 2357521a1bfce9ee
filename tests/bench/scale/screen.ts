/** A long list in the portal, as someone uses it. Texts are English. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { BASE } from '../../sign-in.ts'
import { faultOf } from './goals.ts'

const LETTER_EVERY_MS = 120
const PATIENCE_MS = 60_000
const ASK_EVERY_MS = 30
const SEARCH = 'main input[type=search]'

/** Navigates within the page, as a link does. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), `${BASE}${path}`)

/**
 * Waits until the table shows rows and has finished loading: `fits` is a condition on `total`, the total number of
 * rows.
 */
export async function rowsShown(page: Page, fits: string, more = 'true'): Promise<number> {
  return holds(
    page,
    `(() => {
      const table = document.querySelector('main table[aria-rowcount]')
      const total = Number(table?.getAttribute('aria-rowcount')) - 1
      const rows = document.querySelectorAll('main tbody th[scope=row]').length
      return table?.getAttribute('aria-busy') === 'false' && rows > 0 && (${fits}) && (${more}) && total
    })()`,
  )
}

/**
 * Polls the page from outside, because its content security policy stays active and does not allow text to be evaluated
 * as code.
 */
async function holds<Value>(page: Page, condition: string): Promise<Value> {
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    const value = await page.evaluate<Value | false>(condition)
    if (value !== false) return value
    await wait(ASK_EVERY_MS)
  }
  throw new Error(`this does not come true: ${condition}`)
}

/** Types as a person does, without waiting for the page. */
async function type(page: Page, text: string): Promise<void> {
  await page.locator(SEARCH).click()
  for (const letter of text) {
    void page.keyboard.press(letter)
    await wait(LETTER_EVERY_MS)
  }
}

export async function search(page: Page, text: string, whole: number): Promise<number> {
  await type(page, text)
  return rowsShown(
    page,
    `total < ${whole}`,
    `new URLSearchParams(location.search).get('search') === '${text}'`,
  )
}

export async function nextPage(page: Page): Promise<void> {
  // By selector, as in the comparison: finding it by role computes accessible names in the page, which would be counted
  // as the page's work.
  await page.locator('.pager [aria-label="Next page"]').click()
  await rowsShown(page, 'true', `document.querySelector('.pager-place').textContent.startsWith('2 ')`)
}

/** A list without pages is scrolled. */
export async function scroll(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 400_000))
  await rowsShown(
    page,
    'true',
    `Number(document.querySelector('main tbody tr[aria-rowindex]').ariaRowIndex) > 5000`,
  )
  await page.evaluate(() => window.scrollTo(0, 0))
}

export async function selectAll(page: Page, total: number, isPaged: boolean): Promise<void> {
  await page.locator('thead input[type=checkbox]').click()
  if (isPaged)
    await page
      .locator('.selection-bar')
      .getByRole('button', { name: /^Select all/ })
      .click()
  await holds(
    page,
    `document.querySelector('.selection-bar strong')?.textContent.replace(/\\D/g, '') === '${total}'`,
  )
}

/** Runs an action on the selected rows. Returns what failed. */
export async function bulk(page: Page, action: string, reason?: string): Promise<string | undefined> {
  await page.getByRole('button', { name: 'Actions on selection' }).click()
  await page.getByRole('menuitem', { name: new RegExp(`^${action}`) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator(':focus').waitFor()
  if (reason !== undefined) await dialog.getByRole('textbox').fill(reason)
  await dialog.locator('form button[type=submit]').click()
  return summary(page)
}

/** Waits for the result of a run, and closes it. */
export async function summary(page: Page): Promise<string | undefined> {
  const dialog = page.getByRole('dialog')
  const result = dialog.getByText(/\d done, /)
  await result.waitFor({ timeout: PATIENCE_MS })
  const text = (await result.textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await dialog.waitFor({ state: 'detached' })
  return / 0 failed/.test(text) ? undefined : text
}

/** Exports the list as a workbook. Returns what is wrong with the file. */
export async function exported(
  page: Page,
  click: () => Promise<void>,
  total: number,
  numbers: readonly string[],
): Promise<string | undefined> {
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: PATIENCE_MS }), click()])
  return faultOf(await readSheet(await download.path()), total, numbers)
}

export async function exportFromTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: /Excel/ }).click()
}
