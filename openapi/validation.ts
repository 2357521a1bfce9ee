/** The interface of ajv's compiled functions of the request schemas (scripts/generate/validators.ts). */
import type { ErrorObject } from 'ajv'

/** One error, as ajv reports it. `message` is present only if the sandbox requests texts. */
export type Finding = Pick<ErrorObject, 'keyword' | 'instancePath' | 'params' | 'message'>

/** Returns whether a value is a `Body` of the contract. `errors` has the errors of the last value. */
export interface Validator<Body = unknown> {
  (value: unknown): value is Body
  errors?: readonly Finding[] | null
}
