/** Records of another company do not exist for a caller: a request for one gets 404, and no list contains any. */
import type { Actor } from '../actors.ts'
import { mayCall } from '../actors.ts'
import type { Operation } from '../api.ts'
import { type Call, type Exchange, isGood } from '../exchange.ts'
import { fillSlot, readSlot, type Slot, slotsOf } from '../requests/pool.ts'
import { goodExchange, acceptableCall } from '../requests/recipes.ts'
import { poolOf, type Suite } from '../suite.ts'
import { leavesProtected } from '../restraint.ts'
import type { Trial } from '../trial.ts'
import { namesField } from './input.ts'
import type { Law } from './law.ts'
import { isPublic, isRefresh, isUnstated, perOperation } from './per-operation.ts'

export const tenants: Law = {
  id: 'tenants',
  title: "Another company's record is a 404",
  family: 'access',
  level: 'operations',
  writes: true,
  cases: (suite) =>
    perOperation(
      suite,
      (operation) => !isPublic(operation) && !isRefresh(operation) && !isUnstated(operation),
      async (trial, operation) => {
        const [owner, stranger] = actorsOfTwoCompanies(suite, operation)
        if (!owner || !stranger) return { skipped: 'no two companies have an actor who may call it' }
        const accepted = await acceptableCall(trial, operation, owner)
        if (!accepted) return { skipped: `no request of ${owner.name} was accepted` }
        const slots = privateSlots(suite, accepted.call)
        if (operation.reads) await expectOwnOnly(trial, operation, owner, stranger)
        if (slots.length === 0) return { skipped: 'names no record of a company' }
        const before = await trial.state()
        await expectUnknown(trial, await trial.send(accepted.call, stranger), slots, stranger)
        for (const slot of slots) {
          const withForeignId = foreignIds(suite, slot, owner, stranger)
            .map((id) => fillSlot(accepted.call, slot, id))
            .find((call) => leavesProtected(suite, call))
          if (withForeignId) await expectUnknown(trial, await trial.send(withForeignId, owner), [slot], owner)
        }
        if ((await trial.state()) !== before)
          trial.report({
            operation: operation.id,
            place: 'after 404',
            family: 'state',
            expected: "calls on another company's records change nothing",
            actual: 'stored data has changed',
          })
        return undefined
      },
    ),
}

/** Two actors of different companies who may both call the operation. */
function actorsOfTwoCompanies(suite: Suite, operation: Operation): [Actor | undefined, Actor | undefined] {
  const callers = suite.actors.filter(
    (actor) => actor.tenant !== undefined && actor.msp !== true && mayCall(operation, actor),
  )
  const [owner] = callers
  return [owner, callers.find(({ tenant }) => tenant !== owner?.tenant)]
}

const privateSlots = (suite: Suite, call: Call): Slot[] =>
  slotsOf(suite.api, suite.model, call).filter(
    (slot) =>
      slot.kinds.length > 0 &&
      slot.kinds.every((kind) => !suite.model.isShared(kind)) &&
      readSlot(call, slot) !== undefined,
  )

/** Identifiers that the stranger has seen and the owner has not. */
const foreignIds = (suite: Suite, { kinds }: Slot, owner: Actor, stranger: Actor): string[] => {
  const own = new Set(poolOf(suite, owner).ids(kinds))
  return poolOf(suite, stranger)
    .ids(kinds)
    .filter((id) => !own.has(id))
}

async function expectUnknown(
  trial: Trial,
  exchange: Exchange,
  slots: readonly Slot[],
  actor: Actor,
): Promise<void> {
  if (exchange.status === 404) return
  // Only the first slot, the request's own record, must get 404. The others may get another refusal.
  const [slot] = slots
  if (slots.length === 1 && slot && exchange.status === 422 && namesField(exchange.json, slot.path)) return
  trial.report({
    operation: exchange.call.operation.id,
    place: `404 ${slots.map(({ path }) => path.join('.')).join(', ')}`,
    expected: `404 for ${actor.name}, to whom the record does not belong`,
    actual: String(exchange.status),
    steps: [exchange],
  })
}

/** Reports data that only the owner had seen, but the stranger can read too. */
async function expectOwnOnly(
  trial: Trial,
  operation: Operation,
  owner: Actor,
  stranger: Actor,
): Promise<void> {
  const { suite } = trial
  const kind = suite.model.subject(operation)
  const strangerRead = await goodExchange(trial, operation, stranger)
  if (!strangerRead || !isGood(strangerRead) || kind === undefined || suite.model.isShared(kind)) return
  const own = new Set(poolOf(suite, owner).ids([kind]))
  const leaked = trial.idsIn(strangerRead, kind).find((id) => own.has(id))
  if (leaked === undefined) return
  trial.report({
    operation: operation.id,
    place: `another company's ${kind}`,
    expected: `no ${kind} of ${owner.name}'s company for ${stranger.name}`,
    actual: leaked,
    steps: [strangerRead],
  })
}
