/** Validates the rows of a file of users (R115, R155, R156). */
import validateUserData from '@/api/generated/validators/MobileUserData.js'
import type { components } from '@/api/generated/schema.ts'
import {
  columnOfField,
  columnsWithoutDay,
  type ImportCells,
  permanentIds,
  rowGroups,
  rowIdentifier,
  rowNames,
  rowToUserData,
  storedGroupName,
} from '~files/user-import.ts'
import { REASON_COLUMN } from '~files/upload-files.ts'
import { fieldErrors } from '../../contract/errors.ts'
import type { CorporateAccountRow, ImportRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { dayOf } from '../months.ts'
import { personProblems, startOf } from './new-users.ts'
import { hasCapacity } from './capacity.ts'
import {
  formulaProblems,
  type ValidatedRows,
  validateRows,
  type Verdict,
  withFaults,
} from '../files/uploads.ts'

type Schemas = components['schemas']

/** A row that can become a user. */
interface NewUser {
  data: Schemas['MobileUserData']
  groups: string[]
}

/** Validates the rows against the contract, the company's users and each other. */
export function validateUsers(
  world: World,
  account: CorporateAccountRow,
  rows: readonly ImportRow[],
): ValidatedRows<NewUser> {
  const colleagues = new Set(world.tables.users.by('corporateAccount', account.ospId).flatMap(permanentIds))
  const today = dayOf(world.now())
  const earlier = new EarlierRows(world, account)
  const validateRow = ({ cells, faults = {} }: ImportRow): Verdict<NewUser> => {
    if (permanentIds(cells).some((name) => colleagues.has(name)))
      return withFaults({ kind: 'alreadyProcessed', rule: 'exists' }, faults)
    const data = rowToUserData(cells, account.ospId, today)
    const groups = findGroups(world, account, cells)
    const invalidDates: readonly string[] = columnsWithoutDay(cells, today)
    const violations = [
      ...invalidDates.map((field) => ({ field, rule: 'import_date' })),
      ...formulaProblems({ ...cells, [REASON_COLUMN]: undefined }),
      ...(groups ? [] : [{ field: 'userGroups', rule: 'user_group' }]),
      ...(isUserData(data)
        ? [...personProblems(world, account, data), ...earlier.problems(data)]
        : fieldErrors(validateUserData.errors).filter(
            ({ field }) => !invalidDates.includes(columnOfField(field)),
          )),
      ...(isUserData(data) && !earlier.hasCapacityFor(data) ? [{ rule: 'max_users' }] : []),
    ]
    const isReadable = Object.keys(faults).length === 0
    if (violations.length === 0 && isReadable && groups && isUserData(data)) {
      earlier.add(data)
      return { kind: 'valid', value: { data, groups } }
    }
    const problems = {
      kind: 'invalid' as const,
      problems: violations.map(({ field, rule = 'invalid' }: { field?: string; rule?: string }) => ({
        rule,
        ...(field !== undefined && { field: columnOfField(field) }),
      })),
    }
    return withFaults(problems, faults)
  }
  const identify = ({ cells }: ImportRow): string => rowIdentifier(cells)
  return validateRows(rows, {
    identify,
    uniqueValuesOf: ({ cells }) => rowNames(cells),
    validateRow,
  })
}

/**
 * The unique values of the users in earlier rows, because `createMobileUser` would refuse the same values afterwards.
 * Values by which a row is skipped as a duplicate are not included, except a login that equals the e-mail address of an
 * earlier row (R180).
 */
class EarlierRows {
  private readonly logins = new Set<string>()
  private readonly contractIds = new Set<string>()
  private readonly plates = new Set<string>()
  private readonly starts: Date[] = []

  constructor(
    private readonly world: World,
    private readonly account: CorporateAccountRow,
  ) {}

  add(data: Schemas['MobileUserData']): void {
    const { login, email, contractId, licensePlate } = data
    const start = startOf(this.world, data)
    if (start) this.starts.push(start)
    const name = login ?? email
    if (name !== undefined) this.logins.add(name.toLowerCase())
    if (contractId !== undefined) this.contractIds.add(contractId)
    if (licensePlate !== undefined) this.plates.add(licensePlate)
  }

  hasCapacityFor(data: Schemas['MobileUserData']): boolean {
    const start = startOf(this.world, data)
    return start === undefined || hasCapacity(this.world, this.account, start, this.starts)
  }

  problems({ login, contractId, licensePlate }: Schemas['MobileUserData']) {
    return [
      ...(this.logins.has(login?.toLowerCase() ?? '') ? [{ field: 'login', rule: 'taken' }] : []),
      ...(this.contractIds.has(contractId ?? '') ? [{ field: 'contractId', rule: 'contract_id' }] : []),
      ...(this.plates.has(licensePlate ?? '') ? [{ field: 'licensePlate', rule: 'unique' }] : []),
    ]
  }
}

const isUserData = (data: unknown): data is Schemas['MobileUserData'] => validateUserData(data)

/** The identifiers of the named groups, or `undefined` if one does not exist. */
function findGroups(world: World, account: CorporateAccountRow, cells: ImportCells): string[] | undefined {
  const groups = world.tables.userGroups.by('corporateAccount', account.ospId)
  const found = rowGroups(cells).map((name) => {
    const stored = storedGroupName(name)
    return groups.find(({ data }) => data.extId.toLowerCase() === stored)?.ospId
  })
  return found.every((ospId) => ospId !== undefined) ? found : undefined
}
