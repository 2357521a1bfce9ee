/** Sends a call to the target, in a world if it has worlds. By default checks the response against the contract. */
import type { Actor } from './actors.ts'
import { type Call, type Exchange, toRequest } from './exchange.ts'
import type { Suite } from './suite.ts'
import { withoutUndefined } from '../../openapi/without-undefined.ts'

export async function transport(
  suite: Suite,
  call: Call,
  actor: Actor | undefined,
  authorization: string | undefined,
  world: string | undefined,
  isChecked = true,
): Promise<Exchange> {
  const { target, api } = suite
  const headers = {
    ...call.headers,
    ...(world !== undefined && target.offers.world && { [target.offers.world.header]: world }),
    ...withoutUndefined({ authorization: authorization || undefined }), // An empty token means no header.
  }
  const request = toRequest(target.base, call, headers)
  const started = performance.now()
  suite.calls += 1
  suite.sent.add(call.operation.id)
  const response = await target.fetch(request, call.operation.reads && call.method === undefined)
  const ms = performance.now() - started
  const { pathname } = new URL(request.url)
  const match = api.check.match(request.method, pathname.slice(basePathOf(target.base).length))
  const bytes = new Uint8Array(await response.arrayBuffer())
  const text = new TextDecoder().decode(bytes)
  const problems = isChecked ? await api.check.checkResponse(match, response, text) : []
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
  return {
    call,
    ...withoutUndefined({ actor }),
    request: {
      method: request.method,
      url: request.url,
      type: request.headers.get('content-type'),
      ...withoutUndefined({ authorization: authorization || undefined }),
    },
    status: response.status,
    headers: response.headers,
    json: isJson ? parseJson(text) : undefined,
    bytes,
    problems,
    ms,
  }
}

/** The path of the base address, without a trailing slash: empty for a target at the root of a host. */
const basePathOf = (base: string): string => new URL(base).pathname.replace(/\/$/, '')

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
