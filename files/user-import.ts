/**
 * The file of users to import (R155): its columns, and the request for a row. Used by the portal and the sandbox.
 */
import { momentOf } from '~notations/brussels.ts'
import { readDay } from '~notations/day.ts'
import { readPhone } from '~notations/phone.ts'
import { valueOf } from '~notations/reading.ts'
import type { ColumnMark } from './upload-files.ts'

/** Each column, with the property of the request that it fills. */
export const USER_IMPORT_COLUMNS = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  msisdn: 'msisdn',
  birthDate: 'birthDate',
  language: 'language',
  login: 'login',
  employeeNumber: 'employeeNumber',
  contractId: 'contractId',
  extId: 'extId',
  licensePlate: 'licensePlate',
  workStreetName: 'workAddress.streetName',
  workStreetNumber: 'workAddress.streetNumber',
  workZipCode: 'workAddress.zipCode',
  workCity: 'workAddress.city',
  homeStreetName: 'homeAddress.streetName',
  homeStreetNumber: 'homeAddress.streetNumber',
  homeZipCode: 'homeAddress.zipCode',
  homeCity: 'homeAddress.city',
  userGroups: 'userGroups',
  activationDate: 'desiredActivationDate',
} as const
export type UserImportColumn = keyof typeof USER_IMPORT_COLUMNS

export const REQUIRED_IMPORT_COLUMNS = ['firstName', 'lastName', 'email'] as const
/** Columns with a date. */
const DAY_COLUMNS = ['birthDate', 'activationDate'] as const
type DayColumn = (typeof DAY_COLUMNS)[number]
const isIn = (columns: readonly string[], column: string): boolean => columns.includes(column)

/** The format of each column. */
export const USER_IMPORT_FORMAT: Readonly<Record<string, ColumnMark>> = Object.fromEntries(
  Object.keys(USER_IMPORT_COLUMNS).map((column): [string, ColumnMark] => [
    column,
    isIn(REQUIRED_IMPORT_COLUMNS, column)
      ? 'text'
      : isIn(DAY_COLUMNS, column)
        ? 'day?'
        : column === 'msisdn'
          ? 'phone?'
          : 'text?',
  ]),
)
/** Separates group names in one cell. */
const BETWEEN_GROUPS = '|'

export type ImportCells = { readonly [Column in UserImportColumn]?: string | undefined }

/** The column of a request property (`homeAddress.city` gives `homeCity`). */
export const columnOfField = (field: string): string =>
  Object.entries(USER_IMPORT_COLUMNS).find(([, path]) => path === field)?.[0] ?? field

/** The text by which users recognise a row. */
export const rowIdentifier = (cells: ImportCells): string =>
  cells.extId ?? cells.login ?? cells.email ?? `${cells.firstName ?? ''} ${cells.lastName ?? ''}`.trim()

export const rowGroups = (cells: ImportCells): string[] =>
  (cells.userGroups ?? '')
    .split(BETWEEN_GROUPS)
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** The date in a cell as `yyyy-MM-dd`. A date of birth with a two-digit year is in the past. */
const dayOf = (column: DayColumn, text: string, today: string): string | undefined =>
  valueOf(readDay(text, column === 'birthDate' ? { notAfter: today } : {}))

/** The columns with a date that cannot be read. */
export const columnsWithoutDay = (cells: ImportCells, today: string): UserImportColumn[] =>
  DAY_COLUMNS.filter((column) => {
    const text = cells[column]
    return text !== undefined && dayOf(column, text, today) === undefined
  })

/** The row in the shape of `MobileUserData`, not yet validated. Blank cells are absent. */
export function rowToUserData(
  cells: ImportCells,
  corporateAccountOspId: string,
  today: string,
): Record<string, unknown> {
  const data: Record<string, unknown> = {
    corporateAccount: { ospId: corporateAccountOspId },
    failedLoginCount: 0,
    roles: ['ospuser'],
  }
  for (const [column, path] of Object.entries(USER_IMPORT_COLUMNS)) {
    const text = cells[column as UserImportColumn]
    if (text === undefined || column === 'userGroups') continue
    const [outer = '', inner] = path.split('.')
    if (inner !== undefined) data[outer] = { ...(data[outer] as object | undefined), [inner]: text }
    else if (column === 'birthDate') data[outer] = dayOf(column, text, today) ?? text
    else if (column === 'activationDate') {
      const day = dayOf(column, text, today)
      data[outer] = day === undefined ? text : momentOf(day, '00:00:00')
    } else if (column === 'msisdn') data[outer] = valueOf(readPhone(text)) ?? text
    else if (column === 'language') data[outer] = text.toLowerCase()
    else data[outer] = text
  }
  return data
}

/** Values that must be unique in a file. A later row with one of them is skipped. */
export const rowNames = ({ extId, login, email }: ImportCells): string[] =>
  Object.entries({ extId, login: login?.toLowerCase(), email: email?.toLowerCase() }).flatMap(
    ([name, text]) => (text === undefined ? [] : [`${name} ${text}`]),
  )

/** Values by which an existing user is recognised. A row with one of them creates no new user. */
export const permanentIds = ({ extId, email }: Pick<ImportCells, 'extId' | 'email'>): string[] =>
  rowNames({ extId, email })

/** R181: the name of a group in its stored form, ignoring case. */
export const storedGroupName = (name: string): string => name.replace(/\s/g, '_').toLowerCase()
