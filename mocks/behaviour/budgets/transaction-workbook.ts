import writeExcelFile from 'write-excel-file/universal'
import type { components } from '@/api/generated/schema.ts'

type Schemas = components['schemas']

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const HEAD: Record<Schemas['Language'], readonly string[]> = {
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

/** One sheet with a header row. Texts are cells of type text, so that none is run as a formula. */
export async function transactionWorkbook(
  rows: readonly Schemas['Transaction'][],
  language: Schemas['Language'],
): Promise<Blob> {
  const text = (value: string | undefined) => (value === undefined ? null : { value, type: String })
  const number = (value: number | undefined, format: string) =>
    value === undefined ? null : { value, type: Number, format }
  const lines = rows.map((row) => [
    text(row.date.slice(0, 10)),
    text(row.type),
    text(row.description),
    text(row.user?.name),
    text(row.corporateAccount?.name),
    text(row.budgetType),
    number(row.amountVatIncl, '#,##0.00'),
    number(row.vatPercentage, '0'),
    number(row.balance, '#,##0.00'),
  ])
  const head = HEAD[language].map((value) => ({ value, fontWeight: 'bold' as const }))
  return writeExcelFile([head, ...lines], { sheet: 'Transactions' }).toBlob()
}
