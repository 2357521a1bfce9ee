/**
 * A typed client of the contract for other projects: openapi-fetch with a token, one token renewal, and forms with
 * files.
 */
import createClient, { type Client } from 'openapi-fetch'
import type { paths } from '../../../src/api/generated/schema.ts'

export type { components, operations, paths } from '../../../src/api/generated/schema.ts'
export type PortalClient = Client<paths>

export interface PortalClientOptions {
  /** The base address of the contract's paths, such as `https://portal.example/api`. */
  readonly baseUrl: string
  /**
   * Returns the access token to send, or `undefined` for none. A call with its own Authorization header keeps that.
   */
  readonly token?: () => string | undefined | Promise<string | undefined>
  /**
   * Renews the token after a 401 and returns whether it did. The call is then repeated once with the new token.
   * Calls refused in the meantime share one renewal. Calls below `/auth/` never renew.
   */
  readonly renew?: () => Promise<boolean>
  /** Sends the requests; by default the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>
}

/**
 * Returns a client with one typed method per HTTP method: `client.POST('/user/get', { body: … })` returns `data` or
 * `error` as in the contract, and the `response`. It rejects only when there is no response.
 */
export function createPortalClient({
  baseUrl,
  token = () => undefined,
  renew,
  fetch: send = (request) => fetch(request),
}: PortalClientOptions): PortalClient {
  let renewal: Promise<boolean> | undefined
  const isRenewed = async (refused: string | undefined): Promise<boolean> => {
    if (renew === undefined) return false
    if ((await token()) !== refused) return true
    renewal ??= renew().finally(() => (renewal = undefined))
    return renewal
  }
  const sendWith = (current: string | undefined, request: Request): Promise<Response> => {
    if (current !== undefined && !request.headers.has('Authorization'))
      request.headers.set('Authorization', `Bearer ${current}`)
    return send(request)
  }
  return createClient<paths>({
    baseUrl,
    bodySerializer: (body: unknown) => (hasFile(body) ? toForm(body) : JSON.stringify(body)),
    fetch: async (request) => {
      const spare = request.clone()
      const sent = await token()
      const response = await sendWith(sent, request)
      if (response.status !== 401 || new URL(request.url).pathname.includes('/auth/')) return response
      return (await isRenewed(sent)) ? sendWith(await token(), spare) : response
    },
  })
}

const hasFile = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && Object.values(body).some((value) => value instanceof Blob)

/** The fields as a form: files unchanged, other values as text, absent values left out. */
function toForm(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value instanceof Blob) form.append(name, value)
    else if (value !== undefined && value !== null) form.append(name, String(value))
  return form
}
