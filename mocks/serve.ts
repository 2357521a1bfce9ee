import { createServer, type IncomingMessage, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { ConnectionDropped } from './faults.ts'

/** The request handler: the sandbox, or an application around it. */
interface Service {
  fetch: (request: Request) => Response | Promise<Response>
}

/**
 * Longer than a client or a proxy waits before it uses a connection again. Node's default of 5 s is shorter than that of
 * many, so a request could reach a connection while the server closes it, and fail.
 */
const KEEP_ALIVE_MS = 65_000

/** Serves the sandbox on a local port. A dropped connection is closed without a response. */
export function listen(service: Service, port: number): Server {
  const listener = getRequestListener(async (request, { incoming }) => {
    try {
      return await service.fetch(request)
    } catch (error) {
      if (error instanceof ConnectionDropped) (incoming as IncomingMessage).socket.destroy()
      else if (!request.signal.aborted) console.error(error)
      return new Response(null, { status: 500 })
    }
  })
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS },
    (incoming, outgoing) => void listener(incoming, outgoing),
  )
  return server.listen(port, '127.0.0.1')
}
