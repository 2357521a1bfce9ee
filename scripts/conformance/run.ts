/** A run: `survey` signs in and reads everything, then `run` tries every case of every selected law. */
import type { Actor } from './actors.ts'
import type { Operation } from './api.ts'
import { removeMade } from './clean-up.ts'
import { markMissing } from './missing.ts'
import { neededBy } from './needs.ts'
import { namesRecords } from './requests/pool.ts'
import type { Case, Law } from './laws/law.ts'
import { isGood } from './exchange.ts'
import { examplesOf, goodExchange } from './requests/recipes.ts'
import { HeldBack, isShared, learnOwn } from './restraint.ts'
import { observers, poolOf, type Suite } from './suite.ts'
import { inTrial, NO_FACTOR, NotSignedIn, renewTokens, Trial } from './trial.ts'

export interface Outcome {
  law: Law
  name: string
  operations: readonly string[]
  found: number
  skipped?: string
  ms: number
}
export interface Choice {
  laws: readonly Law[]
  /** Whether an operation is selected. */
  includes(operation: string): boolean
  /** The name of the only case to run, for a replay. */
  only?: string
  /** The time after which no further case is started, by `performance.now()`. */
  until?: number
}

const BASE = 'conformance'
const SURVEY = { law: 'survey', family: 'answer', name: 'all' } as const

/** Tries all cases after `survey`, and calls `onOutcome` after each. */
export async function run(
  suite: Suite,
  choice: Choice,
  onOutcome: (outcome: Outcome, left: number) => void,
): Promise<Outcome[]> {
  const all = casesOf(suite, choice)
  const chosen = choice.until === undefined ? all : inTurns(all)
  const outcomes: Outcome[] = []
  for (const [index, { law, one }] of chosen.entries()) {
    if (isOver(choice)) {
      suite.notes.push(`the time is over: ${chosen.length - index} of ${chosen.length} cases were not tried`)
      break
    }
    const outcome = await tryCase(suite, law, one)
    outcomes.push(outcome)
    onOutcome(outcome, chosen.length - index - 1)
  }
  return outcomes
}

/**
 * The writes that a run of selected reads leaves out, although these reads show their effects: the laws about stored
 * data try the write and check the read.
 */
export function leftOut({ api, model, missing }: Suite, includes: (id: string) => boolean): string[] {
  return api.operations
    .filter(({ id, reads }) => reads && includes(id) && !missing.has(id))
    .flatMap((read) => {
      const kind = model.subject(read)
      const writes = api.operations.filter(
        (one) =>
          !one.reads &&
          !includes(one.id) &&
          !missing.has(one.id) &&
          (model.write(one.id)?.seenIn === read.id || (kind !== undefined && model.subject(one) === kind)),
      )
      const ids = writes.map(({ id }) => id)
      return ids.length > 0
        ? [`left out, as no --operation names them: what concerns ${read.id}: ${ids.join(', ')}`]
        : []
    })
}

/** Whether the time of a run is over. */
export const isOver = ({ until }: Choice): boolean => until !== undefined && performance.now() >= until

/**
 * Starts with the level smoke. Then come the first case of each law, the second of each, and so on, so that many laws
 * are tried early.
 */
function inTurns(cases: readonly Chosen[]): Chosen[] {
  const turn = new Map<Law, number>()
  return cases
    .map((chosen) => {
      const at = (turn.get(chosen.law) ?? 0) + 1
      turn.set(chosen.law, at)
      return { chosen, at: chosen.law.level === 'smoke' ? 0 : at }
    })
    .sort((one, other) => one.at - other.at)
    .map(({ chosen }) => chosen)
}

interface Chosen {
  law: Law
  one: Case
}

export const casesOf = (suite: Suite, choice: Choice): Chosen[] =>
  choice.laws
    .filter((law) => !(suite.readOnly && law.writes))
    .flatMap((law) => [...law.cases(suite)].map((one) => ({ law, one })))
    .filter(({ one }) => one.operations.some((id) => choice.includes(id)))
    .filter(({ one }) => choice.only === undefined || one.name === choice.only)

export async function tryCase(suite: Suite, law: Law, one: Case): Promise<Outcome> {
  const before = suite.observations.length
  const started = performance.now()
  const context = { law: law.id, family: law.family, name: one.name }
  await renewTokens(suite)
  const attempt = (): Promise<void | { skipped: string }> =>
    inTrial(suite, context, async (trial) => {
      const kept = suite.made.size
      const skipped = await one.run(trial).catch(asSkipped)
      await removeMade(trial, kept)
      return skipped
    })
  let result = await attempt()
  while (await hasMetMissing(suite)) {
    suite.observations.length = before
    result = await attempt()
  }
  return {
    law,
    name: one.name,
    operations: one.operations,
    found: suite.observations.length - before,
    ...(result && { skipped: result.skipped }),
    ms: performance.now() - started,
  }
}

/**
 * Whether a case called an operation that the target lacks. The survey of a limited run calls only the operations that
 * it needs, and a law may call others.
 */
async function hasMetMissing(suite: Suite): Promise<boolean> {
  const { api, surveyed, missing, sent } = suite
  const unsurveyed = [...sent].filter((id) => !surveyed.has(id) && id !== 'login')
  if (unsurveyed.length === 0) return false
  const known = missing.size
  await surveyOperations(
    suite,
    unsurveyed.map((id) => api.operation(id)),
  )
  return missing.size > known
}

/** Determines whether the target has some operations, with requests that change nothing. */
const surveyOperations = (suite: Suite, operations: readonly Operation[]): Promise<void> =>
  markMissing(new Trial(suite, SURVEY, suite.base), operations)

function asSkipped(error: unknown): { skipped: string } {
  if (error instanceof HeldBack) return { skipped: error.message }
  throw error
}

/** Signs in all actors and calls the needed reads twice. The second time it can use identifiers from the first. */
export async function survey(suite: Suite, includes: (id: string) => boolean = () => true): Promise<void> {
  const { world } = suite.target.offers
  if (world) {
    // An earlier run on the same server has left a world in which its actors have set up their second factor.
    await world.drop(BASE)
    await world.make(BASE)
    Object.assign(suite, { base: BASE })
  }
  const trial = new Trial(suite, SURVEY, world ? BASE : undefined)
  await meetActors(trial)
  const needed = neededBy(suite, includes)
  await surveyOperations(
    suite,
    suite.api.operations.filter(({ id }) => needed.has(id)),
  )
  const reads = suite.api.operations.filter(
    ({ id, reads: isRead, ...operation }) =>
      isRead && needed.has(id) && returnsJson(operation) && !suite.missing.has(id),
  )
  for (const isSecond of [false, true])
    for (const operation of reads) {
      for (const actor of observers(suite, operation)) {
        const [first] = examplesOf(trial, operation)
        if (!first) continue
        const isAnswered = isSecond && namesRecords(suite.api, suite.model, first)
        if (isSecond !== isAnswered && isSecond) continue
        const exchange = isSecond
          ? await goodExchange(trial, operation, actor)
          : await trial.send(first, actor)
        if (exchange && isGood(exchange))
          poolOf(suite, actor).collect(exchange.json, suite.model.subject(operation))
      }
    }
}

/**
 * Whether an operation returns JSON. Files contain no identifiers and take longest, so the survey does not read them.
 */
const returnsJson = ({ responses }: Pick<Operation, 'responses'>): boolean =>
  responses.get(200)?.schema !== undefined

/** Whether an actor gets a token. An actor who would first have to set up a second factor is left out of the run. */
async function isSignedIn(trial: Trial, actor: Actor): Promise<boolean> {
  const { suite } = trial
  try {
    await trial.token(actor)
    return true
  } catch (error) {
    if (!(error instanceof NotSignedIn)) throw error
    if (error.status === 404 || error.status === 405)
      throw new Error(
        `${suite.target.base}${suite.api.operation('login').path} answers ${error.status}: --target is the address at which the contract's paths begin`,
        { cause: error },
      )
    if (error.reason !== NO_FACTOR) throw error
    suite.notes.push(`${error.message}; left out`)
    Object.assign(suite, { actors: suite.actors.filter((one) => one !== actor) })
    return false
  }
}

/** Signs in all actors. On a server whose data others use too, it finds out which records belong to the actors. */
async function meetActors(trial: Trial): Promise<void> {
  const { suite } = trial
  for (const actor of suite.actors) {
    if (!(await isSignedIn(trial, actor))) continue
    if (actor.token === undefined && !isShared(suite)) continue
    const whoAmI = suite.api.ownAccount
    if (!whoAmI) continue
    const { status, json } = await trial.sendUnrecorded({ operation: whoAmI, body: {} }, actor)
    if (status === 401) throw new Error(`${actor.name}: the token in the credentials is refused with 401`)
    learnOwn(suite, actor, json)
  }
}
