/** Files and texts that are designed to take long: a running sandbox refuses each, and still answers other requests. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createSandbox } from '../../mocks/app.ts'
import { PASSDIGEST } from '../../mocks/seed/personas.ts'
import { listen } from '../../mocks/serve.ts'
import { swollenWorkbook } from '../swollen-workbook.ts'

/**
 * The sandbox has one thread, so this is the longest time that another request waits for a computation. Measured as CPU
 * time, because elapsed time depends on the machine.
 */
const LIMIT_MS = 100
/** The shortest of some times counts, because the collection of garbage may fall into one. */
const TIMES = 3

const server = listen(createSandbox(), 0)
await once(server, 'listening')
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
afterAll(() => server.close())

const post = (path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { ...headers, ...(!(body instanceof FormData) && { 'content-type': 'application/json' }) },
    body: body instanceof FormData ? body : JSON.stringify(body),
  })
const login = await post('/auth/login', { username: 'olivia.osp', passdigest: PASSDIGEST })
const authorization = `Bearer ${((await login.json()) as { token: string }).token}`

function form(content: BlobPart, name: string): FormData {
  const data = new FormData()
  data.append('file', new File([content], name))
  return data
}
const svg = `<?xml version="1.0"?>${'<!-- a -->'.repeat(30)}<g/>`
const LOGO = '/branding/image/upload?ospId=ca-2001&imageType=APP_LOGO'
const USERS = '/user/upload/upload?corporateAccountOspId=ca-2001'
const name = `${' '.repeat(100_000)}x`

test.each([
  ['an SVG with 30 comments', LOGO, form(svg, 'logo.svg'), 'image_type'],
  [
    'a workbook that lies about its size',
    USERS,
    form(swollenWorkbook(64, 'lying'), 'users.xlsx'),
    'file_unpacked',
  ],
  [
    'a workbook with sizes of 64 bits',
    USERS,
    form(swollenWorkbook(64, '64-bit'), 'users.xlsx'),
    'file_unpacked',
  ],
  [
    'a name of 100,000 characters',
    '/usergroup/create',
    { extId: name, corporateAccount: { ospId: 'ca-2001' } },
    'maxLength',
  ],
])(
  '%s is refused within a second, and another request waits less than 100 ms',
  async (_what, path, body, rule) => {
    const send = (): Promise<Response> => post(path, body, { authorization })
    await send() // The first one compiles the contract.
    const times: number[] = []
    for (let time = 0; time < TIMES; time += 1) {
      const before = process.cpuUsage()
      const response = await send()
      const { user, system } = process.cpuUsage(before)
      expect(await response.json()).toMatchObject({ errors: [{ rule }] })
      times.push((user + system) / 1000)
    }
    expect(Math.min(...times)).toBeLessThan(LIMIT_MS)
  },
)
