/** The type of the functions that ajv compiles from the request schemas (scripts/generate/validators.ts). */
import type { ErrorObject } from 'ajv'

/** One error, as ajv reports it. `message` is present only if the sandbox requests texts. */
export type SchemaError = Pick<ErrorObject, 'keyword' | 'instancePath' | 'params' | 'message'>

/** Returns whether a value is a `Body` of the contract. `errors` has the errors found in the last call. */
export interface Validator<Body = unknown> {
  (value: unknown): value is Body
  errors?: readonly SchemaError[] | null
}
