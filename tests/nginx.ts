/**
 * Starts nginx as the image does: by `deploy/entrypoint.sh`, as an ordinary user, with the test's ports, certificate
 * and folders.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as requestPlain, type RequestListener } from 'node:http'
import { request as requestSecure } from 'node:https'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { writeRelease } from '../scripts/release.ts'
import { asOrdinaryUser, inReadOnlyTree, layOut, readImage } from './container.ts'

/** The host name of the portal. */
export const HOST = 'portal.example'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

interface RequestOptions {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: Buffer
}

export interface Nginx {
  readonly https: number
  readonly http: number
  /** The folder that is served at `/`. */
  readonly root: string
  /** The log so far, one entry per line. */
  log(): readonly LogLine[]
  /** Sends a request by https, or by http without a certificate. */
  get(path: string, init?: RequestOptions): Promise<Answer>
  getPlain(path: string, init?: RequestOptions): Promise<Answer>
  /** The exit code of the health check of the image. */
  health(): number
  /** Sends the stop signal of a container engine. Resolves with the exit code when it has stopped. */
  stop(): Promise<number>
}

export type LogLine = Readonly<Record<string, string>>

interface NginxOptions {
  /** The folder of the build from which a release is served. */
  readonly build?: string
  /** Added to the variables that a test needs, or replacing them. */
  readonly environment?: Readonly<Record<string, string>>
  /** Further files that are mounted below `/run/secrets`. */
  readonly secrets?: Readonly<Record<string, string>>
  /** Runs in the read-only tree of the image. Otherwise the files of this machine are available too. */
  readonly inTree?: boolean
}

/** The files that a test mounts into the image. */
const SECRETS = '/run/secrets'

/** Starts nginx. `backend` answers the requests that are forwarded from `/api`, without that prefix. */
export async function startNginx(
  backend: RequestListener,
  { build, environment = {}, inTree = false, secrets: files = {} }: NginxOptions = {},
): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'))
  const server = createServer(backend).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const image = readImage()
  layOut(folder, image)
  const [root, secrets] = [join(folder, 'srv'), join(folder, 'secrets')]
  writeRelease(root, { build })
  mkdirSync(secrets)
  // The key is readable by the user of the image, as a container engine mounts it.
  const { cert, key } = certificateOf(HOST)
  for (const [name, text] of Object.entries({ [`${HOST}.crt`]: cert, [`${HOST}.key`]: key, ...files }))
    writeFileSync(join(secrets, name), text)
  const [https, http] = [await freePort(), await freePort()]
  const run = join(folder, 'run')
  mkdirSync(run)
  chmodSync(run, 0o777)
  const visible = inTree ? SECRETS : secrets
  const all: Record<string, string> = {
    PORTAL_BACKEND: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    PORTAL_HOSTS: `${HOST} localhost`,
    PORTAL_TLS_CERTIFICATE: `${visible}/${HOST}.crt`,
    PORTAL_TLS_KEY: `${visible}/${HOST}.key`,
    PORTAL_ADDRESS: '127.0.0.1',
    PORTAL_HTTP_PORT: String(http),
    PORTAL_HTTPS_PORT: String(https),
    ...(!inTree && { PORTAL_ROOT: root, PORTAL_RUN_DIR: `${run}/portal` }),
    ...environment,
  }
  const mounts = { '/opt': join(folder, 'opt'), '/srv': root, [SECRETS]: secrets }
  const words = (command: readonly string[], ...more: readonly string[]): string[] =>
    inTree
      ? [...inReadOnlyTree(image, mounts, all), ...more, ...command]
      : [...asOrdinaryUser(image), ...command.map((word) => word.replace(/^\/opt/, `${folder}/opt`))]
  const env = { ...process.env, ...all }
  const [command = '', ...rest] = words(image.entrypoint, '--info-fd', '3')
  const child = spawn(command, rest, { env, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
  const [log, errors, information] = [textOf(child, 1), textOf(child, 2), textOf(child, 3)]
  const ended = once(child, 'close') as Promise<[number]>
  const isSecure = all['PORTAL_TLS_KEY'] !== ''
  const getPlain: Nginx['get'] = (path, init) => call(http, false, path, init)
  await untilAnswered(() => {
    if (child.exitCode !== null) throw new Error(`it has ended: ${errors()}`)
    return getPlain('/healthz')
  })
  return {
    https,
    http,
    root,
    get: (path, init) => call(isSecure ? https : http, isSecure, path, init),
    getPlain,
    log: () =>
      log()
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as LogLine),
    health() {
      const [first = '', ...others] = words(image.healthcheck)
      try {
        execFileSync(first, others, { env, stdio: 'ignore' })
        return 0
      } catch (error) {
        return (error as { status: number }).status
      }
    },
    async stop() {
      const { 'child-pid': pid = child.pid } = JSON.parse(information() || '{}') as { 'child-pid'?: number }
      if (pid !== undefined && child.exitCode === null) process.kill(pid, image.stopSignal)
      const [code] = await ended
      server.close()
      server.closeAllConnections()
      rmSync(folder, { recursive: true })
      return code
    },
  }
}

/** The output of a process so far. */
function textOf(child: ChildProcess, at: number): () => string {
  let text = ''
  child.stdio[at]?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return () => text
}

/** A self-signed certificate for a name, created for this run. */
export function certificateOf(name: string): { readonly cert: string; readonly key: string } {
  const words = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${name}`
  const extension = ['-addext', `subjectAltName=DNS:${name}`, '-keyout', '-']
  const text = execFileSync('openssl', [...words.split(' '), ...extension], { stdio: 'pipe' }).toString()
  const part = (what: string): string =>
    new RegExp(`-----BEGIN ${what}-----[^]*?-----END ${what}-----\n`).exec(text)?.[0] ?? ''
  return { cert: part('CERTIFICATE'), key: part('PRIVATE KEY') }
}

export async function freePort(): Promise<number> {
  const server = createSocketServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Waits for a response, because nginx does not report when it is ready. */
async function untilAnswered(send: () => Promise<unknown>): Promise<void> {
  for (let left = 100; ; left -= 1)
    try {
      await send()
      return
    } catch (error) {
      if (left === 0 || !(error as NodeJS.ErrnoException).code) throw error
      await wait(50)
    }
}

const call = (port: number, isSecure: boolean, path: string, init: RequestOptions = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { method = 'GET', headers, body } = init
    const request = isSecure ? requestSecure : requestPlain
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        servername: HOST,
        rejectUnauthorized: false, // The certificate is created for this run, so nobody trusts it.
        headers: { host: HOST, ...headers },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
