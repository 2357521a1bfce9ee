/** Roles of admins and of app users: the same editor, on each one's page; and the groups of an app user. */
import type { Page } from '@playwright/test'
import { BASE, expect, test } from '../fixtures.ts'
import { notification } from '../portal.ts'

const admin = (ospId: string): string => `${BASE}/manage/admins/${ospId}/roles`
const appUser = (ospId: string, tab = 'roles'): string => `${BASE}/manage/app-users/${ospId}/${tab}`
const role = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('R077 an admin grants and takes away only roles that the admin holds', async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto(admin('u-1004'))
  await expect(role(page, 'Factuurbeheerder')).toContainText('Toegekend')
  const refused = button(page, 'Factuurbeheerder intrekken')
  await expect(refused).toHaveAttribute('aria-disabled', 'true')
  await expect(refused).toHaveAccessibleDescription('U hebt deze rol zelf niet.')
  await expect(button(page, 'Rapporteringsbeheerder toekennen')).toHaveAttribute('aria-disabled', 'true')

  await button(page, 'Gebruikersbeheerder toekennen').click()
  await expect(notification(page, 'Ivo Invoices heeft nu de rol Gebruikersbeheerder.')).toBeVisible()
  await expect(role(page, 'Gebruikersbeheerder')).toContainText('Toegekend')
  await button(page, 'Gebruikersbeheerder intrekken').click()
  await expect(page.getByRole('alertdialog')).toContainText('Open sessies worden beëindigd.')
  await button(page, /^Intrekken$/).click()
  await expect(notification(page, 'Ivo Invoices heeft de rol Gebruikersbeheerder niet meer.')).toBeVisible()
})

test('R077, G048 an ospadmin grants any role', async ({ page, signInAs }) => {
  await signInAs('olivia.osp')
  await page.goto(admin('u-1001'))
  for (const name of ['Rapporteringsbeheerder', 'Communicatiebeheerder']) {
    await button(page, `${name} toekennen`).click()
    await expect(role(page, name)).toContainText('Toegekend')
  }
})

test('R077 nobody takes an own role away, and the last role stays', async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto(admin('u-1001'))
  await expect(button(page, 'Gebruikersbeheerder intrekken')).toHaveAccessibleDescription(
    'U kunt uw eigen rollen niet intrekken.',
  )
  await page.goto(admin('u-1010'))
  await expect(button(page, 'Gebruikersbeheerder intrekken')).toHaveAccessibleDescription(
    'Dit is de laatste rol: die blijft.',
  )
})

test('R078, G036 an app user may be given the company budget, by a user manager who does not hold that role', async ({
  page,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await page.goto(appUser('u-1101'))
  await button(page, 'Kan bedrijfsbudget beheren toekennen').click()
  await expect(role(page, 'Kan bedrijfsbudget beheren')).toContainText('Toegekend')
  await page.getByRole('link', { name: 'Groepen en rollen' }).click()
  await expect(page.getByText('Kan bedrijfsbudget beheren', { exact: true })).toBeVisible()
})

test('G034 a role that the portal does not know shows as its key', async ({ page, signInAs }) => {
  await signInAs('una.unknown')
  await page.goto(admin('u-1017'))
  await expect(role(page, 'night_owl')).toContainText('Toegekend')
})

test('G053 groups and roles: joins a group, leaves it, and leads to the roles', async ({
  page,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await page.goto(appUser('u-1101', 'groups-roles'))
  const choice = page.getByRole('combobox', { name: 'Kies een groep' })
  await expect(button(page, 'Toevoegen aan groep')).toHaveAccessibleDescription('Kies eerst een groep.')
  await choice.selectOption('SUMMER JOBS')
  await button(page, 'Toevoegen aan groep').click()
  await expect(notification(page, 'Jonas Peeters is toegevoegd aan SUMMER JOBS.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'SUMMER JOBS' })).toBeVisible()
  await button(page, 'Verwijderen uit SUMMER JOBS').click()
  await expect(notification(page, 'Jonas Peeters is verwijderd uit SUMMER JOBS.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'SUMMER JOBS' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Rollen beheren' }).click()
  await expect(page).toHaveURL(appUser('u-1101'))
})

test('R029, G040 who manages nobody sees the own roles, and cannot change them', async ({
  page,
  signInAs,
}) => {
  await signInAs('ivo.invoices')
  await page.goto(appUser('u-1004'))
  await expect(role(page, 'Factuurbeheerder')).toContainText('Toegekend')
  await expect(button(page, /toekennen|intrekken/)).toHaveCount(0)
  await page.goto(appUser('u-1004', 'groups-roles'))
  await expect(page.getByRole('combobox', { name: 'Kies een groep' })).toHaveCount(0)
  await page.goto(appUser('u-1001'))
  await expect(page).toHaveURL(`${BASE}/404`)
})

test('two clicks, a fault: the roles stay as the server has them', async ({ page, signInAs, sandbox }) => {
  await signInAs('ulla.users')
  await page.goto(admin('u-1004'))
  await sandbox.faults.set({ operationId: 'addUserRole', kind: 'status-500', times: 1 })
  await button(page, 'Gebruikersbeheerder toekennen').click()
  await expect(notification(page, /./)).toBeVisible()
  await expect(role(page, 'Gebruikersbeheerder')).not.toContainText('Toegekend')
  await button(page, 'Gebruikersbeheerder toekennen').click()
  await expect(role(page, 'Gebruikersbeheerder')).toContainText('Toegekend')
})
