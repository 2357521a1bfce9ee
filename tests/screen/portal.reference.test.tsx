/**
 * The reference that a user can quote when something fails unexpectedly: the id by which the server's log identifies
 * the call.
 */
import { COMPANY } from '../../mocks/seed/names.ts'
import type { SandboxClient } from '~mocks/sandbox-client.ts'
import type { Language } from '../sign-in.ts'
import { BASE, expect, test } from './fixture.ts'
import { notification } from './page.ts'

const GROUPS = 'findAllUserGroups'
const WORDS = [
  ['nl', 'Referentie: '],
  ['en', 'Reference: '],
  ['fr', 'Référence : '],
] as const satisfies readonly (readonly [Language, string])[]

/** The ids of the calls of one operation, as recorded by the sandbox. */
const idsOf = async (sandbox: SandboxClient, operationId: string): Promise<(string | undefined)[]> =>
  (await sandbox.calls(operationId)).map(({ requestId }) => requestId)

for (const [language, word] of WORDS) {
  test(`a list that cannot be loaded shows a reference to quote, in ${language}`, async ({
    page,
    sandbox,
    signInAs,
  }) => {
    await signInAs('ulla.users', { language })
    await sandbox.faults.set({ operationId: GROUPS, kind: 'status-500' })
    await page.goto(`${BASE}/manage/user-groups`)
    const panel = page.getByRole('main').locator('.problem').first()
    await expect(panel).toContainText(word)
    const text = panel.elements()[0]?.textContent ?? ''
    const [, quoted] = new RegExp(`${word}([0-9a-f-]{36})`).exec(text) ?? []
    expect(await idsOf(sandbox, GROUPS)).toContain(quoted)
  })
}

test('a notification shows a reference too, and is shown once for several equal errors', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await page.goto(`${BASE}/change-password?corporateAccountOspId=${COMPANY.bakery}`)
  await expect.poll(async () => (await sandbox.calls('getPartner')).length).toBeGreaterThan(0)
  await sandbox.faults.set({ operationId: '*', kind: 'status-503' })
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(notification(page, /Referentie: [0-9a-f-]{36}/)).toHaveCount(1)
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await expect(notification(page, /./)).toHaveCount(1)
})

test('a refusal that explains the problem shows no reference', async ({ page, sandbox, signInAs }) => {
  await signInAs('ulla.users')
  await sandbox.faults.set({ operationId: GROUPS, kind: 'status-429' })
  await page.goto(`${BASE}/manage/user-groups`)
  await expect(
    page
      .getByRole('main')
      .getByText(/Te veel verzoeken/)
      .first(),
  ).toBeVisible()
  await expect(page.getByText('Referentie')).toHaveCount(0)
})
