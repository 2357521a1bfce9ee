/** The file of users to import (R155): its columns, and what a row of it asks to create. Used by the portal and the sandbox. */
import isDate from './formats/date.ts'

/** Each column and where its value goes. */
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

/** Why a row was refused: a column of the files of refused rows, passed over when these are imported again. */
export const REASON_COLUMN = 'reason'

export const REQUIRED_IMPORT_COLUMNS = ['firstName', 'lastName', 'email'] as const
/** Those with a day. */
const DAY_COLUMNS = ['birthDate', 'activationDate'] as const
/** Between the names of groups in one cell. */
const BETWEEN_GROUPS = '|'

export type ImportCells = { readonly [Column in UserImportColumn]?: string | undefined }

/** The column that a field of the user comes from (`homeAddress.city` → `homeCity`). */
export const columnOfField = (field: string): string =>
  Object.entries(USER_IMPORT_COLUMNS).find(([, path]) => path === field)?.[0] ?? field

/** What tells a row to people. */
export const rowIdentifier = (cells: ImportCells): string =>
  cells.extId ?? cells.login ?? cells.email ?? `${cells.firstName ?? ''} ${cells.lastName ?? ''}`.trim()

export const rowGroups = (cells: ImportCells): string[] =>
  (cells.userGroups ?? '')
    .split(BETWEEN_GROUPS)
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** The day that a cell means, `yyyy-MM-dd`: as people in Belgium write it, or a cell of that kind, whatever its time. */
function dayOf(text: string): string | undefined {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(text) ?? []
  const found = year === '' ? text.replace(/T\d\d:\d\d:\d\d$/, '') : `${year}-${pad(month)}-${pad(day)}`
  return isDate(found) ? found : undefined
}

const pad = (digits: string): string => digits.padStart(2, '0')

/** The columns whose day is none, or could be read in two ways. */
export const columnsWithoutDay = (cells: ImportCells): UserImportColumn[] =>
  DAY_COLUMNS.filter((column) => {
    const text = cells[column]
    return text !== undefined && dayOf(text) === undefined
  })

/** Like the contract's `MobileUserData`, not yet checked; blank cells are absent. `startOfDay` gives a day its zone. */
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

/** What must not occur twice in a file; a later row with one of them is skipped. */
export const rowNames = ({ extId, login, email }: ImportCells): string[] =>
  Object.entries({ extId, login: login?.toLowerCase(), email: email?.toLowerCase() }).flatMap(
    ([name, text]) => (text === undefined ? [] : [`${name} ${text}`]),
  )

/** By what a user who is there already is known again: a row with one of these names asks for nobody new. */
export const lastingNames = ({ extId, email }: Pick<ImportCells, 'extId' | 'email'>): string[] =>
  rowNames({ extId, email })

/** The name of a group as the platform stores it, case aside (R181). */
export const storedGroupName = (name: string): string => name.replace(/\s/g, '_').toLowerCase()
