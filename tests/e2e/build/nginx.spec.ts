/**
 * What `deploy/entrypoint.sh` generates from `deploy/nginx.conf.template`, tried in a real nginx of the same kind as in
 * the image.
 */
import { readFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { connect as connectTls } from 'node:tls'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { caching, securityHeaders, strictTransportSecurity } from '../../../config/security-headers.ts'
import { filesBelow } from '../../../scripts/files.ts'
import { ensureNginx } from '../../../scripts/nginx.ts'
import { isAll } from '../../level.ts'
import { type Answer, HOST, type Nginx, startNginx } from '../../nginx.ts'

test.skip(!isAll, 'a real web server: in a run of everything')

test.describe.configure({ mode: 'serial' })

let nginx: Nginx
test.beforeAll(async () => {
  test.setTimeout(600_000)
  const hasNginx = ensureNginx()
  if (!hasNginx)
    console.warn('Skipped: deploy/nginx.conf.template was not tried, since nginx cannot be installed here.')
  test.skip(!hasNginx, 'nginx cannot be installed here')
  nginx = await startNginx((incoming, outgoing) => {
    const kinds: Record<string, number> = { '/moved': 302, '/failed': 500, '/gone': 404 }
    outgoing.writeHead(kinds[incoming.url ?? ''] ?? 200, {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=60',
      'x-frame-options': 'SAMEORIGIN',
      ...(incoming.url === '/moved' && { location: '/elsewhere' }),
    })
    const padding = incoming.url === '/large' ? ' '.repeat(5000) : ''
    incoming.resume().on('end', () => outgoing.end(padding + JSON.stringify(incoming.headers)))
  })
})
test.afterAll(() => nginx?.stop())

const ALL = { ...securityHeaders, 'Strict-Transport-Security': strictTransportSecurity }
const script = (): string => {
  const page = readFileSync(`${nginx.root}/portal/index.html`, 'utf8')
  return /\/portal\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? ''
}
const expectHeaders = ({ headers }: Answer, place: string): void => {
  for (const [name, value] of Object.entries(ALL))
    expect(headers[name.toLowerCase()], `${name} of ${place}`).toBe(value)
}

test('every response has the headers, and says how long it may be cached', async () => {
  const expected: readonly [path: string, status: number, caching: string][] = [
    [script(), 200, caching.hashed],
    ['/portal/', 200, caching.page],
    ['/portal/manage/app-users/active', 200, caching.page],
    ['/portal/theme.js', 200, caching.page],
    ['/', 307, caching.page],
    ['/portal', 308, caching.page],
    ['/api', 404, caching.page],
    ['/healthz', 404, caching.page], // By plain http, for health checks of the container.
    ['/portal/assets/gone.js', 404, caching.page],
    ['/elsewhere', 404, caching.page],
    ['/api/user', 200, caching.api],
    ['/api/moved', 302, caching.api],
    ['/api/failed', 500, caching.api],
    ['/api/gone', 404, caching.api],
  ]
  for (const [path, status, cached] of expected) {
    const answer = await nginx.get(path)
    expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, status, cached])
    expectHeaders(answer, path)
  }
  expectHeaders(await nginx.get('/portal/', { method: 'POST' }), 'a method that is not allowed')
})

test('text files are declared as UTF-8', async () => {
  for (const path of ['/portal/', script(), '/portal/assets/gone.js']) {
    const { headers } = await nginx.get(path)
    expect(headers['content-type'], path).toMatch(
      /^(text\/html|(text|application)\/javascript); charset=utf-8$/,
    )
  }
})

test('text files are sent precompressed, preferably with brotli', async () => {
  const path = script()
  const plain = readFileSync(`${nginx.root}${path}`)
  const as = (encoding: string): Promise<Answer> =>
    nginx.get(path, { headers: { 'accept-encoding': encoding } })
  const [brotli, gzip, none] = [await as('gzip, deflate, br'), await as('gzip'), await as('identity')]
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotli.body.equals(readFileSync(`${nginx.root}${path}.br`))).toBe(true)
  expect(brotliDecompressSync(brotli.body).equals(plain)).toBe(true)
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.body).equals(plain)).toBe(true)
  expect(none.body.equals(plain)).toBe(true)
  for (const { headers } of [brotli, gzip, none]) expect(headers.vary).toBe('Accept-Encoding')
  const page = await nginx.get('/portal/login', { headers: { 'accept-encoding': 'br' } })
  expect(page.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(page.body).toString()).toContain('<!doctype html>')
})

test('no source map and no manifest is public', async () => {
  expect(
    filesBelow(nginx.root).filter((path) => /\.map(\.|$)|\/\./.test(path.slice(nginx.root.length))),
  ).toEqual([])
  for (const path of [`${script()}.map`, '/portal/.vite/manifest.json', '/portal/.git/config']) {
    const answer = await nginx.get(path)
    expect([path, answer.status]).toEqual([path, 404])
    expectHeaders(answer, path)
  }
})

test('plain http redirects to https under the requested name', async () => {
  for (const name of [HOST, 'localhost']) {
    const answer = await nginx.getPlain('/portal/login?x=1', { headers: { host: name } })
    expect([answer.status, answer.headers['location']]).toEqual([308, `https://${name}/portal/login?x=1`])
    expectHeaders(answer, 'plain http')
  }
})

test('another host name is refused, by http, by https, and on a connection that was opened for ours', async () => {
  const headers = { host: 'evil.example' }
  for (const answer of [
    await nginx.getPlain('/portal/', { headers }),
    await nginx.get('/portal/', { headers }),
  ]) {
    expect(answer.status).toBe(421)
    expect(answer.headers['location']).toBeUndefined()
    expectHeaders(answer, 'another name')
  }
  const handshake = (servername: string): Promise<string> =>
    new Promise((resolve) => {
      const options = { host: '127.0.0.1', port: nginx.https, rejectUnauthorized: false, servername }
      const socket = connectTls(options, () => {
        resolve('accepted')
        socket.destroy()
      })
      socket.on('error', (error: Error) => resolve(error.message))
    })
  expect(await handshake(HOST)).toBe('accepted')
  expect(await handshake('evil.example')).toContain('unrecognized name')
  expect(await handshake('')).toContain('unrecognized name')
})

test('each page of the web server declares its character set', async () => {
  const pages: readonly Answer[] = [
    await nginx.get('/portal/assets/gone.js'),
    await nginx.get('/portal/', { method: 'POST' }),
    await nginx.get('/'),
    await nginx.get('/portal'),
    await nginx.get('/api'),
    await nginx.getPlain('/portal/'),
    await nginx.getPlain('/', { headers: { host: 'evil.example' } }),
    await nginx.getPlain('/', { headers: { host: 'no name' } }),
  ]
  expect(pages.map(({ status }) => status)).toEqual([404, 405, 307, 308, 404, 308, 421, 400])
  for (const { headers, status } of pages)
    expect([status, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
})

test('API responses are compressed', async () => {
  const large = await nginx.get('/api/large', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(large.headers['content-encoding']).toBe('gzip')
  expect(large.headers.vary).toBe('Accept-Encoding')
  expect(JSON.parse(gunzipSync(large.body).toString())).toHaveProperty('host')
  expect(large.body.length).toBeLessThan(2000)
})

test('a request has the same id in the response, at the backend and in the log; a client may only supply a numeric one', async () => {
  const requestIdFor = async (id?: string) => {
    const answer = await nginx.get('/api/user', { headers: id === undefined ? {} : { 'x-request-id': id } })
    const answered = answer.headers['x-request-id']
    const passed = (JSON.parse(answer.body.toString()) as Record<string, string>)['x-request-id']
    expect(passed).toBe(answered)
    await expect.poll(() => nginx.log().filter((line) => line['id'] === answered).length).toBeGreaterThan(0)
    return String(answered)
  }
  const own = /^[0-9a-f]{32}$/
  const [first, second] = [await requestIdFor(), await requestIdFor()]
  expect(first).toMatch(own)
  expect(second).not.toBe(first)
  for (const id of ['0123456789abcdef0123456789abcdef', '0b6f3c1e-8a55-4d0e-9d53-0c2b1f6c9a77'])
    expect(await requestIdFor(id)).toBe(id)
  for (const id of ['Peeters-Jan-1234567890-1234567890', 'a"}', '0123456789ABCDEF0123456789abcdef0'])
    expect(await requestIdFor(id)).toMatch(own)
  expect((await nginx.get('/portal/')).headers['x-request-id']).toMatch(own)
})

test('the server supports TLS 1.2 and 1.3 with forward secrecy, nothing older, and HTTP/2', async () => {
  const speak = (
    version: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3',
    ciphers = 'DEFAULT@SECLEVEL=0',
  ): Promise<string> =>
    new Promise((resolve) => {
      const options = { minVersion: version, maxVersion: version, ciphers, rejectUnauthorized: false }
      const socket = connectTls(
        { host: '127.0.0.1', port: nginx.https, servername: HOST, ...options },
        () => {
          resolve(socket.getProtocol() ?? '')
          socket.destroy()
        },
      )
      socket.on('error', () => resolve('refused'))
    })
  expect(await speak('TLSv1.3')).toBe('TLSv1.3')
  expect(await speak('TLSv1.2')).toBe('TLSv1.2')
  expect(await speak('TLSv1.2', 'AES128-SHA')).toBe('refused')
  expect(await speak('TLSv1.1')).toBe('refused')
  const session = connect(`https://localhost:${nginx.https}`, { rejectUnauthorized: false })
  const stream = session.request({ ':path': '/portal/' })
  const status = await new Promise((resolve, reject) => {
    session.on('error', reject)
    stream.on('response', (headers) => resolve(headers[':status']))
  })
  session.destroy()
  expect(status).toBe(200)
})

test('the backend receives the client address, search terms are not logged, and a large body is reported as ApiError', async () => {
  const sent = { 'x-forwarded-for': '10.0.0.1', referer: 'https://portal.example/portal/?search=Peeters' }
  const echo = await nginx.get('/api/user?search=Peeters', { headers: sent })
  expect(JSON.parse(echo.body.toString())).toMatchObject({
    host: 'portal.example',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
  })
  const id = echo.headers['x-request-id']
  await expect.poll(() => nginx.log().find((line) => line['id'] === id)?.['status']).toBe('200')
  expect(JSON.stringify(nginx.log())).not.toContain('Peeters')
  const large = await nginx.get('/api/upload', {
    method: 'POST',
    headers: { 'content-length': String(26 * 1024 * 1024), expect: '100-continue' },
  })
  expect([large.status, JSON.parse(large.body.toString())]).toMatchObject([413, { code: 'TOO_LARGE' }])
  expect(large.headers['cache-control']).toBe(caching.api)
  expectHeaders(large, 'a large body')
})
