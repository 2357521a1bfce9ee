/**
 * Runs the target beside a reference that starts from the same state: the same calls are sent to both, and whole
 * responses are compared. A difference is reported with the shortest sequence of calls that leads to it, because each
 * write is tried in new copies of the state.
 */
import type { Actor } from '../actors.ts'
import type { Operation } from '../api.ts'
import { isGood, type Exchange } from '../exchange.ts'
import { isAccepted, inPair, type Both, type Pair } from '../differential/pair.ts'
import type { Difference } from '../differential/same.ts'
import { variantsOf, type Variant } from '../differential/variants.ts'
import { callForSameRecord } from '../records.ts'
import { acceptableCall, examplesOf, goodExchange } from '../requests/recipes.ts'
import { actorsFor, observers, type Suite } from '../suite.ts'
import { renewTokens, type Trial } from '../trial.ts'
import type { Law } from './law.ts'
import { isRefresh, perOperation } from './per-operation.ts'

/** Whether a target and a reference can start each case from their own states. */
export const canPair = (suite: Suite, other: Suite): boolean =>
  suite.target.offers.world !== undefined &&
  other.target.offers.world !== undefined &&
  suite.actors.every((actor) => other.actors.some(({ name }) => name === actor.name))

/** The laws for one reference. The survey must have run on it before. */
export const differential = (other: Suite): Law[] => [
  referenceLaw(other, 'reference', 'smoke', 'returns the same statuses, answers and files', () => []),
  referenceLaw(
    other,
    'reference-variants',
    'full',
    'returns the same for each option of a request',
    variantsOf,
  ),
]

type MoreRequests = (trial: Trial, call: Variant['call'], actor: Actor) => Variant[]

const referenceLaw = (
  other: Suite,
  id: string,
  level: Law['level'],
  does: string,
  more: MoreRequests,
): Law => ({
  id,
  title: `For equal requests from equal states, the target ${does} as ${other.target.name}`,
  family: 'coverage',
  level,
  writes: true,
  cases: (suite) =>
    perOperation(
      suite,
      (operation) => !isRefresh(operation) && !other.missing.has(operation.id),
      async (trial, operation) => {
        await renewTokens(other)
        return (operation.reads ? compareReads : compareWrite)(trial, other, operation, more)
      },
    ),
})

/** Compares the response for every actor, then the other requests of actors who see different data. */
async function compareReads(trial: Trial, other: Suite, operation: Operation, more: MoreRequests) {
  const { suite } = trial
  const acceptable = await acceptableCall(trial, operation)
  if (!acceptable) return { skipped: 'no request was accepted to start from' }
  await inPair(suite, other, trial.context, async (pair) => {
    for (const actor of suite.actors)
      reportDifference(trial, await pair.send(acceptable.call, actor), `as ${actor.name}`)
    // Of the actors who see different data, only the first and the one who sees most.
    const actors = [...observers(suite, operation)]
    for (const actor of new Set([...actors.slice(0, 1), ...actors.slice(-1)])) {
      const own = await acceptableCall(trial, operation, actor)
      for (const { label, call } of own ? more(trial, own.call, actor) : [])
        if (reportDifference(trial, await pair.send(call, actor), label)) return
    }
  })
  return undefined
}

const PLAIN = 'a good request'

/** Sends a write, with its preparation, in new copies of the state. Then compares what both servers show. */
async function compareWrite(trial: Trial, other: Suite, operation: Operation, more: MoreRequests) {
  const { suite } = trial
  const found = await goodExchange(trial, operation)
  if (!found?.actor) return { skipped: 'no request was accepted to start from' }
  const { actor, call } = found
  const script = trial.exchanges.filter((one) => isGood(one) && !one.call.operation.reads)
  const before = suite.model.after(operation.id).length > 0 ? script.slice(0, script.indexOf(found)) : []
  const left = [{ label: PLAIN, call }, ...more(trial, call, actor)]
  while (left.length > 0)
    await inPair(suite, other, trial.context, async (pair) => {
      const steps: Exchange[] = []
      for (const step of before) steps.push((await pair.send(step.call, step.actor)).got)
      if (steps.some((step) => !isGood(step))) left.length = 0
      // A request that both servers refuse does not change the states, so another one can follow.
      for (let next = left.shift(); next; next = left.shift()) {
        const both = await pair.send(next.call, actor)
        if (reportDifference(trial, both, next.label, steps)) left.length = 0
        else if (isAccepted(both) && (await showsDifference(trial, pair, both, next.label, steps)))
          left.length = 0
        if (!isGood(both.got) && !isGood(both.expected)) continue
        return
      }
    })
  return undefined
}

/**
 * Compares what the reads show after a write. If both servers expose equal stored data, only the reads of the record
 * are called, and only after the first write of a case.
 */
async function showsDifference(
  trial: Trial,
  pair: Pair,
  { got }: Both,
  label: string,
  before: readonly Exchange[],
): Promise<boolean> {
  const { suite } = trial
  const { operation } = got.call
  const isSame = await pair.isSameState()
  if (isSame && label !== PLAIN) return false
  for (const read of suite.api.operations) {
    if (!read.reads || suite.missing.has(read.id) || isRefresh(read)) continue
    if (isSame && !isAbout(suite, read, operation)) continue
    for (const { call, actor } of readsAfter(trial, read, got, isSame)) {
      const both = await pair.send(call, actor)
      if (reportDifference(trial, both, `${label}, then ${read.id}`, [...before, got], operation)) return true
    }
  }
  return false
}

/**
 * Whether a read shows records of the kind that a write changes. Files do not count, because other reads show the same
 * data.
 */
function isAbout({ model }: Suite, read: Operation, write: Operation): boolean {
  const kind = model.subject(write)
  const isSameKind = kind === undefined ? read.area === write.area : model.subject(read) === kind
  return isSameKind && read.responses.get(200)?.schema !== undefined
}

/**
 * The calls of a read after a write: about the same record if possible, otherwise the calls that were accepted before.
 */
function readsAfter(trial: Trial, read: Operation, written: Exchange, isOfRecord: boolean) {
  const { suite } = trial
  const actor = actorsFor(suite, read).at(-1)
  if (!actor) return []
  const known = actorsFor(suite, read).flatMap((one) => {
    const call = suite.recipes.get(`${read.id} ${one.name}`)
    return call ? [{ call, actor: one }] : []
  })
  const [example] = known.length > 0 ? known.map(({ call }) => call) : examplesOf(trial, read)
  const same = example && callForSameRecord(trial, example, written.call, written.json)
  return [...(same ? [{ call: same, actor }] : []), ...(same && isOfRecord ? [] : known.slice(-1))]
}

/** Reports a difference. Returns whether there is one. */
function reportDifference(
  trial: Trial,
  { got, by, difference }: Both,
  label: string,
  before: readonly Exchange[] = [],
  cause?: Operation,
): boolean {
  if (!difference) return false
  const read = got.call.operation
  trial.report({
    operation: (cause ?? read).id,
    ...(cause && { through: [read.id] }),
    place: label,
    expected: `${whereOf(difference)}${shown(difference.there)}, as ${by}`,
    actual: `${whereOf(difference)}${shown(difference.here)}`,
    steps: [...before, got],
  })
  return true
}

const whereOf = ({ path }: Difference): string => (path === 'status' ? '' : `${path}: `)
const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 120)
