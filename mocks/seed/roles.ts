/** The roles of the platform and the kinds of contact, with their names. */
import type { ByLanguage } from '../behaviour/in-language.ts'

type Words = ByLanguage<string>
interface Described {
  labels: Words
  texts: Words
}

const said = (nl: string, en: string, fr: string): Words => ({ nl, en, fr })

export const ROLES: Readonly<Record<string, Described>> = {
  ospadmin: {
    labels: said('Platformbeheerder', 'Platform admin', 'Administrateur de la plateforme'),
    texts: said('Mag alles.', 'May do everything.', 'Peut tout faire.'),
  },
  ospuser: {
    labels: said('App-gebruiker', 'App user', 'Utilisateur de l’app'),
    texts: said('Gebruikt de mobiele app.', 'Uses the mobile app.', 'Utilise l’application mobile.'),
  },
  user_manager: {
    labels: said('Gebruikersbeheerder', 'User manager', 'Gestionnaire des utilisateurs'),
    texts: said(
      'Beheert gebruikers, bedrijfsgegevens, producten en het bedrijfsbudget, en ziet facturen.',
      'Manages users, company details, products and the company budget, and sees invoices.',
      'Gère les utilisateurs, les données, les produits et le budget de l’entreprise, et voit les factures.',
    ),
  },
  reporting_manager: {
    labels: said('Rapporteringsbeheerder', 'Reporting manager', 'Gestionnaire des rapports'),
    texts: said(
      'Ziet en downloadt alle rapporten.',
      'Sees and downloads all reports.',
      'Voit et télécharge tous les rapports.',
    ),
  },
  invoice_manager: {
    labels: said('Factuurbeheerder', 'Invoice manager', 'Gestionnaire des factures'),
    texts: said(
      'Ziet en downloadt facturen.',
      'Sees and downloads invoices.',
      'Voit et télécharge les factures.',
    ),
  },
  contact_user: {
    labels: said('Contact', 'Contact', 'Contact'),
    texts: said('Ontvangt alleen e-mails.', 'Receives mails only.', 'Reçoit uniquement des e-mails.'),
  },
  communication_manager: {
    labels: said('Communicatiebeheerder', 'Communication manager', 'Gestionnaire de la communication'),
    texts: said(
      'Ziet wat elke beheerder ziet, zonder eigen rechten.',
      'Sees what every admin sees, without rights of its own.',
      'Voit ce que voit chaque administrateur, sans droits propres.',
    ),
  },
  company_budget_manager: {
    labels: said(
      'Kan bedrijfsbudget beheren',
      'Can manage company budget',
      'Peut gérer le budget de l’entreprise',
    ),
    texts: said(
      'Kan het bedrijfsbudget met een kaart aanvullen.',
      'Can top up the company budget by card.',
      'Peut recharger le budget de l’entreprise par carte.',
    ),
  },
}

export const CONTACT_TYPES: Readonly<Record<string, Described>> = {
  INVOICING: {
    labels: said('Facturatiecontact', 'Invoicing contact', 'Contact de facturation'),
    texts: said(
      'Ontvangt elke maand de facturen per e-mail.',
      'Receives the invoices by mail every month.',
      'Reçoit chaque mois les factures par e-mail.',
    ),
  },
  HR: {
    labels: said('HR-contact', 'HR contact', 'Contact RH'),
    texts: said(
      'Ontvangt op het einde van het jaar het overzicht van de mobiliteitsbudgetten.',
      'Receives the overview of mobility budgets at the end of the year.',
      'Reçoit en fin d’année l’aperçu des budgets mobilité.',
    ),
  },
  BUDGET: {
    labels: said('Budgetcontact', 'Budget contact', 'Contact budget'),
    texts: said(
      'Ontvangt een e-mail wanneer het bedrijfsbudget onder de drempel zakt.',
      'Receives a mail when the company budget falls under its threshold.',
      'Reçoit un e-mail lorsque le budget de l’entreprise passe sous le seuil.',
    ),
  },
}
