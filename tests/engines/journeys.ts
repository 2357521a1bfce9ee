/**
 * One journey through each area, as its users go it: forms with dates, files, downloads, menus by keyboard, questions,
 * two tabs, a list of 20,000. What a screen does is tested in Chromium; here it is whether an engine lets it happen.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMPANY, GROUP } from '../../mocks/seed/names.ts'
import { exampleFile } from '../example-file.ts'
import { BASE, PASSWORD, TWO_FACTOR_CODE } from '../sign-in.ts'
import type { Visitor } from './visitor.ts'

export interface Journey {
  /** The area whose screens it goes through. */
  readonly area: string
  readonly title: string
  /** `undefined` for a guest. */
  readonly login: string | undefined
  /** The address at which it begins, below the base. */
  readonly at: string
  readonly go: (visitor: Visitor) => Promise<void>
}

const person = (ospId: string, tab: string): string => `/manage/app-users/${ospId}/${tab}`

/** Ordered by person, because signing in takes longer than opening a screen. */
export const journeys: readonly Journey[] = [
  {
    area: 'session',
    title: 'login and password, by keyboard',
    login: undefined,
    at: '/manage/app-users/active?search=jonas',
    go: async (visitor) => {
      await visitor.fill('Login', 'ulla.users')
      await visitor.fill('Wachtwoord', PASSWORD)
      await visitor.page.press('Enter')
      await visitor.isAt('/manage/app-users/active?search=jonas')
      await visitor.sees('Jonas Peeters')
      visitor.forget()
    },
  },
  {
    area: 'app-users',
    title: 'a changed phone number, saved by keyboard',
    login: 'ulla.users',
    at: person('u-1101', 'detail'),
    go: async (visitor) => {
      await visitor.fill('Gsm-nummer', '0475 99 88 77')
      await visitor.page.press('Control+s')
      await visitor.sees('opgeslagen')
      await visitor.open(`${BASE}${person('u-1101', 'detail')}`)
      await visitor.sees('475998877')
    },
  },
  {
    area: 'app-users',
    title: 'an import whose file is read in a worker',
    login: 'ulla.users',
    at: '/manage/app-users/import',
    go: async (visitor) => {
      await visitor.attach(fileOf(visitor, 'users.csv', 'firstname;lastname;email\r\nJan;Peeters;nope\r\n'))
      await visitor.sees('Fout: 1')
    },
  },
  {
    area: 'admins',
    title: 'a filter that is chosen by keyboard',
    login: 'ulla.users',
    at: '/manage/admins',
    go: async (visitor) => {
      await visitor.click('button', 'Filter')
      await visitor.click('menuitem', 'Contacten')
      await visitor.isAt('kind=contact')
      await visitor.sees('Connie Contact')
      await visitor.seesNo('Dirk')
    },
  },
  {
    area: 'budgets',
    title: 'a question whose answer gives the focus back',
    login: 'ulla.users',
    at: person('u-1101', 'budgets'),
    go: async (visitor) => {
      await visitor.click('button', 'Acties voor Mobiliteitsbudget')
      await visitor.click('menuitem', 'Deactiveren')
      await visitor.sees('De € 1 834,20 blijft staan.')
      await visitor.page.press('Escape')
      await visitor.seesNo('blijft staan')
      await visitor.hasFocus('button', 'Acties voor Mobiliteitsbudget')
    },
  },
  {
    area: 'expenses',
    title: 'a new expense with a date from the calendar',
    login: 'ulla.users',
    at: `${person('u-1101', 'expenses')}/add`,
    go: async (visitor) => {
      await visitor.choose('Budget', 'Mobiliteitsbudget')
      await visitor.fill('Bedrag incl. btw', '49,90')
      await visitor.sees('€ 1 784,30')
      await visitor.fill('Datum', '1/3/2026')
      await visitor.fill('Omschrijving', 'Fietspomp')
      await visitor.click('button', 'Uitgave toevoegen')
      await visitor.sees('De uitgave is geboekt.')
    },
  },
  {
    area: 'identification-fields',
    title: 'an error at its field, which has the focus',
    login: 'ulla.users',
    at: `${person('u-1101', 'identification-fields')}?dialog=add-token`,
    go: async (visitor) => {
      await visitor.click('button', 'Toevoegen')
      await visitor.sees('Kaart- of lidnummer is verplicht')
      await visitor.hasFocus('field', 'Kaart- of lidnummer')
    },
  },
  {
    area: 'user-groups',
    title: 'a new group',
    login: 'ulla.users',
    at: '/manage/user-groups/add',
    go: async (visitor) => {
      await visitor.click('button', 'Groep toevoegen')
      await visitor.hasFocus('field', 'Naam')
      await visitor.fill('Naam', 'Nachtploeg Brugge')
      await visitor.click('button', 'Groep toevoegen')
      await visitor.isAt('/members')
      await visitor.sees('Nachtploeg Brugge')
    },
  },
  {
    area: 'trips',
    title: 'a rate that is saved, and kept over a reload',
    login: 'ulla.users',
    at: `/manage/user-groups/${GROUP.nightShift}/trip-registration`,
    go: async (visitor) => {
      await visitor.fill('Fietsvergoeding', '0,40')
      await visitor.click('button', 'Opslaan')
      await visitor.sees('De instellingen zijn opgeslagen.')
      await visitor.open(`${BASE}/manage/user-groups/${GROUP.nightShift}/trip-registration`)
      await visitor.sees('0,40')
    },
  },
  {
    area: 'company',
    title: 'a switch',
    login: 'ulla.users',
    at: '/company/products/trip-registration',
    go: async (visitor) => {
      await visitor.click('switch', 'bedrijfswagen', 'Zakelijke verplaatsingen')
      await visitor.click('button', 'Opslaan')
      await visitor.sees('De instellingen zijn opgeslagen.')
    },
  },
  {
    area: 'season-tickets',
    title: 'an order with a date, by keyboard',
    login: 'ulla.users',
    at: '/order-handling/season-card-orders?search=bruxelles&action=PURCHASE_SEASON_TICKET',
    go: async (visitor) => {
      await visitor.click('button', 'Acties voor Inès García-Müller')
      await visitor.click('menuitem', 'Verwerken')
      await visitor.hasFocus('field', 'Begint op')
      await visitor.page.press('Control+a')
      await visitor.page.type(undefined, '15/01/2027')
      await visitor.page.press('Enter')
      await visitor.sees('De bestelling van Inès García-Müller is verwerkt.')
    },
  },
  {
    area: 'dashboard',
    title: 'a search for people',
    login: 'ulla.users',
    at: '/dashboard',
    go: async (visitor) => {
      await visitor.page.press('/')
      await visitor.page.type(undefined, 'jonas')
      await visitor.sees('jonas.peeters')
    },
  },
  {
    area: 'finance',
    title: 'a workbook that is downloaded',
    login: 'ulla.users',
    at: '/finance/all-transactions',
    go: async (visitor) => {
      await visitor.click('button', 'Alles downloaden (Excel)')
      await visitor.hasDownloaded('.xlsx')
    },
  },
  {
    area: 'help',
    title: 'another language, from a menu by keyboard',
    login: 'ulla.users',
    at: '/help',
    go: async (visitor) => {
      await visitor.click('button', 'Gebruikersmenu')
      await visitor.click('menuitem', 'English')
      await visitor.click('button', 'User menu')
      await visitor.sees('Sign out')
      await visitor.page.press('Escape')
      await visitor.seesNo('Sign out')
      await visitor.hasFocus('button', 'User menu')
      await visitor.page.press('Enter')
      await visitor.click('menuitem', 'Nederlands')
      await visitor.sees('Hulp')
    },
  },
  {
    area: 'session',
    title: 'signing out in one of two tabs signs out both',
    login: undefined,
    at: '/manage/user-groups',
    go: async (visitor) => {
      await visitor.fill('Login', 'ulla.users')
      await visitor.fill('Wachtwoord', PASSWORD)
      await visitor.click('button', 'Aanmelden')
      await visitor.isAt('/manage/user-groups')
      await visitor.page.useTab(1)
      await visitor.open(`${BASE}/manage/user-groups`)
      await visitor.click('button', 'Gebruikersmenu')
      await visitor.click('menuitem', 'Afmelden')
      await visitor.isAt('/login')
      await visitor.page.useTab(0)
      await visitor.isAt('/login')
      visitor.forget()
    },
  },
  {
    area: 'session',
    title: 'a second factor',
    login: undefined,
    at: '/help',
    go: async (visitor) => {
      await visitor.fill('Login', 'tom.twofactor')
      await visitor.fill('Wachtwoord', PASSWORD)
      await visitor.click('button', 'Aanmelden')
      await visitor.isAt('/2-factor-auth')
      await visitor.fill('Code', TWO_FACTOR_CODE)
      await visitor.isAt('/help')
      visitor.forget()
    },
  },
  {
    area: 'reporting',
    title: 'a recipient who is added in a dialog',
    login: 'rita.reports',
    at: '/reporting?dialog=add-recipient',
    go: async (visitor) => {
      await visitor.fill('Adresse e-mail', 'boekhouding@brugge-bakery.example')
      await visitor.page.press('Enter')
      await visitor.sees('boekhouding@brugge-bakery.example')
    },
  },
  {
    area: 'corporate-accounts',
    title: 'one of 20,000 companies',
    login: 'miranda.msp',
    at: '/corporate-accounts',
    go: async (visitor) => {
      await visitor.page.press('End')
      await visitor.fill('Zoek een bedrijf', 'BNL-00641')
      await visitor.sees('Antwerpen Architects 641')
      await visitor.click('link', 'Antwerpen Architects 641')
      await visitor.isAt('/corporate-accounts/')
    },
  },
  {
    area: 'branding',
    title: 'a colour that the whole portal takes on',
    login: 'olivia.osp',
    at: `/company/settings/branding?corporateAccountOspId=${COMPANY.bakery}`,
    go: async (visitor) => {
      await visitor.fill('Merkkleur', '#0B5D1E')
      await visitor.page.press('Control+s')
      await visitor.sees('De huisstijl is opgeslagen.')
      await visitor.until(
        'the portal does not take on the colour',
        () =>
          getComputedStyle(document.documentElement).getPropertyValue('--colors-brand-solid').trim() ===
          '#0b5d1e',
      )
    },
  },
  {
    area: 'communication',
    title: 'a message in three steps',
    login: 'olivia.osp',
    at: '/messages/add?channel=mc-8003',
    go: async (visitor) => {
      await visitor.click('button', 'Volgende')
      await visitor.sees('Dit bericht bereikt')
      await visitor.click('button', 'Volgende')
      await visitor.fill('Nederlands', 'Fietsen', 'Titel')
      await visitor.fill('Nederlands', 'Drie fietsen.', 'Bericht')
      await visitor.click('button', 'Versturen')
      await visitor.click('button', 'Versturen', 'Versturen naar')
      await visitor.sees('Het bericht is verstuurd')
    },
  },
  {
    area: 'orders',
    title: 'an order that is cancelled by keyboard',
    login: 'olivia.osp',
    at: '/orders/general?search=fietshelm%20maat',
    go: async (visitor) => {
      await visitor.click('button', 'Acties voor Jonas Peeters')
      await visitor.click('menuitem', 'Annuleren')
      await visitor.hasFocus('field', 'Reden')
      await visitor.choose('Reden', 'Niet meer leverbaar')
      await visitor.click('button', 'Bestelling annuleren')
      await visitor.sees('De bestelling van Jonas Peeters is geannuleerd.')
    },
  },
  {
    area: 'plugin-purchases',
    title: 'a rejection that is taken back from its notice',
    login: 'olivia.osp',
    at: '/orders/plugin-service?search=Stadsfiets%2028',
    go: async (visitor) => {
      await visitor.click('button', 'Acties voor Jonas Peeters')
      await visitor.click('menuitem', 'Afwijzen')
      await visitor.hasFocus('field', 'Waarom')
      await visitor.page.type(undefined, 'Te duur')
      await visitor.click('button', 'Bestelling afwijzen')
      await visitor.sees('is afgewezen')
      await visitor.click('button', 'Ongedaan maken')
      await visitor.sees('is weer open')
    },
  },
  {
    area: 'partners',
    title: 'the tabs of a partner',
    login: 'olivia.osp',
    at: '/partners/p-3001/details',
    go: async (visitor) => {
      for (const [tab, address] of [
        ['Diensten', '/resources'],
        ['Budgetten', '/budgets'],
      ] as const) {
        await visitor.click('link', tab)
        await visitor.isAt(`/partners/p-3001${address}`)
      }
    },
  },
  {
    area: 'payroll',
    title: 'a provider that is connected in two steps',
    login: 'olivia.osp',
    at: `/company/payrolls/details?corporateAccountOspId=${COMPANY.bakery}`,
    go: async (visitor) => {
      await visitor.click('link', 'Loonadministratie koppelen')
      await visitor.click('radio', 'Paywise')
      await visitor.click('button', 'Volgende')
      await visitor.fill('Werkgeversnummer', '0054321')
      await visitor.fill('Client-ID', 'portal-0054321')
      await visitor.fill('Client secret', 's3cret-in-clear')
      await visitor.fill('Bereik van het token', 'payroll.write')
      await visitor.choose('Verzendwijze', 'Via SFTP')
      await visitor.click('button', 'Koppelen')
      await visitor.sees('Gekoppeld met Paywise')
    },
  },
  {
    area: 'products',
    title: 'a missing choice, which gets the focus',
    login: 'olivia.osp',
    at: '/products/add',
    go: async (visitor) => {
      await visitor.fill('Naam', 'Night bus')
      await visitor.fill('Naam in het Nederlands', 'Nachtbus')
      await visitor.fill('Externe id', 'NIGHT-BUS')
      await visitor.page.press('Control+s')
      await visitor.hasFocus('field', 'Resources')
      await visitor.page.type(undefined, 'share')
      await visitor.click('option', 'Share Cars')
      await visitor.click('button', 'Elke maand')
      await visitor.page.press('Control+s')
      await visitor.sees('Nachtbus is gemaakt.')
    },
  },
  {
    area: 'reconciliation',
    title: 'a problem that is overridden with a reason',
    login: 'olivia.osp',
    at: '/reconciliation',
    go: async (visitor) => {
      await visitor.fill('Boekingsnummer', 'RAIL26100002')
      await visitor.isAt('booking=RAIL26100002')
      await visitor.click('button', 'Acties voor RAIL26100002')
      await visitor.click('menuitem', 'Handmatig oplossen')
      await visitor.hasFocus('field', 'Reden')
      await visitor.page.type(undefined, 'Nagevraagd bij de vervoerder')
      await visitor.click('button', 'Bedrag laten staan')
      await visitor.sees('Handmatig opgelost')
    },
  },
  {
    area: 'resources',
    title: 'a gas station with its position',
    login: 'olivia.osp',
    at: '/resources/gas-station/create',
    go: async (visitor) => {
      await visitor.fill('Naam', 'Pump One Dijle')
      await visitor.choose('Aanbieder', 'Scheldt Mobility')
      await visitor.fill('Breedtegraad', '50,8798')
      await visitor.fill('Lengtegraad', '4,7005')
      await visitor.page.press('Control+s')
      await visitor.sees('Pump One Dijle is aangemaakt.')
    },
  },
  {
    area: 'templates',
    title: 'the editor and its preview',
    login: 'olivia.osp',
    at: '/templates/tpl-7001',
    go: async (visitor) => {
      await visitor.click('tab', 'Engels')
      await visitor.click('field', 'Engels')
      await visitor.page.type(undefined, 'See you soon')
      await visitor.page.press('Control+s')
      await visitor.sees('PINCODE is opgeslagen.')
    },
  },
  {
    area: 'translations',
    title: 'a language that is saved by keyboard',
    login: 'olivia.osp',
    at: '/translations/edit?key=booking.cancelled.title',
    go: async (visitor) => {
      await visitor.fill('Engels', 'Your booking is cancelled')
      await visitor.page.press('Control+s')
      await visitor.sees('is opgeslagen')
    },
  },
  {
    area: 'uploads',
    title: 'a file of a provider, from choice to result',
    login: 'olivia.osp',
    at: '/uploads/vouchers',
    go: async (visitor) => {
      await visitor.attach(fileOf(visitor, 'vouchers.csv', exampleFile('vouchers.csv')))
      await visitor.click('button', 'Uploaden en controleren')
      await visitor.click('button', '1 rij verwerken')
      await visitor.seesNo('1 rij verwerken')
      await visitor.sees('Ander bestand')
    },
  },
  {
    area: 'user-fees',
    title: 'a fee that is changed',
    login: 'olivia.osp',
    at: '/user-fee/edit?fee=uf-7004',
    go: async (visitor) => {
      await visitor.fill('Bijdrage', '1,10')
      await visitor.page.press('Control+s')
      await visitor.sees('is opgeslagen')
    },
  },
]

/** Goes a journey from its first address. */
export async function goJourney(visitor: Visitor, { login, at, go }: Journey): Promise<void> {
  await visitor.be(login)
  await visitor.open(`${BASE}${at}`)
  await go(visitor)
}

/** A file on the disk, as a user has it. */
function fileOf(visitor: Visitor, name: string, content: string): string {
  const path = join(visitor.page.files, name)
  writeFileSync(path, content)
  return path
}
