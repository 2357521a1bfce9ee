import { createServer, type IncomingMessage, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { ConnectionDropped } from './faults.ts'

/** The request handler: the sandbox, or an application around it. */
interface Service {
  fetch: (request: Request) => Response | Promise<Response>
}

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
  return createServer((incoming, outgoing) => void listener(incoming, outgoing)).listen(port, '127.0.0.1')
}
