/** Waiting items for staff: every queue on the first page, and an inbox that is processed by keyboard. */
import { vi } from 'vitest'
import { BASE, expect, test } from './fixture.ts'
import type { Locator } from './locator.ts'
import { notification, type ScreenPage } from './page.ts'

const WAITING = `${BASE}/waiting`
const items = (page: ScreenPage): Locator =>
  page.getByRole('region', { name: 'In de wachtrij' }).getByRole('button')
const current = (page: ScreenPage): Locator => page.locator('button[aria-current=true]')

test('G396 platform staff see every queue that they handle, with the number of items and the oldest date', async ({
  page,
  signInAs,
}) => {
  await signInAs('olivia.osp')
  await page.goto(`${BASE}/dashboard`)
  const card = page.getByRole('region', { name: /^Wacht op u/ })
  await expect(card.getByRole('link', { name: /^60 Algemene bestellingen \d+ dagen$/ })).toBeVisible()
  await expect(card.getByRole('link', { name: /Plug-inbestellingen/ })).toBeVisible()
  // Five queues to decide on. The other side shows failed files, missing texts and three kinds of users.
  await expect(card.getByRole('link')).toHaveCount(10)
  await expect(card.getByRole('heading', { name: 'Beslissen, 201' })).toBeVisible()
  await expect(card.getByRole('heading', { name: /^Controleren, \d+$/ })).toBeVisible()
  const counts = await card.locator('b').allTextContents()
  const total = counts.reduce((sum, count) => sum + Number(count), 0)
  await expect(card.getByRole('heading', { level: 2 })).toHaveText(
    `Wacht op u ${new Intl.NumberFormat('fr').format(total)}`,
  )
  await page.getByRole('link', { name: 'Eén voor één behandelen' }).click()
  await expect(page).toHaveURL(WAITING)
  await expect(items(page)).toHaveCount(50)
})

test('G396 partner staff see the queues of their companies; others have none', async ({ page, signInAs }) => {
  await signInAs('mats.msp')
  await page.goto(`${BASE}/dashboard`)
  const card = page.getByRole('region', { name: /^Wacht op u/ })
  await expect(card.getByRole('link', { name: /Abonnementen/ })).toBeVisible()
  await expect(card).not.toContainText('bestellingen')
  await page.goto(WAITING)
  await expect(page.getByText('Van Brugge Bakery')).toBeVisible()
  await signInAs('ulla.users')
  await page.goto(WAITING)
  await expect(page.getByRole('heading', { level: 1, name: /^404/ })).toBeVisible()
})

test('G396 the next item opens automatically after a decision, and the decided one returns when it is undone', async ({
  page,
  signInAs,
}) => {
  await signInAs('olivia.osp')
  await page.goto(`${WAITING}?queue=PLUGIN_ORDER`)
  await expect(items(page).first()).toBeVisible()
  const before = await items(page).allTextContents()
  await page.getByRole('button', { name: /^Goedkeuren…?: / }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Goedkeuren' }).click()
  const done = notification(page, /is goedgekeurd/)
  await expect(done).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(current(page)).toHaveText(before[1] ?? '')
  await done.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(items(page).first()).toHaveText(before[0] ?? '')
  await expect(current(page)).toHaveText(before[0] ?? '')
})

test('G396 arrow keys select a waiting item and lead to its decision', async ({ page, signInAs }) => {
  await signInAs('olivia.osp')
  await page.goto(`${WAITING}?queue=GENERAL_ORDER`)
  await expect(items(page).first()).toBeVisible()
  const names = await items(page).allTextContents()
  await items(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(current(page)).toHaveText(names[1] ?? '')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: /^Bevestigen…?: / })).toBeFocused()
})

test('G396 a difference is overridden in the inbox with a reason, and the next item opens', async ({
  page,
  signInAs,
}) => {
  await signInAs('olivia.osp')
  await page.goto(`${WAITING}?queue=RECONCILIATION`)
  await expect(items(page).first()).toBeVisible()
  const before = await items(page).allTextContents()
  await page.getByRole('button', { name: /^Handmatig oplossen: / }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reden').fill('Nagekeken met de aanbieder')
  await dialog.getByRole('button', { name: 'Bedrag laten staan' }).click()
  await expect(notification(page, /is opgelost/)).toBeVisible()
  await expect(current(page)).toHaveText(before[1] ?? '')
  await expect(items(page)).toHaveCount(before.length - 1)
})

test('G396, R103 a company that requested deactivation is deactivated in the inbox', async ({
  page,
  signInAs,
}) => {
  await signInAs('olivia.osp')
  await page.goto(`${WAITING}?queue=DEACTIVATION`)
  await expect(items(page).first()).toBeVisible()
  const before = await items(page).allTextContents()
  await expect(page.getByText('Aangevraagd op')).toBeVisible()
  await page.getByRole('button', { name: /^Deactiveren: / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactiveren' }).click()
  await expect(notification(page, /is inactief vanaf 01\/\d\d\/\d{4}/)).toBeVisible()
  await expect(items(page)).toHaveCount(before.length - 1)
})

test('G396, G370 a waiting file is opened in its current state', async ({ page, signInAs }) => {
  await signInAs('olivia.osp')
  await page.goto(`${WAITING}?queue=UPLOAD`)
  await page.getByRole('button', { name: /^Bestand openen: / }).click()
  await expect(page).toHaveURL(/\/uploads\/[a-z-]+\?upload=/)
})

test('G396, G400 a missing text is written in the inbox, and the next item opens', async ({
  page,
  signInAs,
}) => {
  await signInAs('olivia.osp')
  await page.goto(`${WAITING}?queue=TRANSLATION`)
  await expect(items(page).first()).toBeVisible()
  const before = await items(page).allTextContents()
  await page.getByRole('button', { name: /^Vertalen: / }).click()
  const dialog = page.getByRole('dialog')
  for (const language of ['Nederlands', 'Engels', 'Frans'])
    await dialog.getByLabel(language).fill(`Tekst in het ${language}`)
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(current(page)).toHaveText(before[1] ?? '')
})

test('G396 season cards without a company from the server are not shown as decided', async ({
  page,
  signInAs,
}) => {
  const answer = globalThis.fetch
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (request, init) =>
    request instanceof Request && request.url.endsWith('/work/queues')
      ? Response.json([{ queue: 'SEASON_CARD_ORDER', count: 10 }]) // The sandbox always names them.
      : answer(request, init),
  )
  await signInAs('mats.msp')
  await page.goto(WAITING)
  await expect(page.getByText('10 abonnementen wachten')).toBeVisible()
  await expect(page.getByText('Alles is beslist')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Abonnementsbestellingen openen' })).toBeVisible()
  spy.mockRestore()
})
