/** Creates users of every kind. */
import { birthDateRules, type BrokenRule } from '~openapi/rules.ts'
import type { components } from '@/api/generated/schema.ts'
import { conflict } from '../../refusal.ts'
import type { CorporateAccountRow, UserRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { dayOf } from '../months.ts'
import { ruleMessage } from '../rule-errors.ts'
import { hasPassed } from './activation.ts'
import { mailNewPincode } from '../messages/mail.ts'
import { classificationOf } from './users.ts'
import { hasCapacity } from './capacity.ts'
import { isTokenFree, plateToken } from './new-tokens.ts'
import { isContractIdValid, isLoginFree } from './user-changes.ts'

type Person = Pick<UserRow, 'firstName' | 'lastName' | 'roles'> & Partial<UserRow>
type MobileUserData = components['schemas']['MobileUserData']

/** A problem with a new user that schemas cannot detect. `isTaken` makes it a 409, otherwise it is a 422. */
export interface PersonProblem {
  field: string
  rule: string
  params?: BrokenRule['params']
  message: string
  isTaken: boolean
}

export function personProblems(
  world: World,
  account: CorporateAccountRow,
  data: Pick<
    MobileUserData,
    'birthDate' | 'login' | 'extId' | 'contractId' | 'licensePlate' | 'parentUserOspId'
  >,
): PersonProblem[] {
  const colleagues = world.tables.users.by('corporateAccount', account.ospId)
  const problems: PersonProblem[] = []
  const { birthDate, login, extId, contractId, licensePlate, parentUserOspId } = data
  const birthDateError = birthDateRules(birthDate, dayOf(world.now()), 'birthDate')['birthDate']
  if (birthDateError)
    problems.push({
      field: 'birthDate',
      ...birthDateError,
      message: ruleMessage(birthDateError.rule),
      isTaken: false,
    })
  if (login !== undefined && !isLoginFree(world, login))
    problems.push({ field: 'login', rule: 'taken', message: 'The user name is already taken', isTaken: true })
  if (extId !== undefined && colleagues.some((user) => user.extId === extId))
    problems.push({
      field: 'extId',
      rule: 'unique',
      message: 'The external id must be unique',
      isTaken: true,
    })
  if (contractId !== undefined && !isContractIdValid(world, contractId))
    problems.push({
      field: 'contractId',
      rule: 'contract_id',
      message: 'Invalid contract id',
      isTaken: false,
    })
  if (licensePlate !== undefined && !isTokenFree(world, plateToken(licensePlate)))
    problems.push({
      field: 'licensePlate',
      rule: 'unique',
      message: 'The number must be unique',
      isTaken: true,
    })
  if (parentUserOspId !== undefined && !colleagues.some(({ ospId }) => ospId === parentUserOspId))
    problems.push({
      field: 'parentUserOspId',
      rule: 'parent_user',
      message: 'This is not a user of the same company',
      isTaken: false,
    })
  return problems
}

/**
 * Throws 409 if the company would exceed its maximum number of active app users: when the user becomes active (now by
 * default), or when the planned activation of another user takes effect later. Admins and contacts do not count.
 */
export function refuseMoreUsers(
  world: World,
  user: Pick<UserRow, 'corporateAccountOspId' | 'roles'> & { readonly ospId?: string },
  from: Date = world.now(),
): void {
  const account = world.tables.corporateAccounts.get(user.corporateAccountOspId ?? '')
  if (!account || classificationOf(user) !== 'mobile') return
  if (!hasCapacity(world, account, from, [], user.ospId))
    throw conflict('MAX_USERS', 'The company has as many users as it may.', {
      nl: 'Uw bedrijf heeft het maximale aantal gebruikers bereikt.',
      en: 'Your company has reached its number of users.',
      fr: "Votre entreprise a atteint son nombre d'utilisateurs.",
    })
}

/** From when a new app user is active (R087), or `undefined` when it is not planned. */
export function startOf(world: World, { desiredActivationDate: start }: MobileUserData): Date | undefined {
  if (start === null) return undefined
  return start === undefined || hasPassed(start, world.now()) ? world.now() : new Date(start)
}

/** Converts the specification's data of a new app user to a row (G150). */
export function mobilePerson(world: World, data: MobileUserData, userGroupOspIds: string[]): Person {
  const { corporateAccount: _company, failedLoginCount: _none, desiredActivationDate: start, ...plain } = data
  const isPlanned = start === null || (start !== undefined && !hasPassed(start, world.now()))
  return {
    ...plain,
    roles: ['ospuser'],
    userGroupOspIds,
    ...(isPlanned && { active: false }),
    ...(isPlanned && start !== null && { desiredActivationDate: start }),
  }
}

/**
 * Inserts a user, active by default, and mails the credentials (R082). To store more than the user, call `insertUser`,
 * store the rest, and mail last: there may be no `await` between a check and the write that depends on it, because a
 * simultaneous call could pass the same check.
 */
export async function addUser(world: World, account: CorporateAccountRow, person: Person): Promise<UserRow> {
  const user = insertUser(world, account, person)
  await mailNewPincode(world, user, 'credentials')
  return user
}

export function insertUser(world: World, account: CorporateAccountRow, person: Person): UserRow {
  const now = world.now().toISOString()
  const isActive = person.active ?? true
  const { email, login } = person
  return world.tables.users.insert({
    ospId: world.nextId('u-n'),
    version: 1,
    language: 'nl',
    ...(isActive && { activeSince: now }),
    blocked: false,
    failedLoginCount: 0,
    anonymized: false,
    twoFactor: false,
    twoFactorSetUp: false,
    externallyManaged: false,
    isMsp: false,
    contactTypes: [],
    userGroupOspIds: [],
    createdOn: now,
    ...person,
    active: isActive,
    corporateAccountOspId: account.ospId,
    // R180: the login is the e-mail address when it is free, otherwise a generated name.
    login: login ?? (email !== undefined && isLoginFree(world, email) ? email : world.nextId('user')),
  })
}
