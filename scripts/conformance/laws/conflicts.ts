/** Limits on records: a unique value used twice, and one record more than the maximum, are refused with 409. */
import { type Exchange, isGood } from '../exchange.ts'
import { at, withValue } from '../json.ts'
import { withNewTexts, schemaAt, acceptableCall } from '../requests/recipes.ts'
import type { Trial } from '../trial.ts'
import { valuesOf } from '../requests/values.ts'
import { stateLaw } from './per-operation.ts'

export const unique = stateLaw(
  'unique',
  'A unique value that another record has is refused with 409, and no data changes',
  ({ model }, { id }) => model.write(id)?.unique !== undefined,
  async (trial, operation) => {
    const { api, model } = trial.suite
    const ready = await acceptableCall(trial, operation)
    if (!ready) return { skipped: 'no request was accepted to start from' }
    const { call, actor } = ready
    for (const place of model.write(operation.id)?.unique ?? []) {
      const path = place.split('.')
      const [made] = valuesOf(api, schemaAt(trial, operation, path) ?? {}, trial.random)
      const value = at(call.body, path) ?? made
      const named = () => {
        const renewed = withNewTexts(trial, call)
        return { ...renewed, body: withValue(renewed.body, path, value) }
      }
      const first = await trial.send(named(), actor)
      if (!isGood(first)) return { skipped: `no record with ${place} of one's own choice was accepted` }
      const before = await trial.state()
      const second = await trial.send(named(), actor)
      expectConflict(trial, operation.id, place, [first, second], (await trial.state()) === before)
    }
    return undefined
  },
)

export const maximum = stateLaw(
  'maximum',
  'One record more than the maximum is refused with 409, and no data changes',
  ({ model }, { id }) => model.write(id)?.maximum !== undefined,
  async (trial, operation) => {
    if (trial.world === undefined)
      return { skipped: 'the target has no worlds, so it would fill a list that others use' }
    const ready = await acceptableCall(trial, operation)
    if (!ready) return { skipped: 'no request was accepted to start from' }
    const limit = trial.suite.model.write(operation.id)?.maximum ?? 0
    const next = () => trial.send(withNewTexts(trial, ready.call), ready.actor)
    let before = await trial.state()
    let last = await next()
    // Stop at the first refusal: some records may exist already, so it can come before the limit.
    for (let count = 1; count <= limit && isGood(last); count += 1) {
      before = await trial.state()
      last = await next()
    }
    expectConflict(trial, operation.id, `more than ${limit}`, [last], (await trial.state()) === before)
    return undefined
  },
)

/** Reports when the last exchange was not refused, or when it changed data. */
function expectConflict(
  trial: Trial,
  operation: string,
  place: string,
  steps: readonly Exchange[],
  isSame: boolean,
): void {
  const report = (expected: string, actual: string): void =>
    trial.report({ operation, place, expected, actual, steps })
  const status = steps.at(-1)?.status
  if (status !== 409) report('409', String(status))
  else if (!isSame) report('a refused request changes nothing', 'stored data has changed')
}
