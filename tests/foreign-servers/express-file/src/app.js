// The routes, and what all answers have in common.
import { randomUUID } from 'node:crypto'
import express from 'express'
import { allow, authenticate, login, logout, refresh } from './auth.js'
import { channelRoutes } from './channels.js'
import { ApiError, notFound } from './errors.js'
import { once } from './idempotency.js'
import { invoiceRoutes } from './invoices.js'
import { partnerRoutes } from './partners.js'
import { translationRoutes } from './translations.js'
import { body, query } from './validation.js'

const requestId = (req, res, next) => {
  const given = req.get('X-Request-Id') ?? ''
  res.set('X-Request-Id', /^[A-Za-z0-9-]{8,64}$/.test(given) ? given : randomUUID())
  next()
}

// What Express and its parser refuse themselves, in our error shape.
const toApiError = (error) => {
  if (error instanceof ApiError) return error
  if (error.type === 'charset.unsupported' || error.type === 'encoding.unsupported') {
    return new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send application/json in UTF-8.')
  }
  if (error.type === 'entity.too.large') return new ApiError(413, 'TOO_LARGE', 'The body is too large.')
  if (error.status >= 400 && error.status < 500) return new ApiError(400, 'MALFORMED', 'The body is not valid JSON.')
  console.error(error)
  return new ApiError(500, 'INTERNAL_ERROR', 'Unexpected error.')
}

const answer = (run) => (req, res, next) => Promise.resolve(run(req, res)).catch(next)

export const createApp = (db) => {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.use(requestId)

  const api = express.Router({ caseSensitive: true, strict: true })
  const methods = new Map()
  const route = (method, path, ...handlers) => {
    methods.set(path, [...(methods.get(path) ?? []), method.toUpperCase()])
    api[method](path, ...handlers)
  }

  route('post', '/auth/login', query(), body('LoginRequest'), answer(login(db)))
  route('post', '/auth/refresh', authenticate(db, 'refresh'), query(), answer(refresh(db)))
  route('post', '/auth/logout', authenticate(db, 'refresh'), query(), answer(logout(db)))

  for (const { method = 'post', path, roles, schema, parameters, run, repeatable } of [
    ...translationRoutes(db), ...invoiceRoutes(db), ...channelRoutes(db), ...partnerRoutes(db),
  ]) {
    const respond = async (req, res) => {
      const result = await run(req)
      if (result === undefined) res.status(204).end()
      else res.json(result)
    }
    route(method, path, authenticate(db), allow(...roles), ...(schema ? body(schema) : []), query(parameters),
      answer(repeatable ? once(db, run) : respond))
  }

  for (const [path, allowed] of methods) {
    api.all(path, () => {
      throw new ApiError(405, 'METHOD_NOT_ALLOWED', `Use ${allowed.join(' or ')}.`, { headers: { Allow: allowed.join(', ') } })
    })
  }
  app.use('/api', api)
  app.use(() => {
    throw notFound()
  })
  app.use((error, req, res, next) => {
    const refusal = toApiError(error)
    res.status(refusal.status).set(refusal.headers).json(refusal.body)
  })
  return app
}
