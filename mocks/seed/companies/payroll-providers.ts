/** The payroll providers, and the salary codes of a connected company. */
import type { components } from '@/api/generated/schema.ts'
import type { ByLanguage } from '../../behaviour/in-language.ts'

type Schemas = components['schemas']
type Texts = Readonly<ByLanguage<string>>

export interface PayrollField {
  name: string
  labels: Texts
  kind: Schemas['PayrollConnectionField']['kind']
  required: boolean
  pattern?: string
  /** A description of the pattern. */
  formats?: Texts
  options?: string[]
}
export interface PayrollProvider {
  id: string
  name: string
  employerIdPattern?: string
  employerIdFormats?: Texts
  codePattern?: string
  codeFormats?: Texts
  reportFormat: Schemas['PayrollReportFormat']
  fields: readonly PayrollField[]
}

/** R168: the transmission strategy is required. */
const STRATEGY: PayrollField = {
  name: 'transmissionStrategy',
  labels: { nl: 'Verzendwijze', en: 'Transmission strategy', fr: "Mode d'envoi" },
  kind: 'OPTION',
  required: true,
  options: ['API', 'SFTP', 'DOWNLOAD'],
}

export const PAYROLL_PROVIDERS: readonly PayrollProvider[] = [
  {
    id: 'paywise',
    name: 'Paywise',
    employerIdPattern: '^[0-9]{7}$',
    employerIdFormats: { nl: '7 cijfers', en: '7 digits', fr: '7 chiffres' },
    codePattern: '^[0-9]{4}$',
    codeFormats: { nl: '4 cijfers', en: '4 digits', fr: '4 chiffres' },
    reportFormat: 'CSV',
    fields: [
      text('clientId', 'Client-ID', 'Client ID', 'Identifiant client'),
      secret('clientSecret', 'Client secret', 'Client secret', 'Secret du client'),
      {
        // R169: the token scope is required.
        ...text('tokenScope', 'Bereik van het token', 'Token scope', 'Portée du jeton'),
        pattern: '^[a-z]+([.:][a-z]+)*$',
        formats: {
          nl: 'kleine letters, met punten of dubbele punten ertussen, zoals payroll.write',
          en: 'lower-case letters with dots or colons between them, such as payroll.write',
          fr: 'lettres minuscules, séparées par des points ou des deux-points, comme payroll.write',
        },
      },
      STRATEGY,
    ],
  },
  {
    id: 'noord',
    name: 'Sociaal Secretariaat Noord',
    codePattern: '^[A-Z]{2}[0-9]{2}$',
    codeFormats: {
      nl: '2 hoofdletters en 2 cijfers',
      en: '2 capitals and 2 digits',
      fr: '2 majuscules et 2 chiffres',
    },
    reportFormat: 'XML',
    fields: [
      text('userName', 'Gebruikersnaam', 'User name', "Nom d'utilisateur"),
      secret('password', 'Wachtwoord', 'Password', 'Mot de passe'),
      { ...text('folder', 'Map', 'Folder', 'Dossier'), required: false },
      STRATEGY,
    ],
  },
  {
    id: 'independants',
    name: 'Sociaal Secretariaat voor Zelfstandigen en Kleine en Middelgrote Ondernemingen – Secrétariat social des indépendants',
    reportFormat: 'XLSX',
    fields: [secret('apiKey', 'API-sleutel', 'API key', 'Clé API')],
  },
]

export const SALARY_CATEGORIES: readonly { id: string; labels: Texts }[] = [
  { id: 'MOBILITY', labels: { nl: 'Mobiliteit', en: 'Mobility', fr: 'Mobilité' } },
  { id: 'COMPENSATION', labels: { nl: 'Vergoedingen', en: 'Compensation', fr: 'Indemnités' } },
]

export interface SalaryComponent {
  component: string
  categoryId: string
  labels: Texts
  /** The mobility modes or the kind of registration that it sums up. With neither, it sums up everything else. */
  modes?: readonly string[]
  registration?: Schemas['Travel']['kind']
}

export const SALARY_COMPONENTS: readonly SalaryComponent[] = [
  component('PUBLIC_TRANSPORT', 'Openbaar vervoer', 'Public transport', 'Transports publics', {
    modes: ['TRAIN', 'BUS_TRAM_METRO'],
  }),
  component('BIKE', 'Fiets en step', 'Bicycle and scooter', 'Vélo et trottinette', {
    modes: ['BIKE', 'STEP'],
  }),
  component('CAR', 'Auto', 'Car', 'Voiture', { modes: ['CAR', 'FUEL', 'CHARGING', 'PARKING'] }),
  component('OTHER', 'Andere aankopen', 'Other purchases', 'Autres achats', {}),
  component('COMMUTE', 'Woon-werkverkeer', 'Commuting', 'Trajets domicile-travail', {
    registration: 'COMMUTE',
  }),
  component('BUSINESS_TRIP', 'Dienstreizen', 'Business trips', 'Déplacements professionnels', {
    registration: 'BUSINESS_TRIP',
  }),
  component('HOMEWORK', 'Thuiswerk', 'Work at home', 'Télétravail', { registration: 'HOMEWORK' }),
]

function text(name: string, nl: string, en: string, fr: string): PayrollField {
  return { name, labels: { nl, en, fr }, kind: 'TEXT', required: true }
}
function secret(name: string, nl: string, en: string, fr: string): PayrollField {
  return { ...text(name, nl, en, fr), kind: 'SECRET' }
}
function component(
  name: string,
  nl: string,
  en: string,
  fr: string,
  of: Pick<SalaryComponent, 'modes' | 'registration'>,
): SalaryComponent {
  const categoryId = of.registration === undefined ? 'MOBILITY' : 'COMPENSATION'
  return { component: name, categoryId, labels: { nl, en, fr }, ...of }
}
