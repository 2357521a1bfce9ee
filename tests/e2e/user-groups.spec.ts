/** User groups, from screen to screen. What each screen does is tested in `../screen/`. */
import type { Locator, Page } from '@playwright/test'
import { GROUP } from '../../mocks/seed/names.ts'
import { BASE, expect, test } from '../fixtures.ts'
import { inAll } from '../level.ts'
import type { SandboxClient } from '~mocks/sandbox-client.ts'
import { notification } from '../portal.ts'

const LIST = `${BASE}/manage/user-groups`
const group = (ospId: string, tab = ''): string => `${LIST}/${ospId}${tab}`

const table = (page: Page): Locator => page.getByRole('table', { name: /^Gebruikersgroepen/ })
const row = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
/** Opens the actions of the item of this name, and returns the action. */
async function action(page: Page, name: string, item: string): Promise<Locator> {
  await page.getByRole('button', { name: `Acties voor ${name}` }).click()
  return page.getByRole('menuitem', { name: new RegExp(`^${item}`) })
}

test.describe('the list of groups', () => {
  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(LIST)
    await expect(row(page, 'NIGHT SHIFT')).toBeVisible()
  })

  test(
    'R102, R181, R182 shows names with spaces, the status of each group, members and products',
    inAll,
    async ({ page, expectAccessible }) => {
      await expect(row(page, 'ALL BRUGGE-BAKERY USERS').getByText('Standaardgroep')).toBeVisible()
      await expect(row(page, 'SUMMER JOBS').getByText('Inactief')).toBeVisible()
      await expect(
        row(page, 'NIGHT SHIFT').getByRole('cell', { name: 'Bakkers van de nachtploeg' }),
      ).toBeVisible()
      // Its own parking and scooter, and the train, which everyone has.
      await expect(row(page, 'NIGHT SHIFT').getByRole('cell', { name: '3', exact: true })).toBeVisible()
      await expectAccessible()
      await page.getByRole('link', { name: 'NIGHT SHIFT' }).click()
      await expect(page).toHaveURL(group(GROUP.nightShift, '/members'))
    },
  )

  test(
    'R102, R182 deactivates or deletes many groups at once, except the default group',
    inAll,
    async ({ page, sandbox, expectAccessible }) => {
      const dialog = page.getByRole('dialog')
      const bar = page.getByRole('region', { name: 'Selectie' })
      const choose = async (item: string): Promise<void> => {
        await bar.getByRole('button', { name: 'Acties op selectie' }).click()
        await page.getByRole('menuitem', { name: item }).click()
      }
      await page.getByRole('checkbox', { name: 'Alle rijen selecteren' }).check()
      await expect(bar).toContainText('4 geselecteerd')
      await choose('Deactiveren…')
      await expect(dialog).toContainText('4 groepen deactiveren')
      await expect(dialog).toContainText('1: Deze groep is al inactief.')
      await expect(dialog).toContainText('1: Dit is de standaardgroep van het bedrijf')
      await expectAccessible()
      await sandbox.faults.set({ operationId: 'updateUserGroup', kind: 'status-429', times: 1 })
      await dialog.getByRole('button', { name: 'Deactiveren' }).click()
      await expect(dialog.locator('.notice')).toHaveText('1 gelukt, 1 mislukt, 2 overgeslagen')
      await dialog.getByRole('button', { name: 'Sluiten' }).last().click()
      await expect(bar, 'those it failed for stay chosen').toContainText('3 geselecteerd')

      await choose('Verwijderen…')
      await dialog.getByRole('button', { name: 'Verwijderen' }).click()
      await expect(dialog.locator('.notice')).toHaveText('2 gelukt, 0 mislukt, 1 overgeslagen')
      await dialog.getByRole('button', { name: 'Sluiten' }).last().click()
      await expect(table(page).getByRole('rowheader')).toHaveCount(2)
      await expect(bar).toContainText('1 geselecteerd')
    },
  )
})

test.describe('a new group', () => {
  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(`${LIST}/add`)
  })

  test('R139, R181 has a unique name without dots, whose spaces stay readable', async ({ page }) => {
    const name = page.getByLabel('Naam')
    await page.getByRole('button', { name: 'Groep toevoegen' }).click()
    await expect(name).toBeFocused()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await name.fill('Night.crew')
    await page.getByRole('button', { name: 'Groep toevoegen' }).click()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await name.fill('night shift')
    await page.getByLabel('Omschrijving').fill('Wie ’s nachts bakt')
    await page.getByRole('button', { name: 'Groep toevoegen' }).click()
    await expect(page.getByText('Naam moet uniek zijn')).toBeVisible()
    await expect(page.getByLabel('Omschrijving')).toHaveValue('Wie ’s nachts bakt')
    await name.fill('Nachtploeg Brugge')
    await page.getByRole('button', { name: 'Groep toevoegen' }).click()
    await expect(page).toHaveURL(/\/manage\/user-groups\/[^/]+\/members$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Nachtploeg Brugge' })).toBeVisible()
  })
})

test.describe('the members of a group', () => {
  const side = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
  const view = (page: Page, name: string): Locator =>
    page.getByRole('radio', { name: new RegExp(`^${name} `) })
  /** Pastes a text where the focus is. */
  const paste = (page: Page, text: string) =>
    page.evaluate((pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', pasted)
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    }, text)
  test.beforeEach(async ({ signInAs }) => {
    await signInAs('ulla.users')
  })

  test('R058 are the first tab, can be searched and moved, and survive a reload', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(group(GROUP.summerJobs))
    await expect(page).toHaveURL(group(GROUP.summerJobs, '/members'))
    const others = side(page, 'Niet in de groep')
    const members = side(page, 'In de groep')
    await expect(members, 'an empty group opens on who can join').toHaveCount(0)
    await page.getByRole('searchbox').fill('connie')
    await expect(others.getByRole('paragraph').filter({ hasText: 'Niets' }), 'a contact').toBeVisible()
    await page.getByRole('searchbox').fill('jonas')
    await expect(others.getByRole('option')).toHaveCount(3)
    await others.getByRole('option', { name: /Peeters Jonas/ }).click()
    await expect(others.getByRole('option', { name: /Peeters Jonas/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(page.getByText('Nog niet opgeslagen: 1 erbij, 0 eruit.')).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Leden opslaan' }).click()
    await expect(notification(page, 'Leden opgeslagen: 1 erbij, 0 eruit.')).toBeVisible()
    await page.reload()
    await expect(members.getByRole('option')).toHaveText(/Peeters Jonas/)
  })

  test('can be selected as a range or all at once, and moved, by keyboard', inAll, async ({ page }) => {
    await page.goto(group(GROUP.summerJobs, '/members'))
    const others = side(page, 'Niet in de groep')
    await expect(others.getByRole('option').first()).toBeVisible()
    await others.getByRole('listbox').focus()
    for (const [key, count] of [
      ['Space', 1],
      ['Shift+ArrowDown', 2],
      ['Shift+ArrowDown', 3],
    ] as const) {
      await page.keyboard.press(key)
      await expect(others.getByRole('option', { selected: true })).toHaveCount(count)
    }
    await expect(view(page, 'In de groep')).toHaveAccessibleName('In de groep 3')
    await page.getByRole('button', { name: 'Wijzigingen ongedaan maken' }).click()
    await expect(view(page, 'In de groep')).toHaveAccessibleName('In de groep 0')
    await others.getByRole('listbox').focus()
    await page.keyboard.press('Control+a')
    await expect(view(page, 'Niet in de groep')).toHaveAccessibleName('Niet in de groep 0')
  })

  test(
    'can be added from a pasted list of forty with two clicks, and unknown people are reported',
    inAll,
    async ({ page, sandbox }) => {
      await page.goto(group(GROUP.summerJobs, '/members'))
      const options = side(page, 'Niet in de groep').getByRole('option')
      await expect(options.first()).toBeVisible()
      const names = (await options.locator('.transfer-label').allInnerTexts()).slice(0, 12)
      const others = (await options.locator('.transfer-hint').allInnerTexts()).slice(12, 14)
      await page.getByRole('searchbox').click()
      await paste(page, [...new Set(names), ...others, 'Niemand Nergens'].join('\n'))
      await expect(page.getByText('Niet gevonden: Niemand Nergens')).toBeVisible()
      await expect(side(page, 'In de groep').getByRole('option').first()).toBeVisible()
      await page.getByRole('button', { name: 'Leden opslaan' }).click()
      await expect(notification(page, /Leden opgeslagen: \d\d erbij, 0 eruit\./)).toBeVisible()
      expect(await sandbox.calls('addUsersToUserGroup')).toHaveLength(1)
    },
  )

  test(
    'can be 3,000, who are searched, removed and added without rendering them all',
    inAll,
    async ({ page, sandbox }) => {
      await page.goto(group(GROUP.summerJobs, '/members'))
      const [others, members] = [side(page, 'Niet in de groep'), side(page, 'In de groep')]
      await page.getByRole('searchbox').fill('peeters jonas')
      await others.getByRole('option', { name: /Peeters Jonas/ }).click()
      await page.getByRole('button', { name: 'Leden opslaan' }).click()
      await expect(notification(page, 'Leden opgeslagen: 1 erbij, 0 eruit.')).toBeVisible()
      await multiply(sandbox, 'Peeters', 3000)

      await page.reload()
      await expect(view(page, 'In de groep')).toHaveAccessibleName(/3\s001$/)
      expect(await members.getByRole('option').count()).toBeLessThan(100)
      await page.getByRole('searchbox').fill('peeters 2999')
      await expect(members.getByRole('option')).toHaveCount(1)
      await page.getByRole('searchbox').fill('peeters')
      await expect(members.getByRole('option').nth(1)).toBeVisible()
      await members.getByRole('button', { name: /^3\s001 verwijderen/ }).click()
      await expect(view(page, 'In de groep')).toHaveAccessibleName(/groep 0$/)
      await page.getByRole('button', { name: 'Leden opslaan' }).click()
      await expect(notification(page, /0 erbij, 3\s001 eruit/)).toBeVisible()
      // The contract accepts a thousand at a time.
      expect(await sandbox.calls('removeUsersFromUserGroup')).toHaveLength(4)
      await page.reload()
      await expect(view(page, 'Niet in de groep')).toHaveAccessibleName(/3\s\d{3}$/)
      await expect(view(page, 'In de groep')).toHaveAccessibleName(/groep 0$/)
    },
  )
})

test.describe('the products of a group', () => {
  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(group(GROUP.nightShift, '/products'))
    await expect(row(page, 'Parkeren')).toBeVisible()
  })

  test(
    'are marked as own or inherited, and can be revoked and granted again',
    inAll,
    async ({ page, expectAccessible }) => {
      await expect(row(page, 'Parkeren').getByRole('cell', { name: 'Eigen', exact: true })).toBeVisible()
      await expect(
        row(page, 'Trein').getByRole('cell', { name: 'Via ALL BRUGGE-BAKERY USERS' }),
      ).toBeVisible()
      await expectAccessible()
      await expect(await action(page, 'Trein', 'Intrekken')).toHaveAttribute('aria-disabled', 'true')
      await page.keyboard.press('Escape')

      await (await action(page, 'Parkeren', 'Intrekken')).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Intrekken' }).click()
      await row(page, 'Parkeren').getByRole('button', { name: 'Toekennen: Parkeren' }).click()
      await expect(notification(page, 'Parkeren is toegekend aan NIGHT SHIFT.')).toBeVisible()
      await expect(row(page, 'Parkeren').getByRole('cell', { name: 'Eigen', exact: true })).toBeVisible()
    },
  )
})

test.describe('the details of a group', () => {
  test(
    'notify the second of two admins who edit them, who can choose between the values',
    inAll,
    async ({ page, context, signInAs }) => {
      await signInAs('ulla.users')
      await page.goto(group(GROUP.nightShift, '/details'))
      const mine = page.getByLabel('Omschrijving')
      await mine.fill('van mij')
      const other = await context.newPage()
      await other.goto(group(GROUP.nightShift, '/details'))
      await other.getByLabel('Omschrijving').fill('van een ander')
      await other.getByRole('button', { name: 'Opslaan' }).click()
      await expect(notification(other, 'NIGHT SHIFT is opgeslagen.')).toBeVisible()
      await other.close()

      await page.getByRole('button', { name: 'Opslaan' }).click()
      const notice = page.locator('main .notice', { hasText: 'Intussen gewijzigd door iemand anders' })
      await expect(notice).toContainText('Omschrijving')
      await expect(mine).toHaveValue('van mij')
    },
  )
})

/** Adds this many copies of this user, whose row the test has changed, to the world, with numbers after the name. */
async function multiply(sandbox: SandboxClient, lastName: string, times: number): Promise<void> {
  const { tables, ...rest } = await sandbox.snapshot()
  const users = tables['users'] ?? []
  const [, row] = users.find(([, user]) => user && 'lastName' in user && user.lastName === lastName) ?? []
  const more = Array.from({ length: times }, (_, at): [string, object] => {
    const ospId = `u-many-${at}`
    const email = `many.${at}@brugge-bakery.example`
    return [ospId, { ...row, ospId, lastName: `${lastName} ${at}`, email }]
  })
  await sandbox.load({ ...rest, tables: { ...tables, users: [...users, ...more] } })
}
