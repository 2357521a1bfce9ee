import { countOf, totalOf, type BookingRow, type EventRow, type UserRow } from './figures.ts'
import { groupRows } from './group-rows.ts'

/** One line of the corporate table (G185). */
export interface CompanyFigures {
  readonly ospId: string
  readonly name: string
  readonly companyType: string | undefined
  readonly users: number
  readonly transactions: number
  /** Euros incl. VAT, summed in cents (R067). */
  readonly total: number
}

export interface CompanyRows {
  readonly users: readonly UserRow[]
  readonly bookings: readonly BookingRow[]
  readonly events: readonly EventRow[]
}

/**
 * The figures of each company that has any, from the rows per company of three calls. Companies keep the order of their
 * first occurrence, which is by name.
 */
export function companiesOf({ users, bookings, events }: CompanyRows): CompanyFigures[] {
  const usersBy = byCompany(users)
  const bookingsBy = byCompany(bookings)
  const eventsBy = byCompany(events)
  const ospIds = new Set([...usersBy.keys(), ...bookingsBy.keys(), ...eventsBy.keys()])
  return [...ospIds]
    .filter((ospId) => ospId !== undefined)
    .map((ospId) => {
      const ofUsers = usersBy.get(ospId) ?? []
      const ofBookings = bookingsBy.get(ospId) ?? []
      const ofEvents = eventsBy.get(ospId) ?? []
      const [first] = [...ofUsers, ...ofBookings, ...ofEvents]
      return {
        ospId,
        name: first?.corporateAccountName ?? first?.corporateAccountExtId ?? ospId,
        companyType: first?.companyType,
        users: countOf(ofUsers),
        transactions: countOf(ofBookings),
        total: totalOf(ofEvents),
      }
    })
}

const byCompany = <Row extends { readonly corporateAccountOspId?: string }>(rows: readonly Row[]) =>
  groupRows(rows, ({ corporateAccountOspId }) => corporateAccountOspId)
