/** Reports as files: the bookings of a company per month and mobility mode. */
import writeExcelFile from 'write-excel-file/universal'
import { csvText } from '~notations/csv-cell.ts'
import type { components } from '@/api/generated/schema.ts'
import { invalidField } from '../../refusal.ts'
import type { World } from '../../world.ts'
import { createFigures, perMode } from './figures.ts'
import { toEuros } from '../money.ts'
import { monthAfter, monthsBetween } from '../months.ts'
import { writePdf } from '../files/pdf.ts'
import type { Copy } from './reports.ts'
import { inLanguage, type ByLanguage } from '../in-language.ts'

type Language = components['schemas']['Language']
/** Company, month, mode, bookings, euros incl. VAT. */
type Line = [company: string, month: string, mode: string, count: number, euros: number]

const HEAD: ByLanguage<readonly string[]> = {
  nl: ['Bedrijf', 'Maand', 'Vervoermiddel', 'Boekingen', 'Bedrag incl. btw (EUR)'],
  en: ['Company', 'Month', 'Mode', 'Bookings', 'Amount incl. VAT (EUR)'],
  fr: ['Entreprise', 'Mois', 'Mode', 'Réservations', 'Montant TVAC (EUR)'],
}
const LINES_PER_PAGE = 40
const MAX_LINES = 50_000

/**
 * All chosen reports in one file. The suffix decides its type: `.xlsx`, `.csv` or `.pdf`. Throws the contract's 422
 * when it would be too large.
 */
export async function reportFile(
  world: World,
  chosen: readonly Copy[],
  suffix: string,
  title: string,
  language: Language,
): Promise<Blob> {
  const lines = linesOf(world, chosen, language)
  if (suffix === '.xlsx') return workbook(lines, language)
  if (suffix === '.csv') return csv(lines, language)
  const texts = [inLanguage(HEAD, language), ...lines.map(toTexts)].map((cells) => cells.join('  |  '))
  const pages: string[][] = []
  for (let index = 0; index < texts.length; index += LINES_PER_PAGE)
    pages.push([title, '', ...texts.slice(index, index + LINES_PER_PAGE)])
  return writePdf(pages)
}

function linesOf(world: World, chosen: readonly Copy[], language: Language): Line[] {
  const figuresOf = createFigures(world)
  const lines: Line[] = []
  for (const { account, issue } of chosen)
    for (const month of monthsOf(issue)) {
      for (const [mode, { bookings, cents }] of perMode(figuresOf(account, month))) {
        const dashedMonth = `${month.slice(0, 4)}-${month.slice(4)}`
        lines.push([
          account.data.name,
          dashedMonth,
          inLanguage(mode.labels, language),
          bookings,
          toEuros(cents),
        ])
      }
      if (lines.length > MAX_LINES)
        throw invalidField('corporateAccountOspId', 'too_many_rows', 'More than 50,000 lines')
    }
  return lines
}

function monthsOf({ reportMonth, reportPeriod }: Copy['issue']): string[] {
  const from = reportPeriod === 'QUARTER' ? monthAfter(reportMonth, -2) : reportMonth
  return monthsBetween(from, reportMonth, 3)
}

const toTexts = ([company, month, mode, count, euros]: Line): string[] => [
  company,
  month,
  mode,
  String(count),
  euros.toFixed(2),
]

const csv = (lines: readonly Line[], language: Language): Blob =>
  new Blob([csvText([inLanguage(HEAD, language), ...lines.map(toTexts)])], { type: 'text/csv' })

const workbook = (lines: readonly Line[], language: Language): Promise<Blob> =>
  writeExcelFile(
    [
      inLanguage(HEAD, language).map((value) => ({ value, fontWeight: 'bold' as const })),
      ...lines.map(([company, month, mode, count, euros]) => [
        { value: company, type: String },
        { value: month, type: String },
        { value: mode, type: String },
        { value: count, type: Number, format: '0' },
        { value: euros, type: Number, format: '#,##0.00' },
      ]),
    ],
    { sheet: 'Report' },
  ).toBlob()
