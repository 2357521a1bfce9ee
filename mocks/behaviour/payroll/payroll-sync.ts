/** Synchronises the users of a company with its payroll provider (R118, R163). */
import type { components } from '@/api/generated/schema.ts'
import validateUserData from '@/api/generated/validators/MobileUserData.js'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { endSessions } from '../../auth.ts'
import { fieldErrors } from '../../contract/errors.ts'
import type {
  CorporateAccountRow,
  PayrollConfigRow,
  PayrollPersonRow,
  PayrollUserRow,
  UserRow,
} from '../../tables.ts'
import type { World } from '../../world.ts'
import { hasCapacity } from '../users/capacity.ts'
import { localTime } from '~notations/brussels.ts'
import { sorted } from '../lists.ts'
import { mailNewPincode } from '../messages/mail.ts'
import { dayOf } from '../months.ts'
import { atMoment } from '../users/activation.ts'
import { insertUser, mobilePerson, personProblems } from '../users/new-users.ts'
import { changeUser, classificationOf, fullName } from '../users/users.ts'

type Schemas = components['schemas']
type Change = Schemas['PayrollSyncChange']
type Problem = Schemas['PayrollUserProblem']

/** Properties of a person that are copied from payroll to the app user. */
const PAYROLL_PROPERTIES = [
  'firstName',
  'lastName',
  'email',
  'msisdn',
  'birthDate',
  'employeeNumber',
] as const

export function toPayrollUser(world: World, row: PayrollUserRow): Schemas['PayrollUser'] {
  const account = world.tables.corporateAccounts.require(row.corporateAccountOspId)
  return {
    ...shownPerson(world, row),
    problems: row.status === 'TO_ACTIVATE' ? problemsOf(world, account, row) : [],
  }
}

/** The person with the corrections made in the portal, but without the problems, which are slow to compute. */
export function shownPerson(world: World, row: PayrollUserRow): Omit<Schemas['PayrollUser'], 'problems'> {
  const { userOspId, corrections: _ours, ...rest } = row
  const user = world.tables.users.get(userOspId ?? '')
  const { email, msisdn, ...details } = { ...rest, ...correctedOf(row) }
  return {
    ...details,
    ...withoutUndefined({ email, msisdn }),
    ...(user && { login: user.login ?? row.login, user: { ospId: user.ospId, name: fullName(user) } }),
  }
}

/** Runs one sync and returns its changes. */
export async function syncUsers(
  world: World,
  account: CorporateAccountRow,
  config: PayrollConfigRow,
): Promise<Schemas['PayrollSyncResult']> {
  const changes: Change[] = []
  const createdUsers: UserRow[] = []
  let unchangedCount = 0
  for (const person of world.tables.payrollPeople.by('corporateAccount', account.ospId)) {
    const change = syncPerson(world, account, config, person, createdUsers)
    if (change === 'unchanged') unchangedCount += 1
    else if (change) changes.push(change)
  }
  const count = (kind: Change['change']): number => changes.filter(({ change }) => change === kind).length
  const summary = {
    syncedOn: localTime(world.now()),
    createdCount: count('CREATED'),
    updatedCount: count('UPDATED'),
    deactivatedCount: count('DEACTIVATED'),
    waitingCount: count('WAITING'),
    unchangedCount,
  }
  world.tables.payrollConfigs.update(config.uuid, { lastSync: summary })
  for (const user of createdUsers) await mailNewPincode(world, user, 'credentials')
  const byName = sorted(changes, 'name', { name: ({ name }) => name }, ({ payrollId }) => payrollId)
  return { summary, changes: byName }
}

/** A user that this creates is added to `createdUsers`. */
function syncPerson(
  world: World,
  account: CorporateAccountRow,
  config: PayrollConfigRow,
  person: PayrollPersonRow,
  createdUsers: UserRow[],
): Change | 'unchanged' | undefined {
  const existing = world.tables.payrollUsers
    .by('corporateAccount', account.ospId)
    .find(({ payrollId }) => payrollId === person.payrollId)
  const user = userOf(world, account, person, existing)
  if (person.endDate !== undefined && person.endDate < dayOf(world.now()))
    return existing && markAsLeft(world, existing, person, user)
  const row = storePerson(world, existing, person)
  if (user) return link(world, row, user)
  const problems = problemsOf(world, account, row)
  const data: unknown = userDataOf(account, row)
  if (problems.length > 0 || !config.automaticUserImport || !isUserData(data))
    return toChange(row, 'WAITING', { problems })
  const created = insertUser(world, account, {
    ...mobilePerson(world, data, []),
    payrollId: row.payrollId,
    externallyManaged: true,
  })
  createdUsers.push(created)
  return toChange(activate(world, row, created), 'CREATED', { user: created })
}

/** Finds the user: the one linked before, otherwise by payroll id, employee number or e-mail address. */
function userOf(
  world: World,
  account: CorporateAccountRow,
  person: PayrollPersonRow,
  existing: PayrollUserRow | undefined,
): UserRow | undefined {
  const users = world.tables.users
    .by('corporateAccount', account.ospId)
    .filter((user) => classificationOf(user) === 'mobile' && !user.anonymized)
  const email = person.email?.toLowerCase()
  return (
    users.find(({ ospId }) => ospId === existing?.userOspId) ??
    users.find(({ payrollId }) => payrollId === person.payrollId) ??
    users.find(
      (user) =>
        user.payrollId === undefined &&
        ((user.employeeNumber !== undefined && user.employeeNumber === person.employeeNumber) ||
          (email !== undefined && user.email?.toLowerCase() === email)),
    )
  )
}

/** Updates the user with the values from payroll. */
function link(world: World, row: PayrollUserRow, user: UserRow): Change | 'unchanged' {
  const corrected = { ...row, ...correctedOf(row) }
  const fields: string[] = PAYROLL_PROPERTIES.filter(
    (name) => corrected[name] !== undefined && corrected[name] !== user[name],
  )
  if (user.payrollId !== row.payrollId) fields.push('payrollId')
  if (!user.externallyManaged) fields.push('externallyManaged')
  const activated = activate(world, row, user)
  if (fields.length === 0) return 'unchanged'
  const values = Object.fromEntries(
    PAYROLL_PROPERTIES.flatMap((name) => (corrected[name] === undefined ? [] : [[name, corrected[name]]])),
  )
  const changed = changeUser(world, user, { ...values, payrollId: row.payrollId, externallyManaged: true })
  return toChange(activated, 'UPDATED', { user: changed, fields })
}

function markAsLeft(
  world: World,
  row: PayrollUserRow,
  person: PayrollPersonRow,
  user: UserRow | undefined,
): Change | undefined {
  const changedRow = world.tables.payrollUsers.update(row.uuid, {
    ...person,
    status: 'LEFT',
    lastSyncedOn: localTime(world.now()),
    version: row.version + (row.status === 'LEFT' ? 0 : 1),
  })
  if (!user || !atMoment(user, world.now()).active) return undefined
  endSessions(world, user.ospId)
  const changed = changeUser(world, user, { active: false, desiredDeactivationDate: undefined })
  return toChange(changedRow, 'DEACTIVATED', { user: changed, fields: ['active'] })
}

function storePerson(
  world: World,
  existing: PayrollUserRow | undefined,
  person: PayrollPersonRow,
): PayrollUserRow {
  const { payrollUsers } = world.tables
  const lastSyncedOn = localTime(world.now())
  if (existing) return payrollUsers.update(existing.uuid, { ...person, lastSyncedOn })
  const [, number = ''] = world.nextId('pu').split('-')
  return payrollUsers.insert({
    ...person,
    uuid: `8d0b1f8e-6c1f-4a55-9c5f-${number.padStart(12, '0')}`,
    version: 1,
    status: 'TO_ACTIVATE',
    lastSyncedOn,
    corrections: {},
  })
}

/** Links the person to an app user. */
export const activate = (world: World, row: PayrollUserRow, { ospId }: UserRow): PayrollUserRow =>
  row.userOspId === ospId && row.status === 'ACTIVATED'
    ? row
    : world.tables.payrollUsers.update(row.uuid, {
        status: 'ACTIVATED',
        userOspId: ospId,
        version: row.version + 1,
      })

/** The problems that prevent the person from becoming an app user automatically. */
function problemsOf(world: World, account: CorporateAccountRow, row: PayrollUserRow): Problem[] {
  const data = userDataOf(account, row)
  return [
    ...(isUserData(data) ? [] : fieldErrors(validateUserData.errors)),
    ...personProblems(world, account, data),
    ...(!hasCapacity(world, account, world.now()) ? [{ field: 'active', rule: 'max_users' }] : []),
  ].map(({ field, rule = 'invalid' }) => ({ field, rule }))
}

const isUserData = (data: unknown): data is Schemas['MobileUserData'] => validateUserData(data)

/** The data for `createMobileUser`. Required values may be missing. */
function userDataOf({ ospId }: CorporateAccountRow, row: PayrollUserRow) {
  const { email, msisdn, language, login } = { ...row, ...correctedOf(row) }
  const { firstName, lastName, birthDate, employeeNumber } = row
  return {
    corporateAccount: { ospId },
    failedLoginCount: 0,
    roles: ['ospuser'],
    firstName,
    lastName,
    login,
    twoFactor: false,
    language: language ?? 'nl',
    ...withoutUndefined({ email, msisdn, birthDate, employeeNumber }),
  }
}

/** The person's values with the corrections made in the portal. */
function correctedOf({ corrections, email, msisdn, login, language }: PayrollUserRow) {
  const merged = { email, msisdn, ...corrections }
  return {
    login: corrections.login ?? login,
    email: merged.email ?? undefined,
    msisdn: merged.msisdn ?? undefined,
    ...withoutUndefined({ language: corrections.language ?? language }),
  }
}

const toChange = (
  row: PayrollUserRow,
  change: Change['change'],
  { user, fields = [], problems = [] }: { user?: UserRow; fields?: string[]; problems?: Problem[] },
): Change => ({
  payrollUserUuid: row.uuid,
  payrollId: row.payrollId,
  name: `${row.firstName} ${row.lastName}`,
  change,
  fields,
  problems,
  ...(user && { user: { ospId: user.ospId, name: fullName(user) } }),
})
