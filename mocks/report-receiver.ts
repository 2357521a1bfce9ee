/** Receives the error reports of the portal (`errorReports` of `portal-config.json`), and lists them. */
import { Hono } from 'hono'
import type { ErrorReports } from '@/trouble/error-reports.ts'
import { Ring } from './log.ts'

/** The content of one request. */
export type ReceivedReports = ErrorReports & { readonly receivedAt: string }

const MAX_REPORTS = 200

/** Requests of all worlds: they contain no cookie, so their world is unknown. */
export function reportReceiver(): Hono {
  const received = new Ring<ReceivedReports>(MAX_REPORTS)
  const app = new Hono()
  const noContent = () => new Response(null, { status: 204 })
  app.get('/', () => Response.json(received.list()))
  app.post('/', async ({ req }) => {
    received.add({ ...(await req.json<ErrorReports>()), receivedAt: new Date().toISOString() })
    return noContent()
  })
  app.delete('/', () => {
    received.clear()
    return noContent()
  })
  return app
}
