/** Limits on records: using a unique value twice, or creating one record more than the maximum, is refused with 409. */
import type { Actor } from '../actors.ts'
import type { Operation } from '../api.ts'
import { type Call, type Exchange, isGood } from '../exchange.ts'
import { at, isObject, isSame, type Json, type Path, withValue } from '../json.ts'
import type { Model } from '../model.ts'
import { callForSameRecord, pathInRecord, versionOf } from '../records.ts'
import { idsOf, readSlot, slotsOf } from '../requests/pool.ts'
import {
  acceptableCall,
  examplesOf,
  goodExchange,
  schemaAt,
  withNewTexts,
  withoutVersion,
} from '../requests/recipes.ts'
import { valuesOf } from '../requests/values.ts'
import { actorsFor } from '../suite.ts'
import type { Trial } from '../trial.ts'
import { namesField } from './input.ts'
import { stateLaw } from './per-operation.ts'
import { tryScopes } from './unique-within.ts'

/** The fields whose values only one record may have. */
export const uniqueFields = ({ found }: Operation): string[] =>
  (found.operation['x-unique'] ?? []).map(({ field }) => field)

export const unique = stateLaw(
  'unique',
  'A unique value is refused with 409 where another record has it, as x-unique says, and no data changes; its own is accepted',
  ({ model }, operation) => uniqueFields(operation).length > 0 && isWriteOfUnique(model, operation),
  async (trial, operation) => {
    const reasons: string[] = []
    for (const field of uniqueFields(operation)) {
      const reason = isCreation(operation)
        ? await expectTakenOnce(trial, operation, field)
        : await expectTakenByAnother(trial, operation, field)
      if (reason) reasons.push(reason)
    }
    if (isCreation(operation)) await tryScopes(trial, operation)
    return reasons.length === uniqueFields(operation).length ? { skipped: reasons.join('; ') } : undefined
  },
)

/** Whether an operation creates or changes a record with a unique value. */
export const isWriteOfUnique = ({ resources }: Model, { id }: Operation): boolean =>
  /^(create|add|update)[A-Z]/.test(id) ||
  resources.some(({ create, update }) => create !== undefined && update === id)

export const isCreation = ({ id }: Operation): boolean => /^(create|add)[A-Z]/.test(id)

/** Of two new records, or of those that exist already, one gets the value of the other. */
async function expectTakenByAnother(
  trial: Trial,
  operation: Operation,
  field: string,
): Promise<string | undefined> {
  const creation = creationFor(trial, operation)
  const reason = creation && (await expectTakenByUpdate(trial, operation, creation, field))
  return creation && reason === undefined ? undefined : expectTakenByOther(trial, operation, field)
}

/** The operation that creates the record that this one updates, or `undefined` if it creates records itself. */
export function creationFor({ suite: { api, model } }: Trial, { id }: Operation): Operation | undefined {
  const create = model.resources.find(({ update }) => update === id)?.create
  return create === undefined ? undefined : api.operation(create)
}

/** Sends the same value in two creations that differ otherwise. */
async function expectTakenOnce(
  trial: Trial,
  operation: Operation,
  field: string,
): Promise<string | undefined> {
  const ready = await acceptableCall(trial, operation)
  if (!ready) return 'no request was accepted to start from'
  const { call, actor } = ready
  const path = field.split('.')
  const renewed = withNewTexts(trial, call)
  const [made] = valuesOf(trial.suite.api, schemaAt(trial, operation, path) ?? {}, trial.random)
  const value = at(renewed.body, path) ?? made
  const first = await trial.send({ ...renewed, body: withValue(renewed.body, path, value) }, actor)
  if (!isGood(first)) return `no record with ${field} of one's own choice was accepted`
  const before = await trial.state()
  const again = withNewTexts(trial, call)
  const second = await trial.send({ ...again, body: withValue(again.body, path, value) }, actor)
  expectConflict(trial, operation.id, field, [first, second], (await trial.state()) === before)
  expectNamed(trial, field, second)
  return undefined
}

/** Creates two records, and changes the second one to the value of the first. */
async function expectTakenByUpdate(
  trial: Trial,
  operation: Operation,
  creation: Operation,
  field: string,
): Promise<string | undefined> {
  const one = await goodExchange(trial, creation)
  const other = one?.actor && (await trial.send(withNewTexts(trial, one.call), one.actor))
  const [example] = examplesOf(trial, operation)
  if (!one || !other || !isGood(other) || !example) return 'two records could not be created'
  const path = field.split('.')
  const valueIn = ({ json }: Exchange): unknown => at(json, pathInRecord(json, path) ?? path)
  const taken = valueIn(one)
  const call = callForSameRecord(trial, example, other.call, other.json)
  if (typeof taken !== 'string' || !call) return `the record does not show its ${field}`
  const withField = (value: unknown, version: number | undefined): Call => ({
    ...call,
    body: withValue(version === undefined ? call.body : { ...(call.body as object), version }, path, value),
  })
  const actor = actorsFor(trial.suite, operation).find((other) => other === one.actor) ?? one.actor
  const before = await trial.state()
  const refused = await trial.send(withField(taken, versionOf(other.json)), actor)
  if (refused.status === 422 || refused.status === 404) return `${field} could not be sent`
  expectConflict(trial, operation.id, field, [one, other, refused], (await trial.state()) === before)
  expectNamed(trial, field, refused)
  if (refused.status !== 409) return undefined
  await expectOwnAccepted(trial, operation, field, other, (value, version) =>
    trial.send(withField(value, version), actor),
  )
  return undefined
}

/** Changes a record that exists already to the value of another one, among which the value must be unique. */
async function expectTakenByOther(
  trial: Trial,
  operation: Operation,
  field: string,
): Promise<string | undefined> {
  const { api, model } = trial.suite
  const ready = await acceptableCall(trial, operation)
  const kind = model.subject(operation)
  const slot = ready && slotsOf(api, model, ready.call).find(({ kinds }) => kinds.includes(kind ?? ''))
  if (!ready || !slot || kind === undefined) return 'no record could be changed'
  const { call, actor } = ready
  const path = field.split('.')
  const own = trial.record(actor, String(readSlot(call, slot)))
  const within = operation.found.operation['x-unique']?.find((rule) => rule.field === field)?.within ?? []
  const valueAt = (record: unknown, place: Path): unknown => at(record, pathInRecord(record, place) ?? place)
  const isBeside = (record: Json): boolean =>
    within.every((name) =>
      name === 'company'
        ? isOfSameCompany(own, record)
        : isSame(valueAt(own, [name]), valueAt(record, [name])),
    )
  const taken = trial
    .ids(actor, [kind])
    .map((id) => trial.record(actor, id))
    .filter((record) => record !== undefined)
    .filter((record) => record !== own && isBeside(record))
    .map((record) => valueAt(record, path))
    .find((value) => typeof value === 'string' && value !== valueAt(own, path))
  if (taken === undefined) return `no other record shows its ${field}`
  const before = await trial.state()
  const bare = withoutVersion(trial, onlyField(trial, call, path))
  const refused = await trial.send({ ...bare, body: withValue(bare.body, path, taken) }, actor)
  if (refused.status === 422 || refused.status === 404) return `${field} could not be sent`
  expectConflict(trial, operation.id, field, [refused], (await trial.state()) === before)
  expectNamed(trial, field, refused)
  if (isSame(within, ['company']))
    await expectElsewhereFree(trial, { call: bare, actor }, { field, own, kind })
  return undefined
}

/** A value that is unique within a company may be one that a record of another company has. */
async function expectElsewhereFree(
  trial: Trial,
  { call, actor }: Pick<Exchange, 'call'> & { actor: Actor },
  { field, own, kind }: { field: string; own: Json | undefined; kind: string },
): Promise<void> {
  const path = field.split('.')
  const all = trial.suite.actors.flatMap((other) =>
    trial.ids(other, [kind]).flatMap((id): Json[] => {
      const record = trial.record(other, id)
      return record ? [record] : []
    }),
  )
  const valueAt = (record: Json): unknown => at(record, pathInRecord(record, path) ?? path)
  const inOwn = new Set(all.filter((record) => isOfSameCompany(own, record)).map(valueAt))
  const elsewhere = all
    .filter((record) => companyOf(record) !== undefined && !isOfSameCompany(own, record))
    .map(valueAt)
    .find((value) => typeof value === 'string' && !inOwn.has(value))
  if (own === undefined || companyOf(own) === undefined || elsewhere === undefined) return
  const accepted = await trial.send({ ...call, body: withValue(call.body, path, elsewhere) }, actor)
  if (accepted.status !== 409) return
  trial.report({
    operation: call.operation.id,
    place: `${field} of another company`,
    expected: 'accepted, since the value is unique within a company',
    actual: '409',
    steps: [accepted],
  })
}

const companyOf = (record: Json): string | undefined => idsOf(record, undefined)['corporateaccount']

/** Whether two records name one company. It is not known of records that name none. */
function isOfSameCompany(one: Json | undefined, other: Json): boolean {
  const [own, company] = [one ?? {}, other].map(companyOf)
  return own !== undefined && own === company
}

/** The call with the required values only, so that no other value is the reason of a refusal. */
export function onlyField(trial: Trial, call: Call, [first = '', ...rest]: Path): Call {
  if (!isObject(call.body)) return call
  const keep = (value: Json, above: Path): Json => {
    const { required = [] } = schemaAt(trial, call.operation, above) ?? {}
    return Object.fromEntries(Object.entries(value).filter(([name]) => required.includes(name)))
  }
  const inner = call.body[first]
  const body = keep(call.body, [])
  return {
    ...call,
    body: rest.length > 0 && isObject(inner) ? { ...body, [first]: keep(inner, [first]) } : body,
  }
}

/** A record keeps its own value. In other forms: the law `same-value`. */
async function expectOwnAccepted(
  trial: Trial,
  { id }: Operation,
  field: string,
  record: Exchange,
  update: (value: unknown, version: number | undefined) => Promise<Exchange>,
): Promise<void> {
  const path = field.split('.')
  const value = at(record.json, pathInRecord(record.json, path) ?? path)
  if (value === undefined) return
  const own = await update(value, versionOf(record.json))
  if (own.status === 409)
    trial.report({
      operation: id,
      place: `${field} of one's own`,
      expected: 'a record keeps its own value',
      actual: '409',
      steps: [record, own],
    })
}

/**
 * Reports a 409 that names another field, or no field. If others also create records, a company may have reached a
 * limit.
 */
function expectNamed(trial: Trial, field: string, exchange: Exchange): void {
  if (trial.world === undefined && at(exchange.json, ['errors']) === undefined) return
  if (exchange.status === 409 && !namesField(exchange.json, field.split('.')))
    trial.report({
      operation: exchange.call.operation.id,
      place: `409 ${field}`,
      expected: `409 naming ${field}`,
      actual: 'another field, or none',
      steps: [exchange],
    })
}

export const maximum = stateLaw(
  'maximum',
  'One record more than the maximum is refused with 409, and no data changes',
  ({ model }, { id }) => model.write(id)?.maximum !== undefined,
  async (trial, operation) => {
    if (trial.world === undefined)
      return { skipped: 'the target has no worlds, so it would fill a list that others use' }
    const ready = await acceptableCall(trial, operation)
    if (!ready) return { skipped: 'no request was accepted to start from' }
    const limit = trial.suite.model.write(operation.id)?.maximum ?? 0
    const next = () => trial.send(withNewTexts(trial, ready.call), ready.actor)
    let before = await trial.state()
    let last = await next()
    // Stop at the first refusal: some records may exist already, so it can come before the limit.
    for (let count = 1; count <= limit && isGood(last); count += 1) {
      before = await trial.state()
      last = await next()
    }
    expectConflict(trial, operation.id, `more than ${limit}`, [last], (await trial.state()) === before)
    return undefined
  },
)

/** Reports if the last request was accepted, or if it changed data. */
function expectConflict(
  trial: Trial,
  operation: string,
  place: string,
  steps: readonly Exchange[],
  isSame: boolean,
): void {
  const report = (expected: string, actual: string): void =>
    trial.report({ operation, place, expected, actual, steps })
  const status = steps.at(-1)?.status
  if (status !== 409) report('409', String(status))
  else if (!isSame) report('a refused request changes nothing', 'stored data has changed')
}
