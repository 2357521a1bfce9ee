import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { probeBackend } from './probe-backend.ts'

let server: Server | undefined
afterEach(() => server?.close())

async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener)
  server = started
  await new Promise<void>((resolve) => {
    started.listen(0, '127.0.0.1', resolve)
  })
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`
}

/** A server that refuses a sign-in at this address, and responds to everything else with 404. */
const withLoginAt = (path: string, elsewhere = '{"code":"NOT_FOUND"}') =>
  serve(({ method, url }, response) => {
    const isLogin = method === 'POST' && url === path
    response
      .writeHead(isLogin ? 422 : 404, { 'content-type': 'application/problem+json; charset=utf-8' })
      .end(isLogin ? '{}' : elsewhere)
  })

test('a backend is recognised, whether or not its address ends with a slash', async () => {
  const origin = await withLoginAt('/api/auth/login')
  expect(await probeBackend(`${origin}/api`, '/auth/login')).toEqual({ kind: 'url' })
  expect(await probeBackend(`${origin}/api/`, '/auth/login')).toEqual({ kind: 'url' })
})

test('Prism is recognised by its response to an unknown path', async () => {
  const origin = await withLoginAt(
    '/auth/login',
    '{"type":"https://stoplight.io/prism/errors#NO_PATH_MATCHED_ERROR"}',
  )
  expect(await probeBackend(origin, '/auth/login')).toEqual({ kind: 'prism' })
})

test.each([
  ['', '/api'],
  ['/api', ''],
])('an address without the paths of the contract is refused with a correction: %j', async (given, right) => {
  const origin = await withLoginAt(`${right}/auth/login`)
  await expect(probeBackend(origin + given, '/auth/login')).rejects.toThrow(
    `${origin + given} answers POST /auth/login with 404 (application/problem+json): ` +
      `the contract's paths do not begin there. They begin at ${origin + right}.`,
  )
})

test('a server that returns a page for every address is refused', async () => {
  const origin = await serve((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'),
  )
  await expect(probeBackend(origin, '/auth/login')).rejects.toThrow(
    `${origin} answers POST /auth/login with 200 (text/html): the contract's paths do not begin there.`,
  )
})

test('an address that does not respond yet is reported, but can be used', async () => {
  const origin = await withLoginAt('/auth/login')
  await new Promise((resolve) => server?.close(resolve))
  expect(await probeBackend(origin, '/auth/login')).toEqual({
    kind: 'url',
    warning: `Nothing answers at ${origin} yet; each call says so until something does.`,
  })
})
