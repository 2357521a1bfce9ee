/**
 * The output of `npm run new:screen` passes the checks, and the structure, screen and persona tests. It is tried with
 * the examples of `CONTRIBUTING.md` and with the other kinds of screens, next to the existing ones of the area.
 * `plan.test.ts` covers an area without screens.
 */
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAll } from '../../tests/level.ts'

const run = promisify(execFile)
/** Folders that are not part of the project, or generated from it. */
const NOT_COPIED = ['node_modules', '.git', '.cache', 'dist', 'dist-docs', 'reports', 'test-results']
/**
 * The steps of `npm run check` that check the whole project. Lint and format check only the new files, because the rest
 * is unchanged.
 */
const STEPS = [
  'types',
  'import zones',
  'no circles of imports',
  'unused code and packages',
  'no words or addresses in JSX',
  'words',
  'words of broken rules',
  'cited rules',
  'glossary',
  'a page of the gallery for each block',
  'forms from the contract',
  'five rooms',
]
/** On a busy machine this takes minutes. */
const PATIENCE = 600_000

let copy = ''
const inCopy = (...args: readonly string[]) =>
  run(process.execPath, args, {
    cwd: copy,
    maxBuffer: 1e8,
    timeout: PATIENCE,
    // One worker, because a second one would load all screens again while other runs keep the cores busy.
    env: { ...process.env, NODE_NO_WARNINGS: '1', NO_COLOR: '1', VITEST_MAX_WORKERS: '1' },
  }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${args.join(' ')}\n${error.stdout}${error.stderr}`)
  })
/** The paths of all written and changed files. */
const written = new Set<string>()
const newScreen = async (spec: string): Promise<string> => {
  const { stdout } = await inCopy('--import', 'tsx', 'scripts/new-screen.ts', ...spec.split(' '))
  for (const line of stdout.split('\n')) if (/^\S+\.tsx?$/.test(line)) written.add(line)
  return stdout
}
/** The arguments of the command, on one line. */
const [exampleList = '', exampleRecord = '', exampleForm = ''] = Array.from(
  readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^npm run new:screen -- ((?:.*\\\n)*.*)$/gm),
  ([, spec = '']) => spec.replaceAll(/\\\n\s*/g, ''),
)
const inFile = (path: string): string => readFileSync(join(copy, path), 'utf8')

beforeAll(() => {
  copy = mkdtempSync(join(realpathSync(tmpdir()), 'new-screen-'))
  for (const name of readdirSync('.').filter((entry) => !NOT_COPIED.includes(entry)))
    cpSync(name, join(copy, name), { recursive: true })
  symlinkSync(realpathSync('node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

// Only in a full run, because it runs the checks and many tests.
test.runIf(isAll)(
  'generated screens of each kind pass the checks and tests unchanged',
  async () => {
    const list = await newScreen(exampleList)
    expect(list).toContain('src/features/partners/partner-archive-columns.tsx')
    expect(list).toContain('to translate: ')
    await newScreen(exampleRecord)
    const form = await newScreen(exampleForm)
    expect(form).toContain('left out: data.billingFlags, data.invoiceFlags, data.selectedProducts')
    await newScreen(
      '--kind settings --operation updatePartner --name ArchiveSettings --path /partner-archive/:partnerOspId/settings --guard platformStaff --parent ArchivedPartner',
    )
    await newScreen(
      '--kind wizard --operation createTemplate --name CopyTemplate --path /templates/copy --guard platformStaff --parent Dashboard',
    )
    await newScreen(
      '--kind list --operation findAllUserGroups --name GroupOverview --path /manage/group-overview --guard managesUsers --parent UserGroups --menu users',
    )
    expect(inFile('src/features/partners/partner-archive-columns.tsx')).toContain(
      'corporateAccountCount: column.count(',
    )
    expect(inFile('src/features/partners/partner-archive-screen.tsx')).toMatch(
      /name="PartnerArchive"\s+add="RestorePartner"\s+rowTo=.*ArchivedPartnerContents/,
    )
    expect(inFile('src/routes/user-groups.ts')).toContain('needsCompany: true')

    // One after another, because in parallel they would slow each other down until tests time out.
    await inCopy('node_modules/oxfmt/bin/oxfmt', '--check', ...written)
    await inCopy('node_modules/oxlint/bin/oxlint', '--deny-warnings', '--quiet', ...written)
    await inCopy('--import', 'tsx', 'scripts/check.ts', ...STEPS)
    await inCopy(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--testTimeout=120000',
      'tests/structure',
      'src/routes/routes.test.ts',
      ...['partners', 'templates', 'user-groups', 'session.personas'].map((area) => `tests/screen/${area}`),
    )
  },
  PATIENCE,
)

test.runIf(isAll)('an incomplete specification writes nothing, and reports why', async () => {
  await expect(newScreen('--kind list --operation getAllMrps')).rejects.toThrow('--guard is missing')
})
