/** The overview of an app user, the tabs next to it, and what is shown while it loads. */
import { BASE, expect, test } from './fixture.ts'
import { notification, type ScreenPage } from './page.ts'
import { isAll } from '../level.ts'

const user = (ospId: string, rest = ''): string => `${BASE}/manage/app-users/${ospId}${rest}`
const OVERVIEW = user('u-1101', '/overview')
const part = (page: ScreenPage, name: string) => page.getByRole('region', { name, exact: true })

test('G202 the overview shows the remaining budgets, the latest expenses, and how to contact the user', async ({
  page,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await page.goto(OVERVIEW)
  const left = part(page, 'Nog te besteden')
  await expect(left.getByRole('link', { name: /Mobiliteitsbudget/ })).toContainText('€ 1 834,20')
  const budget = left.getByRole('link', { name: /39 % gebruikt, \d+ % van het jaar is om$/ })
  await expect(budget).toBeVisible()
  await expect(budget.getByRole('img'), 'the meter does not say it once more').toHaveCount(0)
  // The inactive one is only on the tab.
  await expect(left.getByRole('link', { name: /Woon-werkbudget/ })).toHaveCount(0)
  const spent = part(page, 'Laatste uitgaven')
  await expect(spent.getByRole('listitem')).toHaveCount(6)
  await expect(spent.getByRole('link', { name: /^Alle \d+ bekijken$/ })).toHaveAttribute(
    'href',
    user('u-1101', '/expenses'),
  )
  await expect(part(page, 'Kaarten en voertuigen')).toContainText('1-ABC-123')
  await expect(part(page, 'Contact en toegang')).toContainText('Nederlands')
  await expect(part(page, 'Binnenkort')).toContainText('Leasefiets')
})

test('G202 the page of a user has at most six tabs, and pages of one tab link to each other', async ({
  page,
  signInAs,
}) => {
  await signInAs('olivia.osp')
  await page.goto(`${OVERVIEW}?corporateAccountOspId=ca-2001`)
  const tabs = page.getByRole('navigation', { name: 'Jonas Peeters' }).getByRole('link')
  await expect(tabs).toHaveText([
    'Overzicht',
    'Budgetten',
    'Uitgaven',
    'Verplaatsingen',
    'Gegevens',
    'Toegang',
  ])
  await tabs.nth(5).click()
  const below = page.getByRole('navigation', { name: 'Toegang' })
  await below.getByRole('link', { name: 'Identificatie' }).click()
  await expect(page).toHaveURL(/\/identification-fields/)
  await expect(below.getByRole('link', { name: 'Identificatie' })).toHaveAttribute('aria-current', 'page')
  await expect(tabs.nth(5)).toHaveAttribute('aria-current', 'page')
})

test('a name that the list has already shown is in the title before the user is loaded', async ({
  page,
  signInAs,
  sandbox,
}) => {
  await signInAs('ulla.users')
  await page.goto(`${BASE}/manage/app-users/active?search=jonas%20peeters`)
  const row = page.getByRole('rowheader').first().getByRole('link')
  await expect(row).toBeVisible()
  await sandbox.faults.set({ operationId: 'getUser', kind: 'never-answers' })
  await row.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jonas Peeters' })).toBeVisible()
})

test('G201 users cannot deactivate their own account, even by a deep link', async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto(`${BASE}/manage/admins/u-1001/details?dialog=deactivate`)
  await expect(notification(page, 'Dit is uw eigen account.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('G201 the last user manager of a company cannot be deactivated, and the dialog says why', async ({
  page,
  signInAs,
}) => {
  await signInAs('olivia.osp')
  await page.goto(`${BASE}/manage/admins/u-1007/details?corporateAccountOspId=ca-2002&dialog=deactivate`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Deactiveren/ }).click()
  await expect(dialog).toContainText('Dit is de laatste gebruikersbeheerder van het bedrijf.')
})

test.runIf(isAll)(
  'an expense added from a budget returns to it, with its new balance',
  async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(user('u-1101', '/budgets/b-5102'))
    await page.getByRole('link', { name: 'Uitgave toevoegen' }).click()
    const drawer = page.getByRole('dialog', { name: 'Uitgave toevoegen' })
    await expect(drawer.getByLabel(/^Budget/)).toHaveValue('b-5102')
    await drawer.getByLabel(/^Bedrag incl\. btw/).fill('10')
    await drawer.getByRole('button', { name: 'Uitgave toevoegen' }).click()
    await expect(page).toHaveURL(user('u-1101', '/budgets/b-5102'))
    await expect(page.getByRole('region', { name: 'Saldo' })).toContainText('€ 222,40')
  },
)

test('an expense is discarded after one confirmation, and the drawer closes', async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto(user('u-1101', '/expenses/add'))
  const drawer = page.getByRole('dialog', { name: 'Uitgave toevoegen' })
  await drawer.getByLabel(/^Omschrijving/).fill('Fietspomp')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Niet bewaren' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(user('u-1101', '/expenses'))
})
