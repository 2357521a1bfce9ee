/** The roles of the platform and the kinds of contact, with their names. */
import type { ByLanguage } from '../behaviour/in-language.ts'

type Texts = ByLanguage<string>
interface Described {
  labels: Texts
  texts: Texts
}

const byLanguage = (nl: string, en: string, fr: string): Texts => ({ nl, en, fr })

export const ROLES: Readonly<Record<string, Described>> = {
  ospadmin: {
    labels: byLanguage('Platformbeheerder', 'Platform admin', 'Administrateur de la plateforme'),
    texts: byLanguage('Mag alles.', 'May do everything.', 'Peut tout faire.'),
  },
  ospuser: {
    labels: byLanguage('App-gebruiker', 'App user', 'Utilisateur de l’app'),
    texts: byLanguage('Gebruikt de mobiele app.', 'Uses the mobile app.', 'Utilise l’application mobile.'),
  },
  user_manager: {
    labels: byLanguage('Gebruikersbeheerder', 'User manager', 'Gestionnaire des utilisateurs'),
    texts: byLanguage(
      'Beheert gebruikers, bedrijfsgegevens, producten en het bedrijfsbudget, en ziet facturen.',
      'Manages users, company details, products and the company budget, and sees invoices.',
      'Gère les utilisateurs, les données, les produits et le budget de l’entreprise, et voit les factures.',
    ),
  },
  reporting_manager: {
    labels: byLanguage('Rapporteringsbeheerder', 'Reporting manager', 'Gestionnaire des rapports'),
    texts: byLanguage(
      'Ziet en downloadt alle rapporten.',
      'Sees and downloads all reports.',
      'Voit et télécharge tous les rapports.',
    ),
  },
  invoice_manager: {
    labels: byLanguage('Factuurbeheerder', 'Invoice manager', 'Gestionnaire des factures'),
    texts: byLanguage(
      'Ziet en downloadt facturen.',
      'Sees and downloads invoices.',
      'Voit et télécharge les factures.',
    ),
  },
  contact_user: {
    labels: byLanguage('Contact', 'Contact', 'Contact'),
    texts: byLanguage('Ontvangt alleen e-mails.', 'Receives mails only.', 'Reçoit uniquement des e-mails.'),
  },
  communication_manager: {
    labels: byLanguage('Communicatiebeheerder', 'Communication manager', 'Gestionnaire de la communication'),
    texts: byLanguage(
      'Ziet wat elke beheerder ziet, zonder eigen rechten.',
      'Sees what every admin sees, without rights of its own.',
      'Voit ce que voit chaque administrateur, sans droits propres.',
    ),
  },
  company_budget_manager: {
    labels: byLanguage(
      'Kan bedrijfsbudget beheren',
      'Can manage company budget',
      'Peut gérer le budget de l’entreprise',
    ),
    texts: byLanguage(
      'Kan het bedrijfsbudget met een kaart aanvullen.',
      'Can top up the company budget by card.',
      'Peut recharger le budget de l’entreprise par carte.',
    ),
  },
}

export const CONTACT_TYPES: Readonly<Record<string, Described>> = {
  INVOICING: {
    labels: byLanguage('Facturatiecontact', 'Invoicing contact', 'Contact de facturation'),
    texts: byLanguage(
      'Ontvangt elke maand de facturen per e-mail.',
      'Receives the invoices by mail every month.',
      'Reçoit chaque mois les factures par e-mail.',
    ),
  },
  HR: {
    labels: byLanguage('HR-contact', 'HR contact', 'Contact RH'),
    texts: byLanguage(
      'Ontvangt op het einde van het jaar het overzicht van de mobiliteitsbudgetten.',
      'Receives the overview of mobility budgets at the end of the year.',
      'Reçoit en fin d’année l’aperçu des budgets mobilité.',
    ),
  },
  BUDGET: {
    labels: byLanguage('Budgetcontact', 'Budget contact', 'Contact budget'),
    texts: byLanguage(
      'Ontvangt een e-mail wanneer het bedrijfsbudget onder de drempel zakt.',
      'Receives a mail when the company budget falls under its threshold.',
      'Reçoit un e-mail lorsque le budget de l’entreprise passe sous le seuil.',
    ),
  },
}
