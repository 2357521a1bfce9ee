import validate from '@/api/generated/validators/MobileUserData.js'
import { birthDateRules, type BrokenRule, type BrokenRules } from '~openapi/rules.ts'
import type { TableRow } from '~files/rows.ts'
import { isFormula, REASON_COLUMN } from '~files/upload-files.ts'
import {
  columnOfField,
  columnsWithoutDay,
  permanentIds,
  rowGroups,
  rowIdentifier,
  rowNames,
  rowToUserData,
  storedGroupName,
} from '~files/user-import.ts'
import { brokenRules } from '@/forms/validate.ts'
import { today } from '@/base/dates.ts'
import { rowsValidator, type RowsValidator } from '@/domain/uploads/validate-rows.ts'

/** The data to compare the rows with. */
export interface Company {
  readonly accountOspId: string
  readonly users: readonly { readonly extId?: string; readonly email?: string }[]
  /** The names of the groups, as stored. */
  readonly groups: readonly string[]
}

/**
 * Validates the rows before anything is sent: against the contract, the company's users and groups, and each other. The
 * server validates them again, and only it knows which logins and contract numbers are free.
 */
export function usersValidator({ accountOspId, users, groups }: Company): RowsValidator {
  const present = new Set(users.flatMap(permanentIds))
  const known = new Set(groups.map(storedGroupName))
  return rowsValidator({
    identify: ({ cells }) => rowIdentifier(cells),
    namesOf: ({ cells }) => rowNames(cells),
    exists: ({ cells }) => permanentIds(cells).some((name) => present.has(name)),
    problemsOf: ({ cells }) => problemsOf(cells, accountOspId, known),
  })
}

function problemsOf(
  cells: TableRow['cells'],
  accountOspId: string,
  groups: ReadonlySet<string>,
): BrokenRules {
  const data = rowToUserData(cells, accountOspId, today())
  const formulas = Object.entries(cells).filter(
    ([column, text]) => column !== REASON_COLUMN && isFormula(text),
  )
  const unknown = rowGroups(cells).some((name) => !groups.has(storedGroupName(name)))
  const found = new Map<string, BrokenRule>()
  for (const [field, rule] of Object.entries(brokenRules(validate, data)))
    found.set(columnOfField(field), rule)
  const birthDate = data['birthDate']
  const birthDateProblems =
    typeof birthDate === 'string' ? birthDateRules(birthDate, today(), 'birthDate') : {}
  for (const [column, rule] of Object.entries(birthDateProblems)) found.set(column, rule)
  for (const column of columnsWithoutDay(cells, today())) found.set(column, { rule: 'import_date' })
  if (unknown) found.set('userGroups', { rule: 'user_group' })
  for (const [column] of formulas) found.set(column, { rule: 'formula' })
  return Object.fromEntries(found)
}
