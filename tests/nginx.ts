/** Starts `deploy/nginx.conf` as it is, but with ports, certificate and folders of a test. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { request } from 'node:https'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { BROTLI_MODULE } from '../scripts/nginx.ts'
import { writeRelease } from '../scripts/release.ts'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

export interface Nginx {
  readonly https: number
  readonly http: number
  /** The folder that is served at `/`. */
  readonly root: string
  /** The lines of the access log. */
  log(): string
  get(
    path: string,
    options?: { method?: string; headers?: Record<string, string>; body?: Buffer },
  ): Promise<Answer>
  stop(): Promise<void>
}

/** `backend` answers what is passed on from `/api`, without that prefix. Serves a release of the folder `build`. */
export async function startNginx(backend: RequestListener, build?: string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'))
  const server = createServer(backend).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const [https, http] = [await freePort(), await freePort()]
  const root = join(folder, 'srv')
  writeRelease(root, { build })
  certify(join(folder, 'portal.example'))
  write(folder, { https, http, backend: (server.address() as AddressInfo).port })
  const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')]
  execFileSync('/usr/sbin/nginx', [...args, '-t'], { stdio: 'pipe' })
  const child = spawn('/usr/sbin/nginx', [...args, '-g', 'daemon off;'], { stdio: 'ignore' })
  const get: Nginx['get'] = (path, options) => call(https, path, options)
  await untilAnswered(() => get('/'))
  return {
    https,
    http,
    root,
    get,
    log: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    async stop() {
      child.kill()
      await once(child, 'exit')
      server.close()
      rmSync(folder, { recursive: true })
    },
  }
}

function write(folder: string, ports: { https: number; http: number; backend: number }): void {
  const replacements: readonly [string, string][] = [
    ['listen 443 ', `listen 127.0.0.1:${ports.https} `],
    ['listen 80;', `listen 127.0.0.1:${ports.http};`],
    ['127.0.0.1:8080', `127.0.0.1:${ports.backend}`],
    ['/etc/ssl/', `${folder}/`],
    ['/var/log/nginx/', `${folder}/`],
    ['root /srv;', `root ${folder}/srv;`],
  ]
  let portal = readFileSync('deploy/nginx.conf', 'utf8')
  for (const [from, to] of replacements) {
    if (!portal.includes(from)) throw new Error(`deploy/nginx.conf has no ${from}`)
    portal = portal.replaceAll(from, to)
  }
  writeFileSync(join(folder, 'portal.conf'), portal)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `load_module ${BROTLI_MODULE};
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
    include /etc/nginx/mime.types;
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    include ${folder}/portal.conf;
}
`,
  )
}

function certify(path: string): void {
  const words =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=portal.example'
  execFileSync('openssl', [...words.split(' '), '-keyout', `${path}.key`, '-out', `${path}.crt`], {
    stdio: 'pipe',
  })
}

async function freePort(): Promise<number> {
  const server = createSocketServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** nginx says nothing when it is ready. */
async function untilAnswered(ask: () => Promise<unknown>): Promise<void> {
  for (let left = 100; ; left -= 1)
    try {
      await ask()
      return
    } catch (error) {
      if (left === 0) throw error
      await wait(50)
    }
}

const call = (port: number, path: string, options: Parameters<Nginx['get']>[1] = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { method = 'GET', headers, body } = options
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        rejectUnauthorized: false, // The certificate is made for this run.
        headers: { host: 'portal.example', ...headers },
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
