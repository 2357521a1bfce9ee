/**
 * Translations: the list by key and by text, missing texts, a translation in four languages, and tables for
 * translators.
 */
import { expect, test } from './fixture.ts'
import type { Locator } from './locator.ts'
import { action, addFilter, callServer, notification, row, type ScreenPage } from './page.ts'
import { isAll } from '../level.ts'

const dialog = (page: ScreenPage): Locator => page.getByRole('dialog')
const field = (page: ScreenPage, name: string): Locator => page.getByRole('textbox', { name, exact: true })
const search = (page: ScreenPage): Locator => page.getByRole('searchbox')

test('R052 translations are for platform staff only', async ({ page, open }) => {
  await open('/translations', { as: 'mats.msp' })
  await expect(page.getByRole('heading', { name: /404/ })).toBeVisible()
})

test.describe('the list of translations', () => {
  test('R222, R243, G172 shows key and default text, ten per page, and can be searched by part of the key', async ({
    page,
    open,
  }) => {
    await open('/translations', { as: 'olivia.osp' })
    await expect(page.getByRole('rowheader')).toHaveCount(10)
    await expect(row(page, 'booking.confirmed.title')).toContainText('Your booking is confirmed')
    await page.getByRole('button', { name: 'Volgende pagina' }).click()
    await page.getByRole('button', { name: 'Volgende pagina' }).click()
    await expect(page.getByRole('rowheader')).toHaveCount(5)
    await search(page).fill('seasoncard')
    await expect(page.getByRole('rowheader')).toHaveCount(2)
    await search(page).fill('reservatie')
    await expect(page.getByRole('heading', { name: 'Niets gevonden' })).toBeVisible()
  })

  test.runIf(isAll)('R222 can be searched by part of a text in any language', async ({ page, open }) => {
    await open('/translations', { as: 'olivia.osp' })
    await addFilter(page, 'Zoeken in', 'Teksten')
    await search(page).fill('bestätigt')
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    await expect(row(page, 'booking.confirmed.title')).toBeVisible()
  })

  test.runIf(isAll)(
    'G381 shows how many texts are missing in each language, and lists them',
    async ({ page, open }) => {
      await open('/translations', { as: 'olivia.osp' })
      await page.getByRole('link', { name: 'Frans 3' }).click()
      await expect(page.getByRole('rowheader')).toHaveCount(3)
      await expect(row(page, 'booking.note')).toContainText('Nederlands, Engels, Frans, Duits')
      await search(page).fill('cancelled')
      await expect(page.getByRole('rowheader')).toHaveCount(1)
    },
  )

  test('R222 deletes a translation, even with a long key, and removes its row', async ({ page, open }) => {
    const key = /^onboarding\.of\.employees/
    await open('/translations?search=onboarding', { as: 'olivia.osp' })
    const name = (await page.getByRole('rowheader').first().textContent()) ?? ''
    expect(name).toMatch(key)
    await (await action(page, name, 'Verwijderen')).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()
    await expect(notification(page, 'is verwijderd')).toBeVisible()
    await expect(page.getByRole('rowheader')).toHaveCount(0)
  })
})

test.describe('a translation', () => {
  test('R139, R175, R211 is added with each language once, and a key in use is refused at its field', async ({
    page,
    open,
    allowed,
  }) => {
    allowed.push(/409/)
    await open('/translations/create', { as: 'olivia.osp' })
    await field(page, 'Sleutel').fill('Booking.Note')
    await field(page, 'Standaardtekst').fill('Parking')
    await field(page, 'Frans').fill('Stationnement')
    await expect(page.getByText('In 1 van 4 talen')).toBeVisible()
    const add = page.getByRole('button', { name: 'Vertaling toevoegen' })
    await add.click()
    await expect(page.locator('.field-error')).toHaveText('Sleutel moet uniek zijn')
    await field(page, 'Sleutel').fill('parking.title')
    await add.click()
    await expect(notification(page, 'parking.title is toegevoegd.')).toBeVisible()
    await expect(page).toHaveURL(/\/translations$/)
    await open('/translations/edit?key=parking.title')
    await expect(field(page, 'Frans')).toHaveValue('Stationnement')
    await expect(page.getByText('In 1 van 4 talen')).toBeVisible()
  })

  test('can be changed in one language without affecting others, even those that someone else adds in the meantime', async ({
    page,
    open,
    allowed,
  }) => {
    allowed.push(/409/)
    await open('/translations/edit?key=booking.cancelled.title', { as: 'olivia.osp' })
    await expect(page.getByRole('heading', { name: 'booking.cancelled.title' })).toBeVisible()
    await field(page, 'Frans').fill('Votre réservation est annulée')
    await callServer('translation/update', {
      key: 'booking.cancelled.title',
      data: {
        texts: [
          { language: 'BE', text: 'Uw reservatie is geannuleerd' },
          { language: 'DE', text: 'Ihre Buchung ist storniert' },
        ],
      },
    })
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByText('Intussen gewijzigd door iemand anders')).toBeVisible()
    await page.getByRole('button', { name: 'Nieuwere waarden laden' }).click()
    await expect(field(page, 'Duits')).toHaveValue('Ihre Buchung ist storniert')
    await expect(field(page, 'Frans')).toHaveValue('Votre réservation est annulée')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(notification(page, 'is opgeslagen')).toBeVisible()
    await expect(page.getByText('In 3 van 4 talen')).toBeVisible()
  })

  test('R176 can have 90,000 characters, and a longer text is refused at its language', async ({
    page,
    open,
  }) => {
    await open('/translations/edit?key=booking.note', { as: 'olivia.osp' })
    await field(page, 'Duits').fill('x'.repeat(90_001))
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.locator('.field-error')).toHaveText(/^Duits telt hoogstens 90.000 tekens$/)
    await field(page, 'Duits').fill('x'.repeat(90_000))
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(notification(page, 'is opgeslagen')).toBeVisible()
  })

  test('G060 is not found with an impossible key, or a word other than create or edit in the URL', async ({
    page,
    open,
  }) => {
    await open('/translations/copy', { as: 'olivia.osp' })
    await expect(page.getByRole('heading', { name: /^404/ })).toBeVisible()
    for (const address of ['edit', 'edit?key=..', 'edit?key=no.such.key']) {
      await open(`/translations/${address}`, { as: 'olivia.osp' })
      await expect(page.getByRole('heading', { name: 'Niet gevonden' })).toBeVisible()
    }
  })
})

test.describe('a table for translators', () => {
  const give = async (page: ScreenPage, lines: readonly string[], name = 'table.csv'): Promise<void> => {
    await page.locator('input[type=file]').setInputFiles(new File([lines.join('\r\n')], name))
  }

  test('G384 shows its changes before they are saved, and empty cells change nothing', async ({
    page,
    open,
  }) => {
    await open('/translations?dialog=import', { as: 'olivia.osp' })
    await give(page, [
      'key;defaultValue;BE;FR',
      'booking.note;;Opmerking;Remarque',
      'ticket.valid;Valid today;;',
      'no.such.key;;x;',
      `login.button;;${'x'.repeat(90_001)};`,
      'BOOKING.NOTE;;Nog eens;',
    ])
    const remarks = dialog(page).getByRole('table', { name: 'Opmerkingen bij de rijen' })
    await expect(remarks.getByRole('row').filter({ hasText: 'no.such.key' })).toContainText(
      'Deze sleutel bestaat niet',
    )
    await expect(remarks.getByRole('row').filter({ hasText: 'login.button' })).toContainText('BE')
    await expect(remarks.getByRole('row').filter({ hasText: 'ticket.valid' })).toContainText(
      'Deze rij verandert niets',
    )
    await expect(remarks.getByRole('row').filter({ hasText: 'BOOKING.NOTE' })).toBeVisible()
    await dialog(page).getByRole('button', { name: '1 vertaling bijwerken' }).click()
    await expect(dialog(page).getByText('1 gelukt', { exact: false })).toBeVisible()
    await open('/translations/edit?key=booking.note')
    await expect(field(page, 'Nederlands')).toHaveValue('Opmerking')
    await expect(field(page, 'Engels')).toHaveValue('')
    await expect(field(page, 'Standaardtekst')).toHaveValue('Note')
  })

  test('shows the reason for a file without keys, and for one that is not a table', async ({
    page,
    open,
  }) => {
    await open('/translations?dialog=import', { as: 'olivia.osp' })
    await give(page, ['defaultValue;NL', 'Note;Opmerking'])
    const alert = dialog(page).locator('.notice')
    await expect(alert).toContainText('key')
    await expect(alert).toContainText('NL')
    await give(page, ['<translations/>'])
    await expect(alert).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: /bijwerken/ })).toHaveCount(0)
  })

  test('does not overwrite a text that someone else changed in the meantime, and reports this', async ({
    page,
    open,
    allowed,
  }) => {
    allowed.push(/409/)
    await open('/translations?dialog=import', { as: 'olivia.osp' })
    await give(page, ['key;FR', 'booking.note;Remarque', 'mode.STEP;Patin'])
    const run = dialog(page).getByRole('button', { name: '2 vertalingen bijwerken' })
    await expect(run).toBeVisible()
    await callServer('translation/update', { key: 'booking.note', data: { defaultValue: 'A note' } })
    await run.click()
    await expect(dialog(page).getByText('1 gelukt, 1 mislukt', { exact: false })).toBeVisible()
    await expect(dialog(page).getByRole('listitem')).toContainText('booking.note')
  })
})
