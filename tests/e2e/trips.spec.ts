/** Trip and homework settings of a group. A user's settings and the registrations have a separate spec. */
import type { Page } from '@playwright/test'
import { GROUP } from '../../mocks/seed/names.ts'
import { BASE, expect, test } from '../fixtures.ts'
import { notification } from '../portal.ts'
import { inAll } from '../level.ts'

const trips = (group: string): string => `${BASE}/manage/user-groups/${group}/trip-registration`
const homework = (group: string): string => `${BASE}/manage/user-groups/${group}/homework-registration`
const form = (page: Page, name: string) => page.getByRole('form', { name })
/** One bar saves all cards of a page. */
const save = (page: Page) => page.getByRole('button', { name: 'Opslaan' }).click()
const COMMUTE = 'Woon-werkverkeer'
const BUSINESS = 'Zakelijke verplaatsingen'

test('R191, R276, R277, G156 a rate above the tax-free limit shows a warning with its source, and can be saved', async ({
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
  await commute.getByLabel('Fietsvergoeding').fill('0,40')
  await expect(commute.getByText('Boven de grens')).toHaveCount(1)
  await save(page)
  await expect(notification(page, 'De instellingen zijn opgeslagen.')).toBeVisible()
  expect(await sandbox.calls('updateCommuteCompensation')).toHaveLength(1)
  await page.reload()
  await expect(commute.getByLabel('Fietsvergoeding')).toHaveValue('0,40')
})

test('R190, R278 business trips are compensated by car but not by bicycle, and a dated limit shows its dates', async ({
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
  await save(page)
  await expect(business.locator('.field-error')).toHaveText(/Vergoeding eigen wagen/)
  await business.getByLabel('Vergoeding eigen wagen').fill('')
  await expect(business.locator('.field-error')).toHaveText('Vergoeding eigen wagen is verplicht')
  await business.getByLabel('Vergoeding eigen wagen').fill('0.35')
  await save(page)
  await expect(notification(page, 'De instellingen zijn opgeslagen.')).toBeVisible()
  await expect(business.getByText('Hier is nog niets ingesteld')).toHaveCount(0)
})

test(
  'R192 the compensation for the car is per kilometre, day or trip, as its unit shows',
  inAll,
  async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(trips(GROUP.nightShift))
    const commute = form(page, COMMUTE)
    await expect(commute.getByLabel('Autovergoeding geldt')).toHaveValue('PER_KILOMETER')
    await commute.getByLabel('Autovergoeding geldt').selectOption('Per dag')
    await expect(commute.getByText('per dag', { exact: true })).toBeVisible()
    await save(page)
    await expect(notification(page, 'De instellingen zijn opgeslagen.')).toBeVisible()
    await page.reload()
    await expect(commute.getByLabel('Autovergoeding geldt')).toHaveValue('PER_DAY')
  },
)

test('R194 the daily allowance for work at home can be set', inAll, async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto(homework(GROUP.nightShift))
  await page.getByLabel('Dagvergoeding').fill('2,505')
  await save(page)
  await expect(page.locator('.field-error')).toBeVisible()
  await page.getByLabel('Dagvergoeding').fill('2,50')
  await save(page)
  await expect(notification(page, 'De instellingen zijn opgeslagen.')).toBeVisible()
})

test(
  'one bar saves each card that has changed, although they share a version',
  inAll,
  async ({ page, signInAs, sandbox }) => {
    await signInAs('ulla.users')
    await page.goto(trips(GROUP.nightShift))
    await expect(form(page, BUSINESS).getByLabel('Vergoeding bedrijfswagen')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Opslaan' }), 'nothing to save').toHaveCount(0)
    await form(page, BUSINESS).getByLabel('Vergoeding bedrijfswagen').fill('0,11')
    await form(page, COMMUTE).getByLabel('Wandelvergoeding').fill('0,2')
    await expect(page.getByRole('button', { name: 'Opslaan' })).toHaveCount(1)
    await save(page)
    await expect(notification(page, 'De instellingen zijn opgeslagen.')).toHaveCount(1)
    await expect(page.getByText('Intussen gewijzigd')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Opslaan' })).toHaveCount(0)
    expect(await sandbox.calls('updateHomeworkCompensation')).toEqual([])
    await page.reload()
    await expect(form(page, BUSINESS).getByLabel('Vergoeding bedrijfswagen')).toHaveValue('0,11')
    await expect(form(page, COMMUTE).getByLabel('Wandelvergoeding')).toHaveValue('0,20')
  },
)

test(
  'a card that cannot be saved shows an error and keeps its typed values, while the other is saved',
  inAll,
  async ({ page, signInAs, sandbox }) => {
    await sandbox.faults.set({ operationId: 'updateCommuteCompensation', kind: 'status-429', times: 1 })
    await signInAs('ulla.users')
    await page.goto(trips(GROUP.nightShift))
    const walking = form(page, COMMUTE).getByLabel('Wandelvergoeding')
    const car = form(page, BUSINESS).getByLabel('Vergoeding bedrijfswagen')
    await walking.fill('0,2')
    await car.fill('0,11')
    await save(page)
    const NOT_SAVED = 'Deze wijzigingen zijn niet opgeslagen.'
    await expect(form(page, COMMUTE).getByText(NOT_SAVED)).toBeVisible()
    await expect(form(page, BUSINESS).getByText(NOT_SAVED)).toHaveCount(0)
    await expect(notification(page, 'Niet alles is opgeslagen')).toBeVisible()
    await expect(walking, 'as a rate is written').toHaveValue('0,20')
    await save(page)
    await expect(notification(page, 'De instellingen zijn opgeslagen.')).toBeVisible()
    await expect(page.getByText(NOT_SAVED)).toHaveCount(0)
    expect(await sandbox.calls('updateBusinessTripCompensation'), 'saved the first time').toHaveLength(1)
    await page.reload()
    await expect(walking).toHaveValue('0,20')
    await expect(car).toHaveValue('0,11')
  },
)

test(
  'the changes of all cards are undone together, or saved with Enter',
  inAll,
  async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(trips(GROUP.nightShift))
    const walking = form(page, COMMUTE).getByLabel('Wandelvergoeding')
    const car = form(page, BUSINESS).getByLabel('Vergoeding bedrijfswagen')
    await expect(walking).not.toHaveValue('')
    const before = [await walking.inputValue(), await car.inputValue()]
    await walking.fill('0,2')
    await car.fill('0,11')
    await page.getByRole('button', { name: 'Wijzigingen ongedaan maken' }).click()
    expect([await walking.inputValue(), await car.inputValue()]).toEqual(before)
    await expect(page.getByRole('button', { name: 'Opslaan' })).toHaveCount(0)
    await walking.fill('0,2')
    await car.fill('0,11')
    await car.press('Enter')
    await expect(notification(page, 'De instellingen zijn opgeslagen.')).toBeVisible()
    await page.reload()
    await expect(walking).toHaveValue('0,20')
    await expect(car).toHaveValue('0,11')
  },
)
