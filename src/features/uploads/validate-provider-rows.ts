import BankRow from '@/api/generated/validators/BankRow.js'
import BikeRentalRow from '@/api/generated/validators/BikeRentalRow.js'
import BikeShareRow from '@/api/generated/validators/BikeShareRow.js'
import BusTicketRow from '@/api/generated/validators/BusTicketRow.js'
import CarShareInvoiceRow from '@/api/generated/validators/CarShareInvoiceRow.js'
import ChargingRow from '@/api/generated/validators/ChargingRow.js'
import Co2Row from '@/api/generated/validators/Co2Row.js'
import ProviderBookingRow from '@/api/generated/validators/ProviderBookingRow.js'
import RailInvoiceRow from '@/api/generated/validators/RailInvoiceRow.js'
import SurchargeRow from '@/api/generated/validators/SurchargeRow.js'
import VoucherRow from '@/api/generated/validators/VoucherRow.js'
import { toValues } from '~files/cells.ts'
import type { BrokenRule, BrokenRules } from '~openapi/rules.ts'
import type { TableRow } from '~files/rows.ts'
import {
  identifierColumn,
  isFormula,
  REASON_COLUMN,
  UPLOAD_FORMATS,
  type UploadKind,
} from '~files/upload-files.ts'
import type { Validator } from '~openapi/validation.ts'
import { today } from '@/base/dates.ts'
import { rowsValidator, type RowsValidator } from '@/domain/uploads/validate-rows.ts'
import { brokenRules } from '@/forms/validate.ts'

/** The contract's validator for the rows of each kind. */
const ROWS: Readonly<Record<UploadKind, Validator>> = {
  vouchers: VoucherRow,
  surcharges: SurchargeRow,
  'bike-share-events': BikeShareRow,
  line: BusTicketRow,
  bank: BankRow,
  'bike-rental': BikeRentalRow,
  'mobility-provider': ProviderBookingRow,
  'charging-billing': ChargingRow,
  rail: RailInvoiceRow,
  'car-share': CarShareInvoiceRow,
  co2: Co2Row,
}

/**
 * Validates the rows before anything is sent: against the contract, today's date, and each other. The server validates
 * them again, and only it knows users, cards and bookings.
 */
export function providerRowsValidator(kind: UploadKind): RowsValidator {
  const identify = ({ cells }: TableRow): string => cells[identifierColumn(kind)] ?? ''
  return rowsValidator({
    identify,
    namesOf: (row) => [identify(row)].filter((name) => name !== ''),
    problemsOf: (row) => problemsOf(row, kind),
  })
}

function problemsOf(row: TableRow, kind: UploadKind): BrokenRules {
  const { values, faults } = toValues(row, UPLOAD_FORMATS[kind].columns)
  const formulas = Object.entries(row.cells)
    .filter(([column, text]) => column !== REASON_COLUMN && isFormula(text))
    .map(([column]) => [column, { rule: 'formula' }])
  return {
    ...dateProblems(values),
    ...brokenRules(ROWS[kind], values),
    ...(Object.fromEntries(formulas) as BrokenRules),
    ...faults,
  }
}

/** Dates must not be in the future, and no period may end before it starts. */
function dateProblems(values: Readonly<Record<string, string | number>>): BrokenRules {
  const problems: Record<string, BrokenRule> = {}
  for (const column of ['date', 'valueDate'])
    if (String(values[column] ?? '') > today()) problems[column] = { rule: 'not_future' }
  const [begin, end] = ['startedOn', 'endedOn'].map((column) => Date.parse(String(values[column])))
  if (begin === undefined || end === undefined) return problems
  if (end < begin) problems['endedOn'] = { rule: 'date_order' }
  if (end > Date.now()) problems['endedOn'] = { rule: 'not_future' }
  if (begin > Date.now()) problems['startedOn'] = { rule: 'not_future' }
  return problems
}
