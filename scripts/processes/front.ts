import { connect, createServer, type Server, type Socket } from 'node:net'

const RETRY_MS = 50

/**
 * Listens in front of a server that restarts sometimes, and forwards each connection to it. A connection that arrives
 * while the server is down waits, so the caller notices a delay but no error. Resolves when it listens.
 */
export function startFront(port: number, upstreamPort: number, withinMs: number): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    forward(socket, upstreamPort, Date.now() + withinMs)
  })
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

/** Connects to the server, and tries again until the time `until` while it refuses connections. */
function forward(socket: Socket, upstreamPort: number, until: number): void {
  const upstream = connect(upstreamPort, '127.0.0.1')
  const disconnect = (): void => void upstream.destroy()
  socket.once('close', disconnect)
  upstream.on('connect', () => socket.pipe(upstream).pipe(socket))
  upstream.on('error', () => {
    socket.off('close', disconnect)
    upstream.destroy()
    // After the request was forwarded, the caller may have received half a response. Closing the connection reports it.
    if (upstream.bytesWritten > 0 || socket.destroyed || Date.now() > until) socket.destroy()
    else setTimeout(() => forward(socket, upstreamPort, until), RETRY_MS)
  })
  upstream.on('close', (hadError) => {
    if (!hadError) socket.end()
  })
}
