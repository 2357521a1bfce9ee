import { createServer, type IncomingMessage, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { ConnectionDropped } from './faults.ts'
import { isLocal, refuseForeign } from './local-only.ts'

/** The request handler: the sandbox, or an application around it. */
interface Service {
  fetch: (request: Request) => Response | Promise<Response>
}

/** Serves the sandbox on a local port. A dropped connection is closed without a response. The control API is for this machine only. */
export function listen(service: Service, port: number): Server {
  const listener = getRequestListener(async (request, { incoming }) => {
    if (new URL(request.url).pathname.startsWith('/sandbox') && !isLocal(request)) return refuseForeign()
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
