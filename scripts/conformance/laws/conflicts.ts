/** 409 for a value that another record already has, and for one record more than the maximum. */
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
        ? await expectRefusedInCreation(trial, operation, field)
        : await expectRefusedInUpdate(trial, operation, field)
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

/** Updates a record to the value of another: of two new records if they can be created, otherwise of existing ones. */
async function expectRefusedInUpdate(
  trial: Trial,
  operation: Operation,
  field: string,
): Promise<string | undefined> {
  const creation = creationFor(trial, operation)
  const reason = creation && (await expectRefusedAmongNew(trial, operation, creation, field))
  return creation && reason === undefined ? undefined : expectRefusedAmongExisting(trial, operation, field)
}

/** The operation that creates the records that this operation updates, if there is one. */
export function creationFor({ suite: { api, model } }: Trial, { id }: Operation): Operation | undefined {
  const create = model.resources.find(({ update }) => update === id)?.create
  return create === undefined ? undefined : api.operation(create)
}

/** Creates two records that have only the unique value in common. Returns why it could not be tried. */
async function expectRefusedInCreation(
  trial: Trial,
  operation: Operation,
  field: string,
): Promise<string | undefined> {
  const acceptable = await acceptableCall(trial, operation)
  if (!acceptable) return 'no request was accepted to start from'
  const { call, actor } = acceptable
  const path = field.split('.')
  const withNewValues = withNewTexts(trial, call)
  const [generated] = valuesOf(trial.suite.api, schemaAt(trial, operation, path) ?? {}, trial.random)
  const value = at(withNewValues.body, path) ?? generated
  const first = await trial.send(
    { ...withNewValues, body: withValue(withNewValues.body, path, value) },
    actor,
  )
  if (!isGood(first)) return `no record with ${field} of one's own choice was accepted`
  const before = await trial.state()
  const withOtherValues = withNewTexts(trial, call)
  const second = await trial.send(
    { ...withOtherValues, body: withValue(withOtherValues.body, path, value) },
    actor,
  )
  expectConflict(trial, operation.id, field, [first, second], (await trial.state()) === before)
  expectNamed(trial, field, second)
  return undefined
}

/** Creates two records, and updates the second one to the value of the first. Returns why it could not be tried. */
async function expectRefusedAmongNew(
  trial: Trial,
  operation: Operation,
  creation: Operation,
  field: string,
): Promise<string | undefined> {
  const firstCreated = await goodExchange(trial, creation)
  const secondCreated =
    firstCreated?.actor && (await trial.send(withNewTexts(trial, firstCreated.call), firstCreated.actor))
  const [example] = examplesOf(trial, operation)
  if (!firstCreated || !secondCreated || !isGood(secondCreated) || !example)
    return 'two records could not be created'
  const path = field.split('.')
  const valueIn = ({ json }: Exchange): unknown => at(json, pathInRecord(json, path) ?? path)
  const taken = valueIn(firstCreated)
  const call = callForSameRecord(trial, example, secondCreated.call, secondCreated.json)
  if (typeof taken !== 'string' || !call) return `the record does not show its ${field}`
  const withField = (value: unknown, version: number | undefined): Call => ({
    ...call,
    body: withValue(version === undefined ? call.body : { ...(call.body as object), version }, path, value),
  })
  const actor =
    actorsFor(trial.suite, operation).find((secondCreated) => secondCreated === firstCreated.actor) ??
    firstCreated.actor
  const before = await trial.state()
  const refused = await trial.send(withField(taken, versionOf(secondCreated.json)), actor)
  if (refused.status === 422 || refused.status === 404) return `${field} could not be sent`
  expectConflict(
    trial,
    operation.id,
    field,
    [firstCreated, secondCreated, refused],
    (await trial.state()) === before,
  )
  expectNamed(trial, field, refused)
  if (refused.status !== 409) return undefined
  await expectOwnAccepted(trial, operation, field, secondCreated, (value, version) =>
    trial.send(withField(value, version), actor),
  )
  return undefined
}

/** Updates an existing record to the value of another one in the same scope. Returns why it could not be tried. */
async function expectRefusedAmongExisting(
  trial: Trial,
  operation: Operation,
  field: string,
): Promise<string | undefined> {
  const { api, model } = trial.suite
  const acceptable = await acceptableCall(trial, operation)
  const kind = model.subject(operation)
  const slot =
    acceptable && slotsOf(api, model, acceptable.call).find(({ kinds }) => kinds.includes(kind ?? ''))
  if (!acceptable || !slot || kind === undefined) return 'no record could be changed'
  const { call, actor } = acceptable
  const path = field.split('.')
  const ownRecord = trial.record(actor, String(readSlot(call, slot)))
  const scope = operation.found.operation['x-unique']?.find((rule) => rule.field === field)?.within ?? []
  const valueAt = (record: unknown, fieldPath: Path): unknown =>
    at(record, pathInRecord(record, fieldPath) ?? fieldPath)
  const isInSameScope = (record: Json): boolean =>
    scope.every((name) =>
      name === 'company'
        ? isOfSameCompany(ownRecord, record)
        : isSame(valueAt(ownRecord, [name]), valueAt(record, [name])),
    )
  const taken = trial
    .ids(actor, [kind])
    .map((id) => trial.record(actor, id))
    .filter((record) => record !== undefined)
    .filter((record) => record !== ownRecord && isInSameScope(record))
    .map((record) => valueAt(record, path))
    .find((value) => typeof value === 'string' && value !== valueAt(ownRecord, path))
  if (taken === undefined) return `no other record shows its ${field}`
  const before = await trial.state()
  const requiredOnly = withoutVersion(trial, withRequiredOnly(trial, call, path))
  const refused = await trial.send(
    { ...requiredOnly, body: withValue(requiredOnly.body, path, taken) },
    actor,
  )
  if (refused.status === 422 || refused.status === 404) return `${field} could not be sent`
  expectConflict(trial, operation.id, field, [refused], (await trial.state()) === before)
  expectNamed(trial, field, refused)
  if (isSame(scope, ['company']))
    await expectAllowedInOtherCompany(trial, { call: requiredOnly, actor }, { field, own: ownRecord, kind })
  return undefined
}

/** A value that must be unique within a company is accepted if only a record of another company has it. */
async function expectAllowedInOtherCompany(
  trial: Trial,
  { call, actor }: Pick<Exchange, 'call'> & { actor: Actor },
  { field, own, kind }: { field: string; own: Json | undefined; kind: string },
): Promise<void> {
  const path = field.split('.')
  const records = trial.suite.actors.flatMap((anyActor) =>
    trial.ids(anyActor, [kind]).flatMap((id): Json[] => {
      const record = trial.record(anyActor, id)
      return record ? [record] : []
    }),
  )
  const valueAt = (record: Json): unknown => at(record, pathInRecord(record, path) ?? path)
  const valuesOfOwnCompany = new Set(records.filter((record) => isOfSameCompany(own, record)).map(valueAt))
  const valueElsewhere = records
    .filter((record) => companyOf(record) !== undefined && !isOfSameCompany(own, record))
    .map(valueAt)
    .find((value) => typeof value === 'string' && !valuesOfOwnCompany.has(value))
  if (own === undefined || companyOf(own) === undefined || valueElsewhere === undefined) return
  const accepted = await trial.send({ ...call, body: withValue(call.body, path, valueElsewhere) }, actor)
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

/** Whether two records name the same company. `false` if one of them names none. */
function isOfSameCompany(one: Json | undefined, other: Json): boolean {
  const [ownCompany, company] = [one ?? {}, other].map(companyOf)
  return ownCompany !== undefined && ownCompany === company
}

/**
 * The call with only its required values, at the root of the body and in the object that contains the field at this path,
 * so that no other value can be the reason for a refusal.
 */
export function withRequiredOnly(trial: Trial, call: Call, [first = '', ...rest]: Path): Call {
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

/** A record may send its own value again. The law `same-value` tries other forms of it, such as another letter case. */
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
 * Reports a 409 that names another field, or no field. On a server without worlds, a 409 without fields is no finding: a
 * company may have reached a limit, because other callers create records too.
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
    const acceptable = await acceptableCall(trial, operation)
    if (!acceptable) return { skipped: 'no request was accepted to start from' }
    const limit = trial.suite.model.write(operation.id)?.maximum ?? 0
    const createAnother = () => trial.send(withNewTexts(trial, acceptable.call), acceptable.actor)
    let stateBefore = await trial.state()
    let lastResponse = await createAnother()
    // Stop at the first refusal: some records may exist already, so it can come before the limit.
    for (let count = 1; count <= limit && isGood(lastResponse); count += 1) {
      stateBefore = await trial.state()
      lastResponse = await createAnother()
    }
    expectConflict(
      trial,
      operation.id,
      `more than ${limit}`,
      [lastResponse],
      (await trial.state()) === stateBefore,
    )
    return undefined
  },
)

/** Reports if the last request was not refused with 409, or if it changed data. */
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
