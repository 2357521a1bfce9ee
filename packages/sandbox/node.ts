/** Runs the sandbox as a server on this machine, in Node. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { listen } from '~mocks/serve.ts'
import type { Sandbox } from './index.ts'

export interface Served {
  /** Such as `http://127.0.0.1:4010`. The contract's paths are below `/api`. */
  readonly url: string
  readonly close: () => Promise<void>
}

/** Serves a sandbox on a port of this machine, by default on a free one. */
export async function serve(sandbox: Pick<Sandbox, 'fetch'>, port = 0): Promise<Served> {
  const server = listen(sandbox, port)
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
