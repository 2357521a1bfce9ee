/**
 * CORS, for an application that runs on a port of its own. Only pages of the named origins are answered so: for all others the
 * sandbox behaves as without it, and refuses OPTIONS, which the contract does not have.
 */
import { cors } from 'hono/cors'
import type { MiddlewareHandler } from 'hono'

/** What a page may read of an answer beside what browsers show anyway. */
const READ = ['Content-Disposition', 'Idempotency-Replayed', 'Retry-After', 'X-Request-Id']

export function crossOrigin(origins: readonly string[]): MiddlewareHandler {
  const known = new Set(origins)
  const answer = cors({
    origin: [...known],
    credentials: true, // The world may be named by a cookie.
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposeHeaders: READ,
  })
  return (context, next) => (known.has(context.req.header('origin') ?? '') ? answer(context, next) : next())
}
