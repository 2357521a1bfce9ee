/** Roles of admins and app users: the page of each has the same editor. Also the groups of an app user. */
import type { Page } from '@playwright/test'
import { BASE, expect, test } from '../fixtures.ts'
import { notification } from '../portal.ts'
import { inAll } from '../level.ts'

const admin = (ospId: string): string => `${BASE}/manage/admins/${ospId}/roles`
const appUser = (ospId: string, tab = 'roles'): string => `${BASE}/manage/app-users/${ospId}/${tab}`
const role = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test(
  'R077 an admin can grant and remove only roles that this admin also has',
  inAll,
  async ({ page, signInAs }) => {
    await signInAs('ulla.users')
    await page.goto(admin('u-1004'))
    await expect(role(page, 'Factuurbeheerder')).toContainText('Toegekend')
    const refused = button(page, 'Rol Factuurbeheerder intrekken')
    await expect(refused).toHaveAttribute('aria-disabled', 'true')
    await expect(refused).toHaveAccessibleDescription('U hebt deze rol zelf niet.')
    await expect(button(page, 'Rol Rapporteringsbeheerder toekennen')).toHaveAttribute(
      'aria-disabled',
      'true',
    )

    await button(page, 'Rol Gebruikersbeheerder toekennen').click()
    await expect(notification(page, 'Ivo Invoices heeft nu de rol Gebruikersbeheerder.')).toBeVisible()
    await expect(role(page, 'Gebruikersbeheerder')).toContainText('Toegekend')
    await button(page, 'Rol Gebruikersbeheerder intrekken').click()
    await expect(page.getByRole('alertdialog')).toContainText('Open sessies worden beëindigd.')
    await button(page, /^Intrekken$/).click()
    await expect(notification(page, 'Ivo Invoices heeft de rol Gebruikersbeheerder niet meer.')).toBeVisible()
  },
)

test('G053 an app user joins and leaves a group on the page that also shows the roles', async ({
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
  // The roles are on the same page, which also opens at their own address.
  await page.goto(appUser('u-1101'))
  await expect(page).toHaveURL(appUser('u-1101', 'groups-roles'))
  await expect(page.getByRole('region', { name: 'Rollen' }).getByText('Toegekend')).toBeVisible()
})
