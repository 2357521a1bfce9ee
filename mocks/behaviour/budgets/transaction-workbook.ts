import writeExcelFile from 'write-excel-file/universal'
import type { components } from '@/api/generated/schema.ts'
import { localTime } from '~notations/brussels.ts'
import { BUDGET_TYPES } from '../../seed/finance/budget-types.ts'
import { inLanguage, type ByLanguage } from '../in-language.ts'

type Schemas = components['schemas']

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const HEAD: ByLanguage<readonly string[]> = {
  nl: [
    'Datum',
    'Type',
    'Omschrijving',
    'Gebruiker',
    'Bedrijf',
    'Budget',
    'Bedrag incl. btw (EUR)',
    'Btw (%)',
    'Saldo (EUR)',
  ],
  en: [
    'Date',
    'Type',
    'Description',
    'User',
    'Company',
    'Budget',
    'Amount incl. VAT (EUR)',
    'VAT (%)',
    'Balance (EUR)',
  ],
  fr: [
    'Date',
    'Type',
    'Description',
    'Utilisateur',
    'Entreprise',
    'Budget',
    'Montant TVAC (EUR)',
    'TVA (%)',
    'Solde (EUR)',
  ],
}

/** The names of the transaction types. An unknown type is shown as its key. */
const TYPES: Readonly<Record<string, ByLanguage<string>>> = {
  event: { nl: 'Gebruik', en: 'Use', fr: 'Utilisation' },
  update: { nl: 'Aanpassing', en: 'Update', fr: 'Mise à jour' },
  topup: { nl: 'Opwaardering', en: 'Top-up', fr: 'Recharge' },
  user_fee: { nl: 'Gebruikerskost', en: 'User fee', fr: 'Frais d’utilisateur' },
  manual_update: { nl: 'Manuele aanpassing', en: 'Manual update', fr: 'Mise à jour manuelle' },
  refund: { nl: 'Terugbetaling', en: 'Refund', fr: 'Remboursement' },
  automatic_update_add: { nl: 'Automatische verhoging', en: 'Automatic addition', fr: 'Ajout automatique' },
  automatic_update_reset: {
    nl: 'Automatisch opnieuw ingesteld',
    en: 'Automatic reset',
    fr: 'Remise automatique',
  },
  start_amount: { nl: 'Beginbedrag', en: 'Start amount', fr: 'Montant de départ' },
  transfer: { nl: 'Overdracht', en: 'Transfer', fr: 'Transfert' },
}

/** Spreadsheets have no time zones, so this returns the date whose UTC time equals the Brussels time. */
const toLocalDate = (moment: string): Date => new Date(`${localTime(new Date(moment)).slice(0, 19)}Z`)

/** One sheet with a header row. Texts are cells of type text, so that none is run as a formula. */
export async function transactionWorkbook(
  rows: readonly Schemas['Transaction'][],
  language: Schemas['Language'],
): Promise<Blob> {
  const text = (value: string | undefined) => (value === undefined ? null : { value, type: String })
  const number = (value: number | undefined, format: string) =>
    value === undefined ? null : { value, type: Number, format }
  const lines = rows.map((row) => [
    { value: toLocalDate(row.date), type: Date, format: 'dd/mm/yyyy hh:mm' },
    text(inLanguage(TYPES[row.type], language) ?? row.type),
    text(row.description),
    text(row.user?.name),
    text(row.corporateAccount?.name),
    text(inLanguage(BUDGET_TYPES[row.budgetType].names, language)),
    number(row.amountVatIncl, '#,##0.00'),
    number(row.vatPercentage, '0'),
    number(row.balance, '#,##0.00'),
  ])
  const head = inLanguage(HEAD, language).map((value) => ({ value, fontWeight: 'bold' as const }))
  return writeExcelFile([head, ...lines], { sheet: 'Transactions' }).toBlob()
}
