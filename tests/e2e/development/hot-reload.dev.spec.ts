/**
 * Files are edited while a page is open, as under `npm start`, in a copy of the portal with its own development server.
 * `npm test -- --all` edits some of the screens, `npm test -- --full` all of them.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort, waitForServer } from '../../../scripts/processes/ports.ts'
import { screenOf } from '../../../scripts/bundle-size.ts'
import type { HotReloadOptions } from '../../../scripts/hot-reload-parts.ts'
import type { Route } from '../../../src/routes/route.ts'
import { routes } from '../../../src/routes/routes.ts'
import { expect, test as base } from '../../fixtures.ts'
import { isFull } from '../../level.ts'
import { sampleAddress } from '../../sample-address.ts'

/** Below the checkout, because they use the installed packages. They have no package.json, so servers may read them. */
const COPIES = '.cache/hot-reload'
const COPIED = ['src', 'openapi', 'notations', 'files', 'locales', 'public', 'config', 'build']
const FILES = ['index.html', 'vite.config.ts', 'tsconfig.json']
/** Unless the run is full, one screen out of this many is edited. */
const SAMPLE = 24
const READY_WITHIN_MS = 60_000

/** Screens that show something else when opened by address. */
const NOT_BY_ADDRESS = ['TwoFactorAuth', 'NotFound']

/**
 * Which part of the screens is edited, of how many. Each part is a project (playwright.config.ts), with its own browser,
 * copy of the portal and server: after some seventy loads of all modules, Chromium's process fails.
 */
const test = base.extend<object, HotReloadOptions>({
  part: [
    { index: 0, count: 1 },
    { option: true, scope: 'worker' },
  ],
})
test.describe.configure({ mode: 'default' })
let server: ChildProcess | undefined
let origin = ''
let copy = ''

const chosen = (routes as readonly Route[]).filter(
  ({ name, load, audience }) =>
    load !== undefined &&
    audience === 'signed-in' &&
    !NOT_BY_ADDRESS.includes(name) &&
    (isFull || (createHash('sha256').update(name).digest()[0] ?? 0) % SAMPLE === 0),
)

test.beforeAll(async ({ baseURL, part }, info) => {
  info.setTimeout(READY_WITHIN_MS)
  copy = join(COPIES, String(part.index))
  mkdirSync(copy, { recursive: true })
  for (const name of [...COPIED, ...FILES]) {
    rmSync(join(copy, name), { recursive: true, force: true })
    cpSync(name, join(copy, name), { recursive: true })
  }
  for (const route of chosen) edit(screenOf(route) ?? '', 'not-yet')
  const port = await freePort(Number(new URL(baseURL ?? '').port) + 10 * (part.index + 1))
  origin = `http://127.0.0.1:${port}`
  const program = join(process.cwd(), 'node_modules/vite/bin/vite.js')
  server = spawn(process.execPath, [program, '--host', '127.0.0.1', '--port', String(port), '--strictPort'], {
    cwd: copy,
    env: { ...process.env, SANDBOX_URL: baseURL },
    stdio: 'ignore',
  })
  await waitForServer(`${origin}/portal/`, READY_WITHIN_MS)
})
test.afterAll(() => server?.kill())

test('a screen shows an edit of its file without a page reload', async ({ page, signInAs, part }) => {
  const screens = chosen.filter((_route, at) => at % part.count === part.index)
  test.setTimeout(20_000 + screens.length * 10_000)
  await signInAs('olivia.osp') // Platform staff may see every screen.
  for (const route of screens) await test.step(route.name, () => editAndLook(page, route))
})

test('typed form values are kept when the file of the form is edited', async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await open(page, sampleAddress('AddUserGroup'))
  const name = page.getByRole('textbox', { name: /naam/i }).first()
  await name.fill('Tram 7')
  edit('src/features/user-groups/add-user-group-screen.tsx', 'form')
  await expect(page.locator('html')).toHaveAttribute('data-edited-form')
  await expect(name).toHaveValue('Tram 7')
})

test('an edited text is shown', async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await open(page, sampleAddress('UserGroups'))
  const file = 'locales/nl/user-groups.json'
  const heading = (await page.locator('h1').first().textContent()) ?? ''
  const text = readFileSync(file, 'utf8')
  writeFileSync(join(copy, file), text.replaceAll(`"${heading}`, `"Nieuw: ${heading}`))
  await expect(page.locator('h1').first()).toHaveText(`Nieuw: ${heading}`)
})

test('editing a file that holds state reloads the page at the same URL, still signed in', async ({
  page,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await open(page, sampleAddress('UserGroups'))
  const file = 'src/session/state.ts'
  writeFileSync(join(copy, file), `${readFileSync(file, 'utf8')}\n// Edited.\n`)
  await expect.poll(() => isSamePage(page)).toBe(false)
  await expect(page).toHaveURL(origin + sampleAddress('UserGroups'))
  await expect(page.locator('h1').first()).toBeVisible()
})

/** Edits the file of a screen that is open: the page shows the edit, and everything else stays. */
async function editAndLook(page: Page, route: Route): Promise<void> {
  await open(page, sampleAddress(route))
  const file = screenOf(route) ?? ''
  // An edit of a file that is still being loaded by the page would not be noticed.
  await expect(page.locator('html'), `${file} is shown`).toHaveAttribute(`data-edited-${marks.get(file)}`)
  const heading = await page.locator('h1').first().textContent()
  const source = readFileSync(file, 'utf8')
  const mark = String(chosen.indexOf(route))
  edit(file, mark)
  await expect(page.locator('html'), `${file} was edited`).toHaveAttribute(`data-edited-${mark}`)
  await expect(page.locator('h1').first()).toHaveText(heading ?? '')
  await expect(page.locator('vite-error-overlay')).toHaveCount(0)
  expect(await isSamePage(page), `${file}: the page was loaded again`).toBe(!hasOtherExports(source))
}

async function open(page: Page, address: string): Promise<void> {
  // An edit made before the page listens to the server is never reported to the page.
  const listening = page.waitForEvent('console', (message) => message.text() === '[vite] connected.')
  await page.goto(origin + address)
  await listening
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible({
    timeout: 30_000, // The server transforms the files of a page on the first request.
  })
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // A heading may belong to a layout whose screen is still loading. An edit of a file that is still loading would not
  // be noticed.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
}

const isSamePage = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.body?.hasAttribute('data-same-page') ?? false).catch(() => false)

/** The current mark of each edited file. */
const marks = new Map<string, string>()

function edit(file: string, mark: string): void {
  writeFileSync(join(copy, file), withMark(readFileSync(file, 'utf8'), mark))
  marks.set(file, mark)
}

/**
 * The source of a screen that leaves this mark on the page when it is rendered. Each edit has a separate attribute,
 * because a drawer also renders the edited screen below it.
 */
function withMark(source: string, mark: string): string {
  const marked = source.replace(
    /^export default function [\s\S]*?\{\n(?= {2}\S)/m,
    (head) => `${head}  document.documentElement.setAttribute('data-edited-${mark}', '')\n`,
  )
  if (marked === source) throw new Error('the screen has no default export that is a function')
  return marked
}

/** React keeps the state of a page only if the edited file exports only components. */
const hasOtherExports = (source: string): boolean => /^export (?!default|type|interface)/m.test(source)
