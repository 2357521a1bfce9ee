import type { components } from '@/api/generated/schema.ts'
import type { ByLanguage } from '../../behaviour/in-language.ts'

type Schemas = components['schemas']

const contact = { email: 'support@platform.example', phone: '+32 2 555 01 23' }

export const HELP: ByLanguage<Schemas['HelpContent']> = {
  nl: {
    language: 'nl',
    title: 'Hulp nodig?',
    sections: [
      {
        title: 'Een gebruiker toevoegen',
        body: 'Ga naar Gebruikers en kies Toevoegen. De gebruiker krijgt de aanmeldgegevens per e-mail.',
      },
      {
        title: 'Een budget opladen',
        body: 'Schrijf het bedrag over met de gestructureerde mededeling.\n\nHet bedrag is binnen 48 uur zichtbaar.',
      },
      {
        title: 'Een geblokkeerde gebruiker',
        body: 'Na vijf mislukte pogingen wordt een account geblokkeerd. Deblokkeer het op de pagina van de gebruiker.',
      },
    ],
    contact: { ...contact, openingHours: 'ma–vr 9–17 u.' },
    readMoreUrl: 'https://help.platform.example/nl',
  },
  en: {
    language: 'en',
    title: 'Need help?',
    sections: [
      {
        title: 'Adding a user',
        body: 'Go to Users and choose Add. The user receives the sign-in details by e-mail.',
      },
      {
        title: 'Topping up a budget',
        body: 'Transfer the amount with the structured reference.\n\nThe amount shows within 48 hours.',
      },
      {
        title: 'A blocked user',
        body: "An account is blocked after five failed attempts. Unblock it on the user's page.",
      },
    ],
    contact: { ...contact, openingHours: 'Mon–Fri 9 am–5 pm' },
    readMoreUrl: 'https://help.platform.example/en',
  },
  fr: {
    language: 'fr',
    title: "Besoin d'aide ?",
    sections: [
      {
        title: 'Ajouter un utilisateur',
        body: "Ouvrez Utilisateurs et choisissez Ajouter. L'utilisateur reçoit ses identifiants par e-mail.",
      },
      {
        title: 'Recharger un budget',
        body: 'Effectuez un virement avec la communication structurée.\n\nLe montant est visible dans les 48 heures.',
      },
      {
        title: 'Un utilisateur bloqué',
        body: "Un compte est bloqué après cinq tentatives échouées. Débloquez-le sur la page de l'utilisateur.",
      },
    ],
    contact: { ...contact, openingHours: 'lu–ve 9–17 h' },
    readMoreUrl: 'https://help.platform.example/fr',
  },
}
