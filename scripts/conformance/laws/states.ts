/** What a state forbids: the model says which records an operation refuses, and after which other operation it does. */
import { type Exchange, isGood } from '../exchange.ts'
import { at, isSame } from '../json.ts'
import { toKind } from '../model.ts'
import { fillSlot, slotsOf } from '../pool.ts'
import { examplesOf, good, unsent } from '../recipes.ts'
import { aboutSame } from '../records.ts'
import { actorsFor } from '../suite.ts'
import type { Trial } from '../trial.ts'
import type { Law } from './law.ts'
import { perOperation } from './per-operation.ts'

/** Records in a forbidden state that are tried. */
const MOST = 3

export const states: Law = {
  id: 'states',
  title: 'What the state of a record forbids is refused with 409 and changes nothing',
  family: 'state',
  level: 'laws',
  writes: true,
  cases: (suite) =>
    perOperation(
      suite,
      ({ id }) =>
        suite.model.write(id)?.refusedWhen !== undefined || suite.model.write(id)?.refusedAfter !== undefined,
      async (trial, operation) => {
        const { refusedWhen, refusedAfter } = suite.model.write(operation.id) ?? {}
        const tried = refusedWhen
          ? await refusedForState(trial, operation.id, refusedWhen)
          : await refusedAfterOther(trial, operation.id, refusedAfter ?? '')
        return tried === 0 ? { skipped: 'no record is in such a state' } : undefined
      },
    ),
}

async function refusedForState(
  trial: Trial,
  id: string,
  { kind: name, ...values }: Readonly<Record<string, unknown>> & { kind: string },
): Promise<number> {
  const kind = toKind(name)
  const { suite } = trial
  const ready = await unsent(trial, suite.api.operation(id))
  if (!ready) return 0
  const { call, actor } = ready
  const slot = slotsOf(suite.api, suite.model, call).find(({ kinds }) => kinds.includes(kind))
  if (!slot) return 0
  const forbidden = trial
    .ids(actor, [kind])
    .filter((one) =>
      Object.entries(values).every(([path, value]) =>
        isSame(at(trial.record(actor, one), path.split('.')), value),
      ),
    )
  for (const one of forbidden.slice(0, MOST)) {
    const version = trial.version(actor, one)
    const filled = fillSlot(call, slot, one)
    const body = filled.body as object | undefined
    const isVersioned = body !== undefined && 'version' in body && version !== undefined
    await expectConflict(
      trial,
      () => trial.send(isVersioned ? { ...filled, body: { ...body, version } } : filled, actor),
      JSON.stringify(values),
    )
  }
  return forbidden.length
}

async function refusedAfterOther(trial: Trial, id: string, other: string): Promise<number> {
  const { api } = trial.suite
  const first = await good(trial, api.operation(id))
  if (!first?.actor) return 0
  const [example] = examplesOf(trial, api.operation(other))
  const between = example && aboutSame(trial, example, first.call, first.json)
  const actor = actorsFor(trial.suite, api.operation(other)).find(
    (one) => one === first.actor || one.tenant === undefined,
  )
  const done = between && (await trial.send(between, actor))
  if (!done || !isGood(done)) return 0
  await expectConflict(trial, () => trial.send(first.call, first.actor), `after ${other}`)
  return 1
}

async function expectConflict(trial: Trial, send: () => Promise<Exchange>, place: string): Promise<void> {
  const before = await trial.state()
  const refused = await send()
  const report = (expected: string, actual: string): void =>
    trial.report({ operation: refused.call.operation.id, place, expected, actual, steps: [refused] })
  if (refused.status !== 409) report('409', String(refused.status))
  else if ((await trial.state()) !== before)
    report('a refused request changes nothing', 'what is stored has changed')
}
