/**
 * Each page of the gallery, in a separate build with the headers of the portal: nothing breaks, and axe finds nothing
 * in either theme, including in what its buttons open. A quick run neither builds nor tests the gallery. Errors that only
 * React's development build reports are checked in `../development/gallery.dev.spec.ts`.
 */
import { expect, test } from '../../fixtures.ts'
import { blocksOf, GALLERY, groups, openEach, show } from '../../gallery.ts'
import { inAll } from '../../level.ts'

for (const group of groups)
  test(`axe finds nothing on the blocks of ${group}`, inAll, async ({ page, expectAccessible, allowed }) => {
    // The browser refuses the scripts that axe uses to check a frame for HTML.
    allowed.push(/Blocked script execution in 'about:blank'/)
    test.setTimeout(180_000) // Many pages, and each is checked twice.
    const blocks = blocksOf(group)
    await page.goto(`${GALLERY}?block=${blocks[0]}`)
    for (const block of blocks)
      await test.step(block, async () => {
        await show(page, block)
        await expectAccessible()
        await openEach(page, expectAccessible)
      })
  })

/** The templates and blocks of the design, with the states that the gallery shows. */
const LOOK: Readonly<Record<string, readonly string[]>> = {
  list: ['With rows', 'Selected', 'Loading', 'Nothing yet', 'Nothing matches', 'Failed'],
  record: ['Full', 'Loading', 'Failed', 'Not there', 'Not allowed'],
  form: ['To fill in', 'Without a change', 'Refused at a field', 'Not saved'],
  settings: ['Two sections', 'Not to be changed here', 'Not saved', 'Loading'],
  wizard: ['The first step', 'The last step'],
  dashboard: ['Full', 'Loading', 'Failed', 'Nothing'],
  'sign-in': ['Sign in', 'Wrong password', 'A code'],
  empty: ['A page with first steps', 'A page with one action', 'Drawings'],
  shell: ['Signed in'],
  avatar: ['Tints', 'Sizes'],
  meter: ['A part, nothing, all', 'With a tick for an even pace', 'More than all'],
  sparkline: ['Rising', 'Below zero', 'Level', 'One value'],
  'filter-chip': ['Set', 'A period', 'To add one'],
  segmented: ['Two options'],
  drawer: ['To write', 'To read'],
  timeline: ['What comes', 'What went wrong', 'One'],
  checklist: ['Begun', 'Half way', 'Arrived'],
  'copy-id': ['Short'],
  delta: ['More', 'Less', 'Same'],
}

for (const theme of ['light', 'dark'] as const)
  test(
    `each template and block of the design is shown with its states, in three languages, ${theme}`,
    inAll,
    async ({ page }) => {
      test.slow()
      await page.goto(`${GALLERY}?block=list`)
      await page.getByLabel('Theme').selectOption(theme)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      for (const language of ['nl', 'en', 'fr'] as const) {
        await page.getByLabel('Language').selectOption(language)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        for (const [block, states] of Object.entries(LOOK))
          await test.step(`${block} in ${language}`, async () => {
            await show(page, block)
            for (const state of states)
              await expect(page.locator(`section[aria-label="${state}"]`)).toBeVisible()
            const words = await page.getByRole('main').innerText()
            expect(words, 'no text is missing').not.toMatch(
              /\b(ui|common|session|shell|welcome):?\.?[a-z]+\.[a-z]/,
            )
          })
      }
    },
  )

test('the gallery is available in three languages and two themes', inAll, async ({ page }) => {
  await page.goto(`${GALLERY}?block=empty-state`)
  const main = page.getByRole('main')
  for (const [language, words] of [
    ['nl', 'Niets gevonden'],
    ['fr', 'Aucun résultat'],
    ['en', 'Nothing found'],
  ] as const) {
    await page.getByLabel('Language').selectOption(language)
    await expect(main.getByRole('heading', { name: words })).toBeVisible()
  }
  await page.getByLabel('Theme').selectOption('dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByLabel('Theme').selectOption('light')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test(
  'R160, R161, R164, R211, R279 each field enforces what the contract requires',
  inAll,
  async ({ page }) => {
    const empty = page.getByRole('region', { name: 'Empty' })
    const holds = (value: string) => expect(empty).toContainText(`The form holds ${value}`)
    /** The text to type in the field with this name, and the resulting value of its form. */
    const typed: Readonly<Record<string, readonly [label: string, text: string, value: string]>> = {
      'money-field': ['Amount', '1.234,5', '1234.5'],
      'percent-field': ['VAT', '21 %', '21'],
      'iban-field': ['Bank account', 'be71 0961 2345 6769', '"BE71096123456769"'],
      'month-field': ['Billing month', '11/2024', '"202411"'],
      'colour-field': ['Brand colour', '0f89ea', '"#0F89EA"'],
      'translations-field': ['Frans', 'Bonjour', '{"FR":"Bonjour"}'],
      'address-fields': ['Town', 'Brugge', '{"city":"Brugge"}'],
    }
    await page.goto(`${GALLERY}?block=text-field`)
    for (const [block, [label, text, value]] of Object.entries(typed))
      await test.step(block, async () => {
        await show(page, block)
        await empty.getByRole('textbox', { name: label }).last().fill(text) // The field has a picker before it.
        await holds(value)
      })

    await test.step('date-time-field', async () => {
      await show(page, 'date-time-field')
      await empty.getByRole('textbox', { name: 'Valid from' }).first().fill('1/7/2026')
      await empty.getByRole('textbox', { name: 'Valid from' }).last().fill('9:30')
      await holds('"2026-07-01T09:30:00+02:00"')
    })

    await test.step('multi-select-field', async () => {
      await show(page, 'multi-select-field')
      await empty.getByRole('button', { name: 'Means of transport' }).click()
      for (const name of ['Bike', 'Train', 'Taxi', 'Taxi'])
        await page.getByRole('menuitemcheckbox', { name }).click()
      await page.keyboard.press('Escape')
      await holds('["TRAIN","BIKE"]')
      await expect(empty.getByRole('button', { name: 'Means of transport: Train, Bike' })).toBeFocused()
    })

    await test.step('file-field', async () => {
      await show(page, 'file-field')
      const file = { name: 'sign.png', mimeType: 'image/png', buffer: Buffer.from('x') }
      await empty.locator('input[type=file]').setInputFiles(file)
      await holds('a file, sign.png')
      await empty.getByRole('button', { name: /sign\.png/ }).click()
      await holds('nothing')
    })
  },
)

test('an invalid value is explained in words at its field', inAll, async ({ page }) => {
  await page.goto(`${GALLERY}?block=iban-field`)
  const field = page.getByRole('region', { name: 'Wrong' }).getByLabel('Bank account')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription('Bank account is geen geldig IBAN-nummer')
})

test(
  'with forced colours, everything that colours, shadows and backgrounds express is still visible',
  inAll,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(`${GALLERY}?block=menu`)
    /** A style of the first such element, as the browser computes it. */
    const style = (selector: string, name: string): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)
    const canvas = await style('body', 'background-color')

    await test.step('a menu has an edge, and the item in hand a ring', async () => {
      await page.getByRole('button', { name: 'Open actions', exact: true }).click()
      expect(await style('.menu', 'border-top-width')).toBe('1px')
      await page.keyboard.press('ArrowDown')
      expect(await style('.menu-item[data-highlighted]', 'outline-style')).toBe('solid')
      await page.keyboard.press('Escape')
    })

    await test.step('a meter shows its share', async () => {
      await show(page, 'meter')
      expect(await style('.meter > i', 'background-color')).not.toBe(canvas)
      expect(await style('.meter', 'outline-style')).toBe('solid')
      await show(page, 'route-meter')
      expect(await style('.route-done', 'background-color')).not.toBe(canvas)
      await show(page, 'shares')
      expect(await style('.share-bar > span', 'background-color')).not.toBe(canvas)
    })

    await test.step('the chosen segment and tab differ by more than weight', async () => {
      await show(page, 'segmented')
      expect(await style('.segmented > label:has(:checked)', 'background-color')).not.toBe(
        await style('.segmented > label:not(:has(:checked))', 'background-color'),
      )
      await show(page, 'tabs')
      expect(await style('main .tabs > [aria-current]', 'border-bottom-color')).not.toBe(
        await style('main .tabs > :not([aria-current])', 'border-bottom-color'),
      )
      expect(await style('main .sub-tabs > [aria-current]', 'outline-style')).toBe('solid')
    })

    await test.step('the actions of a row are shown', async () => {
      await show(page, 'list')
      const dots = page.locator('tbody .table-actions svg').first()
      await expect(dots).toBeVisible()
      expect(await dots.evaluate((icon) => getComputedStyle(icon).stroke)).not.toMatch(
        /transparent|rgba\(.*, 0\)/,
      )
    })

    await test.step('a dialog and a calendar have an edge', async () => {
      await show(page, 'dialog')
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Open / })
        .first()
        .click()
      expect(await style('.dialog', 'border-top-width')).toBe('1px')
      await page.keyboard.press('Escape')
      await expect(page.locator('.dialog')).toHaveCount(0)
      await show(page, 'date-input')
      await page.locator('[aria-label="Filled"] .input-after > button').click()
      expect(await style('.calendar [data-view=day][data-selected]', 'background-color')).not.toBe(canvas)
      expect(await style('.calendar', 'border-top-width')).toBe('1px')
    })
  },
)

test(
  'a calendar opens within the window, in the right language, and sets the chosen date',
  inAll,
  async ({ page, expectAccessible }) => {
    await page.goto(`${GALLERY}?block=date-input`)
    const field = page.getByRole('region', { name: 'Filled', exact: true })
    for (const [language, month, first] of [
      ['nl', 'november 2026', 'ma'],
      ['en', 'November 2026', 'Mon'],
      ['fr', 'novembre 2026', 'lun.'],
    ] as const) {
      await page.getByLabel('Language').selectOption(language)
      await field.locator('.input-after > button').click()
      const calendar = page.locator('.calendar')
      await expect(calendar.locator('.calendar-head > button:visible').first()).toHaveText(month)
      await expect(calendar.locator('th').first()).toHaveText(first)
      await expect(calendar.locator('[data-view=day][data-selected]')).toBeFocused()
      await expectAccessible()
      await page.keyboard.press('Escape')
      await expect(calendar).toHaveCount(0)
      await expect(field.locator('.input-after > button')).toBeFocused()
    }
    await field.locator('.input-after > button').click()
    await page.locator('.calendar [data-value="2026-11-27"]').last().click()
    await expect(field.getByRole('textbox')).toHaveValue('27/11/2026')
  },
)

test(
  'a period across two months can be selected by pointer or keyboard, or typed',
  inAll,
  async ({ page, expectAccessible }) => {
    await page.goto(`${GALLERY}?block=date-input`)
    const field = page.getByRole('region', { name: 'A period', exact: true })
    const button = field.getByRole('button', { name: 'Kalender voor Spent' })
    const calendar = page.locator('.calendar')
    const day = (value: string) => calendar.locator(`td > [data-value="${value}"]:not([data-outside-range])`)
    const [from, to] = [field.getByRole('textbox').first(), field.getByRole('textbox').last()]
    await button.click()
    await expect(calendar.locator('caption')).toHaveText(['november 2026', 'december 2026'])
    await expect(day('2026-11-01')).toBeFocused()
    await day('2026-12-03').hover()
    await expect(day('2026-11-15')).toHaveAttribute('data-in-range', '')
    await expectAccessible()
    await day('2026-12-03').click()
    await expect(calendar).toHaveCount(0)
    await expect(to).toHaveValue('03/12/2026')
    await expect(button).toBeFocused()
    await button.press('Enter')
    await page.keyboard.press('Enter')
    await expect(calendar.locator('.calendar-foot > span')).toHaveText(
      'Kies het andere einde, of laat het open.',
    )
    await page.keyboard.press('ArrowDown')
    await expect(day('2026-11-09')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(to).toHaveValue('09/11/2026')
    await from.fill('1/2/26')
    await from.blur()
    await expect(from).toHaveValue('01/02/2026')
    await button.click()
    await calendar.getByRole('button', { name: 'Dit jaar' }).click()
    await expect(from).toHaveValue(/^01\/01\//)
    await expect(to).toHaveValue(/^31\/12\//)
    await page.setViewportSize({ width: 400, height: 800 })
    await button.click()
    await expect(calendar.locator('table:visible')).toHaveCount(1)
    const { left, right } = await calendar.evaluate((element) => element.getBoundingClientRect())
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(400)
  },
)

test(
  'R160 a colour can be picked by pointer or keyboard, and its button shows it',
  inAll,
  async ({ page, expectAccessible }) => {
    await page.goto(`${GALLERY}?block=colour-field`)
    const field = page.getByRole('region', { name: 'Filled', exact: true })
    const button = field.getByRole('button', { name: 'Kies een kleur voor Brand colour' })
    const panel = page.getByRole('dialog', { name: 'Kleuren voor Brand colour' })
    await button.click()
    await expect(panel.getByRole('slider', { name: 'Tint' })).toBeFocused()
    await expectAccessible()
    await panel.getByRole('slider', { name: 'Dekking' }).press('ArrowLeft')
    await expect(field.getByRole('textbox')).toHaveValue('#0F89EAFC')
    await panel.locator('.colours-area').click({ position: { x: 2, y: 2 } })
    await expect(field.getByRole('textbox')).toHaveValue(/^#F[0-9A-F]{5}FC$/)
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(button).toBeFocused()
  },
)
