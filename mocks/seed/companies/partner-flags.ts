/** The switches of partners, in display order (G137, G341). */
export const PARTNER_FLAGS = [
  {
    key: 'billPerCompany',
    kind: 'BILLING',
    labels: { nl: 'Per bedrijf factureren', en: 'Bill each company', fr: 'Facturer par entreprise' },
    infos: {
      nl: 'Elk bedrijf krijgt een eigen afrekening, in plaats van één voor de partner.',
      en: 'Each company gets its own bill, instead of one for the partner.',
      fr: 'Chaque entreprise reçoit son propre décompte, au lieu d’un seul pour le partenaire.',
    },
  },
  {
    key: 'billServiceFees',
    kind: 'BILLING',
    labels: {
      nl: 'Servicekosten aanrekenen',
      en: 'Charge service fees',
      fr: 'Facturer les frais de service',
    },
    infos: {
      nl: 'De kosten van het platform komen op de rekening van de partner.',
      en: 'The partner is charged for the use of the platform.',
      fr: 'L’utilisation de la plateforme est facturée au partenaire.',
    },
  },
  {
    key: 'oneInvoicePerCompany',
    kind: 'INVOICE',
    labels: {
      nl: 'Eén factuur per bedrijf',
      en: 'One invoice per company',
      fr: 'Une facture par entreprise',
    },
    infos: {
      nl: 'Alle uitgaven van een maand staan op één factuur.',
      en: 'All expenses of a month are on one invoice.',
      fr: 'Toutes les dépenses d’un mois figurent sur une seule facture.',
    },
  },
  {
    key: 'detailPerUser',
    kind: 'INVOICE',
    labels: {
      nl: 'Detail per app-gebruiker',
      en: 'Details per app user',
      fr: 'Détail par utilisateur de l’app',
    },
    infos: {
      nl: 'Bij de factuur hoort een overzicht per app-gebruiker.',
      en: 'The invoice comes with an overview per app user.',
      fr: 'La facture est accompagnée d’un aperçu par utilisateur de l’app.',
    },
  },
] as const
