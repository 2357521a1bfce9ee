/**
 * Valid requests: for an operation and an actor, a call that the target accepts. Tries the contract's examples first,
 * then the same examples with identifiers that the target listed, then calls generated from the schema.
 */
import { type Actor, mayCall, passdigest } from '../actors.ts'
import { type Operation, patternOf, propertiesOf, typesOf } from '../api.ts'
import { type Call, type Exchange, isGood } from '../exchange.ts'
import { at, isObject, isSame, leaves, type Path, withValue, without } from '../json.ts'
import { fillSlot, readSlot, type Slot, slotsOf } from './pool.ts'
import { sampleFiles } from './sample-files.ts'
import { rowSchema } from '../rows.ts'
import { creationOf, isShared, madeOf, mayChange } from '../restraint.ts'
import { actorsFor, type Suite } from '../suite.ts'
import { inTrial, type Trial } from '../trial.ts'
import { valuesOf, wholeObject } from './values.ts'

/**
 * How many records are tried until an operation accepts one, because some operations need a record in a certain state.
 */
const TRIES = 60

/**
 * The number of requests refused for the actor's role after which it gives up. A single refusal may be caused by a
 * value that is reserved for other roles (`x-visible-to`).
 */
const REFUSALS = 3

/**
 * An accepted exchange of the operation, by the given actor or by the first actor who may call it. `undefined` if none
 * is accepted.
 */
export async function goodExchange(
  trial: Trial,
  operation: Operation,
  actor?: Actor,
  accept: (exchange: Exchange) => boolean = isGood,
): Promise<Exchange | undefined> {
  const { suite } = trial
  if (suite.missing.has(operation.id)) return undefined
  for (const one of actor ? [actor] : actorsInOrder(suite, operation)) {
    const isReady = (await makeOwn(trial, operation, one)) && (await prepare(trial, operation, one))
    const found = isReady ? await goodBy(trial, operation, one, accept) : undefined
    if (found) return found
    // The operation may refuse the state of the record that the run created, so create another one with the required
    // values only.
    const again = (await makePlain(trial, operation, one)) && (await goodBy(trial, operation, one, accept))
    if (again) return again
  }
  return undefined
}

/**
 * A call that would be accepted, but has not been sent in this trial's world yet, so that the record it creates does
 * not exist there. Without worlds: an accepted call with new texts.
 */
export async function acceptableCall(
  trial: Trial,
  operation: Operation,
  actor?: Actor,
): Promise<{ call: Call; actor: Actor } | undefined> {
  const { suite } = trial
  if (trial.world !== undefined && suite.model.after(operation.id).length === 0) {
    const known = acceptedBefore(suite, operation, actor)
    if (known) return known
    // Findings get the context of the good-request law, which sends the same calls.
    const context = { law: 'good-request', family: 'coverage', name: operation.id } as const
    await inTrial(suite, context, (other) => goodExchange(other, operation, actor))
    return acceptedBefore(suite, operation, actor)
  }
  const accepted = await goodExchange(trial, operation, actor)
  if (!accepted?.actor) return undefined
  return { call: operation.reads ? accepted.call : withNewTexts(trial, accepted.call), actor: accepted.actor }
}

/** The last accepted call of one actor, or of any actor who may call the operation. */
const acceptedBefore = (suite: Suite, operation: Operation, actor?: Actor) =>
  (actor ? [actor] : actorsInOrder(suite, operation)).flatMap((one) => {
    const call = suite.recipes.get(`${operation.id} ${one.name}`)
    return call ? [{ call, actor: one }] : []
  })[0]

/**
 * On a server whose data others use too, a write changes only what the run created. Creates the records that a write
 * names, for each kind of which the run has none yet.
 */
async function makeOwn(trial: Trial, operation: Operation, actor: Actor): Promise<boolean> {
  const { suite } = trial
  const [example] = examplesOf(trial, operation)
  if (operation.reads || !example || !isShared(suite) || suite.disposable) return true
  for (const { kinds } of slotsOf(suite.api, suite.model, example)) {
    const creations = kinds.flatMap((kind) => creationOf(suite, kind) ?? [])
    const [creation] = creations
    if (!creation || creations.includes(operation) || madeOf(suite, kinds).length > 0) continue
    const callers = actorsFor(suite, creation)
    await goodExchange(trial, creation, callers.includes(actor) ? actor : undefined)
  }
  return true
}

/** On a server without worlds, creates a record of the kind that a write changes with the required values only. */
async function makePlain(trial: Trial, operation: Operation, actor: Actor): Promise<boolean> {
  const { suite } = trial
  const creation = creationOf(suite, suite.model.subject(operation) ?? '')
  if (operation.reads || !isShared(suite) || suite.disposable || !creation || creation === operation)
    return false
  const by = actorsFor(suite, creation).find((one) => one === actor || mayCall(operation, one))
  const known = by && acceptedBefore(suite, creation, by)
  if (!known || !isObject(known.call.body) || suite.missing.has(creation.id)) return false
  const required = creation.body?.schema.required ?? []
  const plain = Object.fromEntries(
    Object.entries(known.call.body).filter(([name]) => required.includes(name)),
  )
  const call = withNewTexts(trial, { ...known.call, body: plain })
  return mayChange(suite, call) && isGood(await trial.send(call, by))
}

/** Calls the operations that the model lists as needed before this one. */
async function prepare(trial: Trial, operation: Operation, actor: Actor): Promise<boolean> {
  for (const id of trial.suite.model.after(operation.id))
    if (!(await goodBy(trial, trial.suite.api.operation(id), actor, isGood))) return false
  await listInState(trial, operation, actor)
  return true
}

/** Lists records in the state that the operation needs, if the list has filters for it. */
async function listInState(trial: Trial, operation: Operation, actor: Actor): Promise<void> {
  const { api, model, recipes } = trial.suite
  const when = Object.entries(model.write(operation.id)?.when ?? {})
  const kind = model.subject(operation)
  const list = model.resources.find((one) => one.kind === kind)?.list
  const known = recipes.get(`${list} ${actor.name}`)
  if (list === undefined || when.length === 0 || recipes.has(`${operation.id} ${actor.name}`)) return
  const { parameters } = api.operation(list)
  const query = when.filter(([name]) => parameters.some((one) => one.name === name))
  const [first] = known ? [known] : examplesOf(trial, api.operation(list))
  if (first && query.length > 0)
    await trial.send({ ...first, query: { ...first.query, ...Object.fromEntries(query) } }, actor)
}

/**
 * On a server without worlds, whose records are not those of the examples: lists the kinds of records that the operation
 * names and of which the actor has not seen any yet.
 */
async function listUnknown(trial: Trial, operation: Operation, actor: Actor): Promise<void> {
  const { suite } = trial
  const { api, model, missing, listed } = suite
  const [example] = isShared(suite) ? examplesOf(trial, operation) : []
  for (const kind of example ? slotsOf(api, model, example).flatMap(({ kinds }) => kinds) : []) {
    const key = `${kind} ${actor.name}`
    if (listed.has(key) || trial.ids(actor, [kind]).length > 0) continue
    listed.add(key)
    const list = api.operations.find(
      (one) =>
        one.reads &&
        !missing.has(one.id) &&
        model.subject(one) === kind &&
        rowSchema(api, one) !== undefined &&
        mayCall(one, actor),
    )
    if (list && list !== operation) await goodBy(trial, list, actor, isGood)
  }
}

async function goodBy(
  trial: Trial,
  operation: Operation,
  actor: Actor,
  accept: (exchange: Exchange) => boolean,
) {
  const { recipes } = trial.suite
  const key = `${operation.id} ${actor.name}`
  await listUnknown(trial, operation, actor)
  const known = recipes.get(key)
  const tried = new Set<string>()
  let tries = 0
  let refusals = 0
  for (const candidate of candidates(trial, operation, actor, known)) {
    const call = withCredentials(candidate, actor)
    if (!mayChange(trial.suite, call)) {
      trial.suite.heldBack.add(operation.id)
      continue
    }
    const text = JSON.stringify([call.path, call.query, call.body])
    if (tried.has(text)) continue
    tried.add(text)
    tries += 1
    if (tries > TRIES) return undefined
    const exchange = await trial.send(call, actor)
    if (exchange.status === 403) refusals += 1
    if (exchange.status === 401 || refusals === REFUSALS) return undefined
    if (!accept(exchange)) continue
    recipes.set(key, call)
    trial.suite.heldBack.delete(operation.id)
    return exchange
  }
  return undefined
}

/**
 * Actors in the order in which they are tried: first one who succeeded before, then by rank. A public operation needs
 * no actor.
 */
function actorsInOrder(suite: Suite, operation: Operation): Actor[] {
  const actors = actorsFor(suite, operation)
  const known = actors.find(({ name }) => suite.recipes.has(`${operation.id} ${name}`))
  // Eight actors are enough: each kind appears among the first.
  return [...new Set([...(known ? [known] : []), ...actors])].slice(0, 8)
}

function* candidates(trial: Trial, operation: Operation, actor: Actor, known?: Call): Generator<Call> {
  if (known) yield known
  const bases = examplesOf(trial, operation)
  yield* bases
  if (known) yield withNewTexts(trial, known)
  for (const base of bases) {
    yield withNewTexts(trial, base)
    const slots = slotsOf(trial.suite.api, trial.suite.model, base)
    for (const filled of withOtherIds(trial, base, slots, actor)) {
      yield filled
      if (!operation.reads) yield withNewTexts(trial, filled)
    }
  }
}

/** Replaces the example's user name and password by the actor's own. */
export function withCredentials(call: Call, { username, password }: Actor): Call {
  if (!isObject(call.body) || username === undefined || password === undefined) return call
  const own = { username, passdigest: passdigest(password), oldPassdigest: passdigest(password) }
  const known = Object.entries(own).filter(([name]) => Object.hasOwn(call.body as object, name))
  return { ...call, body: { ...call.body, ...Object.fromEntries(known) } }
}

/**
 * The contract's examples of a request as calls. Without examples: a call with every property, then one with the
 * required properties.
 */
export function examplesOf(trial: Trial, operation: Operation): Call[] {
  const { api } = trial.suite
  const values = (place: string): Record<string, unknown> =>
    Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === place && (place === 'path' || parameter.required === true))
        .map(({ name, example, schema }) => [name, example ?? valuesOf(api, schema, trial.random)[0]]),
    )
  const base: Call = { operation, path: values('path'), query: values('query') }
  if (!operation.body) return [base]
  const { type, schema, examples } = operation.body
  if (type !== 'application/json')
    return sampleFiles(trial, base).map((file) => ({
      ...base,
      body: { ...(valuesOf(api, schema, trial.random)[0] as object), ...fileParts(operation, file) },
    }))
  const whole = examples.length > 0 ? undefined : wholeObject(api, schema, trial.random)
  const bodies = [...examples, ...(whole ? [whole] : []), valuesOf(api, schema, trial.random)[0]]
  return bodies.map((body) => ({ ...base, body }))
}

const fileParts = ({ body }: Operation, file: File): Record<string, File> =>
  Object.fromEntries(
    Object.entries(body ? propertiesOf(body.schema) : {})
      .filter(([, part]) => part['format'] === 'binary')
      .map(([name]) => [name, file]),
  )

/**
 * Yields the call with its identifiers replaced by ones that the actor can name. Identifiers of related records are
 * replaced together.
 */
function* withOtherIds(trial: Trial, base: Call, slots: readonly Slot[], actor: Actor): Generator<Call> {
  if (slots.length === 0) return
  const choices = slots.map((slot) =>
    matchingFirst(trial, actor, base.operation, idsToName(trial, actor, base.operation, slot)),
  )
  const lead = mainSlot(trial, base.operation, slots, choices)
  const turns = Math.min(TRIES, Math.max(...choices.map((ids) => ids.length)))
  for (let turn = 0; turn < turns; turn += 1) {
    const leader = choices[lead]?.[turn % (choices[lead]?.length ?? 1)]
    const relatedIds =
      leader === undefined ? {} : trial.relatedIds(actor, slots[lead]?.kinds[0] ?? '', leader)
    let call = base
    const used = new Set<string>()
    for (const [index, slot] of slots.entries()) {
      const ids = choices[index] ?? []
      const related =
        index === lead
          ? leader
          : slot.kinds.map((kind) => relatedIds[kind]).find((id) => id !== undefined && !used.has(id))
      // Two places of one kind name different records: a partner is not linked to itself.
      const from = turn % Math.max(1, ids.length)
      const id = related ?? [...ids.slice(from), ...ids.slice(0, from)].find((one) => !used.has(one))
      if (id === undefined) continue
      used.add(id)
      if (readSlot(call, slot) !== id) call = fillSlot(call, slot, id)
    }
    yield withVersion(trial, actor, call, leader)
  }
}

/** Identifiers for a place in a request. A write tries records that the run created first. */
const idsToName = (trial: Trial, actor: Actor, { reads }: Operation, { kinds }: Slot): string[] => [
  ...new Set([...(reads ? [] : madeOf(trial.suite, kinds)), ...trial.ids(actor, kinds)]),
]

/**
 * The slot whose record decides the other identifiers: the operation's own record if its state matters, otherwise
 * the slot with the most candidates.
 */
function mainSlot(
  { suite: { model } }: Trial,
  operation: Operation,
  slots: readonly Slot[],
  choices: readonly (readonly string[])[],
): number {
  const subject = model.subject(operation) ?? ''
  const own = slots.findIndex(({ kinds }) => kinds.includes(subject))
  if (own >= 0 && model.write(operation.id)?.when) return own
  const longest = Math.max(...choices.map((ids) => ids.length))
  return choices.findIndex((ids) => ids.length === longest)
}

/** Sorts identifiers so that records in the state that the operation needs come first. */
function matchingFirst(trial: Trial, actor: Actor, operation: Operation, ids: string[]): string[] {
  const when = Object.entries(trial.suite.model.write(operation.id)?.when ?? {})
  if (when.length === 0) return ids
  const fits = (id: string): boolean =>
    when.every(([path, value]) => isSame(at(trial.record(actor, id), path.split('.')), value))
  return [...ids.filter(fits), ...ids.filter((id) => !fits(id))]
}

/** The call with the version number of the record as last seen. */
function withVersion(trial: Trial, actor: Actor, call: Call, id = ''): Call {
  if (!isObject(call.body) || call.body['version'] === undefined) return call
  const version = trial.version(actor, id)
  return {
    ...call,
    body: version === undefined ? without(call.body, ['version']) : { ...call.body, version },
  }
}

/** The call without a version number, if it is optional. It can be sent several times: the last write wins. */
export function withoutVersion({ suite: { api } }: Trial, call: Call): Call {
  const isRequired = api.schema(call.operation.body?.schema).required?.includes('version') === true
  return isRequired || !isObject(call.body) ? call : { ...call, body: without(call.body, ['version']) }
}

/** The call with new random texts in its free fields, so that unique values are not taken yet. */
export function withNewTexts(trial: Trial, call: Call): Call {
  const present = [...leaves(call.body)].filter(({ value }) => typeof value === 'string')
  return withTexts(
    trial,
    call,
    present.map(({ path }) => path),
    (name) => name,
  )
}

/**
 * The call with each free text as long as the contract allows, which shows where a server cuts texts. Optional texts
 * that the call lacks are added.
 */
export function withLongTexts(trial: Trial, call: Call): Call {
  const data = isObject(at(call.body, ['data'])) ? ['data'] : []
  const absent = Object.keys(propertiesOf(schemaAt(trial, call.operation, data) ?? {})).map((name) => [
    ...data,
    name,
  ])
  const paths = [...absent, ...[...leaves(call.body)].map(({ path }) => path)]
  return withTexts(trial, call, paths, (name, maxLength) => name.padEnd(Math.min(maxLength, LONG), 'x'))
}

/** Longer than the usual limits of databases, such as 255 and 4,096 characters. */
const LONG = 5000

function withTexts(
  trial: Trial,
  call: Call,
  paths: readonly Path[],
  textFor: (name: string, maxLength: number) => string,
): Call {
  const { api, model } = trial.suite
  if (!call.operation.body || !isObject(call.body)) return call
  const taken = slotsOf(api, model, call).map(({ path }) => path.join('.'))
  let body: unknown = call.body
  for (const path of paths) {
    const schema = schemaAt(trial, call.operation, path)
    if (!schema || taken.includes(path.join('.')) || !typesOf(schema).includes('string')) continue
    if (schema['enum'] !== undefined || 'const' in schema || schema['x-extensible'] === true) continue
    const format = typeof schema['format'] === 'string' ? schema['format'] : undefined
    if (format !== undefined && !['email', 'no-dots-or-space', 'visible'].includes(format)) continue
    const name = trial.random.unique()
    const maxLength = typeof schema['maxLength'] === 'number' ? schema['maxLength'] : 200
    const text = format === 'email' ? `${name.toLowerCase()}@example.org` : textFor(name, maxLength)
    const pattern = patternOf(schema) ?? /./
    if (text.length <= maxLength && pattern.test(text)) body = withValue(body, path, text)
  }
  return { ...call, body }
}

/** The flattened schema at a path of an operation's JSON body. */
export function schemaAt({ suite: { api } }: Trial, { body }: Operation, path: Path) {
  let schema = api.schema(body?.schema)
  for (const step of path) {
    const next =
      typeof step === 'number' ? (schema['items'] as typeof schema | undefined) : propertiesOf(schema)[step]
    if (next === undefined) return undefined
    schema = api.schema(next)
  }
  return schema
}
