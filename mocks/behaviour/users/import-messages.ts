import type { components } from '@/api/generated/schema.ts'

type Language = components['schemas']['Language']

/** The message for each rule that a row of a file can break. */
const REASONS: Record<string, Record<Language, string>> = {
  required: { nl: 'Dit veld is verplicht', en: 'The field is required', fr: 'Ce champ est obligatoire' },
  email: {
    nl: 'Het e-mailadres lijkt niet juist',
    en: 'The email format seems to be wrong',
    fr: "Le format de l'e-mail semble incorrect",
  },
  phone: {
    nl: 'Het telefoonnummer is niet geldig',
    en: 'The phone number is not valid',
    fr: "Le numéro de téléphone n'est pas valable",
  },
  date: {
    nl: 'Schrijf de datum als jjjj-mm-dd',
    en: 'Write the date as yyyy-mm-dd',
    fr: 'Écrivez la date sous la forme aaaa-mm-jj',
  },
  import_date: {
    nl: 'Schrijf de datum als jjjj-mm-dd, dd/mm/jjjj of dd-mm-jjjj',
    en: 'Write the date as yyyy-mm-dd, dd/mm/yyyy or dd-mm-yyyy',
    fr: 'Écrivez la date sous la forme aaaa-mm-jj, jj/mm/aaaa ou jj-mm-aaaa',
  },
  enum: {
    nl: 'Deze waarde is niet toegelaten',
    en: 'This value is not allowed',
    fr: "Cette valeur n'est pas admise",
  },
  maxLength: { nl: 'De waarde is te lang', en: 'The value is too long', fr: 'La valeur est trop longue' },
  'no-dots-or-space': {
    nl: 'Gebruik geen punten of spaties',
    en: 'Use neither dots nor spaces',
    fr: "N'utilisez ni points ni espaces",
  },
  taken: {
    nl: 'Deze gebruikersnaam is al in gebruik',
    en: 'The user name is already taken',
    fr: "Ce nom d'utilisateur est déjà pris",
  },
  unique: { nl: 'Moet uniek zijn', en: 'Must be unique', fr: 'Doit être unique' },
  contract_id: {
    nl: 'Ongeldig contractnummer',
    en: 'Invalid contract id',
    fr: 'Numéro de contrat non valable',
  },
  user_group: {
    nl: 'Deze gebruikersgroep bestaat niet',
    en: 'This user group does not exist',
    fr: "Ce groupe d'utilisateurs n'existe pas",
  },
  formula: {
    nl: 'Formules zijn niet toegelaten',
    en: 'Formulas are not allowed',
    fr: 'Les formules ne sont pas admises',
  },
  max_users: {
    nl: 'Uw bedrijf heeft het maximale aantal gebruikers bereikt',
    en: 'Your company has reached its number of users',
    fr: "Votre entreprise a atteint son nombre d'utilisateurs",
  },
  duplicate: {
    nl: 'Staat al eerder in dit bestand',
    en: 'Stands earlier in this file',
    fr: 'Figure déjà plus haut dans ce fichier',
  },
  exists: { nl: 'Bestaat al', en: 'Exists already', fr: 'Existe déjà' },
  user_unknown: {
    nl: 'Er is geen gebruiker met deze naam',
    en: 'There is no user of this name',
    fr: "Il n'y a pas d'utilisateur de ce nom",
  },
  card_unknown: {
    nl: 'Dit nummer is van geen enkele gebruiker',
    en: "This number is no user's",
    fr: "Ce numéro n'est celui d'aucun utilisateur",
  },
  card_inactive: {
    nl: 'Deze kaart is niet actief',
    en: 'This card is not active',
    fr: "Cette carte n'est pas active",
  },
  budget: {
    nl: 'Er is geen actief budget',
    en: 'There is no active budget',
    fr: "Il n'y a pas de budget actif",
  },
  booking_unknown: {
    nl: 'Deze boeking bestaat niet',
    en: 'This booking does not exist',
    fr: "Cette réservation n'existe pas",
  },
  payment_reference: {
    nl: 'Deze mededeling hoort bij geen bedrijfsbudget',
    en: 'This reference belongs to no company budget',
    fr: "Cette communication n'appartient à aucun budget d'entreprise",
  },
  operator: {
    nl: 'Deze vervoerder is niet bekend',
    en: 'This operator is not known',
    fr: "Cet opérateur n'est pas connu",
  },
  not_future: {
    nl: 'Ligt in de toekomst',
    en: 'Lies in the future',
    fr: 'Est dans le futur',
  },
  too_early: {
    nl: 'Ligt te lang geleden; controleer het jaartal',
    en: 'Is too long ago; check the year',
    fr: "Date trop ancienne ; vérifiez l'année",
  },
  date_order: { nl: 'Ligt voor het begin', en: 'Lies before the start', fr: 'Précède le début' },
  expired: {
    nl: 'De laatste dag is voorbij',
    en: 'The last day is past',
    fr: 'Le dernier jour est passé',
  },
  outgoing: {
    nl: 'Geen betaling aan het platform',
    en: 'No payment to the platform',
    fr: "N'est pas un paiement à la plateforme",
  },
  type: { nl: 'Schrijf een getal', en: 'Write a number', fr: 'Écrivez un nombre' },
  euro: {
    nl: 'Schrijf een bedrag met hoogstens twee decimalen',
    en: 'Write an amount with at most two decimals',
    fr: 'Écrivez un montant à deux décimales au plus',
  },
  minimum: { nl: 'De waarde is te klein', en: 'The value is too small', fr: 'La valeur est trop petite' },
  maximum: { nl: 'De waarde is te groot', en: 'The value is too large', fr: 'La valeur est trop grande' },
  minLength: { nl: 'De waarde is te kort', en: 'The value is too short', fr: 'La valeur est trop courte' },
}

const OTHER: Record<Language, string> = {
  nl: 'Deze waarde is niet geldig',
  en: 'This value is not valid',
  fr: "Cette valeur n'est pas valable",
}

/** The message for a broken rule. */
export const reasonOf = (rule: string, language: Language): string =>
  (REASONS[rule === 'date-time' ? 'date' : rule] ?? OTHER)[language]
