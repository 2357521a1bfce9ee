/** The trip compensation of a single user, and the registered trips. */
import type { Page } from '@playwright/test'
import { BASE, expect, test } from '../fixtures.ts'
import { inAll } from '../level.ts'
import { languagesFor } from '../languages.ts'
import { notification } from '../portal.ts'

const config = (ospId: string): string => `${BASE}/manage/app-users/${ospId}/trip-configuration`
const list = (ospId: string): string => `${BASE}/manage/app-users/${ospId}/trip-registrations`
const form = (page: Page, name: string) => page.getByRole('form', { name })
const saved = (page: Page) => expect(notification(page, 'De instellingen zijn opgeslagen.')).toBeVisible()
/** One bar saves all cards of the page. */
const save = (page: Page) => page.getByRole('button', { name: 'Opslaan' }).click()
const rows = (page: Page) => page.locator('tbody tr[aria-rowindex]')
const DISTANCE = 'Afstand woon-werk'
const OWN = 'Eigen vergoeding woon-werk'

test.describe('the configuration of one user', () => {
  test(
    'R191, R193 includes the ways to commute and the owner of the car',
    inAll,
    async ({ page, signInAs }) => {
      await signInAs('ulla.users')
      await page.goto(config('u-1101'))
      const commute = form(page, 'Woon-werkverkeer')
      await expect(commute.getByLabel('Welke auto')).toHaveValue('PRIVATE')
      const walking = commute.getByRole('switch', { name: 'Te voet' })
      await expect(walking, 'the company does not compensate it').toBeDisabled()
      await expect(walking).toHaveAccessibleDescription('Staat uit voor het hele bedrijf')
      await commute.getByLabel('Welke auto').selectOption('Bedrijfswagen')
      await commute.getByRole('switch', { name: 'Met de auto' }).uncheck()
      await save(page)
      await saved(page)
      await page.reload()
      await expect(commute.getByLabel('Welke auto')).toHaveValue('COMPANY')
      await expect(commute.getByRole('switch', { name: 'Met de auto' })).not.toBeChecked()
    },
  )

  test('R154, G157 allows a distance within 20 % of the proposed one, and can reset it', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ulla.users')
    await page.goto(config('u-1101'))
    const distance = form(page, DISTANCE)
    const field = distance.getByLabel('Afstand die telt')
    const proposed = Number((await field.inputValue()).replace(',', '.'))
    expect(proposed).toBeGreaterThan(0)
    const typed = (km: number): string => String(Math.round(km * 100) / 100).replace('.', ',')
    await field.fill(typed(proposed * 1.21))
    await save(page)
    await expect(distance.locator('.field-error')).toHaveText(
      'Afstand die telt wijkt meer dan 20 % af van het voorstel',
    )
    await field.fill(typed(proposed * 1.2))
    await save(page)
    await saved(page)
    await page.reload()
    await expect(field).toHaveValue(typed(proposed * 1.2))
    await distance.getByRole('button', { name: 'Terug naar het voorstel' }).click()
    await expect(field).toHaveValue(typed(proposed))
  })

  test(
    'R194 has one unit for a compensation, and removes the value of another unit',
    inAll,
    async ({ page, signInAs }) => {
      await signInAs('ulla.users')
      await page.goto(config('u-1101'))
      const own = form(page, OWN)
      await expect(own.getByLabel('Vergoeding telt')).toHaveValue('Km')
      await expect(own.getByLabel('Bedrag')).toHaveValue('0,30')
      await expect(own.getByLabel('Geldig vanaf', { exact: true })).toHaveValue('01/01/2026')
      await own.getByLabel('Vergoeding telt').selectOption('Per dag')
      await own.getByLabel('Bedrag').fill('')
      await save(page)
      await expect(own.locator('.field-error')).toHaveText('Bedrag is verplicht')
      await own.getByLabel('Bedrag').fill('4,50')
      await own.getByLabel('Kilometers per rit').fill('12,4')
      await save(page)
      await saved(page)
      await page.reload()
      await expect(own.getByLabel('Vergoeding telt')).toHaveValue('Day')
      await expect(own.getByLabel('Bedrag')).toHaveValue('4,50')
      await expect(own.getByLabel('Kilometers per rit')).toHaveValue('12,4')
    },
  )

  test(
    'R190 allows business trips and work at home, as far as the company does',
    inAll,
    async ({ page, signInAs }) => {
      await signInAs('ulla.users')
      await page.goto(config('u-1102'))
      await form(page, 'Zakelijke verplaatsingen').getByRole('switch', { name: 'Met de fiets' }).check()
      await save(page)
      await saved(page)
      await form(page, 'Thuiswerk').getByRole('switch').check()
      await save(page)
      await page.reload()
      await expect(form(page, 'Thuiswerk').getByRole('switch')).toBeChecked()
      const companyCar = form(page, 'Zakelijke verplaatsingen').getByRole('switch', { name: 'bedrijfswagen' })
      await expect(companyCar).toBeDisabled()
      await expect(companyCar).toHaveAccessibleDescription('Staat uit voor het hele bedrijf')
    },
  )
})

for (const language of languagesFor('a registration'))
  test(
    `axe finds nothing on a trip registration in ${language}`,
    inAll,
    async ({ page, signInAs, expectAccessible }) => {
      await signInAs('ulla.users', { language })
      await page.goto(list('u-1101'))
      await rows(page).first().getByRole('button').click()
      await page.getByRole('menuitem').click()
      await expect(page.getByRole('dialog').locator('dl')).toBeVisible()
      await expectAccessible()
    },
  )
