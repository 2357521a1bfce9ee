/** One run's settings and what it gathers. */
import type { Actor } from './actors.ts'
import { mayCall } from './actors.ts'
import type { Api, Operation } from './api.ts'
import type { Call } from './exchange.ts'
import type { Observation } from './findings.ts'
import type { Ledger } from './ledger.ts'
import type { Model } from './model.ts'
import { Pool } from './requests/pool.ts'
import type { Target } from './target.ts'

export interface Suite {
  api: Api
  model: Model
  target: Target
  actors: readonly Actor[]
  seed: number
  /** How many requests the level `invalid` makes. */
  count: number
  readOnly: boolean
  ledger: Ledger
  observations: Observation[]
  /** Operations that the target does not have. */
  missing: Set<string>
  /** What the target told each actor at the beginning, by the actor's name. */
  pools: Map<string, Pool>
  tokens: Map<string, string>
  /** The call that succeeded last, by operation and actor. */
  recipes: Map<string, Call>
  /** Invalid requests that were made by chance. */
  invalid: number
  /** How many calls were made. */
  calls: number
  /** The world that trials begin from; undefined where a target has no worlds. */
  base?: string
}

export const poolOf = (suite: Suite, actor: Actor): Pool => {
  const pool = suite.pools.get(actor.name) ?? new Pool()
  suite.pools.set(actor.name, pool)
  return pool
}

/** Those whom the contract lets call an operation, the least mighty first as far as the credentials' order says so. */
export function actorsFor(suite: Suite, operation: Operation): Actor[] {
  const named = suite.actors.filter((actor) => mayCall(operation, actor))
  const own = suite.actors[0]
  return named.sort((one, other) => rank(one) - rank(other))
  function rank({ roles, tenant, msp }: Actor): number {
    if (roles.includes('ospadmin')) return 3
    if (msp === true) return 1
    return tenant === own?.tenant ? 0 : 2
  }
}

/** One of the first company, one of another, and staff: who sees what differs between them. */
export function observers(suite: Suite, operation: Operation): Set<Actor> {
  const actors = actorsFor(suite, operation)
  const [first] = actors
  const other = actors.find(({ tenant }) => tenant !== undefined && tenant !== first?.tenant)
  return new Set(
    [first, other, ...actors.filter(({ msp }) => msp === true)].filter((actor) => actor !== undefined),
  )
}
