/**
 * Restricts the control API to this machine, because a page of another site could reset or read a world. It runs after
 * routing, so that every spelling of an address that reaches the routes is checked.
 */
import type { MiddlewareHandler } from 'hono'

export const localOnly: MiddlewareHandler = async ({ req: { raw } }, next) => {
  if (isLocal(raw)) return next()
  const message = 'The control API answers pages and hosts of this machine only.'
  return Response.json({ message }, { status: 403 })
}

/**
 * A page whose host name resolves to this machine (DNS rebinding) is detected by the host, in the header or in the
 * request line. Otherwise a browser sends the `Origin` of the page or, without one, `Sec-Fetch-Site`. Calls with
 * neither come from tests and tools.
 */
function isLocal({ headers, url }: Request): boolean {
  const { host } = new URL(url)
  if (![host, headers.get('host') ?? host].every(isLocalName)) return false
  const origin = headers.get('origin')
  return origin === null ? headers.get('sec-fetch-site') !== 'cross-site' : isLocalOrigin(origin)
}

const isLocalOrigin = (origin: string): boolean => URL.canParse(origin) && isLocalName(new URL(origin).host)

/** `localhost`, its subdomains, and loopback addresses, with any port. */
function isLocalName(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d{1,5}$/, '')
  return ['localhost', '127.0.0.1', '[::1]'].includes(name) || name.endsWith('.localhost')
}
