import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createSandbox, type Sandbox } from '~mocks/app.ts'
import { PASSDIGEST } from '~mocks/seed/personas.ts'
import type * as Package from './client-package/client.ts'
import { writePackage } from './package.ts'

/** Inside the project, so that the package finds openapi-fetch as if it were installed. */
const FOLDER = `.cache/client-package-${process.pid}`
const SLOW = 120_000

beforeAll(() => writePackage(FOLDER))
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

/** Code of another project. Each `@ts-expect-error` must be a type error, otherwise compilation fails. */
const CONSUMER = `
import { createPortalClient, type components } from 'mobility-portal-client'

const client = createPortalClient({ baseUrl: 'https://portal.example/api', token: () => 'at', renew: async () => false })
export async function use(): Promise<string | undefined> {
  const { data, error } = await client.POST('/user/get', { body: { ospId: 'u-1101' } })
  error satisfies components['schemas']['ApiError'] | undefined
  const logo = await client.GET('/branding/portal/logo/get', { parseAs: 'blob' })
  logo.data satisfies Blob | undefined
  const upload = await client.POST('/user/upload/upload', {
    params: { query: { corporateAccountOspId: 'ca-2001' } },
    body: { file: new File(['a'], 'users.csv') },
    parseAs: 'text',
  })
  upload.data satisfies string | undefined
  // @ts-expect-error -- no such path
  await client.POST('/user/none', {})
  // @ts-expect-error -- not of this method
  await client.GET('/user/get', {})
  // @ts-expect-error -- the query parameter is missing
  await client.POST('/user/upload/upload', { body: { file: new Blob() } })
  // @ts-expect-error -- not of this type
  await client.POST('/user/get', { body: { ospId: 1101 } })
  return data?.ospId
}
`

test(
  'compiles on its own under strict TypeScript, and types what a caller may and may not write',
  { timeout: SLOW },
  () => {
    const consumer = join(FOLDER, 'consumer')
    mkdirSync(consumer, { recursive: true })
    writeFileSync(join(consumer, 'use.ts'), CONSUMER)
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'bundler',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      types: [],
      noEmit: true,
      paths: { 'mobility-portal-client': ['../client.d.ts'] },
    }
    writeFileSync(join(consumer, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.ts'] }))
    const { status, stdout } = spawnSync('node', ['node_modules/typescript7/bin/tsc', '-p', consumer], {
      encoding: 'utf8',
    })
    expect(stdout).toBe('')
    expect(status).toBe(0)
  },
)

test('declares all its dependencies', () => {
  const manifest = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8')) as Record<string, object>
  const client = readFileSync(join(FOLDER, 'client.js'), 'utf8')
  const packages = [...client.matchAll(/from '([^.'][^']*)'/g)].map((match) => match[1])
  expect(Object.keys(manifest['dependencies'] ?? {})).toEqual(packages)
})

describe('on the sandbox', () => {
  interface Session {
    token?: string | undefined
    refreshToken?: string | undefined
  }
  async function start() {
    const { createPortalClient } = (await import(
      pathToFileURL(resolve(FOLDER, 'client.js')).href
    )) as typeof Package
    const sandbox = createSandbox()
    const session: Session = {}
    const renew = vi.fn(async () => {
      const headers = { Authorization: `Bearer ${session.refreshToken}` }
      const { data } = await client.POST('/auth/refresh', { headers })
      session.token = data?.token
      return data?.token !== undefined
    })
    const client = createPortalClient({
      baseUrl: 'http://sandbox.localhost/api',
      token: () => session.token,
      renew,
      fetch: (request) => sandbox.fetch(request),
    })
    const signIn = async (): Promise<void> => {
      const body = { username: 'ulla.users', passdigest: PASSDIGEST }
      const { data } = await client.POST('/auth/login', { body })
      session.token = data?.token
      session.refreshToken = data?.refreshToken
    }
    return { sandbox, session, renew, client, signIn }
  }
  const expire = (sandbox: Sandbox) =>
    sandbox.fetch('http://sandbox.localhost/sandbox/clock', {
      method: 'PUT',
      body: JSON.stringify({ advanceMs: 16 * 60_000 }),
    })

  test('reads JSON, text and files, and sends forms', async () => {
    const { client, signIn } = await start()
    await signIn()
    const { data: user } = await client.POST('/user/get', { body: { ospId: 'u-1101' } })
    expect(user?.ospId).toBe('u-1101')
    const { data: logo } = await client.GET('/branding/portal/logo/get', { parseAs: 'blob' })
    expect(logo?.size).toBeGreaterThan(50)
    const { data: uploadId } = await client.POST('/user/upload/upload', {
      params: { query: { corporateAccountOspId: 'ca-2001' } },
      body: { file: new File(['firstName,lastName,email\nA,B,a@x.example'], 'users.csv') },
      parseAs: 'text',
    })
    const { data: result } = await client.POST('/user/upload/validate', {
      body: { uploadId: uploadId ?? '' },
    })
    expect(result).toMatchObject({ rowCount: 1, fileName: 'users.csv' })
  })

  test('R123 calls with an expired token share one renewal and are repeated with their bodies', async () => {
    const { client, renew, sandbox, signIn } = await start()
    await signIn()
    await expire(sandbox)
    const ask = () => client.POST('/user/get', { body: { ospId: 'u-1101' } })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ data }) => data?.ospId)).toEqual(['u-1101', 'u-1101', 'u-1101'])
    expect(renew).toHaveBeenCalledTimes(1)
  })

  test('an error is returned, and a refused sign-in renews nothing', async () => {
    const { client, renew } = await start()
    const body = { username: 'ulla.users', passdigest: 'a'.repeat(64) }
    const { error, response } = await client.POST('/auth/login', { body })
    expect(response.status).toBe(401)
    expect(error?.code).toBe('TOKEN_NOT_FOUND')
    expect(renew).not.toHaveBeenCalled()
  })
})
