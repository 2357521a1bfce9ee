/** Templates of every kind and state, and the choices that the platform and its mail service offer for them. */
import type { components } from '@/api/generated/schema.ts'
import type { TemplateRow } from '../../tables.ts'
import { PARTNER } from '../names.ts'
import type { ByLanguage } from '../../behaviour/in-language.ts'

type Schemas = components['schemas']

/** Owner of the templates that belong to no partner. */
export const PLATFORM: Schemas['Ref'] = { ospId: 'platform', name: 'Mobility Platform' }

export const CONTENT_TYPES: readonly string[] = ['text/html', 'text/plain']

export const TEMPLATE_CATEGORIES: Readonly<Record<string, ByLanguage<string>>> = {
  ACCOUNT: { nl: 'Account', en: 'Account', fr: 'Compte' },
  BOOKING: { nl: 'Reservaties', en: 'Bookings', fr: 'Réservations' },
  BUDGET: { nl: 'Budget', en: 'Budget', fr: 'Budget' },
  NEWS: { nl: 'Nieuws', en: 'News', fr: 'Actualités' },
  TICKET: { nl: 'Tickets', en: 'Tickets', fr: 'Tickets' },
}

/** R210: the names by which the platform finds its own texts. Mail names are the same as in the outbox. */
export const PREDEFINED_NAMES: Record<Schemas['TemplateType'], readonly string[]> = {
  message: [
    'BOOKING_CANCELLED',
    'BOOKING_CONFIRMED',
    'CREDENTIALS',
    'DEACTIVATION',
    'LOGIN',
    'PINCODE',
    'THRESHOLD',
  ],
  ticket: ['BUS_TICKET', 'PARKING_TICKET', 'TRAIN_TICKET'],
}

/** R210: the template types of the external mail service. There is no survey template yet. */
export const EXTERNAL_TEMPLATE_TYPES: readonly string[] = ['CAMPAIGN', 'SURVEY', 'TRANSACTIONAL']

export const EXTERNAL_TEMPLATES: readonly Schemas['ExternalTemplate'][] = [
  { externalTemplateId: 'mail-301', externalTemplateType: 'CAMPAIGN', name: 'Nieuwsbrief', language: 'nl' },
  { externalTemplateId: 'mail-302', externalTemplateType: 'CAMPAIGN', name: 'Rundschreiben', language: 'de' },
  {
    externalTemplateId: 'mail-303',
    externalTemplateType: 'CAMPAIGN',
    name: "Lettre d'information",
    language: 'fr',
  },
  { externalTemplateId: 'mail-204', externalTemplateType: 'TRANSACTIONAL', name: 'Welcome' },
  { externalTemplateId: 'mail-205', externalTemplateType: 'TRANSACTIONAL', name: 'Receipt', language: 'en' },
]

/** The parameters of the last use of each name, before the sandbox started. */
export const LAST_USES: Readonly<Record<string, Schemas['TemplateParameters']>> = {
  PINCODE: {
    parameters: {
      firstName: 'Éloïse',
      lastName: 'Van den Broecke',
      login: 'eloise.vandenbroecke',
      companyName: 'Brugge Bakery',
    },
    usedOn: '2026-10-05T09:30:00+02:00',
  },
  THRESHOLD: {
    parameters: {
      firstName: 'Connie',
      companyName: 'Brugge Bakery',
      budgetAmount: '€ 412,50',
      threshold: '€ 500,00',
    },
    usedOn: '2026-10-01T06:00:00+02:00',
  },
  BOOKING_CONFIRMED: {
    // Users can enter HTML as their name. The preview must show it, not run it.
    parameters: {
      firstName: "<script>alert('x')</script>",
      reference: 'BK-2026-0042',
      provider: 'Rail & Co "Noord"',
    },
    usedOn: '2026-11-02T17:45:00+01:00',
  },
  TRAIN_TICKET: {
    parameters: { ticketNumber: 'T-000042', holder: 'Jonas Peeters', validOn: '21/11/2026' },
    usedOn: '2026-11-21T07:10:00+01:00',
  },
}

export const templates = (): TemplateRow[] => [
  template(1, 'PINCODE', {
    version: 3,
    languages: ['nl', 'fr', 'en', 'de'],
    category: 'ACCOUNT',
    versions: [
      text('nl', '2023-01-01', '<p>Beste klant, uw wachtwoord is vernieuwd.</p>'),
      text('nl', '2025-06-01', '<p>Dag {{firstName}} {{lastName}},</p><p>Uw wachtwoord is vernieuwd.</p>'),
      text('nl', '2031-01-01', '<p>Beste {{firstName}}, uw wachtwoord is vernieuwd.</p>'),
      text(
        'fr',
        '2025-06-01',
        '<p>Bonjour {{firstName}} {{lastName}},</p><p>Votre mot de passe a été renouvelé.</p>',
      ),
      text('en', '2025-06-01', '<p>Hello {{firstName}} {{lastName}},</p><p>Your password was renewed.</p>'),
      text(
        'de',
        '2025-06-01',
        '<p>Guten Tag {{firstName}} {{lastName}},</p><p>Ihr Passwort wurde erneuert.</p>',
      ),
    ],
  }),
  template(2, 'CREDENTIALS', {
    languages: ['nl', 'fr'],
    category: 'ACCOUNT',
    versions: [
      text('nl', '2024-01-01', '<p>Welkom {{firstName}}! U meldt zich aan als {{login}}.</p>'),
      text('fr', '2024-01-01', '<p>Bienvenue {{firstName}} ! Votre identifiant est {{login}}.</p>'),
    ],
  }),
  template(3, 'THRESHOLD', {
    contentType: 'text/plain',
    category: 'BUDGET',
    versions: [
      text(
        'nl',
        '2024-01-01',
        'Het budget van {{companyName}} is {{budgetAmount}}, onder de drempel van {{threshold}}.',
      ),
    ],
  }),
  template(4, 'Nieuwsbrief', {
    ownerOspId: PARTNER.small,
    languages: ['nl', 'fr'],
    category: 'NEWS',
    external: true,
    versions: [
      { language: 'nl', validFrom: '2026-01-01', externalTemplateId: 'mail-301' },
      { language: 'fr', validFrom: '2026-01-01', externalTemplateId: 'mail-303' },
    ],
  }),
  // It has a language, but no text yet.
  template(5, 'Wintercampagne', { ownerOspId: PARTNER.other, category: 'NEWS' }),
  template(6, 'BOOKING_CONFIRMED', {
    languages: ['en', 'nl'],
    category: 'BOOKING',
    versions: [
      text(
        'en',
        '2024-05-01',
        '<p>{{firstName}}, {{provider}} has confirmed {{reference}} for {{date}}.</p>',
      ),
      text('nl', '2024-05-01', '<p>{{firstName}}, {{provider}} heeft {{reference}} bevestigd.</p>'),
    ],
  }),
  // A partner's own text with the name of one of the platform's.
  template(7, 'BOOKING_CONFIRMED', {
    ownerOspId: PARTNER.large,
    contentType: 'text/plain',
    languages: ['de'],
    category: 'BOOKING',
    versions: [text('de', '2025-01-01', 'Ihre Buchung {{reference}} ist bestätigt.')],
  }),
  // It starts in the future, so no version is active yet.
  template(8, 'BOOKING_CANCELLED', {
    languages: ['fr'],
    category: 'BOOKING',
    versions: [text('fr', '2031-01-01', '<p>La réservation {{reference}} est annulée.</p>')],
  }),
  template(9, 'DEACTIVATION', {
    languages: ['nl'],
    versions: [text('nl', '2024-01-01', '<p>Dag {{firstName}}, uw account is gedeactiveerd.</p>')],
  }),
  template(10, 'TRAIN_TICKET', {
    templateType: 'ticket',
    contentType: 'text/plain',
    category: 'TICKET',
    versions: [text('nl', '2024-01-01', 'Treinticket {{ticketNumber}}\n{{holder}}\nGeldig op {{validOn}}')],
  }),
  template(11, 'PARKING_TICKET', {
    templateType: 'ticket',
    languages: ['nl', 'fr'],
    category: 'TICKET',
    versions: [
      text('nl', '2024-01-01', '<h1>Parkeren in {{zone}}</h1>'),
      text('fr', '2024-01-01', '<h1>Stationnement à {{zone}}</h1>'),
    ],
  }),
  template(12, 'BUS_TICKET', {
    templateType: 'ticket',
    ownerOspId: PARTNER.small,
    category: 'TICKET',
    versions: [text('nl', '2024-01-01', '<p>Lijn {{line}}</p>')],
  }),
  template(13, 'Rundschreiben', {
    languages: ['de'],
    category: 'NEWS',
    external: true,
    versions: [{ language: 'de', validFrom: '2025-03-01', externalTemplateId: 'mail-302' }],
  }),
  // An inactive partner keeps its templates.
  template(14, 'Dienstregeling', {
    ownerOspId: PARTNER.rail,
    versions: [text('nl', '2020-01-01', '<p>De dienstregeling verandert.</p>')],
  }),
  template(
    90,
    'Rappel à l’employé·e que le budget mobilité de l’année écoulée n’est pas reporté et qu’un solde éventuel est versé avec le salaire de janvier · Нагадування · تذكير',
    { languages: ['fr'], versions: [text('fr', '2025-01-01', '<p>Bonjour {{firstName}}</p>'.repeat(200))] },
  ),
]

const template = (number: number, name: string, more: Partial<TemplateRow>): TemplateRow => ({
  templateId: `tpl-${7000 + number}`,
  version: 1,
  name,
  templateType: 'message',
  contentType: 'text/html',
  languages: ['nl'],
  ownerOspId: PLATFORM.ospId,
  external: false,
  versions: [],
  ...more,
})

const text = (
  language: Schemas['TemplateLanguage'],
  validFrom: string,
  body: string,
): Schemas['TemplateVersionInput'] => ({ language, validFrom, body })
