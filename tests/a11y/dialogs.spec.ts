/**
 * axe finds nothing on any dialog with an address, in either theme. Each dialog is checked in its language. A full run
 * checks all languages, and a quick run a sample of the dialogs.
 */
import { GROUP } from '../../mocks/seed/names.ts'
import { BASE, expect, test } from '../fixtures.ts'
import { LANGUAGES, namesIn } from '../languages.ts'
import { sample } from '../level.ts'

const USER = '/manage/app-users/u-1101'
const GROUPS = '/manage/user-groups'

const DIALOGS: Readonly<Record<string, readonly string[]>> = {
  budgets: [
    `${USER}/budgets?dialog=deactivate-budget&budget=b-5101`,
    `${USER}/budgets?dialog=activate-budget&budget=b-5103`,
    `${USER}/budgets/b-5101?dialog=edit-budget`,
  ],
  expenses: [
    `${USER}/expenses/e-7004?dialog=correct`,
    `${USER}/expenses/e-7004?dialog=refund`,
    `${USER}/expenses?dialog=delete-recurring&recurrence=rp-7104`,
  ],
  finance: ['/finance/company-budget?dialog=redeem', '/finance/company-budget?dialog=threshold'],
  'identification fields': [
    `${USER}/identification-fields?dialog=add-token`,
    `${USER}/identification-fields?dialog=delete-token&token=it-8004`,
  ],
  'user groups': [
    `${GROUPS}?dialog=activate&group=${GROUP.summerJobs}`,
    `${GROUPS}?dialog=deactivate&group=${GROUP.nightShift}`,
    `${GROUPS}?dialog=delete&group=${GROUP.nightShift}`,
  ],
}

const sampled = sample(Object.values(DIALOGS).flat(), 8, (address) => address)

for (const [area, dialogs] of Object.entries(DIALOGS)) {
  const addresses = dialogs.filter((address) => sampled.includes(address))
  for (const language of LANGUAGES) {
    const addressesInLanguage = namesIn(language, addresses)
    if (addressesInLanguage.length === 0) continue
    test(`axe finds nothing on the dialogs of ${area} in ${language}`, async ({
      page,
      signInAs,
      expectAccessible,
    }) => {
      await signInAs('ulla.users', { language })
      for (const address of addressesInLanguage)
        await test.step(address, async () => {
          await page.goto(`${BASE}${address}`)
          await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible()
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
          await expectAccessible()
        })
    })
  }
}
