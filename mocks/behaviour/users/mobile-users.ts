/** Creates an app user with budgets, groups and identification fields in one call (R229, R235). */
import type { components } from '@/api/generated/schema.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { invalidField, notFound, taken } from '../../refusal.ts'
import type { CorporateAccountRow, UserRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { checkBudget, openBudget } from '../budgets/budget-changes.ts'
import { mailNewPincode } from '../messages/mail.ts'
import { addToken, isTokenFree, type NewToken, plateToken } from './new-tokens.ts'
import {
  insertUser,
  mobilePerson,
  personProblems,
  type PersonProblem,
  refuseMoreUsers,
  startOf,
} from './new-users.ts'

type Request = components['schemas']['CreateMobileUserRequest']

/** Stores the user and mails the credentials (R082). */
export async function createMobileUser(
  world: World,
  account: CorporateAccountRow,
  body: Request,
): Promise<UserRow> {
  const user = insertMobileUser(world, account, body)
  await mailNewPincode(world, user, 'credentials')
  return user
}

/** Stores everything or nothing. `more` has the values that the request does not contain. */
export function insertMobileUser(
  world: World,
  account: CorporateAccountRow,
  body: Request,
  more: Partial<UserRow> = {},
): UserRow {
  const { userData: data, userBudgets, userGroups } = body
  if (data.corporateAccount.ospId !== account.ospId)
    throw invalidField('userData.corporateAccount.ospId', 'same', 'The companies differ')
  const start = startOf(world, data)
  if (start) refuseMoreUsers(world, { corporateAccountOspId: account.ospId, roles: ['ospuser'] }, start)
  const [problem] = personProblems(world, account, data)
  if (problem) throw refusalOf(problem)
  for (const [index, { type, data: settings }] of userBudgets.entries()) {
    if (userBudgets.findIndex((other) => other.type === type) !== index)
      throw invalidField(`userBudgets.${index}.type`, 'unique', 'There is one budget per type')
    checkBudget(account, type, settings, false, `userBudgets.${index}.data.`)
  }
  for (const group of userGroups)
    if (world.tables.userGroups.require(group).data.corporateAccount.ospId !== account.ospId) throw notFound()
  const tokens = tokensOf(body)
  for (const token of tokens)
    if (!isTokenFree(world, token)) throw taken('mobibCardNumber', 'unique', 'The number must be unique')
  const user = insertUser(world, account, {
    ...mobilePerson(world, data, userGroups),
    ...more,
    ...withoutUndefined({ mobibCardNumber: body.mobibCardNumber }),
  })
  for (const { type, data: settings } of userBudgets) openBudget(world, account, type, user.ospId, settings)
  for (const token of tokens) addToken(world, user.ospId, token)
  return user
}

function tokensOf(body: Request): NewToken[] {
  const { mobibCardNumber: cardNumber, mobibChipId: chipId } = body
  const { licensePlate: plate } = body.userData
  return [
    ...(cardNumber === undefined
      ? []
      : [{ type: 'MOBIB' as const, cardNumber, ...withoutUndefined({ chipId }) }]),
    ...(plate === undefined ? [] : [plateToken(plate)]),
  ]
}

const refusalOf = ({ field, rule, message, params, isTaken }: PersonProblem) =>
  isTaken
    ? taken(`userData.${field}`, rule, message)
    : invalidField(`userData.${field}`, rule, message, params)
