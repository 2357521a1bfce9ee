import type { MessageChannelRow, MessageRow } from '../../tables.ts'
import { COMPANY, PARTNER } from '../names.ts'

/** The kinds of messages with their names (G395). */
export const MESSAGE_TYPES = {
  INFORMATION: { nl: 'Informatie', en: 'Information', fr: 'Information' },
  NEWS: { nl: 'Nieuws', en: 'News', fr: 'Actualité' },
  DISRUPTION: { nl: 'Storing', en: 'Disruption', fr: 'Perturbation' },
  SURVEY: { nl: 'Bevraging', en: 'Survey', fr: 'Enquête' },
} as const

const CHANNEL = { platform: 'mc-8001', bakery: 'mc-8003' } as const

/**
 * A channel for everyone, for a partner's users, for a company's, one without recipients yet, and one with both
 * filters.
 */
export const messageChannels = (): MessageChannelRow[] => [
  channel(CHANNEL.platform, 'Platform', { alwaysShowInApp: true }),
  channel('mc-8002', 'Noordzee Mobility', {
    responseReceiverOspId: 'u-1002',
    allowReply: true,
    mspFilter: [PARTNER.small],
  }),
  channel(CHANNEL.bakery, 'Brugge Bakery HR', {
    version: 2,
    responseReceiverOspId: 'u-1001',
    allowReply: true,
    alwaysShowInApp: true,
    corporateAccountFilter: [COMPANY.bakery],
  }),
  channel('mc-8004', 'Empty Office', { corporateAccountFilter: [COMPANY.empty] }),
  // It reaches only the company that the partner serves.
  channel('mc-8005', 'Noordzee & vrienden', {
    responseReceiverOspId: 'u-1000',
    mspFilter: [PARTNER.small],
    corporateAccountFilter: [COMPANY.postpaid, COMPANY.prepaid],
  }),
  channel(
    'mc-8090',
    'Société intercommunale d’expansion économique, de politique du logement et d’assistance technique – service mobilité des employé·e·s',
    { mspFilter: [PARTNER.small, PARTNER.artemis, PARTNER.other], corporateAccountFilter: [COMPANY.artemis] },
  ),
]

/** Messages sent before the sandbox started. */
export const messages = (): MessageRow[] => [
  message(1, CHANNEL.platform, 'Platform', '2026-09-01T10:00:00+02:00', 1040, {
    type: 'DISRUPTION',
    title: 'Onderhoud',
    body: 'Zondag is de app tussen 6 en 8 uur niet bereikbaar.',
    showOnHomeScreen: true,
    showOnHomeScreenUntil: '2026-09-06',
    pushNotification: true,
    translations: [
      {
        language: 'fr',
        title: 'Maintenance',
        body: 'Dimanche, l’app n’est pas accessible entre 6 et 8 heures.',
      },
      {
        language: 'en',
        title: 'Maintenance',
        body: 'The app is not available on Sunday from 6 to 8 in the morning.',
      },
    ],
  }),
  message(2, CHANNEL.bakery, 'Brugge Bakery HR', '2026-10-05T08:00:00+02:00', 60, {
    type: 'SURVEY',
    title: 'Hoe komt u naar het werk?',
    body: 'Laat het ons weten: antwoord op dit bericht.',
  }),
  message(3, CHANNEL.bakery, 'Brugge Bakery HR', '2026-10-12T08:00:00+02:00', 58, {
    title: 'Nieuwe deelfietsen',
    body: 'Vanaf maandag staan er drie deelfietsen aan de bakkerij.\n\nVeel plezier ermee!',
  }),
]

const channel = (ospId: string, name: string, more: Partial<MessageChannelRow>): MessageChannelRow => ({
  ospId,
  version: 1,
  name,
  allowReply: false,
  alwaysShowInApp: false,
  mspFilter: [],
  corporateAccountFilter: [],
  ...more,
})

const message = (
  number: number,
  channelOspId: string,
  sender: string,
  sentOn: string,
  recipientCount: number,
  more: Pick<MessageRow, 'title' | 'body'> & Partial<MessageRow>,
): MessageRow => ({
  ospId: `msg-${8100 + number}`,
  channel: { ospId: channelOspId, name: sender },
  type: 'INFORMATION',
  showOnHomeScreen: false,
  pushNotification: false,
  recipientCount,
  sentOn,
  sentByOspId: 'u-1000',
  ...more,
})
