/** Each persona signs in on the real page, and finds what their roles allow. */
import type { ScreenPage } from './page.ts'
import { PERSONAS } from '../../mocks/seed/personas.ts'
import { BASE, expect, test } from './fixture.ts'
import { TWO_FACTOR_CODE } from '../sign-in.ts'
import { notification, openUserMenu, signInOnPage } from './page.ts'
import { LANGUAGES } from '../languages.ts'
import { kindOf, menuItems, REFUSED, sidebarOf } from '../who-may-open.ts'
import { sample } from '../level.ts'

const WITH_CODE = ['tom.twofactor', 'nora.newfactor', 'steff.strict']
const CHOOSE_COMPANY = ['olivia.osp', 'mats.msp', 'miranda.msp']

const menu = (page: ScreenPage) => page.getByRole('complementary').getByRole('navigation')

for (const { login, more } of sample(PERSONAS, 4, (one) => one.login))
  test(`${login}: R003, R004, R006, R019, R020, R066, G066, R070, R071, R076, R081 ${login in REFUSED ? 'is refused' : 'finds the menu of the roles'}`, async ({
    page,
  }) => {
    await page.goto(`${BASE}/login`)
    await signInOnPage(page, login)
    const refusal = REFUSED[login]
    if (refusal !== undefined) {
      await expect(page.locator('form').getByText(refusal)).toBeVisible()
      await expect(page).toHaveURL(`${BASE}/login`)
      return
    }
    const expected = sidebarOf(
      kindOf(login),
      LANGUAGES.find((language) => language === more.language),
    )
    if (WITH_CODE.includes(login)) await page.getByLabel('Code', { exact: true }).fill(TWO_FACTOR_CODE)
    await expect(page).toHaveURL(`${BASE}/dashboard`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(expected[0] ?? '')
    await expect.poll(() => menuTexts(page)).toEqual(expected)
    await expect(page.getByRole('complementary').getByRole('combobox')).toHaveCount(
      CHOOSE_COMPANY.includes(login) ? 1 : 0,
    )
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(notification(page, /./)).toHaveCount(0)
    await expect(page.locator('.problem, [role=alert]')).toHaveCount(0)
  })

test('R020 the account menu contains help, language, theme, password and sign-out', async ({
  page,
  signInAs,
}) => {
  await signInAs('connie.contact')
  await page.goto(`${BASE}/dashboard`)
  const account = await openUserMenu(page)
  await expect(account.getByRole('menuitem')).toHaveText([
    ...menuItems('account', 'contact'),
    'Sneltoetsen',
    'Probleem melden',
    'Afmelden',
  ])
  await expect(account.getByRole('menuitemradio')).toHaveText([
    'Nederlands',
    'English',
    'Français',
    'Licht',
    'Donker',
    'Zoals dit toestel',
  ])
  await expect(account.getByText('connie.contact')).toBeVisible()
})

test('G034 una.unknown: a role and values that the portal does not know are shown by their keys', async ({
  page,
  signInAs,
}) => {
  await signInAs('una.unknown')
  await page.goto(`${BASE}/manage/app-users/u-1017/detail`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Una Unknown')
  await expect(page.getByText('night_owl')).toBeVisible()
})

/** The texts of the menu, from top to bottom. */
const menuTexts = (page: ScreenPage): string[] =>
  menu(page)
    .locator('h2, li')
    .elements()
    .map((item) => {
      if (item.tagName === 'H2') return `${item.textContent}:`
      const [label = '', reason] = [...item.querySelectorAll('span > span, a > span')].map(
        ({ textContent }) => (textContent ?? '').trim(),
      )
      return reason === undefined ? label : `${label} (${reason})`
    })
