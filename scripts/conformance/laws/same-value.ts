/**
 * `x-unique` states which values count as the same: whether letter case, accents and spaces make a difference. What
 * counts as the same is refused with 409, anything else is accepted, and a record keeps its own value in every form.
 */
import type { JsonSchema, UniqueRule } from '../../../openapi/contract-types.ts'
import { withoutUndefined } from '../../../openapi/without-undefined.ts'
import type { Actor } from '../actors.ts'
import { type Operation, patternOf } from '../api.ts'
import { type Call, type Exchange, isGood } from '../exchange.ts'
import { at, isObject, isSame, type Path, withValue, withValues } from '../json.ts'
import { callForSameRecord, versionOf } from '../records.ts'
import { fillSlot, readSlot, slotsOf } from '../requests/pool.ts'
import {
  acceptableCall,
  examplesOf,
  goodExchange,
  schemaAt,
  withNewTexts,
  withoutVersion,
} from '../requests/recipes.ts'
import { mayChange } from '../restraint.ts'
import { actorsFor } from '../suite.ts'
import type { Trial } from '../trial.ts'
import { creationFor, isCreation, isWriteOfUnique, withRequiredOnly, uniqueFields } from './conflicts.ts'
import { namesField } from './input.ts'
import { stateLaw } from './per-operation.ts'
import { plain } from './search.ts'

/** The number of records that are tried until one must not have the value of another. */
const MAX_OTHERS = 6

/** Two records among which the value must be unique: how to give each of them a value. */
interface Pair {
  rule: UniqueRule
  operation: Operation
  schema: JsonSchema
  /** Gives the first record a value. Not if the pair is made of creations, since a record has its own value only then. */
  own?: Send
  other: Send
  /** The exchange in which the first record got the value that the second one is refused. */
  first: Exchange
  value: string
}
type Send = (value: string) => Promise<Exchange>

export const sameValue = stateLaw(
  'same-value',
  'What x-unique counts as the same value is refused with 409, what it counts as another is accepted; a record keeps its own',
  ({ model }, operation) => uniqueFields(operation).length > 0 && isWriteOfUnique(model, operation),
  async (trial, operation) => {
    const rules = operation.found.operation['x-unique'] ?? []
    let tried = 0
    for (const rule of rules) {
      const schema = schemaAt(trial, operation, rule.field.split('.'))
      const pair = schema && (await pairFor(trial, operation, rule, schema))
      if (!pair) continue
      tried += 1
      await expectOwnKept(trial, pair)
      await expectSame(trial, pair)
    }
    return tried === 0
      ? { skipped: 'no two records were accepted of which one is refused the value' }
      : undefined
  },
)

/** A form of a value, and whether it counts as the same. */
interface Form {
  how: string
  text: string
  isSame: boolean
  why: string
}

/** The forms of a value about which the rule says whether they count as the same, as far as the field may have them. */
function formsOf({ rule, schema, value }: Pick<Pair, 'rule' | 'schema' | 'value'>): Form[] {
  const { ignoresCase, ignoresAccents, spacesAs } = rule
  const spaces = `x-unique says spacesAs: ${spacesAs}`
  const forms: Form[] = [
    {
      how: 'in another letter case',
      text: swapCase(value),
      isSame: ignoresCase,
      why: ignoresCase ? 'case does not count' : 'case counts',
    },
  ]
  if (ignoresAccents !== undefined)
    forms.push({
      how: 'without accents',
      text: withoutAccents(value),
      isSame: ignoresAccents,
      why: ignoresAccents ? 'accents do not count' : 'accents count',
    })
  if (spacesAs !== undefined)
    forms.push(
      { how: 'with spaces around', text: `  ${value} `, isSame: spacesAs !== 'kept', why: spaces },
      {
        how: 'with underscores for spaces',
        text: value.replaceAll(' ', '_'),
        isSame: spacesAs === 'underscores',
        why: spaces,
      },
      { how: 'with two spaces for one', text: value.replaceAll(' ', '  '), isSame: false, why: spaces },
    )
  return forms.filter(({ text }) => text !== value && fits(schema, text))
}

/** A text in capitals, or in small letters if it was in capitals. */
const swapCase = (text: string): string =>
  text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase()

const withoutAccents = (text: string): string =>
  [...text].map((letter) => (plain(letter) === letter.toLowerCase() ? letter : plain(letter))).join('')

/** New values, those first that have the most forms. A server may refuse them for a reason that no schema states. */
function valuesToTry(trial: Trial, schema: JsonSchema, { spacesAs }: UniqueRule): string[] {
  const name = trial.random.unique()
  const end = spacesAs === undefined ? 'éa' : ' éa b'
  return [`Ct${name}${end}`, `Ct${name}${end.replace('é', 'e')}`, `${name}a`, name].filter((text) =>
    fits(schema, text),
  )
}

/** Whether a field may have a text, as far as its schema says so. */
export function fits(schema: JsonSchema, text: string): boolean {
  const { format, maxLength } = schema
  if (typeof maxLength === 'number' && text.length > maxLength) return false
  const isChoice = schema['enum'] !== undefined || 'const' in schema || schema['x-extensible'] === true
  if (isChoice || patternOf(schema)?.test(text) === false) return false
  return (
    format === undefined || format === 'visible' || (format === 'no-dots-or-space' && !/[.\s]/.test(text))
  )
}

async function pairFor(
  trial: Trial,
  operation: Operation,
  rule: UniqueRule,
  schema: JsonSchema,
): Promise<Pair | undefined> {
  const base = { rule, operation, schema }
  if (isCreation(operation)) return pairOfCreations(trial, base)
  return (await pairOfUpdates(trial, base)) ?? (await pairOfKinds(trial, base)) ?? pairOfExisting(trial, base)
}

type Base = Pick<Pair, 'rule' | 'operation' | 'schema'>

/** Two creations that differ in everything but the value. */
async function pairOfCreations(trial: Trial, base: Base): Promise<Pair | undefined> {
  const acceptable = await acceptableCall(trial, base.operation)
  if (!acceptable || isSlot(trial, acceptable.call, base.rule.field.split('.'))) return undefined
  for (const create of creationsFrom(trial, acceptable, base.rule)) {
    const pair = await refusedPair(await given(trial, base, create), create)
    if (pair) return pair
  }
  return undefined
}

/** Ways to create records with a value. */
const creationsFrom = (
  trial: Trial,
  { call, actor }: { call: Call; actor: Actor },
  { field }: UniqueRule,
): Send[] =>
  RENEWALS.map((renew) => (value) => {
    const next = renew(trial, call)
    return trial.send({ ...next, body: withValue(next.body, field.split('.'), value) }, actor)
  })

/** A call with other values of the fields that `x-unique` names, where it has them. */
function withNewUnique(trial: Trial, call: Call): Call {
  const paths = uniqueFields(call.operation).map((field) => field.split('.'))
  const present = paths.filter(
    (path) => typeof at(call.body, path) === 'string' && !isSlot(trial, call, path),
  )
  const values = present.map((path) => [path.join('.'), trial.random.unique()] as const)
  return { ...call, body: withValues(call.body, Object.fromEntries(values)) }
}

/** The call with the required values only, since others may be unique too, such as the number of a card. */
const bare = (trial: Trial, call: Call): Call =>
  withRequiredOnly(trial, call, uniqueFields(call.operation)[0]?.split('.') ?? [])

/** Ways to create one more record. Of some texts a server takes only those that it knows. */
const RENEWALS: readonly ((trial: Trial, call: Call) => Call)[] = [
  (trial, call) => withNewTexts(trial, bare(trial, call)),
  (trial, call) => withNewUnique(trial, bare(trial, call)),
  withNewTexts,
  withNewUnique,
]

/** Two records that the run creates, which the operation changes. */
async function pairOfUpdates(trial: Trial, base: Base): Promise<Pair | undefined> {
  const { operation } = base
  const creation = creationFor(trial, operation)
  const one = creation && (await goodExchange(trial, creation))
  const two = one && (await anotherOf(trial, one))
  const [example] = examplesOf(trial, operation)
  if (!one || !two || !example) return undefined
  const actor = actorsFor(trial.suite, operation).find((any) => any === one.actor) ?? one.actor
  const [first, second] = [one, two].map((made) => {
    const call = callForSameRecord(trial, example, made.call, made.json)
    return call && sendTo(trial, call, actor, base, versionOf(made.json))
  })
  return first && second && refusedPair(await given(trial, base, first), second, first)
}

/** A new record of another kind whose value is the same one, such as a login, and a record that exists already. */
async function pairOfKinds(trial: Trial, base: Base): Promise<Pair | undefined> {
  const { api, missing } = trial.suite
  const { rule } = base
  const nameOf = (field: string): string | undefined => field.split('.').at(-1)
  if (rule.within.length > 0) return undefined
  for (const creation of api.operations.filter((one) => isCreation(one) && !missing.has(one.id))) {
    const same = creation.found.operation['x-unique']?.find(
      ({ field, within }) => within.length === 0 && nameOf(field) === nameOf(rule.field),
    )
    const made = same && (await acceptableCall(trial, creation))
    const acceptable = made && (await acceptableCall(trial, base.operation))
    if (!made || !acceptable || !mayChange(trial.suite, acceptable.call)) continue
    const other = sendTo(trial, acceptable.call, acceptable.actor, base)
    for (const create of creationsFrom(trial, made, same)) {
      const pair = await refusedPair(await given(trial, base, create), other)
      if (pair) return pair
    }
  }
  return undefined
}

async function anotherOf(trial: Trial, { call, actor }: Exchange): Promise<Exchange | undefined> {
  for (const renew of RENEWALS) {
    const made = await trial.send(renew(trial, call), actor)
    if (isGood(made)) return made
  }
  return undefined
}

/** Two records that exist already. Where others use them too, only such as the run created. */
async function pairOfExisting(trial: Trial, base: Base): Promise<Pair | undefined> {
  const { api, model } = trial.suite
  const acceptable = await acceptableCall(trial, base.operation)
  const kind = model.subject(base.operation)
  if (!acceptable || kind === undefined) return undefined
  const { call, actor } = acceptable
  const slot = slotsOf(api, model, call).find(({ kinds }) => kinds.includes(kind))
  if (!slot || !mayChange(trial.suite, call)) return undefined
  const first = sendTo(trial, call, actor, base)
  const taken = await given(trial, base, first)
  const others = taken ? trial.ids(actor, [kind]).filter((id) => id !== readSlot(call, slot)) : []
  for (const id of others.slice(0, MAX_OTHERS)) {
    const otherCall = fillSlot(call, slot, id)
    if (!mayChange(trial.suite, otherCall)) continue
    const pair = await refusedPair(taken, sendTo(trial, otherCall, actor, base), first)
    if (pair) return pair
  }
  return undefined
}

/** Sends nothing but the value, with the version of the record if the operation requires one. */
function sendTo(trial: Trial, call: Call, actor: Actor | undefined, { rule }: Base, made?: number): Send {
  const path = rule.field.split('.')
  const plainCall = withoutVersion(trial, withRequiredOnly(trial, call, path))
  let version = made
  return async (value) => {
    const body = withValue(plainCall.body, path, value)
    const isVersioned = version !== undefined && isObject(body) && 'version' in body
    const sent = await trial.send({ ...plainCall, body: isVersioned ? { ...body, version } : body }, actor)
    if (isGood(sent)) version = versionOf(sent.json) ?? version
    return sent
  }
}

type Given = Pick<Pair, 'rule' | 'operation' | 'schema' | 'first' | 'value'>

/** Gives a record a new value. `undefined` if the target accepts none. */
async function given(trial: Trial, base: Base, send: Send): Promise<Given | undefined> {
  for (const value of valuesToTry(trial, base.schema, base.rule)) {
    const first = await send(value)
    if (isGood(first)) return { ...base, first, value }
  }
  return undefined
}

/**
 * A pair, if the other record is refused the value. Otherwise the records are not among those with unique values, or the
 * law `unique` reports it.
 */
async function refusedPair(taken: Given | undefined, other: Send, own?: Send): Promise<Pair | undefined> {
  if (!taken || !isRefused(await other(taken.value), taken.rule)) return undefined
  return { ...taken, other, ...withoutUndefined({ own }) }
}

/** Whether a request is refused because of the value, and not because of a limit or the state of a record. */
const isRefused = ({ status, json }: Exchange, { field }: UniqueRule): boolean =>
  status === 409 && namesField(json, field.split('.'))

/** The second record gets each form of the value of the first one. */
async function expectSame(trial: Trial, pair: Pair): Promise<void> {
  const { rule, operation, first, value } = pair
  for (const { how, text, isSame: counts, why } of formsOf(pair)) {
    const sent = await pair.other(text)
    const isWrong = counts ? isGood(sent) : isRefused(sent, rule)
    if (!isWrong) continue
    const as = counts ? 'counts as' : 'is another value than'
    trial.report({
      operation: operation.id,
      place: `${rule.field} ${how}`,
      expected: `${counts ? '409' : 'accepted'}, since ${why}: ${JSON.stringify(text)} ${as} ${JSON.stringify(value)}`,
      actual: String(sent.status),
      steps: [first, sent],
    })
  }
}

/** The first record takes each form of its own value, and its value again at the end. */
async function expectOwnKept(trial: Trial, pair: Pair): Promise<void> {
  const { rule, operation, first, value, own } = pair
  if (!own) return
  for (const { how, text } of formsOf(pair)) {
    const sent = await own(text)
    if (isRefused(sent, rule))
      trial.report({
        operation: operation.id,
        place: `${rule.field} of one's own ${how}`,
        expected: `a record may change its own value ${JSON.stringify(value)} to ${JSON.stringify(text)}`,
        actual: String(sent.status),
        steps: [first, sent],
      })
    // Some values are fixed once they are set, and then the forms cannot be tried.
    if (!isGood(sent)) continue
    const again = await own(value)
    if (!isGood(again)) return
  }
}

/** Whether the field names another record, so that its values have only one form. */
const isSlot = ({ suite: { api, model } }: Trial, call: Call, path: Path): boolean =>
  slotsOf(api, model, call).some((slot) => slot.place === 'body' && isSame(slot.path, path))
