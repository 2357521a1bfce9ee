/**
 * A language is added by files only: its code in the contract and its folder in `locales/`. In a copy of the project,
 * German with made-up texts passes types and checks, and a screen is shown in it.
 */
import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { isAll } from '../level.ts'

const run = promisify(execFile)
const NOT_COPIED = ['node_modules', '.git', '.cache', 'dist', 'dist-docs', 'reports', 'test-results']
const ADDED = 'de'
/** The test takes minutes on a busy machine. */
const TIMEOUT_MS = 600_000

const copy = mkdtempSync(join(realpathSync(tmpdir()), 'new-language-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }), TIMEOUT_MS)

const inCopy = (...args: readonly string[]) =>
  run(process.execPath, args, {
    cwd: copy,
    maxBuffer: 1e8,
    timeout: TIMEOUT_MS,
    env: { ...process.env, NODE_NO_WARNINGS: '1', NO_COLOR: '1', VITEST_MAX_WORKERS: '1' },
  }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${args.join(' ')}\n${error.stdout}${error.stderr}`)
  })

/**
 * An English text with accents on its vowels, except in placeholders and tags. It has the same length, and occurs in no
 * other language.
 */
const accented = (text: string): string =>
  text.replace(
    /(\{\{.*?\}\}|<.*?>)|[aeiouy]/g,
    (letter, kept?: string) => kept ?? `${letter}\u0308`.normalize('NFC'),
  )
const translated = (words: unknown): unknown =>
  typeof words === 'string'
    ? accented(words)
    : Object.fromEntries(Object.entries(words ?? {}).map(([key, value]) => [key, translated(value)]))

const SCREEN_TEST = `
import { BASE, expect, test } from './fixture.ts'

test('a list, its menu and its sandbox use the added language', async ({ page, signInAs }) => {
  await signInAs('ulla.users', { language: '${ADDED}' })
  await page.goto(\`\${BASE}/manage/user-groups\`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^${accented('User groups')}/)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('button', { name: '${accented('User menu')}' }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Deutsch' })).toBeVisible()
  expect(document.documentElement.lang).toBe('${ADDED}')
})
`

// Only in a full run, because it checks types and texts of the whole project again.
test.runIf(isAll)(
  'a language can be added by its code in the contract and its files',
  async () => {
    for (const name of readdirSync('.').filter((entry) => !NOT_COPIED.includes(entry)))
      cpSync(name, join(copy, name), { recursive: true })
    symlinkSync(realpathSync('node_modules'), join(copy, 'node_modules'))

    const contract = join(copy, 'openapi/common.yaml')
    const text = readFileSync(contract, 'utf8')
    const listed = text.replace('enum: [nl, en, fr]', `enum: [nl, en, fr, ${ADDED}]`)
    expect(listed).not.toBe(text)
    writeFileSync(contract, listed)
    mkdirSync(join(copy, 'locales', ADDED))
    for (const file of readdirSync('locales/en')) {
      const words: unknown = JSON.parse(readFileSync(join('locales/en', file), 'utf8'))
      writeFileSync(join(copy, 'locales', ADDED, file), JSON.stringify(translated(words)))
    }
    writeFileSync(join(copy, 'tests/screen/fixture.language.test.tsx'), SCREEN_TEST)

    await inCopy('--import', 'tsx', 'scripts/generate.ts')
    await inCopy(
      '--import',
      'tsx',
      'scripts/check.ts',
      'types',
      'words',
      'words of broken rules',
      'glossary',
      'five rooms',
    )
    await inCopy('node_modules/vitest/vitest.mjs', 'run', 'tests/screen/fixture.language.test.tsx')
  },
  TIMEOUT_MS,
)
