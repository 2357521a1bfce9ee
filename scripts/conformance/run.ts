/** A run: `survey` signs in and reads everything, then `run` tries every case of every selected law. */
import type { Operation } from './api.ts'
import { namesRecords } from './requests/pool.ts'
import type { Case, Law } from './laws/law.ts'
import { isGood } from './exchange.ts'
import { examplesOf, goodExchange } from './requests/recipes.ts'
import { observers, poolOf, type Suite } from './suite.ts'
import { inTrial, Trial } from './trial.ts'

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
}

const BASE = 'conformance'

/** Tries all cases after `survey`, and calls `tell` after each. */
export async function run(
  suite: Suite,
  choice: Choice,
  tell: (outcome: Outcome, left: number) => void,
): Promise<Outcome[]> {
  const chosen = choice.laws
    .filter((law) => !(suite.readOnly && law.writes))
    .flatMap((law) => [...law.cases(suite)].map((one) => ({ law, one })))
    .filter(({ one }) => one.operations.some((id) => choice.includes(id)))
    .filter(({ one }) => choice.only === undefined || one.name === choice.only)
  const outcomes: Outcome[] = []
  for (const [index, { law, one }] of chosen.entries()) {
    const outcome = await tryCase(suite, law, one)
    outcomes.push(outcome)
    tell(outcome, chosen.length - index - 1)
  }
  return outcomes
}

async function tryCase(suite: Suite, law: Law, one: Case): Promise<Outcome> {
  const before = suite.observations.length
  const started = performance.now()
  const context = { law: law.id, family: law.family, name: one.name }
  const result = await inTrial(suite, context, (trial) => one.run(trial))
  return {
    law,
    name: one.name,
    operations: one.operations,
    found: suite.observations.length - before,
    ...(result && { skipped: result.skipped }),
    ms: performance.now() - started,
  }
}

/** Signs in all actors and calls every read twice. The second time it can use identifiers from the first. */
export async function survey(suite: Suite): Promise<void> {
  const { world } = suite.target.offers
  const context = { law: 'survey', family: 'answer', name: 'all' } as const
  if (world) {
    await world.make(BASE)
    Object.assign(suite, { base: BASE })
  }
  await inTrial(suite, { ...context, name: 'missing' }, markMissing)
  const trial = new Trial(suite, context, world ? BASE : undefined)
  for (const actor of suite.actors) await trial.token(actor)
  const reads = suite.api.operations.filter(
    (operation) => operation.reads && returnsJson(operation) && !suite.missing.has(operation.id),
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

/** Files contain no identifiers and take longest, so they are not read here. */
const returnsJson = ({ responses }: Operation): boolean => responses.get(200)?.schema !== undefined

/** Marks operations as missing that should need a token but do not ask for one: the target does not have them. */
async function markMissing(trial: Trial): Promise<void> {
  const { api, readOnly, missing } = trial.suite
  for (const operation of api.operations) {
    if (operation.roles.includes('public') || (readOnly && !operation.reads)) continue
    const status = await trial.statusOf({ operation, ...examplesOf(trial, operation)[0] })
    if ([404, 405, 501].includes(status)) missing.add(operation.id)
  }
}
