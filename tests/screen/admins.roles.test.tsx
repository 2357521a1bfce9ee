/** Roles of admins and app users: the page of each has the same editor. Also the groups of an app user. */
import type { ScreenPage } from './page.ts'
import { BASE, expect, test } from './fixture.ts'
import { notification } from './page.ts'

const admin = (ospId: string): string => `${BASE}/manage/admins/${ospId}/roles`
const appUser = (ospId: string, tab = 'roles'): string => `${BASE}/manage/app-users/${ospId}/${tab}`
const role = (page: ScreenPage, name: string) => page.getByRole('listitem').filter({ hasText: name })
const button = (page: ScreenPage, name: string | RegExp) => page.getByRole('button', { name })

test('R077, G048 an ospadmin can grant any role', async ({ page, signInAs }) => {
  await signInAs('olivia.osp')
  await page.goto(admin('u-1001'))
  for (const name of ['Rapporteringsbeheerder', 'Communicatiebeheerder']) {
    await button(page, `Rol ${name} toekennen`).click()
    await expect(role(page, name)).toContainText('Toegekend')
  }
})

test('R077 users cannot remove their own roles, and the last role cannot be removed', async ({
  page,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await page.goto(admin('u-1001'))
  await expect(button(page, 'Rol Gebruikersbeheerder intrekken')).toHaveAccessibleDescription(
    'U kunt uw eigen rollen niet intrekken.',
  )
  await page.goto(admin('u-1010'))
  await expect(button(page, 'Rol Gebruikersbeheerder intrekken')).toHaveAccessibleDescription(
    'Dit is de laatste rol: die blijft.',
  )
})

test('R078, G036 a user manager without the role for the company budget can grant it to an app user', async ({
  page,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await page.goto(appUser('u-1101'))
  await button(page, 'Rol Kan bedrijfsbudget beheren toekennen').click()
  await expect(role(page, 'Kan bedrijfsbudget beheren')).toContainText('Toegekend')
  await page.getByRole('link', { name: 'Groepen en rollen' }).click()
  await expect(page.getByText('Kan bedrijfsbudget beheren', { exact: true })).toBeVisible()
})

test('G034 a role that the portal does not know is shown by its key', async ({ page, signInAs }) => {
  await signInAs('una.unknown')
  await page.goto(admin('u-1017'))
  await expect(role(page, 'night_owl')).toContainText('Toegekend')
})

test('R029, G040 a user who manages nobody can see but not change the own roles', async ({
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

test('a role that could not be granted stays off, and can be granted by a second click', async ({
  page,
  signInAs,
  sandbox,
}) => {
  await signInAs('ulla.users')
  await page.goto(admin('u-1004'))
  await sandbox.faults.set({ operationId: 'addUserRole', kind: 'status-500', times: 1 })
  await button(page, 'Rol Gebruikersbeheerder toekennen').click()
  await expect(notification(page, /./)).toBeVisible()
  await expect(role(page, 'Gebruikersbeheerder')).not.toContainText('Toegekend')
  await button(page, 'Rol Gebruikersbeheerder toekennen').click()
  await expect(role(page, 'Gebruikersbeheerder')).toContainText('Toegekend')
})
