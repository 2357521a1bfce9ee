import type { components } from '@/api/generated/schema.ts'

type ApiError = components['schemas']['ApiError']
type Texts = { nl: string; en: string; fr: string }

/** Thrown anywhere below a handler: the answer is this error instead. Its status must be documented for the operation. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: ApiError,
    readonly headers: Record<string, string> = {},
  ) {
    super(body.message)
  }
}

/** There is no such record, or it belongs to another company: a stranger must not learn which. */
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

/** 401; `errorLabel` only where the user can do something about it. */
export const unauthorized = (code: string, message: string, errorLabel?: Texts): Refusal =>
  new Refusal(401, { message, code, ...(errorLabel && { errorLabel }) }, { 'WWW-Authenticate': 'Bearer' })

/** 409: the request does not fit the present state. */
export const conflict = (code: string, message: string, errorLabel: Texts): Refusal =>
  new Refusal(409, { message, code, errorLabel })

/**
 * 422 for one field that the contract's schemas cannot judge; `rule` as in `validations.<rule>` (R158), `params` the bound
 * that was passed.
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
    errors: [{ field, messages: [message], rule, ...(params && { params }) }],
  })

/** 409: the value of a field is someone else's. */
export const taken = (field: string, rule: string, message: string): Refusal =>
  new Refusal(409, {
    message: 'The value is taken.',
    code: 'TAKEN',
    errors: [{ field, messages: [message], rule }],
  })
