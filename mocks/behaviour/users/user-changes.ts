/** Checks changes of users beyond the contract's schemas. */
import { birthDateRules } from '~openapi/rules.ts'
import type { components } from '@/api/generated/schema.ts'
import { invalidField, taken } from '../../refusal.ts'
import type { UserRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { dayOf } from '../months.ts'
import { refuseBrokenRules } from '../rule-errors.ts'

type UserUpdate = components['schemas']['UserUpdate']
type Address = components['schemas']['Address']

/** R138: logins are unique on the whole platform, ignoring case. */
export const isLoginFree = (world: World, login: string, forUser?: string): boolean =>
  world.tables.users.by('login', login.toLowerCase()).every(({ ospId }) => ospId === forUser)

/**
 * G153: only the server knows which contract numbers are valid. Here: letters, a year and a number (`BB-2025-042`),
 * not used by another user.
 */
export const isContractIdValid = (world: World, contractId: string, forUser?: string): boolean =>
  /^[A-Z][A-Z0-9]{1,5}-\d{4}-\d{3,6}$/.test(contractId) &&
  world.tables.users.by('contractId', contractId).every(({ ospId }) => ospId === forUser)

/** The change to store for `data`, in which `null` clears. Throws the contract's 422 and 409. */
export function userChanges(world: World, user: UserRow, data: UserUpdate) {
  const { login, extId, contractId, parentUserOspId, workAddress, homeAddress, ...plain } = data
  refuseBrokenRules(birthDateRules(data.birthDate, dayOf(world.now()), 'data.birthDate'))
  if (user.extId !== undefined && extId !== undefined && extId !== user.extId)
    throw invalidField('data.extId', 'immutable', 'The external id cannot be changed')
  if (typeof extId === 'string' && !isExtIdFree(world, user, extId))
    throw taken('data.extId', 'unique', 'The external id must be unique')
  if (
    typeof contractId === 'string' &&
    contractId !== user.contractId &&
    !isContractIdValid(world, contractId, user.ospId)
  )
    throw invalidField('data.contractId', 'contract_id', 'Invalid contract id')
  if (typeof login === 'string' && !isLoginFree(world, login, user.ospId))
    throw taken('data.login', 'login_taken', 'The user name is already taken')
  if (typeof parentUserOspId === 'string' && !mayBeParent(world, user, parentUserOspId))
    throw invalidField('data.parentUserOspId', 'parent_user', 'This is not a user of the same company')
  return {
    ...nullsToUndefined(plain),
    ...nullsToUndefined({ extId, contractId, parentUserOspId }),
    ...(login !== undefined && { login: login ?? chooseLogin(world, user, data.email) }),
    ...(data.twoFactor === false && { twoFactorSetUp: false }),
    ...(workAddress && { workAddress: changedAddress(user.workAddress, workAddress) }),
    ...(homeAddress && { homeAddress: changedAddress(user.homeAddress, homeAddress) }),
  }
}

function isExtIdFree(world: World, user: UserRow, extId: string): boolean {
  if (user.corporateAccountOspId === undefined) return true
  const colleagues = world.tables.users.by('corporateAccount', user.corporateAccountOspId)
  return colleagues.every((colleague) => colleague.ospId === user.ospId || colleague.extId !== extId)
}

/** A parent must be another user of the same company, and not a descendant of the user. */
function mayBeParent(world: World, user: UserRow, parentOspId: string): boolean {
  const { users } = world.tables
  const parent = users.get(parentOspId)
  for (let ancestor = parent; ancestor; ancestor = users.get(ancestor.parentUserOspId ?? ''))
    if (ancestor.ospId === user.ospId) return false
  return parent?.corporateAccountOspId === user.corporateAccountOspId
}

/** R180: the login is the e-mail address when it is free, otherwise the name with a number. */
function chooseLogin(world: World, user: UserRow, email = user.email): string {
  if (email !== undefined && isLoginFree(world, email, user.ospId)) return email
  return world.nextId(`${user.ospId}.user`)
}

function changedAddress(current: Address | undefined, change: object): Address | undefined {
  const merged: Record<string, unknown> = { ...current, ...change }
  for (const [name, value] of Object.entries(merged)) if (value === null) delete merged[name]
  return Object.keys(merged).length > 0 ? merged : undefined
}

/** The record after a change: sent values replace the old ones, and `null` removes them. */
export function changedFields<T extends object>(
  current: T,
  change: { readonly [Name in keyof T]?: T[Name] | (undefined extends T[Name] ? null : never) | undefined },
): T {
  const changed = { ...current }
  for (const name of Object.keys(change) as (keyof T)[]) {
    const value = change[name]
    if (value === null) Reflect.deleteProperty(changed, name)
    else if (value !== undefined) changed[name] = value
  }
  return changed
}

type Cleared<T> = { [Name in keyof T]: Exclude<T[Name], null> | undefined }

/** Converts `null` to `undefined`, which makes a table remove the value. Values that were not sent stay absent. */
export function nullsToUndefined<T extends object>(data: T): Partial<Cleared<T>> {
  const change: Partial<Record<keyof T, unknown>> = {}
  for (const name of Object.keys(data) as (keyof T)[]) {
    if (data[name] === undefined) continue
    change[name] = data[name] ?? undefined
  }
  return change as Partial<Cleared<T>>
}
