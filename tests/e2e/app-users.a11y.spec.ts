/** axe finds nothing on the screens and dialogs of app users, in either theme, and in a full run in all languages. */
import { BASE, expect, test } from '../fixtures.ts'
import { LANGUAGES, languagesFor, namesIn } from '../languages.ts'
import { inAll, isFull } from '../level.ts'
import { inEachLanguage } from '../portal.ts'

const LIST = `${BASE}/manage/app-users/active`
const detail = (ospId: string): string => `${BASE}/manage/app-users/${ospId}/detail`

/** Screens in states that the table of screens alone does not show. */
const SCREENS: Readonly<Record<string, string>> = {
  'a list with everything': `${LIST}?size=25`,
  'a list without a match': `${LIST}?search=nobody-at-all`,
  'a user with many badges': detail('u-1102'),
  'an anonymised user': detail('u-1104'),
  'a name in another script': detail('u-1192'),
  nobody: detail('u-0'),
}

/** Each dialog, on a user for whom it is available. */
const DIALOGS: Readonly<Record<string, string>> = {
  activate: 'u-1105',
  deactivate: 'u-1102',
  unblock: 'u-1102',
  'clear-two-factor': 'u-1102',
  'send-pincode': 'u-1102',
  'selfservice-link': 'u-1102',
  anonymize: 'u-1101',
}

for (const [what, address] of Object.entries(SCREENS))
  test(
    `axe finds nothing on ${what}, in each language`,
    inAll,
    async ({ page, signInAs, expectAccessible }) => {
      const look = async (): Promise<void> => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.locator('[aria-busy="true"], .skeleton')).toHaveCount(0)
        await expectAccessible()
      }
      const [language] = isFull ? [] : languagesFor(what)
      await signInAs('ulla.users', language && { language })
      await page.goto(address)
      if (language === undefined) return inEachLanguage(page, look)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await look()
    },
  )

for (const language of LANGUAGES) {
  test(
    `axe finds nothing on the dialogs in ${language}`,
    inAll,
    async ({ page, signInAs, expectAccessible }) => {
      await signInAs('ulla.users', { language })
      const all = [...Object.entries(DIALOGS), ['activate', 'u-1109'] as const]
      const addresses = all.map(([name, ospId]) => `${detail(ospId)}?dialog=${name}`)
      for (const address of namesIn(language, addresses))
        await test.step(address, async () => {
          await page.goto(address)
          await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible()
          await expectAccessible()
        })
    },
  )
}

for (const language of languagesFor('what stands around a list'))
  test(
    `axe finds nothing on the filters, saved views and shortcuts of a list in ${language}`,
    inAll,
    async ({ page, signInAs, expectAccessible }) => {
      await page.setViewportSize({ width: 1024, height: 800 })
      await signInAs('ulla.users', { language })
      await page.goto(`${LIST}?blocked=no&search=an`)
      await expect(page.locator('.chip').getByRole('combobox')).toHaveValue('no')
      await page.getByRole('button', { name: /^Filt(er|re)$/ }).click()
      await expect(page.getByRole('menuitem').first()).toBeVisible()
      await expectAccessible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)
      const views = page.getByRole('button', {
        name: /^(Opgeslagen weergaven|Saved views|Vues enregistrées)$/,
      })
      await views.click()
      await expectAccessible()
      await page.getByRole('menuitem').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible()
      await page.getByRole('textbox').last().fill('A')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await views.click()
      await page.getByRole('menuitem').last().click()
      await page.getByRole('dialog').getByRole('listitem').getByRole('button').last().click()
      await expectAccessible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog').getByRole('switch')).toBeVisible()
      await expectAccessible()
    },
  )

for (const language of languagesFor('the menus, and a form full of mistakes'))
  test(
    `axe finds nothing on the menus and on a form full of errors, in ${language}`,
    inAll,
    async ({ page, signInAs, expectAccessible }) => {
      await signInAs('ulla.users', { language })
      await page.goto(detail('u-1101'))
      await page.getByRole('button', { name: /^(Acties|Actions)$/ }).click()
      await expect(page.getByRole('menu')).toBeVisible()
      await expectAccessible()
      await page.keyboard.press('Escape')
      const form = page.getByRole('form')
      for (const input of await form.getByRole('textbox').all())
        if ((await input.getAttribute('readonly')) === null) await input.fill(' . ')
      await form.getByRole('textbox').first().focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('.field-error').first()).toBeVisible()
      await expectAccessible()
    },
  )
