import { withoutUndefined } from '~openapi/without-undefined.ts'
import type { components } from './generated/schema.ts'
import type { UnclearRequest } from './once.ts'
import type { OperationId } from './operation.ts'

export type FieldError = components['schemas']['FieldError']
export type ErrorBody = components['schemas']['ApiError']

/**
 * Why a call failed.
 * - `http`: the server returned an error status.
 * - `network`: no connection.
 * - `timeout`: no response within 120 s (R246).
 * - `malformed`: a response that cannot be read.
 * - `refresh-wait`: 20 s passed while another call renewed the token (R125).
 * - `session-over`: the token cannot be renewed. The user has been notified.
 * - `aborted`: the caller aborted the call.
 * - `unconfirmed`: the user did not enter the password again (G410). Nothing was sent or changed.
 */
export type FailureKind =
  | 'http'
  | 'network'
  | 'timeout'
  | 'malformed'
  | 'refresh-wait'
  | 'session-over'
  | 'aborted'
  | 'unconfirmed'

/** What the headers of a response state about a failure. */
export interface HeaderDetails {
  readonly retryAt?: number | undefined
  readonly requestId?: string | undefined
}

/** The one error a call throws (R250). `status` is 0 unless `kind` is `http` or `malformed`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: FailureKind
  /** `undefined` if a response was received but lacks the value that was needed. */
  readonly operationId: OperationId | undefined
  readonly status: number
  readonly code: string | undefined
  /**
   * Whether the response has an error of the contract. Otherwise it came from a proxy in front of the server, such as a
   * gateway.
   */
  readonly isOurs: boolean
  /** One text, or a text per language (G025). */
  readonly label: ErrorBody['errorLabel']
  readonly fields: readonly FieldError[]
  /**
   * Set by `call` if it is unknown whether the server has executed the request: `once` for a creation or booking, which
   * it executes only once however often it is sent (G301), or `changed` for another change.
   */
  mayBeDone: 'once' | 'changed' | undefined
  /** The request, if `mayBeDone` is `once`. */
  unclear: UnclearRequest | undefined
  /** Do not send the request again before this moment, in ms (G303). */
  readonly retryAt: number | undefined
  /** Identifies the request in the server's logs, if there was a response. */
  readonly requestId: string | undefined

  constructor(
    kind: FailureKind,
    operationId: OperationId | undefined,
    status = 0,
    body: Partial<ErrorBody> = {},
    { retryAt, requestId }: HeaderDetails = {},
  ) {
    super(body.message ?? kind)
    this.kind = kind
    this.operationId = operationId
    this.status = status
    this.isOurs = Object.keys(body).length > 0
    this.code = body.code
    this.label = body.errorLabel
    this.fields = body.errors ?? []
    this.retryAt = retryAt
    this.requestId = requestId
  }

  /** The same failure as an error of another operation, which failed because of it. */
  of(operationId: OperationId): ApiError {
    const { message, code, label, retryAt, requestId } = this
    const body = {
      message,
      ...withoutUndefined({ code, errorLabel: label }),
    }
    return new ApiError(this.kind, operationId, this.status, body, { retryAt, requestId })
  }
}

/**
 * Turns the body of an error response into an `ApiError`. A failing server may send HTML, nothing, or another shape.
 */
export function toApiError(
  operationId: OperationId,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  body: unknown,
): ApiError {
  const details = { retryAt: retryAtIn(headers.get('Retry-After')), requestId: requestIdIn(headers) }
  if (typeof body !== 'object' || body === null) return new ApiError('http', operationId, status, {}, details)
  const { message, code, errorLabel, errors } = body as Record<string, unknown>
  const known = {
    ...(typeof message === 'string' && { message }),
    ...(typeof code === 'string' && { code }),
    ...((typeof errorLabel === 'string' || isTexts(errorLabel)) && { errorLabel }),
    ...(Array.isArray(errors) && { errors: errors.filter(isFieldError) }),
  }
  return new ApiError('http', operationId, status, known, details)
}

/** Classifies the error of a request that could not be sent or a response that could not be read. */
export function failureKindOf(cause: unknown, signal: AbortSignal | undefined): FailureKind {
  if (signal?.aborted === true) return 'aborted'
  if (cause instanceof SyntaxError) return 'malformed'
  return cause instanceof DOMException && cause.name === 'TimeoutError' ? 'timeout' : 'network'
}

/** The request id in a response, if it has the format of the contract. Other text is never shown. */
export function requestIdIn(headers: Headers): string | undefined {
  const id = headers.get('X-Request-Id')
  return id !== null && /^[A-Za-z0-9-]{8,64}$/.test(id) ? id : undefined
}

/** G303: no server needs a longer wait than a day. A longer value means that the server's clock is wrong. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000

/** The moment in a Retry-After header: seconds from now, or a date (RFC 9110). */
function retryAtIn(header: string | null): number | undefined {
  if (header === null) return undefined
  const at = /^\d{1,6}$/.test(header) ? Date.now() + Number(header) * 1000 : Date.parse(header)
  return at - Date.now() <= LONGEST_WAIT_MS ? at : undefined
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
