/** Tries mutants one by one: first all cases on the correct sandbox, then for each mutant the cases that reach it. */
import type { Case, Law } from '../laws/law.ts'
import type { Suite } from '../suite.ts'
import type { Baseline, FromWorker, Task, ToWorker, Verdict } from './messages.ts'
import { instrumentSandbox } from './sandbox.ts'

/** The maximum number of calls for one mutant, about ten seconds of CPU time. */
const MAX_CALLS = 5000

interface Tried {
  law: Law
  one: Case
  /** The number of its calls on the correct sandbox. */
  calls: number
  reached: ReadonlySet<number>
}

const send = (message: FromWorker): void => void process.send?.(message)
// Handlers log errors for invalid input, which is intended here.
console.error = () => undefined

process.on('disconnect', () => process.exit())

let tryMutant: ((mutant: number) => Promise<Verdict>) | undefined
process.on('message', (message: ToWorker) => {
  const work = async (): Promise<void> => {
    if ('start' in message) tryMutant = await prepare(message.start)
    else if (tryMutant) send({ verdict: await tryMutant(message.mutant) })
  }
  work().catch((error: unknown) => {
    console.log(error)
    process.exit(1)
  })
})

async function prepare({ sources, count, level, seed, areas, laws: only, reference: isCompared }: Task) {
  const { control, watched } = instrumentSandbox(sources, count)
  // The modules that use the sandbox are imported after it is replaced.
  const { createSuite } = await import('../command.ts')
  const { isWithin, toLevel } = await import('../levels.ts')
  const { LAWS } = await import('../laws/index.ts')
  const { differential } = await import('../laws/differential.ts')
  const { comparisonWith } = await import('../differential/comparison.ts')
  const { casesOf, survey, tryCase } = await import('../run.ts')
  const { sandboxTarget } = await import('../target.ts')
  const { isSameWithMutant, Transcript } = await import('./probe.ts')

  const transcript = new Transcript()
  const target = watched(sandboxTarget(), transcript)
  const suite = await createSuite(target, { seed })
  const includes = (id: string): boolean => areas.length === 0 || areas.includes(suite.api.operation(id).area)
  const started = performance.now()
  const at = new Date()
  await survey(suite, includes)
  await stopClock(suite, at)
  const other = isCompared ? await createSuite(sandboxTarget(), { seed }) : undefined
  if (other) {
    await survey(other, includes)
    await stopClock(other, at)
    suite.compare = comparisonWith(other)
  }
  const laws = [...LAWS, ...(other ? differential(other) : [])].filter(
    (law) => isWithin(law.level, toLevel(level)) && (only.length === 0 || only.includes(law.id)),
  )

  const tried: Tried[] = []
  const findings: string[] = []
  control.reached()
  for (const { law, one } of casesOf(suite, { laws, includes })) {
    transcript.begin()
    await tryCase(suite, law, one)
    const reached = new Set(control.reached())
    const observations = suite.observations.splice(0)
    findings.push(...observations.map(lineOf))
    if (observations.length === 0) tried.push({ law, one, calls: transcript.requests.length, reached })
  }
  const baseline: Baseline = {
    reached: [...new Set(tried.flatMap(({ reached }) => [...reached]))],
    cases: tried.length,
    findings,
    ms: performance.now() - started,
  }
  send({ baseline })

  // Start each time with the same recipes, so that a case sends the same calls again.
  const { recipes } = suite
  const observationsOf = async ({ law, one }: Tried): Promise<Suite['observations']> => {
    transcript.begin()
    const own: Suite = { ...suite, observations: [], recipes: new Map(recipes) }
    if (other) Object.assign(other, { recipes: new Map(other.recipes) })
    await tryCase(own, law, one)
    return own.observations
  }
  const right = new Map<Tried, string>()
  const rightAnswers = async (one: Tried): Promise<string> => {
    const known = right.get(one)
    if (known !== undefined) return known
    control.activate(undefined)
    await observationsOf(one)
    right.set(one, transcript.text())
    return transcript.text()
  }

  return async (mutant: number): Promise<Verdict> => {
    const before = performance.now()
    const chosen = within(tried.filter(({ reached }) => reached.has(mutant)))
    const verdict = (more: Partial<Verdict>): Verdict => ({
      mutant,
      cases: chosen.length,
      ms: performance.now() - before,
      ...more,
    })
    const answers: string[] = []
    control.activate(mutant)
    for (const one of chosen) {
      const [first] = await observationsOf(one)
      answers.push(transcript.text())
      if (!first) continue
      control.activate(undefined)
      return verdict({ found: lineOf(first) })
    }
    for (const [index, one] of chosen.entries()) {
      if (answers[index] === (await rightAnswers(one))) continue
      control.activate(undefined)
      await observationsOf(one)
      const differs = await isSameWithMutant(target, suite, [...transcript.requests], (isOn) =>
        control.activate(isOn ? mutant : undefined),
      )
      if (differs !== undefined) return verdict({ differs: `${one.law.id} ${one.one.name}: ${differs}` })
    }
    control.activate(undefined)
    return verdict({})
  }
}

/**
 * Stops the clock, so that responses differ only because of the mutant, and tokens stay valid as long as the worker
 * runs.
 */
async function stopClock(suite: Suite, at: Date): Promise<void> {
  const { target, base = '' } = suite
  suite.signedInAt = Number.POSITIVE_INFINITY
  suite.stoppedAt = at.getTime()
  const body = JSON.stringify({ now: at.toISOString(), frozen: true })
  const { origin } = new URL(target.base)
  const init = { method: 'PUT', headers: { [target.offers.world?.header ?? '']: base }, body }
  await target.fetch(new Request(`${origin}/sandbox/clock`, init))
}

/** The shortest cases of every law in turn, up to the maximum number of calls. */
function within(cases: readonly Tried[]): Tried[] {
  const turns = new Map<Law, number>()
  const ranked = cases
    .toSorted((one, next) => one.calls - next.calls)
    .map((tried) => {
      const turn = turns.get(tried.law) ?? 0
      turns.set(tried.law, turn + 1)
      return { tried, turn }
    })
    .toSorted((one, next) => one.turn - next.turn || one.tried.calls - next.tried.calls)
  let left = MAX_CALLS
  return ranked.flatMap(({ tried }) => ((left -= tried.calls) > 0 ? [tried] : []))
}

const lineOf = ({ law, operation, place, expected, actual }: Suite['observations'][number]): string =>
  `${law} ${operation} ${place}: ${expected}, got ${actual}`.slice(0, 300)
