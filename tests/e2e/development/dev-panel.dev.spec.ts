import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'

const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Developer tools' })

async function open(page: Page, tab: string): Promise<Locator> {
  const tools = panel(page)
  const button = tools.getByRole('button', { name: /^Developer tools/ })
  const tabs = tools.getByRole('tablist')
  await expect(button.or(tabs)).toBeVisible()
  if (await button.isVisible()) await button.click()
  await tools.getByRole('tab', { name: tab }).click()
  return tools.getByRole('tabpanel', { name: tab })
}

test('the panel lists the personas next to the sign-in form, and signs in by a click', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/portal/login')
  const personas = panel(page).getByRole('tabpanel', { name: 'Persona' })
  await expect(personas.getByRole('button', { name: 'ulla.users' })).toBeVisible()
  await expect(page.locator('form')).toBeVisible()
  await expectAccessible()
  await personas.getByRole('button', { name: 'ulla.users' }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await expect(page.getByRole('navigation').first()).toBeVisible()
})

test('the panel signs in a persona with two-factor sign-in too', async ({ page }) => {
  await page.goto('/portal/login')
  await panel(page).getByRole('button', { name: 'tom.twofactor' }).click()
  await expect(page).not.toHaveURL(/\/login/)
})

test('the panel shows why a persona may not sign in', async ({ page }) => {
  await page.goto('/portal/login')
  await panel(page).getByRole('button', { name: 'dirk.deactivated' }).click()
  await expect(panel(page).getByRole('alert')).toContainText('does not let dirk.deactivated in')
})

test('the panel switches to another persona', async ({ page, signInAs, sandbox }) => {
  await signInAs('ulla.users')
  await page.goto('/portal/change-password')
  const personas = await open(page, 'Persona')
  await expect(personas.getByRole('button', { name: 'ulla.users' })).toHaveAttribute('aria-current', 'true')
  const loaded = page.waitForEvent('load')
  await personas.getByRole('button', { name: 'carl.communication' }).click()
  await loaded
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const again = await open(page, 'Persona')
  await expect(again.getByRole('button', { name: 'carl.communication' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  expect(await sandbox.calls('login')).toHaveLength(2)
})

test('the panel lists calls with their contract findings, live', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('ulla.users')
  await page.goto('/portal/change-password')
  const calls = await open(page, 'Calls')
  const row = calls.getByRole('row', { name: /getHelp/ })
  await expect(row).toContainText('200')
  await expect(row).toContainText('ok')
  await expectAccessible()
  await calls.getByRole('button', { name: 'Clear' }).click()
  await expect(row).toHaveCount(0)
  await (await open(page, 'Language')).getByRole('button', { name: 'fr' }).click()
  await expect((await open(page, 'Calls')).getByRole('row', { name: /changeLanguage/ })).toContainText('204')
})

test('a fault that is switched on is shown as an error in the portal', async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto('/portal/change-password')
  const faults = await open(page, 'Faults')
  await faults.getByLabel('Operation').selectOption('changeLanguage')
  await faults.getByLabel('Fault', { exact: true }).selectOption('status-503')
  await faults.getByLabel('Times').fill('1')
  await faults.getByRole('button', { name: 'Switch on' }).click()
  await expect(faults.getByRole('listitem')).toContainText('changeLanguage: status-503')
  await (await open(page, 'Language')).getByRole('button', { name: 'fr' }).click()
  await expect(page.getByText('De dienst is even niet beschikbaar.')).toBeVisible()
  await expect((await open(page, 'Faults')).getByText('Nothing fails on purpose.')).toBeVisible()
})

test('the panel lists a response that breaks the contract, with the reason', async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto('/portal/change-password')
  const faults = await open(page, 'Faults')
  await faults.getByLabel('Operation').selectOption('changeLanguage')
  await faults.getByLabel('Fault', { exact: true }).selectOption('off-contract')
  await faults.getByRole('button', { name: 'Switch on' }).click()
  await expect(faults.getByRole('listitem')).toContainText('changeLanguage: off-contract')
  await (await open(page, 'Language')).getByRole('button', { name: 'fr' }).click()
  const row = (await open(page, 'Calls')).getByRole('row', { name: /changeLanguage/ })
  await row.getByText('1 off the contract').click()
  await expect(row.getByText('status 200 is not documented')).toBeVisible()
  await (await open(page, 'Faults')).getByRole('button', { name: 'Clear all' }).click()
  await expect(panel(page).getByText('Nothing fails on purpose.')).toBeVisible()
})

test('the panel switches to another world as the same person, and resets it', async ({
  page,
  signInAs,
  world,
  sandbox,
}) => {
  await signInAs('ulla.users')
  await page.goto('/portal/change-password')
  const other = `${world}-other`
  const worlds = await open(page, 'World')
  await expect(worlds.getByText(`${world} (here)`)).toBeVisible()
  await worlds.getByLabel('Another world').fill('no world!')
  await worlds.getByRole('button', { name: 'Create and enter' }).click()
  await expect(worlds.getByRole('alert')).toContainText('a name is of letters, digits, dots and dashes')
  await worlds.getByLabel('Another world').fill(other)
  const loaded = page.waitForEvent('load')
  await worlds.getByRole('button', { name: 'Create and enter' }).click()
  await loaded
  const there = await open(page, 'World')
  await expect(there.getByText(`${other} (here)`)).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await there.getByRole('button', { name: 'Reset' }).click()
  await reloaded
  await expect((await open(page, 'Persona')).getByRole('button', { name: 'ulla.users' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await sandbox.remove(other)
})

test('the panel opens with its shortcut, moves with arrow keys, and remembers that it was closed', async ({
  page,
}) => {
  await page.goto('/portal/login')
  const tools = panel(page)
  await tools.getByRole('tab', { name: 'Persona' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tools.getByRole('tab', { name: 'World' })).toBeFocused()
  await page.keyboard.press('Alt+Shift+D')
  await expect(tools.getByRole('tablist')).toHaveCount(0)
  await page.reload()
  await expect(tools.getByRole('button', { name: /^Developer tools/ })).toBeVisible()
  await page.keyboard.press('Alt+Shift+D')
  await expect(tools.getByRole('tablist')).toBeVisible()
})
