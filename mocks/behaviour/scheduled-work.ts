/**
 * Work that depends on the calendar: top-ups and resets (R094, R095, R186), recurring expenses (R099), invoices (R100),
 * mails about them (R079), payroll reports, and the closing of companies (R103, R104). No background job runs: before
 * each call, a world does the work of the days that have passed, in order, in Brussels time.
 */
import type { World } from '../world.ts'
import { closeCompany, closingsDue, settle, settlementsDue } from './companies/closing.ts'
import { createInvoices, sendInvoices } from './invoices/invoicing.ts'
import { dayOf, monthAfter, monthsBetween } from './months.ts'
import { occurrences } from './budgets/occurrences.ts'
import { createPayrollReports } from './payroll/payroll-reports.ts'
import { bookOccurrence } from './budgets/recurring-expenses.ts'
import { mailYearEnd, renewBudgets } from './budgets/top-ups.ts'

/** If the clock jumps further than this, earlier months are skipped. A jump of a century must not take seconds. */
const MAX_MONTHS = 24
const FIRST = '01'
/** The day of the month on which the past month's invoices are sent. */
const INVOICE_DAY = '03'

interface Step {
  day: string
  run: () => void
}

/** Does the work that is due since the last call. Moving the clock back undoes nothing. */
export function runScheduledWork(world: World): void {
  const last = world.settledThrough
  const today = dayOf(world.now())
  if (today <= last) return
  world.settledThrough = today
  const earliest = `${monthAfter(toMonth(today), 1 - MAX_MONTHS).replace(/(\d\d)$/, '-$1')}-00`
  const from = last > earliest ? last : earliest
  const steps = [
    ...closings(world, today), // Before the work that ends with the company on the same day.
    ...monthly(world, from, today),
    ...recurring(world, from, today),
    ...settlements(world, last, today),
  ]
  // The sort is stable: on the same day the top-up comes before spending.
  steps.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
  for (const { run } of steps) run()
}

/** R103: includes closings whose day was skipped by a large clock jump. */
const closings = (world: World, today: string): Step[] =>
  closingsDue(world, today).map((account) => ({
    day: account.inactiveFrom ?? today,
    run: () => closeCompany(world, account),
  }))

/** R104. Includes companies that close and are settled within one clock jump. */
const settlements = (world: World, last: string, today: string): Step[] =>
  settlementsDue(world, last, today).map(({ account, day }) => ({
    day,
    run: () => settle(world, account.ospId, day),
  }))

const toMonth = (day: string): string => day.slice(0, 4) + day.slice(5, 7)

function monthly(world: World, last: string, today: string): Step[] {
  return monthsBetween(toMonth(last), toMonth(today), MAX_MONTHS)
    .flatMap((month): Step[] => {
      const day = (date: string): string => `${month.slice(0, 4)}-${month.slice(4)}-${date}`
      const before = monthAfter(month, -1)
      return [
        ...(month.endsWith('01') ? [{ day: day(FIRST), run: () => mailYearEnd(world, day(FIRST)) }] : []),
        { day: day(FIRST), run: () => renewBudgets(world, month) },
        { day: day(FIRST), run: () => createInvoices(world, before, day(INVOICE_DAY)) },
        { day: day(FIRST), run: () => createPayrollReports(world, before, day(FIRST)) },
        { day: day(INVOICE_DAY), run: () => sendInvoices(world, day(INVOICE_DAY)) },
      ]
    })
    .filter(({ day }) => day > last && day <= today)
}

const recurring = (world: World, last: string, today: string): Step[] =>
  [...world.tables.recurringPurchases.all()].flatMap((purchase) =>
    [...occurrences(purchase, last, today)].map((day) => ({
      day,
      run: () => bookOccurrence(world, purchase, day),
    })),
  )
