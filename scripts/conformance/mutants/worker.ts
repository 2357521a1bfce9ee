/** Tries mutants one by one: first all cases on the right sandbox, then for each mutant the cases that reach it. */
import type { Case, Law } from '../laws/law.ts'
import type { Suite } from '../suite.ts'
import type { Baseline, FromWorker, Task, ToWorker, Verdict } from './messages.ts'
import { instrumentSandbox } from './sandbox.ts'

/** How long the cases for one mutant may take, in ms on the right sandbox. */
const MOST_MS = 40_000

interface Tried {
  law: Law
  one: Case
  ms: number
  reached: ReadonlySet<number>
}

const tell = (message: FromWorker): void => void process.send?.(message)
// Handlers log errors on invalid input. Here that input is intended.
console.error = () => undefined

let tryMutant: ((mutant: number) => Promise<Verdict>) | undefined
process.on('message', (message: ToWorker) => {
  const work = async (): Promise<void> => {
    if ('start' in message) tryMutant = await prepare(message.start)
    else if (tryMutant) tell({ verdict: await tryMutant(message.mutant) })
  }
  work().catch((error: unknown) => {
    console.log(error)
    process.exit(1)
  })
})

async function prepare({ sources, count, level, seed, areas, reference: isCompared }: Task) {
  const { control, watched } = instrumentSandbox(sources, count)
  // What reads the sandbox's modules comes after they are replaced.
  const { createSuite } = await import('../command.ts')
  const { isWithin, toLevel } = await import('../levels.ts')
  const { LAWS } = await import('../laws/index.ts')
  const { reference } = await import('../laws/reference.ts')
  const { casesOf, survey, tryCase } = await import('../run.ts')
  const { sandboxTarget } = await import('../target.ts')
  const { isSameWithMutant } = await import('./probe.ts')

  const requests: Request[] = []
  const target = watched(sandboxTarget(), (request) => void requests.push(request.clone()))
  const suite = await createSuite(target, { seed })
  const includes = (id: string): boolean => areas.length === 0 || areas.includes(suite.api.operation(id).area)
  const started = performance.now()
  await survey(suite, includes)
  await stopClock(suite)
  const other = isCompared ? await createSuite(sandboxTarget(), { seed }) : undefined
  if (other) await survey(other, includes)
  const laws = [...LAWS, ...(other ? [reference(other)] : [])].filter((law) =>
    isWithin(law.level, toLevel(level)),
  )

  const tried: Tried[] = []
  const findings: string[] = []
  control.reached()
  for (const { law, one } of casesOf(suite, { laws, includes })) {
    requests.length = 0
    const { ms } = await tryCase(suite, law, one)
    const reached = new Set(control.reached())
    const told = suite.observations.splice(0)
    findings.push(...told.map(lineOf))
    if (told.length === 0) tried.push({ law, one, ms, reached })
  }
  tried.sort((one, next) => one.ms - next.ms)
  const baseline: Baseline = {
    reached: [...new Set(tried.flatMap(({ reached }) => [...reached]))],
    cases: tried.length,
    findings,
    ms: performance.now() - started,
  }
  tell({ baseline })

  return async (mutant: number): Promise<Verdict> => {
    const before = performance.now()
    const chosen = within(tried.filter(({ reached }) => reached.has(mutant)))
    const verdict = (more: Partial<Verdict>): Verdict => ({
      mutant,
      cases: chosen.length,
      ms: performance.now() - before,
      ...more,
    })
    control.activate(mutant)
    for (const { law, one } of chosen) {
      requests.length = 0
      control.reached()
      const own: Suite = { ...suite, observations: [], recipes: new Map(suite.recipes) }
      await tryCase(own, law, one)
      const [first] = own.observations
      if (!first) continue
      control.activate(undefined)
      return verdict({ found: lineOf(first) })
    }
    for (const { law, one } of chosen) {
      control.activate(undefined)
      requests.length = 0
      const own: Suite = { ...suite, observations: [], recipes: new Map(suite.recipes) }
      await tryCase(own, law, one)
      const differs = await isSameWithMutant(target, suite, [...requests], (isOn) =>
        control.activate(isOn ? mutant : undefined),
      )
      if (differs !== undefined) return verdict({ differs: `${law.id} ${one.name}: ${differs}` })
    }
    control.activate(undefined)
    return verdict({})
  }
}

/** So that answers differ by the mutant alone, and tokens last as long as the worker. */
async function stopClock({ target, base = '' }: Suite): Promise<void> {
  const body = JSON.stringify({ now: new Date().toISOString(), frozen: true })
  const { origin } = new URL(target.base)
  const init = { method: 'PUT', headers: { [target.offers.world?.header ?? '']: base }, body }
  await target.fetch(new Request(`${origin}/sandbox/clock`, init))
}

function within(cases: readonly Tried[]): Tried[] {
  let left = MOST_MS
  return cases.filter(({ ms }) => (left -= ms) > 0)
}

const lineOf = ({ law, operation, place, expected, actual }: Suite['observations'][number]): string =>
  `${law} ${operation} ${place}: ${expected}, got ${actual}`.slice(0, 300)
