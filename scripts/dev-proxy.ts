/**
 * A development proxy between the portal and Prism or a real backend. It forwards everything unchanged, checks it
 * against the contract, and serves the results at the sandbox's addresses (`/sandbox/calls`, `/sandbox/violations`),
 * so that the development panel works with both. Only the sandbox has personas, worlds and faults.
 */
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { ContractCheck } from '../mocks/contract.ts'
import type { Match } from '../mocks/contract/match.ts'
import type { ControlResponses } from '../mocks/control.ts'
import { localOnly } from '../mocks/local-only.ts'
import { type CallEntry, Ring, type Violation } from '../mocks/log.ts'
import { reportReceiver } from '../mocks/report-receiver.ts'

export interface DevProxyOptions {
  kind: 'prism' | 'url'
  /** The base address of the contract's paths: `https://portal.example/api`, or Prism's root. */
  target: string
  /** The current contract. Called for each request, so that a new bundle applies immediately. */
  contract: () => Promise<ContractCheck>
}

/** The documented response that Prism should return for an operation. */
export interface Preference {
  code?: number
  /** The name of one of the response's examples. */
  example?: string
}

export interface DevProxy {
  fetch(request: Request): Promise<Response>
}

const KEPT = 1000
const BASE = '/api'
/** The initial preference on Prism. By default Prism returns the first example, a user who sees almost nothing. */
const FIRST_PREFERENCES = { getUser: { code: 200, example: 'signedInPlatformStaff' } } as const
/** The name of the sandbox's default world. */
const WORLD = 'default'

export function createDevProxy({ kind, target, contract }: DevProxyOptions): DevProxy {
  const calls = new Ring<CallEntry>(KEPT)
  const violations = new Ring<Violation>(KEPT)
  const preferences = new Map<string, Preference>(kind === 'prism' ? Object.entries(FIRST_PREFERENCES) : [])

  async function pass(request: Request): Promise<Response> {
    const started = performance.now()
    const { pathname, search } = new URL(request.url)
    const below = pathname.slice(BASE.length)
    const check = await contract()
    const match = check.match(request.method, below)
    const operationId = match.kind === 'operation' ? match.operation.operationId : match.kind
    const bytes = await request.arrayBuffer()
    const problems = await requestProblems(check, match, request, bytes)
    const { response, failure } = await forward(
      `${target.replace(/\/$/, '')}${below}${search}`,
      request,
      bytes,
      preferences.get(operationId),
    )
    problems.push(...(failure === undefined ? await answerProblems(check, match, response) : [failure]))

    const requestId = response.headers.get('X-Request-Id')
    const seen = {
      at: new Date().toISOString(),
      world: WORLD,
      operationId,
      status: response.status,
      problems,
    }
    calls.add({
      ...seen,
      ...(requestId !== null && { requestId }),
      method: request.method,
      // For a path that is not in the contract, show the path itself.
      path: match.kind === 'operation' ? match.template : below,
      ms: Math.round((performance.now() - started) * 10) / 10,
      verdict: problems.length > 0 ? 'violation' : 'ok',
    })
    if (problems.length > 0) violations.add(seen)
    return response
  }

  const app = new Hono()
  app.route('/sandbox', controlRoutes(kind, calls, violations, preferences))
  app.all(`${BASE}/*`, ({ req: { raw } }) => pass(raw))
  return { fetch: async (request) => app.fetch(request) }
}

/** Serves the proxy on a local port. */
export function listen(proxy: DevProxy, port: number): Promise<Server> {
  const listener = getRequestListener((request) => proxy.fetch(request))
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

function controlRoutes(
  kind: DevProxyOptions['kind'],
  calls: Ring<CallEntry>,
  violations: Ring<Violation>,
  preferences: Map<string, Preference>,
): Hono {
  const app = new Hono()
  app.use(localOnly)
  const done = () => new Response(null, { status: 204 })
  app.get('/capabilities', () => Response.json({ kind } satisfies ControlResponses['capabilities']))
  app.get('/calls', () => Response.json(calls.list()))
  app.delete('/calls', () => {
    calls.clear()
    return done()
  })
  app.get('/violations', () => Response.json(violations.list()))
  app.delete('/violations', () => {
    violations.clear()
    return done()
  })
  app.route('/reports', reportReceiver())
  if (kind !== 'prism') return app
  app.get('/preferences', () => Response.json(Object.fromEntries(preferences)))
  app.put('/preferences/:operationId', async ({ req }) => {
    preferences.set(req.param('operationId'), await req.json<Preference>())
    return done()
  })
  app.delete('/preferences/:operationId', ({ req }) => {
    preferences.delete(req.param('operationId'))
    return done()
  })
  return app
}

async function requestProblems(check: ContractCheck, match: Match, request: Request, bytes: ArrayBuffer) {
  if (match.kind === 'unknown-path') return ['request: the contract has no such path']
  if (match.kind === 'wrong-method') return [`request: the contract has only ${match.allow.join(', ')} here`]
  const verdict = await check.checkRequest(
    match,
    new Request(request.url, init(request, request.headers, bytes)),
  )
  if (verdict.ok) return []
  const { errors, message } = verdict.error
  return errors?.length
    ? errors.map(({ field, messages, rule }) => `request: ${field}: ${messages[0] ?? rule}`)
    : [`request: ${message}`]
}

/** Checks the response, unless the contract does not have the operation. */
const answerProblems = async (check: ContractCheck, match: Match, response: Response): Promise<string[]> =>
  match.kind === 'operation'
    ? (await check.checkResponse(match, response)).map((problem) => `answer: ${problem}`)
    : []

/**
 * Headers that apply only to this connection or this origin, or that `fetch` sets. In production the portal and its API
 * share an origin.
 */
const OURS = [
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'origin',
  'referer',
  'te',
  'upgrade',
]

/** The target's response. If there is none, a 502 in the contract's shape, with the reason. */
async function forward(
  url: string,
  request: Request,
  bytes: ArrayBuffer,
  preference: Preference | undefined,
) {
  const headers = new Headers(request.headers)
  for (const name of OURS) headers.delete(name)
  headers.set('accept-encoding', 'identity')
  if (preference && !headers.has('prefer')) headers.set('prefer', written(preference))
  try {
    const answer = await fetch(url, { ...init(request, headers, bytes), redirect: 'manual' })
    const kept = new Headers(answer.headers)
    // `fetch` has already decompressed the body.
    if (kept.has('content-encoding'))
      for (const name of ['content-encoding', 'content-length']) kept.delete(name)
    const isEmpty = [204, 205, 304].includes(answer.status)
    const body = isEmpty ? null : await answer.arrayBuffer()
    return {
      response: new Response(body, { status: answer.status, statusText: answer.statusText, headers: kept }),
    }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const failure = `no answer from ${new URL(url).origin}: ${cause instanceof Error ? cause.message : String(cause)}`
    const body = { message: failure.slice(0, 1000), code: 'UNAVAILABLE' }
    return { response: Response.json(body, { status: 502 }), failure }
  }
}

const init = (request: Request, headers: Headers, bytes: ArrayBuffer): RequestInit => ({
  method: request.method,
  headers,
  signal: request.signal,
  ...(bytes.byteLength > 0 && { body: bytes }),
})

/** The value of Prism's `Prefer` header, which requires a comma between the two. */
const written = ({ code, example }: Preference): string =>
  [code !== undefined && `code=${code}`, example !== undefined && `example=${example}`]
    .filter(Boolean)
    .join(', ')
