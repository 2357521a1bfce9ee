import type { components } from '@/api/generated/schema.ts'
import { sumEuros } from '@/i18n/formats.ts'

type Schemas = components['schemas']
export type UserRow = Schemas['UserReportingRow']
export type BookingRow = Schemas['BookingReportingRow']
export type EventRow = Schemas['EventReportingRow']
interface Labelled {
  readonly billingMonth?: string
  readonly companyType?: string
}

// What the dashboard makes of reporting rows (G184). A server may answer finer rows than asked for, so all of this sums
// whatever rows there are.

/** The rows of one company type (R061); all when none is asked for. */
export const ofCompanyType = <Row extends Labelled>(rows: readonly Row[], companyType: string | undefined) =>
  companyType === undefined ? rows : rows.filter((row) => row.companyType === companyType)

/** The rows of one month, `yyyyMM`. */
export const ofMonth = <Row extends Labelled>(rows: readonly Row[], month: string): readonly Row[] =>
  rows.filter(({ billingMonth }) => billingMonth === month)

/** Users or transactions. */
export const countOf = (rows: readonly { readonly count: number }[]): number =>
  rows.reduce((sum, { count }) => sum + count, 0)

/** Users activated for the first time. */
export const newCountOf = (rows: readonly UserRow[]): number =>
  rows.reduce((sum, { newCount }) => sum + newCount, 0)

/** Expenses incl. VAT in euros, summed in cents (R067). */
export const totalOf = (rows: readonly EventRow[]): number =>
  sumEuros(rows.map(({ totalPriceVatIncl }) => totalPriceVatIncl))

/** What a prepaid company has left (R060): of its active company budget. `undefined` when it has none. */
export function companyBudgetOf(budgets: readonly Schemas['Budget'][]): number | undefined {
  const budget = budgets.find(({ type, active }) => type === 'COMPANY_BUDGET' && active)
  return budget && (budget.remaining ?? budget.currentAmount)
}
