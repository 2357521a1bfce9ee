/** The guide for a user who leaves: what there is, what follows from the last day, the writes one by one, the receipt. */

import { BASE, expect, test } from './fixture.ts'

const GUIDE = `${BASE}/manage/app-users/u-1101/leave`

for (const login of ['ivo.invoices', 'connie.contact'])
  test(`R042 ${login} has no guide`, async ({ page, signInAs }) => {
    await signInAs(login)
    await page.goto(GUIDE)
    await expect(page.getByRole('heading', { name: 'Pagina niet gevonden' })).toBeVisible()
  })
