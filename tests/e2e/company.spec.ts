/** The settings for trips and homeworking of everyone in a company. Its products are tested in `../screen/`. */
import type { Page } from '@playwright/test'
import { BASE, expect, test } from '../fixtures.ts'
import { notification } from '../portal.ts'
import { inAll } from '../level.ts'

const PRODUCTS = `${BASE}/company/products`
const form = (page: Page, name: string) => page.getByRole('form', { name })
/** One bar saves all cards of a page. It disappears when they are saved. */
async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Opslaan' })
  await button.click()
  await expect(button).toHaveCount(0)
}

test('R154, R190, R191 trip settings that the company switches on are available to its groups', async ({
  page,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await page.goto(`${PRODUCTS}/trip-registration`)
  await form(page, 'Zakelijke verplaatsingen').getByRole('switch', { name: 'bedrijfswagen' }).check()
  await save(page)
  await expect(notification(page, 'De instellingen zijn opgeslagen.')).toBeVisible()
  await form(page, 'Afstanden').getByRole('switch').uncheck()
  await save(page)
  await page.goto(`${BASE}/manage/user-groups/g-4002/trip-registration`)
  await expect(
    form(page, 'Zakelijke verplaatsingen').getByRole('switch', { name: 'bedrijfswagen' }),
  ).toBeEnabled()
  await page.goto(`${BASE}/manage/app-users/u-1101/trip-configuration`)
  await expect(form(page, 'Afstand woon-werk')).toContainText('Mag zelf instellenNee')
})

test('R194 the company sets the allowance for work at home', inAll, async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto(`${PRODUCTS}/homework-registration`)
  await expect(page.getByText('Hier is nog niets ingesteld')).toHaveCount(0)
  await page.getByLabel('Dagvergoeding').fill('3')
  await save(page)
  await page.reload()
  await expect(page.getByLabel('Dagvergoeding')).toHaveValue('3,00')
})
