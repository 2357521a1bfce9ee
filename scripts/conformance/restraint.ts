/**
 * What a run may change on a server without worlds, whose data others use too. It changes only what it created itself,
 * and never the accounts, companies and partners of its actors.
 */
import { type Actor, passdigest } from './actors.ts'
import type { Operation } from './api.ts'
import type { Call, Exchange } from './exchange.ts'
import { UNSTATED } from './given-contract.ts'
import { idOf } from './identity.ts'
import { at, isObject, leaves, withValue } from './json.ts'
import { fillSlot, readSlot, type Slot, slotsOf } from './requests/pool.ts'
import type { Suite } from './suite.ts'

/** Why a write was not tried. */
export const HELD_BACK = 'it would change what the run did not create'

/** Thrown instead of sending a call that would change data that the run must not change. */
export class HeldBack extends Error {}

/**
 * The identity of the actors: their identifiers and names, and the identifiers and names of their companies and
 * partners.
 */
export interface Own {
  users: Set<string>
  /** Companies and partners. */
  employers: Set<string>
}

/** A record that this run created, and the exchange that did. */
export interface Made {
  kind: string
  exchange: Exchange
}

/** Whether the target has a single state that others use too. */
export const isShared = ({ target }: Suite): boolean => target.offers.world === undefined

/** Adds the identity of an actor, as returned by `getUser` without an identifier. */
export function learnOwn({ own }: Suite, { username }: Actor, user: unknown): void {
  const text = (...path: string[]): string[] => {
    const value = at(user, path)
    return typeof value === 'string' ? [value] : []
  }
  for (const value of [
    username ?? [],
    text('ospId'),
    text('login'),
    text('data', 'login'),
    text('email'),
  ].flat())
    own.users.add(value.toLowerCase())
  for (const name of ['corporateAccount', 'partner'])
    for (const id of [
      ...text(name, 'ospId'),
      ...text('data', name, 'ospId'),
      ...text(`${name}OspId`),
      ...text('corporateAccount', name, 'ospId'),
    ])
      own.employers.add(id)
}

/**
 * Whether a call leaves all protected data unchanged. Calls that should be refused must also pass this check, because a
 * server may wrongly accept them.
 */
export function leavesProtected(suite: Suite, call: Call, isSignedIn = true): boolean {
  const { api, model, own } = suite
  if (!isShared(suite)) return true
  if (call.operation.id === 'login') return !isWrongPassword(suite, call)
  if (!changes(call.operation)) return true
  const values = [...leaves([call.path ?? {}, call.query ?? {}, call.body ?? {}])].map(({ value }) => value)
  if (values.some((value) => typeof value === 'string' && own.users.has(value.toLowerCase()))) return false
  if (isSignedIn && isAboutCaller(suite, call)) return false
  return (
    isCreation(suite, call.operation) ||
    !slotsOf(api, model, call).some((slot) => own.employers.has(String(readSlot(call, slot))))
  )
}

/** Replaces protected records in a call by records that do not exist. Used for calls that should be refused. */
export function harmless(suite: Suite, call: Call): Call {
  if (leavesProtected(suite, call, false)) return call
  const nobody = slotsOf(suite.api, suite.model, call).reduce(
    (next, slot) => fillSlot(next, slot, NOBODY),
    call,
  )
  const isOwn = (value: unknown): boolean =>
    typeof value === 'string' && suite.own.users.has(value.toLowerCase())
  const names = [...leaves(nobody.body)].filter(({ value }) => isOwn(value))
  return {
    ...nobody,
    body: names.reduce<unknown>((body, { path }) => withValue(body, path, NOBODY), nobody.body),
  }
}

const NOBODY = 'conformance-nobody'

/** Whether a call that should be accepted changes only records that the run created or may discard. */
export function mayChange(suite: Suite, call: Call): boolean {
  const { api, model, made, disposable } = suite
  const { operation } = call
  if (!isShared(suite) || !changes(operation)) return true
  if (!leavesProtected(suite, call)) return false
  const isForAll = operation.roles.includes('public') && !operation.roles.includes(UNSTATED)
  if (disposable || isForAll) return true
  if (model.write(operation.id)?.lasting === true) return false
  const slots = slotsOf(api, model, call).filter((slot) => readSlot(call, slot) !== undefined)
  const isOurs = (slot: Slot): boolean => made.has(String(readSlot(call, slot)))
  if (isCreation(suite, operation)) return slots.every((slot) => isOurs(slot) || isReference(suite, slot))
  const subject = model.subject(operation) ?? ''
  const lead = slots.filter(({ kinds }) => kinds.includes(subject))
  if (lead.length === 0) return slots.length > 0 && slots.every(isOurs)
  return (
    lead.every(isOurs) &&
    slots.every(
      (slot) => isOurs(slot) || !slot.kinds.some((kind) => canMake(suite, kind) && !model.isShared(kind)),
    )
  )
}

/** Records the record that an accepted creation created. */
export function noteCreated(suite: Suite, exchange: Exchange): void {
  const { call, json, bytes, headers } = exchange
  if (!isShared(suite) || !isCreation(suite, call.operation)) return
  const isFile = call.operation.body?.type === 'multipart/form-data'
  const text = isFile && headers.get('content-type')?.startsWith('text/') === true
  const id = text ? new TextDecoder().decode(bytes) : idOf(json)
  const kind = isFile ? 'upload' : suite.model.subject(call.operation)
  if (id !== undefined && kind !== undefined) suite.made.set(id, { kind, exchange })
}

/** The records of some kinds that this run created, the newest first. */
export const madeOf = ({ made }: Suite, kinds: readonly string[]): string[] =>
  [...made].flatMap(([id, { kind }]) => (kinds.includes(kind) ? [id] : [])).toReversed()

/** The operation that creates records of a kind, or `undefined` if there is none. */
export const creationOf = ({ api, model }: Suite, kind: string): Operation | undefined => {
  const declared = model.resources.find((one) => one.kind === kind)?.create
  return api.operations.find(({ id }) => id === declared)
}

const canMake = (suite: Suite, kind: string): boolean => creationOf(suite, kind) !== undefined

const isCreation = ({ model }: Suite, { id }: Operation): boolean =>
  /^(create|upload)[A-Z]/.test(id) || model.resources.some(({ create }) => create === id)

/** A creation may refer to existing companies, partners and catalogue records, but not to people. */
const isReference = ({ model }: Suite, { kinds }: Slot): boolean =>
  kinds.some((kind) => kind === 'corporateaccount' || model.isShared(kind))

/** Signing in and out changes nothing that others can see. */
const changes = ({ id, reads, roles }: Operation): boolean =>
  !reads && id !== 'login' && !roles.includes('refresh')

/** Whether a sign-in fails for an actor. Several failures would block the account. */
function isWrongPassword({ actors }: Suite, { body }: Call): boolean {
  const [username, digest] = [at(body, ['username']), at(body, ['passdigest'])]
  const actor = actors.find((one) => one.username !== undefined && one.username === username)
  return actor !== undefined && digest !== passdigest(actor.password ?? '')
}

/** Whether a write is about its caller: it requires no role and names no record. */
const isAboutCaller = ({ api, model }: Suite, call: Call): boolean =>
  call.operation.roles.includes('signed-in') &&
  slotsOf(api, model, { ...call, body: isObject(call.body) ? call.body : {} }).length === 0
