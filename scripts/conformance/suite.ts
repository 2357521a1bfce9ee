/** The settings of a run, and the data it collects. */
import type { Actor } from './actors.ts'
import { mayCall } from './actors.ts'
import type { Api, Operation } from './api.ts'
import type { Call, Exchange } from './exchange.ts'
import type { Observation } from './findings.ts'
import type { Ledger } from './ledger.ts'
import type { Model } from './model.ts'
import { Pool } from './requests/pool.ts'
import type { Made, Own } from './restraint.ts'
import type { Target } from './target.ts'
import type { Context, Trial } from './trial.ts'

/** Starts the same case on a reference, or returns `undefined` for cases that cannot be compared. */
export type ReferenceComparison = (context: Context, world: string) => Promise<ReferenceTrial | undefined>
export interface ReferenceTrial {
  /** Sends the call of an exchange to the reference too, and reports a difference. */
  compare(here: Trial, got: Exchange): Promise<void>
  end(): Promise<void>
}

export interface Suite {
  api: Api
  model: Model
  target: Target
  actors: readonly Actor[]
  seed: number
  /** How many requests the level `invalid` sends. */
  count: number
  readOnly: boolean
  /** Whether the data of a server without worlds may differ after the run. */
  disposable: boolean
  ledger: Ledger
  observations: Observation[]
  /** The identity of the actors, on a server without worlds. */
  own: Own
  /** The records that this run created on a server without worlds, by identifier. */
  made: Map<string, Made>
  /** Operations for which no call could be sent without changing data that others use. */
  heldBack: Set<string>
  /** Which kinds of records each actor has listed on a server without worlds: `invoice ann`. */
  listed: Set<string>
  /** Operations that the target does not have. */
  missing: Set<string>
  /** Operations for which it is known whether the target has them. */
  surveyed: Set<string>
  /** Operations that were called. */
  sent: Set<string>
  /** Identifiers from the survey, by the actor's name. */
  pools: Map<string, Pool>
  tokens: Map<string, string>
  /** The refresh tokens given with them. */
  refreshTokens: Map<string, string>
  signedInAt: number
  /** The last accepted call, by operation and actor. */
  recipes: Map<string, Call>
  /** How many random invalid requests were sent. */
  invalid: number
  /** Notes about the run for readers of the report. */
  notes: string[]
  calls: number
  /** Compares each case with a reference, call by call. */
  compare?: ReferenceComparison
  /** The target's clock in epoch ms if it is stopped, or `undefined` if it runs. */
  stoppedAt?: number
  /** The world from which trials are copied, or `undefined` if the target has no worlds. */
  base?: string
}

/** The current time of the target, in epoch ms. */
export const nowOf = ({ stoppedAt }: Suite): number => stoppedAt ?? Date.now()

export const poolOf = (suite: Suite, actor: Actor): Pool => {
  const known = suite.pools.get(actor.name)
  if (known) return known
  const pool = new Pool()
  suite.pools.set(actor.name, pool)
  // A server may have no list of companies, or not for this actor.
  for (const { tenant } of actor.tenant === undefined ? suite.actors : [actor])
    if (tenant !== undefined) pool.add('corporateaccount', tenant)
  return pool
}

/**
 * The actors whom the contract allows to call an operation. The ones with the fewest permissions come first, otherwise
 * the order of the credentials applies.
 */
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

/** One actor of the first company, one of another, and partner staff: each sees different data. */
export function observers(suite: Suite, operation: Operation): Set<Actor> {
  const actors = actorsFor(suite, operation)
  const [first] = actors
  const other = actors.find(({ tenant }) => tenant !== undefined && tenant !== first?.tenant)
  return new Set(
    [first, other, ...actors.filter(({ msp }) => msp === true)].filter((actor) => actor !== undefined),
  )
}
