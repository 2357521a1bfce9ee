/** Random requests that the contract refuses: many variations of few valid ones, with up to three errors each. */
import type { Operation } from '../api.ts'
import type { Exchange } from '../exchange.ts'
import { isObject } from '../json.ts'
import { goodExchange } from '../requests/recipes.ts'
import { mutants } from '../requests/mutants.ts'
import { leavesProtected } from '../restraint.ts'
import type { Trial } from '../trial.ts'
import type { Law } from './law.ts'
import { isRefresh, perOperation } from './per-operation.ts'

export const invalid: Law = {
  id: 'invalid',
  title:
    "A request that the contract refuses is a 4xx in the contract's shape of errors, and changes nothing",
  family: 'input',
  level: 'invalid',
  writes: true,
  cases: (suite) => {
    const isMeant = (operation: Operation): boolean =>
      !suite.missing.has(operation.id) && !isRefresh(operation) && (operation.reads || !suite.readOnly)
    let left = suite.api.operations.filter(isMeant).length
    return perOperation(suite, isMeant, async (trial, operation) => {
      // The count is spread over the remaining operations, so that later ones compensate for earlier ones with too few.
      const each = Math.ceil((suite.count - suite.invalid) / left)
      left -= 1
      const accepted = await goodExchange(trial, operation)
      if (!accepted) return { skipped: 'no request was accepted to start from' }
      const before = await trial.state()
      for await (const call of mutants(trial, accepted.call, each)) {
        if (!leavesProtected(suite, call)) continue
        judge(trial, await trial.send(call, accepted.actor))
        suite.invalid += 1
      }
      if ((await trial.state()) !== before)
        trial.report({
          operation: operation.id,
          place: 'after refused requests',
          family: 'state',
          expected: 'refused requests change nothing',
          actual: 'stored data has changed',
        })
      return undefined
    })
  },
}

/** Checks that the request is refused. `send` has already checked the shape of the response. */
function judge(trial: Trial, exchange: Exchange): void {
  const { call, status, json } = exchange
  if (status >= 500) return
  const isError = isObject(json) && typeof json['message'] === 'string'
  if ([400, 404, 405, 415, 422].includes(status) && isError) return
  trial.report({
    operation: call.operation.id,
    place: status < 300 ? 'accepted' : `answered ${status}`,
    expected: "400, 404, 415 or 422 in the contract's shape",
    actual: String(status),
    steps: [exchange],
  })
}
