/** Reasons to cancel an order: each action has its own list (R207). */
import type { components } from '@/api/generated/schema.ts'
import { invalidField } from '../../refusal.ts'
import { inLanguage, type ByLanguage } from '../in-language.ts'

type Schemas = components['schemas']
type Action = Schemas['GeneralOrderAction'] | Schemas['SeasonTicketAction']
type Texts = ByLanguage<string>

const LABELS = {
  USER_REQUEST: {
    nl: 'Op vraag van de gebruiker',
    en: 'At the request of the user',
    fr: "À la demande de l'utilisateur",
  },
  DUPLICATE: { nl: 'Dubbel besteld', en: 'Ordered twice', fr: 'Commandé deux fois' },
  OUT_OF_STOCK: { nl: 'Niet meer leverbaar', en: 'No longer available', fr: 'Plus disponible' },
  DATA_INCOMPLETE: {
    nl: 'De gegevens zijn onvolledig',
    en: 'The details are incomplete',
    fr: 'Les données sont incomplètes',
  },
  CARD_UNKNOWN: {
    nl: 'De operator kent deze kaart niet',
    en: 'The operator does not know this card',
    fr: "L'opérateur ne connaît pas cette carte",
  },
  PRODUCT_UNAVAILABLE: {
    nl: 'De operator biedt dit abonnement niet meer aan',
    en: 'The operator no longer offers this season ticket',
    fr: "L'opérateur ne propose plus cet abonnement",
  },
  NO_SEASON_TICKET: {
    nl: 'Er is geen lopend abonnement',
    en: 'There is no current season ticket',
    fr: "Il n'y a pas d'abonnement en cours",
  },
  OTHER: { nl: 'Andere reden', en: 'Other reason', fr: 'Autre raison' },
} satisfies Record<string, Texts>
type Code = keyof typeof LABELS

const PURCHASE: readonly Code[] = ['USER_REQUEST', 'DUPLICATE', 'OUT_OF_STOCK', 'OTHER']
const NEW_CARD: readonly Code[] = ['USER_REQUEST', 'DUPLICATE', 'DATA_INCOMPLETE', 'OTHER']
const EXISTING_CARD: readonly Code[] = ['USER_REQUEST', 'CARD_UNKNOWN', 'OTHER']
const NEW_TICKET: readonly Code[] = [
  'USER_REQUEST',
  'DUPLICATE',
  'DATA_INCOMPLETE',
  'PRODUCT_UNAVAILABLE',
  'OTHER',
]
const EXISTING_TICKET: readonly Code[] = ['USER_REQUEST', 'NO_SEASON_TICKET', 'CARD_UNKNOWN', 'OTHER']
const BY_ACTION: Record<Action, readonly Code[]> = {
  PURCHASE,
  PURCHASE_MOBIB_CARD: NEW_CARD,
  PURCHASE_CHARGING_CARD: NEW_CARD,
  STOP_CHARGING_CARD: EXISTING_CARD,
  PURCHASE_SEASON_TICKET: NEW_TICKET,
  RENEW_SEASON_TICKET: NEW_TICKET,
  ACTIVATE_SEASON_TICKET: EXISTING_TICKET,
  STOP_SEASON_TICKET: EXISTING_TICKET,
  CANCEL_SEASON_TICKET_RENEWAL: EXISTING_TICKET,
}

export interface Cancellable {
  action: Action
  status: Schemas['OrderStatus']
}

/** The reasons allowed for the order. None after it is handled. */
export const reasonsFor = (
  { action, status }: Cancellable,
  language: Schemas['Language'],
): Schemas['CancellationReason'][] =>
  status === 'OPEN'
    ? BY_ACTION[action].map((code) => ({ code, label: inLanguage(LABELS[code], language) }))
    : []

/** Throws 422 for a reason that is not allowed for the order. */
export function refuseReason({ action }: Cancellable, reason: string): void {
  if (!BY_ACTION[action].some((code) => code === reason))
    throw invalidField('reason', 'unknown', 'This order cannot be cancelled for that reason')
}

/** The reason with its name. For an unknown reason the name is the code. */
export const toReason = (code: string, language: Schemas['Language']): Schemas['CancellationReason'] => ({
  code,
  label: isCode(code) ? inLanguage(LABELS[code], language) : code,
})

const isCode = (code: string): code is Code => Object.hasOwn(LABELS, code)
