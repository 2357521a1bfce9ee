/** The command palette: the records that it finds, their actions, and how results are shown (G458). */
import { fireEvent } from '@testing-library/dom'
import { vi } from 'vitest'
import { BASE, expect, test } from './fixture.ts'
import type { Locator } from './locator.ts'
import type { ScreenPage } from './page.ts'
import { isAll, turn } from '../level.ts'

const palette = (page: ScreenPage): Locator => page.getByRole('dialog', { name: 'Zoeken' })
const options = (page: ScreenPage): Locator => palette(page).getByRole('option')
const group = (page: ScreenPage, name: string | RegExp): Locator => palette(page).getByRole('group', { name })
const heading = (page: ScreenPage, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true })

/** Opens the palette over a loaded page, and types. */
async function search(page: ScreenPage, typed: string): Promise<void> {
  if ((await palette(page).count()) === 0) await page.keyboard.press('Control+k')
  await palette(page).getByRole('combobox').fill(typed)
}

async function ready(page: ScreenPage): Promise<void> {
  await page.goto(`${BASE}/help`)
  await expect(heading(page, 'Hulp')).toBeVisible()
}

for (const [what, typed, kind, name, address] of turn(
  [
    ['a company', 'gent gar', 'Bedrijven', 'Gent Garage', /\/corporate-accounts\/ca-2003/],
    ['a partner', 'noordz', 'Partners', 'Noordzee Mobility', /\/partners\/p-3001/],
    ['a template by its plural', 'pincodes', 'Sjablonen', 'PINCODE', /\/templates\/tpl-7001/],
  ] as const,
  0,
  isAll,
))
  test(`G458 platform staff find ${what}, and open it`, async ({ page, signInAs }) => {
    await signInAs('olivia.osp')
    await ready(page)
    await search(page, typed)
    await group(page, kind).getByRole('option').filter({ hasText: name }).first().click()
    await expect(page).toHaveURL(address)
  })

test('G458 a user manager finds people, groups and invoices of the company, with their numbers', async ({
  page,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await ready(page)
  await search(page, 'brugge')
  await expect(group(page, /^Facturen: 3 van \d+$/)).toBeVisible()
  await expect(group(page, /^Mensen: 3 van \d+$/)).toBeVisible()
  await expect(group(page, /^(Bedrijven|Partners|Sjablonen|Producten)/)).toHaveCount(0)
  await expect(
    group(page, /^Gebruikersgroepen/)
      .getByRole('option')
      .first(),
  ).toContainText('leden')
  await search(page, '2026-10-2001')
  await group(page, 'Facturen').getByRole('option').first().click()
  await expect(page).toHaveURL(/\/finance\/invoices\/inv-ca-2001-202610/)
})

test.runIf(isAll)(
  'G458 a kind with more results than are shown ends with a link to its list, which opens with this search',
  async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await ready(page)
    await search(page, 'brugge')
    const last = group(page, /^Facturen/)
      .getByRole('option')
      .last()
    await expect(last).toHaveText('“brugge” zoeken in Facturen')
    await last.click()
    await expect(page).toHaveURL(`${BASE}/finance/invoices?search=brugge`)
  },
)

test.runIf(isAll)(
  'G458 Ctrl+Enter, a click with Ctrl and the middle button open a record in a new tab',
  async ({ page, signInAs }) => {
    await signInAs('olivia.osp')
    await ready(page)
    await search(page, 'gent gar')
    await expect(options(page).first()).toContainText('Gent Garage')
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    await page.keyboard.press('Control+Enter')
    const first = options(page).first().element()
    fireEvent.click(first, { ctrlKey: true })
    fireEvent(first, new MouseEvent('auxclick', { bubbles: true, button: 1 }))
    const inNewTab = [expect.stringContaining(`${BASE}/corporate-accounts/ca-2003`), '_blank', 'noopener']
    expect(open.mock.calls).toEqual([inNewTab, inNewTab, inNewTab])
    open.mockRestore()
    await expect(palette(page)).toBeVisible()
  },
)

test.runIf(isAll)('G458 the typed text is highlighted in the results', async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await ready(page)
  await search(page, 'eloi')
  await expect(options(page).first()).toContainText('Éloïse')
  await expect(options(page).first().locator('mark').first()).toHaveText('Éloï')
})

test.runIf(isAll)(
  'G458 the first result is followed by its actions, which open its page with their dialog',
  async ({ page, signInAs }) => {
    await signInAs('ivo.invoices')
    await ready(page)
    await search(page, '2026-10-2001')
    const pay = group(page, /^Facturen/)
      .getByRole('option')
      .nth(1)
    await expect(pay).toHaveText('2026-10-2001: betaling registreren')
    await pay.click()
    await expect(page.getByRole('dialog', { name: /betaling/i })).toBeVisible()
  },
)

test.runIf(isAll)(
  'G458 a name and the words of an action find the action, which asks for confirmation',
  async ({ page, signInAs, sandbox }) => {
    await signInAs('ulla.users')
    await ready(page)
    await search(page, 'jonas peet pin')
    await expect(options(page).first()).toHaveText('Jonas Peeters: pincode sturen')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog', { name: 'Pincode sturen naar Jonas Peeters' })).toBeVisible()
    expect(await sandbox.calls('sendPincode')).toEqual([])
  },
)

const PHONE = /\+32\s\d{3}\s\d\d\s\d\d\s\d\d/

test('G458 the phone number of a person is found by two keys and a name, and a person by a number', async ({
  page,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await page.goto(`${BASE}/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Brugge Bakery/)
  const open = async (typed: string): Promise<string> => {
    await page.keyboard.press('Control+k')
    await palette(page).getByRole('combobox').fill(typed)
    await expect(
      group(page, /^Mensen/)
        .getByRole('option')
        .first(),
    ).toContainText('Jonas Peeters')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/manage\/app-users\/u-1101/)
    await expect(page.getByRole('main')).toContainText(PHONE)
    return PHONE.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''
  }
  const phone = await open('jonas pee')
  await page.goto(`${BASE}/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Brugge Bakery/)
  expect(await open(phone)).toBe(phone)
})

test('G458 a user who may see no records sends no search requests', async ({ page, signInAs, sandbox }) => {
  await signInAs('rita.reports', { language: 'nl' })
  await ready(page)
  await search(page, 'rapport')
  await expect(options(page).first()).toBeVisible()
  expect(await sandbox.calls('findRecords')).toEqual([])
})
