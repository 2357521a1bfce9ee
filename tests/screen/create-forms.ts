/** How a user performs each operation that is executed only once (G301): the address, the input, and the button. */
import { COMPANY } from '../../mocks/seed/names.ts'
import type { OperationId } from '../../src/api/operation.ts'
import { expect } from './matchers.ts'
import { latestWithoutSummary, monthAgo, nameOf } from './days.ts'
import {
  example,
  find,
  forMany,
  named,
  next,
  pick,
  press,
  pressOrRetry,
  type,
  upload,
  type UserForm,
} from './form-steps.ts'

const OSP = 'olivia.osp'
const USER = '/manage/app-users/u-1101'
const UUID = '00000000-0000-4000-8000-00000000'
const INVOICE = `inv-${COMPANY.bakery}-${monthAgo(2)}`

/** The record has left the page together with its form, and the notice stays. */
const MAYBE = /Mogelijk is dit al gebeurd/

const PERSON = { Voornaam: 'Nele', Familienaam: 'Nieuw', 'E-mailadres': 'nele@brugge-bakery.example' }

/** By operation. A test ensures that each operation with an Idempotency-Key is here. */
export const CREATE_FORMS: Partial<Readonly<Record<OperationId, UserForm>>> = {
  createManager: {
    address: '/manage/admins/add',
    async fill(page) {
      await type(PERSON)(page)
      await page.getByRole('checkbox', { name: /^Gebruikersbeheerder/ }).check()
    },
    send: press('Toevoegen'),
  },
  createContact: { address: '/manage/admins/hr/add', fill: type(PERSON), send: press('Toevoegen') },
  createMobileUser: {
    address: '/manage/app-users/add',
    async fill(page) {
      await type(PERSON)(page)
      for (let step = 0; step < 3; step += 1) await next(page)
    },
    send: press('Gebruiker toevoegen'),
  },
  processUsersUpload: {
    address: '/manage/app-users/import',
    fill: upload('users.csv', 'firstName,lastName,email\r\nNele,Nieuw,nele@brugge-bakery.example'),
    send: press('1 gebruiker toevoegen'),
  },
  requestReport: {
    as: 'rita.reports',
    address: '/reporting?dialog=request-report',
    async fill(page) {
      const choice = (name: string) => page.getByRole('dialog').getByRole('combobox', { name })
      await choice('Soort').selectOption('Overzicht van het gebruik')
      await choice('Maand').selectOption(nameOf(latestWithoutSummary()))
    },
    send: press('Aanvragen'),
  },
  createBudget: {
    address: '/manage/app-users/u-1001/budgets/add',
    async fill(page) {
      await page.getByRole('radio', { name: 'Woon-werkbudget' }).check()
      await type({ 'Terugkerend bedrag': '120,50' })(page)
    },
    send: press('Budget toevoegen'),
  },
  addMessageChannel: {
    as: OSP,
    address: '/message-channels/add',
    fill: (page) => page.getByRole('textbox', { name: /^Naam/ }).fill('Fietsers'),
    send: press('Kanaal toevoegen'),
  },
  sendMessage: {
    as: OSP,
    address: '/messages/add',
    async fill(page) {
      await page.getByRole('radio', { name: /^Brugge Bakery HR/ }).check()
      await next(page)
      await next(page)
      for (const [what, text] of [
        ['Titel', 'Fietsen'],
        ['Bericht', 'Drie fietsen.'],
      ] as const)
        await page
          .getByRole('group', { name: new RegExp(`^${what}`) })
          .getByLabel(/^Nederlands/)
          .fill(text)
    },
    async send(page) {
      if ((await page.getByRole('alertdialog').count()) === 0)
        await page.getByRole('main').getByRole('button', { name: 'Versturen', exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Versturen' }).click()
    },
  },
  createCorporateAccount: {
    as: 'mats.msp',
    address: '/corporate-accounts/add',
    async fill(page) {
      await type({ Naam: 'Kortrijk Karpet', 'Externe id': 'KORTRIJK-KARPET' })(page)
      await page.getByRole('combobox', { name: 'Betaalwijze' }).selectOption('PREPAID')
      for (let step = 0; step < 3; step += 1) await next(page)
    },
    send: press('Bedrijf toevoegen'),
  },
  refundEvent: {
    address: `${USER}/expenses/e-7003?dialog=refund`,
    fill: type({ Bedrag: '10,00' }),
    send: press('Terugbetalen'),
  },
  correctEvent: {
    address: `${USER}/expenses/e-7004?dialog=correct`,
    fill: (page) =>
      page
        .getByRole('dialog')
        .getByLabel(/^Bedrag incl/)
        .fill('80,00'),
    send: press('Corrigeren'),
    readsBack: /Het bedrag is nu/, // When read again, the expense has the corrected amount (G412).
  },
  createExternalPurchaseCostEvent: {
    address: `${USER}/expenses/add`,
    async fill(page) {
      await page.getByLabel(named('Budget')).selectOption({ index: 1 })
      await page.getByLabel(/^Bedrag incl/).fill('64,50')
    },
    send: press('Uitgave toevoegen'),
  },
  createRecurringExternalPurchase: {
    address: `${USER}/expenses/add`,
    async fill(page) {
      await page.getByLabel(named('Budget')).selectOption({ index: 1 })
      await page.getByLabel(/^Bedrag incl/).fill('75,00')
      await page.getByRole('radio', { name: 'Terugkerend' }).check()
      await pick(page, 'Soort', 'Parkeerplaats')
      await type({ 'Eerste keer': '01/01/2030' })(page)
    },
    send: press('Uitgave toevoegen'),
  },
  deleteRecurringExternalPurchase: {
    address: `${USER}/expenses?dialog=delete-recurring&recurrence=rp-7104`,
    send: press('Verwijderen'),
  },
  addTransactionForUser: {
    address: `${USER}/budgets/amount/add`,
    fill: type({ Bedrag: '10,00', Omschrijving: 'Paasbonus' }),
    send: press('Bedrag toevoegen'),
  },
  addTransactionForCorporateAccount: {
    as: 'mats.msp',
    address: `/finance/company-budget?corporateAccountOspId=${COMPANY.bakery}&dialog=book`,
    fill: type({ Bedrag: '480,35', Omschrijving: 'Rechtzetting' }),
    send: press('Boeken'),
  },
  registerInvoicePayment: {
    as: 'ivo.invoices',
    address: `/finance/invoices/${INVOICE}?dialog=pay`,
    fill: type({ 'Betaald bedrag': '10,00' }),
    send: press('Betaling registreren'),
  },
  addIdentificationToken: {
    address: `${USER}/identification-fields?dialog=add-token`,
    async fill(page) {
      await pick(page, 'Soort', 'Nummerplaat')
      await type({ Nummerplaat: '2-xyz-789' })(page)
      await page.getByLabel(named('Budget')).selectOption({ index: 1 })
    },
    send: press('Toevoegen'),
  },
  confirmOrder: {
    as: OSP,
    address: '/orders/general?dialog=confirm&order=o-8101',
    send: press('Bevestigen'),
  },
  createPartner: {
    as: OSP,
    address: '/partners/add',
    async fill(page) {
      await type({ Naam: 'Kempen Mobility', 'Externe id': 'KEMPEN' })(page)
      await page.getByRole('combobox', { name: 'Type' }).selectOption('MSP')
      for (let step = 0; step < 3; step += 1) await next(page)
    },
    send: press('Partner toevoegen'),
  },
  createPayrollConfig: {
    as: OSP,
    address: `/company/payrolls/connect?corporateAccountOspId=${COMPANY.bakery}`,
    async fill(page) {
      await page.getByRole('radio', { name: 'Paywise' }).check()
      await next(page)
      await type({
        Werkgeversnummer: '0054321',
        'Client-ID': 'portal-0054321',
        'Client secret': 's3cret-in-clear',
        'Bereik van het token': 'payroll.write',
      })(page)
      await pick(page, 'Verzendwijze', 'Via SFTP')
    },
    send: press('Koppelen'),
    readsBack: MAYBE,
  },
  requestPluginPurchase: {
    as: OSP,
    address: `/orders/plugin-service?dialog=approve&purchase=${UUID}8301`,
    send: press('Goedkeuren'),
    readsBack: MAYBE,
  },
  createProduct: {
    as: OSP,
    address: '/products/add',
    async fill(page) {
      await page.getByRole('textbox', { name: 'Naam', exact: true }).fill('Night bus')
      await type({ 'Externe id': 'NIGHT-BUS' })(page)
      await find(page, 'Resources', 'belgian', /Belgian Rail/)
    },
    send: press('Product toevoegen'),
  },
  addProductComposition: {
    as: OSP,
    address: '/products/add-resourcegroup?productOspId=pr-9001',
    fill: (page) => find(page, 'Resourcegroep', 'deel', /Deelmobiliteit/),
    send: press('Toevoegen'),
  },
  createResource: {
    as: OSP,
    address: '/resources/transport/create',
    async fill(page) {
      await type({ Naam: 'Halte aan de Dijle' })(page)
      await pick(page, 'Aanbieder', 'Scheldt Mobility')
    },
    send: press('Halte toevoegen'),
  },
  createResourceGroup: {
    as: OSP,
    address: '/resources/resource-groups/create',
    fill: type({ Naam: 'Zomerdienst' }),
    send: press('Groep toevoegen'),
  },
  confirmSeasonTicketOrder: {
    address: '/order-handling/season-card-orders?dialog=process&order=so-8203',
    send: press('Verwerken'),
    readsBack: MAYBE,
  },
  createTemplate: {
    as: OSP,
    address: '/templates/add',
    async fill(page) {
      await type({ Naam: 'Herinnering' })(page)
      await pick(page, 'Eigenaar', 'Mobility Platform')
      await page.getByRole('textbox', { name: 'Nederlands' }).fill('<p>Dag</p>')
    },
    send: press('Sjabloon toevoegen'),
  },
  createTranslation: {
    as: OSP,
    address: '/translations/create',
    fill: type({ Sleutel: 'parking.title', Standaardtekst: 'Parking' }),
    send: press('Vertaling toevoegen'),
  },
  processVoucherFile: {
    as: OSP,
    address: '/uploads/vouchers',
    fill: example('vouchers.csv'),
    send: press(/verwerken$/),
    readsBack: /^Verwerkt: [1-9]/,
  },
  processProviderFile: {
    as: OSP,
    address: '/uploads/line',
    fill: example('line.csv'),
    send: press(/verwerken$/),
    readsBack: /^Verwerkt: [1-9]/,
  },
  processCarShareInvoice: {
    as: OSP,
    address: '/uploads/car-share',
    fill: example('car-share.csv'),
    send: press(/verwerken$/),
    readsBack: /^Verwerkt: [1-9]/,
  },
  processCo2File: {
    as: OSP,
    address: '/uploads/car-share',
    async fill(page) {
      await page.getByRole('radio', { name: 'CO2 van deelwagens' }).click()
      await example('co2.csv')(page)
    },
    send: press(/verwerken$/),
    readsBack: /^Verwerkt: [1-9]/,
  },
  processRailInvoice: {
    as: OSP,
    address: '/uploads/rail',
    fill: example('rail.xml'),
    send: press(/verwerken$/),
    readsBack: /^Verwerkt: [1-9]/,
  },
  createUserFee: {
    as: OSP,
    address: '/user-fee/create',
    async fill(page) {
      await find(page, 'Wie betaalt', 'gent gar', /Gent Gar/)
      await type({ Van: '1' })(page)
      await page.getByRole('textbox', { name: /^Bijdrage/ }).fill('1,50')
    },
    send: press('Bijdrage toevoegen'),
    readsBack: MAYBE, // A second one would overlap with the first.
  },
  createUserGroup: {
    address: '/manage/user-groups/add',
    fill: type({ Naam: 'Nachtploeg' }),
    send: press('Groep toevoegen'),
  },
}

const STOPS = upload('stops.csv', 'name,provider\r\nHalte aan de Dijle,Scheldt Mobility')

/**
 * Other places that send one of these operations: for many records, row by row from a file, or as one of several steps.
 */
export const MORE_FORMS: readonly (readonly [OperationId, what: string, UserForm])[] = [
  [
    'confirmOrder',
    'for many',
    {
      as: OSP,
      address: '/orders/general',
      fill: forMany(2, /^Bevestigen/),
      calls: 2,
      readsBack: /^2 gelukt, 0 mislukt/,
      send: pressOrRetry('Bevestigen'),
    },
  ],
  [
    'confirmSeasonTicketOrder',
    'for many',
    {
      address: '/order-handling/season-card-orders',
      fill: forMany(2, /^Verwerken/),
      calls: 2,
      send: pressOrRetry('Verwerken'),
    },
  ],
  [
    'requestPluginPurchase',
    'for many',
    {
      as: OSP,
      address: '/orders/plugin-service',
      fill: forMany(2, /^Goedkeuren/),
      calls: 2,
      send: pressOrRetry('Goedkeuren'),
    },
  ],
  [
    'deleteRecurringExternalPurchase',
    'when a user leaves',
    {
      address: `${USER}/leave`,
      fill: async (page) => {
        await press('Uitvoeren…')(page)
        await expect(page.getByRole('alertdialog')).toBeVisible()
      },
      send: pressOrRetry('Uitvoeren'),
      doesMore: true,
    },
  ],
  [
    'createResource',
    'from a file',
    {
      as: OSP,
      address: '/resources/transport?view=import',
      fill: STOPS,
      async send(page) {
        // The failed rows are sent again with their file.
        const isOver = (await page.getByRole('link', { name: 'Naar de lijst' }).count()) > 0
        if (isOver) {
          await press('Ander bestand')(page)
          await STOPS(page)
        }
        await press(/aanmaken$/)(page)
      },
      doesMore: true, // The result is shown instead of the file.
      readsBack: /^Aangemaakt: 1/,
    },
  ],
]
