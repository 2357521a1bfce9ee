import { withoutUndefined } from '~openapi/without-undefined.ts'
import type { TranslationRow } from '../../tables.ts'

type Text = TranslationRow['texts'][number]

/** Texts in all four languages, in some, and in none, some of them long. English, Dutch, French, German. */
export const translations = (): TranslationRow[] => [
  ...COMMON.map(([key, GB, BE, FR, DE]) => translation(key, GB, { BE, FR, GB, ...withoutUndefined({ DE }) })),
  translation('booking.cancelled.title', 'Your booking is cancelled', { BE: 'Uw reservatie is geannuleerd' }),
  translation('booking.note', 'Note', {}),
  translation('budget.low.body', '<p>Your budget is <b>{{amount}}</b></p>', {
    BE: '<p>Uw budget bedraagt <b>{{amount}}</b></p>',
    FR: '<p>Il vous reste <b>{{amount}}</b></p>',
  }),
  translation(
    'onboarding.of.employees.whose.company.keeps.a.mobility.budget.with.a.season.card.and.a.bicycle.allowance.explanation',
    'Vos déplacements domicile–travail à vélo sont indemnisés au kilomètre.',
    {
      FR: 'L’abonnement de train reste entièrement à charge de l’employeur, également pendant un congé. '.repeat(
        40,
      ),
    },
  ),
  translation('odd.characters', '<script>alert(\'x\')</script> & "Söhne" ${7*7}', {
    BE: 'Нотатка · ملاحظة · 备注',
  }),
]

const COMMON: readonly (readonly [key: string, GB: string, BE: string, FR: string, DE?: string])[] = [
  [
    'booking.confirmed.title',
    'Your booking is confirmed',
    'Uw reservatie is bevestigd',
    'Votre réservation est confirmée',
    'Ihre Buchung ist bestätigt',
  ],
  [
    'booking.changed.title',
    'Your booking has changed',
    'Uw reservatie is gewijzigd',
    'Votre réservation a été modifiée',
  ],
  [
    'budget.low.title',
    'Your budget is running low',
    'Uw budget is bijna op',
    'Votre budget est presque épuisé',
  ],
  ['budget.topped-up', 'Your budget was topped up', 'Uw budget is opgeladen', 'Votre budget a été rechargé'],
  ['login.button', 'Sign in', 'Aanmelden', 'Se connecter', 'Anmelden'],
  ['login.forgotten', 'Forgotten your password?', 'Wachtwoord vergeten?', 'Mot de passe oublié ?'],
  ['mode.BIKE', 'Bicycle', 'Fiets', 'Vélo', 'Fahrrad'],
  ['mode.BUS_TRAM_METRO', 'Bus, tram and metro', 'Bus, tram en metro', 'Bus, tram et métro'],
  ['mode.CAR', 'Shared car', 'Deelauto', 'Voiture partagée', 'Mietwagen'],
  ['mode.CHARGING', 'Charging', 'Laden', 'Recharge'],
  ['mode.FLEXOFFICE', 'Flex office', 'Flexkantoor', 'Bureau partagé'],
  ['mode.FUEL', 'Fuel', 'Brandstof', 'Carburant', 'Kraftstoff'],
  ['mode.PARKING', 'Parking', 'Parkeren', 'Stationnement', 'Parken'],
  ['mode.STEP', 'Scooter', 'Deelstep', 'Trottinette'],
  ['mode.TRAIN', 'Train', 'Trein', 'Train', 'Zug'],
  [
    'parking.reminder',
    'Your parking session is still running',
    'U parkeert nog steeds',
    'Votre stationnement est en cours',
  ],
  [
    'seasoncard.expired',
    'Your season card has expired',
    'Uw abonnement is verlopen',
    'Votre abonnement a expiré',
  ],
  ['seasoncard.renew', 'Renew your season card', 'Vernieuw uw abonnement', 'Renouvelez votre abonnement'],
  ['ticket.show', 'Show your ticket', 'Toon uw ticket', 'Montrez votre billet', 'Zeigen Sie Ihre Fahrkarte'],
  ['ticket.valid', 'Valid today', 'Vandaag geldig', "Valable aujourd'hui"],
]

const translation = (
  key: string,
  defaultValue: string,
  texts: Partial<Record<Text['language'], string>>,
): TranslationRow => ({
  key,
  version: 1,
  defaultValue,
  texts: (['BE', 'FR', 'GB', 'DE'] as const).flatMap((language) => {
    const text = texts[language]
    return text === undefined ? [] : [{ language, text }]
  }),
})
