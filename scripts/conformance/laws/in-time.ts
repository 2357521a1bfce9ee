/** Changes that the calendar causes without any call, as a read's `x-in-time` states: bookings, invoices, mails. */
import type { Actor } from '../actors.ts'
import { type Change, changesBetween, isNothing, shownBy, widest } from '../shown.ts'
import { fillSlot, slotsOf } from '../requests/pool.ts'
import { actorsFor } from '../suite.ts'
import { Trial } from '../trial.ts'
import type { Call } from '../exchange.ts'
import type { Operation } from '../api.ts'
import { lawOfWrites } from './law.ts'
import { perOperation } from './per-operation.ts'

const DAY = 24 * 60 * 60_000

export const inTime = lawOfWrites(
  'in-time',
  'After some days a read shows what `x-in-time` states',
  (suite) =>
    perOperation(
      suite,
      ({ found }) => found.operation['x-in-time'] !== undefined,
      async (trial, operation) => {
        const { world } = trial
        const { advance } = suite.target.offers
        const stated = operation.found.operation['x-in-time']
        if (!stated || !advance || world === undefined) return { skipped: 'the clock cannot be moved' }
        const calls = await callsOf(trial, operation)
        if (calls.length === 0) return { skipped: 'no request was accepted to start from' }
        await advance(world, stated.days * DAY)
        const base = new Trial(suite, trial.context, suite.base)
        const found: Change[] = []
        for (const { call, actor } of calls) {
          const before = await shownBy(base, { call, actor })
          // The token of the base world has expired.
          const { token } = await trial.signIn(actor, world)
          const later = { ...call, authorization: `Bearer ${String(token)}` }
          const after = before && (await shownBy(trial, { call: later, actor }))
          if (before && after && !isNothing(before) && !isNothing(after))
            found.push(...changesBetween(suite, call, before, after))
        }
        const sameKind = found.filter(({ what }) => what === stated.what)
        const lost =
          sameKind.length === 0
            ? stated.what
            : stated.fields?.find((field) => !sameKind.some(({ fields }) => fields.includes(field)))
        if (lost !== undefined)
          trial.report({
            operation: operation.id,
            place: `in time ${lost}`,
            expected: `the change that \`x-in-time\` states after ${stated.days} days`,
            actual: 'no such change is shown',
            steps: [],
          })
        return undefined
      },
    ),
)

/** The read by the actor who sees most. A read about one user is called for each actor. */
async function callsOf(trial: Trial, operation: Operation): Promise<{ call: Call; actor: Actor }[]> {
  const { suite } = trial
  const known = actorsFor(suite, operation).flatMap((actor) => {
    const call = suite.recipes.get(`${operation.id} ${actor.name}`)
    return call && actor.code2fa === undefined ? [{ call: widest(suite, call), actor }] : []
  })
  const lastKnown = known.at(-1)
  if (!lastKnown) return []
  const [slot] = slotsOf(suite.api, suite.model, lastKnown.call)
  if (slot?.kinds.includes('user') !== true) return known
  const base = new Trial(suite, trial.context, suite.base)
  const people = await Promise.all(
    suite.actors.map((actor) =>
      base.sendUnrecorded({ operation: suite.api.operation('getUser'), body: {} }, actor),
    ),
  )
  const ids = people.flatMap(({ json }) => (json as { ospId?: string } | undefined)?.ospId ?? [])
  return ids.map((id) => ({ ...lastKnown, call: fillSlot(lastKnown.call, slot, id) }))
}
