/** How one user's trips are compensated: who may change it, and what the company has switched off. */
import { BASE, expect, test } from './fixture.ts'
import type { ScreenPage } from './page.ts'

const config = (ospId: string): string => `${BASE}/manage/app-users/${ospId}/trip-configuration`
const list = (ospId: string): string => `${BASE}/manage/app-users/${ospId}/trip-registrations`
const form = (page: ScreenPage, name: string) => page.getByRole('form', { name })

test.describe('the configuration of one user', () => {
  test('R040, G040 who manages nobody sees the own settings, and cannot change them', async ({
    page,
    signInAs,
  }) => {
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
})

test.describe('the registrations of one user', () => {
  test('R254 without business trips of the company the list says what to do first', async ({
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
