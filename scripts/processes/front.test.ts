import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { startFront } from './front.ts'
import { freePort } from './ports.ts'

const serve = (port: number, words: string) =>
  new Promise<() => Promise<void>>((resolve) => {
    const server = createServer((_request, response) => response.end(words))
    server.listen(port, '127.0.0.1', () =>
      resolve(() => {
        server.closeAllConnections()
        return new Promise((closed) => server.close(() => closed()))
      }),
    )
  })
const textFrom = async (port: number) =>
  (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })).text()

test('a call that arrives while the server is down waits for the next one', async () => {
  const behind = await freePort(5891)
  const port = await freePort(behind + 1)
  const front = await startFront(port, behind, 5000)
  const stop = await serve(behind, 'first')
  expect(await textFrom(port)).toBe('first')
  await stop()
  const waiting = textFrom(port)
  const stopNext = await serve(behind, 'second')
  expect(await waiting).toBe('second')
  await stopNext()
  front.close()
})

test('a call fails if the server stays down', async () => {
  const behind = await freePort(5895)
  const port = await freePort(behind + 1)
  const front = await startFront(port, behind, 100)
  await expect(textFrom(port)).rejects.toThrow('fetch failed')
  front.close()
})
