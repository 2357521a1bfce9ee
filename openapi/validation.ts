/** What ajv's compiled functions of the request schemas take and tell (scripts/generate/validators.ts). */
import type { ErrorObject } from 'ajv'

/** One mistake, as ajv reports it; `message` only where the sandbox asks for words. */
export type Finding = Pick<ErrorObject, 'keyword' | 'instancePath' | 'params' | 'message'>

/** Returns whether a value is a `Body` of the contract. `errors` has the mistakes of the last value. */
export interface Validator<Body = unknown> {
  (value: unknown): value is Body
  errors?: readonly Finding[] | null
}
