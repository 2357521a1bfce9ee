/** The sample configuration `deploy/nginx.conf`, in a real nginx of the kind that `deploy/Dockerfile` installs. */
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:http2'
import { connect as connectTls } from 'node:tls'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { caching, securityHeaders, strictTransportSecurity } from '../../../config/security-headers.ts'
import { filesBelow } from '../../../scripts/files.ts'
import { ensureNginx } from '../../../scripts/nginx.ts'
import { type Answer, type Nginx, startNginx } from '../../nginx.ts'

test.describe.configure({ mode: 'serial' })

let nginx: Nginx
test.beforeAll(async () => {
  test.setTimeout(600_000)
  const isHere = ensureNginx()
  if (!isHere) console.warn('Skipped: deploy/nginx.conf was not tried, since nginx cannot be installed here.')
  test.skip(!isHere, 'nginx cannot be installed here')
  nginx = await startNginx((incoming, outgoing) => {
    const kinds: Record<string, number> = { '/moved': 302, '/failed': 500, '/gone': 404 }
    outgoing.writeHead(kinds[incoming.url ?? ''] ?? 200, {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=60',
      'x-frame-options': 'SAMEORIGIN',
      ...(incoming.url === '/moved' && { location: '/elsewhere' }),
    })
    incoming.resume().on('end', () => outgoing.end(JSON.stringify(incoming.headers)))
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

test('every answer has the headers, and says how long it is kept', async () => {
  const expected: readonly [path: string, status: number, caching: string][] = [
    [script(), 200, caching.hashed],
    ['/portal/', 200, caching.page],
    ['/portal/manage/app-users/active', 200, caching.page],
    ['/portal/theme.js', 200, caching.page],
    ['/', 302, caching.page],
    ['/portal', 301, caching.page],
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

test('texts say that they are UTF-8', async () => {
  for (const path of ['/portal/', script(), '/portal/assets/gone.js']) {
    const { headers } = await nginx.get(path)
    expect(headers['content-type'], path).toMatch(
      /^(text\/html|(text|application)\/javascript); charset=utf-8$/,
    )
  }
})

test('texts are sent as they were compressed before, brotli first', async () => {
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

test('port 80 leads to https, of the own name only', async () => {
  const answer = await new Promise<Answer>((resolve, reject) => {
    const headers = { host: 'evil.example' }
    request({ host: '127.0.0.1', port: nginx.http, path: '/portal/login?x=1', headers }, (incoming) => {
      incoming.resume()
      resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.alloc(0) })
    })
      .on('error', reject)
      .end()
  })
  expect([answer.status, answer.headers['location']]).toEqual([
    301,
    'https://portal.example/portal/login?x=1',
  ])
  expectHeaders(answer, 'port 80')
})

test('speaks TLS 1.2 and 1.3 with forward secrecy, nothing older, and HTTP/2', async () => {
  const speak = (
    version: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3',
    ciphers = 'DEFAULT@SECLEVEL=0',
  ): Promise<string> =>
    new Promise((resolve) => {
      const options = { minVersion: version, maxVersion: version, ciphers, rejectUnauthorized: false }
      const socket = connectTls({ host: '127.0.0.1', port: nginx.https, ...options }, () => {
        resolve(socket.getProtocol() ?? '')
        socket.destroy()
      })
      socket.on('error', () => resolve('refused'))
    })
  expect(await speak('TLSv1.3')).toBe('TLSv1.3')
  expect(await speak('TLSv1.2')).toBe('TLSv1.2')
  expect(await speak('TLSv1.2', 'AES128-SHA')).toBe('refused')
  expect(await speak('TLSv1.1')).toBe('refused')
  const session = connect(`https://127.0.0.1:${nginx.https}`, { rejectUnauthorized: false })
  const stream = session.request({ ':path': '/portal/' })
  const status = await new Promise((resolve, reject) => {
    session.on('error', reject)
    stream.on('response', (headers) => resolve(headers[':status']))
  })
  session.destroy()
  expect(status).toBe(200)
})

test('the backend learns who calls; nothing of a search is logged; a large body is told as ApiError', async () => {
  const sent = { 'x-forwarded-for': '10.0.0.1', referer: 'https://portal.example/portal/?search=Peeters' }
  const echo = await nginx.get('/api/user?search=Peeters', { headers: sent })
  expect(JSON.parse(echo.body.toString())).toMatchObject({
    host: 'portal.example',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
  })
  expect(nginx.log()).toContain('GET /api/user')
  expect(nginx.log()).not.toContain('Peeters')
  const large = await nginx.get('/api/upload', {
    method: 'POST',
    headers: { 'content-length': String(26 * 1024 * 1024), expect: '100-continue' },
  })
  expect([large.status, JSON.parse(large.body.toString())]).toMatchObject([413, { code: 'TOO_LARGE' }])
  expect(large.headers['cache-control']).toBe(caching.api)
  expectHeaders(large, 'a large body')
})
