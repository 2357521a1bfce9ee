/** The trip compensation of a single user: permissions, and the registered trips. */
import { BASE, expect, test } from './fixture.ts'
import { addFilter, notification, type ScreenPage } from './page.ts'
import { isAll } from '../level.ts'

const config = (ospId: string): string => `${BASE}/manage/app-users/${ospId}/trip-configuration`
const list = (ospId: string): string => `${BASE}/manage/app-users/${ospId}/trip-registrations`
const form = (page: ScreenPage, name: string) => page.getByRole('form', { name })
const rows = (page: ScreenPage) => page.locator('tbody tr[aria-rowindex]')

test.describe('the configuration of one user', () => {
  test('R040, G040 can be seen but not changed by a user who manages nobody', async ({ page, signInAs }) => {
    await signInAs('ivo.invoices')
    await page.goto(config('u-1004'))
    await expect(form(page, 'Woon-werkverkeer')).toBeVisible()
    for (const toggle of await page.getByRole('main').getByRole('switch').all())
      await expect(toggle).toBeDisabled()
    await page.goto(list('u-1004'))
    await expect(page.getByRole('heading', { name: 'U mag dit niet zien' })).toBeVisible()
    await page.goto(config('u-1101'))
    await expect(page).toHaveURL(`${BASE}/404`)
  })

  test('R154 accepts both limits of the proposed distance', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(config('u-1101'))
    const distance = form(page, 'Afstand woon-werk')
    const field = distance.getByLabel('Afstand die telt')
    await expect(field).toHaveValue(/\d/)
    const ends =
      /Tussen ([\d,]+) km en ([\d,]+) km/.exec((await distance.textContent()) ?? '')?.slice(1) ?? []
    expect(ends).toHaveLength(2)
    for (const end of ends) {
      await field.fill(end)
      await page.getByRole('button', { name: 'Opslaan' }).click()
      await expect(notification(page, 'De instellingen zijn opgeslagen')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Opslaan' })).toHaveCount(0)
    }
  })
})

test.describe('the registrations of one user', () => {
  test.runIf(isAll)(
    'R194 are listed by day with their details, and can be filtered by kind and year',
    async ({ page, signInAs }) => {
      await signInAs('ulla.users')
      await page.goto(list('u-1101'))
      await expect(rows(page)).toHaveCount(25)
      await addFilter(page, 'Soort', 'Thuiswerk')
      await expect(page).toHaveURL(`${list('u-1101')}?kind=HOMEWORK`)
      await expect(rows(page).first()).toContainText('Thuiswerk')
      await expect(rows(page).filter({ hasText: 'Woon-werk' })).toHaveCount(0)
      await page.getByRole('combobox', { name: 'Soort' }).selectOption('Woon-werk')
      await expect(rows(page).first()).toContainText('Woon-werk')
      await page.getByRole('columnheader', { name: 'Vergoeding' }).getByRole('button').click()
      await expect(page).toHaveURL(/sort=compensation/)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await rows(page).first().getByRole('button').click()
      await page.getByRole('menuitem', { name: 'Details bekijken' }).click()
      const dialog = page.getByRole('dialog', { name: 'Registratie' })
      await expect(dialog).toContainText('Vergoeding per km')
      await expect(dialog).toContainText(/Naar/)
      await page.reload()
      await expect(dialog).toContainText('Woon-werk')
      await dialog.getByRole('button', { name: 'Sluiten' }).last().click()
      await expect(page).not.toHaveURL(/registration=/)
    },
  )

  test('R254 explain what to do first if the company has not switched on business trips', async ({
    page,
    signInAs,
  }) => {
    await signInAs('olivia.osp', { language: 'en' })
    await page.goto(`${BASE}/manage/admins?corporateAccountOspId=ca-2004`)
    await expect(page.getByRole('heading', { level: 1 }), 'the company is chosen by then').toBeVisible()
    await page.goto(list('u-1009'))
    await expect(page.getByText('You need to enable business trips on company level first')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No registrations yet' })).toBeVisible()
    await page.goto(config('u-1009'))
    await expect(page.getByText('You need to enable business trips on company level first')).toBeVisible()
  })
})
