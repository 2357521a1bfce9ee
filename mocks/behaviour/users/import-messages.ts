import type { components } from '@/api/generated/schema.ts'
import type { BrokenRule } from '~openapi/rules.ts'
import { inLanguage, type ByLanguage } from '../in-language.ts'

type Language = components['schemas']['Language']

/** The message for each rule that a row of a file can break. */
const REASONS: Record<string, ByLanguage<string>> = {
  required: { nl: 'Het veld is verplicht', en: 'The field is required', fr: 'Ce champ est obligatoire' },
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
    nl: 'Schrijf de datum als dd/mm/jjjj, jjjj-mm-dd of 1 dec 2026',
    en: 'Write the date as dd/mm/yyyy, yyyy-mm-dd or 1 Dec 2026',
    fr: 'Écrivez la date sous la forme jj/mm/aaaa, aaaa-mm-jj ou 1 déc 2026',
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
  cell_error: {
    nl: '{text} is een fout van de spreadsheet',
    en: '{text} is a spreadsheet error',
    fr: '{text} est une erreur du tableur',
  },
  cell_formula: {
    nl: 'De formule heeft geen uitkomst; open het bestand en sla het opnieuw op',
    en: 'The formula has no result; open the file and save it again',
    fr: "La formule n'a pas de résultat ; ouvrez le fichier et enregistrez-le à nouveau",
  },
  cell_converted: {
    nl: 'De spreadsheet heeft hier {text} van gemaakt; maak van de kolom tekst en typ de waarde opnieuw',
    en: 'The spreadsheet has turned this into {text}; format the column as text and type the value again',
    fr: 'Le tableur en a fait {text} ; mettez la colonne au format texte et retapez la valeur',
  },
  cell_digits: {
    nl: 'De spreadsheet heeft cijfers verloren ({text}); maak van de kolom tekst en typ de waarde opnieuw',
    en: 'The spreadsheet has lost digits ({text}); format the column as text and type the value again',
    fr: 'Le tableur a perdu des chiffres ({text}) ; mettez la colonne au format texte et retapez la valeur',
  },
  cell_garbled: {
    nl: 'Hier zijn letters verloren gegaan ({text}); bewaar het bestand als CSV UTF-8',
    en: 'Letters were lost here ({text}); save the file as CSV UTF-8',
    fr: 'Des lettres ont été perdues ({text}) ; enregistrez le fichier en CSV UTF-8',
  },
  cell_invisible: {
    nl: 'Hier staat een teken dat niemand ziet ({character}); typ de waarde opnieuw',
    en: 'This contains an invisible character ({character}); type the value again',
    fr: 'Il y a ici un caractère invisible ({character}) ; retapez la valeur',
  },
  cell_merged: {
    nl: 'Deze cel is samengevoegd met {text}; splits de cellen',
    en: 'This cell is merged with {text}; unmerge the cells',
    fr: 'Cette cellule est fusionnée avec {text} ; séparez les cellules',
  },
  cell_quotes: {
    nl: 'Door een aanhalingsteken zijn regels aan elkaar geraakt; kijk deze regel na',
    en: 'A quotation mark has joined lines; look at this line',
    fr: 'Un guillemet a réuni des lignes ; vérifiez cette ligne',
  },
  cell_surplus: {
    nl: 'Deze regel heeft meer cellen dan er kolommen zijn; zet bedragen met een komma tussen aanhalingstekens',
    en: 'This line has more cells than there are columns; put amounts with a comma in quotation marks',
    fr: 'Cette ligne a plus de cellules que de colonnes ; mettez les montants à virgule entre guillemets',
  },
  cell_ambiguous: {
    nl: 'Dit kan {first} of {second} zijn; schrijf het eenduidig',
    en: 'This can be {first} or {second}; write it so that it means one',
    fr: 'Ceci peut être {first} ou {second} ; écrivez-le sans ambiguïté',
  },
  visible: {
    nl: 'Gebruik geen onzichtbare tekens',
    en: 'Do not use invisible characters',
    fr: "N'utilisez pas de caractères invisibles",
  },
  formula: {
    nl: 'Formules zijn niet toegelaten',
    en: 'Formulas are not allowed',
    fr: 'Les formules ne sont pas admises',
  },
  max_users: {
    nl: 'Uw bedrijf heeft het maximale aantal gebruikers bereikt',
    en: 'Your company has reached its maximum number of users',
    fr: "Votre entreprise a atteint son nombre d'utilisateurs",
  },
  duplicate: {
    nl: 'Staat al eerder in dit bestand',
    en: 'Already occurs in this file',
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
  company_inactive: {
    nl: 'Dit bedrijf is niet meer actief',
    en: 'This company is no longer active',
    fr: "Cette entreprise n'est plus active",
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
    en: 'This reference does not belong to any company budget',
    fr: "Cette communication n'appartient à aucun budget d'entreprise",
  },
  operator: {
    nl: 'Deze vervoerder is niet bekend',
    en: 'This operator is unknown',
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
    en: 'The last day has passed',
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

const OTHER: ByLanguage<string> = {
  nl: 'Deze waarde is niet geldig',
  en: 'This value is not valid',
  fr: "Cette valeur n'est pas valable",
}

/** The message for a broken rule. */
export const reasonOf = (rule: string, language: Language, params: BrokenRule['params'] = {}): string =>
  inLanguage(REASONS[rule === 'date-time' ? 'date' : rule] ?? OTHER, language).replace(
    /\{(\w+)\}/g,
    (all, name: string) => String(params[name] ?? all),
  )
