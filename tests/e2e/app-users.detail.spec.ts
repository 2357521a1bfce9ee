/** The page of one app user: the person, and the details with their edit form. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { BASE, expect, test } from '../fixtures.ts'
import { inAll } from '../level.ts'
import { asksBeforeUnload, notification } from '../portal.ts'

const LIST = `${BASE}/manage/app-users/active`
const detail = (ospId: string): string => `${BASE}/manage/app-users/${ospId}/detail`
const JONAS = detail('u-1101')

/** A required field's label ends in a star. */
const named = (label: string): RegExp => new RegExp(`^${label}\\*?$`)
const field = (page: Page, label: string) => page.getByLabel(named(label))
const save = (page: Page) => page.getByRole('button', { name: 'Opslaan', exact: true })
const saved = (page: Page) => notification(page, 'zijn opgeslagen')

test.describe('the page of a user', () => {
  test('a user manager signs in, finds a user, edits the mobile number, reloads, and sees the change', async ({
    page,
  }) => {
    await page.goto(`${BASE}/login`)
    await page.getByLabel('Login', { exact: true }).fill('ulla.users')
    await page.getByLabel('Wachtwoord', { exact: true }).fill('Mobility-2026')
    await page.getByRole('button', { name: 'Aanmelden' }).click()
    await page.getByRole('link', { name: 'App-gebruikers' }).click()
    await page.getByRole('searchbox').fill('jonas.peeters')
    await page.getByRole('link', { name: 'Jonas Peeters' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Jonas Peeters' })).toBeVisible()
    await page.getByRole('link', { name: 'Gegevens', exact: true }).click()
    await field(page, 'Gsm-nummer').fill('0475 99 88 77')
    await save(page).click()
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await expect(field(page, 'Gsm-nummer')).toHaveValue('475998877')
  })

  test('shows unusual names as plain text', inAll, async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.setViewportSize({ width: 992, height: 800 })
    for (const [ospId, name] of [
      ['u-1193', "<script>alert('x')</script> O'Neill & \"Söhne\""],
      ['u-1190', /^Maximiliaan-Alexander/],
      ['u-1191', 'Олександра Шевченко-Коваленко'],
      ['u-1192', 'محمد بن عبد الرحمن'],
      ['u-1194', /^X{200} Wide$/],
      ['u-1196', '${7*7} {{constructor}}'],
    ] as const) {
      await page.goto(detail(ospId))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, ospId).toBeLessThanOrEqual(0)
    }
  })
})

test.describe('editing a user', () => {
  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(JONAS)
    await expect(field(page, 'Voornaam')).toHaveValue('Jonas')
  })

  test('asks about unsaved changes before a link, the back button and a reload', inAll, async ({ page }) => {
    await page.goto(LIST)
    await page.getByRole('searchbox').fill('jonas.peeters')
    await page.getByRole('link', { name: 'Jonas Peeters' }).click()
    await page.getByRole('link', { name: 'Gegevens', exact: true }).click()
    await field(page, 'Voornaam').fill('Unsaved')
    const question = page.getByRole('alertdialog', { name: 'Wijzigingen niet opgeslagen' })

    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('button', { name: 'Hier blijven' }).click()
    await expect(question).toHaveCount(0)
    await expect(field(page, 'Voornaam')).toHaveValue('Unsaved')

    await page.goBack()
    await page.getByRole('button', { name: 'Hier blijven' }).click()
    await expect(page).toHaveURL(JONAS)
    await expect(field(page, 'Voornaam')).toHaveValue('Unsaved')

    expect(await asksBeforeUnload(page)).toBe('beforeunload')
    await expect(field(page, 'Voornaam')).toHaveValue('Unsaved')

    // Once saved, typing again brings the question again.
    await save(page).click()
    await expect(saved(page)).toBeVisible()
    await field(page, 'Voornaam').fill('Again')
    await page.goBack()
    await page.getByRole('button', { name: 'Verlaten zonder opslaan' }).click()
    await expect(page).toHaveURL(/\/u-1101\/overview$/)
  })
})

test.describe('two people who edit the same user', () => {
  const colleague = async (browser: Browser, context: BrowserContext): Promise<Page> => {
    const other = await browser.newContext({ storageState: await context.storageState() })
    const page = await other.newPage()
    await page.goto(JONAS)
    return page
  }
  const newer = (page: Page) =>
    page.locator('.notice').filter({ hasText: 'Intussen gewijzigd door iemand anders' })

  test(
    'STALE: the second person is notified, keeps the typed values, and can load the newer ones',
    inAll,
    async ({ page, signInAs, browser, context, expectAccessible }) => {
      await signInAs('ulla.users')
      await page.goto(JONAS)
      await field(page, 'Personeelsnummer').fill('mine')
      await field(page, 'Voornaam').fill('Mine')
      const other = await colleague(browser, context)
      await field(other, 'Personeelsnummer').fill('theirs')
      await other.getByRole('switch', { name: 'Aanmelden in twee stappen' }).click()
      await field(other, 'Taal').selectOption('Français')
      await field(other, 'Geboortedatum').fill('05/06/1990')
      await save(other).click()
      await expect(saved(other)).toBeVisible()

      await save(page).click()
      // Each changed field with its current value, labelled as in the form, and the typed value.
      const values = newer(page).getByRole('definition')
      await expect(values).toHaveText(['05/06/1990', 'Français', 'Aan', 'theirs (u vulde in: mine)'])
      await expect(newer(page).getByRole('term')).toHaveText([
        'Geboortedatum',
        'Taal',
        'Aanmelden in twee stappen',
        'Personeelsnummer',
      ])
      await expect(newer(page)).toBeInViewport({ ratio: 1 })
      await expectAccessible()
      await expect(field(page, 'Personeelsnummer')).toHaveValue('mine')
      await page.getByRole('button', { name: 'Nieuwere waarden laden' }).click()
      await expect(newer(page)).toHaveCount(0)
      await expect(field(page, 'Personeelsnummer')).toHaveValue('theirs')
      // The changes of the other person are not lost.
      await expect(field(page, 'Voornaam')).toHaveValue('Mine')
      await save(page).click()
      await expect(saved(page)).toBeVisible()
      await page.reload()
      await expect(field(page, 'Personeelsnummer')).toHaveValue('theirs')
      await expect(field(page, 'Voornaam')).toHaveValue('Mine')
      await other.context().close()
    },
  )
})
