import { createServer, type IncomingMessage, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Sandbox } from './app.ts'
import { ConnectionDropped } from './faults.ts'

/** Serves the sandbox on a port of this machine. A dropped connection is closed without an answer. */
export function listen(sandbox: Pick<Sandbox, 'fetch'>, port: number): Server {
  const listener = getRequestListener(async (request, { incoming }) => {
    try {
      return await sandbox.fetch(request)
    } catch (error) {
      if (error instanceof ConnectionDropped) (incoming as IncomingMessage).socket.destroy()
      else if (!request.signal.aborted) console.error(error)
      return new Response(null, { status: 500 })
    }
  })
  return createServer((incoming, outgoing) => void listener(incoming, outgoing)).listen(port, '127.0.0.1')
}
