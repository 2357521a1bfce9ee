/** Provider files (G073): the rows of each kind, and the effect of processing a row. */
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { isSettledOn } from '../companies/closing.ts'
import type { components } from '@/api/generated/schema.ts'
import validateBankRow from '@/api/generated/validators/BankRow.js'
import validateBikeRentalRow from '@/api/generated/validators/BikeRentalRow.js'
import validateBikeShareRow from '@/api/generated/validators/BikeShareRow.js'
import validateBusTicketRow from '@/api/generated/validators/BusTicketRow.js'
import validateCarShareInvoiceRow from '@/api/generated/validators/CarShareInvoiceRow.js'
import validateChargingRow from '@/api/generated/validators/ChargingRow.js'
import validateCo2Row from '@/api/generated/validators/Co2Row.js'
import validateProviderBookingRow from '@/api/generated/validators/ProviderBookingRow.js'
import validateRailInvoiceRow from '@/api/generated/validators/RailInvoiceRow.js'
import validateSurchargeRow from '@/api/generated/validators/SurchargeRow.js'
import validateVoucherRow from '@/api/generated/validators/VoucherRow.js'
import { toValues } from '~files/cells.ts'
import { identifierColumn, REASON_COLUMN, UPLOAD_FORMATS, type UploadKind } from '~files/upload-files.ts'
import type { Validator } from '~openapi/validation.ts'
import { fieldErrors } from '../../contract/errors.ts'
import { OPERATORS, ticketOperator } from '../../seed/companies/operators.ts'
import { bookingKey, type ImportRow, type UploadRow, type UserRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import {
  type Effect,
  validateCharge,
  type Scope,
  spenderByLogin,
  spenderByToken,
  userByLogin,
} from '../budgets/bookings.ts'
import { storeEvent } from '../budgets/events.ts'
import { book } from '../budgets/ledger.ts'
import { toCents } from '../money.ts'
import { dayOf, startOfDay } from '../months.ts'
import { mayAccessAccount } from '../access.ts'
import {
  formulaProblems,
  type Problem,
  type ValidatedRows,
  validateRows,
  type Verdict,
  withFaults,
} from './uploads.ts'

type Schemas = components['schemas']
type ValidateRow = (scope: Scope, values: unknown) => Verdict<Effect>

/** Validates the rows against the contract, the platform's records and each other. */
export function validateProviderRows(
  world: World,
  caller: UserRow,
  upload: UploadRow & { kind: UploadKind },
): ValidatedRows<Effect> {
  const { kind, rows } = upload
  const column = identifierColumn(kind)
  const identify = ({ cells }: ImportRow): string => cells[column] ?? ''
  const scope = { world, includesAccount: accountFilterOf(caller, upload), mrpOspId: upload.mrpOspId }
  return validateRows(rows, {
    identify,
    uniqueValuesOf: (row) => (identify(row) === '' ? [] : [identify(row)]),
    processed: upload.processed.lines,
    validateRow(row) {
      const formulas = formulaProblems({ ...row.cells, [REASON_COLUMN]: undefined })
      if (formulas.length > 0) return { kind: 'invalid', problems: formulas }
      const { values, faults } = toValues(row, UPLOAD_FORMATS[kind].columns)
      return withFaults(ROW_VALIDATORS[kind](scope, values), faults)
    },
  })
}

/**
 * Which companies the rows may name: the ones that the caller may access, limited to the chosen company or reseller
 * (R218).
 */
const accountFilterOf =
  (caller: UserRow, { corporateAccountOspId, resellerOspId }: UploadRow): Scope['includesAccount'] =>
  (account) =>
    mayAccessAccount(caller, account) &&
    (resellerOspId === undefined || account.data.partner.ospId === resellerOspId) &&
    (corporateAccountOspId === undefined || account.ospId === corporateAccountOspId)

/** Validates a row against its schema of the contract, and then with `validateRow`. */
function rowsOf<Row>(
  validate: Validator,
  validateRow: (scope: Scope, row: Row) => Verdict<Effect>,
): ValidateRow {
  const isRow = (values: unknown): values is Row => validate(values)
  return (scope, values) =>
    isRow(values) ? validateRow(scope, values) : { kind: 'invalid', problems: schemaProblems(validate) }
}

const schemaProblems = ({ errors }: Validator): Problem[] =>
  fieldErrors(errors).map(({ field, rule = 'invalid' }) => ({ field, rule }))

const BOOKING = 'BOOKING' as const

const ROW_VALIDATORS: Record<UploadKind, ValidateRow> = {
  vouchers: rowsOf<Schemas['VoucherRow']>(validateVoucherRow, (scope, { login, ...row }) => {
    const { world } = scope
    const { vouchers } = world.tables
    if (row.validUntil < dayOf(world.now())) return { kind: 'skipped', rule: 'expired' }
    const user = userByLogin(scope, login)
    if (!user) return { kind: 'invalid', problems: [{ field: 'login', rule: 'user_unknown' }] }
    const existing = vouchers.get(row.code)
    if (existing?.userOspId === user.ospId) return { kind: 'alreadyProcessed', rule: 'exists' }
    if (existing) return { kind: 'invalid', problems: [{ field: 'code', rule: 'unique' }] }
    const run = (): void => void vouchers.insert({ ...row, userOspId: user.ospId })
    return { kind: 'valid', value: { isProblem: false, run } }
  }),

  surcharges: rowsOf<Schemas['SurchargeRow']>(validateSurchargeRow, (scope, { login, ...row }) =>
    validateCharge(scope, { ...row, eventType: 'SURCHARGE', spender: spenderByLogin(scope, login) }),
  ),

  'bike-share-events': rowsOf<Schemas['BikeShareRow']>(
    validateBikeShareRow,
    (scope, { cardNumber, station: description, ...row }) =>
      validateCharge(scope, {
        ...row,
        ...OPERATORS.BIKE_SHARE,
        eventType: BOOKING,
        description,
        spender: spenderByToken(scope, 'cardNumber', { type: 'BLUEBIKE_NUMBER', cardNumber }),
      }),
  ),

  line: rowsOf<Schemas['BusTicketRow']>(
    validateBusTicketRow,
    (scope, { cardNumber, operatorCode = 'LINE', ticket: description, ...row }) => {
      const operator = ticketOperator(operatorCode)
      if (!operator) return { kind: 'invalid', problems: [{ field: 'operatorCode', rule: 'operator' }] }
      const spender = spenderByToken(scope, 'cardNumber', { type: 'MOBIB', cardNumber })
      return validateCharge(scope, { ...row, ...operator, eventType: BOOKING, description, spender })
    },
  ),

  bank: rowsOf<Schemas['BankRow']>(validateBankRow, validateTransfer),

  'bike-rental': rowsOf<Schemas['BikeRentalRow']>(
    validateBikeRentalRow,
    (scope, { contractNumber: cardNumber, ...row }) =>
      validateCharge(scope, {
        ...row,
        ...OPERATORS.BIKE_RENTAL,
        eventType: BOOKING,
        spender: spenderByToken(scope, 'contractNumber', { type: 'SWAPFIETS_NUMBER', cardNumber }),
      }),
  ),

  'mobility-provider': rowsOf<Schemas['ProviderBookingRow']>(
    validateProviderBookingRow,
    (scope, { login, ...row }) =>
      validateCharge(scope, {
        ...row,
        mrpOspId: scope.mrpOspId,
        eventType: BOOKING,
        spender: spenderByLogin(scope, login),
      }),
  ),

  'charging-billing': rowsOf<Schemas['ChargingRow']>(
    validateChargingRow,
    (scope, { cardNumber, kwh, ...row }) =>
      validateCharge(scope, {
        ...row,
        ...OPERATORS.CHARGING,
        eventType: BOOKING,
        description: `${kwh} kWh`,
        spender: spenderByToken(scope, 'cardNumber', { type: 'ENECO_CHARGING', cardNumber }),
      }),
  ),

  rail: rowsOf<Schemas['RailInvoiceRow']>(
    validateRailInvoiceRow,
    (scope, { cardNumber, ticket: description, invoiceNumber: _number, ...row }) =>
      validateCharge(scope, {
        ...row,
        ...OPERATORS.RAIL,
        eventType: BOOKING,
        description,
        spender: spenderByToken(scope, 'cardNumber', { type: 'MOBIB', cardNumber }),
      }),
  ),

  'car-share': rowsOf<Schemas['CarShareInvoiceRow']>(
    validateCarShareInvoiceRow,
    (scope, { extRef, distanceKm, invoiceNumber: _number, ...row }) =>
      validateCharge(scope, {
        ...row,
        ...OPERATORS.CAR_SHARE,
        eventType: BOOKING,
        ...(distanceKm !== undefined && { description: `${distanceKm} km` }),
        spender: spenderByToken(scope, 'extRef', { type: 'CAMBIO', cambioExtRef: extRef }),
      }),
  ),

  co2: rowsOf<Schemas['Co2Row']>(validateCo2Row, ({ world }, { bookingId, co2Grams }) => {
    const [event] = world.tables.events.by('booking', bookingKey(OPERATORS.CAR_SHARE.mrpOspId, bookingId))
    if (!event) return { kind: 'invalid', problems: [{ field: 'bookingId', rule: 'booking_unknown' }] }
    if (event.co2Grams === co2Grams) return { kind: 'alreadyProcessed', rule: 'exists' }
    const run = (): void => void storeEvent(world, { ...event, version: event.version + 1, co2Grams })
    return { kind: 'valid', value: { isProblem: false, run } }
  }),
}

/** A bank transfer tops up the active company budget with its payment reference. */
function validateTransfer({ world, includesAccount }: Scope, row: Schemas['BankRow']): Verdict<Effect> {
  const { bankTransfers, budgets } = world.tables
  const { transactionId, valueDate, amount, counterparty } = row
  if (amount <= 0) return { kind: 'skipped', rule: 'outgoing' }
  if (bankTransfers.get(transactionId)) return { kind: 'alreadyProcessed', rule: 'exists' }
  if (valueDate > dayOf(world.now()))
    return { kind: 'invalid', problems: [{ field: 'valueDate', rule: 'not_future' }] }
  const reference = digits(row.paymentReference)
  const owner = world.tables.corporateAccounts.find(
    (account) =>
      reference !== '' && digits(account.data.paymentReference) === reference && includesAccount(account),
  )
  if (!owner) return { kind: 'invalid', problems: [{ field: 'paymentReference', rule: 'payment_reference' }] }
  const budget = budgets.by('owner', owner.ospId).find(({ active }) => active)
  if (!budget) return { kind: 'invalid', problems: [{ field: 'paymentReference', rule: 'budget' }] }
  // R104: money that arrives before the settlement is accepted, and paid back at the settlement.
  if (isSettledOn(owner, dayOf(world.now())))
    return { kind: 'invalid', problems: [{ field: 'paymentReference', rule: 'company_inactive' }] }
  const cents = toCents(amount)
  const run = (): void => {
    const entry = {
      type: 'topup',
      cents,
      date: startOfDay(valueDate),
      ...withoutUndefined({ description: counterparty }),
    }
    const { transaction } = book(world, budgets.require(budget.ospId), entry)
    bankTransfers.insert({ transactionId, transactionOspId: transaction.ospId })
  }
  return { kind: 'valid', value: { cents, isProblem: false, run } }
}

const digits = (reference = ''): string => reference.replace(/\D/g, '')
