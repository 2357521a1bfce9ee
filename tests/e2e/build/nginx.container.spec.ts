/**
 * The image of `deploy/Dockerfile` as operations run it, without a container engine: its entry script and configuration
 * in a read-only tree, as an ordinary user who is process 1.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import type { RequestListener, ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { ensureNginx } from '../../../scripts/nginx.ts'
import { canMakeTrees, readImage } from '../../container.ts'
import { isAll } from '../../level.ts'
import { certificateOf, freePort, HOST, type Nginx, startNginx } from '../../nginx.ts'

test.skip(!isAll, 'a real web server: in a run of everything')

/**
 * A minimal portal for the server, because compressing the whole portal for each test would take longer than the tests.
 */
let build = ''
const FILES = {
  'index.html': '<!doctype html><title>Portal</title>',
  'version.json': '{"id":"1","commit":"1","time":"1"}',
  'portal-config.json': '{"supportEmail":"support@portal.example"}',
  'assets/start-12345678.js': 'start()',
}

/** Without certificates, behind a proxy that has them. */
const PLAIN = { PORTAL_TLS_CERTIFICATE: '', PORTAL_TLS_KEY: '' }

const stops: (() => Promise<unknown>)[] = []
test.beforeAll(() => {
  test.setTimeout(600_000)
  const canRun = ensureNginx() && canMakeTrees()
  if (!canRun) console.warn('Skipped: the image was not tried, since nginx or bubblewrap does not work here.')
  test.skip(!canRun, 'nginx or bubblewrap does not work here')
  // Once each time a worker runs this file, which may happen again after the folder was removed.
  build = mkdtempSync(join(tmpdir(), 'portal-image-'))
  chmodSync(build, 0o755)
  mkdirSync(join(build, 'assets'))
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(build, name), text)
})
test.afterAll(() => rmSync(build, { recursive: true, force: true }))
test.afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function run(
  backend: RequestListener,
  environment: Readonly<Record<string, string>> = {},
): Promise<Nginx> {
  const nginx = await startNginx(backend, { build, inTree: true, environment: { ...PLAIN, ...environment } })
  stops.push(() => nginx.stop())
  return nginx
}
const echo: RequestListener = (incoming, outgoing) => {
  outgoing.setHeader('content-type', 'application/json')
  incoming.resume().on('end', () => outgoing.end(JSON.stringify({ ...incoming.headers, path: incoming.url })))
}

test('the container serves the page and the build, and reports its health', async () => {
  const nginx = await run(echo)
  expect((await nginx.get('/portal/login')).body.toString()).toContain('<!doctype html>')
  expect((await nginx.get('/portal/version.json')).body.toString()).toBe(FILES['version.json'])
  // Container health checks use an address, not a name.
  const probe = await nginx.get('/healthz', { headers: { host: '10.0.0.7:8080' } })
  expect([probe.status, probe.body.toString()]).toEqual([200, 'ok\n'])
  expect(nginx.health()).toBe(0)
  renameSync(`${nginx.root}/portal/index.html`, `${nginx.root}/portal/index.gone`)
  expect((await nginx.get('/healthz')).status).toBe(503)
  expect(nginx.health()).not.toBe(0)
  renameSync(`${nginx.root}/portal/index.gone`, `${nginx.root}/portal/index.html`)
  renameSync(`${nginx.root}/portal/portal-config.json`, `${nginx.root}/portal/config.gone`)
  expect((await nginx.get('/healthz')).status).toBe(503)
  renameSync(`${nginx.root}/portal/config.gone`, `${nginx.root}/portal/portal-config.json`)
  expect(nginx.health()).toBe(0)
})

test('a container that is stopped finishes open requests and accepts no new ones', async () => {
  const waiting: ServerResponse[] = []
  const nginx = await run((_incoming, outgoing) => void waiting.push(outgoing))
  const slow = nginx.get('/api/help/get')
  await expect.poll(() => waiting.length).toBe(1)
  const ended = nginx.stop()
  stops.length = 0
  await expect.poll(() => isOpen(nginx.http)).toBe(false)
  for (const outgoing of waiting) outgoing.end('late')
  expect((await slow).body.toString()).toBe('late')
  expect(await ended).toBe(0)
  expect(nginx.log().map(({ path, status }) => [path, status])).toContainEqual(['/api/help/get', '200'])
})

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).on('error', () => resolve(false))
  })

/** By default as many requests as take a few seconds. LOAD_SECONDS makes it run for that many seconds. */
const REQUESTS = 1000
const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 0)

test('no name gets into a log, even if the backend is down, under load or sending nonsense', async () => {
  test.setTimeout((SECONDS + 60) * 1000)
  const NAME = 'Peeters'
  let isDown = false
  const nginx = await run((incoming) => {
    // Each of these makes nginx write an additional line about the request.
    if (isDown) incoming.socket.destroy()
    else incoming.socket.end(`HTTP/1.1 200 OK\r\n${NAME}\u0001: ${NAME}\r\n\r\n`)
  })
  const down = await run(echo, { PORTAL_BACKEND: 'http://127.0.0.1:9' })
  const headers = {
    referer: `https://${HOST}/portal/?search=${NAME}`,
    cookie: `name=${NAME}`,
    'user-agent': NAME,
    authorization: `Bearer ${NAME}`,
    'x-request-id': `${NAME}-0123456789abcdef0123456789`,
    'portal-build': NAME,
    'x-forwarded-for': NAME,
  }
  const paths = [
    `/api/user/activate?search=${NAME}`,
    `/api/user/backoffice/get/${NAME}?page=1`,
    `/api/${NAME}/create`,
    `/api/user/%0A%22,%20client:%20${NAME}`,
    `/portal/assets/${NAME}.js`,
    `/portal/assets/%0A2026/11/27%2021:00:00%20%5Berror%5D%201%231:%20${NAME}`,
    `/portal/assets/${NAME.repeat(60)}.js`,
    `/portal/manage/app-users/active?search=${NAME}`,
    `/${NAME}`,
  ]
  const one = async (server: Nginx, at: number): Promise<void> => {
    const path = paths[at % paths.length] ?? ''
    const method = at % 7 === 0 ? NAME.toUpperCase() : at % 2 === 0 ? 'POST' : 'GET'
    const body = Buffer.from(JSON.stringify({ lastName: NAME, padding: 'x'.repeat(20_000) }))
    await server.get(path, { method, headers, ...(method === 'POST' && { body }) }).catch(() => undefined)
  }
  const until = Date.now() + SECONDS * 1000
  for (let at = 0; at < REQUESTS || Date.now() < until; at += 50) {
    isDown = at % 100 === 0
    await Promise.all(Array.from({ length: 50 }, (_, more) => one(more % 2 === 0 ? nginx : down, at + more)))
  }
  await down.get('/api/help/get', { headers: { host: NAME } })
  // When this line has been written, the previous ones have been written too.
  for (const server of [nginx, down]) {
    const last = (await server.get('/portal/')).headers['x-request-id']
    await expect.poll(() => server.log().some((line) => line['id'] === last)).toBe(true)
  }
  const [bad, dead] = [nginx.log(), down.log()]
  expect(bad.length + dead.length).toBeGreaterThan(REQUESTS)
  const ofErrors = (lines: typeof bad) =>
    new Set(lines.filter(({ log }) => log === 'error').map(({ message }) => message))
  expect([...ofErrors(dead)]).toEqual([
    'connect() failed (111: Connection refused) while connecting to upstream',
  ])
  expect([...ofErrors(bad)]).toContain('upstream sent invalid header: ')
  expect(JSON.stringify([bad, dead])).not.toMatch(new RegExp(NAME, 'i'))
  expect(new Set([...bad, ...dead].flatMap(({ path }) => path ?? []))).toEqual(
    new Set([
      '/api/user/activate',
      '/api/user/backoffice/get/{id}',
      '/api/*',
      '/portal/*',
      '*',
      '/api/help/get',
      '/portal/index.html',
    ]),
  )
  expect(dead.find(({ path }) => path === '/api/user/activate')).toMatchObject({
    status: '502',
    backend: '502',
  })
})

test('the container trusts client addresses only from the configured proxy', async () => {
  const said = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7, 127.0.0.1', 'x-forwarded-proto': 'https' }
  const headersWith = async (trusted: string) => {
    const nginx = await run(echo, { PORTAL_TRUSTED_PROXIES: trusted })
    const answer = await nginx.get('/api/help/get', { headers: said })
    const { 'x-forwarded-for': caller, 'x-forwarded-proto': proto } = JSON.parse(
      answer.body.toString(),
    ) as Record<string, string>
    await expect.poll(() => nginx.log().map(({ client }) => client)).toContain(caller)
    return [caller, proto]
  }
  expect(await headersWith('')).toEqual(['127.0.0.1', 'http'])
  expect(await headersWith('192.0.2.0/24')).toEqual(['127.0.0.1', 'http'])
  expect(await headersWith('127.0.0.0/8 198.51.100.7')).toEqual(['203.0.113.9', 'https'])
})

test('the configuration of the portal comes from a variable, from a file, or from the image', async () => {
  const configWith = async (environment: Readonly<Record<string, string>>) => {
    const nginx = await run(echo, environment)
    const answer = await nginx.get('/portal/portal-config.json', {
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect([answer.headers['content-encoding'], answer.headers['cache-control']]).toEqual([
      undefined,
      'no-cache',
    ])
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    return JSON.parse(answer.body.toString()) as unknown
  }
  const config = { readMoreUrl: 'https://firm.example/$1&|\\n"é', idleMinutes: 30 }
  expect(await configWith({ PORTAL_CONFIG: JSON.stringify(config, null, 2) })).toEqual(config)
  const inImage = JSON.parse(FILES['portal-config.json']) as unknown
  expect(await configWith({})).toEqual(inImage)
  expect(await configWith({ PORTAL_CONFIG_FILE: '/srv/portal/portal-config.json' })).toEqual(inImage)
})

test('a backend with https is called only if its certificate is valid', async () => {
  const trusted = certificateOf('localhost')
  const [first, other] = [
    createSecureServer(trusted, echo),
    createSecureServer(certificateOf('localhost'), echo),
  ]
  for (const server of [first, other]) {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    stops.push(async () => server.close())
  }
  const answerFrom = async (server: typeof first) => {
    const nginx = await startNginx(echo, {
      build,
      inTree: true,
      secrets: { 'backend.crt': trusted.cert },
      environment: {
        ...PLAIN,
        PORTAL_BACKEND: `https://localhost:${(server.address() as AddressInfo).port}/v1`,
        PORTAL_BACKEND_CA: '/run/secrets/backend.crt',
      },
    })
    stops.unshift(() => nginx.stop())
    const answer = await nginx.get('/api/help/get?page=1')
    return [
      answer.status,
      answer.status === 200 && (JSON.parse(answer.body.toString()) as { path: string }).path,
    ]
  }
  expect(await answerFrom(first)).toEqual([200, '/v1/help/get?page=1'])
  expect(await answerFrom(other)).toEqual([502, false])
})

interface Service {
  readonly environment?: Readonly<Record<string, string>>
  readonly build: { readonly dockerfile: string; readonly target: string }
  readonly network_mode?: string
  readonly read_only: boolean
  readonly tmpfs: readonly string[]
}

test('compose.yaml starts the portal on the sandbox', async () => {
  test.setTimeout(120_000)
  const { services } = parse(readFileSync('compose.yaml', 'utf8')) as {
    services: Record<'portal' | 'sandbox', Service>
  }
  const file = readFileSync('deploy/Dockerfile', 'utf8')
  for (const [name, service] of Object.entries(services)) {
    expect(service).toMatchObject({ read_only: true, tmpfs: ['/tmp'] })
    expect(existsSync(service.build.dockerfile)).toBe(true)
    expect(service.build.target).toBe(name)
    expect(file).toContain(` AS ${name}\n`)
  }
  // The sandbox answers on its own machine only, so both share one network.
  expect(services.sandbox.network_mode).toBe('service:portal')
  const [, words = '[]'] = /AS sandbox\n(?:.*\n)*?CMD (.*)/.exec(file) ?? []
  const port = await freePort()
  const [command = '', ...rest] = (JSON.parse(words) as string[]).map((word) =>
    word === '4010' ? String(port) : word,
  )
  const sandbox = spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'] })
  stops.push(async () => end(sandbox))
  await once(sandbox.stdout, 'data')
  const own = Object.fromEntries(
    Object.entries(services.portal.environment ?? {}).map(([key, value]) => [
      key,
      value.replace(':4010', `:${port}`),
    ]),
  )
  const nginx = await run(echo, own)
  const headers = { host: 'localhost:8080', 'content-type': 'application/json' }
  expect((await nginx.get('/portal/', { headers })).status).toBe(200)
  const answer = await nginx.get('/api/help/get', { method: 'POST', headers, body: Buffer.from('{}') })
  expect([answer.status, JSON.parse(answer.body.toString())]).toMatchObject([401, { code: 'TOKEN_MISSING' }])
})

async function end(child: ChildProcess): Promise<void> {
  child.kill()
  if (child.exitCode === null) await once(child, 'exit')
}

test('the image runs as an unprivileged user, given by number', () => {
  expect(Number(readImage().user)).toBeGreaterThan(1000)
})
