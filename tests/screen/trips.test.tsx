/** The trip and homework settings of a group: place, permissions, and settings that the company has switched off. */
import { GROUP } from '../../mocks/seed/names.ts'
import { BASE, expect, test } from './fixture.ts'
import type { ScreenPage } from './page.ts'

const trips = (group: string): string => `${BASE}/manage/user-groups/${group}/trip-registration`
const homework = (group: string): string => `${BASE}/manage/user-groups/${group}/homework-registration`
const form = (page: ScreenPage, name: string) => page.getByRole('form', { name })
const COMMUTE = 'Woon-werkverkeer'
const BUSINESS = 'Zakelijke verplaatsingen'

test('G068 the trip settings of a group are tabs of its page, and show when they are those of the company', async ({
  page,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await page.goto(`${BASE}/manage/user-groups/${GROUP.nightShift}/members`)
  await page.getByRole('link', { name: 'Verplaatsingen' }).click()
  await expect(page).toHaveURL(trips(GROUP.nightShift))
  await expect(form(page, COMMUTE).getByText('Hier is nog niets ingesteld')).toHaveCount(0)
  await expect(form(page, BUSINESS).getByText('Hier is nog niets ingesteld')).toBeVisible()
  await page.getByRole('link', { name: 'Thuiswerk' }).click()
  await expect(page).toHaveURL(homework(GROUP.nightShift))
  await expect(page.getByText('Hier is nog niets ingesteld')).toBeVisible()
})

test('R254 a setting that the company has switched off cannot be switched on for a group', async ({
  page,
  signInAs,
}) => {
  await signInAs('arthur.artemis')
  await page.goto(trips('g-all-2004'))
  const business = form(page, BUSINESS)
  await expect(
    business.getByText('U moet eerst zakelijke verplaatsingen op bedrijfsniveau inschakelen.'),
  ).toBeVisible()
  for (const toggle of await business.getByRole('switch').all()) await expect(toggle).toBeDisabled()
  await expect(form(page, COMMUTE).getByRole('switch', { name: 'Met de fiets' })).toBeEnabled()
})

for (const login of ['ivo.invoices', 'connie.contact'])
  test(`G043 ${login} cannot open the trip settings of a group`, async ({ page, signInAs }) => {
    await signInAs(login)
    await page.goto(trips(GROUP.nightShift))
    await expect(page).toHaveURL(`${BASE}/404`)
    await page.goto(homework(GROUP.nightShift))
    await expect(page).toHaveURL(`${BASE}/404`)
  })
