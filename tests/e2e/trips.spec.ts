/** Trip and homework settings of a group are saved; who finds them is proved in `../screen/`. */
import type { Page } from '@playwright/test'
import { GROUP } from '../../mocks/seed/names.ts'
import { BASE, expect, test } from '../fixtures.ts'
import { notification } from '../portal.ts'

const trips = (group: string): string => `${BASE}/manage/user-groups/${group}/trip-registration`
const homework = (group: string): string => `${BASE}/manage/user-groups/${group}/homework-registration`
const form = (page: Page, name: string) => page.getByRole('form', { name })
const COMMUTE = 'Woon-werkverkeer'
const BUSINESS = 'Zakelijke verplaatsingen'

test('R191, R276, R277, G156 a rate above the tax-free limit is warned of with its source, and saved all the same', async ({
  page,
  signInAs,
  sandbox,
}) => {
  await signInAs('ulla.users')
  await page.goto(trips(GROUP.nightShift))
  const commute = form(page, COMMUTE)
  await expect(
    commute.getByText('Belastingvrij tot € 0,36 per km. Bron: Fiscale vrijstelling van de fietsvergoeding.'),
  ).toBeVisible()
  await expect(commute.getByText('Belastingvrij tot € 0,24 per km.')).toBeVisible()
  await expect(commute.getByText('Boven de grens')).toHaveCount(0)
  await commute.getByLabel('Vergoeding fiets').fill('0,40')
  await expect(commute.getByText('Boven de grens')).toHaveCount(1)
  await commute.getByRole('button', { name: 'Opslaan' }).click()
  await expect(notification(page, 'De instellingen zijn opgeslagen.')).toBeVisible()
  expect(await sandbox.calls('updateCommuteCompensation')).toHaveLength(1)
  await page.reload()
  await expect(commute.getByLabel('Vergoeding fiets')).toHaveValue('0,40')
})

test('R190, R278 business trips: no compensation by bicycle, by car with it; the dated limit shows its dates', async ({
  page,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await page.goto(trips(GROUP.nightShift))
  const business = form(page, BUSINESS)
  await expect(business.getByRole('switch')).toHaveCount(3)
  await expect(business.getByRole('textbox')).toHaveCount(2)
  await expect(business.getByText(/€ 0,4320 per km, van 01\/04\/2025 tot en met 30\/06\/2025/)).toBeVisible()
  await business.getByLabel('Vergoeding eigen wagen').fill('veel')
  await business.getByRole('button', { name: 'Opslaan' }).click()
  await expect(business.locator('.field-error')).toHaveText(/Vergoeding eigen wagen/)
  await business.getByLabel('Vergoeding eigen wagen').fill('')
  await expect(business.locator('.field-error')).toHaveText('Vergoeding eigen wagen is verplicht')
  await business.getByLabel('Vergoeding eigen wagen').fill('0.35')
  await business.getByRole('button', { name: 'Opslaan' }).click()
  await expect(notification(page, 'De instellingen zijn opgeslagen.')).toBeVisible()
  await expect(business.getByText('Hier is nog niets ingesteld')).toHaveCount(0)
})

test('R192 the car’s compensation counts per kilometre, day or trip, and its unit says so', async ({
  page,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await page.goto(trips(GROUP.nightShift))
  const commute = form(page, COMMUTE)
  await expect(commute.getByLabel('Vergoeding auto telt')).toHaveValue('PER_KILOMETER')
  await commute.getByLabel('Vergoeding auto telt').selectOption('Per dag')
  await expect(commute.getByText('€ per dag')).toBeVisible()
  await commute.getByRole('button', { name: 'Opslaan' }).click()
  await expect(notification(page, 'De instellingen zijn opgeslagen.')).toBeVisible()
  await page.reload()
  await expect(commute.getByLabel('Vergoeding auto telt')).toHaveValue('PER_DAY')
})

test('R194 the daily allowance of work at home', async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto(homework(GROUP.nightShift))
  await page.getByLabel('Dagvergoeding').fill('2,505')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.locator('.field-error')).toBeVisible()
  await page.getByLabel('Dagvergoeding').fill('2,50')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(notification(page, 'De instellingen zijn opgeslagen.')).toBeVisible()
})

test('one form saved does not make the other a stranger: they share a version', async ({
  page,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await page.goto(trips(GROUP.nightShift))
  await form(page, BUSINESS).getByLabel('Vergoeding bedrijfswagen').fill('0,11')
  await form(page, COMMUTE).getByLabel('Vergoeding te voet').fill('0,2')
  await form(page, COMMUTE).getByRole('button', { name: 'Opslaan' }).click()
  await expect(notification(page, 'De instellingen zijn opgeslagen.')).toBeVisible()
  await expect(form(page, BUSINESS).getByLabel('Vergoeding bedrijfswagen')).toHaveValue('0,11')
  await form(page, BUSINESS).getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Intussen gewijzigd')).toHaveCount(0)
  await page.reload()
  await expect(form(page, BUSINESS).getByLabel('Vergoeding bedrijfswagen')).toHaveValue('0,11')
  await expect(form(page, COMMUTE).getByLabel('Vergoeding te voet')).toHaveValue('0,20')
})
