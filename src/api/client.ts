import createClient from 'openapi-fetch'
import { accessToken, sessionSignal } from '@/base/tokens.ts'
import { ApiError, toApiError, type FailureKind } from './errors.ts'
import type { paths } from './generated/schema.ts'
import type { Answer, Operation, OperationId, Params } from './operation.ts'
import { untilSureToStay } from './leaving.ts'
import { renewSession, RefreshWaitExpired } from './refresh.ts'

/** R246. */
const TIMEOUT_MS = 120_000
/** Ignored everywhere: the refresh deals with it (R248). */
const ALWAYS_IGNORED = 'TOKEN_EXPIRED'

export interface CallOptions {
  /** Error codes that the caller shows itself; `*` silences all (R247, R249). */
  readonly ignore?: readonly string[]
  /** Whether the caller shows this error itself, such as a form at its fields. */
  readonly shows?: (error: ApiError) => boolean
  readonly signal?: AbortSignal
  /** Sent instead of the access token; such a call never renews the session (G023). */
  readonly token?: string
  /** What carries the request in place of `fetch`: `upload.ts` and `download.ts` watch it on its way. */
  readonly transport?: Transport
}
/** Does as `fetch` does, the signal's reason as rejection included. Called again when the call is repeated. */
export type Transport = (request: Request, init: { signal: AbortSignal }) => Promise<Response>

type FailureListener = (error: ApiError) => void
let failureListener: FailureListener = () => undefined

/** Names who tells the user about a failed call that nobody ignores. */
export function onFailure(listener: FailureListener): void {
  failureListener = listener
}

/**
 * Calls one operation of the contract.
 * Answers what the contract says for 2xx; throws `ApiError`, and tells the user about it unless ignored.
 * A 401 renews the session once and repeats the call once with its body intact (R123).
 */
export async function call<Id extends OperationId>(
  operation: Operation<Id>,
  params: Params<Id>,
  options: CallOptions = {},
): Promise<Answer<Id>> {
  try {
    return await attempt(operation, params, options)
  } catch (error) {
    const failure = error instanceof ApiError ? error : new ApiError('malformed', operation.id)
    if (failure.kind === 'network') await untilSureToStay()
    if (!isIgnored(failure, options.ignore ?? []) && options.shows?.(failure) !== true)
      failureListener(failure)
    throw failure
  }
}

function isIgnored(error: ApiError, ignore: readonly string[]): boolean {
  if (error.kind === 'aborted' || error.kind === 'session-over') return true
  const names = [error.code, typeof error.label === 'string' ? error.label : undefined]
  return names.includes(ALWAYS_IGNORED) || ignore.some((code) => code === '*' || names.includes(code))
}

async function attempt<Id extends OperationId>(
  operation: Operation<Id>,
  { path, query, body }: Params<Id>,
  options: CallOptions,
): Promise<Answer<Id>> {
  const signal = lifeOf(operation, options)
  const client = createClient<paths>({
    baseUrl: `${location.origin}/api`,
    Request: Repeatable,
    // openapi-fetch makes it of the class above, but types it as its base.
    fetch: (request) => send(operation, request as Repeatable, options, signal),
  })
  // openapi-fetch types its calls by path; ours are typed by operation, in this function's signature.
  const request = client.request as unknown as (
    method: string,
    path: string,
    init: object,
  ) => Promise<{ data?: Answer<Id>; error?: unknown; response: Response }>
  const { data, error, response } = await request(operation.method.toLowerCase(), operation.path, {
    params: { path, query },
    body,
    ...(body instanceof FormData && { bodySerializer: (form: FormData) => form }),
    parseAs: operation.answers === 'none' ? 'stream' : operation.answers,
  }).catch((cause: unknown) => {
    throw cause instanceof ApiError ? cause : new ApiError(kindOf(cause, signal), operation.id)
  })
  if (!response.ok) throw toApiError(operation.id, response.status, error)
  const fault = faultOf(operation, data, response)
  if (fault !== undefined) throw new ApiError('malformed', operation.id, response.status, { message: fault })
  // `undefined` only where the contract has no content.
  return data as Answer<Id>
}

/**
 * What is wrong with an answer at its top level, by the contract, so that a server gone astray is told as such wherever
 * it is read. What is wrong deeper down is caught where it is drawn.
 */
function faultOf({ answers, requires }: Operation, data: unknown, response: Response): string | undefined {
  if (answers === 'none') return undefined
  if (data === undefined) return 'no content'
  if (answers === 'blob')
    return response.headers.get('Content-Type')?.includes('json') === true
      ? 'JSON in place of a file'
      : undefined
  if (requires === undefined) return undefined
  if (requires === 'list') return Array.isArray(data) ? undefined : 'not an array'
  if (typeof data !== 'object' || data === null) return 'not an object'
  const missing = requires.find((name) => !(name in data))
  return missing === undefined ? undefined : `without ${missing}`
}

/** Why a body could not be sent or read. */
function kindOf(cause: unknown, signal: AbortSignal): FailureKind {
  if (signal.aborted) return 'aborted'
  if (cause instanceof SyntaxError) return 'malformed'
  return cause instanceof DOMException && cause.name === 'TimeoutError' ? 'timeout' : 'network'
}

/** The one fetch wrapper: token, time-out, one renewal and one retry. */
async function send(
  operation: Operation,
  request: Repeatable,
  { token: ownToken, transport = fetch }: CallOptions,
  signal: AbortSignal,
): Promise<Response> {
  const token = ownToken ?? (isPublic(operation) ? undefined : accessToken())
  const response = await fetchOnce(operation.id, request, token, signal, transport)
  if (response.status !== 401 || isPublic(operation) || ownToken !== undefined) return response
  try {
    await renewSession(token)
  } catch (error) {
    throw new ApiError(error instanceof RefreshWaitExpired ? 'refresh-wait' : 'session-over', operation.id)
  }
  return fetchOnce(operation.id, request.again(), accessToken(), signal, transport)
}

/** Can be made once more from what it was made of: cloning one with a body costs milliseconds, for each call. */
class Repeatable extends Request {
  readonly again: () => Request
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, init)
    this.again = () => new Request(input, init)
  }
}

const isPublic = ({ roles }: Operation): boolean => roles.includes('public')

/** Aborted when the caller loses interest, or when the session that the call is made in is over. */
const lifeOf = (operation: Operation, { signal }: CallOptions): AbortSignal =>
  AbortSignal.any([signal ?? [], isPublic(operation) ? [] : sessionSignal()].flat())

async function fetchOnce(
  id: OperationId,
  request: Request,
  token: string | undefined,
  signal: AbortSignal,
  transport: Transport,
): Promise<Response> {
  if (token !== undefined) request.headers.set('Authorization', `Bearer ${token}`)
  try {
    return await transport(request, { signal: AbortSignal.any([signal, timeoutSignal()]) })
  } catch (cause) {
    throw new ApiError(kindOf(cause, signal), id)
  }
}

/** `AbortSignal.timeout`, but by the page's own clock, which tests can move. It limits the body as well. */
function timeoutSignal(): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('no answer in time', 'TimeoutError')), TIMEOUT_MS)
  return controller.signal
}
