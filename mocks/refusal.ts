import type { components } from '@/api/generated/schema.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'

type ApiError = components['schemas']['ApiError']
type Texts = { nl: string; en: string; fr: string }

/** Thrown anywhere below a handler, it becomes the response. Its status must be documented for the operation. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: ApiError,
    readonly headers: Record<string, string> = {},
  ) {
    super(body.message)
  }
}

/** The record does not exist, or it belongs to another company. The caller must not learn which. */
export const notFound = (): Refusal =>
  new Refusal(404, {
    message: 'No such record.',
    code: 'NOT_FOUND',
    errorLabel: { nl: 'Niet gevonden.', en: 'Not found.', fr: 'Introuvable.' },
  })

export const forbidden = (): Refusal =>
  new Refusal(403, {
    message: 'This needs another role.',
    code: 'FORBIDDEN',
    errorLabel: {
      nl: 'U hebt hiervoor geen rechten.',
      en: 'You are not allowed to do this.',
      fr: "Vous n'y êtes pas autorisé.",
    },
  })

/** G410: the caller must enter the password again first. */
export const stepUpRequired = (): Refusal =>
  new Refusal(403, { message: 'Enter your password again first.', code: 'STEP_UP_REQUIRED' })

/** 401. Has an `errorLabel` only if the user can do something about it. */
export const unauthorized = (code: string, message: string, errorLabel?: Texts): Refusal =>
  new Refusal(401, { message, code, ...withoutUndefined({ errorLabel }) }, { 'WWW-Authenticate': 'Bearer' })

/** 409: the request conflicts with the current state. */
export const conflict = (code: string, message: string, errorLabel: Texts): Refusal =>
  new Refusal(409, { message, code, errorLabel })

/**
 * 422 for one field that the contract's schemas cannot check. `rule` is the one in `validations.<rule>` (R158),
 * `params` the exceeded bound.
 */
export const invalidField = (
  field: string,
  rule: string,
  message: string,
  params?: components['schemas']['RuleParams'],
): Refusal =>
  new Refusal(422, {
    message: 'One value is invalid.',
    code: 'INVALID_VALUE',
    errors: [{ field, messages: [message], rule, ...withoutUndefined({ params }) }],
  })

/** 409: another record already has the value. */
export const taken = (field: string, rule: string, message: string): Refusal =>
  new Refusal(409, {
    message: 'The value is taken.',
    code: 'TAKEN',
    errors: [{ field, messages: [message], rule }],
  })
