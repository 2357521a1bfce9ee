import createClient from 'openapi-fetch'
import { buildId } from '@/base/build.ts'
import { recordCall, recordError, type BodyShape, type ShapeViolation } from '@/base/recorder.ts'
import { accessToken, isThisSession, sessionSignal } from '@/base/tokens.ts'
import { baseOf } from '@/config/api-base.ts'
import { faultOf, mismatchedId } from './response-fault.ts'
import { shapeOf, violationsIn } from './response-violations.ts'
import type { ResponseShape } from './response-shape.ts'
import { ApiError, failureKindOf, requestIdIn, toApiError } from './errors.ts'
import type { paths } from './generated/schema.ts'
import { isUnclear, onceKey } from './once.ts'
import type { Operation, OperationId, Params, ResponseData } from './operation.ts'
import { untilStaying } from './leaving.ts'
import { confirmSession, renewSession, RefreshWaitExpired } from './refresh.ts'
import { withStepUp } from './step-up.ts'

/** R246: a request times out after 120 seconds. */
const TIMEOUT_MS = 120_000
/**
 * R248: a read with this error gets no notice, because the session is renewed and the read repeated. If the error
 * persists, the page shows it in place of the data. A write has no such place, so it gets a notice.
 */
const IGNORED_FOR_READS = 'TOKEN_EXPIRED'

export interface CallOptions {
  /** Error codes without a notice, because the caller shows them itself (R247). `*` means all errors (R249). */
  readonly ignore?: readonly string[]
  /** Whether the caller shows this error itself, such as a form at its fields. */
  readonly shows?: (error: ApiError) => boolean
  readonly signal?: AbortSignal
  /** Sent instead of the access token. Such a call never renews the session (G023). */
  readonly token?: string
  /** Whether the call changes data. If its response is lost, the change may have been made. */
  readonly writes?: boolean
  /** An incomplete response is not an error: `read` fills the gaps (`complete.ts`). */
  readonly partial?: boolean
  /** Whether the rows of the response are in a worker. Then their shape is not known here. */
  readonly rowsInWorker?: boolean
  /** The call continues when the session ends, such as the one that ends it on the server. */
  readonly outlivesSession?: boolean
  /** Sends the request instead of `fetch`. `upload.ts` uses it to report progress, `download.ts` to read headers. */
  readonly transport?: Transport
}
/** Behaves as `fetch` does, and rejects with the signal's reason on abort. Called again when the call is repeated. */
export type Transport = (request: Request, init: { signal: AbortSignal }) => Promise<Response>

type FailureListener = (error: ApiError) => void
let failureListener: FailureListener = () => undefined

/** Sets the one function that notifies the user of a failed call, unless the caller ignores the error. */
export function onFailure(listener: FailureListener): void {
  failureListener = listener
}

let replayListener: () => void = () => undefined

/**
 * Sets the one function that notifies the user that a request had already been executed and was not repeated (G301).
 */
export function onReplayed(listener: () => void): void {
  replayListener = listener
}

/**
 * Calls one operation of the contract.
 * Returns the body that the contract describes for 2xx. Throws `ApiError`, and shows it to the user unless ignored.
 * A 401 renews the session once and repeats the call once with the same body (R123).
 */
export async function call<Id extends OperationId>(
  operation: Operation<Id>,
  params: Params<Id>,
  options: CallOptions = {},
): Promise<ResponseData<Id>> {
  const once = operation.once ? onceKey(operation, params) : undefined
  const facts: CallFacts = { started: performance.now() }
  try {
    const data = await attempt(operation, once?.params ?? params, { ...options, key: once?.key, facts })
    once?.done()
    record(operation, facts)
    return data
  } catch (error) {
    const failure = error instanceof ApiError ? error : new ApiError('malformed', operation.id)
    record(operation, facts, failure)
    failure.unclear = once?.failed(failure)
    if (failure.unclear) failure.mayBeDone = 'once'
    else if (!once && options.writes && isUnclear(failure)) failure.mayBeDone = 'changed'
    if (failure.kind === 'network') await untilStaying()
    if (!isIgnored(failure, options) && options.shows?.(failure) !== true) failureListener(failure)
    throw failure
  }
}

/** The facts about a call for `recorder.ts`. */
interface CallFacts {
  readonly started: number
  response?: Response
  body?: BodyShape
  violations?: readonly ShapeViolation[]
}

/** The only place that records a call. It records the verdict, but no values. */
function record(
  { id }: Operation,
  { started, response, body, violations = [] }: CallFacts,
  failure?: ApiError,
): void {
  if (failure?.kind === 'aborted' || failure?.kind === 'session-over') return
  const isRefused = failure?.kind === 'http' && failure.isOurs
  recordCall({
    operation: id,
    status: response?.status ?? 0,
    verdict: violations.length > 0 ? 'off-contract' : isRefused ? 'refused' : failure ? 'failed' : 'ok',
    failure: failure?.kind,
    code: failure?.code,
    wrong: violations.length > 0 ? violations : undefined,
    body,
    requestId: failure?.requestId ?? (response && requestIdIn(response.headers)),
    ms: Math.round(performance.now() - started),
  })
  if (violations.length > 0) recordError({ kind: 'off-contract', operation: id, wrong: violations })
}

/** Whether an error gets no notice because of its code (R247, G026). The only place that decides this. */
function isIgnored(error: ApiError, { ignore = [], writes = false }: CallOptions): boolean {
  if (error.kind === 'aborted' || error.kind === 'session-over') return true
  const names = [error.code, typeof error.label === 'string' ? error.label : undefined]
  if (!writes && names.includes(IGNORED_FOR_READS)) return true
  return ignore.some((code) => code === '*' || names.includes(code))
}

/**
 * The options of a call, with the key of a request that must be executed only once, and the proof that the password was
 * entered.
 */
type SendOptions = CallOptions & { readonly key?: string | undefined; readonly stepUp?: string | undefined }
type AttemptOptions = SendOptions & { readonly facts: CallFacts }

async function attempt<Id extends OperationId>(
  operation: Operation<Id>,
  { path, query, body }: Params<Id>,
  { facts, ...options }: AttemptOptions,
): Promise<ResponseData<Id>> {
  const signal = signalOf(operation, options)
  let requestId: string | undefined
  const client = createClient<paths>({
    baseUrl: baseOf(operation.id),
    Request: Repeatable,
    // openapi-fetch creates it with the class above, but its types say `Request`.
    fetch: (request) =>
      withStepUp(operation, body, async (stepUp, isAgain) => {
        const first = request as Repeatable
        const response = await send(
          operation,
          isAgain ? first.again() : first,
          { ...options, stepUp },
          signal,
        )
        requestId = requestIdIn(response.headers)
        return response
      }),
  })
  // openapi-fetch types its calls by path. Ours are typed by operation, in the signature of this function.
  const request = client.request as unknown as (
    method: string,
    path: string,
    init: object,
  ) => Promise<{ data?: ResponseData<Id>; error?: unknown; response: Response }>
  const { data, error, response } = await request(operation.method.toLowerCase(), operation.path, {
    params: { path, query },
    body,
    ...(body instanceof FormData && { bodySerializer: (form: FormData) => form }),
    parseAs: operation.responseType === 'none' ? 'stream' : operation.responseType,
  }).catch((cause: unknown) => {
    // A response that was cut off or cannot be parsed also becomes an `ApiError`.
    throw cause instanceof ApiError
      ? cause
      : new ApiError(failureKindOf(cause, signal), operation.id, 0, {}, { requestId })
  })
  facts.response = response
  if (!options.rowsInWorker)
    facts.body = shapeOf(response.ok ? data : error, response.ok ? operation.responseShape : ERROR)
  if (!response.ok) throw toApiError(operation.id, response, error)
  const fault = faultOf(operation, data, response, options.partial)
  const mismatch = fault === undefined ? mismatchedId(operation, { path, query, body }, data) : undefined
  facts.violations = violationsOf(operation, data, fault, mismatch)
  const message = fault ?? (mismatch && `another ${mismatch}`)
  if (message !== undefined)
    throw new ApiError('malformed', operation.id, response.status, { message }, { requestId })
  if (options.key !== undefined && response.headers.get('Idempotency-Replayed') === 'true') replayListener()
  // `undefined` only for operations whose response has no content in the contract.
  return data as ResponseData<Id>
}

/** The properties that an error of the contract may have. */
const ERROR: ResponseShape = { any: 'message code errorLabel errors' }

/** Every place in a response that breaks the contract, whether or not the response can be shown. */
function violationsOf(
  { responseShape }: Operation,
  data: unknown,
  fault: string | undefined,
  mismatch: string | undefined,
): readonly ShapeViolation[] {
  const violations = responseShape === undefined ? [] : violationsIn(responseShape, data)
  if (mismatch !== undefined) return [...violations, { at: mismatch, is: 'another' }]
  if (fault === undefined || violations.length > 0) return violations
  return [{ at: '', is: data === undefined ? 'undefined' : 'page' }]
}

/** The one fetch wrapper: token, timeout, one renewal and one retry. */
async function send(
  operation: Operation,
  request: Repeatable,
  { token: ownToken, transport = fetch, key, stepUp }: SendOptions,
  signal: AbortSignal,
): Promise<Response> {
  if (key !== undefined) request.headers.set('Idempotency-Key', key)
  if (stepUp !== undefined) request.headers.set('Step-Up-Token', stepUp)
  const isOfSession = ownToken === undefined && !isPublic(operation)
  if (isOfSession && !isThisSession()) await confirmPerson(operation.id)
  const token = isOfSession ? accessToken() : ownToken
  const response = await fetchOnce(operation.id, request, token, signal, transport)
  if (response.status !== 401 || !isOfSession) return response
  try {
    await renewSession(token)
  } catch (error) {
    if (error instanceof RefreshWaitExpired) throw new ApiError('refresh-wait', operation.id)
    // A renewal that got no response was not refused: this call has failed, but the session continues.
    if (error instanceof ApiError && !sessionSignal().aborted) throw error.of(operation.id)
    throw new ApiError('session-over', operation.id)
  }
  const again = request.again()
  if (key !== undefined) again.headers.set('Idempotency-Key', key)
  if (!isThisSession()) await confirmPerson(operation.id)
  return fetchOnce(operation.id, again, accessToken(), signal, transport)
}

/**
 * Another tab may have signed in someone else. In that case nothing is sent, because it would be sent as another user.
 */
async function confirmPerson(id: OperationId): Promise<void> {
  try {
    await confirmSession()
  } catch {
    throw new ApiError('session-over', id)
  }
}

/** A request that can be created again for the retry. Cloning each request with a body would cost milliseconds. */
class Repeatable extends Request {
  readonly again: () => Repeatable
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, init)
    this.again = () => new Repeatable(input, init)
  }
}

const isPublic = ({ roles }: Operation): boolean => roles.includes('public')

/** The signal aborts when the caller cancels the call, or when the session of the call ends. */
const signalOf = (operation: Operation, { signal, outlivesSession = false }: CallOptions): AbortSignal =>
  AbortSignal.any([signal ?? [], isPublic(operation) || outlivesSession ? [] : sessionSignal()].flat())

async function fetchOnce(
  id: OperationId,
  request: Request,
  token: string | undefined,
  signal: AbortSignal,
  transport: Transport,
): Promise<Response> {
  if (token !== undefined) request.headers.set('Authorization', `Bearer ${token}`)
  const build = buildId()
  if (build !== undefined) request.headers.set('Portal-Build', build) // Shows in server logs which release sent it.
  try {
    return await transport(request, { signal: AbortSignal.any([signal, timeoutSignal()]) })
  } catch (cause) {
    throw new ApiError(failureKindOf(cause, signal), id)
  }
}

/** Like `AbortSignal.timeout`, but uses `setTimeout`, which tests can fake. The limit includes reading the body. */
function timeoutSignal(): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('no response in time', 'TimeoutError')), TIMEOUT_MS)
  return controller.signal
}
