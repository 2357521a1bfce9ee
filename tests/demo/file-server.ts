/** A file server that serves a folder like any static host: no rewriting of addresses, and none of our headers. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

export interface FileServer {
  /** The address of the folder, with a trailing slash. */
  readonly url: string
  /** The requests so far, in order. */
  readonly requests: readonly string[]
  /** From then on, nothing responds. May be called again. */
  readonly close: () => Promise<void>
}

/** Serves a folder below a path, on its own host. */
export async function serveFiles(root: string, path: string): Promise<FileServer> {
  const requests: string[] = []
  const host = new Hono()
  host.use(async ({ req }, next) => {
    requests.push(`${req.method} ${req.path}`)
    await next()
  })
  host.get(
    `${path}*`,
    serveStatic({ root, rewriteRequestPath: (requestPath) => requestPath.slice(path.length - 1) }),
  )
  const server = createAdaptorServer({ fetch: host.fetch }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    requests,
    close: async () => {
      if (!server.listening) return
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
