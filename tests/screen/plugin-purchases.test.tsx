/** Plugin-service orders: approved, rejected with a note, changed, reopened and withdrawn. */
import { BASE, expect, test } from './fixture.ts'
import type { Locator } from './locator.ts'
import { action, addFilter, callServer, notification, type ScreenPage } from './page.ts'
import { isAll } from '../level.ts'

const OPEN = `${BASE}/orders/plugin-service`
const HANDLED = `${BASE}/orders/handledPlugins`
const uuid = (number: number): string => `00000000-0000-4000-8000-00000000${number}`
/** The orders in the contract's examples, all of the same user. */
const BIKE = { id: uuid(8301), name: 'Jonas Peeters', what: 'Stadsfiets 28 inch' }
const REJECTED = uuid(8303)

const bodies = (page: ScreenPage): Locator => page.locator('tbody tr[aria-rowindex]')
const dialog = (page: ScreenPage): Locator => page.getByRole('dialog')
const question = (page: ScreenPage): Locator => page.getByRole('alertdialog')
const mail = (page: ScreenPage): Locator =>
  dialog(page).getByRole('region', { name: 'Voorbeeld van de e-mail' })
const search = `search=${encodeURIComponent(BIKE.what)}`

test.beforeEach(async ({ signInAs }) => {
  await signInAs('olivia.osp')
})

test('R112, G116 handled orders can be filtered by their result, with both meanings of accepted', async ({
  page,
}) => {
  await page.goto(OPEN)
  await expect(page.getByRole('columnheader', { name: 'Besteld op' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await page.goto(`${HANDLED}?${search}`)
  await expect(bodies(page)).toHaveCount(5)
  await addFilter(page, 'Status', 'Aanvaard')
  await expect(bodies(page)).toHaveCount(2)
  await page.goto(`${HANDLED}?${search}&status=DECLINED`)
  await expect(bodies(page)).toContainText('Geweigerd')
  await page.goto(`${HANDLED}?company=ca-2001&status=REQUESTED`)
  await expect(bodies(page).first()).toContainText('Goedgekeurd')
})

test('R113, G119 an order is approved after a preview of the e-mail, which can be undone for ten seconds', async ({
  page,
}) => {
  await page.goto(`${OPEN}?${search}`)
  await (await action(page, BIKE.name, 'Goedkeuren')).click()
  await expect(mail(page)).toContainText('Aan jonas.peeters@')
  await expect(mail(page)).toContainText('Uw bestelling is goedgekeurd: Leasefiets')
  await dialog(page).getByRole('button', { name: 'Goedkeuren' }).click()
  const done = notification(page, `De bestelling van ${BIKE.name} is goedgekeurd.`)
  await expect(bodies(page)).toHaveCount(0)
  await done.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(notification(page, `De bestelling van ${BIKE.name} is weer open.`)).toBeVisible()
  await expect(done).toHaveCount(0)
  await expect(bodies(page)).toHaveCount(1)
})

test.runIf(isAll)(
  'R113, G391 an order is rejected with a note, which is in the e-mail and stays with the order',
  async ({ page, sandbox }) => {
    await page.goto(`${OPEN}?dialog=reject&purchase=${BIKE.id}&${search}`)
    const note = dialog(page).getByLabel(/^Waarom/)
    await note.fill('x'.repeat(501))
    await dialog(page).getByRole('button', { name: 'Bestelling afwijzen' }).click()
    await expect(
      dialog(page)
        .getByText(/Waarom telt hoogstens 500|Waarom .*500 tekens/)
        .first(),
    ).toBeVisible()
    await note.fill('<b>Te duur</b>')
    await expect(mail(page)).toContainText('<b>Te duur</b>')
    await dialog(page).getByRole('button', { name: 'Bestelling afwijzen' }).click()
    await expect(notification(page, `De bestelling van ${BIKE.name} is afgewezen.`)).toBeVisible()
    expect((await sandbox.outbox()).at(-1)?.text).toContain('<b>Te duur</b>')
    await page.goto(`${HANDLED}?dialog=details&purchase=${BIKE.id}&${search}`)
    await expect(dialog(page)).toContainText('<b>Te duur</b>')
  },
)

test.runIf(isAll)(
  'G401 an e-mail in HTML is shown in a frame without scripts, and a typed note is plain text',
  async ({ page }) => {
    await page.goto(`${OPEN}?search=${encodeURIComponent('Tien dagen werkplek')}`)
    await page
      .getByRole('button', { name: /^Acties voor / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: /^Wijzigen/ }).click()
    await dialog(page)
      .getByLabel('Bestelling')
      .fill('<script>alert(1)</script><img src=x onerror=alert(1)>Tien dagen werkplek')
    await dialog(page).getByRole('button', { name: 'Opslaan' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await page
      .getByRole('button', { name: /^Acties voor / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: /^Goedkeuren/ }).click()
    await expect(mail(page).locator('iframe')).toHaveAttribute('sandbox', 'allow-same-origin')
    const shown = document.querySelector('iframe')?.contentDocument
    const language = document.querySelector('iframe')?.closest('[lang]')?.getAttribute('lang')
    await expect.poll(() => shown?.documentElement.lang).toBe(language)
    await expect.poll(() => shown?.body.textContent).toContain('<script>alert(1)</script><img src=x')
    expect(shown?.querySelectorAll('script, img')).toHaveLength(0)
  },
)

test('R111, G117 an open order can be changed and stays open, and the second person is notified', async ({
  page,
  allowed,
}) => {
  allowed.push(/409/)
  await page.goto(`${OPEN}?dialog=edit&purchase=${BIKE.id}&${search}`)
  await dialog(page).getByLabel('Prijs').fill('79,5')
  await dialog(page)
    .getByLabel(/^Opmerking/)
    .fill('')
  await dialog(page).getByRole('button', { name: 'Opslaan' }).click()
  await expect(notification(page, `De bestelling van ${BIKE.name} is gewijzigd.`)).toBeVisible()
  await expect(bodies(page)).toContainText('79,50')
  await page.goto(`${OPEN}?dialog=approve&purchase=${BIKE.id}&${search}`)
  await expect(mail(page)).toContainText('79,50')
  await callServer('plugin/purchase/reject', { purchaseUUID: BIKE.id })
  await dialog(page).getByRole('button', { name: 'Goedkeuren' }).click()
  await expect(dialog(page).getByText('Deze bestelling is al behandeld. Heropen ze eerst.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Annuleren' }).click()
  await expect(bodies(page)).toHaveCount(0)
})

test('G117 the changes of two people are compared in the dialog, and typed values are kept', async ({
  page,
  allowed,
}) => {
  allowed.push(/409/)
  await page.goto(`${OPEN}?dialog=edit&purchase=${BIKE.id}&${search}`)
  await dialog(page).getByLabel('Prijs').fill('79,5')
  await callServer('plugin/purchase/update', { purchaseUUID: BIKE.id, data: { price: 85, remark: 'Thuis' } })
  await dialog(page).getByRole('button', { name: 'Opslaan' }).click()
  const newer = dialog(page).locator('.notice').filter({ hasText: 'Intussen gewijzigd door iemand anders' })
  await expect(newer).toContainText('85,00')
  await expect(newer).toContainText('Thuis')
  await expect(dialog(page).getByLabel('Prijs')).toHaveValue('79,50')
  await newer.getByRole('button', { name: 'Mijn waarden behouden' }).click()
  await expect(dialog(page).getByLabel(/^Opmerking/)).toHaveValue('Thuis')
  await dialog(page).getByRole('button', { name: 'Opslaan' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(bodies(page)).toContainText('79,50')
})

test('G117 if the newer order cannot be loaded, the dialog says that there is one', async ({
  page,
  sandbox,
  allowed,
}) => {
  allowed.push(/409/)
  await page.goto(`${OPEN}?dialog=edit&purchase=${BIKE.id}&${search}`)
  await dialog(page).getByLabel('Prijs').fill('79,5')
  await callServer('plugin/purchase/update', { purchaseUUID: BIKE.id, data: { price: 85 } })
  await sandbox.faults.set({ operationId: 'getPluginPurchasesByFilter', kind: 'status-503' })
  await dialog(page).getByRole('button', { name: 'Opslaan' }).click()
  await expect(dialog(page).getByText(/Dit past niet bij de huidige toestand/)).toBeVisible()
  await expect(dialog(page).getByLabel('Prijs')).toHaveValue('79,50')
  await sandbox.faults.clear()
  await dialog(page).getByRole('button', { name: 'Opslaan' }).click()
  await expect(dialog(page).getByText('Intussen gewijzigd door iemand anders')).toBeVisible()
})

test.runIf(isAll)(
  'R113 handled orders can be reopened, individually or several at once',
  async ({ page }) => {
    await page.goto(`${HANDLED}?dialog=reopen&purchase=${REJECTED}&${search}`)
    await expect(question(page)).toContainText('De verstuurde e-mail blijft verstuurd.')
    await question(page).getByRole('button', { name: 'Heropenen' }).click()
    await expect(notification(page, `De bestelling van ${BIKE.name} is weer open.`)).toBeVisible()
    await expect(bodies(page)).toHaveCount(4)
    await page.getByRole('checkbox', { name: 'Alle rijen op deze pagina selecteren' }).check()
    await page.getByRole('button', { name: 'Acties op selectie' }).click()
    await page.getByRole('menuitem', { name: /^Heropenen/ }).click()
    await dialog(page).getByRole('button', { name: 'Heropenen' }).click()
    await expect(dialog(page)).toContainText('4 gelukt')
    await page.goto(`${OPEN}?${search}`)
    await expect(bodies(page)).toHaveCount(6)
  },
)
