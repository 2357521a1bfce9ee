/** The fixture of screen tests: it fails when it should, and no state of one test leaks into the next. */
import { expect, test } from './fixture.ts'

const LOGIN = `${location.origin}/api/auth/login`
/** Short, because the tests wait for something that never appears. */
const SOON = { timeout: 300 }

test.describe('a failing test', () => {
  test.fails('fails on a missing element', async ({ page, open }) => {
    await open('/login')
    await expect(page.getByRole('button', { name: 'Nobody drew this' })).toBeVisible(SOON)
  })

  test.fails('fails on an element that should be absent', async ({ page, open }) => {
    await open('/login')
    await expect(page.getByRole('button', { name: 'Aanmelden' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Aanmelden' })).not.toBeVisible(SOON)
  })

  test.fails('fails on another text', async ({ page, open }) => {
    await open('/login')
    await expect(page.getByRole('button', { name: 'Aanmelden' })).toHaveText('Aanmeld', SOON)
  })

  test.fails('fails on another number', async ({ page, open }) => {
    await open('/login')
    await expect(page.getByRole('button', { name: 'Aanmelden' })).toHaveCount(2, SOON)
  })

  test.fails('fails on an error in the console', () => {
    console.error('deliberate')
  })

  test.fails('fails on an uncaught error', () => {
    dispatchEvent(new ErrorEvent('error', { error: new Error('deliberate') }))
  })

  test.fails('fails on a request that breaks the contract', async ({ open }) => {
    await open('/login')
    await fetch(LOGIN, { method: 'POST', body: 'no JSON' })
  })
})

test('a test passes if it allows the errors that it provokes', async ({ open, allowed }) => {
  allowed.push(/deliberate/, /auth\/login 4/)
  console.error('deliberate')
  await open('/login')
  await fetch(LOGIN, { method: 'POST', body: 'no JSON' })
})

test.describe('consecutive tests', () => {
  test('can leave a French user with a failure and a half-filled form', async ({ page, open, sandbox }) => {
    await open('/manage/user-groups/add', { as: 'ulla.users', language: 'fr' })
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await page.getByRole('textbox').first().fill('Nachtploeg')
    await sandbox.faults.set({ operationId: 'createUserGroup', kind: 'status-429' })
    await page.getByRole('button', { name: 'Ajouter le groupe' }).click()
    await expect(page.locator('.notification')).toHaveCount(1)
  })

  test('start as a guest, in Dutch, in a new world', async ({ page, open, sandbox }) => {
    await open('/manage/user-groups')
    await expect(page).toHaveURL('/portal/login')
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    await expect(page.getByRole('button', { name: 'Aanmelden' })).toBeVisible()
    await expect(page.locator('.notification')).toHaveCount(0)
    expect(await sandbox.calls()).toEqual([])
    expect((await sandbox.snapshot()).faults).toEqual([])
  })
})
