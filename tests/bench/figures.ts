import type { ResponseData } from '@/api/operation.ts'
import type { CallContent } from './portal-api.ts'
import { companyTypeOf, type BenchAccount } from './rows.ts'

type Rows<Id extends 'countUsers' | 'countBookings' | 'sumEvents'> = (
  content: CallContent,
) => ResponseData<Id>
interface Reporting {
  readonly countUsers: Rows<'countUsers'>
  readonly countBookings: Rows<'countBookings'>
  readonly sumEvents: Rows<'sumEvents'>
}

const MODES = ['TRAIN', 'BIKE', 'PARKING', 'FUEL', 'STEP'] as const
/** How many companies have bookings in this month. */
const MOVING = 25

/** The dashboard's figures: twelve months, five modes, some companies. */
export function figures(accounts: readonly BenchAccount[]): Reporting {
  const groups = (query: URLSearchParams) => {
    const groupBy = query.get('groupBy')
    if (groupBy === 'corporateAccount')
      return accounts.slice(0, MOVING).map((account) => ({
        corporateAccountOspId: `ca-${account.id}`,
        corporateAccountExtId: account.number,
        corporateAccountName: account.name,
        companyType: companyTypeOf(account),
      }))
    if (groupBy === 'mobilityMode') return MODES.map((mobilityMode) => ({ mobilityMode }))
    return monthsOf(query).map((billingMonth) => ({ billingMonth }))
  }
  return {
    countUsers: ({ query }) =>
      groups(query).map((group, index) => ({ ...group, count: 900 + index * 13, newCount: 4 + index })),
    countBookings: ({ query }) =>
      groups(query).map((group, index) => ({ ...group, count: 3000 + index * 41 })),
    sumEvents: ({ query }) =>
      groups(query).map((group, index) => ({
        ...group,
        count: 3000 + index * 41,
        totalPriceVatIncl: 12_000.5 + index * 250,
      })),
  }
}

/** `yyyyMM` from `monthFrom` to `monthTo`, both included. */
function monthsOf(query: URLSearchParams): string[] {
  const to = query.get('monthTo') ?? ''
  const months: string[] = []
  for (let month = query.get('monthFrom') ?? ''; month !== '' && month <= to; month = nextMonth(month))
    months.push(month)
  return months
}

const nextMonth = (month: string): string =>
  month.endsWith('12') ? `${Number(month.slice(0, 4)) + 1}01` : String(Number(month) + 1)
