/**
 * Laws about every write: its values are stored and returned, an outdated or simultaneous change is refused, and a
 * repetition or an undo does what the resource model states.
 */
import type { JsonSchema } from '../../../openapi/contract-types.ts'
import { type Operation, propertiesOf, typesOf } from '../api.ts'
import { type Exchange, isGood } from '../exchange.ts'
import { idOf } from '../identity.ts'
import { at, differences, isObject, isSame, type Path, withValue } from '../json.ts'
import {
  acceptableCall,
  goodExchange,
  schemaAt,
  withLongTexts,
  withNewTexts,
  withoutVersion,
} from '../requests/recipes.ts'
import {
  derivedIn,
  readBack,
  type Reader,
  readerOf,
  recordIn,
  rewordedIn,
  valuesNotStored,
  versionOf,
} from '../records.ts'
import type { Suite } from '../suite.ts'
import { inTrial, type Trial } from '../trial.ts'
import type { Case, Law } from './law.ts'
import { uniqueFields } from './conflicts.ts'
import { isPublic, isRefresh, stateLaw } from './per-operation.ts'

/** A law for each write that needs an access token and has no waiver, if `fits` selects it. */
export const writeLaw = (
  id: string,
  title: string,
  fits: (suite: Suite, operation: Operation) => boolean,
  run: (trial: Trial, operation: Operation) => ReturnType<Case['run']>,
): Law =>
  stateLaw(
    id,
    title,
    (suite, operation) =>
      !operation.reads &&
      !isPublic(operation) &&
      !isRefresh(operation) &&
      suite.model.waiver(operation.id) === undefined &&
      fits(suite, operation),
    run,
  )

/** Sends a write that is accepted, and reads its record afterwards. `undefined` if one of the two fails. */
export async function writeAndRead(trial: Trial, operation: Operation) {
  const reader = readerOf(trial.suite, operation)
  if (!reader) return undefined
  const exchange = await goodExchange(trial, operation)
  if (!exchange?.actor) return undefined
  const read = await readBack(trial, exchange, exchange.actor, reader)
  if (!read || !isGood(read)) return undefined
  return {
    exchange,
    read,
    reader,
    actor: exchange.actor,
    record: recordIn(read, reader, idOf(exchange.json)),
  }
}

export const stored = writeLaw(
  'stored',
  'A read after a write returns what the write returned and what was sent',
  (suite, operation) => readerOf(suite, operation) !== undefined,
  async (trial, operation) => {
    const result = await writeAndRead(trial, operation)
    if (!result) return { skipped: 'no record could be written and read back' }
    const { exchange, read, reader, record } = result
    const { suite } = trial
    const report = (place: string, expected: string, actual: string): void =>
      trial.report({
        operation: operation.id,
        through: [reader.operation.id],
        place,
        expected,
        actual,
        steps: [exchange, read],
      })
    const isRemoval = /^(delete|remove|revoke)/.test(operation.id)
    if (record === undefined) {
      if (!isRemoval) report('the record', `${reader.operation.id} returns it`, 'it does not')
      return undefined
    }
    if (idOf(exchange.json) === idOf(record) && sharesSchema(exchange, read, reader)) {
      const differing = differences(exchange.json, record).filter(
        (path) => at(record, path.split('.')) !== undefined || !reader.isList,
      )
      const unexplained = differing.filter(
        (path) =>
          !derivedIn(suite, operation, reader).some((one) => path === one || path.startsWith(`${one}.`)),
      )
      if (unexplained.length > 0)
        report(unexplained.join(', '), 'the values that the write returned', 'other values are read')
    }
    if (isRemoval) return undefined
    expectStored(trial, exchange, read, reader)
    // Each further write is sent in a new copy of the data, because the record may refuse it after the first one.
    if (trial.world === undefined) return undefined
    await inTrial(suite, trial.context, (copy) => expectLongTextsStored(copy, result))
    for (const [path, minimum] of minimaOf(trial, operation))
      await inTrial(suite, trial.context, (copy) => expectMinimumStored(copy, result, path, minimum))
    return undefined
  },
)

/** The paths of the numbers in a request that have a minimum, each with its minimum. */
function minimaOf(trial: Trial, { body }: Operation): [Path, number][] {
  const { api } = trial.suite
  const rootFields = propertiesOf(api.schema(body?.schema))
  const dataFields = rootFields['data'] ? propertiesOf(api.schema(rootFields['data'])) : {}
  const paths: [Path, JsonSchema][] = [
    ...Object.entries(rootFields).map(([name, part]): [Path, JsonSchema] => [[name], part]),
    ...Object.entries(dataFields).map(([name, part]): [Path, JsonSchema] => [['data', name], part]),
  ]
  return paths.flatMap(([path, part]): [Path, number][] => {
    const { minimum } = api.schema(part) as { minimum?: unknown }
    return typeof minimum === 'number' && path.at(-1) !== 'version' ? [[path, minimum]] : []
  })
}

/** Sends the accepted request again, with the minimum of one number: a server may confuse 0 with a missing value. */
async function expectMinimumStored(
  trial: Trial,
  { exchange: { call }, actor, reader }: WriteAndRead,
  path: Path,
  minimum: number,
): Promise<void> {
  const changed = { ...call, body: withValue(call.body, path, minimum) }
  const exchange = await trial.send(withoutVersion(trial, changed), actor)
  const read = isGood(exchange) ? await readBack(trial, exchange, actor, reader) : undefined
  if (read && isGood(read)) expectStored(trial, exchange, read, reader)
}

type WriteAndRead = NonNullable<Awaited<ReturnType<typeof writeAndRead>>>

/** Sends the accepted request again, with texts of the maximum length. */
async function expectLongTextsStored(
  trial: Trial,
  { exchange: { call }, actor, reader }: WriteAndRead,
): Promise<void> {
  const exchange = await trial.send(withoutVersion(trial, withLongTexts(trial, call)), actor)
  const read = isGood(exchange) ? await readBack(trial, exchange, actor, reader) : undefined
  if (read && isGood(read)) expectStored(trial, exchange, read, reader)
}

/** Reports each value of the request that the read does not return as sent. */
function expectStored(trial: Trial, exchange: Exchange, read: Exchange, reader: Reader): void {
  const { suite } = trial
  const { operation } = exchange.call
  const record = recordIn(read, reader, idOf(exchange.json))
  const lost = valuesNotStored(suite, exchange.call, record, reader, rewordedIn(suite, operation, reader))
  for (const line of lost)
    trial.report({
      operation: operation.id,
      through: [reader.operation.id],
      place: line.split(':')[0] ?? '',
      expected: `stored as sent: ${line.split(', got ')[0]}`,
      actual: line.split(', got ')[1] ?? '',
      steps: [exchange, read],
    })
}

/** Whether write and read return the same schema, so that their responses can be compared. */
const sharesSchema = (write: Exchange, read: Exchange, { isList }: Reader): boolean =>
  isList
    ? idOf(write.json) !== undefined
    : write.call.operation.responses.get(200)?.schema?.$ref ===
      read.call.operation.responses.get(200)?.schema?.$ref

/** A version number that no record has, because it is higher than all of them. */
const UNUSED_VERSION = 2_000_000_000

export const stale = writeLaw(
  'stale',
  'A change based on an old version is refused with 409, and no data changes',
  (suite, operation) => propertiesOf(suite.api.schema(operation.body?.schema))['version'] !== undefined,
  async (trial, operation) => {
    const outcome = await expectOutdatedRefused(trial, operation)
    // In a new copy of the data, because the accepted write above may forbid a second one.
    if (trial.world !== undefined)
      await inTrial(trial.suite, trial.context, (own) => expectUnknownVersionRefused(own, operation))
    return outcome
  },
)

async function expectOutdatedRefused(trial: Trial, operation: Operation): ReturnType<Case['run']> {
  const first = await goodExchange(trial, operation)
  if (!first?.actor || !isObject(first.call.body)) return { skipped: 'no request was accepted to start from' }
  const reader = readerOf(trial.suite, operation)
  const read = reader && (await readBack(trial, first, first.actor, reader))
  const record = reader && read && isGood(read) ? recordIn(read, reader, idOf(first.json)) : undefined
  const version = versionOf(record) ?? versionOf(first.json) ?? 1
  const outdated = {
    ...first.call,
    body: { ...first.call.body, version: version > 1 ? version - 1 : UNUSED_VERSION },
  }
  const state = await trial.state()
  const refused = await trial.send(outdated, first.actor)
  const report = (expected: string, actual: string, steps: Exchange[]): void =>
    trial.report({
      operation: operation.id,
      ...(reader && { through: [reader.operation.id] }),
      place: 'version',
      expected,
      actual,
      steps,
    })
  if (refused.status !== 409) return report('409', String(refused.status), [refused])
  const after = read && (await readBack(trial, first, first.actor, reader))
  if ((after && !isSame(read.json, after.json)) || (await trial.state()) !== state)
    report('a refused write changes nothing', 'something has changed', after ? [refused, after] : [refused])
  await expectNoValueKept(trial, { ...first, call: outdated }, reader)
  if (record !== undefined) await expectOutdatedRefusedAfterClearing(trial, first, record, version)
  // `trial.send` itself reports a change without a version that is refused as outdated (`trial.ts`).
  const unversioned = withoutVersion(trial, first.call)
  await trial.send(unversioned, first.actor)
  await trial.send(unversioned, first.actor)
  return undefined
}

/** An outdated change with new texts is refused as a whole: none of the texts is stored. */
async function expectNoValueKept(
  trial: Trial,
  outdated: Exchange,
  reader: Reader | undefined,
): Promise<void> {
  const before = reader && (await readBack(trial, outdated, outdated.actor, reader))
  const refused = await trial.send(withNewTexts(trial, outdated.call), outdated.actor)
  const after = reader && (await readBack(trial, outdated, outdated.actor, reader))
  if (refused.status !== 409 || !before || !after || isSame(before.json, after.json)) return
  trial.report({
    operation: outdated.call.operation.id,
    through: [after.call.operation.id],
    place: 'version with other values',
    expected: 'a refused write changes nothing',
    actual: 'something has changed',
    steps: [before, refused, after],
  })
}

/** A version that no record has is refused as outdated, even where the request would be refused for another reason too. */
async function expectUnknownVersionRefused(trial: Trial, operation: Operation): Promise<void> {
  const acceptable = await acceptableCall(trial, operation)
  if (!acceptable || !isObject(acceptable.call.body)) return
  const body = { ...acceptable.call.body, version: UNUSED_VERSION }
  const refused = await trial.send({ ...acceptable.call, body }, acceptable.actor)
  if (refused.status === 409) return
  trial.report({
    operation: operation.id,
    place: 'version that no record has',
    expected: '409',
    actual: String(refused.status),
    steps: [refused],
  })
}

/** An old version stays old after a further change has removed the optional values of the record. */
async function expectOutdatedRefusedAfterClearing(
  trial: Trial,
  first: Exchange,
  record: unknown,
  version: number,
): Promise<void> {
  const { call, actor } = first
  const sent = isObject(call.body) ? call.body : {}
  const data = isObject(sent['data']) ? ['data'] : []
  const removable = Object.entries(propertiesOf(schemaAt(trial, call.operation, data) ?? {})).filter(
    ([name, part]) =>
      typesOf(trial.suite.api.schema(part)).includes('null') &&
      (at(sent, [...data, name]) ?? at(record, [...data, name]) ?? null) !== null,
  )
  if (removable.length === 0) return
  const cleared = removable.reduce<unknown>((body, [name]) => withValue(body, [...data, name], null), {
    ...sent,
    version,
  })
  const steps = [await trial.send({ ...call, body: cleared }, actor)]
  if (!steps.every(isGood)) return
  steps.push(await trial.send({ ...call, body: { ...sent, version } }, actor))
  const status = steps.at(-1)?.status
  if (status === 409) return
  trial.report({
    operation: call.operation.id,
    place: `version after ${removable.map(([name]) => name).join(', ')} was removed`,
    expected: '409 for the version before',
    actual: String(status),
    steps,
  })
}

export const repeat = writeLaw(
  'repeat',
  'A repeated request is accepted or refused as the resource model says, and a refusal changes no data',
  (suite, operation) => suite.model.write(operation.id)?.repeated !== undefined,
  async (trial, operation) => {
    const repeated = trial.suite.model.write(operation.id)?.repeated
    const first = await goodExchange(trial, operation)
    if (!first) return { skipped: 'no request was accepted to start from' }
    const body =
      isObject(first.call.body) && 'version' in first.call.body
        ? { ...first.call.body, version: versionOf(first.json) }
        : first.call.body
    const before = await trial.state()
    const second = await trial.send({ ...first.call, body }, first.actor)
    const isAsModelled = repeated === 'accepted' ? isGood(second) : second.status === repeated
    const report = (expected: string, actual: string): void =>
      trial.report({
        operation: operation.id,
        place: 'a second time',
        expected,
        actual,
        steps: [first, second],
      })
    // Repeating a creation is a conflict only if a value must be unique.
    const sendsUniqueValue = uniqueFields(operation).some(
      (field) => at(first.call.body, field.split('.')) !== undefined,
    )
    if (
      !isAsModelled &&
      repeated === 409 &&
      isGood(second) &&
      uniqueFields(operation).length > 0 &&
      !sendsUniqueValue
    )
      return { skipped: 'the request has no value that must be unique' }
    if (!isAsModelled) report(String(repeated), String(second.status))
    else if (!isGood(second) && (await trial.state()) !== before)
      report('a refused write changes nothing', 'stored data has changed')
    return undefined
  },
)

export const sets = writeLaw(
  'sets',
  'An action sets the values that the resource model names, and its opposite undoes them',
  (suite, operation) =>
    suite.model.write(operation.id)?.sets !== undefined ||
    suite.model.write(operation.id)?.undoneBy !== undefined,
  async (trial, operation) => {
    const { suite } = trial
    const result = await writeAndRead(trial, operation)
    if (!result) return { skipped: 'no record could be written and read back' }
    const { exchange, read, reader, actor, record } = result
    const report = (place: string, expected: string, actual: string, steps: Exchange[]): void =>
      trial.report({
        operation: operation.id,
        through: [reader.operation.id],
        place,
        expected,
        actual,
        steps,
      })
    const { sets: values = {}, undoneBy } = suite.model.write(operation.id) ?? {}
    for (const [path, value] of Object.entries(values))
      if (!isSame(at(record, path.split('.')), value))
        report(path, JSON.stringify(value), JSON.stringify(at(record, path.split('.'))) ?? 'nothing', [
          exchange,
          read,
        ])
    if (undoneBy === undefined) return undefined
    const undo = { ...exchange.call, operation: suite.api.operation(undoneBy) }
    const undone = await trial.send(undo, actor)
    if (!isGood(undone)) return undefined
    const readAfterUndo = await readBack(trial, exchange, actor, reader)
    if (readAfterUndo && isSame(readAfterUndo.json, read.json))
      trial.report({
        operation: undoneBy,
        through: [operation.id, reader.operation.id],
        place: `after ${operation.id}`,
        expected: 'the change is undone',
        actual: 'nothing has changed',
        steps: [exchange, undone, readAfterUndo],
      })
    return undefined
  },
)

const SIMULTANEOUS = 5

export const race = writeLaw(
  'race',
  'Of several simultaneous changes based on the same version, only one is accepted',
  (suite, operation) => propertiesOf(suite.api.schema(operation.body?.schema))['version'] !== undefined,
  async (trial, operation) => {
    const result = await writeAndRead(trial, operation)
    const version = versionOf(result?.record)
    if (!result || version === undefined || !isObject(result.exchange.call.body))
      return { skipped: 'the record shows no version' }
    const call = { ...result.exchange.call, body: { ...result.exchange.call.body, version } }
    const exchanges = await Promise.all(
      Array.from({ length: SIMULTANEOUS }, () => trial.send(call, result.actor)),
    )
    const accepted = exchanges.filter(isGood).length
    if (accepted > 1)
      trial.report({
        operation: operation.id,
        place: 'version at the same time',
        expected: `one of ${SIMULTANEOUS} accepted`,
        actual: `${accepted} accepted`,
        steps: exchanges,
      })
    return undefined
  },
)
