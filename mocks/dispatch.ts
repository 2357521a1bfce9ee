/**
 * Handles one call in this order: match the operation, faults, token and role, check the request, run the handler,
 * check the response. So 404 and 405 come first, then 401, 403, 400/415/422, and last the handler's errors.
 */
import type { OperationId } from '@/api/operation.ts'
import { authenticate, authorize, type Caller, requireStepUp } from './auth.ts'
import { runScheduledWork } from './behaviour/scheduled-work.ts'
import type { ContractCheck, Input } from './contract.ts'
import type { MatchedOperation, Match } from './contract/match.ts'
import { alterResponse, responseOfFault } from './faults.ts'
import type { ResponseWithText } from './idempotency.ts'
import type { Call, Handlers } from './handler.ts'
import type { CallEntry, Ring, Violation } from './log.ts'
import { notFound, Refusal } from './refusal.ts'
import type { World } from './world.ts'

export interface Service {
  contract: ContractCheck
  handlers: Handlers
  calls: Ring<CallEntry>
  violations: Ring<Violation>
}

/** Handles one request. `pathname` is its path below the server's base. */
export async function dispatch(
  service: Service,
  world: World,
  request: Request,
  pathname: string,
): Promise<Response> {
  const started = performance.now()
  const requestId = requestIdOf(request)
  const match = service.contract.match(request.method, pathname)
  if (match.kind !== 'operation') {
    const { response } = await checkResponse(service, world, match, { response: unmatchedResponse(match) })
    response.headers.set(REQUEST_ID, requestId)
    return response
  }
  const result = await handleOperation(service, world, match, request)
  result.response.headers.set(REQUEST_ID, requestId)
  service.calls.add({
    at: world.now().toISOString(),
    world: world.name,
    requestId,
    operationId: match.operation.operationId,
    method: request.method,
    path: match.template,
    status: result.response.status,
    ms: Math.round((performance.now() - started) * 10) / 10,
    verdict: result.verdict,
    problems: result.problems,
  })
  return result.response
}

const REQUEST_ID = 'X-Request-Id'

/** The id in the request, from a proxy in front of the server, or a new one. */
function requestIdOf({ headers }: Request): string {
  const sent = headers.get(REQUEST_ID)
  return sent !== null && /^[A-Za-z0-9-]{8,64}$/.test(sent) ? sent : crypto.randomUUID()
}

async function handleOperation(service: Service, world: World, found: MatchedOperation, request: Request) {
  const faults = world.faults.take(found.operation.operationId)
  for (const fault of faults) {
    const response = await responseOfFault(fault, request)
    if (!response) continue
    // The fault breaks the contract on purpose. Its problems are listed with the call, but do not count as violations.
    const problems = await service.contract.checkResponse(found, response)
    return { response, problems, verdict: 'fault' } as const
  }
  const { response, problems } = await checkResponse(
    service,
    world,
    found,
    await respond(service, world, found, request),
  )
  const verdict = problems.length > 0 ? 'violation' : faults.length > 0 ? 'fault' : 'ok'
  let altered = response
  for (const fault of faults) altered = await alterResponse(fault, altered, found.operation)
  return { response: altered, problems, verdict } as const
}

async function respond(
  service: Service,
  world: World,
  found: MatchedOperation,
  request: Request,
): Promise<ResponseWithText> {
  const roles = found.operation['x-roles']
  try {
    runScheduledWork(world)
    const caller = authenticate(world, roles, request.headers)
    // The role `self` needs the user whom the request is about, so it is checked after the request is read.
    const needsRequestedUser = roles.includes('self')
    if (caller && !needsRequestedUser) authorize(roles, caller.user, () => undefined)
    const verdict = await service.contract.checkRequest(found, request)
    if (!verdict.ok) throw new Refusal(verdict.status, verdict.error)
    if (caller && needsRequestedUser)
      authorize(roles, caller.user, () => requestedUser(verdict.input, caller))
    if (caller)
      requireStepUp(world, found.operation['x-step-up'], caller, verdict.input.body, request.headers)
    const id = found.operation.operationId as OperationId
    const execute = (): Promise<ResponseWithText> => run(service.handlers, id, world, caller, verdict.input)
    const key = idempotencyKeyOf(found, request)
    if (key === undefined || !caller) return await execute()
    const content = JSON.stringify([request.method, request.url, verdict.input])
    return await world.idempotency.respond(`${caller.user.ospId} ${key}`, content, world.now(), execute)
  } catch (error) {
    if (error instanceof Refusal) {
      const { status, headers } = error
      return json(withInvalidLabel(found, error), { status, headers })
    }
    console.error(`${found.operation.operationId} failed`, error)
    reportViolation(service, world, found, 500, ['the handler failed'])
    return json({ message: 'Unexpected error.', code: 'INTERNAL_ERROR' }, { status: 500 })
  }
}

/** The request's Idempotency-Key, if the operation accepts one (G301). */
const idempotencyKeyOf = ({ parameters }: MatchedOperation, { headers }: Request): string | undefined =>
  parameters.some(({ value }) => value.in === 'header' && value.name === 'Idempotency-Key')
    ? (headers.get('Idempotency-Key') ?? undefined)
    : undefined

/** R178: each 422 carries the contract's general message about invalid fields. */
function withInvalidLabel({ operation }: MatchedOperation, { status, body }: Refusal): Refusal['body'] {
  const errorLabel = operation['x-invalid-label']
  return status === 422 && errorLabel ? { errorLabel, ...body } : body
}

async function run<Id extends OperationId>(
  handlers: Handlers,
  id: Id,
  world: World,
  caller: Caller | undefined,
  input: Input,
): Promise<ResponseWithText> {
  const { status, body, type, headers } = await handlers[id](createCall<Id>(world, caller, input))
  if (type !== undefined)
    return {
      response: new Response(body as BodyInit, { status, headers: { ...headers, 'content-type': type } }),
    }
  if (body === undefined) return { response: new Response(null, { status, headers }), text: '' }
  return json(body, { status, headers })
}

function json(
  body: unknown,
  { status, headers }: { status: number; headers?: Record<string, string> },
): ResponseWithText {
  const text = JSON.stringify(body)
  return {
    response: new Response(text, { status, headers: { ...headers, 'content-type': 'application/json' } }),
    text,
  }
}

/** The user whom a request is about, from the path or body, otherwise the caller (G180). */
function requestedUser({ path, body }: Input, caller: Caller): string {
  const inBody = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  for (const value of [path['userOspId'], path['id'], inBody['userOspId'], inBody['ospId']])
    if (typeof value === 'string') return value
  return caller.user.ospId
}

/** The contract's check guarantees the shape of `input`, so this is the only place that asserts its type. */
function createCall<Id extends OperationId>(
  world: World,
  caller: Caller | undefined,
  input: Input,
): Call<Id> {
  const reply = (status: number, body?: unknown, headers: Record<string, string> = {}) => ({
    status,
    body,
    headers,
  })
  const raw = (status: number, type: string, body: unknown, headers: Record<string, string> = {}) => ({
    ...reply(status, body, headers),
    type,
  })
  const call = {
    world,
    token: caller?.token,
    get caller() {
      if (!caller) throw new Error('nobody is signed in on a public operation')
      return caller.user
    },
    ...input,
    reply,
    raw,
  }
  return call as unknown as Call<Id>
}

function unmatchedResponse(match: Exclude<Match, MatchedOperation>): Response {
  if (match.kind === 'unknown-path') return Response.json(notFound().body, { status: 404 })
  const headers = { Allow: match.allow.join(', ') }
  return Response.json(
    { message: 'No such method here.', code: 'METHOD_NOT_ALLOWED' },
    { status: 405, headers },
  )
}

/** Checks the response, returns its problems, and replaces a response that breaks the contract by a 500. */
async function checkResponse(
  service: Service,
  world: World,
  match: Match,
  { response, text }: ResponseWithText,
) {
  const problems = await service.contract.checkResponse(match, response, text)
  if (match.kind === 'operation' && text !== undefined)
    problems.push(...undocumentedCodes(service, match, response.status, text))
  if (problems.length === 0) return { response, problems }
  reportViolation(service, world, match, response.status, problems)
  const message = `The sandbox broke the contract: ${problems.join('; ')}`.slice(0, 1000)
  return { response: Response.json({ message, code: 'CONTRACT_VIOLATION' }, { status: 500 }), problems }
}

/** The refusals of an operation that have their own code. Others have the same meaning everywhere. */
const REFUSALS: readonly number[] = [401, 403, 404, 409]

/** A refusal's code that the contract does not name for this operation. */
function undocumentedCodes(
  { contract }: Service,
  found: MatchedOperation,
  status: number,
  text: string,
): string[] {
  if (!REFUSALS.includes(status)) return []
  const { code } = JSON.parse(text) as Refusal['body']
  return code === undefined || contract.namesCode(found, status, code)
    ? []
    : [`code ${code} is not documented`]
}

function reportViolation(
  service: Service,
  world: World,
  match: Match,
  status: number,
  problems: string[],
): void {
  const operationId = match.kind === 'operation' ? match.operation.operationId : match.kind
  service.violations.add({ at: new Date().toISOString(), world: world.name, operationId, status, problems })
}
