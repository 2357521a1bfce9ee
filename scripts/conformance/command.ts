/** From options to a run and its reports. */
import { contractCheck } from '../../mocks/app.ts'
import { readDocument } from '../../mocks/document.ts'
import { readActors } from './actors.ts'
import { type Api, readApi } from './api.ts'
import { unmet } from './coverage.ts'
import { findingsOf } from './findings.ts'
import { LAWS } from './laws/index.ts'
import { Ledger } from './ledger.ts'
import { isWithin } from './levels.ts'
import { readModel } from './model.ts'
import type { Options } from './options.ts'
import { personaActors } from './personas.ts'
import { writeReports } from './report/write.ts'
import { summaryOf } from './report/summary.ts'
import { createProgress, printSummary } from './report/terminal.ts'
import { type Choice, lookAround, run } from './run.ts'
import type { Suite } from './suite.ts'
import { httpTarget, sandboxTarget, type Target } from './target.ts'

/** Runs and writes the reports; answers the number of findings. */
export async function runConformance(options: Options): Promise<number> {
  const target =
    options.target === undefined ? sandboxTarget() : await httpTarget(options.target, options.rate)
  const suite = await createSuite(target, options)
  const progress = createProgress()
  const started = performance.now()
  await lookAround(suite)
  const choice = choiceOf(suite.api, options)
  const outcomes = await run(suite, choice, (outcome, left) => progress.tell(outcome, left))
  if (options.level === 'full' && !options.replay && !options.readOnly)
    suite.observations.push(...unmet(suite, (id) => choice.includes(id)))
  progress.end()
  const summary = summaryOf(suite, outcomes, findingsOf(suite.observations), {
    level: options.level,
    ms: performance.now() - started,
  })
  writeReports(options.report, summary)
  printSummary(summary, options.report)
  return summary.findings.length
}

/** A suite for a target; the sandbox's personas are its actors unless credentials are given. */
export async function createSuite(
  target: Target,
  { auth, seed = 1, count = 0, readOnly = false }: Partial<Options> = {},
): Promise<Suite> {
  const document = readDocument()
  const model = await readModel(document)
  const api = readApi(document, await contractCheck(), (id) => model.isRead(id))
  return {
    api,
    model,
    target,
    actors: auth === undefined ? personaActors() : readActors(auth),
    seed,
    count,
    readOnly,
    ledger: new Ledger(api),
    observations: [],
    missing: new Set(),
    pools: new Map(),
    tokens: new Map(),
    recipes: new Map(),
    invalid: 0,
    calls: 0,
  }
}

function choiceOf(api: Api, { level, replay, areas, operations }: Options): Choice {
  const laws = LAWS.filter((law) => (replay ? law.id === replay.law : isWithin(law.level, level)))
  for (const id of operations) api.operation(id)
  const known = new Set(api.operations.map(({ area }) => area))
  for (const area of areas) if (!known.has(area)) throw new Error(`the contract has no area ${area}`)
  const chosen = new Set(
    api.operations
      .filter(({ id, area }) => operations.includes(id) || areas.includes(area))
      .map(({ id }) => id),
  )
  return {
    laws,
    includes: (id) => chosen.size === 0 || chosen.has(id),
    ...(replay && { only: replay.name }),
  }
}
