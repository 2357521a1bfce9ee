import type { Operation } from '../api.ts'
import type { Suite } from '../suite.ts'
import type { Trial } from '../trial.ts'
import { UNSTATED } from '../given-contract.ts'
import { lawOfWrites, type Case, type Law } from './law.ts'

/** One case for each operation that the target has and `fits` selects. A read-only run leaves out the writes. */
export const perOperation = (
  suite: Suite,
  fits: (operation: Operation) => boolean,
  run: (trial: Trial, operation: Operation) => ReturnType<Case['run']>,
): Case[] =>
  suite.api.operations
    .filter((operation) => !suite.missing.has(operation.id) && (operation.reads || !suite.readOnly))
    .filter(fits)
    .map((operation) => ({
      name: operation.id,
      operations: [operation.id],
      run: (trial) => run(trial, operation),
    }))

/** A law about the data that writes store, tried on each operation that `fits` selects. */
export const stateLaw = (
  id: string,
  title: string,
  fits: (suite: Suite, operation: Operation) => boolean,
  run: (trial: Trial, operation: Operation) => ReturnType<Case['run']>,
): Law => lawOfWrites(id, title, (suite) => perOperation(suite, (operation) => fits(suite, operation), run))

export const isPublic = ({ roles }: Operation): boolean => roles.includes('public')
/** Whether the call is authorised by the refresh token instead of the access token. */
export const isRefresh = ({ roles }: Operation): boolean => roles.includes('refresh')
/** Whether the contract does not state who may call it. */
export const isUnstated = ({ roles }: Operation): boolean => roles.includes(UNSTATED)
