import { BASE, expect, test } from '../fixtures.ts'
import { DELIBERATE } from '../violations-teardown.ts'

test.use({ world: DELIBERATE })

test('a response breaks the contract', async ({ page, signInAs, sandbox }) => {
  await signInAs('ulla.users', { language: 'en' })
  const { tables, ...rest } = await sandbox.snapshot()
  // A language that the contract does not know, in the row that the sign-in has just changed.
  const spoilt = JSON.parse(
    JSON.stringify(tables).replaceAll('"language":"en"', '"language":"xx"'),
  ) as typeof tables
  await sandbox.load({ ...rest, tables: spoilt })
  await page.goto(`${BASE}/dashboard`)
  await expect.poll(async () => (await sandbox.violations()).length).toBeGreaterThan(0)
})
