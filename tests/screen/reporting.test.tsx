/** Reports: the most needed ones first, the list by kind and month, the figures, and the recipients. */
import { COMPANY } from '../../mocks/seed/names.ts'
import {
  latestSummarised,
  latestWithoutSummary,
  monthAgo,
  nameOf,
  reportedAgo,
  writtenMonth,
  writtenToday,
} from './days.ts'
import { BASE, expect, test } from './fixture.ts'
import type { Locator } from './locator.ts'
import { action, addFilter, callServer, notification, row, type ScreenPage } from './page.ts'
import { isAll } from '../level.ts'

const REPORTS = `${BASE}/reporting`
const card = (page: ScreenPage, name: string): Locator => page.getByRole('region', { name })
const reports = (page: ScreenPage): Locator =>
  page.getByRole('table', { name: /^Alle rapporten/ }).locator('tbody tr[aria-rowindex]')
const recipients = (page: ScreenPage): Locator => card(page, 'Wie de rapporten per e-mail krijgt')

test('R026 R259 the reports do not exist for a user without the role', async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto(REPORTS)
  await expect(page.getByRole('heading', { name: '404: Pagina niet gevonden' })).toBeVisible()
})

test.describe('the reports for a reporting manager', () => {
  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs('rita.reports', { language: 'nl' })
    await page.goto(REPORTS)
    await expect(reports(page).first()).toBeVisible()
  })

  test('R072 show the latest report of each kind first, then the list with the latest month on top', async ({
    page,
  }) => {
    const latest = card(page, 'Laatste rapport van elke soort')
    await expect(latest).toContainText(`Overzicht van het gebruik${nameOf(latestSummarised())}`)
    await expect(latest).toContainText(`Detail van het gebruik${nameOf(reportedAgo())}`)
    await expect(reports(page).first()).toContainText(writtenMonth(reportedAgo()))
    await expect(latest.getByRole('button', { name: /als PDF$/ })).toHaveCount(1)
    await expect(latest.getByRole('button', { name: /als CSV$/ })).toHaveCount(1)
  })

  test('R258, G081 show that a download has started, and request its kind and suffix', async ({
    page,
    sandbox,
  }) => {
    await page
      .getByRole('button', {
        name: `Detail van het gebruik, ${nameOf(reportedAgo())} downloaden als XLSX`,
      })
      .click()
    await expect(notification(page, 'De download is gestart.')).toBeVisible()
    await expect
      .poll(async () => (await sandbox.calls()).map(({ path, status }) => `${status} ${path}`))
      .toContain('200 /reporting/download/{typeWithSuffix}')
  })

  test('G317 show when a report was downloaded, unless the download was interrupted', async ({
    page,
    sandbox,
    allowed,
  }) => {
    const latest = page.getByRole('button', {
      name: new RegExp(`${writtenMonth(reportedAgo())}.* downloaden als CSV$`),
    })
    const first = reports(page).first()
    const noted = async () => (await sandbox.calls('markReportDownloaded')).length
    allowed.push(/downloadReport|network|fetch/i)
    await sandbox.faults.set({ operationId: 'downloadReport', kind: 'answer-cut', times: 1 })
    await latest.click()
    await expect(notification(page, /.+/).last()).toBeVisible()
    expect(await noted()).toBe(0)
    await latest.click()
    await expect.poll(noted).toBe(1)
    await expect(first).toContainText(new RegExp(`${writtenToday()}|\\d{2}:\\d{2}`))
  })

  test('show a download that fails, which can be retried', async ({ page, sandbox }) => {
    await sandbox.faults.set({ operationId: 'downloadReport', kind: 'status-500', times: 1 })
    const button = page.getByRole('button', {
      name: new RegExp(`${nameOf(reportedAgo())} downloaden als CSV$`),
    })
    await button.click()
    await expect(notification(page, 'Er ging iets mis op de server.')).toBeVisible()
    await expect(button).not.toHaveAttribute('aria-disabled', 'true')
  })

  test('R151, G158 offer no future months, and show only the chosen ones', async ({ page }) => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    const from = page.getByRole('group', { name: 'Vanaf' })
    await expect(from.getByRole('menuitem').first()).toHaveText(nameOf(monthAgo(0)))
    await page.goto(`${REPORTS}?monthFrom=${reportedAgo(2)}&monthTo=${reportedAgo(1)}&type=USAGE_DETAIL`)
    await expect(reports(page)).toHaveCount(2)
    await page.goto(`${REPORTS}?monthFrom=${monthAgo(-1)}`)
    await expect(reports(page).first()).toContainText(writtenMonth(reportedAgo()))
    await page.goto(`${REPORTS}?type=USAGE_DETAIL`)
    await addFilter(page, 'Vanaf', nameOf(reportedAgo()))
    await expect(reports(page)).toHaveCount(1)
  })

  test.runIf(isAll)(
    'G319 R151 can be requested for a missing month, and are in the list once they are created',
    async ({ page, sandbox, allowed }) => {
      allowed.push(/409/)
      const dialog = page.getByRole('dialog')
      const missing = latestWithoutSummary()
      const kind = dialog.getByRole('combobox', { name: 'Soort' })
      const month = dialog.getByRole('combobox', { name: 'Maand' })
      const send = dialog.getByRole('button', { name: 'Aanvragen' })
      await page.getByRole('button', { name: 'Rapport aanvragen' }).click()
      await expect(dialog).toBeVisible()
      await expect(month.getByRole('option', { name: nameOf(monthAgo(0)) })).toHaveCount(0)
      await kind.selectOption('Overzicht van het gebruik')
      await month.selectOption(nameOf(latestSummarised()))
      await send.click()
      await expect(dialog.getByText('Dit rapport staat al klaar.')).toBeVisible()
      await month.selectOption(nameOf(missing))
      await send.click()
      await expect(dialog).toHaveCount(0)
      const waiting = card(page, 'Een rapport dat ontbreekt')
      await expect(waiting).toContainText(`Overzicht van het gebruik, ${nameOf(missing)}`)
      await expect(waiting).toContainText('aangevraagd op')
      await sandbox.clock.advance(61_000)
      await waiting.getByRole('button', { name: 'Kijken of het klaar is' }).click()
      await expect(waiting).not.toContainText('aangevraagd op')
      await page.goto(`${REPORTS}?type=USAGE_SUMMARY&monthFrom=${missing}&monthTo=${missing}`)
      await expect(reports(page)).toHaveCount(1)
    },
  )

  test('G319 keep a report that is never created with its day and an explanation, and request it only once', async ({
    page,
    sandbox,
    allowed,
  }) => {
    allowed.push(/409/)
    const order = {
      corporateAccountOspId: COMPANY.bakery,
      reportType: 'USAGE_SUMMARY',
      reportMonth: '199901',
    }
    await callServer('reporting/request', order)
    await sandbox.clock.advance(2 * 24 * 60 * 60_000)
    await page.goto(REPORTS)
    const waiting = card(page, 'Een rapport dat ontbreekt')
    await expect(waiting).toContainText('Overzicht van het gebruik, januari 1999')
    await expect(waiting).toContainText('aangevraagd op')
    await expect(waiting).toContainText('dan heeft die maand waarschijnlijk geen gebruik')
    await waiting.getByRole('button', { name: 'Kijken of het klaar is' }).click()
    await expect(waiting).toContainText('Overzicht van het gebruik, januari 1999')
  })

  test('R236 show the figures of twelve months, the current one first', async ({ page }) => {
    const figures = page.getByRole('table', { name: 'Cijfers per maand' }).locator('tbody tr[aria-rowindex]')
    await expect(figures).toHaveCount(12)
    await expect(figures.first()).toContainText(nameOf(monthAgo(0)))
    await expect(figures.first()).toContainText('€')
  })

  test.runIf(isAll)('R157 accept only a valid e-mail address as a recipient', async ({ page }) => {
    await expect(recipients(page).getByRole('rowheader')).toHaveCount(2)
    await recipients(page).getByRole('button', { name: 'Ontvanger toevoegen' }).click()
    await expect(page).toHaveURL(/dialog=add-recipient/)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('E-mailadres').fill('boekhouding@')
    await dialog.getByRole('button', { name: 'Ontvanger toevoegen' }).click()
    await expect(dialog.getByText('Het e-mailadres lijkt niet juist')).toBeVisible()
    await dialog.getByLabel('E-mailadres').fill('boekhouding@brugge-bakery.example')
    await dialog.getByRole('button', { name: 'Ontvanger toevoegen' }).click()
    await expect(
      notification(page, 'boekhouding@brugge-bakery.example krijgt voortaan de rapporten.'),
    ).toBeVisible()
    await expect(recipients(page).getByRole('rowheader')).toHaveCount(3)
  })

  test('R072 remove a recipient without showing the e-mail address in the URL', async ({ page }) => {
    await (await action(page, 'rita@brugge-bakery.example', 'Verwijderen')).click()
    await expect(notification(page, 'rita@brugge-bakery.example krijgt geen rapporten meer.')).toBeVisible()
    await expect(row(page, 'rita@brugge-bakery.example')).toHaveCount(0)
    await expect(page).toHaveURL(REPORTS)
  })
})

test('R043 a new company has no reports yet, and no recipients', async ({ page, signInAs }) => {
  await signInAs('emma.empty')
  await page.goto(REPORTS)
  await expect(page.getByRole('heading', { name: 'Nog geen rapporten' })).toBeVisible()
  await expect(card(page, 'Laatste rapport van elke soort')).toContainText('Nog geen rapport')
  await expect(page.getByRole('heading', { name: 'Nog geen ontvangers' })).toBeVisible()
})

test.runIf(isAll)(
  'R043, R069 an ospadmin without a company sees the reports of all companies, and no recipients',
  async ({ page, signInAs }) => {
    await signInAs('olivia.osp', { language: 'nl' })
    await page.goto(REPORTS)
    await expect(reports(page).first()).toBeVisible()
    await expect(recipients(page)).toHaveCount(0)
    await page.goto(`${REPORTS}?corporateAccountOspId=${COMPANY.bakery}`)
    await expect(recipients(page).getByRole('rowheader')).toHaveCount(2)
  },
)
