/** Faults as data: the kind of failure, the operation, and how often it happens. */
import { withoutUndefined } from '~openapi/without-undefined.ts'
import type { ContractOperation } from '~openapi/contract-types.ts'
import { breakDeep, type DeepFault } from './deep-faults.ts'
import { asRecorded } from './recorded-responses.ts'
import type { components } from '@/api/generated/schema.ts'
import type { RecordedCall } from '@/base/recorder.ts'

/** The options of some kinds of faults. */
interface FaultOptions {
  /** Milliseconds: the delay of `latency`, or the duration of `slow-download`. */
  ms?: number
  /** Seconds: the Retry-After of `status-429` and `status-503`. */
  retryAfter?: number
  /** Which part of the response a deep fault breaks. */
  seed?: number
  /** The recorded response, for `recorded`. */
  recorded?: RecordedCall
}

/** The effect of a kind of fault. */
interface Effect {
  /** Responds instead of the handler. `undefined` lets the call continue. */
  readonly respond?: (options: FaultOptions, request: Request) => MaybePromise<Response | undefined>
  /** Changes the response of an executed call. Throws if the response is lost. */
  readonly after?: (
    response: Response,
    options: FaultOptions,
    operation: ContractOperation,
  ) => MaybePromise<Response>
}
type MaybePromise<T> = T | Promise<T>

const DEFAULT_LATENCY_MS = 1000
const DEFAULT_DOWNLOAD_MS = 10_000

/** All kinds, in the order of the dev panel. */
const EFFECTS = {
  latency: {
    respond: async ({ ms = DEFAULT_LATENCY_MS }, { signal }) => {
      await delay(ms, signal)
      return undefined
    },
  },
  'status-404': {
    respond: () =>
      Response.json({ message: 'Not found.', code: 'NOT_FOUND' } satisfies ApiError, { status: 404 }),
  },
  'status-500': { respond: internalError },
  'status-503': { respond: unavailable },
  'status-429': {
    respond: ({ retryAfter }) =>
      failure(
        429,
        'TOO_MANY_REQUESTS',
        'Too many requests.',
        {
          nl: 'Te veel verzoeken. Probeer het later opnieuw.',
          en: 'Too many requests. Try again later.',
          fr: 'Trop de requêtes. Réessayez plus tard.',
        },
        retryAfter,
      ),
  },
  'unauthorized-once': { respond: expired },
  'token-expired': { respond: expired },
  'malformed-json': { respond: truncatedJson },
  'off-contract': {
    respond: () => Response.json({ thisIsNot: 'in the contract', content: 'nor is this' }),
  },
  'drop-connection': {
    respond: () => {
      throw new ConnectionDropped('the connection was dropped on purpose')
    },
  },
  'slow-download': {
    after: (response, { ms = DEFAULT_DOWNLOAD_MS }) =>
      response.body === null ? response : new Response(throttled(response, ms), response),
  },
  'never-answers': { respond: (_options, request) => untilAborted(request) },
  'answer-lost': {
    after: () => {
      throw new ConnectionDropped('the response was lost on purpose')
    },
  },
  'answer-cut': { after: truncatedJson },
  'bad-gateway': { after: () => pageOf(502, 'Bad Gateway') },
  'gateway-timeout': { after: () => pageOf(504, 'Gateway Timeout') },
  'done-500': { after: internalError },
  'done-503': { after: (_response, options) => unavailable(options) },
  'done-524': { after: () => pageOf(524, 'A Timeout Occurred') },
  'done-html': { after: () => pageOf(200, 'One moment, please') },
  'barest-error': { after: minimalError },
  'off-contract-deep': { after: (response) => changeJson(response, withNullObjects) },
  'wrong-id': { after: (response) => changeJson(response, withOtherId) },
  'null-row': { after: (response) => changeJson(response, withNullRow) },
  'unknown-value': { after: (response) => changeJson(response, withUnknownValues) },
  'part-missing': deep('part-missing'),
  'part-null': deep('part-null'),
  'part-empty': deep('part-empty'),
  'flag-missing': deep('flag-missing'),
  'number-as-text': deep('number-as-text'),
  'text-as-number': deep('text-as-number'),
  'long-text': deep('long-text'),
} satisfies Readonly<Record<string, Effect>>

export type FaultKind = keyof typeof EFFECTS
export const FAULT_KINDS = Object.keys(EFFECTS) as readonly FaultKind[]

/** The longest delay of a recorded response that is reproduced. */
const MAX_DELAY_MS = 30_000

/** A response from a problem report. It cannot be selected: `replay.ts` sets it. */
const RECORDED: Effect = {
  respond: async ({ recorded }, request) => {
    if (!recorded) return undefined
    const { status, verdict, failure, code, body, ms } = recorded
    await delay(Math.min(ms, MAX_DELAY_MS), request.signal)
    if (failure === 'timeout') return untilAborted(request)
    if (failure === 'network') throw new ConnectionDropped('there was no response when this was recorded')
    if (verdict === 'off-contract') return undefined
    if (verdict === 'failed') return status < 400 ? truncatedJson() : pageOf(status, 'As recorded')
    const hasLabel = typeof body === 'object' && 'errorLabel' in body
    return verdict === 'refused'
      ? Response.json(
          {
            message: 'As recorded.',
            ...withoutUndefined({ code }),
            ...(hasLabel && { errorLabel: AS_RECORDED }),
          },
          { status },
        )
      : undefined
  },
  after: async (response, { recorded }, operation) => {
    if (!recorded || !response.ok) return response
    if (recorded.wrong?.some(({ at, is }) => at === '' && is === 'page'))
      return pageOf(recorded.status, 'As recorded')
    if (response.headers.get('content-type') !== 'application/json') return response
    const body = asRecorded(await response.json(), recorded, operation)
    return new Response(body === undefined ? '' : JSON.stringify(body), {
      status: recorded.status,
      headers: { 'content-type': 'application/json' },
    })
  },
}
/** Replaces the server's texts, which reports do not contain. */
const AS_RECORDED = {
  nl: 'Hier stond de uitleg van de server.',
  en: 'Here stood the explanation of the server.',
  fr: 'Ici se trouvait l’explication du serveur.',
}

const effectOf = (kind: Fault['kind']): Effect => (kind === 'recorded' ? RECORDED : EFFECTS[kind])

/** Returns the response of a fault that replaces the handler, or `undefined` to let the call continue. */
export async function responseOfFault(fault: Fault, request: Request): Promise<Response | undefined> {
  return effectOf(fault.kind).respond?.(fault, request)
}

/** Returns the response of an executed call, changed by a fault. Throws if the fault loses it. */
export async function alterResponse(
  fault: Fault,
  response: Response,
  operation: ContractOperation,
): Promise<Response> {
  return (await effectOf(fault.kind).after?.(response, fault, operation)) ?? response
}

/** Breaks one part of the response. The seed decides which one. */
function deep(kind: DeepFault): Effect {
  return {
    after: (response, { seed = 0 }, operation) =>
      changeJson(response, (body) => breakDeep(kind, operation, body, seed)),
  }
}

export interface Fault extends FaultOptions {
  /** An operationId, or `*` for every operation. */
  operationId: string
  kind: FaultKind | 'recorded'
  /** How often it happens before it is removed. Absent: until it is cleared. `unauthorized-once` happens once. */
  times?: number
}

/** Thrown to close the connection without a response. */
export class ConnectionDropped extends Error {}

export class Faults {
  private faults: Fault[] = []

  list(): readonly Fault[] {
    return this.faults
  }

  set(fault: Fault): void {
    const times = fault.times ?? (fault.kind === 'unauthorized-once' ? 1 : undefined)
    this.faults.push({ ...fault, ...withoutUndefined({ times }) })
  }

  clear(operationId?: string): void {
    this.faults =
      operationId === undefined ? [] : this.faults.filter((fault) => fault.operationId !== operationId)
  }

  /** The faults of this call. Each is counted down. Delays can combine with one fault of another kind. */
  take(operationId: string): Fault[] {
    const matching = this.faults.filter(
      (fault) => fault.operationId === operationId || fault.operationId === '*',
    )
    const other = matching.find(({ kind }) => kind !== 'latency')
    const triggered = matching.filter((fault) => fault.kind === 'latency' || fault === other)
    this.faults = this.faults.flatMap((fault) => {
      if (!triggered.includes(fault) || fault.times === undefined) return [fault]
      return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : []
    })
    return triggered
  }
}

function expired(): Response {
  return Response.json({ message: 'The token has expired.', code: 'TOKEN_EXPIRED' } satisfies ApiError, {
    status: 401,
    headers: { 'WWW-Authenticate': 'Bearer' },
  })
}

function internalError(): Response {
  return failure(500, 'INTERNAL_ERROR', 'Unexpected error.', {
    nl: 'Er ging iets mis op de server.',
    en: 'Something went wrong on the server.',
    fr: 'Une erreur est survenue sur le serveur.',
  })
}

function unavailable({ retryAfter }: FaultOptions): Response {
  const errorLabel = {
    nl: 'De dienst is even niet beschikbaar.',
    en: 'The service is not available for the moment.',
    fr: 'Le service est momentanément indisponible.',
  }
  return failure(503, 'UNAVAILABLE', 'Down for maintenance.', errorLabel, retryAfter)
}

function truncatedJson(): Response {
  return new Response('{"content": [', { headers: { 'content-type': 'application/json' } })
}

/** The response of a proxy in front of the sandbox. */
const pageOf = (status: number, title: string): Response =>
  new Response(`<h1>${title}</h1>`, { status, headers: { 'content-type': 'text/html' } })

async function changeJson(response: Response, change: (body: unknown) => unknown): Promise<Response> {
  if (!response.ok || response.headers.get('content-type') !== 'application/json') return response
  return Response.json(change(await response.json()), { status: response.status })
}

/** Keeps only the code and the label of an error, as the specification defines them. */
async function minimalError(response: Response): Promise<Response> {
  if (response.ok) return response
  const { code } = (await response.json()) as Partial<ApiError>
  const errorLabel = { nl: 'Dit mag niet.', en: 'This is not allowed.', fr: 'Ceci n’est pas permis.' }
  return Response.json({ code, errorLabel }, { status: response.status })
}

/** Replaces each nested object by null. */
function withNullObjects(value: unknown, isInner = false): unknown {
  if (Array.isArray(value)) return value.map((one) => withNullObjects(one))
  if (typeof value !== 'object' || value === null) return value
  if (isInner) return null
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withNullObjects(one, true)]))
}

/** Replaces the ids of the response, or of each of its rows, as if it were about another record. */
function withOtherId(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withOtherId)
  if (typeof body !== 'object' || body === null) return body
  if ('content' in body && Array.isArray(body.content)) return { ...body, content: withOtherId(body.content) }
  return Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' && /(^|[a-z])(id|Id|uuid|UUID)$/.test(name)
        ? 'another-1'
        : isReference(value)
          ? { ...value, ospId: 'another-1' }
          : value,
    ]),
  )
}

const isReference = (value: unknown): value is { ospId: string } =>
  typeof value === 'object' && value !== null && 'ospId' in value

function withNullRow(body: unknown): unknown {
  if (Array.isArray(body)) return [null, ...(body as unknown[]).slice(1)]
  const isPage = typeof body === 'object' && body !== null && 'content' in body && Array.isArray(body.content)
  return isPage ? { ...body, content: withNullRow(body.content) } : body
}

/** Replaces each value in capitals, such as an enum value, by an unknown one. */
function withUnknownValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknownValues)
  if (typeof value === 'string') return /^[A-Z][A-Z_]+$/.test(value) ? 'CAME_LATER' : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withUnknownValues(one)]))
}

type ApiError = components['schemas']['ApiError']

const failure = (
  status: number,
  code: string,
  message: string,
  errorLabel: Record<string, string>,
  retryAfter?: number,
): Response =>
  Response.json({ message, code, errorLabel } satisfies ApiError, {
    status,
    ...(retryAfter !== undefined && { headers: { 'Retry-After': String(retryAfter) } }),
  })

const delay = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

/**
 * The requests that wait for their caller to give up. Nothing else refers to them, and in Node a
 * request that is garbage-collected never aborts: its signal does not keep it.
 */
const waiting = new Set<Request>()

const untilAborted = (request: Request): Promise<never> =>
  new Promise((_resolve, reject) => {
    const { signal } = request
    const giveUp = () => {
      waiting.delete(request)
      reject(signal.reason as Error)
    }
    if (signal.aborted) return giveUp()
    waiting.add(request)
    signal.addEventListener('abort', giveUp, { once: true })
  })

function throttled(response: Response, ms: number): ReadableStream<Uint8Array> {
  const PIECES = 20
  return new ReadableStream({
    async start(controller) {
      const bytes = new Uint8Array(await response.arrayBuffer())
      const size = Math.max(1, Math.ceil(bytes.length / PIECES))
      for (let index = 0; index < bytes.length; index += size) {
        controller.enqueue(bytes.slice(index, index + size))
        await new Promise((resolve) => setTimeout(resolve, ms / PIECES))
      }
      controller.close()
    },
  })
}
