/**
 * CORS, for an application on another port. Only pages of the named origins get CORS headers: for all others the
 * sandbox behaves as if CORS were off, and refuses OPTIONS, which the contract does not have.
 */
import { cors } from 'hono/cors'
import type { MiddlewareHandler } from 'hono'

/** The response headers that a page may read, in addition to the ones that browsers always expose. */
const EXPOSED_HEADERS = ['Content-Disposition', 'Idempotency-Replayed', 'Retry-After', 'X-Request-Id']

export function crossOrigin(origins: readonly string[]): MiddlewareHandler {
  const allowed = new Set(origins)
  const addHeaders = cors({
    origin: [...allowed],
    credentials: true, // The world may be named by a cookie.
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposeHeaders: EXPOSED_HEADERS,
  })
  return (context, next) =>
    allowed.has(context.req.header('origin') ?? '') ? addHeaders(context, next) : next()
}
