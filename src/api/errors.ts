import type { components } from './generated/schema.ts'
import type { OperationId } from './operation.ts'

export type FieldError = components['schemas']['FieldError']
export type ErrorBody = components['schemas']['ApiError']

/**
 * Why a call failed.
 * - `http`: the server returned an error status.
 * - `network`: no connection.
 * - `timeout`: no answer within 120 s (R246).
 * - `malformed`: an answer that cannot be read.
 * - `refresh-wait`: 20 s passed while another call renewed the token (R125).
 * - `session-over`: the token cannot be renewed. The user has been notified.
 * - `aborted`: the caller cancelled the call.
 */
export type FailureKind =
  | 'http'
  | 'network'
  | 'timeout'
  | 'malformed'
  | 'refresh-wait'
  | 'session-over'
  | 'aborted'

/** The one error a call throws (R250). `status` is 0 unless `kind` is `http` or `malformed`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: FailureKind
  readonly operationId: OperationId
  readonly status: number
  readonly code: string | undefined
  /** One text, or a text per language (G025). */
  readonly label: ErrorBody['errorLabel']
  readonly fields: readonly FieldError[]

  constructor(kind: FailureKind, operationId: OperationId, status = 0, body: Partial<ErrorBody> = {}) {
    super(body.message ?? kind)
    this.kind = kind
    this.operationId = operationId
    this.status = status
    this.code = body.code
    this.label = body.errorLabel
    this.fields = body.errors ?? []
  }
}

/** Turns the body of an error answer into an `ApiError`. A failing server may send HTML, nothing, or another shape. */
export function toApiError(operationId: OperationId, status: number, body: unknown): ApiError {
  if (typeof body !== 'object' || body === null) return new ApiError('http', operationId, status)
  const { message, code, errorLabel, errors } = body as Record<string, unknown>
  return new ApiError('http', operationId, status, {
    ...(typeof message === 'string' && { message }),
    ...(typeof code === 'string' && { code }),
    ...((typeof errorLabel === 'string' || isTexts(errorLabel)) && { errorLabel }),
    ...(Array.isArray(errors) && { errors: errors.filter(isFieldError) }),
  })
}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')

const isFieldError = (value: unknown): value is FieldError =>
  typeof value === 'object' &&
  value !== null &&
  'field' in value &&
  typeof value.field === 'string' &&
  'messages' in value &&
  Array.isArray(value.messages) &&
  value.messages.every((message) => typeof message === 'string')
