/** `x-roles` decides who may call an operation: every role it names is allowed, every other role gets 403. */
import type { Actor } from '../actors.ts'
import { mayCall } from '../actors.ts'
import type { Call } from '../exchange.ts'
import { at } from '../json.ts'
import { slotsOf } from '../requests/pool.ts'
import { acceptableCall, examplesOf, goodExchange } from '../requests/recipes.ts'
import { harmless } from '../restraint.ts'
import type { Trial } from '../trial.ts'
import type { Law } from './law.ts'
import { isPublic, isRefresh, isUnstated, perOperation } from './per-operation.ts'
import { reservedOf } from './visible-to.ts'

export const roles: Law = {
  id: 'roles',
  title: 'An operation returns 403 to every role that its x-roles do not name, and to no other',
  family: 'access',
  level: 'operations',
  writes: true,
  cases: (suite) =>
    perOperation(
      suite,
      (operation) => !isPublic(operation) && !isRefresh(operation) && !isUnstated(operation),
      async (trial, operation) => {
        const found = await callOf(trial, operation.id)
        if (!found) return { skipped: 'no request could be made' }
        const call = harmless(suite, found)
        const isOwn = asksAboutOneself(trial, call)
        const others = suite.actors.filter((actor) => !mayCall(operation, actor) && !isOwn(actor))
        const before = await trial.state()
        for (const actor of others) await expectStatus(trial, call, actor, true)
        if ((await trial.state()) !== before)
          trial.report({
            operation: operation.id,
            place: 'after 403',
            family: 'state',
            expected: 'calls refused for their role change nothing',
            actual: 'stored data has changed',
          })
        // An allowed write changes data. Without worlds the data is shared, so only reads are tried there.
        if (operation.reads || trial.world !== undefined)
          for (const actor of suite.actors)
            if (mayCall(operation, actor)) await expectStatus(trial, call, actor, false)
        return undefined
      },
    ),
}

/** An accepted request that does not change this trial's world. If there is none, the contract's example. */
async function callOf(trial: Trial, id: string): Promise<Call | undefined> {
  const { suite } = trial
  const operation = suite.api.operation(id)
  const known = suite.actors
    .map(({ name }) => suite.recipes.get(`${id} ${name}`))
    .find((call) => call !== undefined)
  if (known) return known
  // Without worlds, no write is sent just to find an accepted request.
  const isFree = operation.reads || (trial.world !== undefined && suite.model.after(id).length === 0)
  const acceptable = isFree ? await acceptableCall(trial, operation) : undefined
  return acceptable?.call ?? examplesOf(trial, operation)[0]
}

async function expectStatus(trial: Trial, call: Call, actor: Actor, isRefused: boolean): Promise<void> {
  const { status } = await trial.send(call, actor)
  if ((status === 403) === isRefused && status !== 401) return
  // The request may ask for data that only some roles see, while other requests of the actor are accepted.
  const mayBeReserved = !isRefused && status === 403 && reservedOf(trial.suite, call.operation).length > 0
  if (mayBeReserved && (await goodExchange(trial, call.operation, actor))) return
  trial.report({
    operation: call.operation.id,
    place: `403 ${actor.roles.join(', ')}${actor.msp === true ? ' of a partner' : ''}`,
    expected: isRefused ? `403 for ${actor.name}` : `access for ${actor.name}, whose role is named`,
    actual: String(status),
  })
}

/**
 * Whether an actor may be asking about itself, which `self` allows to everyone. The suite does not know its actors'
 * ids, so it assumes this for a request without a user id.
 */
function asksAboutOneself(trial: Trial, call: Call): (actor: Actor) => boolean {
  if (!call.operation.roles.includes('self')) return () => false
  const slots = slotsOf(trial.suite.api, trial.suite.model, call).filter(({ kinds }) =>
    kinds.includes('user'),
  )
  return () => slots.length === 0 || slots.some(({ place, path }) => at(call[place], path) === undefined)
}
