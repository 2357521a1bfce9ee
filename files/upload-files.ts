/** Provider files: their columns, and whether they may be XML (G076). Used by the portal and the sandbox. */

import { FILE_LIMITS } from '@/api/generated/file-limits.ts'

/** The maximum number of rows or records, without headers (R155, R173, G077, G189). */
export const MAX_UPLOAD_ROWS = FILE_LIMITS.rows

/** The allowed endings of the file name of a table (R173, G076). */
export const endingsOf = (isXmlAccepted: boolean): readonly string[] => [
  ...FILE_LIMITS.endings,
  ...(isXmlAccepted ? ['xml'] : []),
]

/** The same as a value of the `accept` attribute. */
export const acceptOf = (isXmlAccepted: boolean): string =>
  endingsOf(isXmlAccepted)
    .map((ending) => `.${ending}`)
    .join()

/**
 * The column that states why a row failed, in files of failed rows. It is ignored when such a file is uploaded (G373).
 */
export const REASON_COLUMN = 'reason'

const KINDS = ['text', 'lines', 'phone', 'number', 'day', 'moment'] as const
/** The format of a cell. `lines` is a text that may have several lines. */
export type ColumnKind = (typeof KINDS)[number]
/** With a question mark, the cell may be blank and the column may be missing. */
export type ColumnMark = ColumnKind | `${ColumnKind}?`

export const kindOf = (mark: ColumnMark): ColumnKind => KINDS.find((kind) => mark.startsWith(kind)) ?? 'text'

export interface UploadFormat {
  readonly isXmlAccepted: boolean
  /** In the order of the contract's schema. */
  readonly columns: Readonly<Record<string, ColumnMark>>
}

export const UPLOAD_KINDS = [
  'vouchers',
  'surcharges',
  'bike-share-events',
  'line',
  'bank',
  'bike-rental',
  'mobility-provider',
  'charging-billing',
  'rail',
  'car-share',
  'co2',
] as const
export type UploadKind = (typeof UPLOAD_KINDS)[number]

const RIDE = { startedOn: 'moment', endedOn: 'moment' } as const
const PRICE = { amount: 'number', vatPercentage: 'number?' } as const

/** The columns of each kind, as in the row schemas of the contract. */
export const UPLOAD_FORMATS: Readonly<Record<UploadKind, UploadFormat>> = {
  vouchers: {
    isXmlAccepted: false,
    columns: { code: 'text', login: 'text', product: 'text?', validUntil: 'day' },
  },
  surcharges: {
    isXmlAccepted: false,
    columns: {
      bookingId: 'text',
      login: 'text',
      date: 'day',
      ...PRICE,
      mobilityMode: 'text?',
      description: 'text?',
    },
  },
  'bike-share-events': {
    isXmlAccepted: false,
    columns: { bookingId: 'text', cardNumber: 'text', ...RIDE, station: 'text?', ...PRICE },
  },
  line: {
    isXmlAccepted: false,
    columns: {
      bookingId: 'text',
      cardNumber: 'text',
      date: 'day',
      ticket: 'text?',
      operatorCode: 'text?',
      ...PRICE,
    },
  },
  bank: {
    isXmlAccepted: false,
    columns: {
      transactionId: 'text',
      valueDate: 'day',
      amount: 'number',
      paymentReference: 'text?',
      counterparty: 'text?',
    },
  },
  'bike-rental': {
    isXmlAccepted: true,
    columns: { bookingId: 'text', contractNumber: 'text', date: 'day', ...PRICE },
  },
  'mobility-provider': {
    isXmlAccepted: true,
    columns: {
      bookingId: 'text',
      login: 'text',
      date: 'day',
      mobilityMode: 'text',
      ...PRICE,
      description: 'text?',
    },
  },
  'charging-billing': {
    isXmlAccepted: false,
    columns: { bookingId: 'text', cardNumber: 'text', ...RIDE, kwh: 'number', ...PRICE },
  },
  rail: {
    isXmlAccepted: true,
    columns: {
      invoiceNumber: 'text',
      bookingId: 'text',
      cardNumber: 'text',
      date: 'day',
      ticket: 'text?',
      ...PRICE,
    },
  },
  'car-share': {
    isXmlAccepted: false,
    columns: {
      invoiceNumber: 'text',
      bookingId: 'text',
      extRef: 'text',
      ...RIDE,
      distanceKm: 'number?',
      ...PRICE,
    },
  },
  co2: { isXmlAccepted: false, columns: { bookingId: 'text', co2Grams: 'number' } },
}

/** The column by which users recognise a row. Its value is unique within a file. */
export const identifierColumn = (kind: UploadKind): string =>
  kind === 'vouchers' ? 'code' : kind === 'bank' ? 'transactionId' : 'bookingId'

/** The column with this title, ignoring case, spaces and hyphens, or `undefined` for an unknown title. */
export function columnOfTitle(columns: readonly string[], title: string): string | undefined {
  const plain = (text: string): string =>
    text
      .trim()
      .toLowerCase()
      .replace(/[\s_-]/g, '')
  return columns.find((column) => plain(column) === plain(title))
}

/**
 * Whether a spreadsheet would run the cell as a formula. Phone numbers and structured communications may start with
 * a plus.
 */
export const isFormula = (text: string): boolean => /^[=@]|^[+-](?!(\+\+)?[\d\s])/.test(text)
