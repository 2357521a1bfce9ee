import { UPLOAD_FORMATS, type UploadKind } from '~files/upload-files.ts'

export const columnsOf = (kind: UploadKind): readonly string[] => Object.keys(UPLOAD_FORMATS[kind].columns)

export const requiredColumnsOf = (kind: UploadKind): readonly string[] =>
  columnsOf(kind).filter((column) => UPLOAD_FORMATS[kind].columns[column]?.endsWith('?') !== true)

/** The columns whose name does not explain their format. */
const EXPLAINED = [
  'code',
  'validUntil',
  'date',
  'valueDate',
  'startedOn',
  'endedOn',
  'bookingId',
  'amount',
  'vatPercentage',
  'mobilityMode',
  'cardNumber',
  'contractNumber',
  'extRef',
  'operatorCode', // R208
  'paymentReference',
  'kwh',
  'distanceKm',
  'co2Grams',
] as const
type Explained = (typeof EXPLAINED)[number]

export const isExplained = (column: string): column is Explained => EXPLAINED.some((name) => name === column)
