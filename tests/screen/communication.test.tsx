/** Messages to app users: channels, sent messages, and the three steps of a message. */
import { BASE, expect, test } from './fixture.ts'
import type { Locator } from './locator.ts'
import { action, addFilter, notification, type ScreenPage } from './page.ts'
import { isAll } from '../level.ts'

const CHANNELS = `${BASE}/message-channels`
const MESSAGES = `${BASE}/messages`
const WRITE = `${MESSAGES}/add`
const BAKERY = { id: 'mc-8003', name: 'Brugge Bakery HR' }
const PLATFORM = 'mc-8001'
const NOBODY = 'mc-8004'

const bodies = (page: ScreenPage): Locator => page.locator('tbody tr[aria-rowindex]')
const next = (page: ScreenPage): Promise<void> => page.getByRole('button', { name: 'Volgende' }).click()
/** The field of one language among the fields next to each other. */
const text = (page: ScreenPage, what: string, language: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^${what}`) }).getByLabel(new RegExp(`^${language}`))

test.beforeEach(async ({ signInAs }) => {
  await signInAs('olivia.osp')
})

test.describe('the channels', () => {
  test('R054, R212, R224 are listed with their recipients, the receiver of replies, and whether they are shown', async ({
    page,
  }) => {
    await page.goto(CHANNELS)
    await expect(bodies(page)).toHaveCount(6)
    for (const name of ['Ontvanger van antwoorden', 'Antwoorden', 'In de app'])
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
    const bakery = bodies(page).filter({ hasText: BAKERY.name })
    await expect(bakery).toContainText('Ulla Users')
    await expect(bodies(page).filter({ hasText: 'Platform' })).toContainText('Alle app-gebruikers')
    await addFilter(page, 'Antwoorden', 'Toegestaan')
    await expect(bodies(page)).toHaveCount(2)
    await (await action(page, BAKERY.name, 'Details bekijken')).click()
    await expect(page).toHaveURL(`${CHANNELS}/${BAKERY.id}`)
  })

  test.runIf(isAll)(
    'R212 need a receiver if replies are allowed, and find partners and companies by search',
    async ({ page }) => {
      await page.goto(`${CHANNELS}/add`)
      await page.getByRole('textbox', { name: /^Naam/ }).fill('platform')
      await page.getByRole('switch', { name: 'App-gebruikers kunnen antwoorden' }).check()
      await page.getByRole('button', { name: 'Kanaal toevoegen' }).click()
      await expect(page.getByText('Ontvanger van antwoorden is verplicht').first()).toBeVisible()
      await page.getByRole('combobox', { name: /^Ontvanger van antwoorden/ }).fill('petra')
      await page.getByRole('option', { name: /^Petra Prepaid/ }).click()
      await page.getByRole('combobox', { name: /^Bedrijven/ }).fill('leuven lab')
      await page
        .getByRole('option', { name: /^Leuven Lab/ })
        .first()
        .click()
      const chosen = page.getByRole('list', { name: 'Gekozen: Bedrijven' })
      await expect(chosen).toContainText('Leuven Lab')
      await expect(page.getByText('Van alle partners.')).toBeVisible()
    },
  )

  test('R212 can be changed on their page, which lists the messages that were sent', async ({ page }) => {
    await page.goto(`${CHANNELS}/${BAKERY.id}`)
    await expect(page.getByRole('heading', { level: 1, name: BAKERY.name })).toBeVisible()
    await expect(bodies(page)).toHaveCount(2)
    await expect(bodies(page).first()).toContainText('58')
    await page.getByRole('button', { name: `Brugge Bakery weghalen` }).click()
    await page.getByRole('textbox', { name: /^Naam/ }).fill('Brugge Bakery people')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(notification(page, 'Het kanaal Brugge Bakery people is opgeslagen.')).toBeVisible()
    await page.goto(CHANNELS)
    await expect(bodies(page).filter({ hasText: 'people' })).toContainText('Alle app-gebruikers')
  })

  test('R212 cannot have the name of another channel', async ({ page, allowed }) => {
    allowed.push(/409/)
    await page.goto(`${CHANNELS}/${BAKERY.id}`)
    await page.getByRole('textbox', { name: /^Naam/ }).fill('PLATFORM')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByRole('textbox', { name: /^Naam/ })).toHaveAttribute('aria-invalid', 'true')
  })

  test('R054 can be deleted after a warning that this cannot be undone', async ({ page }) => {
    await page.goto(CHANNELS)
    await (await action(page, 'Empty Office', 'Verwijderen')).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Dit kan niet ongedaan worden gemaakt.')
    await question.getByRole('button', { name: 'Verwijderen' }).click()
    await expect(notification(page, 'Het kanaal Empty Office is verwijderd.')).toBeVisible()
    await expect(bodies(page)).toHaveCount(5)
    await page.goto(`${CHANNELS}/${NOBODY}`)
    await expect(page.getByRole('link', { name: /Berichtkanalen/ }).last()).toBeVisible()
  })
})

test.describe('the sent messages', () => {
  test('G392, G395 are listed with their time and number of recipients, and can be read in each language', async ({
    page,
  }) => {
    await page.goto(MESSAGES)
    await expect(bodies(page)).toHaveCount(3)
    await expect(bodies(page).first()).toContainText('Nieuwe deelfietsen')
    await addFilter(page, 'Soort', 'Storing')
    await expect(bodies(page)).toHaveCount(1)
    await expect(bodies(page)).toContainText(/1.040/)
    await (await action(page, 'Onderhoud', 'Bericht lezen')).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Tot en met 06/09/2026')
    await expect(dialog).toContainText('Zondag is de app')
    await dialog.getByText('Frans').click()
    await expect(dialog).toContainText('Dimanche')
  })
})

test.describe('a message', () => {
  const write = async (page: ScreenPage, title: string, body: string): Promise<void> => {
    await text(page, 'Titel', 'Nederlands').fill(title)
    await text(page, 'Bericht', 'Nederlands').fill(body)
  }

  test.runIf(isAll)(
    'R213, R225, G393 is sent in three steps, to some kinds of users, in two languages',
    async ({ page, sandbox }) => {
      await page.goto(WRITE)
      await next(page)
      await expect(page.getByText('Kanaal is verplicht').first()).toBeVisible()
      await page.getByRole('radio', { name: new RegExp(`^${BAKERY.name}`) }).check()
      await next(page)
      await expect(page).toHaveURL(/#recipients$/)
      await expect(page.getByText(/^Dit bericht bereikt \d+ app-gebruikers\.$/)).toBeVisible()
      await page.getByRole('checkbox', { name: /^Werknemers/ }).uncheck()
      await page.getByRole('checkbox', { name: /^Online/ }).uncheck()
      await page.getByRole('checkbox', { name: /^Budget/ }).uncheck()
      await next(page)
      await expect(page.getByText('Dit zou niemand bereiken').first()).toBeVisible()
      await page.getByRole('checkbox', { name: /^Werknemers/ }).check()
      await next(page)
      await expect(page).toHaveURL(/#write$/)
      await write(page, 'Fietsen', 'Drie <b>fietsen</b>.')
      await text(page, 'Titel', 'Frans').fill('Vélos')
      await page.getByRole('button', { name: 'Versturen', exact: true }).click()
      await expect(page.getByText(/is verplicht/).first()).toBeVisible()
      await text(page, 'Bericht', 'Frans').fill('Trois vélos.')
      await expect(page.getByRole('region', { name: 'Bericht in de app' })).toContainText(
        'Drie <b>fietsen</b>.',
      )
      await page.getByRole('button', { name: 'Versturen', exact: true }).click()
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText('Dit kan niet ongedaan worden gemaakt.')
      await question.getByRole('button', { name: 'Annuleren' }).click()
      expect((await sandbox.outbox()).filter(({ kind }) => kind === 'message')).toEqual([])
      await page.getByRole('button', { name: 'Versturen', exact: true }).click()
      await question.getByRole('button', { name: 'Versturen' }).click()
      await expect(notification(page, /^.*Het bericht is verstuurd naar \d+ app-gebruikers\./)).toBeVisible()
      await expect(page).toHaveURL(MESSAGES)
      await expect(bodies(page).first()).toContainText('Fietsen')
      const sent = (await sandbox.outbox()).filter(({ kind }) => kind === 'message')
      expect(sent.some(({ text: said }) => said.startsWith('Vélos'))).toBe(true)
      expect(sent.some(({ text: said }) => said.startsWith('Fietsen'))).toBe(true)
    },
  )

  test('R213 cannot leave the step of recipients without any', async ({ page }) => {
    await page.goto(`${WRITE}?channel=${NOBODY}`)
    await expect(page.getByRole('radio', { name: /^Empty Office/ })).toBeChecked()
    await next(page)
    await expect(page.getByText('Dit bericht zou niemand bereiken.')).toBeVisible()
    await next(page)
    await expect(page.getByText('Dit zou niemand bereiken').first()).toBeVisible()
    await expect(page).toHaveURL(/#recipients$/)
  })

  test('G398 G394 is sent to everybody only after their number was typed, and can be sent to oneself as a test', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${WRITE}?channel=${PLATFORM}`)
    await next(page)
    await expect(page.getByText(/^Dit bericht bereikt/)).toBeVisible()
    await next(page)
    const test = page.getByRole('button', { name: 'Test naar mezelf mailen' })
    await expect(test).toHaveAttribute('aria-disabled', 'true')
    await write(page, 'Onderhoud', 'Zondag.')
    await test.click()
    await expect(notification(page, 'De test is gemaild naar olivia.osp@platform.example.')).toBeVisible()
    expect((await sandbox.outbox()).map(({ kind }) => kind)).toEqual(['message_test'])
    await page.getByRole('button', { name: 'Versturen', exact: true }).click()
    const question = page.getByRole('alertdialog')
    const send = question.getByRole('button', { name: 'Versturen' })
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    const typed = question.getByRole('textbox', { name: /^Typ “\d+”/ })
    await typed.fill((await question.textContent())?.match(/“(\d+)”/)?.[1] ?? '')
    await send.click()
    await expect(notification(page, /Het bericht is verstuurd/)).toBeVisible()
  })

  test('R225 is kept as a draft for another visit', async ({ page }) => {
    await page.goto(`${WRITE}?channel=${BAKERY.id}`)
    await next(page)
    await next(page)
    await write(page, 'Fietsen', 'Drie fietsen.')
    await page.reload()
    await expect(text(page, 'Titel', 'Nederlands')).toHaveValue('Fietsen')
  })

  test('R225 is sent through the channel that it was started from, even with a draft for another one', async ({
    page,
  }) => {
    await page.goto(`${WRITE}?channel=${BAKERY.id}`)
    await next(page)
    await next(page)
    await write(page, 'Fietsen', 'Drie fietsen.')
    await page.goto(CHANNELS)
    await page.goto(`${WRITE}?channel=${PLATFORM}`)
    await expect(page.getByRole('radio', { name: /^Platform/ })).toBeChecked()
    await next(page)
    await next(page)
    await expect(text(page, 'Titel', 'Nederlands')).toHaveValue('Fietsen')
  })
})
