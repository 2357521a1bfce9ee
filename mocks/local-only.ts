/** Refuses calls of the control API that a page of another site makes: it could reset a world or read one. */

/**
 * A browser names the page's origin. A page whose own name leads to this machine (DNS rebinding) is known by the host.
 * Calls without an origin are those of tests and tools.
 */
export function isLocal({ headers, url }: Request): boolean {
  const origin = headers.get('origin')
  return isLocalName(headers.get('host') ?? new URL(url).host) && (origin === null || isLocalOrigin(origin))
}

export const refuseForeign = (): Response =>
  Response.json({ message: 'The control API answers pages and hosts of this machine only.' }, { status: 403 })

const isLocalOrigin = (origin: string): boolean => URL.canParse(origin) && isLocalName(new URL(origin).host)

/** `localhost`, its subdomains, and loopback addresses, with any port. */
function isLocalName(host: string): boolean {
  const name = host.replace(/:\d{1,5}$/, '')
  return ['localhost', '127.0.0.1', '[::1]'].includes(name) || name.endsWith('.localhost')
}
