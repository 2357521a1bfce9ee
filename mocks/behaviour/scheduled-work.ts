/**
 * What the passing of days brings: top-ups and resets (R094, R095, R186), recurring expenses (R099), invoices (R100),
 * the mails about them (R079), and reports to payroll. No job runs: whoever next asks something of a world first lets it
 * catch up, one day after the other, on a Brussels calendar.
 */
import type { World } from '../world.ts'
import { drawUpInvoices, sendInvoices } from './invoices/invoicing.ts'
import { dayOf, monthAfter, monthsBetween } from './months.ts'
import { occurrences } from './budgets/occurrences.ts'
import { drawUpPayrollReports } from './payroll/payroll-reports.ts'
import { bookOccurrence } from './budgets/recurring-expenses.ts'
import { mailYearEnd, renewBudgets } from './budgets/top-ups.ts'

/** A world whose clock went further than this misses what came before. */
const MOST_MONTHS = 240
const FIRST = '01'
/** Of the month: when the invoices of the month before go out. */
const INVOICE_DAY = '03'

interface Step {
  day: string
  run: () => void
}

/** Carries out what has come since the world was last asked. A clock that goes back takes nothing away. */
export function catchUp(world: World): void {
  const last = world.settledThrough
  const today = dayOf(world.now())
  if (today <= last) return
  world.settledThrough = today
  const steps = [...monthly(world, last, today), ...recurring(world, last, today)]
  // A stable sort: on the same day the top-up comes before what is spent.
  steps.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
  for (const { run } of steps) run()
}

function monthly(world: World, last: string, today: string): Step[] {
  const toMonth = (day: string): string => day.slice(0, 4) + day.slice(5, 7)
  return monthsBetween(toMonth(last), toMonth(today), MOST_MONTHS)
    .flatMap((month): Step[] => {
      const day = (date: string): string => `${month.slice(0, 4)}-${month.slice(4)}-${date}`
      const before = monthAfter(month, -1)
      return [
        ...(month.endsWith('01') ? [{ day: day(FIRST), run: () => mailYearEnd(world, day(FIRST)) }] : []),
        { day: day(FIRST), run: () => renewBudgets(world, month) },
        { day: day(FIRST), run: () => drawUpInvoices(world, before, day(INVOICE_DAY)) },
        { day: day(FIRST), run: () => drawUpPayrollReports(world, before, day(FIRST)) },
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
