/** What `npm run new:screen` writes passes the checks as it is: in an area with screens and in one without any. */
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
/** What is not of the project, or made from it. */
const NOT_COPIED = ['node_modules', '.git', '.cache', 'dist', 'dist-docs', 'reports', 'test-results']
/** Those of `npm run check` that look at the whole; lint and format look at what was written. */
const STEPS = [
  'types',
  'import zones',
  'unused code and packages',
  'no words or addresses in JSX',
  'words',
  'five rooms',
  'length of screens',
]
/** Minutes, on a machine that has other things to do. */
const PATIENCE = 300_000

let copy = ''
const inCopy = (...args: readonly string[]) =>
  run(process.execPath, args, {
    cwd: copy,
    maxBuffer: 1e8,
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${args.join(' ')}\n${error.stdout}${error.stderr}`)
  })
const newScreen = async (...args: readonly string[]): Promise<string[]> =>
  (await inCopy('--import', 'tsx', 'scripts/new-screen.ts', ...args)).stdout.trim().split('\n')

beforeAll(() => {
  copy = mkdtempSync(join(realpathSync(tmpdir()), 'new-screen-'))
  for (const name of readdirSync('.').filter((entry) => !NOT_COPIED.includes(entry)))
    cpSync(name, join(copy, name), { recursive: true })
  symlinkSync(realpathSync('node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test(
  'two new screens pass the checks as they are written',
  async () => {
    const files = [
      ...(await newScreen(
        'season-tickets',
        'SeasonTicketOverview',
        '/manage/season-tickets',
        '--menu',
        'users',
      )),
      ...(await newScreen('user-groups', 'GroupArchive', '/manage/user-groups/:userGroupOspId/archive')),
    ]
    const code = [...new Set(files)].filter((file) => /\.tsx?$/.test(file))
    expect(code).toContain('src/features/season-tickets/season-ticket-overview-screen.tsx')
    expect(code).toContain('tests/e2e/user-groups.group-archive.spec.ts')

    await inCopy('node_modules/oxfmt/bin/oxfmt', '--check', ...code)
    await inCopy('node_modules/oxlint/bin/oxlint', '--deny-warnings', '--quiet', ...code)
    await inCopy('--import', 'tsx', 'scripts/check.ts', ...STEPS)
    await inCopy('node_modules/vitest/vitest.mjs', 'run', 'src/routes/routes.test.ts')
  },
  PATIENCE,
)

test('a refused wish writes nothing, and says why', async () => {
  await expect(newScreen('billing', 'BillingOverview', '/billing')).rejects.toThrow(
    '"billing" is no area: openapi/paths has no file of that name',
  )
})
