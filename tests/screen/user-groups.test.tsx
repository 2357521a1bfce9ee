/** User groups: the rules of the list, a new one, and the page of a group with its members, products and details. */
import { COMPANY, GROUP } from '../../mocks/seed/names.ts'
import { BASE, expect, test } from './fixture.ts'
import type { Locator } from './locator.ts'
import { action, addFilter, notification, row, type ScreenPage } from './page.ts'

const LIST = `${BASE}/manage/user-groups`
const group = (ospId: string, tab = ''): string => `${LIST}/${ospId}${tab}`

const table = (page: ScreenPage): Locator => page.getByRole('table', { name: /^Gebruikersgroepen/ })

test.describe('the list of groups', () => {
  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(LIST)
    await expect(row(page, 'NIGHT SHIFT')).toBeVisible()
  })

  test('R150 can be searched with three or more characters, and filtered by its URL', async ({ page }) => {
    const search = page.getByRole('searchbox', { name: /Zoek een groep/ })
    await search.fill('ni')
    await expect(page).toHaveURL(/search=ni$/)
    await expect(table(page).getByRole('rowheader')).toHaveCount(4)
    await search.fill('nig')
    await expect(table(page).getByRole('rowheader')).toHaveCount(2)
    await search.fill('')
    await addFilter(page, 'Status', 'Inactief')
    await expect(table(page).getByRole('rowheader')).toHaveText('SUMMER JOBS')
    await page.reload()
    await expect(table(page).getByRole('rowheader')).toHaveText('SUMMER JOBS')
  })

  test('R102 activates, deactivates and deletes a group, each after confirmation', async ({ page }) => {
    await (await action(page, 'SUMMER JOBS', 'Activeren')).click()
    await expect(page).toHaveURL(new RegExp(`dialog=activate&group=${GROUP.summerJobs}`))
    await page.getByRole('alertdialog').getByRole('button', { name: 'Activeren' }).click()
    await expect(notification(page, 'SUMMER JOBS is actief.')).toBeVisible()
    await expect(row(page, 'SUMMER JOBS').getByText('Inactief')).toHaveCount(0)

    await (await action(page, 'SUMMER JOBS', 'Deactiveren')).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deactiveren' }).click()
    await expect(row(page, 'SUMMER JOBS').getByText('Inactief')).toBeVisible()

    await (await action(page, 'SUMMER JOBS', 'Verwijderen')).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annuleren' }).click()
    await expect(row(page, 'SUMMER JOBS')).toBeVisible()
    await (await action(page, 'SUMMER JOBS', 'Verwijderen')).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()
    await expect(row(page, 'SUMMER JOBS')).toHaveCount(0)
    await page.reload()
    await expect(row(page, 'NIGHT SHIFT')).toBeVisible()
    await expect(row(page, 'SUMMER JOBS')).toHaveCount(0)
  })

  test('R182 cannot delete the default group, and shows the reason', async ({ page }) => {
    const item = await action(page, 'ALL BRUGGE-BAKERY USERS', 'Verwijderen')
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toContainText('Dit is de standaardgroep van het bedrijf')
    await page.goto(`${LIST}?dialog=delete&group=${GROUP.bakeryAll}`)
    await expect(notification(page, 'Dit is de standaardgroep van het bedrijf')).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
})

test.describe('the visible groups', () => {
  test('are none for a new company, which is offered the first step', async ({ page, signInAs }) => {
    await signInAs('emma.empty')
    await page.goto(LIST)
    await expect(page.getByRole('heading', { name: 'Nog geen gebruikersgroepen' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Groep toevoegen' }).last().click()
    await expect(page).toHaveURL(`${LIST}/add`)
  })

  test('R026, G043 are hidden without the role, and shown to partner staff who have chosen a company', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ivo.invoices')
    await page.goto(LIST)
    await expect(page.getByRole('heading', { level: 1, name: /^404/ })).toBeVisible()
    await signInAs('mats.msp')
    await page.goto(`${LIST}?corporateAccountOspId=${COMPANY.bakery}`)
    await expect(row(page, 'NIGHT SHIFT')).toBeVisible()
  })

  test('require platform staff to choose a company', async ({ page, signInAs }) => {
    await signInAs('olivia.osp')
    await page.goto(LIST)
    await expect(page.getByRole('heading', { name: 'Kies eerst een bedrijf' })).toBeVisible()
  })

  test('exclude those of other companies', async ({ page, signInAs, allowed }) => {
    allowed.push(/404/)
    await signInAs('petra.prepaid')
    await page.goto(group(GROUP.nightShift))
    await expect(page.getByRole('heading', { name: 'Niet gevonden' })).toBeVisible()
    await page.getByRole('link', { name: 'Naar Gebruikersgroepen' }).click()
    await expect(page).toHaveURL(LIST)
  })
})

test('exclude those of another company even for users who may see both', async ({ page, signInAs }) => {
  await signInAs('mats.msp')
  await page.goto(`${group(GROUP.nightShift)}?corporateAccountOspId=${COMPANY.bakery}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NIGHT SHIFT')
  await page.goto(`${group(GROUP.nightShift)}?corporateAccountOspId=${COMPANY.postpaid}`)
  await expect(page.getByRole('heading', { name: 'Niet gevonden' })).toBeVisible()
  await expect(page.getByText('NIGHT SHIFT')).toHaveCount(0)
})

test.describe('a new group', () => {
  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${LIST}/add`)
  })

  test('R158 shows why the contract refuses a name', async ({ page }) => {
    await page.getByLabel('Naam').fill('Nacht.ploeg')
    await page.getByLabel('Naam').blur()
    await expect(page.locator('.field-error')).toHaveText('Naam mag geen punten bevatten')
  })

  test('keeps typed values after a server error, and asks before the user leaves', async ({
    page,
    sandbox,
  }) => {
    await page.getByLabel('Naam').fill('Nachtploeg')
    await sandbox.faults.set({ operationId: 'createUserGroup', kind: 'status-500', times: 1 })
    await page.getByRole('button', { name: 'Groep toevoegen' }).click()
    await expect(page.getByRole('main').getByText(/op de server\. Mogelijk is dit al gebeurd/)).toBeVisible()
    await expect(page.getByLabel('Naam')).toHaveValue('Nachtploeg')
    await page.getByRole('button', { name: 'Annuleren' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  })
})

test('gives many people a product with five clicks: a new group, a pasted list, the product', async ({
  page,
  signInAs,
  sandbox,
}) => {
  let clicks = 0
  const press = async (target: Locator): Promise<void> => {
    clicks += 1
    await target.click()
  }
  await signInAs('ulla.users')
  await page.goto(LIST)
  await press(page.getByRole('main').getByRole('link', { name: 'Groep toevoegen' }))
  await page.getByLabel('Naam').fill('Fietsers')
  await press(page.getByRole('button', { name: 'Groep toevoegen' }))
  const option = page.getByRole('region', { name: 'Niet in de groep' }).getByRole('option')
  await expect(option.first()).toBeVisible()
  const names = new Set(await option.locator('.transfer-label').allTextContents())
  expect(names.size).toBeGreaterThan(20)
  await page.getByRole('searchbox').focus()
  const paste = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(paste, { clipboardData: { getData: () => [...names].join('\n') } })
  document.activeElement?.dispatchEvent(paste)
  await expect(page.getByText(/\d+ toegevoegd uit de geplakte lijst/)).toBeVisible()
  await press(page.getByRole('button', { name: 'Leden opslaan' }))
  await expect(notification(page, /Leden opgeslagen/)).toBeVisible()
  await press(page.getByRole('main').getByRole('link', { name: 'Producten' }))
  await press(page.getByRole('button', { name: /^Toekennen: / }).first())
  await expect(notification(page, /is toegekend aan Fietsers/)).toBeVisible()
  expect(clicks).toBe(5)
  expect(await sandbox.calls('addUsersToUserGroup'), 'in one call').toHaveLength(1)
})

test.describe('the members of a group', () => {
  const side = (page: ScreenPage, name: string): Locator => page.getByRole('region', { name, exact: true })
  test.beforeEach(async ({ signInAs }) => {
    await signInAs('ulla.users')
  })

  test('are kept after a failed save, and leaving asks first', async ({ page, sandbox }) => {
    await page.goto(group(GROUP.nightShift, '/members'))
    const members = side(page, 'In de groep')
    await members.getByRole('option').first().click()
    await page.getByRole('main').getByRole('link', { name: 'Producten' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button').first().click()
    await sandbox.faults.set({ operationId: 'removeUsersFromUserGroup', kind: 'status-500', times: 1 })
    await page.getByRole('button', { name: 'Leden opslaan' }).click()
    await expect(notification(page, /op de server\. Mogelijk is dit al gebeurd/)).toBeVisible()
    await expect(page.getByText('Nog niet opgeslagen: 0 erbij, 1 eruit.')).toBeVisible()
    await page.getByRole('button', { name: 'Leden opslaan' }).click()
    await expect(notification(page, 'Leden opgeslagen: 0 erbij, 1 eruit.')).toBeVisible()
  })
})

test('the question during a save of members does not claim that nothing is saved', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await page.goto(group(GROUP.nightShift, '/members'))
  const members = page.getByRole('region', { name: 'In de groep', exact: true })
  await members.getByRole('option').first().click()
  await sandbox.faults.set({ operationId: 'removeUsersFromUserGroup', kind: 'never-answers', times: 1 })
  await page.getByRole('button', { name: 'Leden opslaan' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Producten' }).click()
  const question = page.getByRole('alertdialog', { name: 'Er wordt nog opgeslagen' })
  await question.getByRole('button', { name: 'Toch weggaan' }).click()
  await expect(page).toHaveURL(/\/products/)
})

test.describe('the products of a group', () => {
  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(group(GROUP.nightShift, '/products'))
    await expect(row(page, 'Parkeren')).toBeVisible()
  })

  test('can be limited to those that can be granted', async ({ page }) => {
    await addFilter(page, 'Toegang', 'Via de standaardgroep')
    await expect(page).toHaveURL(/access=inherited/)
    await expect(page.getByRole('rowheader')).toHaveText('Trein')
  })

  test('can be granted again from the menu after they were revoked', async ({ page }) => {
    await (await action(page, 'Parkeren', 'Intrekken')).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Intrekken' }).click()
    await expect(page.getByRole('button', { name: 'Toekennen: Parkeren' })).toBeVisible()
    await (await action(page, 'Parkeren', 'Toekennen')).click()
    await expect(notification(page, 'Parkeren is toegekend aan NIGHT SHIFT.')).toBeVisible()
    await expect(row(page, 'Parkeren').getByRole('cell', { name: 'Eigen', exact: true })).toBeVisible()
  })

  test('cannot be granted again if they are inactive', async ({ page }) => {
    await (await action(page, 'Step', 'Intrekken')).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Intrekken' }).click()
    await expect(row(page, 'Step').getByRole('cell', { name: 'Geen', exact: true })).toBeVisible()
    await expect(row(page, 'Step').getByRole('button', { name: /^Toekennen/ })).toHaveCount(0)
    await expect(await action(page, 'Step', 'Toekennen')).toHaveAttribute('aria-disabled', 'true')
  })

  test('can be granted in their row, which keeps the focus', async ({ page }) => {
    const grant = page.getByRole('button', { name: /^Toekennen: / })
    const before = await grant.count()
    const first = grant.first()
    const name = ((await first.getAttribute('aria-label')) ?? '').replace('Toekennen: ', '')
    await first.click()
    await expect(notification(page, `${name} is toegekend aan`)).toBeVisible()
    await expect(grant).toHaveCount(before - 1)
    expect(row(page, name).element().contains(document.activeElement)).toBe(true)
  })
})

test.describe('the details of a group', () => {
  test('can be changed, except the name of the default group', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(group(GROUP.nightShift, '/details'))
    await page.getByLabel('Omschrijving').fill('Bakt tot zes uur')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(notification(page, 'NIGHT SHIFT is opgeslagen.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Omschrijving')).toHaveValue('Bakt tot zes uur')
    await page.goto(group(GROUP.bakeryAll, '/details'))
    await expect(page.getByLabel('Naam')).toHaveAttribute('readonly', '')
  })

  test('lead to the list after the group is deleted', async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(group(GROUP.summerJobs, '/details?dialog=delete'))
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()
    await expect(page).toHaveURL(LIST)
    await expect(row(page, 'SUMMER JOBS')).toHaveCount(0)
  })
})
