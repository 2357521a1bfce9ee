/** A new company, from its settings to the first budget with a transaction. */
import type { Page } from '@playwright/test'
import { BASE, expect, test } from '../fixtures.ts'
import { notification } from '../portal.ts'
import { inAll } from '../level.ts'

const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}\\*?$`))
const next = (page: Page) => page.getByRole('button', { name: 'Volgende' })

test(
  'G102, R229, R093 a user manager sets up a company up to its first budget',
  inAll,
  async ({ page, signInAs, expectAccessible }) => {
    await signInAs('emma.empty')
    await page.goto(`${BASE}/dashboard`)
    await expect(page.getByRole('heading', { name: 'Nog 4 haltes te gaan' })).toBeVisible()

    // The details of the company, and why its users travel for work.
    await page.getByRole('link', { name: 'Bedrijfsinstellingen' }).click()
    await field(page, 'Bestelbonnummer').fill('PO-2026-1')
    await page.getByRole('link', { name: 'Budgetten', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Opslaan en verlaten' }).click()
    await page.getByRole('button', { name: 'Reden toevoegen' }).click()
    await page
      .getByRole('textbox', { name: /, Nederlands$/ })
      .last()
      .fill('Klantenbezoek')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(notification(page, 'De instellingen zijn opgeslagen.')).toBeVisible()

    // A group, from the steps of the dashboard.
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('link', { name: 'Gebruikersgroep toevoegen' }).click()
    await page.getByLabel(/^Naam/).fill('Bakkers')
    await page.getByRole('button', { name: 'Groep toevoegen' }).click()
    await expect(page).toHaveURL(/user-groups\/(?!add)/)

    // The first person, with a budget.
    await page.goto(`${BASE}/manage/app-users/add`)
    await field(page, 'Voornaam').fill('Nele')
    await field(page, 'Familienaam').fill('Nieuw')
    await field(page, 'E-mailadres').fill('nele@empty-office.example')
    await next(page).click()
    await page.getByRole('button', { name: 'Budget toevoegen' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Terugkerend bedrag/).fill('3000')
    await dialog.getByRole('button', { name: 'Bewaren' }).click()
    await next(page).click()
    await page.getByRole('checkbox', { name: 'BAKKERS' }).check()
    await next(page).click()
    await page.getByRole('button', { name: 'Gebruiker toevoegen' }).click()
    await expect(notification(page, 'Nele Nieuw is toegevoegd')).toBeVisible()

    // Its balance, and where the amount came from.
    await page.getByRole('link', { name: 'Budgetten', exact: true }).click()
    await page
      .getByRole('link', { name: /Mobiliteitsbudget/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/budgets\/b-/)
    await expect(page.getByRole('cell', { name: 'Beginbedrag' })).toBeVisible()
    await expectAccessible()
    await page.goto(`${BASE}/dashboard`)
    await expect(page.getByText(/iedereen heeft een budget/)).toBeVisible()
  },
)
