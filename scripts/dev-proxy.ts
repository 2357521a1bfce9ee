/**
 * Stands between the portal and Prism or a real backend while developing: passes everything on untouched, holds it
 * against the contract, and tells what it saw at the sandbox's addresses (`/sandbox/calls`, `/sandbox/violations`), so
 * that the development panel reads both alike. People, worlds and faults are the sandbox's alone.
 */
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { ContractCheck } from '../mocks/contract.ts'
import type { Match } from '../mocks/contract/match.ts'
import type { ControlAnswers } from '../mocks/control.ts'
import { type CallEntry, Ring, type Violation } from '../mocks/log.ts'

export interface DevProxyOptions {
  kind: 'prism' | 'url'
  /** Where the contract's paths begin at the other side: `https://portal.example/api`, or Prism's root. */
  target: string
  /** The contract as it is now; asked for each call, so that a new bundle counts at once. */
  contract: () => Promise<ContractCheck>
}

/** Which documented answer Prism should give to an operation. */
export interface Preference {
  code?: number
  /** The name of one of that answer's examples. */
  example?: string
}

export interface DevProxy {
  fetch(request: Request): Promise<Response>
}

const KEPT = 1000
const BASE = '/api'
/** The sandbox's word for where people are who asked for no world of their own. */
const WORLD = 'default'

export function createDevProxy({ kind, target, contract }: DevProxyOptions): DevProxy {
  const calls = new Ring<CallEntry>(KEPT)
  const violations = new Ring<Violation>(KEPT)
  const preferences = new Map<string, Preference>()

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

    const seen = {
      at: new Date().toISOString(),
      world: WORLD,
      operationId,
      status: response.status,
      problems,
    }
    calls.add({
      ...seen,
      method: request.method,
      // Where the contract has no such path, the path itself is what the developer looks for.
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

/** Serves the proxy on a port of this machine. */
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
  const done = () => new Response(null, { status: 204 })
  app.get('/capabilities', () => Response.json({ kind } satisfies ControlAnswers['capabilities']))
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

/** An answer to a call that the contract does not know cannot be held against it. */
const answerProblems = async (check: ContractCheck, match: Match, response: Response): Promise<string[]> =>
  match.kind === 'operation'
    ? (await check.checkResponse(match, response)).map((problem) => `answer: ${problem}`)
    : []

/** Meant for this hop or this origin (in production the portal and its API share one), or made anew by `fetch`. */
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

/** The other side's answer; without one, a 502 of our own in the contract's shape, and why. */
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
    // `fetch` unpacked what came packed all the same.
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

/** Prism wants a comma between the two. */
const written = ({ code, example }: Preference): string =>
  [code !== undefined && `code=${code}`, example !== undefined && `example=${example}`]
    .filter(Boolean)
    .join(', ')
