import type { components } from '@/api/generated/schema.ts'

type Language = components['schemas']['Language']

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
  exists: {
    nl: 'Deze gebruiker bestaat al',
    en: 'This user exists already',
    fr: 'Cet utilisateur existe déjà',
  },
}

const OTHER: Record<Language, string> = {
  nl: 'Deze waarde is niet geldig',
  en: 'This value is not valid',
  fr: "Cette valeur n'est pas valable",
}

/** What to tell about a broken rule of one row. */
export const reasonOf = (rule: string, language: Language): string =>
  (REASONS[rule === 'date-time' ? 'date' : rule] ?? OTHER)[language]
