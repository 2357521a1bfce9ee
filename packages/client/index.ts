/** The typed client of the contract, for projects other than the portal. */
import createFetchClient from 'openapi-fetch'
import { faultOf, mismatchedId } from '@/api/response-fault.ts'
import { ApiError, failureKindOf, requestIdIn, toApiError } from '@/api/errors.ts'
import type { paths } from '@/api/generated/schema.ts'
import { isUnclear } from '@/api/once.ts'
import type { Operation, OperationId, Params, ResponseData } from '@/api/operation.ts'

export { ApiError, type FailureKind, type FieldError } from '@/api/errors.ts'
export type { BodyOf, Operation, OperationId, Params, ResponseData } from '@/api/operation.ts'
export type { components, Schemas } from '@/api/generated/schema.ts'

export interface ClientOptions {
  /** The base address of the contract's paths, such as `https://portal.example/api`. */
  readonly baseUrl: string
  /**
   * Returns the access token to send, or `undefined` for none. Not called for operations that need no signed-in user.
   */
  readonly token?: () => string | undefined | Promise<string | undefined>
  /**
   * Renews the token after a 401 and returns whether it did. The call is then repeated once with the new token. Calls
   * refused in the meantime share one renewal.
   */
  readonly renew?: () => Promise<boolean>
  /** Sends the requests. By default the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>
  /** The timeout, in ms. 120 seconds by default. */
  readonly timeoutMs?: number
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** Sent instead of the access token. Such a call never renews the token. */
  readonly token?: string | undefined
  /**
   * The Idempotency-Key of an operation that takes one. By default each call has a new one. A call that failed with
   * `mayBeDone: 'once'` is retried with its key, so that it is executed only once.
   */
  readonly key?: string | undefined
  /** Proves that the user has entered the password again (`Step-Up-Token`). */
  readonly stepUp?: string | undefined
}

/** A response with its headers, such as the name of a file in `Content-Disposition`. */
export interface FullResponse<Id extends OperationId> {
  readonly data: ResponseData<Id>
  readonly response: Response
}

/** @deprecated The former name of `ResponseData`. */
export type Answer<Id extends OperationId> = ResponseData<Id>
/** @deprecated The former name of `FullResponse`. */
export type WholeAnswer<Id extends OperationId> = FullResponse<Id>

export interface Client {
  /** Calls an operation and returns the body that the contract describes. Throws an `ApiError` for anything else. */
  call<Id extends OperationId>(
    operation: Operation<Id>,
    params: Params<Id>,
    options?: CallOptions,
  ): Promise<ResponseData<Id>>
  /** Like `call`, but also returns the headers of the response. */
  ask<Id extends OperationId>(
    operation: Operation<Id>,
    params: Params<Id>,
    options?: CallOptions,
  ): Promise<FullResponse<Id>>
}

/** R246: a request may take 120 seconds. */
const TIMEOUT_MS = 120_000

/** Operations with these roles take no access token, so a 401 of theirs renews nothing. */
const SESSIONLESS: ReadonlySet<string> = new Set(['public', 'refresh'])

export function createClient({
  baseUrl,
  token = () => undefined,
  renew,
  fetch: send = (request) => fetch(request),
  timeoutMs = TIMEOUT_MS,
}: ClientOptions): Client {
  let renewal: Promise<boolean> | undefined
  /** Whether the current token differs from the refused one. */
  const isRenewed = async (refused: string | undefined): Promise<boolean> => {
    if (renew === undefined) return false
    if ((await token()) !== refused) return true
    renewal ??= renew().finally(() => (renewal = undefined))
    return renewal
  }

  async function sendWithToken(
    operation: Operation,
    request: Request,
    options: CallOptions,
  ): Promise<Response> {
    if (operation.once) request.headers.set('Idempotency-Key', options.key ?? crypto.randomUUID())
    if (options.stepUp !== undefined) request.headers.set('Step-Up-Token', options.stepUp)
    const isOfSession = options.token === undefined && !operation.roles.some((role) => SESSIONLESS.has(role))
    const copy = isOfSession && renew !== undefined ? request.clone() : undefined
    const sent = isOfSession ? await token() : options.token
    const response = await send(withToken(request, sent))
    if (response.status !== 401 || copy === undefined || !(await isRenewed(sent))) return response
    return send(withToken(copy, await token()))
  }

  async function ask<Id extends OperationId>(
    operation: Operation<Id>,
    params: Params<Id>,
    options: CallOptions = {},
  ): Promise<FullResponse<Id>> {
    const { path, query, body } = params
    const { signal, end } = limited(options.signal, timeoutMs)
    let requestId: string | undefined
    const client = createFetchClient<paths>({
      baseUrl,
      fetch: async (request) => {
        signal.throwIfAborted() // A custom `fetch` may ignore the signal.
        const response = await sendWithToken(operation, request, options)
        requestId = requestIdIn(response.headers)
        return response
      },
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
      signal,
      ...(body instanceof FormData && { bodySerializer: (form: FormData) => form }),
      parseAs: operation.responseType === 'none' ? 'stream' : operation.responseType,
    })
      .catch((cause: unknown) => {
        if (cause instanceof ApiError) throw cause.of(operation.id) // Of the renewal.
        throw new ApiError(failureKindOf(cause, options.signal), operation.id, 0, {}, { requestId })
      })
      .finally(end)
    if (!response.ok) throw toApiError(operation.id, response, error)
    const other = mismatchedId(operation, { path, query, body }, data)
    const message = faultOf(operation, data, response) ?? (other && `another ${other}`)
    if (message !== undefined)
      throw new ApiError('malformed', operation.id, response.status, { message }, { requestId })
    // `undefined` only for operations whose response has no content in the contract.
    return { data: data as ResponseData<Id>, response }
  }

  const client: Client = {
    async ask(operation, params, options) {
      try {
        return await ask(operation, params, options)
      } catch (error) {
        if (error instanceof ApiError && operation.once && isUnclear(error)) error.mayBeDone = 'once'
        throw error
      }
    },
    call: async (operation, params, options) => (await client.ask(operation, params, options)).data,
  }
  return client
}

/**
 * A signal that aborts when the caller cancels, or after `timeoutMs` milliseconds. `end` stops the timer.
 * `AbortSignal.any` and `AbortSignal.timeout` do not combine: in Node 20 the timeout can be
 * garbage-collected, and a call to a server that never responds would never end.
 */
function limited(
  cancelled: AbortSignal | undefined,
  timeoutMs: number,
): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController()
  const cancel = () => controller.abort(cancelled?.reason)
  const timer = setTimeout(
    () => controller.abort(new DOMException('no response in time', 'TimeoutError')),
    timeoutMs,
  )
  cancelled?.addEventListener('abort', cancel)
  if (cancelled?.aborted === true) cancel()
  const end = () => {
    clearTimeout(timer)
    cancelled?.removeEventListener('abort', cancel)
  }
  return { signal: controller.signal, end }
}

function withToken(request: Request, token: string | undefined): Request {
  if (token !== undefined) request.headers.set('Authorization', `Bearer ${token}`)
  return request
}
