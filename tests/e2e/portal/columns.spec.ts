/**
 * No list cuts a date, an amount or a status, and no row needs a second line for its buttons: checks every screen that shows one, in each language, at four widths. A
 * full run checks all of them, other runs a sample that depends on their names. A new list is included automatically.
 */
import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Route } from '../../../src/routes/route.ts'
import { routes } from '../../../src/routes/routes.ts'
import { expect, test } from '../../fixtures.ts'
import { LANGUAGES } from '../../languages.ts'
import { inAll, isFull } from '../../level.ts'
import { sampleAddress } from '../../sample-address.ts'

const WIDTHS = [1024, 1280, 1440, 1920] as const
/** A run that is not full checks one of this many screens. */
const OF = 8

const screens = (routes as readonly Route[]).filter(
  ({ load, audience }) => load !== undefined && audience !== 'guest',
)
const isDrawn = (name: string, language: string): boolean => {
  const [first = 0] = createHash('sha256').update(`${name} ${language}`).digest()
  return isFull || first % OF === 0
}

for (const language of LANGUAGES)
  test(`no list truncates a date, an amount or a status: ${language}`, inAll, async ({ page, signInAs }) => {
    const drawn = screens.filter(({ name }) => isDrawn(name, language))
    test.setTimeout(30_000 + drawn.length * 15_000)
    await signInAs('olivia.osp', { language }) // Platform staff may see every screen.
    const cut: string[] = []
    let tables = 0
    for (const route of drawn) {
      await page.goto(sampleAddress(route))
      await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible()
      await expect(page.locator('[aria-busy="true"]'), route.name).toHaveCount(0, { timeout: 30_000 })
      const count = await page.locator('.table').count()
      tables += count
      if (count === 0) continue
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await untilMeasured(page)
        cut.push(...(await page.evaluate(cutCells)).map((cell) => `${route.name} ${width}: ${cell}`))
      }
    }
    expect(tables, 'lists looked at').toBeGreaterThan(isFull ? 40 : 1)
    expect(cut).toEqual([])
  })

/** Tables fit their columns to the new width before the frame is painted. */
const untilMeasured = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

/** The cells of types that are never cut whose content is wider than the cell. Runs in the page. */
function cutCells(): string[] {
  const mayBeCut = new Set(['check', 'person', 'main', 'name', 'text', 'code', 'menu'])
  return [...document.querySelectorAll<HTMLTableElement>('.table')].flatMap((table) => {
    const types = [...table.querySelectorAll('col')].map(({ dataset }) => dataset['type'] ?? 'none')
    const rows = [...table.querySelectorAll<HTMLTableRowElement>('thead tr, tbody tr, tfoot tr')]
    // A row of 44 px, and one px for rounding.
    const high = rows
      .filter((row) => row.cells.length === types.length && row.offsetHeight > 45)
      .map((row) => `a row of ${row.offsetHeight} px "${row.textContent}"`)
    const cut = rows
      .flatMap((row) => (row.cells.length === types.length ? [...row.cells] : []))
      .filter((cell) => !mayBeCut.has(types[cell.cellIndex] ?? 'none'))
      .filter((cell) => {
        const { paddingLeft, paddingRight } = getComputedStyle(cell)
        const content = document.createRange()
        content.selectNodeContents(cell)
        const room = cell.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
        const isWider =
          content.getBoundingClientRect().width > room + 1 || cell.scrollWidth > cell.clientWidth + 1
        const isWithin = [...cell.querySelectorAll('*')].some(
          (part) =>
            part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).textOverflow === 'ellipsis',
        )
        return cell.textContent !== '' && (isWider || isWithin)
      })
      .map((cell) => `${types[cell.cellIndex]} "${cell.textContent}" in ${cell.clientWidth} px`)
    return [...high, ...cut]
  })
}
