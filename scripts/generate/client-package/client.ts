/** A typed client of the contract, for other projects: openapi-fetch with a token, one renewal, and forms with files. */
import createClient, { type Client } from 'openapi-fetch'
import type { paths } from '../../../src/api/generated/schema.ts'

export type { components, operations, paths } from '../../../src/api/generated/schema.ts'
export type PortalClient = Client<paths>

export interface PortalClientOptions {
  /** The address where the contract's paths begin, such as `https://portal.example/api`. */
  readonly baseUrl: string
  /** The access token to send; `undefined` for none. A call with an Authorization header of its own keeps that. */
  readonly token?: () => string | undefined | Promise<string | undefined>
  /**
   * Gets a new token after a 401; answers whether it did. The call is then repeated once with the new token. Calls that
   * are refused meanwhile share one renewal; calls below `/auth/` never ask for one.
   */
  readonly renew?: () => Promise<boolean>
  /** What sends the requests, in place of the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>
}

/**
 * Answers a client with one typed method per HTTP method: `client.POST('/user/get', { body: … })` gives `data` or
 * `error`, as the contract has them, and the `response`. It rejects only where no answer comes.
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

/** The fields as a form: files as they are, the rest as text, absent values left out. */
function toForm(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value instanceof Blob) form.append(name, value)
    else if (value !== undefined && value !== null) form.append(name, String(value))
  return form
}
