/** `deploy/entrypoint.sh` does what `docs/INSTALL.md` describes for operators. */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { asOrdinaryUser, layOut, readImage } from '../container.ts'

const page = readFileSync('docs/INSTALL.md', 'utf8')
const script = readFileSync('deploy/entrypoint.sh', 'utf8')
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].toSorted()

describe('the page for operators', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| `PORTAL_'))
  const defaults = new Map(
    [...script.matchAll(/^(PORTAL_\w+)=\$\{\1:-(.*)\}$/gm)].map(([, name, value]) => [name, value]),
  )

  it('lists exactly the variables of the script', () => {
    const listed = rows.flatMap((row) => namesIn(row.split('|')[1] ?? '', /(PORTAL_\w+)/g)).toSorted()
    expect(new Set(listed)).toEqual(new Set(defaults.keys()))
    expect(namesIn(script, /\b(PORTAL_[A-Z_]+)/g)).toEqual(listed)
    expect(namesIn(page, /\b(PORTAL_[A-Z_]+)/g)).toEqual(listed)
  })

  it('gives the defaults of the script', () => {
    for (const row of rows) {
      const [, names = '', , stated = ''] = row.split('|')
      for (const name of namesIn(names, /(PORTAL_\w+)/g)) {
        const value = defaults.get(name)
        if (value !== '') expect([name, stated.trim()]).toEqual([name, `\`${value}\``])
        else
          expect([name, stated]).toEqual([name, expect.stringMatching(/must be set|none|that of the image/)])
      }
    }
  })

  it('lists each field of the log', () => {
    const template = readFileSync('deploy/nginx.conf.template', 'utf8')
    const [, format = ''] = /log_format portal([^;]*);/.exec(template) ?? []
    for (const name of namesIn(`${format}${script}`, /"(\w+)":/g))
      expect(page).toMatch(new RegExp(`\`("?)${name}\\b`))
  })
})

describe('the entry script', () => {
  const image = readImage()
  const folder = mkdtempSync(join(tmpdir(), 'portal-entry-'))
  layOut(folder, image)
  mkdirSync(join(folder, 'srv/portal'), { recursive: true })
  writeFileSync(join(folder, 'srv/portal/index.html'), '')
  writeFileSync(join(folder, 'file'), '')
  const run = join(folder, 'run')
  mkdirSync(run)
  chmodSync(run, 0o777)
  afterAll(() => rmSync(folder, { recursive: true }))
  const good = {
    PORTAL_HOSTS: 'portal.example',
    PORTAL_BACKEND: 'http://backend:8080',
    PORTAL_ROOT: join(folder, 'srv'),
  }

  const start = (environment: Readonly<Record<string, string>>, prefix = asOrdinaryUser(image)) => {
    const [command, ...words] = [...prefix, join(folder, image.entrypoint[0] ?? '')]
    const env = {
      PATH: process.env['PATH'],
      PORTAL_RUN_DIR: run,
      ...good,
      ...environment,
    }
    const { status, stderr } = spawnSync(command, words, { env, encoding: 'utf8' })
    return [status, stderr]
  }

  const INVALID: readonly [environment: Readonly<Record<string, string>>, says: RegExp][] = [
    [{ PORTAL_BACKEND: '' }, /PORTAL_BACKEND is not set/],
    [{ PORTAL_BACKEND: 'backend:8080' }, /PORTAL_BACKEND is no address/],
    [{ PORTAL_BACKEND: 'http://backend/?a=1' }, /PORTAL_BACKEND is no address/],
    [{ PORTAL_BACKEND: 'http://backend;}\nhttp://b' }, /PORTAL_BACKEND is no address/],
    [{ PORTAL_BACKEND: 'https://backend' }, /PORTAL_BACKEND_CA is not set/],
    [{ PORTAL_BACKEND_CA: '/file' }, /does not begin with https/],
    [{ PORTAL_HOSTS: '' }, /PORTAL_HOSTS is not set/],
    [{ PORTAL_HOSTS: 'a.example https://b.example' }, /no host name .*: https:\/\/b\.example/],
    [{ PORTAL_HOSTS: 'a.example:443' }, /no host name/],
    [{ PORTAL_HOSTS: '*' }, /no host name/],
    [{ PORTAL_HOSTS: '10.0.0.1' }, /no host name/],
    [{ PORTAL_HOSTS: 'a|b' }, /no host name/],
    [{ PORTAL_TLS_KEY: join(folder, 'file') }, /not PORTAL_TLS_CERTIFICATE/],
    [{ PORTAL_TLS_CERTIFICATE: join(folder, 'file') }, /not PORTAL_TLS_KEY/],
    [
      { PORTAL_TLS_CERTIFICATE: join(folder, 'file'), PORTAL_TLS_KEY: '/gone' },
      /PORTAL_TLS_KEY: \/gone is missing/,
    ],
    [{ PORTAL_TLS_CERTIFICATE: 'a b', PORTAL_TLS_KEY: '/gone' }, /PORTAL_TLS_CERTIFICATE is no path/],
    [{ PORTAL_TRUSTED_PROXIES: '10.0.0.0/8 proxy' }, /no address or network .*: proxy/],
    [{ PORTAL_ADDRESS: 'localhost' }, /PORTAL_ADDRESS is no address/],
    [{ PORTAL_HTTP_PORT: 'tcp://10.0.0.1:80' }, /PORTAL_HTTP_PORT is no port/],
    [{ PORTAL_HTTPS_PORT: '65536' }, /PORTAL_HTTPS_PORT is no port/],
    [{ PORTAL_CONFIG: 'supportEmail' }, /PORTAL_CONFIG is no JSON object/],
    [{ PORTAL_CONFIG: '{}', PORTAL_CONFIG_FILE: join(folder, 'file') }, /both set/],
    [{ PORTAL_CONFIG_FILE: '/gone' }, /PORTAL_CONFIG_FILE: \/gone is missing/],
    [{ PORTAL_ROOT: '/' }, /has no portal\/index\.html/],
    [{ PORTAL_ROOT: '/a"b' }, /PORTAL_ROOT is no path/],
    [{ PORTAL_RUN_DIR: '/proc/portal' }, /cannot write to \/proc\/portal/],
    [{ PORTAL_RUN_DIR: 'portal' }, /PORTAL_RUN_DIR is no path/],
  ]
  it.each(INVALID)('reports the errors in %o', (environment, says) => {
    expect(start(environment)).toEqual([78, expect.stringMatching(says)])
    expect(readdirSync(run), 'nothing is written before').toEqual([])
  })

  it.runIf(process.getuid?.() === 0)('does not run as root', () => {
    expect(start({}, [])).toEqual([78, expect.stringContaining('it runs as root')])
  })
})
