/** Removes the records that a case created on a server without worlds, if there is an operation for it. */
import { type Exchange, isGood } from './exchange.ts'
import { callForSameRecord } from './records.ts'
import { examplesOf } from './requests/recipes.ts'
import { actorsFor } from './suite.ts'
import type { Trial } from './trial.ts'

/** Removes the records that were created after the first `kept`, the newest first. */
export async function removeMade(trial: Trial, kept: number): Promise<void> {
  const { made } = trial.suite
  for (const [id, { kind, exchange }] of [...made].slice(kept).toReversed())
    if (await isRemoved(trial, kind, exchange)) made.delete(id)
}

async function isRemoved(trial: Trial, kind: string, { call, json, actor }: Exchange): Promise<boolean> {
  const { api, model, missing } = trial.suite
  const remove = model.resources.find((one) => one.kind === kind)?.remove
  if (remove === undefined || missing.has(remove)) return false
  const operation = api.operation(remove)
  const [example] = examplesOf(trial, operation)
  const removal = example && callForSameRecord(trial, example, call, json)
  const callers = actorsFor(trial.suite, operation)
  if (!removal) return false
  const removed = await trial.sendUnrecorded(removal, callers.find((one) => one === actor) ?? callers.at(-1))
  return isGood(removed) || removed.status === 404
}
