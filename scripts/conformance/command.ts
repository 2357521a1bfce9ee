/** The command line: reads the options, runs the suite, writes the reports. */
import { contractCheck } from '../../mocks/app.ts'
import { createContract } from '../../mocks/contract.ts'
import { readDocument } from '../../mocks/document.ts'
import { ROLES } from '../../mocks/seed/roles.ts'
import { type Actor, readActors } from './actors.ts'
import { type Api, readApi } from './api.ts'
import { compareWith, type KnownFinding, readBaseline, writeBaseline } from './baseline.ts'
import { uncovered } from './coverage.ts'
import { findingsOf } from './findings.ts'
import { readGivenContract, statesRefusals, UNSTATED } from './given-contract.ts'
import { comparisonWith } from './differential/comparison.ts'
import { runHook } from './hooks.ts'
import { canPair, differential } from './laws/differential.ts'
import { LAWS } from './laws/index.ts'
import type { Law } from './laws/law.ts'
import { reference } from './laws/reference.ts'
import { Ledger } from './ledger.ts'
import { isWithin } from './levels.ts'
import { readModel } from './model.ts'
import { commandOf, HELP, type Options, readOptions } from './options.ts'
import { personaActors } from './personas.ts'
import { withExamplesOfToday } from './requests/example-dates.ts'
import { writeReports } from './report/write.ts'
import { type Summary, summaryOf } from './report/summary.ts'
import { untriedLaws } from './report/untried.ts'
import { createProgress, printSummary } from './report/terminal.ts'
import { casesOf, type Choice, isOver, leftOut, type Outcome, survey, run } from './run.ts'
import { searchRecords } from './search-records.ts'
import type { Suite } from './suite.ts'
import { httpTarget, sandboxTarget, type Target } from './target.ts'
import { NotSignedIn, Stopped } from './trial.ts'

/** Value of `--target` for the sandbox in this process. */
const SANDBOX = 'sandbox'

/** Runs the whole command. Exit code: 0 no findings, 1 findings, 2 the run could not start. */
export async function conformance(args: readonly string[]): Promise<0 | 1 | 2> {
  try {
    const options = readOptions(args)
    if (options.help) console.log(HELP)
    else if ((await runConformance(options)) > 0) return 1
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 2
  }
}

/** Runs the suite between its hooks and writes the reports. Returns the number of findings that count. */
async function runConformance(options: Options): Promise<number> {
  const baseline = options.baseline === undefined ? undefined : readBaseline(options.baseline)
  await runHook('--before', options.before)
  try {
    return await reportOf(options, baseline)
  } finally {
    await runHook('--after', options.after)
  }
}

/**
 * Returns the number of findings that count: all of them, with a baseline only new and disappeared ones, and none for a
 * run that writes the baseline.
 */
async function reportOf(options: Options, baseline: readonly KnownFinding[] | undefined): Promise<number> {
  const progress = createProgress()
  const { summary, stopped } = await examine(await targetOf(options.target, options.rate), options, progress)
  progress.end()
  const compared = baseline && compareWith(baseline, summary)
  writeReports(options.report, summary, compared)
  printSummary(summary, options.report, compared)
  if (stopped) throw stopped
  if (options.writeBaseline !== undefined) {
    writeBaseline(options.writeBaseline, summary)
    return 0 // Its findings are the known ones from now on.
  }
  return compared ? compared.fresh.length + compared.gone.length : summary.findings.length
}

const NO_PROGRESS = { surveyed: () => undefined, report: () => undefined }

/**
 * Runs the suite against a target, without writing anything. `stopped` is the reason if it had to stop before the end.
 * Throws if it cannot start.
 */
export async function examine(
  target: Target,
  options: Options,
  progress: Pick<ReturnType<typeof createProgress>, 'surveyed' | 'report'> = NO_PROGRESS,
): Promise<{ summary: Summary; stopped: Stopped | undefined }> {
  const suite = await createSuite(target, options)
  const other = await referenceOf(options)
  const laws = lawsFor(suite)
  const choice = choiceOf(suite.api, [...laws, ...(other ? besideReference(suite, other) : [])], options)
  expectCase(suite, choice)
  const started = performance.now()
  const includes = (id: string): boolean => choice.includes(id)
  const isSurveyed = surveyFilter(suite, choice)
  await survey(suite, isSurveyed).catch((error: unknown) => {
    throw withCredentialsHint(error, options)
  })
  progress.surveyed(suite)
  if (other) await survey(other, isSurveyed)
  if (other && canPair(suite, other)) suite.compare = comparisonWith(other)
  const outcomes: Outcome[] = []
  const stopped = await tryAll(suite, choice, options, (outcome, left) => {
    outcomes.push(outcome)
    progress.report(outcome, left)
  })
  if (options.operations.length > 0 && !options.readOnly) suite.notes.push(...leftOut(suite, includes))
  suite.notes.push(...remainingRecords(suite))
  const summary = summaryOf(suite, outcomes, findingsOf(suite.observations), {
    level: options.level,
    again: commandOf(options),
    ms: performance.now() - started,
    untried: untriedLaws(suite, choice.laws, outcomes, includes),
  })
  return { summary, stopped }
}

/** A server that does not know the sandbox's users needs credentials of its own. */
const withCredentialsHint = (error: unknown, { auth }: Options): unknown =>
  auth === undefined && error instanceof NotSignedIn
    ? new Error(`${error.message}; --auth FILE names the users of your server`, { cause: error })
    : error

/**
 * Tries the selected cases. Returns the reason if it had to stop, so that the findings up to then are still reported.
 */
async function tryAll(
  suite: Suite,
  choice: Choice,
  { level, readOnly, operations, areas, replay }: Options,
  onOutcome: Parameters<typeof run>[2],
): Promise<Stopped | undefined> {
  try {
    await run(suite, choice, onOutcome)
    if (isOver(choice)) return undefined
    if (level !== 'full' || choice.only !== undefined || readOnly) return undefined
    const includes = (id: string): boolean => choice.includes(id)
    await searchRecords(suite, includes)
    const isWhole = operations.length + areas.length === 0 || replay !== undefined
    suite.observations.push(...uncovered(suite, includes, isWhole))
    return undefined
  } catch (error) {
    if (error instanceof Stopped) return error
    throw error
  }
}

/** Selects the operations of the survey. A replay needs only the operations of its case and their dependencies. */
function surveyFilter(suite: Suite, choice: Choice): (id: string) => boolean {
  if (choice.only === undefined || choice.laws.length === 0) return (id) => choice.includes(id)
  const own = new Set(casesOf(suite, choice).flatMap(({ one }) => one.operations))
  return (id) => own.has(id)
}

/** Throws when the case of a replay does not exist. */
function expectCase(suite: Suite, { laws, only }: Choice): void {
  const names = laws.flatMap((law) => [...law.cases(suite)].map(({ name }) => name))
  if (only !== undefined && laws.length > 0 && !names.includes(only))
    throw new Error(`there is no case ${only} of the law ${laws.map(({ id }) => id).join(', ')}`)
}

/** The records that the run created and no operation removes, by kind. */
function remainingRecords({ made }: Suite): string[] {
  const kinds = [...made.values()].map(({ kind }) => kind)
  const counted = [...new Set(kinds)].map((kind) => `${kinds.filter((one) => one === kind).length} ${kind}`)
  return counted.length > 0 ? [`created and not removed: ${counted.join(', ')}`] : []
}

/** For a foreign contract, only the laws that rely on facts that every contract states. */
function lawsFor({ api, notes }: Suite): readonly Law[] {
  if (api.statesRefusals) return LAWS
  const laws = LAWS.filter(({ isUniversal }) => isUniversal === true)
  notes.push(`${laws.length} of ${LAWS.length} laws are tried: the others need what only our contract states`)
  return laws
}

/** Compares whole responses if both servers can start from the same state, otherwise statuses and shapes. */
const besideReference = (suite: Suite, other: Suite): Law[] =>
  canPair(suite, other) ? differential(other) : [reference(other)]

const targetOf = (url: string | undefined, rate?: number): Promise<Target> | Target =>
  url === undefined || url === SANDBOX ? sandboxTarget() : httpTarget(url, rate)

/** A second server to compare with. It uses the same credentials, except the sandbox, which uses its own personas. */
async function referenceOf({ reference: url, auth, ...options }: Options): Promise<Suite | undefined> {
  if (url === undefined) return undefined
  const own = url !== SANDBOX && auth !== undefined ? { auth } : {}
  return createSuite(await targetOf(url, options.rate), { ...options, ...own })
}

/** Creates a suite for a target. Without credentials, the sandbox's personas are its actors. */
export async function createSuite(
  target: Target,
  { contract, auth, seed = 1, count = 0, readOnly = false, disposable = false }: Partial<Options> = {},
): Promise<Suite> {
  const given = contract === undefined ? undefined : await readGivenContract(contract)
  const document = withExamplesOfToday(given?.document ?? readDocument(), new Date())
  const model = await readModel(document, given !== undefined)
  const check = given
    ? await createContract(document, { isOpen: !statesRefusals(document) })
    : await contractCheck()
  const api = readApi(document, check, (id) => model.isRead(id))
  return {
    api,
    model,
    target,
    actors: actorsOf(api, auth),
    seed,
    count,
    readOnly,
    disposable,
    own: { users: new Set(), employers: new Set() },
    made: new Map(),
    heldBack: new Set(),
    listed: new Set(),
    ledger: new Ledger(api),
    observations: [],
    missing: new Set(),
    surveyed: new Set(),
    sent: new Set(),
    pools: new Map(),
    tokens: new Map(),
    refreshTokens: new Map(),
    signedInAt: Date.now(),
    recipes: new Map(),
    invalid: 0,
    notes: [...(given?.notes ?? [])],
    calls: 0,
  }
}

/** Calls without a token, for a server that needs no sign-in. */
const ANYONE: Actor = { name: 'anyone', roles: [], token: '' }

/** The actors of the credentials. Without credentials: the sandbox's personas, or anyone if the contract is foreign. */
function actorsOf(api: Api, auth: string | undefined): Actor[] {
  const actors = auth === undefined ? undefined : readActors(auth, rolesOf(api))
  if (api.statesRefusals) return actors ?? personaActors()
  const closed = api.operations.filter(({ roles }) => !roles.includes('public'))
  if (actors === undefined && closed.length > 0)
    throw new Error(`--auth FILE is needed: ${closed.length} operations of the contract take a token`)
  if (actors?.some(({ token }) => token === undefined) === true)
    throw new Error(`${auth}: with this contract each actor needs a token, as the suite cannot sign in`)
  return actors ?? [ANYONE]
}

/** The roles that an actor may have, or `undefined` if the contract names none. */
function rolesOf(api: Api): readonly string[] | undefined {
  const named = api.operations
    .flatMap(({ roles }) => roles)
    .filter((role) => ![UNSTATED, 'public'].includes(role))
  return named.length > 0 || api.statesRefusals ? Object.keys(ROLES) : undefined
}

/**
 * Steps that a replay id can name although they are not laws: the survey at the start, and the coverage check at the
 * end.
 */
const STEPS_BESIDE_LAWS = ['survey', 'coverage']

function choiceOf(api: Api, laws: readonly Law[], options: Options): Choice {
  const { level, replay, areas, minutes } = options
  const operations = replay?.law === 'coverage' ? [replay.name] : options.operations
  for (const id of operations) api.operation(id)
  const known = new Set(api.operations.map(({ area }) => area))
  for (const area of areas) if (!known.has(area)) throw new Error(`the contract has no area ${area}`)
  const chosen = new Set(
    api.operations
      .filter(({ id, area }) => operations.includes(id) || areas.includes(area))
      .map(({ id }) => id),
  )
  const includes = (id: string): boolean => chosen.size === 0 || chosen.has(id)
  if (!replay || replay.law === 'coverage')
    return {
      laws: laws.filter((law) => isWithin(law.level, level)),
      includes,
      ...(minutes !== undefined && { until: performance.now() + minutes * 60_000 }),
    }
  if (![...STEPS_BESIDE_LAWS, ...laws.map(({ id }) => id)].includes(replay.law))
    throw new Error(`there is no law ${replay.law}`)
  return { laws: laws.filter(({ id }) => id === replay.law), includes, only: replay.name }
}
