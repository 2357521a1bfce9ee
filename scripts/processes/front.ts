import { connect, createServer, type Server, type Socket } from 'node:net'

const RETRY_MS = 50

/**
 * Listens in front of a server that restarts sometimes, and forwards each connection to it. A connection that arrives
 * while the server is down waits, so the caller notices a delay but no error. Resolves when it listens.
 */
export function startFront(port: number, behind: number, withinMs: number): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    handOn(socket, behind, Date.now() + withinMs)
  })
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

function handOn(socket: Socket, behind: number, until: number): void {
  const further = connect(behind, '127.0.0.1')
  const leave = (): void => void further.destroy()
  socket.once('close', leave)
  further.on('connect', () => socket.pipe(further).pipe(socket))
  further.on('error', () => {
    socket.off('close', leave)
    further.destroy()
    // An open connection may have received half a response, so it is closed to notify the caller.
    if (further.bytesWritten > 0 || socket.destroyed || Date.now() > until) socket.destroy()
    else setTimeout(() => handOn(socket, behind, until), RETRY_MS)
  })
  further.on('close', (hadError) => {
    if (!hadError) socket.end()
  })
}
