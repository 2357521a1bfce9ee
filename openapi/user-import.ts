/**
 * The file of users to import (R155): its columns, and the request that a row makes. Used by the portal and the
 * sandbox.
 */
import isDate from './formats/date.ts'

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
/** Separates the names of groups in one cell. */
const BETWEEN_GROUPS = '|'

export type ImportCells = { readonly [Column in UserImportColumn]?: string | undefined }

/** The column of a request property (`homeAddress.city` gives `homeCity`). */
export const columnOfField = (field: string): string =>
  Object.entries(USER_IMPORT_COLUMNS).find(([, path]) => path === field)?.[0] ?? field

/** The text by which people recognise a row. */
export const rowIdentifier = (cells: ImportCells): string =>
  cells.extId ?? cells.login ?? cells.email ?? `${cells.firstName ?? ''} ${cells.lastName ?? ''}`.trim()

export const rowGroups = (cells: ImportCells): string[] =>
  (cells.userGroups ?? '')
    .split(BETWEEN_GROUPS)
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** The date in a cell as `yyyy-MM-dd`. Accepts the Belgian notation, and date cells with any time. */
function dayOf(text: string): string | undefined {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(text) ?? []
  const found = year === '' ? text.replace(/T\d\d:\d\d:\d\d$/, '') : `${year}-${pad(month)}-${pad(day)}`
  return isDate(found) ? found : undefined
}

const pad = (digits: string): string => digits.padStart(2, '0')

/** The columns with an invalid or ambiguous date. */
export const columnsWithoutDay = (cells: ImportCells): UserImportColumn[] =>
  DAY_COLUMNS.filter((column) => {
    const text = cells[column]
    return text !== undefined && dayOf(text) === undefined
  })

/**
 * The row in the shape of `MobileUserData`, not yet validated. Blank cells are absent. `startOfDay` adds the time
 * zone to a date.
 */
export function rowToUserData(
  cells: ImportCells,
  corporateAccountOspId: string,
  startOfDay: (day: string) => string,
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
    else if (column === 'birthDate') data[outer] = dayOf(text) ?? text
    else if (column === 'activationDate') data[outer] = momentOf(text, startOfDay)
    else if (column === 'language') data[outer] = text.toLowerCase()
    else data[outer] = text
  }
  return data
}

function momentOf(text: string, startOfDay: (day: string) => string): string {
  const day = dayOf(text)
  return day === undefined ? text : startOfDay(day)
}

/** Values that must be unique in a file. A later row with one of them is skipped. */
export const rowNames = ({ extId, login, email }: ImportCells): string[] =>
  Object.entries({ extId, login: login?.toLowerCase(), email: email?.toLowerCase() }).flatMap(
    ([name, text]) => (text === undefined ? [] : [`${name} ${text}`]),
  )

/** Values by which an existing user is recognised. A row with one of them creates no new user. */
export const lastingNames = ({ extId, email }: Pick<ImportCells, 'extId' | 'email'>): string[] =>
  rowNames({ extId, email })

/** R181: the name of a group as it is stored, ignoring case. */
export const storedGroupName = (name: string): string => name.replace(/\s/g, '_').toLowerCase()
