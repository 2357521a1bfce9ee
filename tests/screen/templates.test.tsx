/** Templates: the list and its filters, texts side by side, versions, preview, and texts with errors. */
import { expect, test } from './fixture.ts'
import type { Locator } from './locator.ts'
import { action, addFilter, callServer, notification, row, type ScreenPage } from './page.ts'
import { isAll } from '../level.ts'

const addressOf = (id: number): string => `/templates/tpl-${7000 + id}`
const dialog = (page: ScreenPage): Locator => page.getByRole('dialog')
const field = (page: ScreenPage, name: string): Locator => page.getByLabel(name, { exact: true })
const save = (page: ScreenPage): Locator => page.getByRole('button', { name: 'Opslaan' })
/** The versions of the selected language. */
const version = (page: ScreenPage, name: string): Locator =>
  page
    .getByRole('region', { name: /^Versies/ })
    .getByRole('listitem')
    .filter({ hasText: name })
const tab = (page: ScreenPage, name: string): Locator =>
  page.getByRole('tab', { name: new RegExp(`^${name}`) })
/** The editor of a language, once its tab is selected. */
async function editor(page: ScreenPage, language: string): Promise<Locator> {
  await tab(page, language).click()
  return page.getByRole('textbox', { name: language })
}

test('R051 templates are for platform staff only', async ({ page, open }) => {
  await open('/templates', { as: 'mats.msp' })
  await expect(page.getByRole('heading', { name: /404/ })).toBeVisible()
})

test.describe('the list of templates', () => {
  test('R013, R209, G380 describes each template in words, and shows the languages in which its text is missing', async ({
    page,
    open,
  }) => {
    await open('/templates', { as: 'olivia.osp' })
    await expect(page.getByRole('rowheader')).toHaveCount(15)
    await expect(row(page, 'PINCODE')).toContainText('Bericht')
    await expect(row(page, 'TRAIN_TICKET')).toContainText('Tickets')
    await expect(row(page, 'PINCODE')).toContainText('Nederlands, Engels, Frans, Duits')
    await expect(row(page, 'Wintercampagne').getByRole('cell').nth(4)).toContainText('Nederlands')
  })

  test.runIf(isAll)(
    'R221 can be filtered by type, part of the name, owner and language',
    async ({ page, open }) => {
      await open('/templates', { as: 'olivia.osp' })
      await addFilter(page, 'Soort', 'Ticket')
      await expect(page.getByRole('rowheader')).toHaveCount(3)
      await addFilter(page, 'Eigenaar', 'Noordzee Mobility')
      await expect(page.getByRole('rowheader')).toHaveText('BUS_TICKET')
      await open('/templates?language=de&type=message')
      await expect(page.getByRole('rowheader')).toHaveCount(3)
      await page.getByRole('searchbox').fill('pin')
      await expect(page.getByRole('rowheader')).toHaveText('PINCODE')
      await open('/templates?owner=noordzee')
      await expect(page.getByRole('rowheader')).toHaveCount(2)
    },
  )

  test('deletes a template, with a warning for one of the platform', async ({ page, open }) => {
    await open('/templates', { as: 'olivia.osp' })
    await (await action(page, 'BUS_TICKET', 'Verwijderen')).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Het platform zoekt deze tekst op naam')
    await question.getByRole('button', { name: 'Verwijderen' }).click()
    await expect(notification(page, 'BUS_TICKET is verwijderd.')).toBeVisible()
    await expect(row(page, 'BUS_TICKET')).toHaveCount(0)
  })
})

test.describe('a new template', () => {
  test.runIf(isAll)(
    'R015, R178, R209 reports that some fields are invalid, then is added in two languages',
    async ({ page, open }) => {
      await open('/templates/add', { as: 'olivia.osp' })
      const add = page.getByRole('button', { name: 'Sjabloon toevoegen' })
      await add.click()
      await expect(page.getByRole('alert').first()).toContainText('Sommige velden zijn ongeldig')
      await expect(page).toHaveURL(/\/templates\/add$/)
      await field(page, 'Naam').fill('Herinnering')
      await field(page, 'Eigenaar').selectOption({ label: 'Mobility Platform' })
      await field(page, 'Categorie').selectOption({ label: 'Budget' })
      await page.getByRole('checkbox', { name: 'Duits' }).check()
      await (await editor(page, 'Nederlands')).fill('<p>Dag {{firstName}}</p>')
      await expect(tab(page, 'Nederlands')).toContainText('bron')
      await expect(tab(page, 'Duits')).toContainText('leeg')
      await (await editor(page, 'Duits')).fill('<p>Guten Tag {{first name}}</p>')
      await add.click()
      await expect(page.locator('.field-error')).toHaveText('Duits: een invulveld is niet juist geschreven')
      await expect(page.getByRole('alert').first()).toContainText('Sommige velden zijn ongeldig')
      await (await editor(page, 'Duits')).fill('<p>Guten Tag {{firstName}}</p>')
      await add.click()
      await expect(notification(page, 'Herinnering is toegevoegd.')).toBeVisible()
      await expect(page).toHaveURL(/\/templates\/tpl-\d+$/)
      await tab(page, 'Duits').click()
      await expect(version(page, 'Guten Tag')).toContainText('Nu geldig')
    },
  )

  test('R139, R178 reports an error of the server too, and shows it at its field', async ({
    page,
    open,
    allowed,
  }) => {
    allowed.push(/409/)
    await open('/templates/add', { as: 'olivia.osp' })
    await field(page, 'Naam').fill('pincode')
    await field(page, 'Eigenaar').selectOption({ label: 'Mobility Platform' })
    await page.getByRole('button', { name: 'Sjabloon toevoegen' }).click()
    await expect(page.locator('.field-error')).toHaveText('Naam moet uniek zijn')
    await expect(page.getByRole('alert').first()).toContainText('Sommige velden zijn ongeldig')
  })

  test('R210 proposes the predefined names of its type, and accepts texts of the mail service', async ({
    page,
    open,
  }) => {
    await open('/templates/add', { as: 'olivia.osp' })
    await expect(page.locator('datalist option')).toHaveCount(7)
    await field(page, 'Soort').selectOption({ label: 'Ticket' })
    await expect(page.locator('datalist option')).toHaveCount(3)
    await field(page, 'Naam').fill('Nieuwsbrief 2')
    await field(page, 'Eigenaar').selectOption({ label: 'Mobility Platform' })
    await page.getByRole('switch', { name: 'Teksten bij de maildienst' }).click()
    await page.getByRole('combobox', { name: 'Nederlands' }).selectOption({ label: 'CAMPAIGN: Nieuwsbrief' })
    await page.getByRole('button', { name: 'Sjabloon toevoegen' }).click()
    await expect(notification(page, 'Nieuwsbrief 2 is toegevoegd.')).toBeVisible()
    await expect(version(page, 'CAMPAIGN: Nieuwsbrief')).toContainText('Nu geldig')
  })
})

test.describe('the texts of a template', () => {
  test('declare their language, also those of versions (WCAG 3.1.2)', async ({ page, open }) => {
    await open(addressOf(1), { as: 'olivia.osp', language: 'fr' })
    await expect(page.locator('.timeline-note').first()).toBeVisible()
    const notes = [...document.querySelectorAll('.timeline-note')]
    expect(notes.length).toBeGreaterThan(1)
    expect(notes.map((note) => note.getAttribute('lang'))).toEqual(notes.map(() => 'nl'))
  })

  test('G382 keep the previous version when a changed text becomes a version from a certain day', async ({
    page,
    open,
  }) => {
    await open(addressOf(1), { as: 'olivia.osp' })
    await expect(page.getByRole('tab')).toHaveCount(4)
    await (await editor(page, 'Frans')).fill('<p>Bonjour</p>')
    await field(page, 'Geldig vanaf').fill('01/02/2031')
    await save(page).click()
    await expect(notification(page, 'PINCODE is opgeslagen.')).toBeVisible()
    await expect(version(page, 'Bonjour</p>')).toContainText('Gepland')
    await expect(version(page, 'Bonjour {{firstName}}')).toContainText('Nu geldig')
    await expect(page.getByRole('textbox', { name: 'Frans' })).toHaveValue(/Bonjour \{\{firstName/)
  })

  test.runIf(isAll)(
    'R209 can be reset to an earlier version, and a planned one can be removed',
    async ({ page, open }) => {
      await open(addressOf(1), { as: 'olivia.osp' })
      await (await action(page, 'Nederlands 01/01/2023', 'Terug naar deze tekst')).click()
      await expect(page.getByRole('textbox', { name: 'Nederlands' })).toHaveValue(/Beste klant/)
      await (await action(page, 'Nederlands 01/01/2031', 'Verwijderen')).click()
      await expect(version(page, '01/01/2031')).toContainText('Verdwijnt bij opslaan')
      await save(page).click()
      await expect(notification(page, 'PINCODE is opgeslagen.')).toBeVisible()
      await expect(version(page, '01/01/2031')).toHaveCount(0)
      await expect(version(page, 'Nu geldig')).toContainText('Beste klant')
      await expect(version(page, '01/06/2025')).toContainText('Voorbij')
    },
  )

  test.runIf(isAll)(
    'can be compared side by side in two versions, one of which can be restored',
    async ({ page, open }) => {
      await open(`${addressOf(1)}?dialog=compare`, { as: 'olivia.osp' })
      await expect(dialog(page).locator('del')).toContainText('Beste')
      await expect(dialog(page).locator('ins').first()).toContainText('Dag')
      await dialog(page)
        .getByLabel('Rechts')
        .first()
        .selectOption({ label: 'Nederlands, 01/01/2031 (Gepland)' })
      await dialog(page).getByRole('button', { name: 'Naar deze tekst gaan' }).first().click()
      await expect(dialog(page)).toHaveCount(0)
      await expect(page.getByRole('textbox', { name: 'Nederlands' })).toHaveValue(/Beste klant/)
    },
  )

  test('cannot be emptied, and lose their versions when a language is removed', async ({ page, open }) => {
    await open(addressOf(2), { as: 'olivia.osp' })
    await (await editor(page, 'Frans')).fill('')
    await save(page).click()
    await expect(page.locator('.field-error')).toHaveText('Frans is verplicht')
    await page.getByRole('checkbox', { name: 'Frans' }).uncheck()
    await save(page).click()
    await expect(notification(page, 'CREDENTIALS is opgeslagen.')).toBeVisible()
    await expect(tab(page, 'Frans')).toHaveCount(0)
    await expect(version(page, 'Nu geldig')).toHaveCount(1)
  })

  test('keep a version that someone else added in the meantime', async ({ page, open, allowed }) => {
    allowed.push(/409/)
    await open(addressOf(3), { as: 'olivia.osp' })
    await (await editor(page, 'Nederlands')).fill('Het budget van {{companyName}} is laag.')
    await callServer('template/update', {
      templateId: 'tpl-7003',
      data: {
        versions: [
          {
            language: 'nl',
            validFrom: '2024-01-01',
            body: 'Het budget van {{companyName}} is {{budgetAmount}}, onder de drempel van {{threshold}}.',
          },
          { language: 'nl', validFrom: '2032-01-01', body: 'Later' },
        ],
      },
    })
    await save(page).click()
    await expect(page.getByText('Intussen gewijzigd door iemand anders')).toBeVisible()
    await page.getByRole('button', { name: 'Mijn waarden behouden' }).click()
    await save(page).click()
    await expect(notification(page, 'THRESHOLD is opgeslagen.')).toBeVisible()
    await expect(version(page, '01/01/2032')).toContainText('Gepland')
    await expect(version(page, 'Nu geldig')).toContainText('{{companyName}}')
  })

  test('a missing template is reported', async ({ page, open }) => {
    await open('/templates/tpl-1', { as: 'olivia.osp' })
    await expect(page.getByRole('heading', { name: 'Niet gevonden' })).toBeVisible()
  })
})

test.describe('the editor', () => {
  test.runIf(isAll)(
    'shows on each tab whether its text is complete, empty, changed or invalid',
    async ({ page, open }) => {
      await open(addressOf(1), { as: 'olivia.osp' })
      await expect(tab(page, 'Nederlands')).toHaveText('Nederlands bron')
      await expect(tab(page, 'Frans')).toHaveText('Frans volledig')
      await (await editor(page, 'Frans')).fill('<p>Bonjour</p>')
      await expect(tab(page, 'Frans')).toHaveText('Frans 2 ontbreken gewijzigd')
      await expect(page.getByText('Frans: firstName ontbreekt. De brontekst heeft het wel.')).toBeVisible()
      await expect(version(page, 'Nog niet opgeslagen')).toBeVisible()
      await (await editor(page, 'Engels')).fill('')
      await expect(tab(page, 'Engels')).toHaveText('Engels leeg gewijzigd')
      await page.getByRole('button', { name: 'Wijzigingen ongedaan maken' }).click()
      await expect(tab(page, 'Engels')).toHaveText('Engels volledig')
      await expect(page.getByRole('textbox', { name: 'Engels' })).toHaveValue(/Hello/)
    },
  )

  test('inserts a placeholder at the caret', async ({ page, open }) => {
    await open(addressOf(1), { as: 'olivia.osp' })
    const text = await editor(page, 'Frans')
    await text.fill('Bonjour ')
    await page.getByRole('button', { name: 'firstName', exact: true }).click()
    await expect(text).toHaveValue('Bonjour {{firstName}}')
    await expect(text).toBeFocused()
  })

  test.runIf(isAll)('opens the tab of a language that has an error', async ({ page, open }) => {
    await open(addressOf(1), { as: 'olivia.osp' })
    await (await editor(page, 'Frans')).fill('Bonjour {{first name}}')
    await tab(page, 'Nederlands').click()
    await save(page).click()
    await expect(tab(page, 'Frans')).toHaveAttribute('aria-selected', 'true')
    await expect(tab(page, 'Frans')).toContainText('ongeldig')
    await expect(page.getByRole('textbox', { name: 'Frans' })).toBeFocused()
  })

  test.runIf(isAll)('updates the preview while the user types', async ({ page, open }) => {
    await open(addressOf(3), { as: 'olivia.osp' })
    const preview = page.getByRole('region', { name: 'Zo komt het aan' }).locator('pre')
    await expect(preview).toContainText('Brugge Bakery')
    await (await editor(page, 'Nederlands')).fill('Nieuw: {{budgetAmount}}')
    await expect(preview).toHaveText('Nieuw: € 412,50')
  })
})

test.describe('the texts in the editor', () => {
  test('G383 report scripts, unclosed tags and unknown placeholders while the user types', async ({
    page,
    open,
  }) => {
    await open(addressOf(6), { as: 'olivia.osp' })
    await (
      await editor(page, 'Nederlands')
    ).fill('<p>Dag <b>{{firstName}} {{stranger}}</p><script>alert(1)</script>')
    const findings = page.locator('.notice').filter({ hasText: 'Kijk dit na' })
    await expect(findings).toContainText('Nederlands: script wordt niet getoond')
    await expect(findings).toContainText('Nederlands: <b> is niet gesloten')
    await expect(findings).toContainText('Nederlands: stranger had bij het laatste gebruik geen waarde')
    await save(page).click()
    await expect(notification(page, 'BOOKING_CONFIRMED is opgeslagen.')).toBeVisible()
  })

  test('R178 can have 90,000 characters, while one more is refused and typed values are kept', async ({
    page,
    open,
  }) => {
    await open(addressOf(3), { as: 'olivia.osp' })
    const text = page.getByRole('textbox', { name: 'Nederlands' })
    await text.fill('x'.repeat(90_001))
    await save(page).click()
    await expect(page.locator('.field-error')).toHaveText(/^Nederlands telt hoogstens 90.000 tekens$/)
    await expect(page.getByRole('alert').first()).toContainText('Sommige velden zijn ongeldig')
    await expect(text).toHaveValue(/^x{90001}$/)
    await text.fill('x'.repeat(90_000))
    await save(page).click()
    await expect(notification(page, 'THRESHOLD is opgeslagen.')).toBeVisible()
  })
})

test.describe('the preview', () => {
  test('G124 shows the typed text with the latest values, and placeholders without a value', async ({
    page,
    open,
  }) => {
    await open(addressOf(3), { as: 'olivia.osp' })
    await (await editor(page, 'Nederlands')).fill('{{companyName}}: {{budgetAmount}} {{nobody}}')
    await page.getByRole('button', { name: 'Groot voorbeeld' }).click()
    await expect(page).toHaveURL(/dialog=preview/)
    await expect(dialog(page)).toContainText('01/10/2026')
    await expect(dialog(page).locator('pre')).toContainText('Brugge Bakery: € 412,50 [missing: nobody]')
    await expect(dialog(page)).toContainText('Zonder waarde: nobody')
  })

  test('G383 shows HTML in a frame without scripts, and a name that contains HTML as plain text', async ({
    page,
    open,
  }) => {
    await open(`${addressOf(6)}?dialog=preview`, { as: 'olivia.osp' })
    const frame = dialog(page).locator('iframe')
    await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin')
    const shown = document.querySelector<HTMLIFrameElement>('[role=dialog] iframe')?.contentDocument
    await expect.poll(() => shown?.body.textContent).toContain("<script>alert('x')</script>")
    expect(shown?.querySelector('script')).toBeNull()
    await dialog(page).getByRole('radio', { name: 'Engels' }).click()
    await expect.poll(() => shown?.body.textContent).toContain('has confirmed BK-2026-0042')
  })

  test.runIf(isAll)(
    'reports a broken placeholder, a missing text, and a server error',
    async ({ page, open, sandbox, allowed }) => {
      allowed.push(/500/)
      await open(`${addressOf(5)}?dialog=preview`, { as: 'olivia.osp' })
      await expect(dialog(page).getByRole('heading', { name: 'Nog geen tekst in deze taal' })).toBeVisible()
      await dialog(page).getByRole('button', { name: 'Sluiten' }).last().click()
      await (await editor(page, 'Nederlands')).fill('Dag {{first name}}')
      await page.getByRole('button', { name: 'Groot voorbeeld' }).click()
      await expect(dialog(page)).toContainText('Een invulveld is niet juist geschreven')
      await dialog(page).getByRole('button', { name: 'Sluiten' }).last().click()
      await sandbox.faults.set({ operationId: 'renderTemplatePreview', kind: 'status-500', times: 1 })
      await (await editor(page, 'Nederlands')).fill('Dag {{firstName}}')
      await page.getByRole('button', { name: 'Groot voorbeeld' }).click()
      await dialog(page).getByRole('button', { name: 'Opnieuw proberen' }).click()
      await expect(dialog(page).locator('iframe')).toBeVisible()
    },
  )
})
