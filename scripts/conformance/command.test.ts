/** Runs the command as its users do: against a server at an address, checking reports and exit codes. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { contractCheck, createSandbox, type Sandbox } from '../../mocks/app.ts'
import { listen } from '../../mocks/serve.ts'
import { conformance } from './command.ts'
import { personaActors } from './personas.ts'
import { toJunit } from './report/junit.ts'
import type { Summary } from './report/summary.ts'
import { DEFECTS } from './self/defects/index.ts'
import { createDefectiveServer } from './self/server.ts'
import { httpTarget } from './target.ts'
import { isAll } from '../../tests/level.ts'

const OPERATION = 'findTranslationsByKeyLike'
const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
const auth = join(folder, 'credentials.json')
const errors: string[] = []
const defective = await createDefectiveServer()
const contract = await contractCheck()
/** A server that implements one area only, like the first version of a backend team. This keeps the survey short. */
const partOf = ({
  fetch,
}: {
  fetch: (request: Request) => Response | Promise<Response>
}): Pick<Sandbox, 'fetch'> => ({
  fetch: async (input) => {
    if (!(input instanceof Request)) throw new TypeError('a server is given requests')
    const match = contract.match(input.method, new URL(input.url).pathname.replace('/api', ''))
    const { tags, 'x-roles': roles } = match.kind === 'operation' ? match.operation : {}
    return tags?.includes('translations') === false && roles?.includes('public') === false
      ? Response.json({ message: 'Not yet.', code: 'NOT_FOUND' }, { status: 404 })
      : fetch(input)
  },
})
/** A server with other users than the sandbox. */
const strange: Pick<Sandbox, 'fetch'> = {
  fetch: () =>
    Promise.resolve(Response.json({ message: 'Unknown.', code: 'TOKEN_NOT_FOUND' }, { status: 401 })),
}
const servers = [partOf(defective.target), partOf(createSandbox()), strange].map((server) =>
  listen(server, 0),
)
await Promise.all(servers.map((http) => once(http, 'listening')))
const [differing, honest, stranger] = servers.map(
  (http) => `http://127.0.0.1:${(http.address() as AddressInfo).port}/api`,
)
/** A file in the folder of this test. */
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const credentials = (more: object): string =>
  JSON.stringify({
    actors: [{ name: 'ulla.users', roles: ['user_manager'], username: 'ulla.users', password: 'x', ...more }],
  })
let code: number | undefined
let summary: Summary

const report = (ending: string): string => readFileSync(join(folder, `conformance.${ending}`), 'utf8')
/** Runs the command as fast as possible: one operation, few actors. */
async function run(...args: (string | undefined)[]) {
  const given = [...args.map(String), '--auth', auth, '--level', 'smoke', '--report', folder]
  code = await conformance(given)
  summary = JSON.parse(report('json')) as Summary
  return [code, summary.findings.length]
}

beforeAll(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation((line: string) => void errors.push(line))
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const actors = personaActors().filter(({ name }) =>
    ['olivia.osp', 'ulla.users', 'petra.prepaid'].includes(name),
  )
  writeFileSync(auth, JSON.stringify({ actors }))
})
afterAll(() => {
  for (const http of servers) http.close()
  rmSync(folder, { recursive: true })
})

test.runIf(isAll)(
  'an operation that the server does not have yet is no finding, and the exit code is 0',
  async () => {
    expect(await run('--target', honest, '--area', 'translations', '--area', 'season-tickets')).toEqual([
      0, 0,
    ])
    const shares = summary.areas.map(({ area, operations, missing }) => [area, missing / operations])
    expect(Object.fromEntries(shares)).toMatchObject({ translations: 0, 'season-tickets': 1 })
  },
)

describe('a server without access control that is compared with the reference', () => {
  beforeAll(async () => {
    defective.activate(DEFECTS.find(({ id }) => id === 'no-role'))
    await run('--target', differing, '--operation', OPERATION, '--reference', honest)
  })
  test('is reported, and the exit code is 1', () => {
    expect([code, summary.target]).toEqual([1, differing])
    expect(summary.findings).toMatchObject([
      { law: 'reference', operation: OPERATION, place: 'as ulla.users', actual: '200' },
    ])
    expect(summary.findings[0]?.expected).toBe(`403, as ${honest}`)
  })
  test('JUnit and JSON report the same counts', () => {
    const { documentElement: root } = new JSDOM(report('xml'), { contentType: 'text/xml' }).window.document
    const all = (selector: string) => [...root.querySelectorAll(selector)]
    const sum = (name: string) =>
      all('testsuite').reduce((total, suite) => total + Number(suite.getAttribute(name)), 0)
    expect([root.getAttribute('tests'), all('testcase').length, sum('tests')]).toEqual([
      String(summary.cases.length),
      summary.cases.length,
      summary.cases.length,
    ])
    expect([root.getAttribute('failures'), all('failure').length, sum('failures')]).toEqual(['1', 1, 1])
    expect(all('skipped')).toHaveLength(summary.cases.filter(({ skipped }) => skipped !== undefined).length)
  })
  test.runIf(isAll)(
    'the HTML report is one file, and its curl lines repeat the original requests',
    async () => {
      const { document } = new JSDOM(report('html')).window
      expect(document.querySelectorAll('script, link, img, iframe, [src], [href]')).toHaveLength(0)
      expect(document.querySelectorAll('article')).toHaveLength(summary.findings.length)
      const shown = document.querySelector('article pre')?.textContent ?? ''
      const [line = '', status = ''] = shown.split(/\n→ |\n[[{]/)
      const [variable = ''] = /TOKEN_\w+/.exec(line) ?? []
      // Replaces curl by a function that prints its arguments, to see how the shell splits the line.
      const shell = `curl() { printf '%s\\0' "$@"; }; ${line}`
      const words = execFileSync('sh', ['-c', shell], { env: { [variable]: 'none' } })
        .toString()
        .split('\0')
      const after = (flag: string) =>
        words.flatMap((word, at) => (word === flag ? [words[at + 1] ?? ''] : []))
      expect(after('-H')).toContain('authorization: Bearer none')
      const request = new Request(words.at(-2) ?? '', {
        method: after('-X')[0] ?? '',
        headers: after('-H').map((head): [string, string] => [
          head.split(': ')[0] ?? '',
          head.slice(head.indexOf(': ') + 2),
        ]),
        body: after('--data-binary')[0] ?? null,
      })
      const answer = await defective.target.fetch(request)
      expect([answer.status, status]).toEqual([401, '200'])
    },
  )
  test('the command prints the rule, the response, and the whole command to repeat the case', () => {
    const text = new JSDOM(report('html')).window.document.querySelector('article')?.textContent
    expect(text).toContain('the target returns the same statuses')
    expect(text).toMatch(/→ 200\n[[{]/)
    expect(text).toContain(
      `npm run conformance -- --target '${differing}' --auth '${auth}' --reference '${honest}' --replay 'reference:`,
    )
  })
  test.runIf(isAll)('a replay runs only the given case', async () => {
    const { replay } = summary.findings[0] ?? {}
    expect(await run('--target', differing, '--reference', honest, '--replay', replay)).toEqual([1, 1])
    expect(summary.cases.map(({ law, name }) => [law, name])).toEqual([['reference', OPERATION]])
  })
})

test('the JUnit report has a case for findings before the first case', () => {
  const [finding] = summary.findings.map((one) => ({
    ...one,
    law: 'survey',
    replay: 'survey:all:1',
  }))
  const xml = toJunit({ ...summary, findings: finding ? [finding] : [] })
  const root = new JSDOM(xml, { contentType: 'text/xml' }).window.document.documentElement
  expect(root.getAttribute('tests')).toBe(String(summary.cases.length + 1))
  expect(root.querySelectorAll('testsuite[name="survey"] testcase[name="all"] failure')).toHaveLength(1)
})

test.each([
  [['--level', 'all'], '--level is one of'],
  [['--rate', '0'], '--rate is a whole number from 1'],
  [['--area', 'no-such-area'], 'no area no-such-area'],
  [['--replay', 'no-such-law:getUser:1', '--target', 'sandbox'], 'no law no-such-law'],
  [['--replay', 'getUser'], 'law:case:seed'],
  [['--target', 'http://127.0.0.1:9/api'], 'cannot be reached'],
  [['--auth', join(folder, 'nothing.json')], 'nothing.json'],
  [['--auth', file('broken.json', '{"actors": [')], 'broken.json is no valid JSON'],
  [['--auth', file('role.json', credentials({ roles: ['king'] }))], 'ulla.users has the role king'],
  [
    ['--auth', file('token.json', credentials({ token: 'nonsense' }))],
    'the token in the credentials is refused',
  ],
  [['--auth', auth, '--replay', 'token:noSuchOperation:1'], 'no case noSuchOperation of the law token'],
  [
    ['--auth', auth, '--target', `${new URL(String(honest)).origin}/elsewhere`],
    '--target is the address at which',
  ],
  [['--target', String(stranger)], '--auth FILE names the users of your server'],
])('%j is refused: exit code 2 and a sentence', async (args, sentence) => {
  errors.length = 0
  expect(await conformance(args)).toBe(2)
  expect(errors.join('\n')).toContain(sentence)
})

describe('a server that closes the connection without a response', () => {
  let requestCount = 0
  const rude = createServer((request, response) => {
    requestCount += 1
    if (request.url === '/sandbox/capabilities') response.writeHead(404).end()
    else request.socket.destroy()
  })
  const send = async (method: string, again?: boolean) => {
    const { fetch: call, base } = await httpTarget(
      `http://127.0.0.1:${(rude.address() as AddressInfo).port}/api`,
    )
    requestCount = 0
    const { status } = await call(new Request(`${base}/user/get`, { method }), again)
    return [status, requestCount]
  }
  beforeAll(async () => {
    rude.listen(0)
    await once(rude, 'listening')
  })
  afterAll(() => void rude.close())
  test('gets a read again', async () => {
    expect(await send('POST', true)).toEqual([599, 2])
  })
  test('does not get a write again, because it may already have been executed', async () => {
    expect(await send('POST', false)).toEqual([599, 1])
    expect(await send('DELETE')).toEqual([599, 1])
  })
})

test('an untrusted certificate is reported as such', async () => {
  const cause = { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed', { cause })))
  await expect(httpTarget('https://self-signed.test/api')).rejects.toThrow(
    'https://self-signed.test shows a certificate that is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)',
  )
  vi.unstubAllGlobals()
})

test('the rate option spaces the requests', async () => {
  const { fetch: send, base } = await httpTarget(String(honest), 20)
  const started = performance.now()
  await Promise.all(Array.from({ length: 5 }, () => send(new Request(`${base}/nothing`))))
  expect(performance.now() - started).toBeGreaterThanOrEqual(4 * 50 - 10)
})
