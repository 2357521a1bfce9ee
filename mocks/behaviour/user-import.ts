/** Judging the rows of a file of users (R115, R155, R156). */
import validateUserData from '@/api/generated/validators/MobileUserData.js'
import type { components } from '@/api/generated/schema.ts'
import {
  columnOfField,
  type ImportCells,
  importColumn,
  MOST_IMPORT_ROWS,
  REQUIRED_IMPORT_COLUMNS,
  rowGroups,
  rowIdentifier,
  rowToUserData,
} from '~openapi/user-import.ts'
import { fieldErrors } from '../contract/errors.ts'
import { Refusal } from '../refusal.ts'
import type { CorporateAccountRow, ImportRow, UserRow } from '../tables.ts'
import type { World } from '../world.ts'
import { countActiveUsers } from './accounts.ts'
import { reasonOf } from './import-reasons.ts'
import { startOfDay } from './months.ts'
import { personProblems } from './new-users.ts'
import type { TableLine } from './read-table.ts'

type Schemas = components['schemas']
type Note = Schemas['UploadRowNote']

export interface Judged {
  errors: Note[]
  skipped: Note[]
  alreadyProcessed: Note[]
  valid: { row: ImportRow; data: Schemas['MobileUserData']; groups: string[] }[]
}

/** The rows below the head line. Throws 422 for unknown, double or missing columns and for too many rows. */
export function toImportRows([head, ...lines]: TableLine[]): ImportRow[] {
  const columns = (head?.cells ?? []).map((title) => ({ title: title.trim(), column: importColumn(title) }))
  const errors = [
    ...columns.flatMap(({ title, column }, index) => {
      if (title === '') return []
      if (column === undefined) return [problem(title, 'file_columns', 'This column is not known')]
      const isDouble = columns.findIndex((one) => one.column === column) !== index
      return isDouble ? [problem(title, 'file_columns', 'This column is there twice')] : []
    }),
    ...REQUIRED_IMPORT_COLUMNS.filter((wanted) => !columns.some(({ column }) => column === wanted)).map(
      (wanted) => problem(wanted, 'file_columns', 'This column is missing'),
    ),
    ...(lines.length > MOST_IMPORT_ROWS
      ? [problem('file', 'file_rows', `The file has more than ${MOST_IMPORT_ROWS} rows`)]
      : []),
  ]
  if (errors.length > 0)
    throw new Refusal(422, { message: 'The file cannot be read.', code: 'INVALID_FILE', errors })
  return lines.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      columns.flatMap(({ column }, index) => {
        const text = cells[index]?.trim() ?? ''
        return column === undefined || text === '' ? [] : [[column, text]]
      }),
    ),
  }))
}

/** Judges the rows against the contract, the company's users and each other; reasons in a language. */
export function judge(
  world: World,
  account: CorporateAccountRow,
  rows: readonly ImportRow[],
  language: Schemas['Language'],
): Judged {
  const judged: Judged = { errors: [], skipped: [], alreadyProcessed: [], valid: [] }
  const colleagues = world.tables.users.by('corporateAccount', account.ospId)
  const seen = new Set<string>()
  let room = (account.data.maxUsers ?? Infinity) - countActiveUsers(world, account.ospId)
  for (const row of rows) {
    const identifier = rowIdentifier(row.cells).slice(0, 300)
    const note = (rule: string, field?: string): Note => ({
      line: row.line,
      ...(identifier !== '' && { identifier }),
      ...(field !== undefined && { field }),
      reason: reasonOf(rule, language),
      rule,
    })
    const names = namesOf(row.cells)
    if (names.some((name) => seen.has(name))) {
      judged.skipped.push(note('duplicate'))
      continue
    }
    for (const name of names) seen.add(name)
    if (colleagues.some((user) => isSame(user, row.cells))) {
      judged.alreadyProcessed.push(note('exists'))
      continue
    }
    const data = rowToUserData(row.cells, account.ospId, startOfDay)
    const groups = findGroups(world, account, row.cells)
    const wrong = [
      ...formulaProblems(row.cells),
      ...(groups ? [] : [{ field: 'userGroups', rule: 'user_group' }]),
      ...(isUserData(data) ? personProblems(world, account, data) : fieldErrors(validateUserData.errors)),
      ...(room <= 0 ? [{ field: undefined, rule: 'max_users' }] : []),
    ]
    if (wrong.length === 0 && groups && isUserData(data)) {
      judged.valid.push({ row, data, groups })
      room -= 1
    }
    for (const { field, rule } of wrong)
      judged.errors.push(note(rule ?? 'invalid', field === undefined ? undefined : columnOfField(field)))
  }
  return judged
}

const isUserData = (data: unknown): data is Schemas['MobileUserData'] => validateUserData(data)

/** A spreadsheet would run such a cell. A phone number may begin with a plus. */
const formulaProblems = (cells: ImportCells) =>
  Object.entries(cells).flatMap(([field, text]) =>
    text !== undefined && /^[=@]|^[+-](?![\d\s])/.test(text) ? [{ field, rule: 'formula' }] : [],
  )

const namesOf = ({ extId, login, email }: ImportCells): string[] =>
  Object.entries({ extId, login: login?.toLowerCase(), email: email?.toLowerCase() }).flatMap(
    ([name, text]) => (text === undefined ? [] : [`${name} ${text}`]),
  )

const isSame = (user: UserRow, { extId, email }: ImportCells): boolean =>
  (extId !== undefined && user.extId === extId) ||
  (email !== undefined && user.email?.toLowerCase() === email.toLowerCase())

/** The identifiers of the named groups; undefined when one is not there. */
function findGroups(world: World, account: CorporateAccountRow, cells: ImportCells): string[] | undefined {
  const groups = world.tables.userGroups.by('corporateAccount', account.ospId)
  const found = rowGroups(cells).map((name) => {
    const stored = name.replace(/\s/g, '_').toLowerCase()
    return groups.find(({ data }) => data.extId.toLowerCase() === stored)?.ospId
  })
  return found.every((ospId) => ospId !== undefined) ? found : undefined
}

const problem = (field: string, rule: string, message: string) => ({
  field: field.slice(0, 200),
  messages: [message],
  rule,
})
