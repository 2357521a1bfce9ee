/** Runs the commands about changes of the contract in a separate repository: revisions, exit codes, output. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAll } from '../../tests/level.ts'

const SLOW = 120_000
let folder: string

const contract = (word: string): string => `openapi: 3.1.0
info: { title: Trips, version: 1.0.0 }
paths:
  /trip/create:
    post:
      operationId: createTrip
      tags: [trips]
      summary: ${word}
      x-roles: [msp]
      requestBody:
        content: { application/json: { schema: { $ref: 'trip.yaml#/Trip' } } }
      responses: { '204': { description: Done. } }
`
const schema = (maxLength: number): string => `Trip: { type: string, maxLength: ${maxLength} }\n`

function write(maxLength: number, word: string): void {
  writeFileSync(join(folder, 'openapi/openapi.yaml'), contract(word))
  writeFileSync(join(folder, 'openapi/trip.yaml'), schema(maxLength))
}
function git(...args: string[]): void {
  const identity = ['-c', 'user.name=test', '-c', 'user.email=test@x.example']
  const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}
const diff = (...args: string[]) => run('scripts/contract-diff.ts', ...args)
const version = (...args: string[]) => run('scripts/contract-version.ts', ...args)
function run(path: string, ...args: string[]) {
  const script = resolve(path)
  return spawnSync(process.execPath, ['--import', 'tsx', script, ...args], { cwd: folder, encoding: 'utf8' })
}

const FIXED = '### Fixed\n\n- A word.\n'
const changelog = (unreleased: string): string =>
  `# Changelog\n\n## [Unreleased]\n\n${unreleased}\n## [1.4.2] - 2026-11-28\n`

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-diff-'))
  mkdirSync(join(folder, 'openapi'))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  git('init', '--quiet')
  for (const [maxLength, word] of [
    [40, 'Create'],
    [80, 'Create'],
  ] as const) {
    write(maxLength, word)
    writeFileSync(join(folder, 'CHANGELOG.md'), changelog(maxLength === 40 ? '' : FIXED))
    git('add', 'openapi', 'CHANGELOG.md')
    git('commit', '--quiet', '--message', word)
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.runIf(isAll)(
  'the exit code is 0 for a compatible change between two revisions',
  { timeout: SLOW },
  () => {
    const { status, stdout } = diff('HEAD~1', 'HEAD')
    expect(stdout).toContain('maxLength 40 → 80  (createTrip)')
    expect(stdout).toContain('0 breaking, 1 compatible')
    expect(status).toBe(0)
  },
)

test(
  'the exit code is 1 for a breaking change up to the working tree, which stays unchanged',
  { timeout: SLOW },
  () => {
    write(20, 'Other words')
    const comment = join(folder, 'comment.md')
    const { status, stdout } = diff('HEAD', '--comment', comment)
    expect(readFileSync(comment, 'utf8')).toBe(`**The contract changes: 1 breaking, 0 compatible.**

### Breaking
- \`Trip\`
  - request: maxLength 80 → 20  (createTrip)
`)
    expect(stdout).toMatch(/BREAKING\n {2}Trip\n {4}request: maxLength 80 → 20/)
    expect(stdout).toContain('1 breaking, 0 compatible')
    expect(status).toBe(1)
    expect(readFileSync(join(folder, 'openapi/trip.yaml'), 'utf8')).toBe(schema(20))
  },
)

test.runIf(isAll)('the exit code is 2 if the comparison fails', { timeout: SLOW }, () => {
  expect(diff()).toMatchObject({ status: 2, stderr: expect.stringContaining('usage') as string })
  expect(diff('nonsense')).toMatchObject({ status: 2, stderr: expect.stringContaining('nonsense') as string })
})

test.runIf(isAll)(
  'the next version follows from the changes of the contract since the last one, and from the changelog',
  { timeout: SLOW },
  () => {
    write(80, 'Create')
    expect(version()).toMatchObject({
      status: 0,
      stdout:
        '1.5.0\n  minor: the contract has 1 compatible change\n  patch: the changelog has 1 entry under Fixed\n',
    })
    write(20, 'Create')
    expect(version().stdout).toMatch(/^2\.0\.0\n {2}major: the contract has 1 breaking change\n/)
    // A tag takes precedence over the commit that wrote the heading.
    git('tag', 'v1.4.2', 'HEAD')
    write(80, 'Create')
    expect(version().stdout).toBe('1.4.3\n  patch: the changelog has 1 entry under Fixed\n')
    expect(version('--since', 'nonsense')).toMatchObject({ status: 2, stdout: '' })
  },
)
