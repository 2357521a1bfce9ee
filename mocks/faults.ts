/** Faults as data: the kind of failure, the operation, and how often it happens. */
import type { components } from '@/api/generated/schema.ts'

export const FAULT_KINDS = [
  'latency',
  'status-404',
  'status-500',
  'status-503',
  'status-429',
  'unauthorized-once',
  'token-expired',
  'malformed-json',
  'off-contract',
  'drop-connection',
  'slow-download',
  'never-answers',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

export interface Fault {
  /** An operationId, or `*` for every operation. */
  operationId: string
  kind: FaultKind
  /** How often it happens before it is removed; until cleared when absent. `unauthorized-once` happens once. */
  times?: number
  /** Milliseconds: the delay of `latency`, or the duration of `slow-download`. */
  ms?: number
}

/** Thrown to close the connection without a response. */
export class ConnectionDropped extends Error {}

/** The faults of one world. */
export class Faults {
  private faults: Fault[] = []

  list(): readonly Fault[] {
    return this.faults
  }

  set(fault: Fault): void {
    const times = fault.times ?? (fault.kind === 'unauthorized-once' ? 1 : undefined)
    this.faults.push({ ...fault, ...(times !== undefined && { times }) })
  }

  clear(operationId?: string): void {
    this.faults =
      operationId === undefined ? [] : this.faults.filter((fault) => fault.operationId !== operationId)
  }

  /** The faults of this call. Each is counted down. Delays can combine with one fault of another kind. */
  take(operationId: string): Fault[] {
    const due = this.faults.filter((fault) => fault.operationId === operationId || fault.operationId === '*')
    const other = due.find(({ kind }) => kind !== 'latency')
    const striking = due.filter((fault) => fault.kind === 'latency' || fault === other)
    this.faults = this.faults.flatMap((fault) => {
      if (!striking.includes(fault) || fault.times === undefined) return [fault]
      return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : []
    })
    return striking
  }
}

const DEFAULT_LATENCY_MS = 1000
const DEFAULT_DOWNLOAD_MS = 10_000

/** Returns the response of a fault that replaces the handler; undefined lets the call continue. */
export async function responseOfFault(fault: Fault, signal: AbortSignal): Promise<Response | undefined> {
  switch (fault.kind) {
    case 'latency':
      await delay(fault.ms ?? DEFAULT_LATENCY_MS, signal)
      return undefined
    case 'never-answers':
      return untilAborted(signal)
    case 'drop-connection':
      throw new ConnectionDropped('the connection was dropped on purpose')
    case 'status-404':
      return Response.json({ message: 'Not found.', code: 'NOT_FOUND' } satisfies ApiError, { status: 404 })
    case 'status-500':
      return failure(500, 'INTERNAL_ERROR', 'Unexpected error.', {
        nl: 'Er ging iets mis op de server.',
        en: 'Something went wrong on the server.',
        fr: 'Une erreur est survenue sur le serveur.',
      })
    case 'status-503':
      return failure(503, 'UNAVAILABLE', 'Down for maintenance.', {
        nl: 'De dienst is even niet beschikbaar.',
        en: 'The service is not available for the moment.',
        fr: 'Le service est momentanément indisponible.',
      })
    case 'status-429':
      return failure(429, 'TOO_MANY_REQUESTS', 'Too many requests.', {
        nl: 'Te veel verzoeken. Probeer het later opnieuw.',
        en: 'Too many requests. Try again later.',
        fr: 'Trop de requêtes. Réessayez plus tard.',
      })
    case 'unauthorized-once':
    case 'token-expired':
      return Response.json({ message: 'The token has expired.', code: 'TOKEN_EXPIRED' } satisfies ApiError, {
        status: 401,
        headers: { 'WWW-Authenticate': 'Bearer' },
      })
    case 'malformed-json':
      return new Response('{"content": [', { headers: { 'content-type': 'application/json' } })
    case 'off-contract':
      return Response.json({ thisIsNot: 'in the contract', content: 'nor is this' })
    case 'slow-download':
      return undefined
  }
}

/** `slow-download` sends the response in small pieces. */
export function slowDownResponse(fault: Fault, response: Response): Response {
  if (fault.kind !== 'slow-download' || response.body === null) return response
  const ms = fault.ms ?? DEFAULT_DOWNLOAD_MS
  return new Response(slowly(response, ms), { status: response.status, headers: response.headers })
}

type ApiError = components['schemas']['ApiError']

const failure = (
  status: number,
  code: string,
  message: string,
  errorLabel: Record<string, string>,
): Response => Response.json({ message, code, errorLabel } satisfies ApiError, { status })

const delay = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

/** Waits until the caller aborts. */
const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason as Error)
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })

function slowly(response: Response, ms: number): ReadableStream<Uint8Array> {
  const PIECES = 20
  return new ReadableStream({
    async start(controller) {
      const bytes = new Uint8Array(await response.arrayBuffer())
      const size = Math.max(1, Math.ceil(bytes.length / PIECES))
      for (let at = 0; at < bytes.length; at += size) {
        controller.enqueue(bytes.slice(at, at + size))
        await new Promise((resolve) => setTimeout(resolve, ms / PIECES))
      }
      controller.close()
    },
  })
}
