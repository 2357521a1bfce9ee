/**
 * Computes the dashboard's figures from reporting rows (G184). A server may return finer rows than requested, so
 * everything here sums over all rows.
 */
import type { Schemas } from '@/api/generated/schema.ts'
import { monthAfter, monthsBetween } from '@/base/dates.ts'
import { sumEuros } from '@/i18n/formats.ts'
import { groupRows } from './group-rows.ts'

/** R064: the number of months in a history, including the last one. */
export const HISTORY_MONTHS = 12

export type UserRow = Schemas['UserReportingRow']
export type BookingRow = Schemas['BookingReportingRow']
export type EventRow = Schemas['EventReportingRow']
export interface MonthRow {
  readonly billingMonth?: string
  readonly companyType?: string
}

/** The rows of one company type (R061), or all rows. */
export const ofCompanyType = <Row extends MonthRow>(rows: readonly Row[], companyType: string | undefined) =>
  companyType === undefined ? rows : rows.filter((row) => row.companyType === companyType)

/** The rows of one month, `yyyyMM`. */
export const ofMonth = <Row extends MonthRow>(rows: readonly Row[], month: string): readonly Row[] =>
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

/** The active budget of a company (R060), or `undefined`. */
export const companyBudgetOf = (budgets: readonly Schemas['Budget'][]): Schemas['Budget'] | undefined =>
  budgets.find(({ type, active }) => type === 'COMPANY_BUDGET' && active)

/** A figure of the dashboard, computed from the rows of a month. */
export interface Metric<Row> {
  readonly valueOf: (rows: readonly Row[]) => number
  /** The figure up to the current day of the month. `undefined` if the server does not return it. */
  readonly toDateOf?: (rows: readonly Row[]) => number | undefined
}

/** All values, or `undefined` if one is absent. */
const allOf = (values: readonly (number | undefined)[]): readonly number[] | undefined =>
  values.every((value) => value !== undefined) ? values : undefined

export const USERS: Metric<UserRow> = { valueOf: countOf }
export const NEW_USERS: Metric<UserRow> = { valueOf: newCountOf }
export const TRANSACTIONS: Metric<BookingRow> = {
  valueOf: countOf,
  toDateOf: (rows) =>
    allOf(rows.map(({ countToDate }) => countToDate))?.reduce((sum, count) => sum + count, 0),
}
export const EXPENSES: Metric<EventRow> = {
  valueOf: totalOf,
  toDateOf: (rows) => {
    const totals = allOf(rows.map(({ totalToDateVatIncl }) => totalToDateVatIncl))
    return totals && sumEuros(totals)
  },
}

/**
 * The increase over the previous month. The current month is compared with the same days of the previous one, if the
 * metric has a figure to date (`toDateOf`). `undefined` if there is nothing to compare with.
 */
export function changeOf<Row extends MonthRow>(
  rows: readonly Row[],
  { valueOf, toDateOf }: Metric<Row>,
  month: string,
  isMonthOver: boolean,
): { readonly change: number; readonly before: number } | undefined {
  const earlier = ofMonth(rows, monthAfter(month, -1))
  if (earlier.length === 0) return undefined
  const before = isMonthOver || !toDateOf ? valueOf(earlier) : toDateOf(earlier)
  return before === undefined ? undefined : { change: valueOf(ofMonth(rows, month)) - before, before }
}

/** One month of the history, `yyyyMM`, and its figure. */
export interface MonthValue {
  readonly month: string
  readonly value: number
}

/**
 * The history up to `lastMonth`: twelve months (R064), starting with the first month that has rows. Months without rows
 * in between count 0. Empty without rows.
 */
export function timelineOf<Row extends MonthRow>(
  rows: readonly Row[],
  valueOf: (rows: readonly Row[]) => number,
  lastMonth: string,
): MonthValue[] {
  const firstMonth = monthAfter(lastMonth, 1 - HISTORY_MONTHS)
  const byMonth = groupRows(rows, ({ billingMonth }) => billingMonth)
  const known = [...byMonth.keys()]
    .filter((month) => month !== undefined)
    .filter((month) => month >= firstMonth && month <= lastMonth)
    .toSorted()
  const [first] = known
  if (first === undefined) return []
  const months =
    known.length === 1
      ? threeAround(first === lastMonth ? monthAfter(first, -1) : first)
      : monthsBetween(first, lastMonth)
  return months.map((month) => ({ month, value: valueOf(byMonth.get(month) ?? []) }))
}

/**
 * A single month becomes three points, so that a line can be drawn: the month between its neighbours, or after two
 * others if it is the last one, because the next month is unknown (R066, G159).
 */
const threeAround = (month: string): readonly string[] => [monthAfter(month, -1), month, monthAfter(month, 1)]

/** The values of the same months a year earlier. `undefined` unless each of those months has rows. */
export function yearBefore<Row extends MonthRow>(
  rows: readonly Row[],
  valueOf: (rows: readonly Row[]) => number,
  timeline: readonly MonthValue[],
): readonly number[] | undefined {
  const earlier = timeline.map(({ month }) => ofMonth(rows, monthAfter(month, -HISTORY_MONTHS)))
  return earlier.every((monthRows) => monthRows.length > 0) ? earlier.map(valueOf) : undefined
}
